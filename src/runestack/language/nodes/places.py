"""Zones, places and durations: the core has those that most games share, each game adds its own."""

from __future__ import annotations

from typing import ClassVar


class Zone(str):
    """A place that texts name, by the key of its word. Games add their own: `Zone("graveyard")`."""

    __slots__ = ()
    HAND: ClassVar[Zone]
    DECK: ClassVar[Zone]
    DISCARD_PILE: ClassVar[Zone]


Zone.HAND = Zone("hand")
Zone.DECK = Zone("deck")
Zone.DISCARD_PILE = Zone("discard pile")


class Place(str):
    """Where a card is put, by the key of its words. Games add their own: `Place("onto the battlefield")`."""

    __slots__ = ()
    HAND: ClassVar[Place]
    TOP_OF_DECK: ClassVar[Place]
    BOTTOM_OF_DECK: ClassVar[Place]
    TOP_OF_YOUR_DECK: ClassVar[Place]
    YOUR_DISCARD_PILE: ClassVar[Place]


Place.HAND = Place("into your hand")
Place.TOP_OF_DECK = Place("on top of its owner's deck")
Place.BOTTOM_OF_DECK = Place("on the bottom of its owner's deck")
Place.TOP_OF_YOUR_DECK = Place("on top of your deck")
Place.YOUR_DISCARD_PILE = Place("on your discard pile")


class Until(str):
    """How long a change lasts, by the key of its words; it stands at the end of the clause it belongs to."""

    __slots__ = ()
    END_OF_TURN: ClassVar[Until]
    YOUR_NEXT_TURN: ClassVar[Until]
    FOREVER: ClassVar[Until]


Until.END_OF_TURN = Until("until end of turn")
Until.YOUR_NEXT_TURN = Until("until your next turn")
Until.FOREVER = Until("for the rest of the game")
