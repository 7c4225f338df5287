"""What only Rune Age says: timings with costs, combats, wounds, home realms, events and how scenarios end."""

from __future__ import annotations

from dataclasses import dataclass

from runestack.language import nodes as n

BARRACKS = n.Zone("barracks")
CENTRE = n.Zone("central area")

INTO_COMBAT = n.Place("into the combat")

THIS_COMBAT = n.Until("this combat")  # the only duration that strength has, so no word says it


@dataclass(frozen=True, slots=True)
class YouControl(n.InState):
    """`a city you control`."""

    @property
    def word(self) -> str:
        """No state of the card by itself: it is lowered to a side."""
        return "yours"


# -- paragraphs --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Happens(n.Ability):
    """A text of an event: `Each player: Take 2 damage.`, `When Revealed, each player: ...`."""

    moment: str
    who: str
    effects: tuple[n.Effect, ...]


@dataclass(frozen=True, slots=True)
class Offers(n.Ability):
    """`Each player may spend 2 {influence}: Draw a card.`"""

    who: str
    costs: tuple[n.Cost, ...]
    effects: tuple[n.Effect, ...]


@dataclass(frozen=True, slots=True)
class Defeated(n.Ability):
    """`When Defeated: Take a random unused dragon rune.`"""

    effects: tuple[n.Effect, ...]


@dataclass(frozen=True, slots=True)
class Assails(n.Ability):
    """`Attacks each player.`"""

    who: str


@dataclass(frozen=True, slots=True)
class NextRound(n.Ability):
    """`Next round: Neutral cities get +1 {strength}.`"""

    statics: tuple[n.Static, ...]


@dataclass(frozen=True, slots=True)
class Together(n.Ability):
    """`All players together: Discard units with total printed strength 4 for each player, or each player takes ...`."""

    number: int
    damage: int


@dataclass(frozen=True, slots=True)
class DiscardInstead(n.Ability):
    """`If this unit would be destroyed, you may spend 1 {influence} to discard it instead.`"""

    card: n.Group | n.This
    what: str
    costs: tuple[n.Cost, ...]


@dataclass(frozen=True, slots=True)
class DestroyThisInstead(n.Ability):
    """`If another friendly unit would be destroyed, you may destroy this unit instead.`"""

    card: n.Group
    what: str


# -- objectives --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Occasion(n.Node):
    """What ends a game: `a player controls 3 or more landmarks`."""

    what: str
    number: int


@dataclass(frozen=True, slots=True)
class Ends(n.Ability):
    """`At the end of the round, if a player has a monument, that player wins.`"""

    moment: str
    occasion: Occasion
    winners: str


@dataclass(frozen=True, slots=True)
class Ruling(n.Ability):
    """What a scenario changes: `Home realms cannot be besieged.`"""

    what: str


# -- strength ----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ArmyGets(n.Effect, n.Multiplied):
    """`your army gets +2 {strength}`."""

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
class ForEachAtMost(n.Effect):
    """`for each friendly unit, your army gets +1 {strength}, at most 4`."""

    count: n.Countable
    effect: n.Effect
    most: int


@dataclass(frozen=True, slots=True)
class IgnoreAutoDefense(n.Effect):
    """`its auto-defense counts 0`: of the besieged city."""


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
class DestroyFrom(n.Effect):
    """`destroy a unit from your hand`."""

    card: n.ZoneCard


@dataclass(frozen=True, slots=True)
class DestroyHighest(n.Effect):
    """`destroy the gold card with the highest value in your hand`."""


# -- cards -------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class DiscardWorth(n.Effect):
    """`discard gold cards with total value 2`, `discard units with total printed strength 2`."""

    kind: str
    number: int


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


# -- realm areas -------------------------------------------------------------------------------------


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
    """`take 2 damage`."""

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


# -- combats and events ------------------------------------------------------------------------------


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
class AttackAgain(n.Effect):
    """`target Enemy can be attacked again this round`."""

    cards: n.Cards


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
class RealmDamage(n.Condition):
    """`your home realm has 10 or more damage`."""

    number: int
    compare: n.Compare


@dataclass(frozen=True, slots=True)
class Fought(n.Condition):
    """`you have fought 2 or more combats this turn`."""

    number: int
    compare: n.Compare


# -- costs -------------------------------------------------------------------------------------------


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
class PayDamage(n.Cost):
    """`take 2 damage`."""

    number: int


# -- continuous texts --------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ObjectiveGets(n.Static):
    """`the objective gets +2 {strength}`."""

    number: int


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
    """`monuments cost 2 {gold} more`."""

    adjectives: tuple[n.Adjective, ...]
    noun: str
    number: int


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
    """`retaining a card costs 1 {influence} more`."""

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


# -- what texts wait for -----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class RoundEvent(n.Event):
    """`at the beginning of each round`."""

    end: bool
