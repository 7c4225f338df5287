"""The numbers of RONE: zones, card types, races, keywords, events, questions, options."""

from __future__ import annotations

from typing import Final

# card types (as bits, so that a noun can mean several)
HERO: Final = 1
TECHNOLOGY: Final = 2
UNIT: Final = 4
TACTIC: Final = 8
PERMANENT: Final = HERO | TECHNOLOGY | UNIT
CARD: Final = HERO | TECHNOLOGY | UNIT | TACTIC
CARD_BUT_HERO: Final = TECHNOLOGY | UNIT | TACTIC  # `card` after what no hero can suffer
TYPES: Final = {"hero": HERO, "technology": TECHNOLOGY, "unit": UNIT, "tactic": TACTIC}
ABILITY_NOUN: Final = 16  # an activated or triggered ability on the stack
EFFECT_NOUN: Final = 32  # anything on the stack

NOUNS: Final = {
    "unit": UNIT,
    "hero": HERO,
    "technology": TECHNOLOGY,
    "tactic": TACTIC,
    "card": CARD,
    "permanent": PERMANENT,
    "ability": ABILITY_NOUN,
    "effect": EFFECT_NOUN,
}

# races and states: the adjectives of the card language
RACES: Final = ["Survivor", "Machine", "Mutant", "Hybrid", "Nanobot"]
ACTIVE: Final = 100
EXHAUSTED: Final = 101
DAMAGED: Final = 102
UNDAMAGED: Final = 103
IN_COMBAT: Final = 104
ATTACKER: Final = 105
DEFENDING: Final = 106
ADJECTIVES: Final = {
    **{race.lower(): number for number, race in enumerate(RACES)},
    "active": ACTIVE,
    "exhausted": EXHAUSTED,
    "damaged": DAMAGED,
    "undamaged": UNDAMAGED,
    "in_combat": IN_COMBAT,
    "attacker": ATTACKER,
    "defender": DEFENDING,
}

ROLE_ATTACKER: Final = 0
ROLE_DEFENDER: Final = 1
ROLE_OTHER: Final = 2
ROLES: Final = {"attacker": ROLE_ATTACKER, "defender": ROLE_DEFENDER, "other_fighter": ROLE_OTHER}

# keywords without text (flags)
DEFENDER: Final = 1
INVISIBILITY: Final = 2
DETECTION: Final = 4
FLYING: Final = 8
SHIELD: Final = 16
SLOW_EFFECT: Final = 32
KEYWORDS: Final = {
    "defender": DEFENDER,
    "invisibility": INVISIBILITY,
    "detection": DETECTION,
    "flying": FLYING,
    "shield": SHIELD,
    "slow": SLOW_EFFECT,
}

# values of a card
STAT_HEALTH: Final = 0
STAT_MELEE: Final = 1
STAT_RANGED: Final = 2
STAT_LEVEL: Final = 3
STAT_COST: Final = 4
STAT_RECYCLE: Final = 5
STAT_SPEED: Final = 6
STATS: Final = {
    "health": STAT_HEALTH,
    "melee": STAT_MELEE,
    "ranged": STAT_RANGED,
    "level": STAT_LEVEL,
    "cost": STAT_COST,
    "recycle": STAT_RECYCLE,
    "speed": STAT_SPEED,
}
NEVER: Final = -1  # a greyed-out cost
MOST_EXHAUSTED: Final = 3  # a card is turned by three quarters at most

WATER: Final = 0
CARD_INCOME: Final = 1
RESOURCES: Final = {"water": WATER, "card": CARD_INCOME}

# zones
IN_DECK: Final = 0
IN_HAND: Final = 1
IN_GRAVEYARD: Final = 2
IN_TECHNOLOGY_DECK: Final = 3
ON_BATTLEFIELD: Final = 4
ON_STACK: Final = 5
REMOVED: Final = 6
IN_BOUNTY_DECK: Final = 7
ZONES: Final = {
    "hand": IN_HAND,
    "deck": IN_DECK,
    "graveyard": IN_GRAVEYARD,
    "technology deck": IN_TECHNOLOGY_DECK,
}

# where an effect puts a card
TO_HAND: Final = 0
TO_TOP_OF_DECK: Final = 1
TO_BOTTOM_OF_DECK: Final = 2
TO_BATTLEFIELD: Final = 3
TO_TOP_OF_GRAVEYARD: Final = 4
TO_BOTTOM_OF_GRAVEYARD: Final = 5

# how long a change lasts
NEXT_COMBAT: Final = 0
END_OF_TURN: Final = 1
YOUR_NEXT_TURN: Final = 2
FOREVER: Final = 3
COMBAT_AFTER_THIS: Final = 4  # its next combat, given after the damage of the running one

# lasting changes
LAST_KEYWORD: Final = 0  # number: the flag gained
LAST_NO_KEYWORD: Final = 1  # number: the flag lost
LAST_MELEE: Final = 2
LAST_RANGED: Final = 3
LAST_CONTROL: Final = 4  # number: the seat that gets it back in the end
LAST_COPY: Final = 5  # number: the card whose abilities it has
LAST_CHEAPER: Final = 6  # number: noun * 64 + water
LAST_MAY_PLAY: Final = 7  # number: see `permissions`

# editions
ENGLISH: Final = 0
GERMAN: Final = 1
EDITIONS: Final = {"en": ENGLISH, "de": GERMAN}

# phases
PHASE_SETUP: Final = 0
PHASE_REFRESH: Final = 1
PHASE_BEGINNING: Final = 2
PHASE_INCOME: Final = 3
PHASE_MAIN: Final = 4
PHASE_END: Final = 5
PHASES: Final = ["setup", "refresh", "beginning", "income", "main", "end"]

# kinds of abilities
TRIGGERED: Final = 0
ACTIVATED: Final = 1
INITIATIVE: Final = 2
STATIC: Final = 3
TACTIC_TEXT: Final = 4


# labels
LABEL_BATTLEFIELD: Final = 0
LABEL_DEATH: Final = 1
LABEL_RECYCLE: Final = 2
LABEL_COMBAT: Final = 3
LABEL_STRIKE: Final = 4
LABELS: Final = {
    "battlefield": LABEL_BATTLEFIELD,
    "death": LABEL_DEATH,
    "recycle": LABEL_RECYCLE,
    "combat": LABEL_COMBAT,
    "strike": LABEL_STRIKE,
}

CANNOT_ATTACK: Final = 0
CANNOT_GUARD: Final = 1
CANNOT_BE_ATTACKED: Final = 2
CANNOT_ATTACK_HEROES: Final = 3
CANNOT_BE_TARGETED_BY_TACTICS: Final = 4
CANNOT_USE_ABILITIES: Final = 5
PROHIBITIONS: Final = {
    "attack": CANNOT_ATTACK,
    "guard": CANNOT_GUARD,
    "be_attacked": CANNOT_BE_ATTACKED,
    "attack_heroes": CANNOT_ATTACK_HEROES,
    "be_targeted_by_tactics": CANNOT_BE_TARGETED_BY_TACTICS,
    "use_activated_abilities": CANNOT_USE_ABILITIES,
}

STREAM_DECKS: Final = 0
STREAM_SETUP: Final = 1
STREAMS: Final = 2

# what is counted beside what every game counts (kernel.program)
COUNT_LEVEL: Final = 20  # the level of a player's hero

# kinds of costs beside those of every game
PAY_RECYCLE: Final = 10
PAY_TOP: Final = 11
PAY_DAMAGE: Final = 12

# why a game ended
NO_CARDS: Final = "no_cards"
GIVEN_UP: Final = "given_up"
ROUND_LIMIT: Final = "round_limit"
# Without a limit: two players who can do nothing any more would play for ever.
MOST_ROUNDS: Final = 1000
ENDLESS_LOOP: Final = "endless_loop"
