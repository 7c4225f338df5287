"""Lasting changes: noted with a card or a player, and taken away when their time is over.

What the end of a change undoes beyond the change itself is the game's matter.
"""

from __future__ import annotations

from runestack.kernel.events import Lasting
from runestack.kernel.frame import NOBODY, NOTHING
from runestack.kernel.state import State


def mark(s: State, lasting: Lasting) -> None:
    """Notes a change; `marks` counts those of each card, so that values look for changes only where there are some."""
    if lasting.card != NOTHING:
        s.marks[lasting.card] += 1
    s.lasting.append(lasting)


def take_ended(s: State, until: int, seat: int) -> list[Lasting]:
    """Takes away the changes that last until now and returns them in order; `seat` NOBODY: whoever made them."""
    ended: list[Lasting] = []
    going_on: list[Lasting] = []
    for entry in s.lasting:
        if entry.until == until and (seat == NOBODY or entry.seat == seat):
            ended.append(entry)
        else:
            going_on.append(entry)
    if ended:
        s.lasting = going_on
        for entry in ended:
            if entry.card != NOTHING:
                s.marks[entry.card] -= 1
    return ended


def marked(s: State, card: int, kind: int) -> int:
    """The sum of the lasting changes of a kind on a card."""
    value = 0
    for entry in s.lasting:
        if entry.card == card and entry.kind == kind:
            value += entry.number
    return value


def marked_bits(s: State, card: int, kind: int) -> int:
    """The bits of the lasting changes of a kind on a card: keywords given or taken away."""
    value = 0
    for entry in s.lasting:
        if entry.card == card and entry.kind == kind:
            value |= entry.number
    return value
