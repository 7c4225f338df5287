"""The kinds of events of Invasion. The log's sentences for them stand in `telling`."""

from __future__ import annotations

from typing import Final

# what texts can listen to (and to much of what is told below)
TURN_BEGINS: Final = 0  # of a player
TURN_ENDS: Final = 1
INVASION_BEGINS: Final = 2  # its turn
INVASION_ENDS: Final = 3
REINFORCES: Final = 4  # seat, or NOBODY for the Invasion
TRANSFORMS: Final = 5  # dice
SURVIVES: Final = 6  # a card of the stack
PLAYS: Final = 7
DEALS: Final = 8  # number: points; other: melee or ranged (`Ability.word`: which one a text means, NOTHING for both)
DISCOVERS: Final = 9
TRAINS: Final = 10
DRAWS: Final = 11

# what is told
TAKES_LEADER: Final = 17
KEEPS_TECHNOLOGY: Final = 12
RECRUITS: Final = 13
FIRST_PLAYER: Final = 14
PHASE_BEGINS: Final = 15  # number
ROUND_BEGINS: Final = 16
STOPS_DRAWING: Final = 18  # number: how many were drawn
LOSES_DECK: Final = 19  # nothing left to draw
ROLLS: Final = 20  # number: the die; other: the side
REROLLS: Final = 21
USES_DIE: Final = 22
GAINS_RESOURCE: Final = 23  # number: the colour
PAYS: Final = 24  # a resource of the pool: number: the colour
USES_PAIR: Final = 25  # number: the type
USES_ABILITY: Final = 26
USES_TOKEN: Final = 27  # a technology token
STORES: Final = 28  # number: the colour; other: the spot's type
LOSES_RESOURCE: Final = 29  # not stored
TO_GARBAGE: Final = 30
KEEPS: Final = 31
SPARE_ACTION: Final = 32  # number: its printed cost; other: what was paid
GAINS_SCREW: Final = 33  # card
LOSES_SCREW: Final = 34  # without a card to put it on
REBUILDS: Final = 35  # a die: number: die and position; other: the screw
TAKES_STARTING: Final = 36
GAINS: Final = 37  # number; other: a resource
LOSES: Final = 38  # number; other: armor or health
TAKES_DAMAGE: Final = 39  # number: armor; other: health
ARMOR_DESTROYED: Final = 40
DISCARDS: Final = 41
RECYCLES: Final = 42
DESTROYS: Final = 43  # a card
TO_HAND: Final = 44
TO_DECK: Final = 45
EXHAUSTS: Final = 46
REFRESHES: Final = 47
STOPS_DIE: Final = 48
DEPLOYS: Final = 49
HITS: Final = 50  # a card of the stack: number: armor; other: health
DEFEATS: Final = 51
INVASION_STORES: Final = 52  # number: how many; other: the colour
ZONE_LOSES: Final = 53  # number; other: the colour
TRAINED: Final = 54  # an invasion card; number: the colour of its zone
ZONE_EFFECT: Final = 55
ZONE_FILLED: Final = 56
RESEARCHES: Final = 57
INVASION_TOKENS: Final = 58
PROTOCOLS_REFRESHED: Final = 59
USES_PROTOCOL: Final = 60
ATTACKS: Final = 61
EVENT_BEGINS: Final = 62
EVENT_ENDS: Final = 63
EVENT_MOVES: Final = 64
ACTION_PAID: Final = 65  # an additional player action
STRUCK: Final = 66  # damage to a player; number: points; other: melee or ranged
READY: Final = 67  # a player is done
DEFEATED: Final = 68  # a player
CONCEDES: Final = 69
MATCH_ENDS: Final = 70
SCENARIO_BEGINS: Final = 71
SCENARIO_ENDS: Final = 72
TRIES_AGAIN: Final = 73
DOUBLES: Final = 74
CHOOSES_MODE: Final = 75
CHOOSES_PLAYER: Final = 76
LOOKS: Final = 77
REVEALS: Final = 78
TURNS_DIE: Final = 79
ARMOR_GONE: Final = 80  # a player has no armor left
MOVES_SCREWS: Final = 81
INVASION_RECYCLES: Final = 82
MILLS: Final = 83
GIVES_UP_POINTS: Final = 84
BECOMES_PROTOCOL: Final = 85
SHUFFLES: Final = 86
BECOMES_TOP: Final = 87  # a card of the stack; told only to texts
GAME_ENDS: Final = 88
DISCOUNT: Final = 89
SHUFFLES_IN: Final = 91  # a pile of a player into the Deck; number: how many cards the Deck has
PART_DISCOUNT: Final = 92  # number: how much less the next spare part action costs
PREVENTS: Final = 93  # damage that is to come; number
REMOVES_SCREWS: Final = 94  # card; number: how many
BEFORE_REINFORCING: Final = 95  # seat, or NOBODY for the Invasion; told only to texts
CAPTAIN: Final = 90

# which happen to the Invasion or by it, whoever listens
OF_THE_INVASION: Final = (
    INVASION_BEGINS,
    INVASION_ENDS,
    SURVIVES,
    DEPLOYS,
    BECOMES_TOP,
    DEFEATS,
    ATTACKS,
    TRAINED,
    USES_PROTOCOL,
    RESEARCHES,
    EVENT_BEGINS,
    EVENT_ENDS,
    ROUND_BEGINS,
)
# which are told even if nothing changed
SOME: Final = (GAINS, LOSES, ARMOR_DESTROYED)
# of which the number says what kind it was
KIND_IN_NUMBER: Final = (USES_PAIR, SPARE_ACTION, TRAINED, STORES, ACTION_PAID)
# of which a text may mean only those of a kind of card
OF_CARDS: Final = (DRAWS, DISCARDS, RECYCLES, RECRUITS, TRAINS)

# what continuous texts change, numbered behind the events because such texts are listeners too. `Ability.words` holds
# what is said here; its last word is how often it works (ALWAYS, FIRST_EACH_TURN, FIRST_EACH_ROUND).
ON_DEALT: Final = 96  # (number, kind of damage): you deal that much more
ON_ARMOR_DESTROYED: Final = 97  # (number): you destroy that much more
ON_DAMAGE_TAKEN: Final = 98  # (number, kind of damage): prevented
ON_TRAINING_COST: Final = 99  # (number less, at least)
ON_SPARE_COST: Final = 100  # (number less, for costs of at least)
ON_TRAINING_SIZE: Final = 101  # (number): how many cards the Training center can hold
ON_STACK_DAMAGE: Final = 102  # (number less, kind of damage or NOTHING for both)
ON_TOP_CARD: Final = 103  # (number, STAT_...): the top card of the stack has that much more
ON_ACTION_COST: Final = 104  # (number): additional player actions cost that much more
ON_PLAY_COST: Final = 105  # (number of wild symbols, for cards with at least so many symbols)
ON_SURVIVOR: Final = 106  # (number): more of the first reward colour
ON_PROHIBITION: Final = 107  # (what is forbidden)
ON_DRAWS: Final = 108  # (number): the most that is drawn in the Draw phase
ON_PAIR: Final = (
    109  # (number, a colour, a resource): stored pairs of the colour give that much more of it
)
ON_CARD_COST: Final = (
    110  # (number less, symbol, which cards or NOTHING, with at least so many symbols)
)
ON_BASE_SIZE: Final = 111  # (number): so many more cards in the Base
ON_PROTECTED: Final = 112  # (what cannot happen, to which cards)
ON_COLOUR: Final = 113  # (a colour, what it counts as: a colour or WILD)
ON_REDIRECT: Final = 114  # (0): its player is dealt what a teammate is dealt
LISTENED: Final = 115

# what texts protect cards from
BE_EXHAUSTED: Final = 0
BE_DESTROYED: Final = 1
BE_TARGETED: Final = 2  # neither, by what another side chooses
SUFFERED: Final = {
    "exhausted": BE_EXHAUSTED,
    "destroyed": BE_DESTROYED,
    "targeted": BE_TARGETED,
}

# what continuous texts forbid
USE_REROLLS: Final = 0
STORE: Final = 1
DRAW_CARDS: Final = 2
GAIN_ARMOR: Final = 3
GAIN_HEALTH: Final = 4
REFRESH: Final = 5  # cards in the Base
TRANSFORM: Final = 6
USE_PAIRS: Final = 7
PROHIBITIONS: Final = {
    "use_rerolls": USE_REROLLS,
    "store": STORE,
    "draw": DRAW_CARDS,
    "gain_armor": GAIN_ARMOR,
    "gain_health": GAIN_HEALTH,
    "refresh": REFRESH,
    "transform": TRANSFORM,
    "use_pairs": USE_PAIRS,
}
