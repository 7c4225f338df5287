"""The kinds of events of RONE. The log's sentences for them stand in `games.rone.sentences`."""

from __future__ import annotations

from typing import Final

# what a card does or suffers: texts can listen to these
ENTERS: Final = 0
LEAVES: Final = 1
DIES: Final = 2
DESTROYED: Final = 3
RECYCLED: Final = 4
ATTACKS: Final = 5
ATTACKED: Final = 6
FIGHTS: Final = 7
DAMAGES_HERO: Final = 8
DAMAGES_UNIT: Final = 9
DAMAGED_UNIT: Final = 10
SURVIVES: Final = 11
KILLS: Final = 12
EXHAUSTS: Final = 13
REFRESHES: Final = 14
# what a player does or suffers
PLAYS_UNIT: Final = 15
PLAYS_TACTIC: Final = 16
PLAYS_TECHNOLOGY: Final = 17
PLAYS_CARD: Final = 18
RECYCLES: Final = 19
LEVELS_UP: Final = 20
DRAWS: Final = 21
GAINS_WATER: Final = 22
LOSES_WATER: Final = 23
HERO_DAMAGED: Final = 24
SHIELD_ABSORBS: Final = 25
LOSES_CARD: Final = 26  # a card destroyed from hand or deck
TURN_BEGINS: Final = 27
TURN_ENDS: Final = 28
IS_PLAYED: Final = 29
ATTACKS_HERO: Final = 30
HEARD: Final = 31  # kinds below this can be listened to

# only told
ROUND_BEGINS: Final = 31
PHASE_BEGINS: Final = 32
ANNOUNCES_PLAY: Final = 33
ANNOUNCES_RECYCLE: Final = 34
ANNOUNCES_LEVEL: Final = 35
ANNOUNCES_ATTACK: Final = 36
CANCELS: Final = 37  # an announced action does not take place
DECLARES_END: Final = 38
USES_ABILITY: Final = 39
TARGETS: Final = 40
TRIGGERS: Final = 41
NOT_EXECUTED: Final = 42
PAYS_WATER: Final = 43
TO_GRAVEYARD: Final = 44
LEAVES_GAME: Final = 45
SHIELD_MADE: Final = 46
SHIELD_GONE: Final = 47
TO_HAND_FROM: Final = 48
TO_DECK: Final = 49
CHANGES_ATTACK: Final = 50
CHANGES_HEALTH: Final = 51
GAINS_KEYWORD: Final = 52
LOSES_KEYWORD: Final = 53
CONTROL_CHANGES: Final = 54
EFFECT_CANCELLED: Final = 55
COPIES: Final = 56
MULLIGAN_A: Final = 57
MULLIGAN_B: Final = 58
KEEPS_HAND: Final = 59
SHUFFLES: Final = 60
GETS_HERO: Final = 61
FIRST_PLAYER: Final = 62
CONCEDES: Final = 63
WINS: Final = 64
TIE: Final = 65
TECHNOLOGY_RETURNS: Final = 66
NO_DAMAGE: Final = 67
MODE_CHOSEN: Final = 68
INITIATIVE_PAID: Final = 69
LOOKS: Final = 70
MODIFIERS_END: Final = 71
CHEAPER: Final = 72
DECLINES: Final = 73
STARTING_WATER: Final = 74
TO_BOTTOM: Final = 75  # a hand card put under the deck in a mulligan
PUTS_BACK: Final = 76  # cards looked at lie on the deck again
ELIMINATED: Final = 77
TAKES_BOUNTY: Final = 78
ATTACKS_ON: Final = 79  # a subsequent attack begins
ALLOWS_PLAYING: Final = 80
KINDS: Final = 81

# what continuous texts change: they listen, too, to kinds behind those of the events
ON_HEALTH: Final = KINDS + 0
ON_MELEE: Final = KINDS + 1
ON_RANGED: Final = KINDS + 2
ON_KEYWORD: Final = KINDS + 3
ON_COST: Final = KINDS + 4
ON_RECYCLE: Final = KINDS + 5
ON_LEVEL: Final = KINDS + 6
ON_INCOME: Final = KINDS + 7
ON_CANNOT: Final = KINDS + 8
ON_NOT_ATTACKED_BY: Final = KINDS + 9
LISTENED: Final = KINDS + 10  # how many kinds can be listened to

CARD_EVENTS: Final = {
    "enters": ENTERS,
    "leaves": LEAVES,
    "dies": DIES,
    "is_destroyed": DESTROYED,
    "is_recycled": RECYCLED,
    "is_played": IS_PLAYED,
    "attacks_hero": ATTACKS_HERO,
    "attacks": ATTACKS,
    "is_attacked": ATTACKED,
    "fights": FIGHTS,
    "damages_hero": DAMAGES_HERO,
    "damages_unit": DAMAGES_UNIT,
    "is_damaged": DAMAGED_UNIT,
    "survives": SURVIVES,
    "kills": KILLS,
    "is_exhausted": EXHAUSTS,
    "is_refreshed": REFRESHES,
}
PLAYER_EVENTS: Final = {
    "plays_unit": PLAYS_UNIT,
    "plays_tactic": PLAYS_TACTIC,
    "plays_technology": PLAYS_TECHNOLOGY,
    "plays_card": PLAYS_CARD,
    "recycles": RECYCLES,
    "levels_up": LEVELS_UP,
    "draws": DRAWS,
    "gains_water": GAINS_WATER,
    "loses_water": LOSES_WATER,
    "hero_damaged": HERO_DAMAGED,
    "shield_absorbs": SHIELD_ABSORBS,
    "loses_card": LOSES_CARD,
}
