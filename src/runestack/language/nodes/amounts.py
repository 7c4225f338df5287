"""How many: plain numbers, numbers that are chosen, rolled, counted or read from a card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from .base import Countable, Node, Value
from .cards import Group, Role, That, This
from .places import Zone
from .players import Player

Amount: TypeAlias = int | Value


# -- what is counted -----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Count(Countable):
    """How many cards in play fit: used by `for each` and by conditions."""

    group: Group


@dataclass(frozen=True, slots=True)
class ZoneCount(Countable):
    """How many cards lie in a zone: `card in your hand`."""

    zone: Zone
    player: Player


# -- values --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class X(Value):
    """A number that is chosen when a cost with an X is paid: `pay X {water}: Deal X damage to target unit`."""

    sign: int  # 1, or -1 where the text lowers something by it


@dataclass(frozen=True, slots=True)
class StatOf(Value):
    """A value of one card: `the {melee} of that unit`."""

    stat: str
    card: This | That | Role


@dataclass(frozen=True, slots=True)
class OneOfTwo(Value):
    """`the lower of X and Y`, `the higher of X and Y`."""

    higher: bool
    first: Value
    second: Value


@dataclass(frozen=True, slots=True)
class ResourceOf(Value):
    """How much a player has: `your {armor}`."""

    player: Player
    resource: str


@dataclass(frozen=True, slots=True)
class HowMany(Value):
    """`the number of cards in your hand`."""

    count: Countable


@dataclass(frozen=True, slots=True)
class Roll(Value):
    """`a die roll`: rolled when the effect is carried out, once for all that the effect does."""

    die: str  # a key of the game's dice


@dataclass(frozen=True, slots=True)
class Half(Value):
    """`half your {armor} rounded down`."""

    whole: Value


# -- changes -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Change(Node):
    """One signed change of a value: `+1 {melee}`, `-X strength`."""

    number: int | X
    stat: str
