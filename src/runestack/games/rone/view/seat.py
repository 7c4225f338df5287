"""What a seat may know, as plain data. The one place where anything is hidden (RONE-RULING-7)."""

from __future__ import annotations

from functools import partial
from typing import cast

from runestack.games.rone.cards.printed import CardWords
from runestack.games.rone.rules import choices as ch
from runestack.games.rone.rules import constants as c
from runestack.games.rone.rules import procedures as p
from runestack.games.rone.rules import state as st
from runestack.games.rone.rules.prices import (
    cost_to_play,
)
from runestack.games.rone.rules.seats import is_out, life, opponents
from runestack.games.rone.rules.state import RoneState
from runestack.games.rone.setup.settings import SEATS
from runestack.games.rone.telling.endings import ENDINGS
from runestack.games.rone.telling.names import is_visible
from runestack.games.rone.telling.stack import (
    KINDS,
    entry_sentence,
    entry_text,
    targets_of,
    window_cause,
    window_reason,
)
from runestack.games.rone.telling.windows import phase
from runestack.games.rone.view.cards import (
    battlefield_card,
    card_data,
    seen,
    unit_card,
)
from runestack.games.rone.view.combat import combat_view
from runestack.games.rone.view.heroes import hero_view
from runestack.games.rone.view.question import asked
from runestack.games.rone.view.types import (
    Announcement,
    Deck,
    DeckCard,
    Discount,
    Entry,
    EntryState,
    Mode,
    PlayableCard,
    RoneSeat,
    RoneView,
)
from runestack.games.view_types import HiddenCard
from runestack.games.views import (
    hidden_last,
    in_both,
    known_from_top,
    result_view,
    told,
)
from runestack.games.wording import SPECTATOR, Reader
from runestack.kernel.driver import open_seats, question_for
from runestack.kernel.frame import NOTHING, Frame

STATES: tuple[EntryState, ...] = ("waiting", "running", "cancelled")

MODES = {seats: cast("Mode", mode) for mode, seats in SEATS.items()}


def view(s: RoneState, words: CardWords, reader: Reader) -> RoneView:
    """What a seat may know, in both languages; SPECTATOR: what everybody knows."""
    numbers, seat = s.numbers, reader.seat
    question = None if seat == SPECTATOR else question_for(s, seat)
    return {
        "game": "rone",
        "edition": "de" if numbers[st.EDITION] == c.GERMAN else "en",
        "mode": MODES[numbers[st.SEATS]],
        "seat": seat,
        "round": numbers[st.ROUND],
        "phase": phase(s),
        "active": numbers[st.ACTIVE_PLAYER] if numbers[st.ROUND] else -1,
        "first": numbers[st.FIRST],
        "seats": [seat_view(s, words, each, reader) for each in range(numbers[st.SEATS])],
        "bounty": len(s.bounty_deck),
        "stack": [entry_view(s, words, entry, reader) for entry in s.stack],
        "triggers": [entry_view(s, words, entry, reader) for entry in [*s.waiting, *s.later]],
        "combat": combat_view(s, words, reader),
        "announced": announcement_view(s, words, reader),
        "question": None if question is None else asked(s, words, question, reader),
        "waiting_for": open_seats(s),
        "result": result_view(s, ENDINGS),
    }


# -- a player ------------------------------------------------------------------------------------


def seat_view(s: RoneState, words: CardWords, seat: int, reader: Reader) -> RoneSeat:
    """Everything that belongs to a player; team mates share their life, deck, units and graveyard."""
    side = s.side[seat]
    out = is_out(s, seat)
    return {
        "seat": seat,
        "side": side,
        "out": out,
        "opponents": [] if out else opponents(s, seat),  # the first is the primary target
        "water": s.water[seat],
        "life": life(s, side),
        "hero": None if out or s.hero[seat] == NOTHING else hero_view(s, words, seat),
        "hand": pile_view(s, words, s.hand[seat], seat, reader),
        "deck": deck_view(s, words, side, reader),
        "technology_deck": pile_view(s, words, s.technology_deck[side], seat, reader),
        "units": [unit_card(s, words, card) for card in s.units[side]],
        "technologies": [battlefield_card(s, words, card) for card in s.technology[seat]],
        "graveyard": [card_data(s, words, card) for card in reversed(s.graveyard[side])],
        "removed": [card_data(s, words, card) for card in s.removed[side]],
        "discounts": discounts(s, seat),
        "mulligan": s.mulligan[seat] == 1,
        "conceded": s.conceded[seat] == 1,
    }


def pile_view(
    s: RoneState, words: CardWords, pile: list[int], seat: int, reader: Reader
) -> list[PlayableCard | HiddenCard]:
    """Cards that their owner can play; those the reader does not know come last and are all alike."""

    def known(card: int) -> bool:
        return is_visible(s, card, reader.seat)

    def with_price(card: int) -> PlayableCard:
        return {**card_data(s, words, card), "cost": price(cost_to_play(s, seat, card))}

    return hidden_last(pile, known, with_price)


def price(cost: int) -> int | None:
    """A price; None: greyed out."""
    return None if cost == c.NEVER else cost


def deck_view(s: RoneState, words: CardWords, side: int, reader: Reader) -> Deck:
    """How many cards, and which of them the reader knows: face-up shields, and what it has seen."""

    def known(card: int) -> bool:
        return is_visible(s, card, reader.seat)

    def shown(card: int, position: int) -> DeckCard:
        is_shield = s.face_up[card] == 1
        return {**card_data(s, words, card), "position": position, "shield": is_shield}

    deck = s.deck[side]
    return {"count": len(deck), "known": known_from_top(deck, known, shown)}


def discounts(s: RoneState, seat: int) -> list[Discount]:
    """Reductions that wait for the next card of a kind."""
    nouns = {number: key for key, number in c.NOUNS.items()}
    return [
        {"noun": nouns[mark.number >> 6], "water": mark.number & 63}
        for mark in s.lasting
        if mark.kind == c.LAST_CHEAPER and mark.seat == seat
    ]


# -- what goes on --------------------------------------------------------------------------------


def entry_view(s: RoneState, words: CardWords, entry: Frame, reader: Reader) -> Entry:
    """An effect on the stack, or a trigger that waits for it; the stack's last one is executed first."""
    return {
        "kind": KINDS[entry.procedure],
        "state": STATES[entry.flag],
        "seat": entry.seat,
        "card": None if entry.card == NOTHING else seen(s, words, entry.card, reader),
        "targets": [seen(s, words, card, reader) for card in targets_of(s, entry)],
        "text": in_both(lambda language: entry_text(words, entry, language)),
        "initiatives": [in_both(partial(words.use, text)) for text in paid_for(s, entry)],
        "sentence": told(reader, partial(entry_sentence, s, words, entry)),
    }


def paid_for(s: RoneState, entry: Frame) -> list[int]:
    """The initiatives that were paid for on top of a play."""
    if KINDS[entry.procedure] != "play":
        return []
    printed = s.faces.initiatives[s.face[entry.card]]
    return [text for place, text in enumerate(printed) if entry.number & (1 << place)]


def announcement_view(s: RoneState, words: CardWords, reader: Reader) -> Announcement | None:
    """What was announced and can be reacted to before its card is named: a slow action or an attack (RONE-ACT-2)."""
    is_window = bool(s.asking) and s.asking[0].kind == ch.ASK_WINDOW
    if not is_window or s.stack or window_cause(s).procedure not in (p.ATTACK, p.SLOW_ACTION):
        return None
    return {
        "seat": window_cause(s).seat,
        "sentence": told(reader, partial(window_reason, s, words)),
    }
