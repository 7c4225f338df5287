"""The shape of a view of Invasion."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from runestack.games.view_types import (
    Asked,
    HiddenCard,
    OptionView,
    SeatView,
    TableView,
    Words,
)

Colour = Literal["blue", "red", "black", "green", "yellow", "wild", "neutral"]
Symbol = Literal["melee", "ranged", "armor", "health"]

# -- cards ---------------------------------------------------------------------------------------

CardType = Literal[
    "starting",
    "recruit",
    "leader",
    "technology",
    "invasion",
    "protocol",
    "board",
    "event",
    "scenario",
    "campaign",
]


class Combat(TypedDict):
    """Values of an invasion card, or what it adds to the top card of the stack."""

    melee: int
    ranged: int
    armor: int
    health: int


class InvasionFace(TypedDict):
    """A card as it is printed.

    `cost`: symbols. `reward`: spare parts. `training`: screws, or the Invasion's resources. `scrap`: spare parts for
    not being played. `combat`, `support`, `stores`: of invasion cards. `starting`: one of those that the Invasion deck
    begins with.
    """

    id: str
    name: Words
    type: CardType
    family: str | None
    theme: Colour | None
    cost: list[Colour]
    reward: int
    training: int | None
    scrap: int
    keywords: list[str]
    combat: Combat | None
    support: Combat | None
    stores: list[Colour]
    starting: bool
    text: Words


class InvasionCard(InvasionFace):
    """A card of the game. `owner` -1: nobody's, or the Invasion's."""

    n: int
    owner: int


class HandCard(InvasionCard):
    """A card in hand. `symbols`: what it costs now, before discounts. `payable`: pool and discounts pay for it."""

    symbols: list[Colour]
    payable: bool


class DeckCard(InvasionCard):
    """A card in a deck that the reader knows; position 1 is the top."""

    position: int


class TrainingCard(InvasionCard):
    """A card in a training center. `needed`: screws that it costs now."""

    screws: int
    needed: int


class BaseCard(InvasionCard):
    """A card in a base, or a protocol. `used`: texts that work once each turn have worked."""

    exhausted: bool
    used: bool


class StackCard(InvasionCard):
    """A card of the stack, the top one with what all others add. `bonus`: what texts add to its values."""

    now: Combat
    bonus: Combat
    armor_left: int
    health_left: int
    top: bool


class Supply(TypedDict):
    """Equal cards that are left, the next one first."""

    face: InvasionFace
    cards: list[int]


# -- a player ------------------------------------------------------------------------------------

DieState = Literal["unused", "used", "set_aside"]


class Die(TypedDict):
    """A die. `n`: among all dice; `number`: from 1 among its player's. `top`: the side that lies on top, or null.

    `sides`: the three screws of each side. `while_event`: set aside while the event lasts.
    """

    n: int
    number: int
    state: DieState
    top: int | None
    sides: list[list[Colour]]
    while_event: bool


class Pool(TypedDict):
    """Resources by colour."""

    blue: int
    red: int
    black: int
    green: int
    yellow: int


class Storage(TypedDict):
    """The spots of a type. `stored`: the colours of the screws in them. `pair`: there are two to use."""

    type: Colour
    spots: int
    stored: list[Colour]
    pair: bool
    ability: InvasionCard | None


class SpareAction(TypedDict):
    """An action that spare parts pay. `cost`: as printed, which names it. `price`: now."""

    cost: int
    price: int
    sentence: Words


class Deck(TypedDict):
    """How many cards, and those that the reader knows, from the top."""

    count: int
    known: list[DeckCard]


class InvasionSeat(SeatView):
    """A player's side.

    `spare`: spare parts of this phase; `parts`: tokens; `less`: what the next spare part action costs less by tokens.
    `changes`: screws to replace at the end of the turn. `transforms`: how often dice can still be transformed.
    `doubled`: the next card is executed twice. `done`: with the Main phase (together). `discounts`: symbols that the
    next card costs less; `any`: one of choice. `discard`, `garbage`, `played`: the top, or the last one, first.
    `looked`: cards taken aside to choose from.
    """

    out: bool
    conceded: bool
    captain: bool
    done: bool
    armor: int
    most_armor: int
    health: int
    most_health: int
    wins: int
    dice: list[Die]
    pool: Pool
    storage: list[Storage]
    discounts: list[str]
    rerolls: int
    technology: int
    parts: int
    spare: int
    less: int
    spare_actions: list[SpareAction]
    changes: int
    transforms: int
    doubled: bool
    plays: int
    dealt: int
    drawn: int
    hand: list[HandCard | HiddenCard]
    deck: Deck
    played: list[InvasionCard]
    discard: list[InvasionCard]
    garbage: list[InvasionCard]
    training: list[TrainingCard]
    training_size: int
    base: list[BaseCard]
    looked: list[InvasionCard | HiddenCard]


# -- the shared area -----------------------------------------------------------------------------


class Shared(TypedDict):
    """What belongs to nobody. `leaders`: that nobody has. `before_reinforcing`: what it costs players."""

    recruitment_deck: int
    technology_deck: int
    starting: list[Supply]
    leaders: list[InvasionCard]
    destroyed: list[InvasionCard]
    before_reinforcing: InvasionFace | None


class Match(TypedDict):
    """Which match it is, and how many have to be won."""

    number: int
    to_win: int


# -- the Invasion --------------------------------------------------------------------------------


class Zone(TypedDict):
    """A zone of the Invasion. `needed`: resources that train its card. `effect`: printed on the zone."""

    colour: Colour
    card: StackCard | None
    stored: int
    needed: int | None
    effect: InvasionCard | None


class EventToCome(TypedDict):
    """An event of the scenario with how long it lasts."""

    card: InvasionCard
    duration: int


class Events(TypedDict):
    """The time tracker. The current event ends when `marker` reaches `ends`, in `rounds_left` rounds."""

    marker: int
    last: int
    current: InvasionCard | None
    ends: int | None
    rounds_left: int | None
    to_come: list[EventToCome]
    over: list[InvasionCard]


class Attack(TypedDict):
    """What a card of the stack would do to each player in Cleanup, if nothing else happens."""

    card: int
    ranged: int
    melee: int


class Action(TypedDict):
    """An additional player action: with which points it is paid, and how many."""

    symbol: Symbol
    price: int
    card: InvasionCard


class Invasion(TypedDict):
    """The Invasion's side. `stack`: the top first. `discard`, `garbage`: the top first. `supply`: face down."""

    deck: Deck
    discard: list[InvasionCard]
    garbage: list[InvasionCard]
    stack: list[StackCard]
    attacks: list[Attack]
    zones: list[Zone]
    protocols: list[BaseCard]
    tokens: int
    refresh_need: int
    refresh_spend: int
    supply: int
    protocol_supply: int
    actions: list[Action]
    events: Events
    before_reinforcing: InvasionFace | None


class Scenario(TypedDict):
    """What is played together. `rules`: how it is won and lost, and what it changes."""

    key: str
    name: Words
    story: Words
    difficulty: Words
    rules: list[Words]
    place: int
    of: int
    attempt: int
    may_try_again: bool


class HeldCard(TypedDict):
    """A card that somebody had; `copies` of it."""

    id: str
    name: Words
    copies: int


class PlayerHeld(TypedDict):
    """What a player had at the end. `screws`: on the dice. `cards`: in all; `trained`: the recruits among them."""

    armor: int
    health: int
    rerolls: int
    technology: int
    screws: Pool
    cards: int
    base: list[HeldCard]
    trained: list[HeldCard]


class InvasionHeld(TypedDict):
    """What the Invasion had at the end. `cards`: in its deck and piles, deployed, and in zones."""

    cards: int
    tokens: int
    protocols: list[HeldCard]


class Finished(TypedDict):
    """A scenario that is over: how it ended, and with what on both sides."""

    name: Words
    won: bool
    round: int
    attempt: int
    reason: Words
    players: list[PlayerHeld]
    invasion: InvasionHeld


class Campaign(TypedDict):
    """All scenarios of the campaign by name, and those that are over."""

    key: str
    scenarios: list[Words]
    history: list[Finished]


# -- what goes on --------------------------------------------------------------------------------


class WaitingEffect(TypedDict):
    """An effect that its player carries out later, or a text that was triggered."""

    seat: int
    card: InvasionCard | HiddenCard
    text: Words


class Assigning(TypedDict):
    """Points that are being assigned. `ignores_armor`: damage that armor does not stop."""

    seat: int
    card: int | None
    symbol: Symbol
    left: int
    ignores_armor: bool


class InvasionOption(OptionView):
    """`places`: dice, sides, screws, zones, spots and players that it points at. `points`: that it assigns.

    `price`: of a spare part action, or of an additional action.
    """

    points: NotRequired[int]
    price: NotRequired[int]


class InvasionQuestion(Asked):
    """What a seat is asked. `kind`: what about, by a short name. `number`: how many, how much, or 0."""

    kind: str
    number: int
    options: list[InvasionOption]


class InvasionView(TableView):
    """What a seat may know. `match` against each other; `scenario`, `campaign`, `invasion` together."""

    mode: Literal["competitive", "cooperative"]
    round: int
    round_limit: int
    captain: int
    next_captain: int
    match: Match | None
    scenario: Scenario | None
    campaign: Campaign | None
    invasion: Invasion | None
    shared: Shared
    seats: list[InvasionSeat]
    items: list[WaitingEffect]
    triggers: list[WaitingEffect]
    assigning: Assigning | None
    question: InvasionQuestion | None
