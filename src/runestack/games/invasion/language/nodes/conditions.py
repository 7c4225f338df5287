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
class HasMore(n.Condition):
    """`you have more armor than the opponent`."""

    resource: str
    more: bool


@dataclass(frozen=True, slots=True)
class HasKind(n.Condition):
    """`you have a soldier in your training center`."""

    kind: str
    zone: n.Zone


@dataclass(frozen=True, slots=True)
class DieShows(n.Condition):
    """`one of your dice shows red`, `one of your dice shows no colour`."""

    colour: str


@dataclass(frozen=True, slots=True)
class ItShows(n.Condition):
    """`it shows red`: the die that the text has just rolled."""

    colour: str


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
class PayDie(n.Cost):
    """`use an unused die`, `do not use a die`."""

    state: str


@dataclass(frozen=True, slots=True)
class PayToDeck(n.Cost):
    """`put a card from your hand on top of your deck`."""


@dataclass(frozen=True, slots=True)
class PayScrews(n.Cost):
    """`remove 1 screw from a card in your training center`."""

    number: int


@dataclass(frozen=True, slots=True)
class PayFrom(n.Cost):
    """`destroy a card in your hand`."""

    zone: n.Zone


@dataclass(frozen=True, slots=True)
class PayThis(n.Cost):
    """`destroy this card`."""
