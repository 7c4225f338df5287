"""Places, zones and states that only Rune Age names."""

from __future__ import annotations

from dataclasses import dataclass

from runestack.language import nodes as n

BARRACKS = n.Zone("barracks")
CENTRE = n.Zone("central area")

INTO_COMBAT = n.Place("into the combat")
INTO_REALM = n.Place("into your realm area")

THIS_ROUND = n.Until("this round")
THIS_COMBAT = n.Until("this combat")  # the only duration that strength has, so no word says it


@dataclass(frozen=True, slots=True)
class Extreme(n.WithWord):
    """`with the highest {strength}`: of the cards of its kind in the same place; of several that tie, each one."""

    what: str

    @property
    def word(self) -> str:
        """Among the states of cards."""
        return self.what


@dataclass(frozen=True, slots=True)
class YouControl(n.InState):
    """`a city you control`."""

    @property
    def word(self) -> str:
        """No state of the card by itself: it is lowered to a side."""
        return "yours"
