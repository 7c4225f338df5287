"""Stored resources: the spots on a player's board, and pairs."""

from __future__ import annotations

from runestack.games.invasion.rules import constants as c
from runestack.games.invasion.rules import events as e
from runestack.games.invasion.rules.state import InvasionState
from runestack.games.invasion.rules.values import forbids
from runestack.kernel.frame import NOTHING


def in_wild_spots(s: InvasionState, seat: int) -> int:
    """How many screws lie in wild spots."""
    found = 0
    for kind in range(c.TYPES_STORED):
        found += s.stored_wild[seat * c.TYPES_STORED + kind]
    return found


def stored_of(s: InvasionState, seat: int, kind: int) -> int:
    """How many resources of a type are stored; those in wild spots count only as wild (INV-RULING-45)."""
    return in_wild_spots(s, seat) if kind == c.WILD else s.stored[seat * c.COLOURS + kind]


def all_stored(s: InvasionState, seat: int) -> int:
    """How many resources a player has stored."""
    found = in_wild_spots(s, seat)
    for colour in range(c.COLOURS):
        found += s.stored[seat * c.COLOURS + colour]
    return found


def is_open(s: InvasionState, seat: int, spot: int) -> bool:
    """Whether a spot of a type is open."""
    return stored_of(s, seat, spot) < s.faces.spots[spot]


def spots_for(s: InvasionState, seat: int, colour: int) -> list[int]:
    """The types of open spots that take a resource: the own colour, and wild (INV-STORE-1 to 4)."""
    found: list[int] = []
    if colour != c.WILD and is_open(s, seat, colour):
        found.append(colour)
    if is_open(s, seat, c.WILD):
        found.append(c.WILD)
    return found


def has_open_spot(s: InvasionState, seat: int) -> bool:
    """Whether anything more can be stored."""
    for spot in range(c.TYPES_STORED):
        if is_open(s, seat, spot):
            return True
    return False


def may_store(s: InvasionState, seat: int) -> bool:
    """Whether nothing forbids it (INV-RULING-118)."""
    return not forbids(s, e.STORE, seat)


def put_in_spot(s: InvasionState, seat: int, colour: int, spot: int, rule: str) -> None:
    """A screw is laid into an open spot."""
    if spot == c.WILD:
        s.stored_wild[seat * c.TYPES_STORED + colour] += 1
    else:
        s.stored[seat * c.COLOURS + colour] += 1
    s.emit(e.STORES, seat, NOTHING, spot, colour, rule)


def take_stored(s: InvasionState, seat: int, spot: int, colour: int) -> None:
    """A screw leaves its spot."""
    if spot == c.WILD:
        s.stored_wild[seat * c.TYPES_STORED + colour] -= 1
    else:
        s.stored[seat * c.COLOURS + colour] -= 1


def is_lost(s: InvasionState, seat: int, colour: int, rule: str) -> None:
    """A resource that finds no spot is destroyed (INV-STORE-5)."""
    s.emit(e.LOSES_RESOURCE, seat, NOTHING, NOTHING, colour, rule)


def use_pair(s: InvasionState, seat: int, kind: int) -> None:
    """Two of a type are destroyed; of wild spots those whose colour comes first."""
    for _ in range(2):
        if kind != c.WILD:
            take_stored(s, seat, kind, kind)
            continue
        for colour in range(c.TYPES_STORED):
            if s.stored_wild[seat * c.TYPES_STORED + colour]:
                take_stored(s, seat, c.WILD, colour)
                break
    s.emit(e.USES_PAIR, seat, NOTHING, NOTHING, kind, "INV-STORE-6")


def lose_stored(s: InvasionState, seat: int, found: int) -> None:
    """What is stored is destroyed, as one of `open_spot_with`."""
    take_stored(s, seat, found // 8, found % 8)
    is_lost(s, seat, found % 8, "INV-WORD-1")


def open_spot_with(s: InvasionState, seat: int) -> list[int]:
    """What is stored, as pairs of spot and colour in one number each, for choosing."""
    found: list[int] = []
    for colour in range(c.COLOURS):
        if s.stored[seat * c.COLOURS + colour]:
            found.append(colour * 8 + colour)
    for colour in range(c.TYPES_STORED):
        if s.stored_wild[seat * c.TYPES_STORED + colour]:
            found.append(c.WILD * 8 + colour)
    return found
