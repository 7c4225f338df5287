"""Continuous texts: what they apply to and what they add.

They are listeners of kinds behind those of the events. Who asks looks first whether `listening` has any of the kind.
"""

from __future__ import annotations

from runestack.kernel.conditions import count_of, holds, players_meant
from runestack.kernel.events import Listener
from runestack.kernel.frame import NOBODY, NOTHING
from runestack.kernel.program import YOU
from runestack.kernel.selectors import fits
from runestack.kernel.state import State


def is_on(s: State, listener: Listener) -> bool:
    """Whether the condition of a continuous text holds."""
    condition = s.abilities[listener.text].condition
    return condition is None or holds(
        s, condition, listener.card, listener.printed, NOTHING, NOBODY, NOBODY, True
    )


def covers(s: State, listener: Listener, card: int) -> bool:
    """Whether a continuous text applies to a card now."""
    selector = s.abilities[listener.text].selector
    if selector is not None and not fits(
        s, selector, card, listener.card, listener.printed, NOBODY, True
    ):
        return False
    return is_on(s, listener)


def means_player(s: State, listener: Listener, seat: int) -> bool:
    """Whether the text of a card in play speaks of a player, as long as nobody executes it."""
    player = s.abilities[listener.text].player
    if player == YOU:
        return s.controller[listener.card] == seat or seat in s.called_you(listener.card)
    return seat in players_meant(s, s.controller[listener.card], player)


def concerns(s: State, listener: Listener, seat: int) -> bool:
    """Whether a continuous text about players means this one now."""
    return means_player(s, listener, seat) and is_on(s, listener)


def number_of(s: State, listener: Listener) -> int:
    """The number of a continuous text, times the count of its `for each`."""
    ability = s.abilities[listener.text]
    if ability.counted is None:
        return ability.words[0]
    card = listener.card
    return ability.words[0] * count_of(
        s, ability.counted, card, listener.printed, NOTHING, NOBODY, s.controller[card], True
    )


def bonus(s: State, card: int, kind: int) -> int:
    """What continuous texts of a kind add to a value of a card."""
    value = 0
    for listener in s.listeners:
        if listener.kind == kind and covers(s, listener, card):
            value += number_of(s, listener)
    return value


def player_bonus(s: State, seat: int, kind: int) -> int:
    """What continuous texts of a kind add for a player."""
    value = 0
    for listener in s.listeners:
        if listener.kind == kind and concerns(s, listener, seat):
            value += number_of(s, listener)
    return value


def given_keywords(s: State, card: int, kind: int) -> int:
    """The keywords that continuous texts of a kind give to a card, as bits."""
    value = 0
    for listener in s.listeners:
        if listener.kind == kind and covers(s, listener, card):
            value |= s.abilities[listener.text].keyword
    return value


def text_about_card(s: State, card: int, kind: int, what: int) -> int:
    """The card whose continuous text says `what` (forbids it, allows it) of a card, or NOTHING."""
    for listener in s.listeners:
        if (
            listener.kind == kind
            and s.abilities[listener.text].words[0] == what
            and covers(s, listener, card)
        ):
            return listener.card
    return NOTHING


def text_about_player(s: State, seat: int, kind: int, what: int) -> int:
    """The same of a player."""
    for listener in s.listeners:
        if (
            listener.kind == kind
            and s.abilities[listener.text].words[0] == what
            and concerns(s, listener, seat)
        ):
            return listener.card
    return NOTHING
