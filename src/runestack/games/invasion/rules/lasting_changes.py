"""Changes of players that last: discounts on certain cards, what is forbidden, rerolls after the next roll."""

from __future__ import annotations

from typing import Final

from runestack.games.invasion.rules import counts
from runestack.games.invasion.rules.state import InvasionState
from runestack.kernel.events import Lasting
from runestack.kernel.frame import NOTHING

DISCOUNT: Final = (
    0  # number: the symbol; stamp: the colour or family that a card must have, or NOTHING
)
FORBID: Final = 1  # number: what; seat: to whom; stamp: whose next turn ends it, or NOTHING for the end of this turn
PREVENT: Final = 3  # number: points of damage, until the next turn of the player begins
REROLLS: Final = 2  # number: how many, after the next roll


def add_lasting(s: InvasionState, kind: int, seat: int, number: int, stamp: int) -> None:
    """Notes a change for a player."""
    lasts = kind in (FORBID, PREVENT) and stamp != NOTHING
    until = counts.UNTIL_NEXT_TURN if lasts else counts.THIS_TURN
    s.lasting.append(Lasting(kind, NOTHING, stamp, number, until, seat))


def has_lasting(s: InvasionState, kind: int, seat: int, number: int) -> bool:
    """Whether a change is noted for a player."""
    for mark in s.lasting:
        if mark.kind == kind and mark.seat == seat and mark.number == number:
            return True
    return False


def prevent_noted(s: InvasionState, seat: int, number: int) -> int:
    """How much of some damage is prevented because a text has said so before; that is used up."""
    prevented = 0
    left: list[Lasting] = []
    for mark in s.lasting:
        if mark.kind != PREVENT or mark.seat != seat:
            left.append(mark)
            continue
        less = min(mark.number, number - prevented)
        prevented += less
        if mark.number > less:
            left.append(Lasting(PREVENT, NOTHING, mark.stamp, mark.number - less, mark.until, seat))
    s.lasting[:] = left
    return prevented


def take_rerolls(s: InvasionState, seat: int) -> int:
    """How many dice may be rerolled after this roll; that is used up now."""
    number = 0
    for mark in s.lasting:
        if mark.kind == REROLLS and mark.seat == seat:
            number += mark.number
    if number:
        s.lasting[:] = [mark for mark in s.lasting if mark.kind != REROLLS or mark.seat != seat]
    return number


def end_with_turn(s: InvasionState, seat: int) -> None:
    """The turn of a player ends, and with it what lasts for this turn. Rerolls wait for the next roll."""
    if s.lasting:
        s.lasting[:] = [
            mark
            for mark in s.lasting
            if mark.kind == REROLLS or mark.until != counts.THIS_TURN or mark.seat != seat
        ]


def end_with_next_turn(s: InvasionState, seat: int) -> None:
    """A player's turn begins: what lasts until then is over."""
    if s.lasting:
        s.lasting[:] = [
            mark
            for mark in s.lasting
            if mark.kind not in (FORBID, PREVENT)
            or mark.until != counts.UNTIL_NEXT_TURN
            or mark.stamp != seat
        ]
