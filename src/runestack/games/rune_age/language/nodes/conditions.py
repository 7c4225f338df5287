"""What is counted, what is true, what is paid."""

from __future__ import annotations

from dataclasses import dataclass

from runestack.language import nodes as n

# -- what is counted, what is true --------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class CardsIn(n.Countable):
    """`unit with cost 1 in your discard pile`."""

    adjectives: tuple[n.Adjective, ...]
    noun: str
    where: tuple[n.Where, ...]
    zone: n.Zone


@dataclass(frozen=True, slots=True)
class Given(n.Countable):
    """`{influence} spent`, `{gold} discarded`: as the cost of this ability."""

    resource: str


@dataclass(frozen=True, slots=True)
class Fighting(n.Condition):
    """`it is a siege`, `you won`: about the combat under way."""

    what: str


@dataclass(frozen=True, slots=True)
class CopyFights(n.Condition):
    """`another friendly copy of this unit participates`."""


@dataclass(frozen=True, slots=True)
class WasAttacked(n.Condition):
    """`this card was attacked this round`, by anybody."""


@dataclass(frozen=True, slots=True)
class YouAttacked(n.Condition):
    """`you have attacked this card this round`."""


@dataclass(frozen=True, slots=True)
class RealmDamage(n.Condition):
    """`your home realm has 10 or more damage`, `your opponent's home realm has 10 or more damage`."""

    player: n.Player
    number: int
    compare: n.Compare


@dataclass(frozen=True, slots=True)
class Alone(n.Condition):
    """`you play alone`: a game for one; not so if all others are eliminated."""


@dataclass(frozen=True, slots=True)
class PlayTogether(n.Condition):
    """`the players play together`: a cooperative scenario."""


@dataclass(frozen=True, slots=True)
class OneOf(n.Condition):
    """`you are the player with the most cities`; of several who are tied, each one is."""

    who: str


@dataclass(frozen=True, slots=True)
class PlayersLeft(n.Condition):
    """`3 or more players are in the game`."""

    number: int
    compare: n.Compare


@dataclass(frozen=True, slots=True)
class RoundBegan(n.Condition):
    """`round 5 has begun`."""

    number: int
    compare: n.Compare


@dataclass(frozen=True, slots=True)
class Fought(n.Condition):
    """`you have fought 2 or more combats this turn`."""

    number: int
    compare: n.Compare


# -- costs --------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class PayUpTo(n.Cost):
    """`spend up to 3 {influence}`."""

    most: int
    resource: str


@dataclass(frozen=True, slots=True)
class PayExhaustThis(n.Cost):
    """`exhaust this card`."""


@dataclass(frozen=True, slots=True)
class PayExhaust(n.Cost):
    """`exhaust a city you control`."""

    group: n.Group


@dataclass(frozen=True, slots=True)
class PayWoundThis(n.Cost):
    """`wound this unit`."""


@dataclass(frozen=True, slots=True)
class PayWound(n.Cost):
    """`wound another friendly unit`."""

    group: n.Group


@dataclass(frozen=True, slots=True)
class PayDestroyThis(n.Cost):
    """`destroy this unit`."""


@dataclass(frozen=True, slots=True)
class PayDestroyHand(n.Cost):
    """`destroy a card in your hand`."""


@dataclass(frozen=True, slots=True)
class PayDiscardKind(n.Cost):
    """`discard a gold card`."""

    adjectives: tuple[n.Adjective, ...]
    noun: str
    where: tuple[n.Where, ...]


@dataclass(frozen=True, slots=True)
class PayDiscardAny(n.Cost):
    """`discard any number of gold cards`."""

    adjectives: tuple[n.Adjective, ...]
    noun: str


@dataclass(frozen=True, slots=True)
class PayDiscardWorth(n.Cost):
    """`discard gold cards with total value 3`, `discard units with total printed strength 3`."""

    kind: str
    number: int


@dataclass(frozen=True, slots=True)
class PayDamage(n.Cost):
    """`take 2 damage`."""

    number: int
