"""The numbers of Rune Age: kinds of cards, zones, values, timings, and what the rulebook counts."""

from __future__ import annotations

from typing import Final

MOST_SEATS: Final = 4
HAND_SIZE: Final = 5
DAMAGE_LIMIT: Final = 20
STARTING_GOLD: Final = 5  # gold cards of value 1 in a starting deck
STARTING_UNITS: Final = 3  # units of cost 1
STARTING_COST: Final = 1
VETERAN_COST: Final = 3  # of units that a scenario adds to a starting deck
RETAIN_COST: Final = 1  # influence for each card
DIE: Final = (0, 0, 1, 1, 2, 2)  # the attrition die (RA-RULING-12)
ROUND_LIMIT: Final = 60

# by the number of players (RA-SETUP-8): gold cards of value 1, 2 and 3, cards in a neutral pile, cities
TABLE: Final = {
    1: (9, 8, 4, 2, 2),
    2: (14, 10, 6, 3, 3),
    3: (19, 12, 8, 4, 4),
    4: (24, 14, 10, 5, 5),
}

# what a card is: bits, so that a noun can mean several
HOME_REALM: Final = 1
STRONGHOLD: Final = 2
UNIT: Final = 4
TACTIC: Final = 8
GOLD: Final = 16
CITY: Final = 32
LANDMARK: Final = 64  # besides CITY
OBJECTIVE: Final = 128
ENEMY: Final = 256
INSTANT: Final = 512
REWARD: Final = 1024  # the other side of an Enemy
MONUMENT: Final = 2048
RUNE: Final = 4096
EVENT: Final = ENEMY | INSTANT
TYPES: Final = {
    "home_realm": HOME_REALM,
    "stronghold": STRONGHOLD,
    "unit": UNIT,
    "tactic": TACTIC,
    "gold": GOLD,
    "city": CITY,
    "landmark": CITY | LANDMARK,
    "objective": OBJECTIVE,
    "enemy": ENEMY,
    "instant": INSTANT,
    "reward": REWARD,
    "monument": MONUMENT,
    "dragon_rune": RUNE,
}

# where a card comes from
NO_RACE: Final = -1
RACES: Final = ["daqan", "uthuk", "latari", "waiqar", "dunwarr", "orcs"]
EXPANSION_RACES: Final = ("dunwarr", "orcs")

# flags of faces
MYTHIC: Final = 1
SIEGE_ICON: Final = 2
EXPANSION: Final = 4
ONGOING: Final = 8  # an Instant that stays through the next round
FLAGS: Final = {"mythic": MYTHIC, "siege_icon": SIEGE_ICON, "expansion": EXPANSION}

# zones
IN_DECK: Final = 0
IN_HAND: Final = 1
IN_DISCARD: Final = 2
IN_REALM: Final = 3
IN_BARRACKS: Final = 4
IN_ARMY: Final = 5
SHARED_ZONES: Final = (
    6  # from here on; those of the players before, all in the order of the piles (`state`)
)
PENDING: Final = 6  # a hand card whose Action is carried out
IN_MARKET: Final = 7  # gold, neutral and mercenary piles
IN_CITY_ROW: Final = 8
IN_EVENT_DECK: Final = 9
IN_EVENT_DISCARD: Final = 10
IN_FRONT: Final = (
    11  # beside the objective: Enemies, ongoing Instants, the event being resolved, the objective
)
UNUSED_RUNE: Final = 12
IN_BOX: Final = 13
ZONES: Final = {
    "deck": IN_DECK,
    "hand": IN_HAND,
    "discard pile": IN_DISCARD,
    "realm": IN_REALM,
    "barracks": IN_BARRACKS,
    "central area": IN_MARKET,
}
NOUNS: Final = {
    "unit": UNIT,
    "gold": GOLD,
    "unit_or_gold": UNIT | GOLD,
    "tactic": TACTIC,
    "card": UNIT | TACTIC | GOLD,
    "any_card": UNIT | TACTIC | GOLD,
    "city": CITY,
    "stronghold": STRONGHOLD,
    "city_or_stronghold": CITY | STRONGHOLD,
    "landmark": LANDMARK,
    "reward": REWARD,
    "dragon_rune": RUNE,
    "monument": MONUMENT,
    "enemy": ENEMY,
    "instant": INSTANT,
}

# resources
GOLD_RESOURCE: Final = 0
INFLUENCE: Final = 1
RESOURCES: Final = {"gold": GOLD_RESOURCE, "influence": INFLUENCE}

# values of cards
STAT_STRENGTH: Final = 0  # as it is now
STAT_PRINTED: Final = 1  # printed strength
STAT_COST: Final = 2
STAT_VALUE: Final = 3  # of a gold card
STAT_AUTO_DEFENSE: Final = 4
STAT_INFLUENCE: Final = 5  # what it yields
STATS: Final = {
    "strength": STAT_STRENGTH,
    "printed": STAT_PRINTED,
    "cost": STAT_COST,
    "value": STAT_VALUE,
}

# when an ability is used: the words before its colon
WHEN_PLAYED: Final = 0
RESOLUTION: Final = 1
END_OF_COMBAT: Final = 2
ACTION: Final = 3
BEFORE_ATTRITION: Final = 4
PURCHASE: Final = 5
INSTEAD: Final = 6  # if something would be destroyed or wounded
REVEALED: Final = 7  # an event, also an Instant's text
EVENT_PHASE: Final = 8  # at the start of the Event phase
DEFEATED: Final = 9  # an Enemy is defeated
TIMINGS: Final = {
    "when_played": WHEN_PLAYED,
    "resolution": RESOLUTION,
    "end_of_combat": END_OF_COMBAT,
    "action": ACTION,
    "before_attrition": BEFORE_ATTRITION,
    "purchase": PURCHASE,
}

EACH_COMBAT: Final = (
    1  # an ability's `keyword`: what it was used for in a combat does not count in the next one
)

# steps of the turn, and what else a round consists of
STEP_REFRESH: Final = 0
STEP_ACTIONS: Final = 1
STEP_DISCARD: Final = 2
STEP_DRAW: Final = 3
EVENT_STEP: Final = 4

# combats
NO_COMBAT: Final = 0
BATTLE: Final = 1
SIEGE: Final = 2

# steps of a combat
ASSAULT: Final = 1
ATTRITION: Final = 2
RESOLVING: Final = 3
AFTERMATH: Final = 4

# how a combat has ended
UNDECIDED: Final = 0
ATTACKER_WON: Final = 1
DEFENDER_WON: Final = 2  # also the target of a battle

# why a unit is destroyed or wounded
BY_ATTRITION: Final = 1
BY_ABILITY: Final = 2
BY_WOUND: Final = 3
BY_COST: Final = 4
BY_EVENT: Final = 5

# what would happen, and what a text replaces: bits in an ability's `keyword`
WOULD_BE_DESTROYED: Final = 1
WOULD_BE_WOUNDED: Final = 2
ONLY_BY_ABILITIES: Final = 4
WOULD_BE_DISCARDED: Final = 8
WOULD_TAKE_DAMAGE: Final = 16
WOULD_RETURN: Final = 32  # to the barracks, as a unit does that is destroyed

# what texts forbid
BE_ATTACKED: Final = 0
BE_BESIEGED: Final = 1
BE_WOUNDED: Final = 2
BE_DESTROYED: Final = 3
BE_DESTROYED_BY_ATTRITION: Final = 4
BE_ATTACKED_BY_OTHERS: Final = 5  # than those that the text names
BE_DESTROYED_BY_ABILITIES: Final = 6
BE_BEATEN_BY_A_TIE: Final = 7
PROHIBITIONS: Final = {
    "be_attacked": BE_ATTACKED,
    "be_besieged": BE_BESIEGED,
    "be_wounded": BE_WOUNDED,
    "be_destroyed": BE_DESTROYED,
    "be_destroyed_by_attrition": BE_DESTROYED_BY_ATTRITION,
    "be_destroyed_by_abilities": BE_DESTROYED_BY_ABILITIES,
    "be_beaten_by_a_tie": BE_BEATEN_BY_A_TIE,
}

# how long a change lasts
END_OF_COMBAT_UNTIL: Final = 0
END_OF_ACTION: Final = 1
END_OF_TURN: Final = 2
END_OF_ROUND: Final = 3

# random streams: setting up, decks, the event deck, the attrition die, what is left to chance
STREAM_SETUP: Final = 0
STREAM_DECKS: Final = 1
STREAM_EVENTS: Final = 2
STREAM_DIE: Final = 3
STREAM_CHANCE: Final = 4
STREAMS: Final = 5

# what happens to cards that a text lets a player pick
PICK_DISCARD: Final = 0
PICK_WOUND: Final = 1
PICK_DESTROY: Final = 2
PICK_PUT: Final = 3
PICK_TO_DECK: Final = 4
PICK_IN_HAND: Final = 5  # of another player's hand, to be discarded
