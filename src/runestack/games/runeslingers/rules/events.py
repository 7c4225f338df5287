"""The kinds of events of Runeslingers. The log's sentences for them stand in `games.runeslingers.event_sentences`."""

from __future__ import annotations

from typing import Final

# what happens to a card: texts can listen to these. seat: its controller; card: it; other: the card that did it
IS_PLAYED: Final = 0
IS_SLUNG: Final = 1
IS_ACTIVATED: Final = 2
IS_CHARGED: Final = 3
IS_ANSWERED: Final = 4  # other: the answer; number: the player who answers
IS_TARGETED: Final = 5  # other: the card that aims; number: its player
IS_BLOCKED: Final = 6  # the card whose damage is blocked; number: the block
IS_DESTROYED: Final = 7  # number: the instigator, or -1
IS_DISCARDED: Final = 8  # from hand or field; number: the instigator, or -1
IS_RETURNED: Final = 9
LEAVES: Final = 10  # number: the instigator, or -1
DEALS_DAMAGE: Final = 11  # card: the source; other: the card damaged; number: how much
DAMAGES_PLAYER: Final = 12  # the same, to a Runeslinger; other: the Runeslinger
CARD_DAMAGED: Final = 13  # card: the defense card; other: the source; number: how much
# what a player does or suffers. seat: the player
PLAYS: Final = 14  # card: what is played, a face-down concentration included
SETS: Final = 15  # card: the concentration (hidden from the enemy)
PASSES: Final = 16
ANSWERS: Final = 17  # card: the answer
BLOCKS: Final = 18  # card: the card discarded for it; other: what is blocked for; number: the block
ACTIVATES_ABILITY: Final = 19  # card: the ability
PLAYER_DEALS_DAMAGE: Final = 20  # card: the source; other: what is damaged; number: how much
PLAYER_DAMAGED: Final = 21  # card: the source; other: the source's controller; number: how much
LOSES_HEALTH: Final = 22  # card: the source, or -1; other: the instigator; number: how much
GAINS_HEALTH: Final = 23
LOSES_POWER: Final = 24  # number: what is left
DISCARDS: Final = 25  # card: from the hand or the own field
SEARS: Final = 26
VOIDS: Final = 27
IS_AILED: Final = 28  # number: the ailment; other: the source; after its on-ail effects
IS_CLEANSED: Final = 29  # number: the ailment, once for each instance
DECK_RUNS_OUT: Final = 30
DRAWS: Final = 31
TURN_BEGINS: Final = 32
TURN_ENDS: Final = 33
PHASE_BEGINS: Final = 34  # number: the phase
PHASE_ENDS: Final = 35
HEARD: Final = 36  # kinds below this can be listened to

# only told
ENCOUNTER_BEGINS: Final = 36  # number: which one
PICKS_RUNESLINGER: Final = 37  # card: the Runeslinger
PICKS_ABILITY: Final = 38  # card: the ability; number: 0 passive, 1 activate
FIRST_PLAYER: Final = 39
TURN: Final = 40  # number: the turn
PHASE: Final = 41  # number: the phase; not told where nothing can happen in it
GOES_ON: Final = 42  # does not pass
PASS_NOTHING: Final = 43
COSTS_PAIN: Final = 44  # card; number: health to be lost for it
COSTS_AIL: Final = 45  # card; other: the ailment; number
COSTS_SEAR: Final = 46  # card; number
COSTS_TEXT: Final = (
    47  # card: a cost of its text is paid; other: which kind (constants PAY_...); number
)
PLACED: Final = 48  # card; number: the place (spot or area), told before its costs
ENTERS: Final = 49  # card: its costs are paid, it is in play
PLAY_UNDONE: Final = 50  # card: a cost could not be paid after all
SLINGS: Final = 51  # card; number: effective damage, or -1
ACTIVATES: Final = 52  # a trinket; number: effective damage, or -1
SPENDS: Final = 53  # determinations for an ability; card: the ability; number
CHARGES: Final = 54  # card; number: tokens now
TOKENS: Final = 55  # card; number: tokens now
TARGETS: Final = 56  # card: the effect's; other: the target; number: what it is (below)
FATE_CHOSEN: Final = 57  # seat: who chose; card; number: the bullet
CHOICE_MADE: Final = 58
MODE_CHOSEN: Final = 59
HEALTH_LOST: Final = 60  # the same as LOSES_HEALTH, told before its consequences
RESOLVES: Final = 61  # card: the rung's
FIZZLES: Final = 62  # card: the rung's or trigger's card has left, or the rung was negated
NEGATED: Final = 63
TRIGGERS: Final = 64  # card: whose text; number: the text
PREVENTED: Final = 65  # card: a sentence of its text cannot be carried out
DAMAGE: Final = 66  # card: source; other: victim; number: packed, see `pack_damage`
NO_DAMAGE: Final = 67  # the same, where nothing is left
OVERFLOW: Final = 68  # card: source; other: the defense card; number: what pierces it
SHIELDED: Final = 69  # seat: whose damage is prevented; number: how much
HEALTH_RESETS: Final = 70  # number: to what
DETERMINATION: Final = 71  # number: determinations now
MAXIMUM_CHANGES: Final = 72  # number: by how much, for good
HEALTH_LOWERED: Final = 73  # to the maximum; number: health now
AILED: Final = 74  # seat; number: the ailment; other: how many now; card: the source
NOT_AILED: Final = 75  # seat; number: the ailment: nothing could be applied
CLEANSES: Final = 76  # seat: from whom; number: the ailment; other: how many are left of it
MERGES: Final = 77  # seat; number: the ailment; other: how many now
CONCEALS: Final = 78  # card: the boon; seat: whose ailment; number: the ailment or -1
UNCOVERS: Final = 79  # seat; number: the ailment; other: how many
SHUFFLES: Final = 80  # seat; number: 1 with the discard pile, because the deck was empty
CONCENTRATION_RETURNS: Final = 81  # card (hidden from the enemy)
TO_HAND: Final = 82  # card; number: 1 public
TO_DECK: Final = 83  # card; number: 1 top, 0 bottom, 2 shuffled in; other: 1 public
TO_DISCARD: Final = 84  # card; number: the zone it comes from
TO_VOID: Final = 85
LOOKS: Final = 86  # seat; other: whose deck or hand; number: how many; card: -1 deck, else hand
REVEALS: Final = 87  # card
PUTS_BACK: Final = 88
CHANGES: Final = 89  # card: gets a lasting change; other: the kind (LAST_...); number
LASTS: Final = 90  # card: its text lasts for a time; number: the ability
DRAFTS: Final = 91  # seat; number: which pick (the card is secret)
PACK_OPENED: Final = 92  # number: which one
DECK_BUILT: Final = 93
CONCEDES: Final = 94
LOSES: Final = 95  # seat: loses the encounter; the rule says why
WINS: Final = 96  # seat: wins the encounter
DRAWN: Final = 97  # the encounter
WINS_MATCH: Final = 98
DISCARD_DOWN: Final = 99  # seat: above the maximum; number: how many
CHOOSES_ORDER: Final = 100  # seat goes first (number 1) or second (0)
AILED_UNDER: Final = 101  # card: the boon; number: the ailment; other: how many it conceals now
KINDS: Final = 102

# what continuous texts change: they listen, too, to kinds behind those of the events
ON_DAMAGE: Final = KINDS + 0
ON_DEFENSE: Final = KINDS + 1
ON_KEYWORD: Final = KINDS + 2
ON_CANNOT: Final = KINDS + 3
ON_PLAYER_CANNOT: Final = KINDS + 4
ON_CAN: Final = KINDS + 5
ON_VALUE: Final = KINDS + 6
ON_DRAW: Final = KINDS + 7
ON_ABILITY_COST: Final = KINDS + 8
ON_KEYWORD_NUMBER: Final = KINDS + 9
ON_DAMAGE_TAKEN: Final = KINDS + 10
ON_FIRST_DAMAGE: Final = KINDS + 11
ON_IGNORE: Final = KINDS + 12
ON_DAMAGE_GIVEN: Final = KINDS + 13
LISTENED: Final = KINDS + 14  # how many kinds can be listened to

CARD_EVENTS: Final = {
    "is_played": IS_PLAYED,
    "is_slung": IS_SLUNG,
    "is_activated": IS_ACTIVATED,
    "is_charged": IS_CHARGED,
    "is_answered": IS_ANSWERED,
    "is_targeted": IS_TARGETED,
    "is_blocked": IS_BLOCKED,
    "is_destroyed": IS_DESTROYED,
    "is_discarded": IS_DISCARDED,
    "is_returned": IS_RETURNED,
    "leaves": LEAVES,
    "deals_damage": DEALS_DAMAGE,
    "damages_player": DAMAGES_PLAYER,
    "is_damaged": CARD_DAMAGED,
}
PLAYER_EVENTS: Final = {
    "plays_card": PLAYS,
    "sets": SETS,
    "passes": PASSES,
    "answers": ANSWERS,
    "blocks": BLOCKS,
    "activates_ability": ACTIVATES_ABILITY,
    "deals_damage": PLAYER_DEALS_DAMAGE,
    "is_damaged": PLAYER_DAMAGED,
    "loses_health": LOSES_HEALTH,
    "gains_health": GAINS_HEALTH,
    "loses_power": LOSES_POWER,
    "discards": DISCARDS,
    "sears": SEARS,
    "voids": VOIDS,
    "is_ailed": IS_AILED,
    "is_cleansed": IS_CLEANSED,
    "deck_runs_out": DECK_RUNS_OUT,
    "draws": DRAWS,
}

# numbers of TARGETS
TARGETS_CARD: Final = 0  # or a Runeslinger
TARGETS_EFFECT: Final = 1  # on the ladder
TARGETS_SPOT: Final = 2  # and higher: a concentration, by its spot

PART_BITS: Final = 12
PART_MASK: Final = (1 << PART_BITS) - 1


def pack_damage(effective: int, amount: int, blocked: int, dealt: int) -> int:
    """The computation of a damage event in one number; effective 0: never recorded (a trigger, an overflow)."""
    packed = max(0, effective)
    packed = (packed << PART_BITS) | amount
    packed = (packed << PART_BITS) | blocked
    return (packed << PART_BITS) | dealt


def damage_parts(packed: int) -> list[int]:
    """Effective, calculated again, blocked, dealt."""
    return [
        packed >> (3 * PART_BITS),
        (packed >> (2 * PART_BITS)) & PART_MASK,
        (packed >> PART_BITS) & PART_MASK,
        packed & PART_MASK,
    ]
