"""What a seat is asked, as plain data: each option with its words, its cards, and what it points at."""

from __future__ import annotations

from functools import partial

from runestack.games.invasion.cards.printed import CardWords
from runestack.games.invasion.rules import choices as ch
from runestack.games.invasion.rules.dice import owner_of_die
from runestack.games.invasion.rules.spending import price
from runestack.games.invasion.rules.state import InvasionState
from runestack.games.invasion.rules.values import action_price
from runestack.games.invasion.telling.options import option_cards, option_id
from runestack.games.invasion.telling.prompts import option_sentences, prompt
from runestack.games.invasion.telling.windows import QUESTIONS
from runestack.games.invasion.view.types import InvasionOption, InvasionQuestion
from runestack.games.view_types import Place, Told
from runestack.games.views import asked_view, option_views
from runestack.games.wording import Reader
from runestack.kernel import choices as core
from runestack.kernel.decision import Question, option_first, option_kind, option_second

DIE_OPTIONS = (ch.USE_DIE, ch.REROLL, ch.DIE)
PLAYER_OPTIONS = (core.CHOOSE_PLAYER, ch.GIVE_POINTS, ch.NAME_CAPTAIN)


def asked(
    s: InvasionState, words: CardWords, question: Question, reader: Reader
) -> InvasionQuestion:
    """The question of a seat."""
    said = asked_view(question, reader, partial(prompt, s, words, question))
    options = option_views(
        question,
        reader,
        partial(option_sentences, s, words, question),
        partial(option_view, s, question),
    )
    return {
        **said,
        "kind": QUESTIONS[question.kind],
        "number": question.number,
        "options": options,
    }


def option_view(
    s: InvasionState, question: Question, index: int, code: int, sentence: Told
) -> InvasionOption:
    """One option."""
    kind, first = option_kind(code), option_first(code)
    data: InvasionOption = {
        "index": index,
        "sentence": sentence,
        "id": option_id(s, code),
        "cards": list(option_cards(s, code)),
    }
    found = places(s, question, code)
    if found:
        data["places"] = found
    if kind in (ch.HIT, ch.GIVE_POINTS):
        data["points"] = option_second(code)
    elif kind == ch.PAY_ACTION:
        data["points"] = data["price"] = action_price(s, first)
    elif kind == ch.SPARE:
        data["price"] = price(s, question.seat, first, option_second(code) != 0)
    return data


def places(s: InvasionState, question: Question, code: int) -> list[Place]:
    """Dice, sides, screws, zones, spots and players that an option points at."""
    kind, first, second = option_kind(code), option_first(code), option_second(code)
    if kind in DIE_OPTIONS:
        return [die_place(first)]
    if kind == ch.TRANSFORM:
        return [die_place(first), die_place(second)]
    if kind == ch.SIDE:
        return [{**die_place(first), "side": second}]
    if kind == ch.POSITION:
        return [{**die_place(question.number), "side": first, "position": second}]
    if kind == ch.PAIR:
        return [{"seat": question.seat, "spot": first}]
    if kind == ch.PUT_IN:
        return [{"seat": question.seat, "spot": second}]
    if kind == ch.STORED:
        return [{"seat": question.seat, "spot": first}]
    if kind == ch.ZONE:
        return [{"zone": first}]
    return [{"seat": first}] if kind in PLAYER_OPTIONS else []


def die_place(die: int) -> Place:
    """A die and whose it is."""
    return {"seat": owner_of_die(die), "die": die}
