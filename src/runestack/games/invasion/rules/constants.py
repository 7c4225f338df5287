"""The numbers of RONE: Invasion: kinds of cards, colours, zones, phases, and what the rulebook counts."""

from __future__ import annotations

from typing import Final

MOST_SEATS: Final = 4
STARTING_ARMOR: Final = 16
STARTING_HEALTH: Final = 14
MOST_ARMOR: Final = 18
MOST_HEALTH: Final = 18
DICE_EACH: Final = 4
SIDES: Final = 6
SCREWS_OF_SIDE: Final = 3
SCREWS_OF_DIE: Final = 18
TRAINING_SIZE: Final = 6
BASE_LEAD: Final = 2  # more cards in the Base than the opponent has
SETUP_RECRUITS: Final = 4
DRAWN_TO_CHOOSE: Final = 3  # recruiting and discovering
SECOND_PLAYER_PARTS: Final = 2
LAST_ROUND: Final = 16  # of the time tracker
INVASION_DECK: Final = 5  # starting invasion cards, and for each player:
INVASION_DECK_EACH: Final = 4
SAME_TRIGGER: Final = 50  # in one turn (INV-RULING-37)
ROUND_LIMIT: Final = 60

# modes
COMPETITIVE: Final = 0
COOPERATIVE: Final = 1
MODES: Final = {"competitive": COMPETITIVE, "cooperative": COOPERATIVE}

# colours, in the order of INV-RULING-20; behind them what is no colour
BLUE: Final = 0
RED: Final = 1
BLACK: Final = 2
GREEN: Final = 3
YELLOW: Final = 4
COLOURS: Final = 5
WILD: Final = 5  # a symbol, a stored resource
NEUTRAL: Final = 6  # a screw that yields nothing
COLOUR_NAMES: Final[list[str]] = ["blue", "red", "black", "green", "yellow", "wild", "neutral"]
TYPES_STORED: Final = 6  # five colours and wild
ANY_SYMBOL: Final = 6  # a discount that takes away any symbol

# what a card is: bits, so that a noun can mean several
STARTING: Final = 1  # a playing card without training cost
RECRUIT: Final = 2
LEADER: Final = 4
TECHNOLOGY: Final = 8
INVADER: Final = 16
PROTOCOL: Final = 32
BOARD: Final = (
    64  # what is printed on a board: pairs, zones, actions, what comes before reinforcing
)
EVENT: Final = 128
SCENARIO: Final = 256
CAMPAIGN: Final = 512
PLAYING: Final = STARTING | RECRUIT
PERMANENT: Final = LEADER | TECHNOLOGY
TYPES: Final = {
    "starting": STARTING,
    "recruit": RECRUIT,
    "leader": LEADER,
    "technology": TECHNOLOGY,
    "invasion": INVADER,
    "protocol": PROTOCOL,
    "board": BOARD,
    "event": EVENT,
    "scenario": SCENARIO,
    "campaign": CAMPAIGN,
}
NOUNS: Final = {
    "card": PLAYING,
    "starting_card": STARTING,
    "technology": TECHNOLOGY,
    "leader": LEADER,
    "permanent": PERMANENT,
    "protocol": PROTOCOL,
    "invasion_card": INVADER,
}

# families of playing cards
FAMILIES: Final[list[str]] = ["soldier", "machine", "hybrid", "mutant"]

# keywords, as bits of faces
KEEP: Final = 1
ECHO: Final = 2
VOLATILE: Final = 4
TACTIC: Final = 8
PIERCING: Final = 16
GUARD: Final = 32
UNIQUE: Final = 64
KEYWORDS: Final = {
    "Keep": KEEP,
    "Echo": ECHO,
    "Volatile": VOLATILE,
    "Tactic": TACTIC,
    "Piercing": PIERCING,
    "Guard": GUARD,
    "Unique": UNIQUE,
}

# zones
IN_DECK: Final = 0
IN_HAND: Final = 1
IN_PLAYED: Final = 2
IN_DISCARD: Final = 3
IN_GARBAGE: Final = 4
IN_TRAINING: Final = 5
IN_BASE: Final = 6
LOOKED_AT: Final = 7  # taken aside: recruiting, discovering, looking
SHARED_ZONES: Final = (
    8  # from here on; those of the players before, all in the order of the piles (`state`)
)
IN_RECRUITMENT: Final = 8
IN_TECHNOLOGIES: Final = 9
IN_STARTING_SUPPLY: Final = 10
IN_LEADERS: Final = 11
DESTROYED: Final = 12
IN_INVASION_DECK: Final = 13
IN_INVASION_DISCARD: Final = 14
IN_INVASION_GARBAGE: Final = 15
IN_STACK: Final = 16
IN_ZONE: Final = 17
IN_PROTOCOLS: Final = 18
IN_SUPPLY: Final = 19  # of invasion cards
IN_PROTOCOL_SUPPLY: Final = 20
ON_BOARD: Final = 21  # boards, events and scenarios: always there
SET_APART: Final = 22  # in setting up, to be shuffled back
ZONES: Final = {
    "deck": IN_DECK,
    "hand": IN_HAND,
    "played zone": IN_PLAYED,
    "discard pile": IN_DISCARD,
    "garbage dump": IN_GARBAGE,
    "training center": IN_TRAINING,
    "base": IN_BASE,
    "starting supply": IN_STARTING_SUPPLY,
    "invasion deck": IN_INVASION_DECK,
    "stack": IN_STACK,
}

# what is gained and lost (`Gain`, `Lose`), and counted of a player
ARMOR: Final = 0
HEALTH: Final = 1
REROLL: Final = 2
TECHNOLOGY_TOKEN: Final = 3
SPARE_PART: Final = 4
SCREW: Final = 5
RESOURCES: Final = {
    "armor": ARMOR,
    "health": HEALTH,
    "reroll": REROLL,
    "technology_token": TECHNOLOGY_TOKEN,
    "spare_part": SPARE_PART,
    "screw": SCREW,
}

# damage
MELEE: Final = 0
RANGED: Final = 1
DAMAGE: Final = {"melee": MELEE, "ranged": RANGED}

# values of cards
STAT_COST: Final = 0  # number of symbols
STAT_REWARD: Final = 1
STAT_TRAINING: Final = 2  # as it is now
STAT_SCREWS: Final = 3
STAT_MELEE: Final = 4  # of an invasion card, as it is now
STAT_RANGED: Final = 5
STAT_ARMOR: Final = 6
STAT_HEALTH: Final = 7
STATS: Final = {
    "cost": STAT_COST,
    "reward": STAT_REWARD,
    "training_cost": STAT_TRAINING,
    "screws": STAT_SCREWS,
    "melee": STAT_MELEE,
    "ranged": STAT_RANGED,
    "armor": STAT_ARMOR,
    "health": STAT_HEALTH,
}

# what an ability is: the words before its colon, or where it stands
EFFECTS: Final = (
    0  # what a playing card does when it is played; also a pair, a zone, an action, an event's end
)
DRAWN: Final = 1  # when you draw this card
NOT_PLAYED: Final = 2  # when this card is not played
ACTIVATED: Final = 3  # exhaust, and further costs
ONCE_EACH_TURN: Final = 4  # you may, between actions
DEPLOYED: Final = 5
TRAINED: Final = 6  # what a Unique card does instead of going to the Discard pile
AS_PROTOCOL: Final = 7  # activated, once the card has become a protocol
BEGINS: Final = 8  # an event's start
# 9 is `counts.IN_SUPPORT`; the following are about the card itself, wherever it is (INV-CARD-5)
KEPT: Final = 10
DISCARDED: Final = 11
CARD_DESTROYED: Final = 12
RECYCLED: Final = 13
RECRUITED: Final = 14
PLAYER_TRAINED: Final = 15  # a playing card goes from the Training center to the Discard pile
PUT_ON_DECK: Final = 16
CARD_DEFEATED: Final = 17  # an invasion card
CARD_SURVIVED: Final = 18
BECAME_TOP: Final = 19  # an invasion card, of the stack
# 20 is `counts.WHILE_PROTOCOL`
LABELS: Final = {
    "effects": EFFECTS,
    "drawn": DRAWN,
    "not_played": NOT_PLAYED,
    "activated": ACTIVATED,
    "once_each_turn": ONCE_EACH_TURN,
    "deployed": DEPLOYED,
    "trained": TRAINED,
    "as_protocol": AS_PROTOCOL,
    "begins": BEGINS,
    "kept": KEPT,
    "discarded": DISCARDED,
    "destroyed": CARD_DESTROYED,
    "recycled": RECYCLED,
    "recruited": RECRUITED,
    "player_trained": PLAYER_TRAINED,
    "put_on_deck": PUT_ON_DECK,
    "defeated": CARD_DEFEATED,
    "survived": CARD_SURVIVED,
    "became_top": BECAME_TOP,
}

# how often a continuous text or a trigger works (`Ability.number_of_times` is its last word)
ALWAYS: Final = 0
FIRST_EACH_TURN: Final = 1
FIRST_EACH_ROUND: Final = 2

# where an Invasion resource goes if not to a colour
FEWEST: Final = 7
MOST: Final = 8

# phases of a player's turn, and the other parts of a round
BEGINNING: Final = 0
DRAWING: Final = 1
ROLLING: Final = 2
MAIN: Final = 3
STORING: Final = 4
SPENDING: Final = 5
TRAINING: Final = 6
ENDING: Final = 7
INVASION_TURN: Final = 8
CLEANUP: Final = 9
SETTING_UP: Final = 10
PHASES: Final = [
    "beginning",
    "draw",
    "roll",
    "main",
    "storing",
    "spare_parts",
    "train",
    "end",
    "invasion",
    "cleanup",
    "setup",
]

# what a die is in a turn
UNUSED: Final = 0
USED: Final = 1
SET_ASIDE: Final = 2
NOT_ROLLED: Final = -1  # its top side before the first roll of a turn

# until when a die is set aside
THIS_TURN: Final = 1  # to the end of the owner's current or next turn
THIS_EVENT: Final = 2  # while the event lasts

# spare part actions, by their printed cost
SPARE_SCREW: Final = 1
SPARE_RECRUIT: Final = 2
SPARE_DIE: Final = 3
SPARE_STARTING: Final = 4
SPARE_DISCOVER: Final = 6
SPARE_ACTIONS: Final = (SPARE_SCREW, SPARE_RECRUIT, SPARE_DIE, SPARE_STARTING, SPARE_DISCOVER)

# additional player actions, by what they are paid with
PAID_WITH_MELEE: Final = 0
PAID_WITH_RANGED: Final = 1
PAID_WITH_ARMOR: Final = 2
PAID_WITH_HEALTH: Final = 3
ACTION_SYMBOLS: Final = ["melee", "ranged", "armor", "health"]

# random streams: setting up, decks, dice, the Invasion, what is left to chance
STREAM_SETUP: Final = 0
STREAM_DECKS: Final = 1
STREAM_DICE: Final = 2
STREAM_INVASION: Final = 3
STREAM_CHANCE: Final = 4
STREAMS: Final = 5
