"""References: a card as the object that it is now.

A card becomes another object whenever the game says so (mostly with a change of zone) and gets a new stamp. Who has
aimed at the old object does not find the new one.
"""

from __future__ import annotations

from typing import Final

from runestack.kernel.frame import NOTHING
from runestack.kernel.state import State

STAMP_BITS: Final = 12  # as many as an operand of an option: cards are numbers below 4096
CARD_MASK: Final = (1 << STAMP_BITS) - 1


def reference(s: State, card: int) -> int:
    """A card as the object it is now: a later object of the same card is another one."""
    return (s.stamp[card] << STAMP_BITS) | card


def referred(s: State, ref: int) -> int:
    """The card of a reference, or NOTHING if that object is gone."""
    if ref < 0:
        return NOTHING
    card = ref & CARD_MASK
    if s.stamp[card] == ref >> STAMP_BITS:
        return card
    return NOTHING
