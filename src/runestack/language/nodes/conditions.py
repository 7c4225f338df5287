"""What has to be true."""

from __future__ import annotations

from dataclasses import dataclass

from .base import Condition
from .cards import Group, Role, That, This, WithKeyword, WithoutKeyword, WithStat
from .places import Zone
from .players import Compare, Player


@dataclass(frozen=True, slots=True)
class Control(Condition):
    """`you control 2 or more Machine units` / `you control a unit with Detection`."""

    player: Player
    number: int
    compare: Compare
    group: Group


@dataclass(frozen=True, slots=True)
class HasCards(Condition):
    """`you have 3 or less cards in your hand`, `the opponent has 5 or more cards in the graveyard`."""

    player: Player
    number: int
    compare: Compare
    zone: Zone


@dataclass(frozen=True, slots=True)
class HasResource(Condition):
    """`you have 4 or more {water}`."""

    player: Player
    number: int
    compare: Compare
    resource: str


@dataclass(frozen=True, slots=True)
class Is(Condition):
    """A card is in a state: `this unit is exhausted`, `that unit is a Machine`, `this unit is the attacker`."""

    card: This | That | Role
    state: str


@dataclass(frozen=True, slots=True)
class Has(Condition):
    """`that unit has Flying`, `the other unit in this combat has 2 or less {health}`."""

    card: This | That | Role
    what: WithStat | WithKeyword | WithoutKeyword


@dataclass(frozen=True, slots=True)
class TurnOf(Condition):
    """`it is your turn`, `it is not your turn`."""

    yours: bool
