"""What the Invasion does, and what is done to it."""

from __future__ import annotations

from dataclasses import dataclass

from runestack.language import nodes as n


@dataclass(frozen=True, slots=True)
class InvasionStores(n.Effect, n.Multiplied):
    """`the Invasion stores 1 red resource`, `... 1 resource in each of the 2 zones with the fewest`."""

    number: int
    colour: str
    zones: int


@dataclass(frozen=True, slots=True)
class InvasionToken(n.Effect, n.Multiplied):
    """`the Invasion gains 1 technology token`."""

    number: int


@dataclass(frozen=True, slots=True)
class InvasionRecycles(n.Effect, n.Multiplied):
    """`the Invasion recycles 2 cards`."""

    number: int


@dataclass(frozen=True, slots=True)
class InvasionMill(n.Effect, n.Multiplied):
    """`put the top card of the Invasion deck into its garbage dump`."""

    number: int


@dataclass(frozen=True, slots=True)
class Deploy(n.Effect, n.Multiplied):
    """`deploy the top card of the Invasion deck`."""

    number: int


@dataclass(frozen=True, slots=True)
class TrainFromSupply(n.Effect, n.Multiplied):
    """`train the top card of the Invasion card supply`."""

    number: int


@dataclass(frozen=True, slots=True)
class TrainFullest(n.Effect):
    """`if the card there can be trained, train it`: in the zone with the most."""


@dataclass(frozen=True, slots=True)
class Research(n.Effect, n.Multiplied):
    """`research a protocol`."""

    number: int


@dataclass(frozen=True, slots=True)
class RefreshProtocols(n.Effect):
    """`refresh all protocols`."""


@dataclass(frozen=True, slots=True)
class DestroyLowest(n.Effect):
    """`destroy the lowest card of the stack`."""


@dataclass(frozen=True, slots=True)
class DestroyHighest(n.Effect):
    """`destroy the top card of the stack`."""


@dataclass(frozen=True, slots=True)
class DestroyZoneResource(n.Effect, n.Multiplied):
    """`destroy 1 resource in a zone of your choice`."""

    number: int


@dataclass(frozen=True, slots=True)
class DestroyZoneCards(n.Effect):
    """`destroy all cards in the zones`."""


@dataclass(frozen=True, slots=True)
class Attack(n.Effect):
    """`this card attacks`."""


@dataclass(frozen=True, slots=True)
class HitStack(n.Effect, n.Multiplied):
    """`deal 2 ranged damage to a card of the stack`, `to each card of the stack`, `to the lowest card ...`."""

    number: int
    kind: str
    cards: str


@dataclass(frozen=True, slots=True)
class DestroyOne(n.Effect):
    """`destroy a card of the stack`, `destroy a card in a zone`."""

    where: str


@dataclass(frozen=True, slots=True)
class TopCardChanges(n.Effect):
    """`the top card of the stack gets -2 armor this round`."""

    number: int
    stat: str


@dataclass(frozen=True, slots=True)
class TrainZone(n.Effect):
    """`train the card in the red zone`: if the resources there pay for it."""

    colour: str


@dataclass(frozen=True, slots=True)
class AttackTop(n.Effect):
    """`the top card of the stack attacks`."""


@dataclass(frozen=True, slots=True)
class Instead(n.Effect):
    """What a Unique card does `instead of being put on the discard pile`."""


@dataclass(frozen=True, slots=True)
class DeployThis(Instead):
    """`deploy this card instead of putting it on the discard pile`."""


@dataclass(frozen=True, slots=True)
class DestroyInstead(Instead):
    """`destroy this card instead of putting it on the discard pile`."""


@dataclass(frozen=True, slots=True)
class BecomeProtocol(Instead):
    """`this card becomes a protocol instead of going to the discard pile`."""
