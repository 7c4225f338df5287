"""What is done: strength, wounds, cards, realm areas, combats and events."""

from __future__ import annotations

from dataclasses import dataclass

from runestack.language import nodes as n

# -- strength -----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ArmyGets(n.Effect, n.Multiplied):
    """`your army gets +2 {strength}`."""

    number: int


@dataclass(frozen=True, slots=True)
class OpposingArmyGets(n.Effect, n.Multiplied):
    """`your opponent's army gets -2 {strength}`."""

    number: int


@dataclass(frozen=True, slots=True)
class TargetGets(n.Effect, n.Multiplied):
    """`the target gets -2 {strength}`: what is fought."""

    number: int


@dataclass(frozen=True, slots=True)
class GetPrinted(n.Effect):
    """`a friendly unit gets {strength} equal to its printed strength, at most 4`."""

    cards: n.Cards
    most: int


@dataclass(frozen=True, slots=True)
class GetEqual(n.Effect):
    """`this unit gets {strength} equal to an attrition roll`, `equal to the printed strength of that unit`."""

    cards: n.Cards
    number: n.Value


@dataclass(frozen=True, slots=True)
class ArmyGetsEqual(n.Effect):
    """`your army gets {strength} equal to an attrition roll`."""

    number: n.Value


@dataclass(frozen=True, slots=True)
class ForEachAtMost(n.Effect):
    """`for each friendly unit, your army gets +1 {strength}, at most 4`."""

    count: n.Countable
    effect: n.Effect
    most: int


@dataclass(frozen=True, slots=True)
class IgnoreAutoDefense(n.Effect):
    """`its auto-defense counts 0`: of the besieged city."""


@dataclass(frozen=True, slots=True)
class ItsAutoDefenseGets(n.Effect, n.Multiplied):
    """`its auto-defense gets -2`: of the besieged city, in this combat."""

    number: int


# -- wounds, destruction ------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Wound(n.Effect):
    """`wound up to 2 opposing units`."""

    cards: n.Cards


@dataclass(frozen=True, slots=True)
class OpponentWounds(n.Effect):
    """`your opponent wounds 1 of their units`."""

    number: int


@dataclass(frozen=True, slots=True)
class Heal(n.Effect):
    """`heal a wounded friendly unit`."""

    cards: n.Cards


@dataclass(frozen=True, slots=True)
class HealAndPut(n.Effect):
    """`heal up to 2 wounded friendly units. put one of them on top of its owner's deck`."""

    cards: n.Cards


@dataclass(frozen=True, slots=True)
class Protect(n.Effect):
    """`a friendly unit cannot be destroyed this combat`."""

    cards: n.Cards


@dataclass(frozen=True, slots=True)
class ProtectFromWounds(n.Effect):
    """`a friendly unit cannot be wounded this combat`."""

    cards: n.Cards


@dataclass(frozen=True, slots=True)
class DestroyFrom(n.Effect):
    """`destroy a unit from your hand`."""

    card: n.ZoneCard


@dataclass(frozen=True, slots=True)
class DestroyHighest(n.Effect):
    """`destroy the gold card with the highest value in your hand`."""


# -- cards --------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class DiscardWorth(n.Effect):
    """`discard gold cards with total value 2`, `discard units with total printed strength 2`."""

    kind: str
    number: int


@dataclass(frozen=True, slots=True)
class DiscardOfYourChoice(n.Effect):
    """`another player discards a card of your choice`: you see the hand."""

    player: n.Player
    number: int


@dataclass(frozen=True, slots=True)
class DiscardOfTheirChoice(n.Effect):
    """`discard a card of your opponent's choice`: they see the hand."""

    player: n.Player
    number: int


@dataclass(frozen=True, slots=True)
class DiscardTop(n.Effect, n.Multiplied):
    """`discard the top 2 cards of your deck`."""

    number: n.Amount
    player: n.Player


@dataclass(frozen=True, slots=True)
class LookSift(n.Effect):
    """`look at the top 3 cards of your deck, discard 1 of them and put the rest back in any order`."""

    number: int
    take: int
    up_to: bool


@dataclass(frozen=True, slots=True)
class RevealUntil(n.Effect):
    """`reveal cards of your deck until a unit appears, put it into your hand and discard the rest`."""

    adjectives: tuple[n.Adjective, ...]
    noun: str
    where: tuple[n.Where, ...]
    place: n.Place


@dataclass(frozen=True, slots=True)
class RevealHand(n.Effect):
    """`reveal your hand`."""


@dataclass(frozen=True, slots=True)
class LookDiscard(n.Effect):
    """`look at the top card of your deck. you may discard it`: two sentences, one node."""


@dataclass(frozen=True, slots=True)
class TakeRune(n.Effect):
    """`take a random unused dragon rune`."""


@dataclass(frozen=True, slots=True)
class ToBox(n.Effect):
    """`remove this card from the game`."""


# -- realm areas --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Exhaust(n.Effect):
    """`exhaust a city you control`."""

    cards: n.Cards


@dataclass(frozen=True, slots=True)
class Refresh(n.Effect):
    """`refresh a landmark you control`."""

    cards: n.Cards


@dataclass(frozen=True, slots=True)
class Hold(n.Effect):
    """`exhaust each city you control through your next Refresh step`."""

    cards: n.Cards


@dataclass(frozen=True, slots=True)
class TakeDamage(n.Effect, n.Multiplied):
    """`take 2 damage`, `another player takes 2 damage`."""

    player: n.Player
    number: int


@dataclass(frozen=True, slots=True)
class DamageRealm(n.Effect, n.Multiplied):
    """`deal 1 damage to the next player's home realm`."""

    number: int


@dataclass(frozen=True, slots=True)
class RemoveDamage(n.Effect, n.Multiplied):
    """`remove 1 damage from your home realm`."""

    number: int


@dataclass(frozen=True, slots=True)
class Cheaper(n.Effect):
    """`monuments cost 2 {gold} less`, in this purchase."""

    adjectives: tuple[n.Adjective, ...]
    noun: str
    number: int
    resource: str


@dataclass(frozen=True, slots=True)
class CheaperThisTurn(n.Effect):
    """`units cost 1 {gold} less this turn`, or `this round`: of the own barracks and of the central area."""

    adjectives: tuple[n.Adjective, ...]
    noun: str
    number: int
    resource: str
    until: n.Until


# -- combats and events -------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class IgnoreIcon(n.Effect):
    """`ignore 1 attrition icon`."""

    number: int


@dataclass(frozen=True, slots=True)
class RollMore(n.Effect):
    """`roll 1 more attrition die`."""

    number: int


@dataclass(frozen=True, slots=True)
class ChangeRoll(n.Effect):
    """`the attrition roll gets -1`: all dice of this combat together."""

    number: int


@dataclass(frozen=True, slots=True)
class Reroll(n.Effect):
    """`you may reroll the attrition dice once`, after they were seen."""


@dataclass(frozen=True, slots=True)
class AttackAgain(n.Effect):
    """`target Enemy can be attacked again this round`."""

    cards: n.Cards


@dataclass(frozen=True, slots=True)
class TargetAgain(n.Effect):
    """`the target can be attacked again this round`: what is fought."""


@dataclass(frozen=True, slots=True)
class Double(n.Effect):
    """`double the {strength} of a friendly unit`."""

    cards: n.Cards


@dataclass(frozen=True, slots=True)
class SetStrength(n.Effect):
    """`set the {strength} of an opposing unit to 1`."""

    cards: n.Cards
    number: int


@dataclass(frozen=True, slots=True)
class OpponentDestroys(n.Effect):
    """`your opponent destroys 1 of their units`."""

    number: int


@dataclass(frozen=True, slots=True)
class TakeOver(n.Effect):
    """`take control of target city`."""

    cards: n.Cards


@dataclass(frozen=True, slots=True)
class DiscardEnemy(n.Effect):
    """`discard target Enemy from play`."""

    cards: n.Cards


@dataclass(frozen=True, slots=True)
class LookEvent(n.Effect):
    """`look at the top card of the event deck`."""


@dataclass(frozen=True, slots=True)
class AnotherEvent(n.Effect):
    """`draw another event`."""


@dataclass(frozen=True, slots=True)
class Reverse(n.Effect):
    """`reverse the turn order`."""


@dataclass(frozen=True, slots=True)
class PlayAnother(n.Effect):
    """`play another card at once`, before anybody else does."""


@dataclass(frozen=True, slots=True)
class MustPass(n.Effect):
    """`your opponent must pass after 1 more card`."""

    number: int


@dataclass(frozen=True, slots=True)
class IfBoth(n.Effect):
    """`if it is a siege and you attack, draw a card`."""

    first: n.Condition
    second: n.Condition
    effect: n.Effect
