"""What a seat may know, as plain data: the one place where anything is hidden."""

from __future__ import annotations

from functools import partial

from runestack.cards.pool import CardPool
from runestack.games.view_types import OptionView, Told
from runestack.games.views import asked_view, hidden_last, option_views, result_view
from runestack.games.wording import SPECTATOR, Reader
from runestack.kernel.decision import Question, option_first, option_kind
from runestack.kernel.driver import open_seats, question_for
from tests.guests.lanterns.rules import state as st
from tests.guests.lanterns.rules.state import LanternState
from tests.guests.lanterns.telling import words
from tests.guests.lanterns.view.types import (
    LanternCard,
    LanternQuestion,
    LanternSeat,
    LanternView,
)


def view(s: LanternState, pool: CardPool, reader: Reader) -> LanternView:
    """The whole table."""
    seat = reader.seat
    question = None if seat == SPECTATOR else question_for(s, seat)
    return {
        "game": "lanterns",
        "seat": seat,
        "day": s.numbers[st.DAY],
        "phase": "day",
        "active": -1,
        "first": -1,
        "light": s.numbers[st.LIGHT],
        "goal": s.goal,
        "deck": len(s.deck),
        "fire": [card_data(s, pool, card) for card in s.fire],
        "seats": [seat_view(s, pool, each, seat) for each in range(s.numbers[st.SEATS])],
        "question": None if question is None else asked(s, pool, question, reader),
        "waiting_for": open_seats(s),
        "result": result_view(s, words.ENDINGS),
    }


def seat_view(s: LanternState, pool: CardPool, seat: int, reader: int) -> LanternSeat:
    """A player's hand, and whether the player is done."""
    return {
        "seat": seat,
        "hand": hidden_last(
            s.hand[seat],
            lambda card: words.is_visible(s, card, reader),
            lambda card: card_data(s, pool, card),
        ),
        "done": s.done[seat] == 1,
        "conceded": False,
    }


def card_data(s: LanternState, pool: CardPool, card: int) -> LanternCard:
    """What is printed on a card, with its number."""
    printed = pool.cards[s.face[card]]
    return {
        "n": card,
        "id": printed.id,
        "name": {"en": printed.name, "de": printed.name_de},
        "type": "light",
        "light": s.faces.light[s.face[card]],
        "threshold": s.faces.threshold[s.face[card]],
        "text": {"en": "", "de": ""},
    }


def asked(s: LanternState, pool: CardPool, question: Question, reader: Reader) -> LanternQuestion:
    """What the seat is asked."""
    sentences = partial(words.option_sentences, s, pool, question)
    return {
        **asked_view(question, reader, partial(words.prompt, s, question)),
        "options": option_views(question, reader, sentences, option_view),
    }


def option_view(index: int, code: int, sentence: Told) -> OptionView:
    """An option with the card that it plays."""
    return {
        "index": index,
        "id": words.option_id(code),
        "sentence": sentence,
        "cards": list(option_cards(code)),
    }


def option_cards(code: int) -> tuple[int, ...]:
    """The card that an option plays."""
    return (option_first(code),) if option_kind(code) == st.PLAY else ()
