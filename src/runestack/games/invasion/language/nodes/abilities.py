"""Paragraphs, sentences, what texts wait for, and continuous texts."""

from __future__ import annotations

from dataclasses import dataclass

from runestack.language import nodes as n

# -- paragraphs --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Scrap(n.Ability):
    """`Scrap 1.`"""

    number: int


@dataclass(frozen=True, slots=True)
class OnceEachTurn(n.Ability):
    """`Once each turn, you may change the colour of 1 resource in your pool.`"""

    effect: n.Effect


@dataclass(frozen=True, slots=True)
class EachPlayer(n.Ability):
    """`Exhaust, each player: Lose 1 health or discard a card.`: one player after the other does it all."""

    label: str
    effects: tuple[n.Effect, ...]


@dataclass(frozen=True, slots=True)
class FirstTimeEachRound(n.Ability):
    """`The first time each round you transform dice, gain 1 reroll.`"""

    event: n.Event
    effects: tuple[n.Effect, ...]


@dataclass(frozen=True, slots=True)
class UpToTimes(n.Ability):
    """`Up to 2 times each turn, whenever you play a card, gain 1 armor.`"""

    number: int
    event: n.Event
    effects: tuple[n.Effect, ...]


@dataclass(frozen=True, slots=True)
class Support(n.Ability):
    """`Support: Players cannot use reroll tokens.`"""

    statics: tuple[n.Static, ...]


@dataclass(frozen=True, slots=True)
class SupportWhenever(n.Ability):
    """`Support: Whenever a card is deployed, the Invasion stores 1 red resource.`"""

    event: n.Event
    effects: tuple[n.Effect, ...]


@dataclass(frozen=True, slots=True)
class SupportAt(n.Ability):
    """`Support: At the beginning of the Invasion's turn, the Invasion stores 1 red resource.`"""

    event: n.Event
    effects: tuple[n.Effect, ...]


@dataclass(frozen=True, slots=True)
class SupportKeywords(n.Ability):
    """`Support: Guard.`"""

    words: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class AsProtocol(n.Ability):
    """`As a protocol: Players cannot store resources.`: works once the card has become one."""

    statics: tuple[n.Static, ...]


@dataclass(frozen=True, slots=True)
class AsProtocolWhenever(n.Ability):
    """`As a protocol: Whenever a card is deployed, the Invasion stores 1 red resource.`"""

    event: n.Event
    effects: tuple[n.Effect, ...]


@dataclass(frozen=True, slots=True)
class AsProtocolAt(n.Ability):
    """`As a protocol: At the beginning of the Invasion's turn, the Invasion stores 1 red resource.`"""

    event: n.Event
    effects: tuple[n.Effect, ...]


# -- sentences ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ByMode(n.Effect):
    """`in cooperative mode: Tempo. otherwise: draw a card`."""

    effect: n.Effect
    otherwise: n.Effect


@dataclass(frozen=True, slots=True)
class Both(n.Effect):
    """`deal 2 ranged damage and draw a card`."""

    first: n.Effect
    second: n.Effect


@dataclass(frozen=True, slots=True)
class ChooseSome(n.Effect):
    """`choose 2: gain 1 armor, draw a card or gain 1 reroll`: different ones, one after the other."""

    number: int
    effects: tuple[n.Effect, ...]


@dataclass(frozen=True, slots=True)
class UnlessDone(n.Effect):
    """`deal 3 melee damage unless the opponent discards a card`: the opponent decides."""

    effect: n.Effect
    deed: n.Effect


@dataclass(frozen=True, slots=True)
class Tempo(n.Effect):
    """`Tempo`: the current event may last 1 round more or less, once a round."""


@dataclass(frozen=True, slots=True)
class ShiftEvent(n.Effect):
    """`lengthen or shorten the current event by 1`, `shorten the current event by 2`."""

    number: int
    way: str


# -- what texts wait for -----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class InvasionTurn(n.Event):
    """`at the beginning of the Invasion's turn`."""

    end: bool


@dataclass(frozen=True, slots=True)
class PhaseEvent(n.Event):
    """`the beginning of your main phase`, `the end of the opponent's roll phase`."""

    player: n.Player
    phase: str
    end: bool


@dataclass(frozen=True, slots=True)
class RoundBegins(n.Event):
    """`the beginning of round 5`."""

    number: int


@dataclass(frozen=True, slots=True)
class Survives(n.Event):
    """`a card of the stack survives`."""


@dataclass(frozen=True, slots=True)
class Happens(n.Event):
    """What the Invasion does, or what happens to it: `a card is deployed`, `an event ends`."""

    what: str


@dataclass(frozen=True, slots=True)
class PlaysKind(n.EventOfPlayer):
    """`you play a red card`, `an enemy plays a soldier`."""

    player: n.Player
    kind: str


@dataclass(frozen=True, slots=True)
class OfKind(n.EventOfPlayer):
    """`you draw a red card`, `an enemy trains a soldier`."""

    player: n.Player
    what: str
    kind: str


@dataclass(frozen=True, slots=True)
class RollsColour(n.EventOfPlayer):
    """`you roll a die that shows red`."""

    player: n.Player
    colour: str


@dataclass(frozen=True, slots=True)
class UsesAction(n.EventOfPlayer):
    """`a player uses the additional player action for melee`."""

    player: n.Player
    symbol: str


@dataclass(frozen=True, slots=True)
class PlaysCostly(n.EventOfPlayer):
    """`you play a card with 3 or more symbols`."""

    player: n.Player
    least: int


@dataclass(frozen=True, slots=True)
class PlaysNth(n.EventOfPlayer):
    """`you play your third card in a turn`."""

    player: n.Player
    place: str


@dataclass(frozen=True, slots=True)
class OfColour(n.EventOfPlayer):
    """`you use a red stored pair`, `you add a red resource to your pool`."""

    player: n.Player
    what: str
    colour: str


@dataclass(frozen=True, slots=True)
class PartAction(n.EventOfPlayer):
    """`you use a spare part action with a cost of 3`."""

    player: n.Player
    cost: int


@dataclass(frozen=True, slots=True)
class Gains(n.EventOfPlayer):
    """`you gain armor`, `an enemy loses health`."""

    player: n.Player
    what: str
    more: bool


@dataclass(frozen=True, slots=True)
class Deals(n.EventOfPlayer):
    """`you deal ranged damage`."""

    player: n.Player
    kind: str


@dataclass(frozen=True, slots=True)
class Struck(n.EventOfPlayer):
    """`you are dealt melee damage`."""

    player: n.Player
    kind: str


@dataclass(frozen=True, slots=True)
class TrainsIn(n.Event):
    """`the Invasion trains a card in the red zone`."""

    colour: str


# -- continuous texts --------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class DealMore(n.Static):
    """`the first time each turn you deal melee damage, deal 1 more`."""

    often: str
    kind: str
    number: int


@dataclass(frozen=True, slots=True)
class DestroyMore(n.Static):
    """`the first time each turn you destroy armor, destroy 1 more`."""

    often: str
    number: int


@dataclass(frozen=True, slots=True)
class Prevent(n.Static):
    """`the first time each round you are dealt damage, prevent 1 of it`."""

    often: str
    kind: str
    number: int


@dataclass(frozen=True, slots=True)
class TrainingCost(n.Static):
    """`cards in your training center cost 1 screw less to train, but at least 2`."""

    number: int
    least: int


@dataclass(frozen=True, slots=True)
class TrainingSize(n.Static):
    """`your training center can hold 7 cards`."""

    number: int


@dataclass(frozen=True, slots=True)
class SpareCost(n.Static):
    """`your spare part actions with a cost of 3 or more cost 1 less`, `once each turn, a spare part action ...`."""

    often: str
    least: int
    number: int


@dataclass(frozen=True, slots=True)
class PairGives(n.Static):
    """`your stored green pairs give 1 more health`."""

    colour: str
    number: int
    resource: str


@dataclass(frozen=True, slots=True)
class StackDamage(n.Static):
    """`each ranged damage effect against the stack deals 1 less`."""

    often: str
    kind: str
    number: int


@dataclass(frozen=True, slots=True)
class TopCardGets(n.Static):
    """`the top card of the stack gets +1 armor`."""

    number: int
    stat: str


@dataclass(frozen=True, slots=True)
class ActionCost(n.Static):
    """`the first additional player action each round costs 1 more`."""

    often: str
    number: int


@dataclass(frozen=True, slots=True)
class PlayCost(n.Static):
    """`the first card with 3 or more symbols that each player plays each round costs 1 wild symbol more`."""

    often: str
    least: int
    number: int


@dataclass(frozen=True, slots=True)
class CardsCostLess(n.Static):
    """`red cards cost you 1 symbol less`, `the first card you play each turn costs 1 wild symbol less`."""

    often: str
    kind: str
    least: int
    number: int
    symbol: str


@dataclass(frozen=True, slots=True)
class SurvivorStores(n.Static):
    """`whenever a card survives, the Invasion stores 1 more resource of its first reward colour`."""

    number: int


@dataclass(frozen=True, slots=True)
class ColoursCountAs(n.Static):
    """`your red resources count as blue`, `your red resources count as any colour`: where they pay."""

    colour: str
    into: str


@dataclass(frozen=True, slots=True)
class TakesDamage(n.Static):
    """`the first time each round a teammate is dealt damage, you are dealt it instead`."""

    often: str


@dataclass(frozen=True, slots=True)
class BaseSize(n.Static):
    """`your base can hold 2 more cards`: than the rules allow."""

    number: int


@dataclass(frozen=True, slots=True)
class CannotBe(n.Static):
    """`this card cannot be destroyed`, `technologies in your base cannot be exhausted`."""

    cards: str
    what: str


@dataclass(frozen=True, slots=True)
class PlayersCannot(n.Static):
    """`players cannot store resources`."""

    what: str


@dataclass(frozen=True, slots=True)
class DrawLimit(n.Static):
    """`players draw at most 5 cards in the draw phase`."""

    number: int
