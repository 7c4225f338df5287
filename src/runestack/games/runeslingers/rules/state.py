"""The state of an encounter: columns, piles and numbers."""

from __future__ import annotations

from typing import Final

from runestack.games.runeslingers.rules import constants as c
from runestack.games.runeslingers.rules import events as e
from runestack.games.runeslingers.rules.faces import Faces
from runestack.kernel.frame import NOTHING
from runestack.kernel.state import Shape, State

CARD_COLUMNS: Final = [
    "face",  # which printed card
    "owner",  # seat in whose deck it started
    "controller",  # seat on whose field it lies
    "zone",
    "stamp",  # which object this card is: changes with every change of zone
    "known",  # bits of the seats that know its face
    "tokens",  # +1 tokens
    "damage",  # damage of this phase on a defense card
    "played",  # the turn in which it was played (0: never); the same for the next three
    "charged",
    "slung",
    "activated",
    "place",  # the spot or area on which it lies, or NOTHING
    "bullet",  # the bullet chosen for a continuous text or for the next use, or NOTHING
    "answering",  # 1: it was slung or activated as an answer
    "marks",  # how many lasting changes lie on it
    "refused",  # bits of `undoing`: ways to play or use it that were undone, not offered before something has happened
]
SEAT_COLUMNS: Final = [
    "slinger",  # the card of the Runeslinger
    "passive",  # the card of the passive ability
    "activate",  # the card of the activate ability
    "power",
    "health",
    "maximum_change",  # lasting changes of the maximum health
    "determinations",
    "blocks",  # blocks of this turn
    "sets",  # concentrations set this turn
    "wins",  # encounters won in this match
    "conceded",
]
DEED_COLUMN: Final = "deeds"  # by seat and kind of deed: how often this turn
SPOT_COLUMNS: Final = [
    "spot_card",  # the face-down card, or NOTHING
    "spot_top",  # the face-up card on it, or NOTHING
]
AREA_COLUMNS: Final = [
    "area_type",  # the ailment, or NO_AILMENT
    "area_count",  # its instances
    "area_boon",  # the boon in play that lies here, or NOTHING
]
GIVEN_COLUMN: Final = "given"  # faces that are given or chosen for the whole match (`encounter`)
ONCE_COLUMN: Final = (
    "once"  # by text of an ability `the first time each turn`: card and turn, in pairs
)
AILMENT_COLUMNS: Final = [
    "ailments",  # by seat: the first of its six ailment cards, which lie there in the order of the types
    "levels",  # by seat and type: which level of the ailment works
]
NUMBER_NAMES: Final = [
    "mode",
    "wins_needed",
    "turn",  # of the encounter, from 1
    "active",
    "first",  # who has the first turn
    "phase",
    "next_stamp",
    "encounter",  # which one of the match, from 1
    "spots",  # concentration areas of each player
    "turn_limit",
    "chooser",  # who says who goes first, or NOBODY: drawn by lot
    "dirty",  # something has changed that P-STATE looks at
    "fixed_first",  # the seat that always goes first, or NOBODY
    "starting_power",
    "starting_health",
    "unsteady",  # how many texts that work may change a value without any event that P-STATE looks at
]
PILE_NAMES: Final = [
    "deck",  # top last
    "hand",
    "discard",  # top last
    "void",
    "field",  # runespells, trinkets and boons in play, by controller
    "deck_list",  # faces: the deck that a seat plays
    "picks",  # faces: drafted so far
    "pack",  # faces: the pack in front of a seat
]
SHARED_NAMES: Final = ["draft_pool"]  # faces that no pack has had yet
QUEUE_NAMES: Final = ["waiting", "ladder"]
SHAPE: Final = Shape(
    "runeslingers",
    [
        *CARD_COLUMNS,
        *SEAT_COLUMNS,
        DEED_COLUMN,
        *SPOT_COLUMNS,
        *AREA_COLUMNS,
        ONCE_COLUMN,
        GIVEN_COLUMN,
        *AILMENT_COLUMNS,
    ],
    PILE_NAMES,
    SHARED_NAMES,
    NUMBER_NAMES,
    QUEUE_NAMES,
    e.LISTENED,
)

# Places in `numbers`, written out so that the compiler can fold them; a test compares them with the names.
MODE: Final = 0
WINS_NEEDED: Final = 1
TURN: Final = 2
ACTIVE: Final = 3
FIRST: Final = 4
PHASE: Final = 5
NEXT_STAMP: Final = 6
ENCOUNTER: Final = 7
SPOTS: Final = 8
TURN_LIMIT: Final = 9
CHOOSER: Final = 10
DIRTY: Final = 11
FIXED_FIRST: Final = 12
STARTING_POWER: Final = 13
STARTING_HEALTH: Final = 14
UNSTEADY: Final = 15


class EncounterState(State):
    """Columns by name. What an encounter adds to it stands in `game.RuneslingersGame`."""

    def __init__(self, faces: Faces) -> None:
        super().__init__(SHAPE, faces.abilities)
        self.faces: Faces = faces
        self.longest_chain = c.TRIGGER_LIMIT
        nothing: list[int] = []
        piles: list[list[int]] = []
        self.face = nothing
        self.owner = nothing
        self.controller = nothing
        self.zone = nothing
        self.known = nothing
        self.tokens = nothing
        self.damage = nothing
        self.played = nothing
        self.charged = nothing
        self.slung = nothing
        self.activated = nothing
        self.place = nothing
        self.bullet = nothing
        self.answering = nothing
        self.refused = nothing
        self.slinger = nothing
        self.passive = nothing
        self.activate = nothing
        self.power = nothing
        self.health = nothing
        self.maximum_change = nothing
        self.determinations = nothing
        self.blocks = nothing
        self.sets = nothing
        self.wins = nothing
        self.conceded = nothing
        self.deeds = nothing
        self.spot_card = nothing
        self.spot_top = nothing
        self.area_type = nothing
        self.area_count = nothing
        self.area_boon = nothing
        self.once = nothing
        self.given = nothing
        self.ailments = self.levels = nothing
        self.deck = piles
        self.hand = piles
        self.discard = piles
        self.void = piles
        self.field = piles
        self.deck_list = piles
        self.picks = piles
        self.pack = piles
        self.draft_pool = nothing
        self.ladder = self.waiting

    def bind(self) -> None:
        """Names for the columns, piles and queues."""
        self.bind_columns()
        piles = self.piles
        self.deck = piles[0]
        self.hand = piles[1]
        self.discard = piles[2]
        self.void = piles[3]
        self.field = piles[4]
        self.deck_list = piles[5]
        self.picks = piles[6]
        self.pack = piles[7]
        self.draft_pool = self.shared[0]
        queues = self.queues
        self.waiting = queues[0]
        self.ladder = queues[1]

    def bind_columns(self) -> None:
        """Names for the columns of cards, seats, spots and areas."""
        columns = self.columns
        self.face = columns[0]
        self.owner = columns[1]
        self.controller = columns[2]
        self.zone = columns[3]
        self.stamp = columns[4]
        self.known = columns[5]
        self.tokens = columns[6]
        self.damage = columns[7]
        self.played = columns[8]
        self.charged = columns[9]
        self.slung = columns[10]
        self.activated = columns[11]
        self.place = columns[12]
        self.bullet = columns[13]
        self.answering = columns[14]
        self.marks = columns[15]
        self.refused = columns[16]
        self.slinger = columns[17]
        self.passive = columns[18]
        self.activate = columns[19]
        self.power = columns[20]
        self.health = columns[21]
        self.maximum_change = columns[22]
        self.determinations = columns[23]
        self.blocks = columns[24]
        self.sets = columns[25]
        self.wins = columns[26]
        self.conceded = columns[27]
        self.deeds = columns[28]
        self.spot_card = columns[29]
        self.spot_top = columns[30]
        self.area_type = columns[31]
        self.area_count = columns[32]
        self.area_boon = columns[33]
        self.once = columns[34]
        self.given = columns[35]
        self.ailments = columns[36]
        self.levels = columns[37]


def enemy(seat: int) -> int:
    """The other player."""
    return 1 - seat


def whose_effect(s: EncounterState, seat: int, card: int) -> int:
    """The instigator of what a card does for a player: of a boon who played it, its owner (RS-RULING-145)."""
    if card != NOTHING and s.faces.type[s.face[card]] & c.BOON:
        return s.owner[card]
    return seat


def first_spot(s: EncounterState, seat: int) -> int:
    """The first concentration area of a player; the next player's begin behind the last one."""
    return seat * s.numbers[SPOTS]


def first_area(seat: int) -> int:
    """The first ailment area of a player."""
    return seat * c.AILMENT_AREAS


def ailment_card(s: EncounterState, seat: int, ailment: int) -> int:
    """A player's card of an ailment."""
    return s.ailments[seat] + ailment


def did(s: EncounterState, seat: int, deed: int) -> None:
    """Notes what a player has done this turn."""
    s.deeds[seat * c.KINDS_OF_DEED + deed] += 1


def deeds_of(s: EncounterState, seat: int, deed: int) -> int:
    """How often a player has done something this turn."""
    return s.deeds[seat * c.KINDS_OF_DEED + deed]
