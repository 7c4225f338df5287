"""The numbers of Runeslingers: values of an encounter, types, keywords, ailments, zones."""

from __future__ import annotations

from typing import Final

SEATS: Final = 2
STARTING_POWER: Final = 5
STARTING_HEALTH: Final = 18
BASE_BLOCK: Final = 4
STARTING_HAND: Final = 6
CARDS_PER_DRAW: Final = 2
FIRST_DRAW: Final = 1
HAND_MAXIMUM: Final = 8
BLOCKS_PER_TURN: Final = 1
SETS_PER_TURN: Final = 1
CONCENTRATION_AREAS: Final = 6  # of a player (RS-RULING-21)
AILMENT_AREAS: Final = 4  # of a player
LEVELS: Final = 2  # of each ailment
LEVEL_TWO: Final = 4  # instances for level II
EIGHT: Final = 8  # unconcealed instances that cost a power
DECK_SIZE: Final = 30
COPIES: Final = 2
TURN_LIMIT: Final = 300
TRIGGER_LIMIT: Final = 500
PACKS: Final = 3  # of each player in a draft
PACK_SIZE: Final = 15
WINS_OF_A_MATCH: Final = 2

# modes
STARTER: Final = 0
CONSTRUCTED: Final = 1
DRAFT: Final = 2
MODES: Final = {"starter": STARTER, "constructed": CONSTRUCTED, "draft": DRAFT}

# what a card is: bits, so that a noun can mean several
RUNESLINGER: Final = 1
SPIRIT: Final = 2
ATTACK: Final = 4
UTILITY: Final = 8
WEAPON: Final = 16
CURIO: Final = 32
ARMOUR: Final = 64
BOON: Final = 128
PASSIVE: Final = 256
ACTIVATE: Final = 512
CONCENTRATION: Final = 1024  # a face-down card has no type of its own
DEFENSE_CARD: Final = 2048  # besides its type: it has a defense value
EFFECT: Final = 4096  # any effect on the ladder
AILMENT: Final = 8192  # an ailment card: no noun means it
RUNESPELL: Final = SPIRIT | ATTACK | UTILITY
TRINKET: Final = WEAPON | CURIO | ARMOUR
PLAYABLE: Final = RUNESPELL | TRINKET | BOON
ABILITY_CARD: Final = PASSIVE | ACTIVATE
DAMAGEABLE: Final = RUNESLINGER | DEFENSE_CARD
TYPES: Final = {
    "runeslinger": RUNESLINGER,
    "spirit": SPIRIT,
    "attack": ATTACK,
    "utility": UTILITY,
    "weapon": WEAPON,
    "curio": CURIO,
    "armour": ARMOUR,
    "boon": BOON,
    "passive": PASSIVE,
    "activate": ACTIVATE,
    "ailment": AILMENT,
}
NOUNS: Final = {
    "card": PLAYABLE | CONCENTRATION,
    "runespell": RUNESPELL,
    "trinket": TRINKET,
    "boon": BOON,
    "face_up": PLAYABLE,
    "concentration": CONCENTRATION,
    "target": DAMAGEABLE,
    "ability": ABILITY_CARD,
    "effect": EFFECT,
}

NO_CLASS: Final = -1
CLASSES: Final = {"striker": 0, "afflicter": 1, "warden": 2, "trickster": 3}

# keywords: bits, because texts give and take them
DISTRACT: Final = 1
PAIN: Final = 2
AIL: Final = 4
SEAR: Final = 8
FATE: Final = 16
SHOUT: Final = 32
PIERCE: Final = 64
CHARGE: Final = 128
CHOICE: Final = 256
KEYWORDS: Final = {
    "distract": DISTRACT,
    "pain": PAIN,
    "ail": AIL,
    "sear": SEAR,
    "fate": FATE,
    "shout": SHOUT,
    "pierce": PIERCE,
    "charge": CHARGE,
    "choice": CHOICE,
}

# ailments, in the order of the rulebook's list
BURN: Final = 0
CURSE: Final = 1
DEBILITATE: Final = 2
FRAGMENT: Final = 3
INSANITY: Final = 4
WEAKEN: Final = 5
TYPES_OF_AILMENT: Final = 6
NO_AILMENT: Final = -1
# words that stand for none in particular
ANY_AILMENT: Final = 6  # instances of whichever type
UNIQUE_AILMENT: Final = 7  # types, not instances
CHOSEN_AILMENT: Final = 8  # one type that is named when it is applied
OTHER_AILMENT: Final = 9  # each becomes another type
AILMENTS: Final = {
    "burn": BURN,
    "curse": CURSE,
    "debilitate": DEBILITATE,
    "fragment": FRAGMENT,
    "insanity": INSANITY,
    "weaken": WEAKEN,
    "any": ANY_AILMENT,
    "unique": UNIQUE_AILMENT,
    "chosen": CHOSEN_AILMENT,
    "other": OTHER_AILMENT,
}

# adjectives and states, as numbers of tests: classes first (0 to 3), as in CLASSES
WORD_SLUNG: Final = 4
WORD_ACTIVATED: Final = 5
WORD_CHARGED: Final = 6
WORD_DAMAGED: Final = 7
WORD_EMPTY: Final = 8
WORD_FULL: Final = 9
WORD_NORMAL: Final = 10
WORD_DEFENSE: Final = 11
WORD_SPIRIT: Final = 12
WORD_ATTACK: Final = 13
WORD_UTILITY: Final = 14
WORD_SPIRIT_OR_ATTACK: Final = 15
WORD_WEAPON: Final = 16
WORD_CURIO: Final = 17
WORD_ARMOUR: Final = 18
WORD_ANSWER: Final = 19
WORD_RUNESPELL: Final = 20
WORD_TRINKET: Final = 21
WORD_BOON: Final = 22
WORD_BREAKABLE: Final = 23  # no word of texts: what a card is that an effect can destroy
WORDS: Final = {
    "striker": 0,
    "afflicter": 1,
    "warden": 2,
    "trickster": 3,
    "slung": WORD_SLUNG,
    "activated": WORD_ACTIVATED,
    "charged": WORD_CHARGED,
    "damaged": WORD_DAMAGED,
    "empty": WORD_EMPTY,
    "full": WORD_FULL,
    "normal": WORD_NORMAL,
    "defense": WORD_DEFENSE,
    "spirit": WORD_SPIRIT,
    "attack": WORD_ATTACK,
    "utility": WORD_UTILITY,
    "spirit_or_attack": WORD_SPIRIT_OR_ATTACK,
    "weapon": WORD_WEAPON,
    "curio": WORD_CURIO,
    "armour": WORD_ARMOUR,
    "answer": WORD_ANSWER,
    "runespell": WORD_RUNESPELL,
    "trinket": WORD_TRINKET,
    "boon": WORD_BOON,
    "breakable": WORD_BREAKABLE,
}

STAT_DEFENSE: Final = 0
STAT_DAMAGE: Final = 1
STAT_TOKENS: Final = 2  # texts name it in their own way
STAT_EFFECTIVE: Final = 3  # the effective damage that was recorded for its effect on the ladder
STATS: Final = {
    "defense": STAT_DEFENSE,
    "damage": STAT_DAMAGE,
    "effective_damage": STAT_EFFECTIVE,
}

# what players have: of Gain, Lose, HasResource, ValueChange, ValueCount, HasMore
HEALTH: Final = 0
MAXIMUM_HEALTH: Final = 1
POWER: Final = 2
DETERMINATION: Final = 3
BLOCK: Final = 4
MAXIMUM_HAND_SIZE: Final = 5
BLOCK_LIMIT: Final = 6
CONCENTRATION_LIMIT: Final = 7
MISSING_HEALTH: Final = 8
LOST_POWER: Final = 9
AILMENTS_ON: Final = 10
CARDS_IN_HAND: Final = 11
CARDS_IN_DECK: Final = 12
CONCENTRATIONS: Final = 13
RESOURCES: Final = {
    "health": HEALTH,
    "maximum_health": MAXIMUM_HEALTH,
    "power": POWER,
    "determination": DETERMINATION,
    "block": BLOCK,
    "maximum_hand_size": MAXIMUM_HAND_SIZE,
    "block_limit": BLOCK_LIMIT,
    "concentration_limit": CONCENTRATION_LIMIT,
    "missing_health": MISSING_HEALTH,
    "lost_power": LOST_POWER,
    "ailments": AILMENTS_ON,
    "cards_in_hand": CARDS_IN_HAND,
    "cards_in_deck": CARDS_IN_DECK,
    "concentrations": CONCENTRATIONS,
}

# what somebody has done this turn: columns of seats hold the turn (or, from SLUNG_RUNESPELLS on, are counted)
DEEDS: Final = {
    "blocked": 0,
    "lost_health": 1,
    "lost_power": 2,
    "gained_health": 3,
    "dealt_damage": 4,
    "been_damaged": 5,
    "been_ailed": 6,
    "discarded": 7,
    "seared": 8,
    "set": 9,
    "activated_trinket": 10,
    "played_boon": 11,
    "charged": 12,
    "answered": 13,
    "slung_runespells": 14,
    "played_cards": 15,
}
DID_BLOCK: Final = 0
DID_LOSE_HEALTH: Final = 1
DID_LOSE_POWER: Final = 2
DID_GAIN_HEALTH: Final = 3
DID_DEAL_DAMAGE: Final = 4
WAS_DAMAGED: Final = 5
WAS_AILED: Final = 6
DID_DISCARD: Final = 7
DID_SEAR: Final = 8
DID_SET: Final = 9
DID_ACTIVATE_TRINKET: Final = 10
DID_PLAY_BOON: Final = 11
DID_CHARGE: Final = 12
DID_ANSWER: Final = 13
DID_SLING: Final = 14
DID_PLAY: Final = 15
KINDS_OF_DEED: Final = 16

# what cards cannot (bits of no meaning: each is a number of its own)
CARD_CANNOT: Final = {
    "be_slung": 0,
    "be_activated": 1,
    "be_charged": 2,
    "be_answered": 3,
    "be_blocked": 4,
    "be_destroyed": 5,
    "be_targeted": 6,
    "be_targeted_by_spirit": 7,
    "be_targeted_by_attack": 8,
    "be_targeted_by_utility": 9,
}
NOT_SLUNG: Final = 0
NOT_ACTIVATED: Final = 1
NOT_CHARGED: Final = 2
NOT_ANSWERED: Final = 3
NOT_BLOCKED: Final = 4
NOT_DESTROYED: Final = 5
NOT_TARGETED: Final = 6
NOT_TARGETED_BY_SPIRIT: Final = 7
NOT_TARGETED_BY_ATTACK: Final = 8
NOT_TARGETED_BY_UTILITY: Final = 9

# what players cannot
PLAYER_CANNOT: Final = {
    "be_targeted": 6,
    "be_targeted_by_spirit": 7,
    "be_targeted_by_attack": 8,
    "answer": 10,
    "block": 11,
    "be_ailed": 12,
    "sling": 13,
    "activate_trinkets": 14,
    "activate_ability": 15,
    "play_boons": 16,
    "set": 17,
    "charge": 18,
    "gain_health": 19,
    "cleanse": 20,
    "pass": 21,
}
NO_ANSWER: Final = 10
NO_BLOCK: Final = 11
NOT_AILED: Final = 12
NO_SLING: Final = 13
NO_TRINKETS: Final = 14
NO_ABILITY: Final = 15
NO_BOONS: Final = 16
NO_SET: Final = 17
NO_CHARGE: Final = 18
NO_GAIN: Final = 19
NO_CLEANSE: Final = 20
NO_PASS: Final = 21

PERMISSIONS: Final = {"target_defense_cards": 0, "be_slung_as_answer": 1}
MAY_TARGET_DEFENSE: Final = 0
MAY_BE_SLUNG_AS_ANSWER: Final = 1

# zones
IN_DECK: Final = 0
IN_HAND: Final = 1
IN_DISCARD: Final = 2
IN_VOID: Final = 3
IN_PLAY: Final = 4  # runespells, trinkets, boons on a field, and the Runeslingers
BEING_PLAYED: Final = 5  # on its place, its costs not yet paid (RS-RULING-46)
AS_CONCENTRATION: Final = 6  # face-down, without a type
AS_ABILITY: Final = 7  # a chosen ability card
ASIDE: Final = 8  # an ability card that was not chosen
ON_LADDER: Final = 9  # of selectors only: an effect on the ladder
AS_AILMENT: Final = 10  # an ailment card, whether or not an instance of it is on its player
ZONES: Final = {
    "deck": IN_DECK,
    "hand": IN_HAND,
    "discard pile": IN_DISCARD,
    "void pile": IN_VOID,
}

# where texts put cards
TO_HAND: Final = 0
TO_TOP_OF_DECK: Final = 1
TO_BOTTOM_OF_DECK: Final = 2
TO_DISCARD: Final = 3
TO_VOID: Final = 4
TO_SHUFFLE: Final = 5
TO_CONCENTRATION: Final = 6

# phases
PHASE_SETUP: Final = 0
PHASE_BEGINNING: Final = 1
PHASE_CLEANSE: Final = 2
PHASE_DRAW: Final = 3
PHASE_PLAY: Final = 4
PHASE_CLEANUP: Final = 5
PHASES: Final = {
    "cleanse": PHASE_CLEANSE,
    "draw": PHASE_DRAW,
    "play": PHASE_PLAY,
    "cleanup": PHASE_CLEANUP,
}

# how long a change lasts
THIS_TURN: Final = 0
UNTIL_YOUR_NEXT_TURN: Final = 1
ENCOUNTER: Final = 2

# lasting changes
LAST_TEXT: Final = 0  # a continuous text for a time; number: the ability
LAST_DAMAGE: Final = 1  # of one card
LAST_DEFENSE: Final = 2
LAST_KEYWORD: Final = 3
LAST_NO_KEYWORD: Final = 4
LAST_CANNOT: Final = 5
LAST_NEXT: Final = 6  # the next runespell slung; number: the ability
LAST_PREVENT: Final = 7  # damage to the player `seat`; number: how much is left

# kinds of abilities
EFFECT_TEXT: Final = 0  # what a sling or an activation does, or a bullet of it
TRIGGERED: Final = 1
STATIC: Final = 2

# what is counted beside what every game counts (kernel.program): of a player, and of the effect under way
COUNT_AILMENTS: Final = 20
COUNT_DEEDS: Final = 21
COUNT_DAMAGE: Final = 40

# costs in texts beside those of every game
PAY_SEAR: Final = 10
PAY_VOID: Final = 11
PAY_VOID_CARD: Final = 12
PAY_DISCARD_RANDOM: Final = 13
PAY_APPLY: Final = 14
PAY_CLEANSE: Final = 15
PAY_DISCARD_FROM_PLAY: Final = 16
PAY_RETURN: Final = 17
PAY_TOKENS: Final = 18
# keywords of the bar that are paid like costs
PAY_AIL: Final = 19

# how a card is played or used
PLAIN: Final = 0
TO_SLING: Final = 1
TO_CHARGE: Final = 2

STREAM_DECKS: Final = 0
STREAM_SETUP: Final = 1
STREAM_RANDOM: Final = 2
STREAMS: Final = 3

# why a player lost, and why an encounter ended
NO_POWER: Final = "no_power"
NO_HEALTH: Final = "no_health"
NO_CARDS: Final = "no_cards"
GIVEN_UP: Final = "given_up"
BOTH_LOSE: Final = "both_lose"
TURN_LIMIT_REACHED: Final = "turn_limit"
ENDLESS_TRIGGERS: Final = "endless_triggers"
