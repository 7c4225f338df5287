"""The state of a game of Rune Age: columns, piles and numbers."""

from __future__ import annotations

from typing import Final

from runestack.games.rune_age.rules import events as e
from runestack.games.rune_age.rules.faces import Faces
from runestack.games.rune_age.rules.scenarios import Scenario
from runestack.kernel.state import Shape, State

CARD_COLUMNS: Final = [
    "face",  # which printed card; a reward is another face than its Enemy
    "owner",  # seat whose deck or realm it belongs to, or NOBODY
    "controller",  # seat in whose realm area or army it is, or NOBODY
    "zone",
    "exhausted",  # 1: sideways
    "held",  # 1: not refreshed in the next Refresh step
    "wounded",
    "used",  # bits: which of its abilities were used this round
    "attacked",  # bits of the seats that have attacked it this round
    "stamp",  # which object this card is: changes with every change of zone
    "known",  # bits of the seats that know which card it is
    "marks",  # how many lasting changes lie on it
]
SEAT_COLUMNS: Final = [
    "race",
    "home",  # the card of the home realm, or NOTHING
    "damage",
    "out",  # 0: in the game; otherwise how many were out with this player
    "side_strength",  # what the army as a whole has on top in this combat
    "passed",  # in this siege
    "combats",  # begun in this turn
    "conceded",  # 1: has given up; it counts in the own turn
]
NUMBER_NAMES: Final = [
    "seats",
    "first_player",
    "active",
    "round",
    "step",
    "round_limit",
    "next_stamp",
    "combat",
    "combat_step",
    "target",
    "attacker",
    "defender",
    "target_strength",  # what texts add to the target's strength in this combat
    "no_auto_defense",
    "result",
    "icons",  # attrition icons that are left to roll for
    "events_drawn",
    "reformed",
    "overlord",
    "objective",
    "shared_realm",  # the card, or NOTHING
    "shared_damage",
    "rival_damage",
    "backwards",  # 1: the turn order is reversed
    "open_hands",
    "roll_change",  # what texts add to the attrition roll of this combat
    "refill_stamp",  # the stamps below it are older than the last refill: cards of a hand that were retained
    "built",  # what the players hold is set up; nothing is told before
    "scenario",  # the face of its objective, so that a dump says what is played
    "first_neutral",  # the faces of its neutral cards, which the players may have replaced
    "second_neutral",
    "third_neutral",
]
PILE_NAMES: Final = [
    "deck",  # top last
    "hand",  # in the order in which the cards came
    "discard",  # top last
    "realm",
    "barracks",
    "army",  # in the order of play
]
SHARED_NAMES: Final = [
    "pending",
    "market",  # gold, neutral and mercenary cards
    "city_row",
    "event_deck",  # top last
    "event_discard",
    "front",  # Enemies, ongoing Instants, and the event being resolved
    "runes",  # unused
    "box",
]
QUEUE_NAMES: Final = ["waiting"]
SHAPE: Final = Shape(
    "rune-age",
    CARD_COLUMNS + SEAT_COLUMNS,
    PILE_NAMES,
    SHARED_NAMES,
    NUMBER_NAMES,
    QUEUE_NAMES,
    e.LISTENED,
)

# Places in `numbers`, written out so that the compiler can fold them; a test compares them with the names.
SEATS: Final = 0
FIRST: Final = 1
ACTIVE: Final = 2
ROUND: Final = 3
STEP: Final = 4
ROUND_LIMIT: Final = 5
NEXT_STAMP: Final = 6
COMBAT: Final = 7
COMBAT_STEP: Final = 8
TARGET: Final = 9
ATTACKER: Final = 10
DEFENDER: Final = 11
TARGET_STRENGTH: Final = 12
NO_AUTO_DEFENSE: Final = 13
RESULT: Final = 14
ICONS: Final = 15
EVENTS_DRAWN: Final = 16
REFORMED: Final = 17
OVERLORD: Final = 18
OBJECTIVE: Final = 19
SHARED_REALM: Final = 20
SHARED_DAMAGE: Final = 21
RIVAL_DAMAGE: Final = 22
BACKWARDS: Final = 23
OPEN_HANDS: Final = 24
ROLL_CHANGE: Final = 25
REFILL_STAMP: Final = 26
BUILT: Final = 27
SCENARIO: Final = 28
FIRST_NEUTRAL: Final = 29
SECOND_NEUTRAL: Final = 30
THIRD_NEUTRAL: Final = 31


class RuneAgeState(State):
    """Columns by name. What a game of Rune Age adds to it stands in `game.RuneAgeGame`."""

    def __init__(self, faces: Faces, scenario: Scenario) -> None:
        super().__init__(SHAPE, faces.abilities)
        self.faces: Faces = faces
        self.scenario: Scenario = scenario
        nothing = self.stamp  # empty, until `bind`
        piles: list[list[int]] = []
        self.face = nothing
        self.owner = nothing
        self.controller = nothing
        self.zone = nothing
        self.exhausted = nothing
        self.held = nothing
        self.wounded = nothing
        self.used = nothing
        self.attacked = nothing
        self.known = nothing
        self.race = nothing
        self.home = nothing
        self.damage = nothing
        self.out = nothing
        self.side_strength = nothing
        self.passed = nothing
        self.combats = nothing
        self.conceded = nothing
        self.deck = piles
        self.hand = piles
        self.discard = piles
        self.realm = piles
        self.barracks = piles
        self.army = piles
        self.market = nothing
        self.city_row = nothing
        self.event_deck = nothing
        self.event_discard = nothing
        self.front = nothing
        self.pending = nothing
        self.runes = nothing
        self.box = nothing

    def bind(self) -> None:
        """Names for the columns, piles and queues."""
        columns = self.columns
        self.face = columns[0]
        self.owner = columns[1]
        self.controller = columns[2]
        self.zone = columns[3]
        self.exhausted = columns[4]
        self.held = columns[5]
        self.wounded = columns[6]
        self.used = columns[7]
        self.attacked = columns[8]
        self.stamp = columns[9]
        self.known = columns[10]
        self.marks = columns[11]
        self.race = columns[12]
        self.home = columns[13]
        self.damage = columns[14]
        self.out = columns[15]
        self.side_strength = columns[16]
        self.passed = columns[17]
        self.combats = columns[18]
        self.conceded = columns[19]
        piles = self.piles
        self.deck = piles[0]
        self.hand = piles[1]
        self.discard = piles[2]
        self.realm = piles[3]
        self.barracks = piles[4]
        self.army = piles[5]
        shared = self.shared
        self.market = shared[1]
        self.city_row = shared[2]
        self.event_deck = shared[3]
        self.event_discard = shared[4]
        self.front = shared[5]
        self.pending = shared[0]
        self.runes = shared[6]
        self.box = shared[7]
        self.waiting = self.queues[0]
