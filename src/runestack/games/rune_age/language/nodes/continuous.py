"""What continuous texts change."""

from __future__ import annotations

from dataclasses import dataclass

from runestack.language import nodes as n


@dataclass(frozen=True, slots=True)
class ObjectiveGets(n.Static):
    """`the objective gets +2 {strength}`."""

    number: int


@dataclass(frozen=True, slots=True)
class GrowsWithPlayers(n.Static):
    """`this card gets +3 {strength} for each player`, of those who are left."""

    number: int


@dataclass(frozen=True, slots=True)
class HaveForEach(n.Static):
    """`this unit gets +1 {strength} for each other friendly unit`."""

    cards: n.Group | n.This
    number: int
    count: n.Countable


@dataclass(frozen=True, slots=True)
class ArmyHas(n.Static):
    """`your army gets +1 {strength}`."""

    number: int


@dataclass(frozen=True, slots=True)
class NoAutoDefense(n.Static):
    """`the auto-defense of landmarks counts 0`."""

    cards: n.Group


@dataclass(frozen=True, slots=True)
class BesiegedWithoutDefense(n.Static):
    """`its auto-defense counts 0`, behind `while you besiege a city`."""


@dataclass(frozen=True, slots=True)
class SiegeDamage(n.Static):
    """`each siege of a home realm you win deals 2 more damage`."""

    player: n.Player
    number: int


@dataclass(frozen=True, slots=True)
class PriceChange(n.Static):
    """`monuments cost 2 {gold} more`, `units cost you 1 {gold} less`."""

    adjectives: tuple[n.Adjective, ...]
    noun: str
    number: int
    resource: str
    player: n.Player


@dataclass(frozen=True, slots=True)
class YieldChange(n.Static):
    """`cities yield 1 {influence} less`."""

    cards: n.Group
    number: int


@dataclass(frozen=True, slots=True)
class GoldChange(n.Static):
    """`each spend gold action of the Overlord yields 1 {gold} less`."""

    who: str
    number: int


@dataclass(frozen=True, slots=True)
class RetainChange(n.Static):
    """`retaining a card costs 1 {influence} more`, `retaining a card costs you 1 {influence} less`."""

    who: str
    number: int


@dataclass(frozen=True, slots=True)
class HandSize(n.Static):
    """`the Overlord draws to 6 cards`."""

    who: str
    number: int


@dataclass(frozen=True, slots=True)
class RollChange(n.Static):
    """`each attrition roll gets +1`."""

    number: int


@dataclass(frozen=True, slots=True)
class Reforms(n.Static):
    """`an empty event deck is re-formed from events of stage 3`."""

    stage: int


@dataclass(frozen=True, slots=True)
class RealmIsSafe(n.Static):
    """`the Overlord's home realm cannot be besieged`."""

    who: str


@dataclass(frozen=True, slots=True)
class OnlyAttackedBy(n.Static):
    """`only the Overlord can attack this card`."""

    who: str


@dataclass(frozen=True, slots=True)
class WinTies(n.Static):
    """`you win ties`."""


@dataclass(frozen=True, slots=True)
class LessDamage(n.Static):
    """`you take 1 less damage`, each time."""

    number: int


@dataclass(frozen=True, slots=True)
class AutoDefenseGets(n.Static):
    """`the auto-defense of cities you control gets +1`."""

    cards: n.Group
    number: int
