"""What only Runeslingers says: ailments, searing and voiding, the ladder, tokens, values of players.

Fields are named as in the core (`player`, `number`, `cards`, `to`, `until`, `keyword`, `resource`, `what`, ...).
Kinds of fields that the core does not have: `ailment` and `into` (keys of ailments), `up_to`, `phase`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from runestack.language import nodes as n
from runestack.language.nodes import (
    Compare,
    EventOfPlayer,
    Multiplied,
    Node,
    Payment,
    Player,
    Until,
)

# -- effects -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class DealDirect(Multiplied):
    """`deal 10 direct damage to a target`: it cannot be blocked."""

    number: int
    to: n.Cards


@dataclass(frozen=True, slots=True)
class Apply(Multiplied):
    """`apply 2 Burn to target Runeslinger`; `chosen` is any one type that the player of the effect names."""

    number: int
    ailment: str
    player: Player


@dataclass(frozen=True, slots=True)
class Inflict(Multiplied):
    """`inflict 2 Burn`: on every Runeslinger that this effect has dealt damage to."""

    number: int
    ailment: str


@dataclass(frozen=True, slots=True)
class Cleanse(Multiplied):
    """`cleanse up to 3 ailments from you`, `cleanse 2 Burn from target Runeslinger`."""

    number: int
    up_to: bool
    ailment: str  # a type, or `any`
    player: Player


@dataclass(frozen=True, slots=True)
class CleanseAll(Node):
    """`cleanse all ailments from you`, `cleanse all Burn from each player`."""

    ailment: str
    player: Player


@dataclass(frozen=True, slots=True)
class Convert(Multiplied):
    """`convert up to 3 ailments on the enemy into other ailments`, `convert 1 Curse on you into Burn`."""

    number: int
    up_to: bool
    ailment: str  # a type, or `any`
    player: Player
    into: str  # a type, or `other`: each becomes another type that the player of the effect names


@dataclass(frozen=True, slots=True)
class MoveAilments(Multiplied):
    """`move up to 2 ailments from you to the enemy`: cleansed here, then applied there."""

    number: int
    up_to: bool
    ailment: str


@dataclass(frozen=True, slots=True)
class Sear(Multiplied):
    """`sear 2 cards`, `the enemy sears a card`: from the top of the own deck into the discard pile."""

    player: Player
    number: int


@dataclass(frozen=True, slots=True)
class Void(Multiplied):
    """`void 2 cards`, `the enemy voids a card`: from the top of the own deck into the void pile."""

    player: Player
    number: int


@dataclass(frozen=True, slots=True)
class DiscardRandom(Multiplied):
    """`the enemy discards a card at random`."""

    player: Player
    number: int


@dataclass(frozen=True, slots=True)
class DiscardHand(Node):
    """`discard your hand`, `each player discards their hand`."""

    player: Player


@dataclass(frozen=True, slots=True)
class DiscardFromPlay(Node):
    """`discard target trinket`, `discard an empty enemy concentration`: it is not destroyed."""

    cards: n.Cards


@dataclass(frozen=True, slots=True)
class LookHand(Node):
    """`look at the enemy's hand`."""

    player: Player


@dataclass(frozen=True, slots=True)
class LookSear(Node):
    """`look at the top 3 cards of the enemy's deck, sear 1 of them and put the rest back in any order`."""

    number: int
    take: int
    player: Player


@dataclass(frozen=True, slots=True)
class RevealTake(Node):
    """`reveal a trinket from your deck and put it into your hand`."""

    card: n.ZoneCard | n.TopCard


@dataclass(frozen=True, slots=True)
class PlayFree(Node):
    """`play a boon from your discard pile without paying its costs`."""

    card: n.ZoneCard | n.TopCard


@dataclass(frozen=True, slots=True)
class ShufflePile(Node):
    """`shuffle your discard pile into your deck`."""

    player: Player


@dataclass(frozen=True, slots=True)
class SlingAgain(Node):
    """`sling target allied runespell again`: at once, as a part of this effect."""

    cards: n.Cards


@dataclass(frozen=True, slots=True)
class Free(Node):
    """`free each distracted allied concentration`: it can be used again and is not discarded."""

    cards: n.Cards


@dataclass(frozen=True, slots=True)
class AddTokens(Multiplied):
    """`put a token on this card`."""

    number: int
    cards: n.Cards


@dataclass(frozen=True, slots=True)
class RemoveTokens(Multiplied):
    """`remove 2 tokens from target card`."""

    number: int
    cards: n.Cards


@dataclass(frozen=True, slots=True)
class Prevent(Multiplied):
    """`prevent the next 4 damage to you this turn`."""

    number: int
    player: Player


@dataclass(frozen=True, slots=True)
class CannotUntil(Node):
    """`target runespell cannot be slung this turn`; `what` is a key as in `Cannot`."""

    cards: n.Cards
    what: str
    until: Until


@dataclass(frozen=True, slots=True)
class NextGets(Multiplied):
    """`the next spirit runespell you sling this turn gets +3 damage`."""

    group: n.Group
    changes: tuple[n.Change, ...]


@dataclass(frozen=True, slots=True)
class NextHas(Node):
    """`the next attack runespell you sling this turn has Pierce`."""

    group: n.Group
    keyword: str


@dataclass(frozen=True, slots=True)
class Lasting(Node):
    """A continuous text for a time: `your block is 2 higher this turn`."""

    static: Static
    until: Until


# -- counts --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class TokenCount(Node):
    """`token on this card`."""

    card: n.This | n.That


@dataclass(frozen=True, slots=True)
class AilmentCount(Node):
    """`Burn on the enemy`, `ailment on you`, `unique ailment type on that player`."""

    ailment: str  # a type, `any`, or `unique`
    player: Player


@dataclass(frozen=True, slots=True)
class ValueCount(Node):
    """`point of your block`, `point of the enemy's missing health`."""

    player: Player
    resource: str


@dataclass(frozen=True, slots=True)
class DeedCount(Node):
    """`runespell you have slung this turn`."""

    player: Player
    what: str


@dataclass(frozen=True, slots=True)
class DamageDealt(Node):
    """`damage dealt this way`: by this effect, after blocks."""


# -- conditions ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class HasAilments(Node):
    """`you have 4 or more unique ailment types`, `the enemy has 3 or more Burn`."""

    player: Player
    number: int
    compare: Compare
    ailment: str  # a type, `any`, or `unique`


@dataclass(frozen=True, slots=True)
class HasTokens(Node):
    """`this card has 3 or more tokens`."""

    card: n.This | n.That
    number: int
    compare: Compare


@dataclass(frozen=True, slots=True)
class HasMore(Node):
    """`you have more health than the enemy`, `the enemy has more cards in hand than you`."""

    player: Player
    resource: str


@dataclass(frozen=True, slots=True)
class Did(Node):
    """`you have blocked this turn`."""

    player: Player
    what: str


@dataclass(frozen=True, slots=True)
class DidOften(Node):
    """`you have slung 2 or more runespells this turn`."""

    player: Player
    number: int
    compare: Compare
    what: str


@dataclass(frozen=True, slots=True)
class DamageWasDealt(Node):
    """`damage was dealt this way`: at least 1, by this effect."""


# -- costs ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class PaySear(Payment):
    """`sear 2 cards`."""

    number: int


@dataclass(frozen=True, slots=True)
class PayVoid(Payment):
    """`void 2 cards`."""

    number: int


@dataclass(frozen=True, slots=True)
class PayVoidCard(Payment):
    """`void a card from your discard pile`."""

    card: n.ZoneCard | n.TopCard


@dataclass(frozen=True, slots=True)
class PayDiscardRandom(Payment):
    """`discard a card at random`."""

    number: int


@dataclass(frozen=True, slots=True)
class PayApply(Payment):
    """`apply 1 Burn to you`."""

    number: int
    ailment: str


@dataclass(frozen=True, slots=True)
class PayCleanse(Payment):
    """`cleanse 2 ailments from you`."""

    number: int
    ailment: str


@dataclass(frozen=True, slots=True)
class PayDiscardFromPlay(Payment):
    """`discard an empty allied concentration`, `discard another allied trinket`."""

    group: n.Group


@dataclass(frozen=True, slots=True)
class PayReturn(Payment):
    """`return an empty allied concentration to its owner's hand`."""

    group: n.Group


@dataclass(frozen=True, slots=True)
class PayTokens(Payment):
    """`remove 2 tokens from this card`."""

    number: int


# -- events --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class AiledEvent(EventOfPlayer):
    """`you are ailed with Burn`: once for each instance."""

    player: Player
    ailment: str


@dataclass(frozen=True, slots=True)
class PhaseEvent(Node):
    """`the end of your play phase`."""

    end: bool
    player: Player
    phase: str


# -- continuous texts ----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class PlayerCannot(Node):
    """`you cannot be ailed`, `the enemy cannot block`."""

    player: Player
    what: str


@dataclass(frozen=True, slots=True)
class Can(Node):
    """`allied attack runespells can target defense cards`."""

    cards: n.Group | n.This
    what: str


@dataclass(frozen=True, slots=True)
class ValueChange(Multiplied):
    """`your block is 2 higher`, `the enemy's maximum hand size is 1 lower`."""

    player: Player
    number: int  # negative: lower
    resource: str


@dataclass(frozen=True, slots=True)
class DrawChange(Multiplied):
    """`you draw 1 card more in your draw phase`, `the enemy draws 1 card less in the draw phase`."""

    player: Player
    number: int


@dataclass(frozen=True, slots=True)
class AbilityCost(Multiplied):
    """`your activate ability costs 1 determination more`."""

    player: Player
    number: int


@dataclass(frozen=True, slots=True)
class KeywordChange(Multiplied):
    """`the Pain of cards you play is 1 lower`."""

    keyword: str
    player: Player
    number: int


@dataclass(frozen=True, slots=True)
class DamageTaken(Multiplied):
    """`damage dealt to you is 1 lower`: each time, before the block."""

    player: Player
    number: int


@dataclass(frozen=True, slots=True)
class FirstDamage(Multiplied):
    """`the first damage you deal in each of your turns is 1 higher`."""

    number: int


@dataclass(frozen=True, slots=True)
class Ignore(Node):
    """`you ignore Curse`: its level I and its level II."""

    player: Player
    ailment: str


# -- paragraphs ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Use(Node):
    """`Sling: Draw a card.`, `Activate, discard a card: ...`; without effects the bullets below it are meant."""

    label: str  # sling or activate
    costs: tuple[Cost, ...]
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Bullet(Node):
    """`• Deal 4 damage to a target.`: one of the effects between which Fate or Choice decides."""

    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class ContinuousBullet(Node):
    """`• Your block is 1 higher.`: chosen when the card is played, and then as long as it is in play."""

    statics: tuple[Static | n.While | n.HaveForEach, ...]


@dataclass(frozen=True, slots=True)
class FirstTime(Node):
    """`The first time each turn you are dealt damage, draw a card.`"""

    event: Event
    condition: Condition | None
    effects: tuple[Effect, ...]


# -- what may stand where: the core's nodes and the game's own -----------------------------------

Effect: TypeAlias = (
    n.Effect
    | n.Plus
    | DealDirect
    | Apply
    | Inflict
    | Cleanse
    | CleanseAll
    | Convert
    | MoveAilments
    | Sear
    | Void
    | DiscardRandom
    | DiscardHand
    | DiscardFromPlay
    | LookHand
    | LookSear
    | RevealTake
    | PlayFree
    | ShufflePile
    | SlingAgain
    | Free
    | AddTokens
    | RemoveTokens
    | Prevent
    | CannotUntil
    | NextGets
    | NextHas
    | Lasting
)
Countable: TypeAlias = (
    n.Countable | TokenCount | AilmentCount | ValueCount | DeedCount | DamageDealt
)
Condition: TypeAlias = (
    n.Condition | HasAilments | HasTokens | HasMore | Did | DidOften | DamageWasDealt
)
Cost: TypeAlias = (
    n.Cost
    | PaySear
    | PayVoid
    | PayVoidCard
    | PayDiscardRandom
    | PayApply
    | PayCleanse
    | PayDiscardFromPlay
    | PayReturn
    | PayTokens
)
Event: TypeAlias = n.CardEvent | n.PlayerEvent | n.PlaysEvent | AiledEvent
Moment: TypeAlias = n.TurnEvent | PhaseEvent
Static: TypeAlias = (
    n.Static
    | PlayerCannot
    | Can
    | ValueChange
    | DrawChange
    | AbilityCost
    | KeywordChange
    | DamageTaken
    | FirstDamage
    | Ignore
)
Ability: TypeAlias = (
    n.Effects | n.Passive | n.Whenever | n.At | FirstTime | Use | Bullet | ContinuousBullet
)
