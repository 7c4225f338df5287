"""The kinds of events of Rune Age. The log's sentences for them stand in `telling`."""

from __future__ import annotations

from typing import Final

# what a card does or suffers: texts can listen to these
DESTROYED: Final = 0
WOUNDED: Final = 1
SECURED: Final = 2  # number: 1 by a siege
ENTERS_COMBAT: Final = 3
# what a player does or suffers
WINS_COMBAT: Final = 4
LOSES_COMBAT: Final = 5
BUYS: Final = 6  # number: gold
ACQUIRES: Final = 7  # number: influence
TAKES_DAMAGE: Final = 8
TURN_BEGINS: Final = 9
ROUND_BEGINS: Final = 10
ROUND_ENDS: Final = 11
DRAWS: Final = 12
PLAYS: Final = 13  # a card in combat; number: the army's strength then
HEARD: Final = 14  # kinds below this can be listened to, and CLAIMS

# only told
TAKES_RACE: Final = 14
FIRST_PLAYER: Final = 15
GETS_RUNE: Final = 16
STEP_BEGINS: Final = 17
SHUFFLES: Final = 18
RETAINS: Final = 19  # number: how many
EXHAUSTS: Final = 20
REFRESHES: Final = 21
DECLARES: Final = 22  # a combat against a target
PASSES: Final = 23
STOPS: Final = 24
USES: Final = 25  # an ability
ROLLS: Final = 26  # the attrition die
REPLACED: Final = 27
RETURNS: Final = 28  # to where it came from
RESOLVES: Final = 29  # card: target; other: army's strength; number: the other side's
TO_DISCARD: Final = 30
TO_HAND: Final = 31
TO_TOP: Final = 32
INTO_COMBAT: Final = 33
GETS_STRENGTH: Final = 34
SIDE_STRENGTH: Final = 35
LOSES_CITY: Final = 36
CLAIMS: Final = 37  # a reward
DEFEATS: Final = 38
REPELS: Final = 39
EVENT_DRAWN: Final = 40
EVENT_ENDS: Final = 41  # an ongoing Instant
DECK_REFORMED: Final = 42
NO_EVENT: Final = 43
CHOOSES_PLAYER: Final = 44
DAMAGE_REMOVED: Final = 45
RIVAL_DAMAGED: Final = 46
SHARED_DAMAGED: Final = 47
ELIMINATED: Final = 48
CONCEDES: Final = 49
NEW_FIRST_PLAYER: Final = 50
TO_BOX: Final = 51
REVEALS_HAND: Final = 52
LOOKS_AT_HAND: Final = 53
LOOKS_AT_TOP: Final = 54
LAYS_DOWN: Final = 55  # for a group payment
TAKES_BACK: Final = 56
TAKES_RUNE: Final = 57
NOT_REFRESHED: Final = 58
HEALS: Final = 59  # a wound is removed
CHOOSES_MODE: Final = 60
GAME_ENDS: Final = 61
PAYS: Final = 62  # number: of a resource, other: which
CHOOSES_NUMBER: Final = 63

# what continuous texts change, numbered behind the events because such texts are listeners too
ON_STRENGTH: Final = 64  # of units
ON_TARGET: Final = 65  # of strongholds, cities, Enemies and Instants
ON_AUTO_DEFENSE: Final = 66
ON_SIDE: Final = 67  # of an army as a whole
ON_PROHIBITION: Final = 68
ON_SIEGE_DAMAGE: Final = 69
ON_COST: Final = 70
ON_GOLD: Final = 71  # of a spend gold action
ON_INFLUENCE: Final = 72  # that a card yields
ON_RETAIN: Final = 73
ON_HAND_SIZE: Final = 74
ON_ATTRITION: Final = 75  # of each roll
ON_REFORM: Final = 76
ON_TIES: Final = 77  # who wins them
ON_DAMAGE: Final = 78  # that a home realm takes, each time
# and more that is only told
TURNS_REVERSED: Final = 79
LOOKS_AT_EVENT: Final = 80
EVENT_DISCARDED: Final = 81  # an Enemy that nobody has defeated
ON_INFLUENCE_COST: Final = 82  # as ON_COST, of cards of the centre
LISTENED: Final = 83
