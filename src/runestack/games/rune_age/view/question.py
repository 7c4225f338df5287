"""What a seat is asked, as plain data: each option with its words, its cards, and what it would lead to."""

from __future__ import annotations

from functools import partial

from runestack.games.aiming import cards_chosen_before
from runestack.games.rune_age.cards.printed import CardWords
from runestack.games.rune_age.rules import choices as ch
from runestack.games.rune_age.rules import constants as c
from runestack.games.rune_age.rules import procedures as p
from runestack.games.rune_age.rules.actions import controller_or_nobody
from runestack.games.rune_age.rules.spending import budget, price_of
from runestack.games.rune_age.rules.state import RuneAgeState
from runestack.games.rune_age.rules.values import auto_defense, kind_of, target_strength
from runestack.games.rune_age.telling.options import option_cards, option_id
from runestack.games.rune_age.telling.prompts import option_sentences, prompt
from runestack.games.rune_age.telling.spending import spending_of
from runestack.games.rune_age.telling.windows import QUESTIONS
from runestack.games.rune_age.view.cards import face_data
from runestack.games.rune_age.view.going_on import prediction
from runestack.games.rune_age.view.types import FactionChoice, RuneAgeOption, RuneAgeQuestion
from runestack.games.view_types import Told
from runestack.games.views import asked_view, option_views
from runestack.games.wording import Reader
from runestack.kernel.decision import Question, option_first, option_kind, option_second
from runestack.kernel.frame import NOBODY

# frames whose `items` are the cards that were chosen before for the same purpose
COLLECTING = (p.RETAIN, p.PAY, p.PAY_COSTS, p.ATTRITION, p.PICK, p.DISCARD_WORTH, p.GROUP_PAYMENT)


def asked(s: RuneAgeState, words: CardWords, question: Question, reader: Reader) -> RuneAgeQuestion:
    """The question of a seat."""
    said = asked_view(
        question,
        reader,
        partial(prompt, s, words, question),
        chosen=chosen_before(s),
    )
    options = option_views(
        question,
        reader,
        partial(option_sentences, s, words, question),
        partial(option_view, s, words, question),
    )
    return {
        **said,
        "kind": QUESTIONS[question.kind],
        "number": question.number,
        "options": options,
    }


def chosen_before(s: RuneAgeState) -> list[int]:
    """Cards that were named one after the other: to pay, to keep, to lose, or as targets."""
    frame = s.frames[-1]
    if frame.procedure in COLLECTING:
        return frame.items[:]
    return cards_chosen_before(s, s.home.__getitem__)


def option_view(
    s: RuneAgeState, words: CardWords, question: Question, index: int, code: int, sentence: Told
) -> RuneAgeOption:
    """One option."""
    kind, first = option_kind(code), option_first(code)
    data: RuneAgeOption = {
        "index": index,
        "sentence": sentence,
        "id": option_id(s, code),
        "cards": list(option_cards(s, code)),
    }
    if kind == ch.ATTACK:
        add_attack(s, data, first)
    elif kind == ch.PLAY:
        data["prediction"] = prediction(s, question.seat, first)
    elif kind in (ch.BUY, ch.ACQUIRE):
        add_purchase(s, data, question, code)
    elif kind == ch.PAY_WITH:
        data["lost"] = option_second(code)
    elif kind == ch.TAKE_RACE:
        data["faction"] = faction_choice(s, words, first)
    return data


def add_attack(s: RuneAgeState, data: RuneAgeOption, card: int) -> None:
    """A battle with what an army must bring; a siege with what a city adds to its defenders."""
    if controller_or_nobody(s, card) == NOBODY:
        data["combat"] = "battle"
        data["needs"] = target_strength(s, card)
    else:
        data["combat"] = "siege"
        data["needs"] = auto_defense(s, card) if kind_of(s, card) & c.CITY else 0


def add_purchase(s: RuneAgeState, data: RuneAgeOption, question: Question, code: int) -> None:
    """What it costs, and what could still be spent afterwards."""
    resource = c.GOLD_RESOURCE if option_kind(code) == ch.BUY else c.INFLUENCE
    spending = spending_of(s, question.seat)
    have = budget(s, question.seat, resource, 0) if spending is None else spending.left
    data["price"] = price_of(s, option_first(code), resource)
    data["left"] = max(0, have - data["price"])


def faction_choice(s: RuneAgeState, words: CardWords, race: int) -> FactionChoice:
    """A faction with its cards; those of the expansion only where it is played."""
    expansion = s.frames[-1].number == 1
    faces = [
        face for face in s.faces.races[race] if expansion or not s.faces.flags[face] & c.EXPANSION
    ]
    return {
        "faction": c.RACES[race],
        "home": face_data(words, s.faces.homes[race]),
        "barracks": [face_data(words, face) for face in faces],
    }
