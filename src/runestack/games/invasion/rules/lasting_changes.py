"""Changes of players that last: discounts on certain cards, what is forbidden, rerolls after the next roll."""

from __future__ import annotations

from typing import Final

from runestack.games.invasion.rules import counts
from runestack.games.invasion.rules.state import InvasionState
from runestack.kernel.events import Lasting
from runestack.kernel.frame import NOBODY, NOTHING

DISCOUNT: Final = (
    0  # number: the symbol; stamp: the colour or family that a card must have, or NOTHING
)
FORBID: Final = 1  # number: what; seat: to whom; stamp: whose next turn ends it, or NOTHING for the end of this turn
PREVENT: Final = 3  # number: points of damage, until the next turn of the player begins
COUNTS_AS: Final = 4  # number: eight times a colour, and what it counts as; this turn
REDIRECT: Final = 5  # number: who is dealt the next damage of the seat instead
TOP_CARD: Final = (
    6  # number: a change of a statistic; card; stamp: which object; until the round ends
)
REROLLS: Final = 2  # number: how many, after the next roll


def add_lasting(s: InvasionState, kind: int, seat: int, number: int, stamp: int) -> None:
    """Notes a change for a player."""
    lasts = kind in (FORBID, PREVENT, REDIRECT) and stamp != NOTHING
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


def redirected(s: InvasionState, seat: int) -> int:
    """Who is dealt the next damage of a player because a text has said so before; that is used up."""
    for place in range(len(s.lasting)):
        mark = s.lasting[place]
        if mark.kind == REDIRECT and mark.seat == seat:
            del s.lasting[place]
            return mark.number
    return seat


STATISTICS: Final = 8  # more than there are


def change_top_card(s: InvasionState, which: int, number: int) -> None:
    """The top card has more or less of something until the round ends."""
    top = s.stack[-1]
    code = number * STATISTICS + which
    s.lasting.append(Lasting(TOP_CARD, top, s.stamp[top], code, counts.THIS_ROUND, NOBODY))


def changed(s: InvasionState, card: int, which: int) -> int:
    """What such changes add to a card."""
    value = 0
    for mark in s.lasting:
        if mark.kind == TOP_CARD and mark.card == card and mark.stamp == s.stamp[card]:
            if mark.number % STATISTICS == which:
                value += mark.number // STATISTICS
    return value


def end_with_round(s: InvasionState) -> None:
    """A new round begins."""
    if s.lasting:
        s.lasting[:] = [mark for mark in s.lasting if mark.until != counts.THIS_ROUND]


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
            if mark.kind not in (FORBID, PREVENT, REDIRECT)
            or mark.until != counts.UNTIL_NEXT_TURN
            or mark.stamp != seat
        ]
