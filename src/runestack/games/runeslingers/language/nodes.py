"""What only Runeslingers says: ailments, searing and voiding, the ladder, tokens, values of players.

Fields are named as in the core (`player`, `number`, `cards`, `to`, `until`, `keyword`, `resource`, `what`, ...).
Kinds of fields that the core does not have: `ailment` and `into` (keys of ailments), `up_to`, `phase`.
"""

from __future__ import annotations

from dataclasses import dataclass

from runestack.language import nodes as n
from runestack.language.nodes import Compare, Player, Until

VOID_PILE = n.Zone("void pile")

INTO_DISCARD_PILE = n.Place("into its owner's discard pile")
INTO_VOID_PILE = n.Place("into its owner's void pile")
SHUFFLED_IN = n.Place("shuffled into its owner's deck")
CONCENTRATION = n.Place("as a concentration")

# -- effects -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class DealDirect(n.Effect, n.Multiplied):
    """`deal 10 direct damage to a target`: it cannot be blocked."""

    number: int
    to: n.Cards


@dataclass(frozen=True, slots=True)
class Apply(n.Effect, n.Multiplied):
    """`apply 2 Burn to target Runeslinger`; `chosen` is any one type that the player of the effect names."""

    number: int
    ailment: str
    player: Player


@dataclass(frozen=True, slots=True)
class ApplyUnder(n.Effect, n.Multiplied):
    """`apply 2 Curse under target boon`: more instances of what it conceals, concealed like those."""

    number: int
    ailment: str
    cards: n.Cards


@dataclass(frozen=True, slots=True)
class Inflict(n.Effect, n.Multiplied):
    """`inflict 2 Burn`: on every Runeslinger that this effect has dealt damage to."""

    number: int
    ailment: str


@dataclass(frozen=True, slots=True)
class Cleanse(n.Effect, n.Multiplied):
    """`cleanse up to 3 ailments from you`, `cleanse 2 Burn from target Runeslinger`."""

    number: int
    up_to: bool
    ailment: str  # a type, or `any`
    player: Player


@dataclass(frozen=True, slots=True)
class CleanseAll(n.Effect):
    """`cleanse all ailments from you`, `cleanse all Burn from each player`."""

    ailment: str
    player: Player


@dataclass(frozen=True, slots=True)
class Convert(n.Effect, n.Multiplied):
    """`convert up to 3 ailments on the enemy into other ailments`, `convert 1 Curse on you into Burn`."""

    number: int
    up_to: bool
    ailment: str  # a type, or `any`
    player: Player
    into: str  # a type, or `other`: each becomes another type that the player of the effect names


@dataclass(frozen=True, slots=True)
class MoveAilments(n.Effect, n.Multiplied):
    """`move up to 2 ailments from you to the enemy`: cleansed here, then applied there."""

    number: int
    up_to: bool
    ailment: str


@dataclass(frozen=True, slots=True)
class Sear(n.Effect, n.Multiplied):
    """`sear 2 cards`, `the enemy sears a card`: from the top of the own deck into the discard pile."""

    player: Player
    number: int


@dataclass(frozen=True, slots=True)
class Void(n.Effect, n.Multiplied):
    """`void 2 cards`, `the enemy voids a card`: from the top of the own deck into the void pile."""

    player: Player
    number: int


@dataclass(frozen=True, slots=True)
class DiscardFromPlay(n.Effect):
    """`discard target trinket`, `discard an empty enemy concentration`: it is not destroyed."""

    cards: n.Cards


@dataclass(frozen=True, slots=True)
class LookSear(n.Effect):
    """`look at the top 3 cards of the enemy's deck, sear 1 of them and put the rest back in any order`."""

    number: int
    take: int
    player: Player


@dataclass(frozen=True, slots=True)
class RevealTake(n.Effect):
    """`reveal a trinket from your deck and put it into your hand`."""

    card: n.ZoneCard | n.TopCard


@dataclass(frozen=True, slots=True)
class PlayFree(n.Effect):
    """`play a boon from your discard pile without paying its costs`."""

    card: n.ZoneCard | n.TopCard


@dataclass(frozen=True, slots=True)
class NegateStrong(n.Effect):
    """`negate target runespell with effective damage 6 or more`."""

    noun: str
    number: int
    compare: Compare


@dataclass(frozen=True, slots=True)
class SlingAgain(n.Effect):
    """`sling target allied runespell again`: at once, as a part of this effect."""

    cards: n.Cards


@dataclass(frozen=True, slots=True)
class AddTokens(n.Effect, n.Multiplied):
    """`put a token on this card`."""

    number: int
    cards: n.Cards


@dataclass(frozen=True, slots=True)
class RemoveTokens(n.Effect, n.Multiplied):
    """`remove 2 tokens from target card`."""

    number: int
    cards: n.Cards


@dataclass(frozen=True, slots=True)
class Prevent(n.Effect, n.Multiplied):
    """`prevent the next 4 damage to you this turn`."""

    number: int
    player: Player


@dataclass(frozen=True, slots=True)
class CannotUntil(n.Effect):
    """`target runespell cannot be slung this turn`; `what` is a key as in `Cannot`."""

    cards: n.Cards
    what: str
    until: Until


@dataclass(frozen=True, slots=True)
class NextGets(n.Effect, n.Multiplied):
    """`the next spirit runespell you sling this turn gets +3 damage`."""

    group: n.Group
    changes: tuple[n.Change, ...]


@dataclass(frozen=True, slots=True)
class NextHas(n.Effect):
    """`the next attack runespell you sling this turn has Pierce`."""

    group: n.Group
    keyword: str


@dataclass(frozen=True, slots=True)
class Lasting(n.Effect):
    """A continuous text for a time: `your block is 2 higher this turn`."""

    static: n.Static
    until: Until


# -- counts --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class TokenCount(n.Countable):
    """`token on this card`."""

    card: n.This | n.That


@dataclass(frozen=True, slots=True)
class AilmentCount(n.Countable):
    """`Burn on the enemy`, `ailment on you`, `unique ailment type on that player`."""

    ailment: str  # a type, `any`, or `unique`
    player: Player


@dataclass(frozen=True, slots=True)
class ValueCount(n.Countable):
    """`point of your block`, `point of the enemy's missing health`."""

    player: Player
    resource: str


@dataclass(frozen=True, slots=True)
class DeedCount(n.Countable):
    """`runespell you have slung this turn`."""

    player: Player
    what: str


@dataclass(frozen=True, slots=True)
class DamageDealt(n.Countable):
    """`damage dealt this way`: by this effect, after blocks."""


@dataclass(frozen=True, slots=True)
class DamageDone(n.Value):
    """`the damage dealt this way`, behind `equal to`."""


@dataclass(frozen=True, slots=True)
class ValueOf(n.Value):
    """`your block`, behind `equal to`."""

    player: Player
    resource: str


# -- conditions ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class HasAilments(n.Condition):
    """`you have 4 or more unique ailment types`, `the enemy has 3 or more Burn`."""

    player: Player
    number: int
    compare: Compare
    ailment: str  # a type, `any`, or `unique`


@dataclass(frozen=True, slots=True)
class HasTokens(n.Condition):
    """`this card has 3 or more tokens`."""

    card: n.This | n.That
    number: int
    compare: Compare


@dataclass(frozen=True, slots=True)
class HasMore(n.Condition):
    """`you have more health than the enemy`, `the enemy has more cards in hand than you`."""

    player: Player
    resource: str


@dataclass(frozen=True, slots=True)
class Did(n.Condition):
    """`you have blocked this turn`."""

    player: Player
    what: str


@dataclass(frozen=True, slots=True)
class DidOften(n.Condition):
    """`you have slung 2 or more runespells this turn`."""

    player: Player
    number: int
    compare: Compare
    what: str


@dataclass(frozen=True, slots=True)
class DamageWasDealt(n.Condition):
    """`damage was dealt this way`: at least 1, by this effect."""


# -- costs ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class PaySear(n.Cost):
    """`sear 2 cards`."""

    number: int


@dataclass(frozen=True, slots=True)
class PayVoid(n.Cost):
    """`void 2 cards`."""

    number: int


@dataclass(frozen=True, slots=True)
class PayVoidCard(n.Cost):
    """`void a card from your discard pile`."""

    card: n.ZoneCard | n.TopCard


@dataclass(frozen=True, slots=True)
class PayDiscardRandom(n.Cost):
    """`discard a card at random`."""

    number: int


@dataclass(frozen=True, slots=True)
class PayApply(n.Cost):
    """`apply 1 Burn to you`."""

    number: int
    ailment: str


@dataclass(frozen=True, slots=True)
class PayCleanse(n.Cost):
    """`cleanse 2 ailments from you`."""

    number: int
    ailment: str


@dataclass(frozen=True, slots=True)
class PayDiscardFromPlay(n.Cost):
    """`discard an empty allied concentration`, `discard another allied trinket`."""

    group: n.Group


@dataclass(frozen=True, slots=True)
class PayReturn(n.Cost):
    """`return an empty allied concentration to its owner's hand`."""

    group: n.Group


@dataclass(frozen=True, slots=True)
class PayTokens(n.Cost):
    """`remove 2 tokens from this card`."""

    number: int


# -- events --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class AiledEvent(n.EventOfPlayer):
    """`you are ailed with Burn`: once for each instance."""

    player: Player
    ailment: str


@dataclass(frozen=True, slots=True)
class PhaseEvent(n.Event):
    """`the end of your play phase`."""

    end: bool
    player: Player
    phase: str


# -- continuous texts ----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class PlayerCannot(n.Static):
    """`you cannot be ailed`, `the enemy cannot block`."""

    player: Player
    what: str


@dataclass(frozen=True, slots=True)
class Can(n.Static):
    """`allied attack runespells can target defense cards`."""

    cards: n.Group | n.This
    what: str


@dataclass(frozen=True, slots=True)
class ValueChange(n.Static, n.Multiplied):
    """`your block is 2 higher`, `the enemy's maximum hand size is 1 lower`."""

    player: Player
    number: int  # negative: lower
    resource: str


@dataclass(frozen=True, slots=True)
class DrawChange(n.Static, n.Multiplied):
    """`you draw 1 card more in your draw phase`, `the enemy draws 1 card less in the draw phase`."""

    player: Player
    number: int


@dataclass(frozen=True, slots=True)
class AbilityCost(n.Static, n.Multiplied):
    """`your activate ability costs 1 determination more`."""

    player: Player
    number: int


@dataclass(frozen=True, slots=True)
class KeywordChange(n.Static, n.Multiplied):
    """`the Pain of cards you play is 1 lower`."""

    keyword: str
    player: Player
    number: int


@dataclass(frozen=True, slots=True)
class DamageTaken(n.Static, n.Multiplied):
    """`damage dealt to you is 1 lower`: each time, before the block."""

    player: Player
    number: int


@dataclass(frozen=True, slots=True)
class DamageGiven(n.Static, n.Multiplied):
    """`damage you deal is 1 lower`: each time, whatever card or ability deals it."""

    player: Player
    number: int


@dataclass(frozen=True, slots=True)
class FirstDamage(n.Static, n.Multiplied):
    """`the first damage you deal in each of your turns is 1 higher`."""

    number: int


@dataclass(frozen=True, slots=True)
class Ignore(n.Static):
    """`you ignore Curse`: its level I and its level II."""

    player: Player
    ailment: str


# -- paragraphs ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Bullet(n.Ability):
    """`• Deal 4 damage to a target.`: one of the effects between which Fate or Choice decides."""

    effects: tuple[n.Effect, ...]


@dataclass(frozen=True, slots=True)
class ContinuousBullet(n.Ability):
    """`• Your block is 1 higher.`: chosen when the card is played, and then as long as it is in play."""

    statics: tuple[n.Static, ...]


@dataclass(frozen=True, slots=True)
class Level(n.Ability):
    """`Level I:`: the lines below it, up to the next such line, are a level of an ailment."""

    level: int


@dataclass(frozen=True, slots=True)
class OnAil(n.Ability):
    """`On-ail: Lose 2 health. Sear a card.`: the second half of applying an instance of an ailment."""

    effects: tuple[n.Effect, ...]
