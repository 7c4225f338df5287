"""The shape of a view of Runeslingers."""

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

CardType = Literal["runespell", "trinket", "boon", "runeslinger", "passive", "activate"]
CardState = Literal["in-play", "being-played"]
ChangeKind = Literal["text", "damage", "defense", "gains", "loses", "cannot", "next", "prevents"]
Until = Literal["this-turn", "your-next-turn", "encounter"]


class BarKeyword(TypedDict):
    """A keyword of the bar with the number that it has now; null: it has none."""

    key: str
    colour: Literal["red", "blue"]
    number: int | None
    printed_number: int | None
    words: Words


class PrintedValues(TypedDict):
    """What is printed; null: nothing."""

    defense: int | None
    cost: int | None


# `class` is a word of Python, so the fields of a face stand in this form
FaceFields = TypedDict(
    "FaceFields",
    {
        "id": str,
        "name": Words,
        "type": CardType,
        "subtype": str | None,
        "class": str | None,
        "type_line": Words,
        "bar": list[BarKeyword],
        "printed_keywords": list[str],
        "printed": PrintedValues,
        "text": Words,
    },
)


class RuneslingersFace(FaceFields):
    """A card as it is printed."""


class Source(TypedDict):
    """The card that made a change."""

    n: int
    name: Words


class LastingChange(TypedDict):
    """A lasting change: what, how much, until when, by which card, and all of it in words."""

    what: ChangeKind
    until: Until
    seat: int
    by: Source | None
    sentence: Words
    keyword: NotRequired[str]
    cannot: NotRequired[str]
    number: NotRequired[int]


class CardMarks(TypedDict):
    """What was done with a card this turn."""

    played: bool
    charged: bool
    slung: bool
    activated: bool
    answer: bool


class Bullet(TypedDict):
    """The bullet that was chosen for a card."""

    which: int
    text: Words


class AfterCosts(TypedDict):
    """What its player has left once the bar of a card is paid."""

    health: int
    power: int
    deck: int
    ailments: int


class RuneslingersCard(RuneslingersFace):
    """A card of the game."""

    n: int
    owner: int


class LabelledCard(RuneslingersCard):
    """A card with the name by which options call it: copies beside each other have numbers."""

    label: Words


class HandCard(LabelledCard):
    """A card that its owner might play: its bar is as it is now. `after`: null if it costs nothing, or too much."""

    after: AfterCosts | None


class DeckCard(RuneslingersCard):
    """A card in a deck that the reader knows; position 1 is the top."""

    position: int


class AbilityCard(RuneslingersCard):
    """An activate ability with what it costs now."""

    cost: int


class Defense(TypedDict):
    """What is left of a card's defense, the whole of it, and the damage of this phase; null for a normal card."""

    defense: int | None
    full_defense: int | None
    damage: int


class FieldCard(LabelledCard, Defense):
    """A face-up card on a field. `keywords` are those that it has now."""

    controller: int
    state: CardState
    keywords: list[str]
    sideways: bool
    tokens: int
    marks: CardMarks
    bullet: Bullet | None
    changes: list[LastingChange]


SeenCard = RuneslingersCard | HiddenCard
KnownFace = RuneslingersCard | RuneslingersFace | HiddenCard  # also before it is a card of the game


# -- a player ------------------------------------------------------------------------------------


class Ailment(TypedDict):
    """An ailment card with its instances; `level`: what its count reaches, `in_force`: what works, 0: nothing."""

    type: str
    name: Words
    count: int
    level: Literal[1, 2]
    in_force: int
    concealed: bool
    text: list[Words]


class Area(TypedDict):
    """An ailment area; `placed`: a boon whose costs are not yet paid."""

    area: int
    ailment: Ailment | None
    boon: FieldCard | None
    placed: FieldCard | None


class Spot(TypedDict):
    """A concentration area: the face-down card, and the face-up card on it."""

    spot: int
    card: SeenCard | None
    top: FieldCard | None
    available: bool
    empty: bool


class Used(TypedDict):
    """What of a limit of this turn is used."""

    used: int
    limit: int


class AilmentCount(TypedDict):
    """How many ailments are not concealed, of how many types, and how many lose the encounter."""

    unconcealed: int
    types: int
    limit: int


class Deck(TypedDict):
    """How many cards, and those that the reader knows, from the top."""

    count: int
    known: list[DeckCard]


class DeckLine(TypedDict):
    """How often a card is in a deck."""

    id: str
    name: Words
    count: int


class SlingerValues(TypedDict):
    """Power, health, block, and what of the limits of this turn is used; `deeds`: what was done this turn."""

    power: int
    starting_power: int
    health: int
    maximum_health: int
    starting_health: int
    determinations: int
    block: int
    blocks: Used
    sets: Used
    hand_maximum: int
    deeds: dict[str, int]


class SlingerSeat(SeatView, SlingerValues):
    """A player's side. Piles have their top first; `deck_list`: what the reader plays with, in no order."""

    runeslinger: KnownFace | None
    passive: KnownFace | None
    activate: AbilityCard | None
    ailments: AilmentCount
    areas: list[Area]
    concentrations: list[Spot]
    hand: list[HandCard | HiddenCard]
    deck: Deck
    deck_list: list[DeckLine] | None
    discard: list[RuneslingersCard]
    void: list[RuneslingersCard]
    changes: list[LastingChange]
    wins: int
    conceded: bool


# -- what goes on --------------------------------------------------------------------------------

Mode = Literal["starter", "constructed", "draft"]
RungKind = Literal["sling", "activate", "ability"]
RungState = Literal["waiting", "running", "negated"]


class CardTarget(TypedDict):
    """A card that an effect is aimed at; `gone`: it has left."""

    kind: Literal["card"]
    card: SeenCard
    gone: bool


class RuneslingerTarget(TypedDict):
    """A Runeslinger that an effect is aimed at."""

    kind: Literal["runeslinger"]
    seat: int
    n: int
    gone: bool


class ConcentrationTarget(TypedDict):
    """A face-down card that an effect is aimed at, by its place."""

    kind: Literal["concentration"]
    seat: int
    spot: int
    gone: bool


class RungTarget(TypedDict):
    """Another rung that an effect is aimed at."""

    kind: Literal["rung"]
    rung: int | None
    gone: bool


Target = CardTarget | RuneslingerTarget | ConcentrationTarget | RungTarget


class Rung(TypedDict):
    """A rung of the ladder, the lowest 1; `stands`: its card has not left play."""

    rung: int
    kind: RungKind
    state: RungState
    seat: int
    card: SeenCard
    stands: bool
    targets: list[Target]
    effective_damage: int | None
    text: Words
    sentence: Words


class Trigger(TypedDict):
    """A text whose event has happened."""

    seat: int
    card: SeenCard
    text: Words
    sentence: Words


class Hit(TypedDict):
    """One damage event: what was recorded, what it is now, and what a block would do."""

    target: SeenCard
    seat: int
    effective: int | None
    amount: int
    prevented: int
    blocked: int
    left: int
    with_block: int


class Damage(TypedDict):
    """Damage that somebody may block now."""

    seat: int
    source: SeenCard
    direct: bool
    pierce: bool
    hits: list[Hit]


class Draft(TypedDict):
    """The reader's pack, picks and deck; of the others only how many."""

    pack: list[RuneslingersFace]
    picks: list[RuneslingersFace]
    deck: list[RuneslingersFace]
    pack_counts: list[int]
    pick_counts: list[int]
    deck_counts: list[int]


class SlingerOption(OptionView):
    """`face`: the printed card that is taken or left out."""

    face: NotRequired[RuneslingersFace]


class SlingerQuestion(Asked):
    """What a seat is asked."""

    options: list[SlingerOption]


class SlingerView(TableView):
    """What a seat may know; `chosen`: what the reader chose in secret."""

    mode: Mode
    encounter: int
    wins_needed: int
    turn: int
    turn_limit: int
    seats: list[SlingerSeat]
    ladder: list[Rung]
    triggers: list[Trigger]
    damage: Damage | None
    draft: Draft | None
    chosen: RuneslingersCard | RuneslingersFace | None
    question: SlingerQuestion | None
