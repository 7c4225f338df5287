"""What is counted of the games that are played, whichever game it is."""

from __future__ import annotations

from dataclasses import dataclass

DRAWN = "drawn"
PLAYED = "played"


@dataclass(frozen=True, slots=True)
class CardUse:
    """What a player did with a card: drew or played it. A face is a place in `pool.cards`."""

    what: str
    seat: int
    face: int
