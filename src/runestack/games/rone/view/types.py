"""The shape of a view of RONE."""

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

# -- cards ---------------------------------------------------------------------------------------

CardType = Literal["hero", "technology", "unit", "tactic"]
ChangeKind = Literal["gains", "loses", "melee", "ranged", "control", "copies"]
Until = Literal["next-combat", "end-of-turn", "next-turn", "forever"]


class PrintedValues(TypedDict):
    """What is printed: null where it is greyed out; the values for combat of units only."""

    cost: int | None
    recycle: int | None
    health: NotRequired[int]
    melee: NotRequired[int]
    ranged: NotRequired[int]
    speed: NotRequired[int]


class Change(TypedDict):
    """A lasting change on a card: what, how much, and until when."""

    what: ChangeKind
    until: Until
    seat: int
    keyword: NotRequired[str]
    number: NotRequired[int]
    back_to: NotRequired[int]
    name: NotRequired[Words]


class Tokens(TypedDict):
    """What tokens change about a unit."""

    melee: int
    ranged: int
    health: int


class HeroLevel(TypedDict):
    """One card of a hero deck as it is printed."""

    id: str
    name: Words
    level: int
    cost: int | None
    water_income: int
    card_income: int
    text: Words


class RoneFace(TypedDict):
    """A card as it is printed."""

    id: str
    name: Words
    type: CardType
    race: str | None
    level: int
    printed: PrintedValues
    keywords: list[str]
    printed_keywords: list[str]
    text: Words


class HeroFace(RoneFace):
    """A hero that can be chosen, with all three cards."""

    water_income: int
    card_income: int
    hero_deck: list[HeroLevel]


class RoneCard(RoneFace):
    """A card of the game."""

    n: int
    owner: int


class PlayableCard(RoneCard):
    """A card that its owner might play, with what it costs now; null: it is greyed out."""

    cost: int | None


class DeckCard(RoneCard):
    """A card in a deck that the reader knows; position 1 is the top."""

    position: int
    shield: bool


class PermanentCard(RoneCard):
    """A card on the battlefield. `keywords` are those that it has now."""

    controller: int
    exhausted: int
    abilities: int
    changes: list[Change]


class UnitCard(PermanentCard):
    """A unit on the battlefield with its values now."""

    health: int
    melee: int
    ranged: int
    speed: int
    tokens: Tokens
    dying: bool


class HeroCard(PermanentCard):
    """A hero in play: incomes, and what the next level costs; null: there is none."""

    water_income: int
    card_income: int
    level_up_cost: int | None
    hero_deck: list[HeroLevel]


SeenCard = RoneCard | HiddenCard


# -- a player ------------------------------------------------------------------------------------


class Deck(TypedDict):
    """How many cards, and those that the reader knows, from the top."""

    count: int
    known: list[DeckCard]


class Discount(TypedDict):
    """A reduction that waits for the next card of a kind."""

    noun: str
    water: int


class RoneSeat(SeatView):
    """A player's side; team mates share life, deck, units and graveyard.

    `out`: eliminated. `opponents`: the first is the primary target. `graveyard`: the top first.
    """

    side: int
    out: bool
    opponents: list[int]
    water: int
    life: int
    hero: HeroCard | None
    hand: list[PlayableCard | HiddenCard]
    deck: Deck
    technology_deck: list[PlayableCard | HiddenCard]
    units: list[UnitCard]
    technologies: list[PermanentCard]
    graveyard: list[RoneCard]
    removed: list[RoneCard]
    discounts: list[Discount]
    mulligan: bool
    conceded: bool


# -- what goes on --------------------------------------------------------------------------------

Mode = Literal["1v1", "2v2", "3p"]
EntryKind = Literal["play", "recycle", "level-up", "ability", "trigger", "attack", "end-of-turn"]
EntryState = Literal["waiting", "running", "cancelled"]
CombatStep = Literal["declared", "ranged-dealt", "damage-dealt"]


class Prediction(TypedDict):
    """What an attack would do now: damage to a hero, or the health that both units would have left."""

    hero_damage: NotRequired[int]
    attacker_health: NotRequired[int]
    defender_health: NotRequired[int]


class Entry(TypedDict):
    """An effect on the stack, or a trigger that waits for it."""

    kind: EntryKind
    state: EntryState
    seat: int
    card: SeenCard | None
    targets: list[SeenCard]
    text: Words
    initiatives: list[Words]
    sentence: Words


class Combat(TypedDict):
    """The running combat."""

    attacker: SeenCard
    defender: SeenCard
    step: CombatStep
    prediction: Prediction | None
    sentence: Words


class Announcement(TypedDict):
    """What was announced before its card is named."""

    seat: int
    sentence: Words


class OnlyTarget(TypedDict):
    """The only card that an attacker could hit as things stand, and what would come of it."""

    card: int
    prediction: Prediction | None


class RoneOption(OptionView):
    """`removes`: the cards that recycling takes out of the game, in their order. `face`: the hero that is taken.

    `only`: of an announced attack that has one target.
    """

    prediction: NotRequired[Prediction | None]
    only: NotRequired[OnlyTarget]
    removes: NotRequired[list[int]]
    face: NotRequired[HeroFace]


class RoneQuestion(Asked):
    """What a seat is asked."""

    options: list[RoneOption]


class RoneView(TableView):
    """What a seat may know. The last entry of the stack is executed first; `bounty`: cards in the bounty deck."""

    edition: Literal["en", "de"]
    mode: Mode
    round: int
    bounty: int
    seats: list[RoneSeat]
    stack: list[Entry]
    triggers: list[Entry]
    combat: Combat | None
    announced: Announcement | None
    question: RoneQuestion | None
