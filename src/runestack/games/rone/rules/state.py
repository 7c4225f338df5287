"""The state of a game of RONE: columns, piles and numbers, and how its listeners hear."""

from __future__ import annotations

from typing import Final

from runestack.games.rone.rules import constants as c
from runestack.games.rone.rules import events as e
from runestack.games.rone.rules.faces import Faces
from runestack.kernel.references import reference
from runestack.kernel.state import Shape, State

CARD_COLUMNS: Final = [
    "face",  # which printed card
    "owner",  # seat that had it at the start
    "controller",  # seat that can use it
    "zone",
    "rotation",  # exhaustion 0..3
    "health_change",  # current health less printed health: damage and health gains
    "melee_token",  # attack changes for the next combat
    "ranged_token",
    "melee_late",  # the same, given after the damage of the running combat
    "ranged_late",
    "stamp",  # which object this card is: changes with every change of zone
    "known",  # bits of the seats that know its face
    "face_up",  # shields in a deck
    "doomed",  # is about to be destroyed: 1 by its health, 2 by an effect
    "marks",  # how many lasting changes lie on it
]
SEAT_COLUMNS: Final = [
    "side",
    "water",
    "hero",  # its card
    "hero_level",
    "conceded",
    "mulligan",
    "cheapest",  # what the cheapest fast tactic of the hand costs: most windows need to look no further
]
NUMBER_NAMES: Final = [
    "edition",
    "seats",
    "sides",
    "first_player",
    "active",
    "round",
    "phase",
    "max_rounds",
    "next_stamp",
    "attacker",
    "defender",
    "combat",  # 0 none, 1 declared, 2 ranged damage dealt, 3 all damage dealt
    "declined",  # bits of announcements declined since the last change
    "hurt",  # some unit's health may have fallen
    "technologies",  # how many random ones a side gets; 0: the game is played without
    "turns",
    "open_hands",  # team mates see each other's hand
    "eliminated",  # bits of the seats that are out of the game
    "built",  # the decks were built, not dealt
    "bounty",  # the first card of the bounty deck, or NOTHING
]
PILE_NAMES: Final = [
    "deck",  # by side, top last
    "hand",  # by seat
    "graveyard",  # by side, top last
    "technology_deck",  # by side
    "units",  # on the battlefield, by side of the controller
    "technology",  # on the battlefield, by seat
    "removed",  # by side
]
SHARED_NAMES: Final = [
    "undealt",  # faces of units and tactics that were not dealt
    "undealt_technologies",  # faces
    "bounty_deck",  # top last; empty but with three players
]
QUEUE_NAMES: Final = ["waiting", "later", "stack"]
SHAPE: Final = Shape(
    "rone",
    CARD_COLUMNS + SEAT_COLUMNS,
    PILE_NAMES,
    SHARED_NAMES,
    NUMBER_NAMES,
    QUEUE_NAMES,
    e.LISTENED,
)

# Places in `numbers`, written out so that the compiler can fold them; a test compares them with the names.
EDITION: Final = 0
SEATS: Final = 1
SIDES: Final = 2
FIRST: Final = 3
ACTIVE_PLAYER: Final = 4
ROUND: Final = 5
PHASE: Final = 6
MAX_ROUNDS: Final = 7
NEXT_STAMP: Final = 8
ATTACKING: Final = 9
DEFENDING: Final = 10
COMBAT: Final = 11
DECLINED: Final = 12
HURT: Final = 13
TECHNOLOGIES: Final = 14
TURNS: Final = 15
OPEN_HANDS: Final = 16
ELIMINATED: Final = 17
BUILT: Final = 18
BOUNTY: Final = 19

BOUNTY_SIZE: Final = 4

NO_COMBAT: Final = 0
DECLARED: Final = 1
RANGED_DEALT: Final = 2
DAMAGE_DEALT: Final = 3


class RoneState(State):
    """Columns by name. What a game of RONE adds to it stands in `game.RoneGame`."""

    def __init__(self, faces: Faces) -> None:
        super().__init__(SHAPE, faces.abilities)
        self.faces: Faces = faces
        nothing = self.stamp  # empty, until `bind`
        piles: list[list[int]] = []
        self.face = nothing
        self.owner = nothing
        self.controller = nothing
        self.zone = nothing
        self.rotation = nothing
        self.health_change = nothing
        self.melee_token = nothing
        self.ranged_token = nothing
        self.melee_late = nothing
        self.ranged_late = nothing
        self.known = nothing
        self.face_up = nothing
        self.doomed = nothing
        self.side = nothing
        self.water = nothing
        self.hero = nothing
        self.hero_level = nothing
        self.conceded = nothing
        self.mulligan = nothing
        self.cheapest = nothing
        self.deck = piles
        self.hand = piles
        self.graveyard = piles
        self.technology_deck = piles
        self.units = piles
        self.technology = piles
        self.removed = piles
        self.undealt = nothing
        self.undealt_technologies = nothing
        self.bounty_deck = nothing
        self.later = self.waiting
        self.stack = self.waiting

    def bind(self) -> None:
        """Names for the columns, piles and queues."""
        columns = self.columns
        self.face = columns[0]
        self.owner = columns[1]
        self.controller = columns[2]
        self.zone = columns[3]
        self.rotation = columns[4]
        self.health_change = columns[5]
        self.melee_token = columns[6]
        self.ranged_token = columns[7]
        self.melee_late = columns[8]
        self.ranged_late = columns[9]
        self.stamp = columns[10]
        self.known = columns[11]
        self.face_up = columns[12]
        self.doomed = columns[13]
        self.marks = columns[14]
        self.side = columns[15]
        self.water = columns[16]
        self.hero = columns[17]
        self.hero_level = columns[18]
        self.conceded = columns[19]
        self.mulligan = columns[20]
        self.cheapest = columns[21]
        piles = self.piles
        self.deck = piles[0]
        self.hand = piles[1]
        self.graveyard = piles[2]
        self.technology_deck = piles[3]
        self.units = piles[4]
        self.technology = piles[5]
        self.removed = piles[6]
        shared = self.shared
        self.undealt = shared[0]
        self.undealt_technologies = shared[1]
        self.bounty_deck = shared[2]
        queues = self.queues
        self.waiting = queues[0]
        self.later = queues[1]
        self.stack = queues[2]


def printed_reference(s: RoneState, card: int, printed: int) -> int:
    """The object on which a card's words are printed: itself, or the one it copied, even if that has left since."""
    if card != printed:
        for mark in s.lasting:
            if mark.card == card and mark.kind == c.LAST_COPY and mark.number == printed:
                return mark.source
    return reference(s, printed)
