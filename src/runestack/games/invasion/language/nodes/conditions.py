"""What is counted, what is true, what is paid."""

from __future__ import annotations

from dataclasses import dataclass

from runestack.language import nodes as n


@dataclass(frozen=True, slots=True)
class Tally(n.Countable):
    """`card you played this turn`, `technology in your base`, `player`."""

    what: str


@dataclass(frozen=True, slots=True)
class TallyIs(n.Condition):
    """`you played 3 or more cards this turn`, `there are 4 or more cards in the stack`."""

    what: str
    number: int
    compare: n.Compare


@dataclass(frozen=True, slots=True)
class PlayedAnother(n.Condition):
    """`you played another card this turn`."""


@dataclass(frozen=True, slots=True)
class PayPool(n.Cost):
    """`1 red resource`, `1 wild resource`."""

    number: int
    colour: str


@dataclass(frozen=True, slots=True)
class PayStored(n.Cost):
    """`destroy 2 of your stored resources`."""

    number: int


@dataclass(frozen=True, slots=True)
class PayThis(n.Cost):
    """`destroy this card`."""
