"""The shape of a view of Rune Age."""

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

CardType = Literal[
    "home_realm",
    "stronghold",
    "unit",
    "tactic",
    "gold",
    "city",
    "landmark",
    "objective",
    "enemy",
    "instant",
    "reward",
    "monument",
    "dragon_rune",
]
Resource = Literal["gold", "influence"]


class PrintedValues(TypedDict):
    """What is printed; null where a card has no such value.

    `cost` is paid in `resource`. `strength` of a unit is its own, of everything else what an army must bring. `gold`
    and `influence` are what the card yields. `attrition`: icons.
    """

    cost: int | None
    resource: Resource | None
    strength: int | None
    gold: int | None
    influence: int | None
    auto_defense: int | None
    attrition: int


class RuneAgeFace(TypedDict):
    """A card as it is printed. `category`: of a mercenary, 1 or 2. `reward`: the other side of an Enemy.

    `ongoing`: an Instant that stays through the next round.
    """

    id: str
    name: Words
    type: CardType
    faction: str | None
    printed: PrintedValues
    stage: int | None
    category: int | None
    mythic: bool
    siege_icon: bool
    expansion: bool
    ongoing: bool
    text: Words
    reward: NotRequired[RuneAgeFace]


class RuneAgeCard(RuneAgeFace):
    """A card of the game. `owner` -1: nobody's."""

    n: int
    owner: int


class HandCard(RuneAgeCard):
    """A card in hand. `playable`: it can be played in combat. `used`: its ability was used in this round already."""

    playable: bool
    used: bool


class DeckCard(RuneAgeCard):
    """A card in a deck that the reader knows; position 1 is the top."""

    position: int


class StandingCard(RuneAgeCard):
    """A card in play, or one that lies in the centre, as it stands now.

    `held`: it is not refreshed in the next Refresh step. `strength`: what an army must bring now. `attacked`: the
    seats that have attacked it in this round.
    """

    controller: int
    exhausted: bool
    held: bool
    strength: int | None
    auto_defense: int | None
    gold: int
    influence: int
    attacked: list[int]


class ArmyCard(RuneAgeCard):
    """A card in a combat, with its strength now."""

    strength: int
    wounded: bool


class Pile(TypedDict):
    """Equal cards in barracks or centre: how many are left of how many. `cards`: their numbers, the next one first.

    `price`: what the next one costs now; null if it cannot be bought.
    """

    face: RuneAgeFace
    left: int
    of: int
    cards: list[int]
    price: int | None
    resource: Resource | None


# -- a player ------------------------------------------------------------------------------------

Role = Literal["overlord", "ally", "partner", "rival"]


class Deck(TypedDict):
    """How many cards, and those that the reader knows, from the top."""

    count: int
    known: list[DeckCard]


class RuneAgeSeat(SeatView):
    """A player's side.

    `out`: eliminated. `role`: Overlord, ally of the other allies, partner in a game together, or everybody's rival.
    `home`: null if the realm is shared. `damage` counts up to `damage_limit`. `discard`: the top first. `realm`:
    everything in the realm area but the home realm. `influence`: what the refreshed cards yield. `gold`: what the
    reader could spend; null for the others. `best_strength` and `best_gold`: the most that a hand of five cards of
    this deck could bring; everybody knows which cards a deck holds.
    """

    faction: str | None
    role: Role
    out: bool
    conceded: bool
    home: StandingCard | None
    damage: int
    damage_limit: int
    hand: list[HandCard | HiddenCard]
    hand_size: int
    deck: Deck
    discard: list[RuneAgeCard]
    realm: list[StandingCard]
    barracks: list[Pile]
    influence: int
    gold: int | None
    best_strength: int
    best_gold: int
    cards: int


# -- the centre ----------------------------------------------------------------------------------


class StageLeft(TypedDict):
    """How many events of a stage are left in the event deck."""

    stage: int
    left: int


class EventDeck(TypedDict):
    """The event deck: how many cards, by stage from the top, and how many events were drawn."""

    count: int
    stages: list[StageLeft]
    drawn: int


class Ongoing(StandingCard):
    """An Instant that lasts. `new`: drawn in this round, so that it stays through the next one."""

    new: bool


class EventNow(TypedDict):
    """The event being resolved. `text`: what happens now. `seat`: to whom; `to_come`: to whom afterwards."""

    card: StandingCard
    text: Words
    seat: int
    to_come: list[int]


class Centre(TypedDict):
    """The shared area.

    `rival_damage`: on the rival realm of a game alone, which is the objective then. `discard`: of events, the top
    first.
    """

    objective: StandingCard | None
    shared_realm: StandingCard | None
    shared_damage: int
    rival_damage: int | None
    enemies: list[StandingCard]
    ongoing: list[Ongoing]
    event: EventNow | None
    event_deck: EventDeck
    discard: list[RuneAgeCard]
    gold: list[Pile]
    neutral: list[Pile]
    mercenaries: list[Pile]
    cities: list[StandingCard]
    runes: list[RuneAgeCard]
    die: list[int]


# -- winning and losing --------------------------------------------------------------------------

EndingKind = Literal[
    "objective_defeated",
    "monument",
    "last_player",
    "survived",
    "player_eliminated",
    "overlord_eliminated",
    "allies_eliminated",
    "deck_run_out",
    "landmarks",
    "too_late",
    "deck_reformed",
    "rival_fallen",
    "realm_fallen",
]
Winners = Literal["nobody", "who_does_it", "all", "overlord", "allies"]
When = Literal["at_once", "end_of_round", "end_of_event_phase"]


class Progress(TypedDict):
    """How far a seat is on the way to an ending; seat -1: everybody together."""

    seat: int
    have: int


class Goal(TypedDict):
    """A way in which the game ends: for whom it is a victory, and how far it is.

    It is reached when `have` is `need`.
    """

    what: EndingKind
    winners: Winners
    when: When
    need: int
    progress: list[Progress]
    sentence: Words


Teams = Literal["alone", "together", "one_against_all"]
Forbidden = Literal["home_realms", "cities", "allies"]


class ScenarioView(TypedDict):
    """What is played. `forbidden`: what cannot be besieged."""

    key: str
    objective: RuneAgeFace
    teams: Teams
    forbidden: list[Forbidden]
    round_limit: int
    goals: list[Goal]


# -- what goes on --------------------------------------------------------------------------------

CombatKind = Literal["battle", "siege"]
CombatStep = Literal["assault", "attrition", "resolution", "end"]
CombatResult = Literal["undecided", "attacker", "defender"]


class Army(TypedDict):
    """One side of a combat. `strength`: all together, as it stands. `bonus`: what of it belongs to no single card."""

    seat: int
    cards: list[ArmyCard]
    strength: int
    bonus: int
    passed: bool


class Combat(TypedDict):
    """The running combat.

    `attacks`: the target attacks, an Instant. `defender`: null in a battle. `defending`: what the attacking army is
    compared with, the auto-defense bonus included. `missing`: how much more strength the attacker needs to win; 0: it
    wins as things stand. A tie is won by `tie`. `damage`: what a home realm would take as things stand. `icons`:
    attrition dice to roll. `to_destroy`: units that attrition still takes.
    """

    kind: CombatKind
    step: CombatStep
    result: CombatResult
    target: StandingCard
    attacks: bool
    attacker: Army
    defender: Army | None
    auto_defense: int
    attacking: int
    defending: int
    missing: int
    tie: Literal["attacker", "defender"]
    damage: int
    icons: int
    to_destroy: int
    sentence: Words


Purpose = Literal["buy", "retain", "pay"]


class Spend(TypedDict):
    """The reader's spend that is being made; nothing has changed yet.

    `cards`: what is bought, or kept in hand; none if a text demands the payment. `given`: by an effect. `withheld`:
    by texts. `have`: all that could be spent. `left`: what remains of it behind the cost. `chosen`: the cards named
    to pay with so far; `paid`: what they yield.
    """

    purpose: Purpose
    resource: Resource
    cards: list[RuneAgeCard]
    cost: int
    given: int
    withheld: int
    have: int
    left: int
    chosen: list[int]
    paid: int
    sentence: Words


class FactionChoice(TypedDict):
    """A faction that can be taken: its home realm, and what its barracks will hold, cheapest first."""

    faction: str
    home: RuneAgeFace
    barracks: list[RuneAgeFace]


class Prediction(TypedDict):
    """What a card would do in the running combat before its text: the army's strength then, and what it lacks."""

    strength: int
    missing: int


class RuneAgeOption(OptionView):
    """`combat`, `needs`: of an attack; a siege shows only what the city adds. `prediction`: of a card to be played.

    `price`, `left`: of a purchase. `lost`: what is overpaid. `faction`: the one that is taken.
    """

    combat: NotRequired[CombatKind]
    needs: NotRequired[int]
    prediction: NotRequired[Prediction]
    price: NotRequired[int]
    left: NotRequired[int]
    lost: NotRequired[int]
    faction: NotRequired[FactionChoice]


class RuneAgeQuestion(Asked):
    """What a seat is asked. `kind`: what about, by a short name. `number`: how many, how much, or 0."""

    kind: str
    number: int
    options: list[RuneAgeOption]


class RuneAgeView(TableView):
    """What a seat may know. `acting`: a card whose Action is being carried out."""

    round: int
    overlord: int
    scenario: ScenarioView
    centre: Centre
    seats: list[RuneAgeSeat]
    combat: Combat | None
    spend: Spend | None
    acting: list[RuneAgeCard]
    question: RuneAgeQuestion | None
