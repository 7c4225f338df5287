"""The typed tree of a card's text.

A node says one thing and is small and parametric: there is one `Deal`, and who is hit is a `Group`.
A field never defaults to "everything" or "always": what a text leaves out is said by a node of its own.
The phrase rows (`phrases`) tie each class to its English and its German words; the games lower the tree
to the steps that run (`lower`).
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias


class Node:
    """What every part of a tree is."""

    __slots__: tuple[str, ...] = ()


class Multiplied(Node):
    """An effect or a continuous text with one number (or one row of changes), which `for each` multiplies.

    Games mark their own nodes with it; those of the core are listed in `checks`.
    """

    __slots__ = ()


class Payment(Node):
    """A cost of a game's own. What is paid with is gone, so `that` never points at it."""

    __slots__ = ()


class EventOfPlayer(Node):
    """An event of a game's own with a field `player`, to whom `that player` then points."""

    __slots__ = ()
    player: Player


# -- who and what --------------------------------------------------------------------------------


class Side(Enum):
    """Whose card: said by an adjective, left out where anybody's is meant."""

    ANY = "any"
    ALLIED = "allied"
    ENEMY = "enemy"


class Pick(Enum):
    """How the cards of a group are found."""

    TARGET = "target"  # chosen, and subject to the rules of targeting: "target enemy unit"
    ONE = "one"  # chosen without targeting: "an exhausted allied unit"
    EACH = "each"  # all that fit: "each enemy unit"
    ANY = "any"  # any one that fits, in events and conditions: "an allied unit"


class Compare(Enum):
    """How a number is compared."""

    EXACTLY = "exactly"
    AT_LEAST = "or more"
    AT_MOST = "or less"


class Player(Enum):
    """A player, as texts name one."""

    YOU = "you"
    OPPONENT = "the opponent"
    EACH_OPPONENT = "each opponent"
    EACH_PLAYER = "each player"
    TARGET_PLAYER = "target player"
    THAT_PLAYER = "that player"
    INSTIGATOR = "the instigator"  # whose effect the event is
    TARGETS_CONTROLLER = "the target's controller"  # of the nearest card that was named as a target


@dataclass(frozen=True, slots=True)
class Adjective(Node):
    """A word before a noun: a race, a state, a class (`active`, `exhausted`, `damaged`, `Machine`)."""

    word: str


@dataclass(frozen=True, slots=True)
class WithStat(Node):
    """`with 2 or less {health}`, `with level 1`, `with cost 3 or more`."""

    stat: str
    number: int
    compare: Compare


@dataclass(frozen=True, slots=True)
class WithKeyword(Node):
    """`with Flying`."""

    keyword: str


@dataclass(frozen=True, slots=True)
class WithoutKeyword(Node):
    """`without Flying`."""

    keyword: str


@dataclass(frozen=True, slots=True)
class InCombat(Node):
    """`in combat`."""


Where: TypeAlias = WithStat | WithKeyword | WithoutKeyword | InCombat


@dataclass(frozen=True, slots=True)
class Group(Node):
    """Cards in play: `target enemy Machine unit with Flying`, `each other allied unit`."""

    pick: Pick
    count: int  # 1 where the text gives no number; 0 with EACH
    up_to: bool  # `up to 2 target units`
    other: bool  # `another`, `other`: not the card that acts
    side: Side
    adjectives: tuple[Adjective, ...]
    noun: str  # a key of the game's nouns: unit, hero, technology, card, ...
    where: tuple[Where, ...]


@dataclass(frozen=True, slots=True)
class This(Node):
    """The card on which the words are printed: `this unit`, `this hero`."""

    noun: str


@dataclass(frozen=True, slots=True)
class That(Node):
    """The card that the nearest group before chose, or that the event was about: `that unit`."""

    noun: str


@dataclass(frozen=True, slots=True)
class Role(Node):
    """A unit by its part in what goes on: `the attacker`, `the defender`, `the other unit in this combat`."""

    role: str


@dataclass(frozen=True, slots=True)
class HeroOf(Node):
    """`the opponent's hero`, `your hero`."""

    player: Player


Cards: TypeAlias = Group | This | That | Role | HeroOf


class Zone(Enum):
    """A place that texts name."""

    HAND = "hand"
    DECK = "deck"
    GRAVEYARD = "graveyard"
    TECHNOLOGY_DECK = "technology deck"
    DISCARD_PILE = "discard pile"
    VOID_PILE = "void pile"


@dataclass(frozen=True, slots=True)
class ZoneCard(Node):
    """A card of a zone, picked by the player who acts: `a Machine unit from your graveyard`."""

    adjectives: tuple[Adjective, ...]
    noun: str
    where: tuple[Where, ...]
    zone: Zone
    player: Player


@dataclass(frozen=True, slots=True)
class TopCard(Node):
    """`the top card of your graveyard`."""

    zone: Zone
    player: Player


# -- amounts and conditions ----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Count(Node):
    """How many cards in play fit: used by `for each` and by conditions."""

    group: Group


@dataclass(frozen=True, slots=True)
class ZoneCount(Node):
    """How many cards lie in a zone: `card in your hand`."""

    zone: Zone
    player: Player


@dataclass(frozen=True, slots=True)
class StatOf(Node):
    """A value of one card: `the {melee} of that unit`."""

    stat: str
    card: This | That | Role


Countable: TypeAlias = Count | ZoneCount


@dataclass(frozen=True, slots=True)
class Control(Node):
    """`you control 2 or more Machine units` / `you control a unit with Detection`."""

    player: Player
    number: int
    compare: Compare
    group: Group


@dataclass(frozen=True, slots=True)
class HasCards(Node):
    """`you have 3 or less cards in your hand`, `the opponent has 5 or more cards in the graveyard`."""

    player: Player
    number: int
    compare: Compare
    zone: Zone


@dataclass(frozen=True, slots=True)
class HasResource(Node):
    """`you have 4 or more {water}`."""

    player: Player
    number: int
    compare: Compare
    resource: str


@dataclass(frozen=True, slots=True)
class HeroLevel(Node):
    """`your hero has level 2 or more`."""

    player: Player
    number: int
    compare: Compare


@dataclass(frozen=True, slots=True)
class Is(Node):
    """A card is in a state: `this unit is exhausted`, `that unit is a Machine`, `this unit is the attacker`."""

    card: This | That | Role
    state: str


@dataclass(frozen=True, slots=True)
class Has(Node):
    """`that unit has Flying`, `the other unit in this combat has 2 or less {health}`."""

    card: This | That | Role
    what: WithStat | WithKeyword | WithoutKeyword


@dataclass(frozen=True, slots=True)
class TurnOf(Node):
    """`it is your turn`, `it is not your turn`."""

    yours: bool


Condition: TypeAlias = Control | HasCards | HasResource | HeroLevel | Is | Has | TurnOf


class Until(Enum):
    """How long a change lasts; it stands at the end of the clause it belongs to."""

    NEXT_COMBAT = "for its next combat"
    END_OF_TURN = "until end of turn"
    YOUR_NEXT_TURN = "until your next turn"
    FOREVER = "for the rest of the game"


# -- effects -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Gain(Node):
    """`gain 2 {water}`, `the opponent gains 1 {water}`."""

    player: Player
    number: int
    resource: str


@dataclass(frozen=True, slots=True)
class Lose(Node):
    """`the opponent loses 2 {water}`."""

    player: Player
    number: int
    resource: str


@dataclass(frozen=True, slots=True)
class Take(Node):
    """`take 2 {water} from the opponent`."""

    number: int
    resource: str
    player: Player


@dataclass(frozen=True, slots=True)
class Pay(Node):
    """A payment inside a text, complete or not at all: `pay 2 {water}`."""

    costs: tuple[Cost, ...]


@dataclass(frozen=True, slots=True)
class Draw(Node):
    """`draw 2 cards`, `each player draws a card`."""

    player: Player
    number: int


@dataclass(frozen=True, slots=True)
class Discard(Node):
    """`discard a card`, `the opponent discards 2 cards`: the player chooses from the own hand."""

    player: Player
    number: int


@dataclass(frozen=True, slots=True)
class DestroyTop(Node):
    """`destroy the top 2 cards of the opponent's deck`."""

    number: int
    player: Player


@dataclass(frozen=True, slots=True)
class RemoveTop(Node):
    """`remove the top 2 cards of the opponent's graveyard from the game`."""

    number: int
    player: Player


@dataclass(frozen=True, slots=True)
class LookTop(Node):
    """`look at the top 3 cards of your deck and put them back in any order`."""

    number: int
    player: Player


@dataclass(frozen=True, slots=True)
class LookTake(Node):
    """`look at the top 3 cards of your deck, put 1 of them into your hand and the rest on the bottom`."""

    number: int
    take: int


@dataclass(frozen=True, slots=True)
class Deal(Node):
    """`deal 2 damage to target unit`."""

    number: int
    to: Cards


@dataclass(frozen=True, slots=True)
class DealStat(Node):
    """`deal damage equal to the {melee} of this unit to target unit`."""

    amount: StatOf
    to: Cards


@dataclass(frozen=True, slots=True)
class Change(Node):
    """One signed change of a value: `+1 {melee}`."""

    number: int
    stat: str


@dataclass(frozen=True, slots=True)
class Get(Node):
    """`target unit gets +1 {melee} and +1 {ranged} for its next combat`."""

    cards: Cards
    changes: tuple[Change, ...]
    until: Until


@dataclass(frozen=True, slots=True)
class GetHealth(Node):
    """`target unit gets +2 {health}`: for good."""

    cards: Cards
    number: int


@dataclass(frozen=True, slots=True)
class LoseHealth(Node):
    """`target unit loses 2 {health}`: not damage."""

    cards: Cards
    number: int


@dataclass(frozen=True, slots=True)
class GainKeyword(Node):
    """`target unit gains Flying until end of turn`."""

    cards: Cards
    keyword: str
    until: Until


@dataclass(frozen=True, slots=True)
class LoseKeyword(Node):
    """`target unit loses Defender until end of turn`."""

    cards: Cards
    keyword: str
    until: Until


@dataclass(frozen=True, slots=True)
class Exhaust(Node):
    """`exhaust target enemy unit 2 times`."""

    cards: Cards
    times: int


@dataclass(frozen=True, slots=True)
class Refresh(Node):
    """`refresh target unit 2 times`."""

    cards: Cards
    times: int


@dataclass(frozen=True, slots=True)
class Destroy(Node):
    """`destroy target unit`, `destroy each exhausted unit`."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class Remove(Node):
    """`remove target unit from the game`."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class ReturnToHand(Node):
    """`return target unit to its owner's hand`."""

    cards: Cards


class Place(Enum):
    """Where a card is put."""

    TOP_OF_DECK = "on top of its owner's deck"
    BOTTOM_OF_DECK = "on the bottom of its owner's deck"
    HAND = "into your hand"
    BATTLEFIELD = "onto the battlefield"
    TOP_OF_GRAVEYARD = "on top of your graveyard"
    BOTTOM_OF_GRAVEYARD = "on the bottom of your graveyard"
    DISCARD_PILE = "into its owner's discard pile"
    VOID_PILE = "into its owner's void pile"
    SHUFFLED_IN = "shuffled into its owner's deck"
    CONCENTRATION = "as a concentration"


@dataclass(frozen=True, slots=True)
class Put(Node):
    """A card in play moves: `put target unit on top of its owner's deck`."""

    cards: Cards
    place: Place


@dataclass(frozen=True, slots=True)
class Fetch(Node):
    """A card of a zone moves: `put a unit from your graveyard into your hand`."""

    card: ZoneCard | TopCard
    place: Place


@dataclass(frozen=True, slots=True)
class FetchExhausted(Node):
    """`put a unit from your graveyard onto the battlefield exhausted 2 times`."""

    card: ZoneCard | TopCard
    times: int


@dataclass(frozen=True, slots=True)
class GainControl(Node):
    """`gain control of target enemy unit until end of turn`."""

    cards: Cards
    until: Until


@dataclass(frozen=True, slots=True)
class Cancel(Node):
    """`cancel target tactic`, `cancel target ability`: an effect on the stack."""

    noun: str


@dataclass(frozen=True, slots=True)
class UseAbility(Node):
    """`use an activated ability of target unit as if it were printed on this unit`: costs are not paid."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class GainAbilities(Node):
    """`this unit gains the abilities of target unit until end of turn`."""

    card: This
    cards: Cards
    until: Until


@dataclass(frozen=True, slots=True)
class LevelUp(Node):
    """`level up your hero without paying`."""


@dataclass(frozen=True, slots=True)
class BecomeShield(Node):
    """`turn this unit into a shield`, `turn target allied unit into a shield`."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class NextCheaper(Node):
    """`the next unit you play this turn costs 2 {water} less`."""

    noun: str
    number: int


Simple: TypeAlias = (
    Gain
    | Lose
    | Take
    | Pay
    | Draw
    | Discard
    | DestroyTop
    | RemoveTop
    | LookTop
    | LookTake
    | Deal
    | DealStat
    | Get
    | GetHealth
    | LoseHealth
    | GainKeyword
    | LoseKeyword
    | Exhaust
    | Refresh
    | Destroy
    | Remove
    | ReturnToHand
    | Put
    | Fetch
    | FetchExhausted
    | GainControl
    | Cancel
    | UseAbility
    | GainAbilities
    | LevelUp
    | BecomeShield
    | NextCheaper
)


@dataclass(frozen=True, slots=True)
class ForEach(Node):
    """`for each allied Machine unit, gain 1 {water}`: the number of the effect times the count, at once."""

    count: Countable
    effect: Simple


@dataclass(frozen=True, slots=True)
class Plus(Node):
    """`deal 4 damage to a target, plus 2 for each token on this card`: added to the effect's number, at once."""

    effect: Simple
    number: int
    count: Countable


@dataclass(frozen=True, slots=True)
class If(Node):
    """`if you control a Machine unit, draw a card`."""

    condition: Condition
    effect: Simple | ForEach


@dataclass(frozen=True, slots=True)
class May(Node):
    """`you may draw a card`."""

    effect: Simple | ForEach


@dataclass(frozen=True, slots=True)
class MayThen(Node):
    """`you may pay 2 {water}. If you do, draw a card`: two sentences, one node."""

    effect: Simple
    then: Simple | ForEach


@dataclass(frozen=True, slots=True)
class Either(Node):
    """`gain 1 {water} or draw a card`: a mode."""

    first: Simple
    second: Simple


Effect: TypeAlias = Simple | ForEach | If | May | MayThen | Either


# -- costs ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class PayResource(Node):
    """`2 {water}`."""

    number: int
    resource: str


@dataclass(frozen=True, slots=True)
class PayRecycle(Node):
    """`2 {recycle}`: the top cards of the own graveyard leave the game."""

    number: int


@dataclass(frozen=True, slots=True)
class PayDiscard(Node):
    """`discard 2 cards`."""

    number: int


@dataclass(frozen=True, slots=True)
class PayTop(Node):
    """`destroy the top 2 cards of your deck`."""

    number: int


@dataclass(frozen=True, slots=True)
class PayDamage(Node):
    """`deal 2 damage to your hero`."""

    number: int


@dataclass(frozen=True, slots=True)
class PayUnit(Node):
    """`destroy another allied unit`."""

    group: Group


Cost: TypeAlias = PayResource | PayRecycle | PayDiscard | PayTop | PayDamage | PayUnit


# -- events --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class CardEvent(Node):
    """Something that a card does or suffers: `this unit attacks`, `an allied unit leaves the battlefield`.

    `what` is a key of the game's verbs: enters, leaves, dies, is_destroyed, attacks, is_attacked, fights,
    damages_hero, damages_unit, is_damaged, survives, kills, is_exhausted, is_refreshed, ...
    """

    card: Group | This
    what: str


@dataclass(frozen=True, slots=True)
class PlayerEvent(Node):
    """Something that a player does: `you play a tactic`, `the opponent draws a card`.

    `what` is a key of the game's verbs: plays_unit, plays_tactic, plays_technology, plays_card, recycles,
    levels_up, draws, gains_water, hero_damaged, shield_absorbs, loses_card, ...
    """

    player: Player
    what: str


@dataclass(frozen=True, slots=True)
class PlaysEvent(Node):
    """`the enemy plays a spirit runespell`: who plays it and who controls it afterwards may differ."""

    player: Player
    group: Group


@dataclass(frozen=True, slots=True)
class TurnEvent(Node):
    """`at the beginning of your turn`, `at the end of each turn`."""

    end: bool
    player: Player  # YOU, OPPONENT, EACH_PLAYER


Event: TypeAlias = CardEvent | PlayerEvent | TurnEvent


# -- continuous texts ----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class HaveStat(Node):
    """`other allied Machine units get +1 {melee}`."""

    cards: Group | This
    changes: tuple[Change, ...]


@dataclass(frozen=True, slots=True)
class HaveHealth(Node):
    """`other allied Machine units get +1 {health}`: as long as the text works."""

    cards: Group
    number: int


@dataclass(frozen=True, slots=True)
class HaveKeyword(Node):
    """`allied units have Flying`."""

    cards: Group | This
    keyword: str


@dataclass(frozen=True, slots=True)
class CostChange(Node):
    """`units cost you 1 {water} less to play`, `tactics cost each opponent 1 {water} more to play`."""

    noun: str
    adjectives: tuple[Adjective, ...]
    player: Player
    number: int  # negative: less


@dataclass(frozen=True, slots=True)
class RecycleChange(Node):
    """`Machine units cost you 1 card less to recycle`."""

    noun: str
    adjectives: tuple[Adjective, ...]
    player: Player
    number: int


@dataclass(frozen=True, slots=True)
class LevelChange(Node):
    """`levelling up costs you 1 {water} less`."""

    player: Player
    number: int


@dataclass(frozen=True, slots=True)
class IncomeChange(Node):
    """`your {water} income is 1 higher`."""

    player: Player
    number: int
    resource: str  # water or card


@dataclass(frozen=True, slots=True)
class Cannot(Node):
    """`this unit cannot attack`, `enemy units cannot guard`, `this unit cannot be the target of tactics`.

    `what` is a key of the game's prohibitions: attack, guard, be_attacked, attack_heroes, be_targeted_by_tactics.
    """

    cards: Group | This
    what: str


@dataclass(frozen=True, slots=True)
class CannotBeAttackedBy(Node):
    """`this unit cannot be attacked by units with level 1`."""

    cards: Group | This
    by: Group


Static: TypeAlias = (
    HaveStat
    | HaveHealth
    | HaveKeyword
    | CostChange
    | RecycleChange
    | LevelChange
    | IncomeChange
    | Cannot
    | CannotBeAttackedBy
)


@dataclass(frozen=True, slots=True)
class While(Node):
    """`while you control a technology, this unit gets +1 {melee}`."""

    condition: Condition
    static: Static


@dataclass(frozen=True, slots=True)
class HaveForEach(Node):
    """`for each allied boon, your block is 1 higher`: the number of the continuous text times the count."""

    count: Countable
    static: Static


# -- abilities: one paragraph each ---------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Keywords(Node):
    """A paragraph of flags: `Defender. Flying.`"""

    words: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Labelled(Node):
    """`Battlefield: Draw a card.`"""

    label: str
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Whenever(Node):
    """`Whenever you play a tactic, draw a card.`"""

    event: CardEvent | PlayerEvent
    condition: Condition | None
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class At(Node):
    """`At the beginning of your turn, gain 1 {water}.`"""

    event: TurnEvent
    condition: Condition | None
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Activated(Node):
    """`{yellow 2}, pay 1 {water}: Deal 1 damage to target unit.`"""

    colour: str
    exhaustions: int
    costs: tuple[Cost, ...]
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Initiative(Node):
    """`Initiative, pay 2 {water}: Draw a card.`"""

    costs: tuple[Cost, ...]
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Passive(Node):
    """A continuous text in a paragraph of its own."""

    statics: tuple[Static | While, ...]


@dataclass(frozen=True, slots=True)
class Effects(Node):
    """The plain text of a tactic."""

    effects: tuple[Effect, ...]


Ability: TypeAlias = (
    Keywords | Labelled | Whenever | At | Activated | Initiative | Passive | Effects
)


@dataclass(frozen=True, slots=True)
class Text(Node):
    """A whole card's text, paragraph by paragraph."""

    abilities: tuple[Ability, ...]
