"""What can be destroyed or wounded, and how that begins; `destruction` carries it out."""

from __future__ import annotations

from typing import Final

from runestack.games.rune_age.rules import constants as c
from runestack.games.rune_age.rules import events as e
from runestack.games.rune_age.rules import procedures as p
from runestack.games.rune_age.rules.primitives import to_discard
from runestack.games.rune_age.rules.state import RuneAgeState
from runestack.games.rune_age.rules.values import LAST_UNDESTROYABLE, LAST_UNWOUNDABLE, kind_of
from runestack.kernel.continuous import text_about_card
from runestack.kernel.frame import NOBODY, NOTHING, Frame
from runestack.kernel.lasting import marked

WOULD_BE_DESTROYED: Final = c.WOULD_BE_DESTROYED
WOULD_BE_WOUNDED: Final = c.WOULD_BE_WOUNDED
WOULD_BE_DISCARDED: Final = c.WOULD_BE_DISCARDED
ONLY_BY_ABILITIES: Final = c.ONLY_BY_ABILITIES


def can_be_destroyed(s: RuneAgeState, card: int, cause: int) -> bool:
    """Whether nothing protects a card."""
    if s.marks[card] and marked(s, card, LAST_UNDESTROYABLE):
        return False
    if not s.listening[e.ON_PROHIBITION]:
        return True
    if text_about_card(s, card, e.ON_PROHIBITION, c.BE_DESTROYED) != NOTHING:
        return False
    if cause == c.BY_ATTRITION:
        return text_about_card(s, card, e.ON_PROHIBITION, c.BE_DESTROYED_BY_ATTRITION) == NOTHING
    if cause == c.BY_ABILITY:
        return text_about_card(s, card, e.ON_PROHIBITION, c.BE_DESTROYED_BY_ABILITIES) == NOTHING
    return True


def can_be_wounded(s: RuneAgeState, card: int) -> bool:
    """A participating unit that is not wounded yet, and that nothing protects (RA-WOUND-1, 4, RA-RULING-56)."""
    if s.zone[card] != c.IN_ARMY or s.wounded[card] or not kind_of(s, card) & c.UNIT:
        return False
    if s.marks[card] and marked(s, card, LAST_UNWOUNDABLE):
        return False
    if not s.listening[e.ON_PROHIBITION]:
        return True
    return text_about_card(s, card, e.ON_PROHIBITION, c.BE_WOUNDED) == NOTHING


def push_destruction(s: RuneAgeState, cards: list[int], cause: int) -> None:
    """Several cards are destroyed at the same time."""
    push_harm(s, cards, WOULD_BE_DESTROYED, cause, 1)


def discard_all(s: RuneAgeState, cards: list[int], rule: str) -> None:
    """Cards go to the discard piles of their owners, where no text can put something in its place at once."""
    if s.faces.replaced & WOULD_BE_DISCARDED:
        push_harm(s, cards, WOULD_BE_DISCARDED, c.BY_ABILITY, 1)
        return
    for card in cards[:]:
        to_discard(s, card, s.owner[card], rule)


def destroy_for_good(s: RuneAgeState, cards: list[int], cause: int) -> None:
    """At once, and nothing can happen instead: what a replacement itself demands (RA-RULING-61)."""
    push_harm(s, cards, WOULD_BE_DESTROYED, cause, 0)


def push_wounds(s: RuneAgeState, cards: list[int], cause: int) -> None:
    """Several units are wounded at the same time."""
    push_harm(s, cards, WOULD_BE_WOUNDED, cause, 1)


def push_harm(s: RuneAgeState, cards: list[int], event: int, cause: int, replaced: int) -> None:
    """Something happens to cards at the same time; `replaced` is 1 if something else may happen instead."""
    frame = Frame(p.HARM, NOBODY, NOTHING)
    frame.items = cards[:]
    frame.target = event
    frame.flag = cause
    frame.count = replaced
    s.push(frame)
