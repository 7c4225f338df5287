"""What a text does, one thing at a time; and the clauses that join effects."""

from __future__ import annotations

from dataclasses import dataclass

from .amounts import Amount, Change
from .base import Condition, Cost, Countable, Effect, Multiplied
from .cards import Adjective, Cards, TopCard, ZoneCard
from .places import Place, Until, Zone
from .players import Player


@dataclass(frozen=True, slots=True)
class Gain(Effect, Multiplied):
    """`gain 2 {water}`, `the opponent gains 1 {water}`."""

    player: Player
    number: Amount
    resource: str


@dataclass(frozen=True, slots=True)
class Lose(Effect, Multiplied):
    """`the opponent loses 2 {water}`."""

    player: Player
    number: Amount
    resource: str


@dataclass(frozen=True, slots=True)
class MayPlay(Effect):
    """`you may play units from your graveyard this turn`: a permission, which prohibitions win over."""

    adjectives: tuple[Adjective, ...]
    noun: str
    zone: Zone
    player: Player


@dataclass(frozen=True, slots=True)
class Take(Effect, Multiplied):
    """`take 2 {water} from the opponent`."""

    number: Amount
    resource: str
    player: Player


@dataclass(frozen=True, slots=True)
class Pay(Effect):
    """A payment inside a text, complete or not at all: `pay 2 {water}`."""

    costs: tuple[Cost, ...]


@dataclass(frozen=True, slots=True)
class Draw(Effect, Multiplied):
    """`draw 2 cards`, `each player draws a card`."""

    player: Player
    number: Amount


@dataclass(frozen=True, slots=True)
class Discard(Effect, Multiplied):
    """`discard a card`, `the opponent discards 2 cards`: the player chooses from the own hand."""

    player: Player
    number: Amount


@dataclass(frozen=True, slots=True)
class DiscardRandom(Effect, Multiplied):
    """`the enemy discards a card at random`."""

    player: Player
    number: int


@dataclass(frozen=True, slots=True)
class DiscardHand(Effect):
    """`discard your hand`, `each player discards their hand`."""

    player: Player


@dataclass(frozen=True, slots=True)
class LookHand(Effect):
    """`look at the enemy's hand`."""

    player: Player


@dataclass(frozen=True, slots=True)
class DestroyTop(Effect, Multiplied):
    """`destroy the top 2 cards of the opponent's deck`."""

    number: Amount
    player: Player


@dataclass(frozen=True, slots=True)
class LookTop(Effect):
    """`look at the top 3 cards of your deck and put them back in any order`."""

    number: int
    player: Player


@dataclass(frozen=True, slots=True)
class LookTake(Effect):
    """`look at the top 3 cards of your deck, put 1 of them into your hand and the rest on the bottom`."""

    number: int
    take: int


@dataclass(frozen=True, slots=True)
class Deal(Effect, Multiplied):
    """`deal 2 damage to target unit`, `deal damage equal to the {melee} of this unit to target unit`."""

    number: Amount
    to: Cards


@dataclass(frozen=True, slots=True)
class Get(Effect, Multiplied):
    """`target unit gets +1 {melee} and +1 {ranged} for its next combat`."""

    cards: Cards
    changes: tuple[Change, ...]
    until: Until


@dataclass(frozen=True, slots=True)
class GainKeyword(Effect):
    """`target unit gains Flying until end of turn`."""

    cards: Cards
    keyword: str
    until: Until


@dataclass(frozen=True, slots=True)
class LoseKeyword(Effect):
    """`target unit loses Defender until end of turn`."""

    cards: Cards
    keyword: str
    until: Until


@dataclass(frozen=True, slots=True)
class Exhaust(Effect, Multiplied):
    """`exhaust target enemy unit 2 times`."""

    cards: Cards
    times: Amount


@dataclass(frozen=True, slots=True)
class Refresh(Effect, Multiplied):
    """`refresh target unit 2 times`."""

    cards: Cards
    times: Amount


@dataclass(frozen=True, slots=True)
class Destroy(Effect):
    """`destroy target unit`, `destroy each exhausted unit`."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class Remove(Effect):
    """`remove target unit from the game`."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class ReturnToHand(Effect):
    """`return target unit to its owner's hand`."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class Put(Effect):
    """A card in play moves: `put target unit on top of its owner's deck`."""

    cards: Cards
    place: Place


@dataclass(frozen=True, slots=True)
class Fetch(Effect):
    """A card of a zone moves: `put a unit from your graveyard into your hand`."""

    card: ZoneCard | TopCard
    place: Place


@dataclass(frozen=True, slots=True)
class ShuffleIn(Effect):
    """An own pile goes into the own deck: `shuffle your discard pile into your deck`."""

    zone: Zone


@dataclass(frozen=True, slots=True)
class GainControl(Effect):
    """`gain control of target enemy unit until end of turn`."""

    cards: Cards
    until: Until


@dataclass(frozen=True, slots=True)
class Cancel(Effect):
    """`cancel target tactic`, `cancel target ability`: an effect on the stack."""

    noun: str


@dataclass(frozen=True, slots=True)
class ForEach(Effect):
    """`for each allied Machine unit, gain 1 {water}`: the number of the effect times the count, at once."""

    count: Countable
    effect: Effect


@dataclass(frozen=True, slots=True)
class Plus(Effect):
    """`deal 4 damage to a target, plus 2 for each token on this card`: added to the effect's number, at once."""

    effect: Effect
    number: int
    count: Countable


@dataclass(frozen=True, slots=True)
class If(Effect):
    """`if you control a Machine unit, draw a card`."""

    condition: Condition
    effect: Effect


@dataclass(frozen=True, slots=True)
class Otherwise(Effect):
    """`if it is a siege, draw a card. otherwise, this unit gets +1 {strength}`: two sentences, one node."""

    condition: Condition
    effect: Effect
    otherwise: Effect


@dataclass(frozen=True, slots=True)
class IfAny(Effect):
    """`if it is a battle or you defend, draw a card`."""

    first: Condition
    second: Condition
    effect: Effect


@dataclass(frozen=True, slots=True)
class Unless(Effect):
    """`unless you control a city, take 2 damage`."""

    condition: Condition
    effect: Effect


@dataclass(frozen=True, slots=True)
class May(Effect):
    """`you may draw a card`."""

    effect: Effect


@dataclass(frozen=True, slots=True)
class MayThen(Effect):
    """`you may pay 2 {water}. If you do, draw a card`: two sentences, one node."""

    effect: Effect
    then: Effect


@dataclass(frozen=True, slots=True)
class Then(Effect):
    """`discard a card. If you do, draw 2 cards`: the second part only if all of the first was done."""

    effect: Effect
    then: Effect


@dataclass(frozen=True, slots=True)
class ThenOtherwise(Effect):
    """`discard 2 cards if able. Otherwise, take 2 damage`, also with what happens if you do."""

    effect: Effect
    then: Effect | None
    otherwise: Effect


@dataclass(frozen=True, slots=True)
class MayOtherwise(Effect):
    """`you may discard a card. If you do not, take 2 damage`, also with what happens if you do."""

    effect: Effect
    then: Effect | None
    otherwise: Effect


@dataclass(frozen=True, slots=True)
class Either(Effect):
    """`gain 1 {water} or draw a card`: a mode."""

    first: Effect
    second: Effect
