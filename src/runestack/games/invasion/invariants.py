"""What must be true of every state, whatever was played. Used by tests."""

from __future__ import annotations

from functools import partial

from runestack.games.invariants import (
    Holding,
    Pile,
    hand_problems,
    lasting_problems,
    leftover_problems,
    length_problems,
    listening_problems,
    piles_of,
    place_problems,
    question_problems,
    shared_piles_of,
    shared_problems,
    zone_problems,
)
from runestack.games.invasion.rules import choices as ch
from runestack.games.invasion.rules import constants as c
from runestack.games.invasion.rules import state as st
from runestack.games.invasion.rules.primitives import FACE_DOWN, is_in_play_zone
from runestack.games.invasion.rules.seats import (
    all_seats,
    hand_readers,
    has_stopped,
    is_cooperative,
    is_in,
)
from runestack.games.invasion.rules.state import InvasionState
from runestack.games.invasion.rules.storage import stored_of
from runestack.kernel.frame import NOTHING

# what can lie where, as bits of types
ALLOWED: dict[int, int] = {
    c.IN_DECK: c.PLAYING,
    c.IN_HAND: c.PLAYING,
    c.IN_PLAYED: c.PLAYING,
    c.IN_DISCARD: c.PLAYING,
    c.IN_GARBAGE: c.PLAYING,
    c.IN_TRAINING: c.PLAYING,
    c.IN_BASE: c.PERMANENT,
    c.IN_RECRUITMENT: c.RECRUIT,
    c.IN_TECHNOLOGIES: c.TECHNOLOGY,
    c.IN_STARTING_SUPPLY: c.STARTING,
    c.IN_LEADERS: c.LEADER,
    c.IN_INVASION_DECK: c.INVADER,
    c.IN_INVASION_DISCARD: c.INVADER,
    c.IN_INVASION_GARBAGE: c.INVADER,
    c.IN_STACK: c.INVADER,
    c.IN_ZONE: c.INVADER,
    c.IN_PROTOCOLS: c.PROTOCOL | c.INVADER,
    c.IN_SUPPLY: c.INVADER,
    c.IN_PROTOCOL_SUPPLY: c.PROTOCOL,
    c.ON_BOARD: c.BOARD | c.EVENT | c.SCENARIO,
}
HIDDEN_ZONES = (*FACE_DOWN, c.IN_HAND, c.LOOKED_AT, c.SET_APART)


def invariants(s: InvasionState) -> list[str]:
    """What is broken; empty if all is well."""
    card_columns = len(st.CARD_COLUMNS)
    seat_columns = card_columns + len(st.SEAT_COLUMNS)
    return [
        *place_problems([pile.cards for pile in all_piles(s)], len(s.face)),
        *length_problems("card", s.columns[:card_columns], len(s.face)),
        *length_problems("seat", s.columns[card_columns:seat_columns], s.numbers[st.SEATS]),
        *zone_problems(own_piles(s), Holding(s.zone, s.owner, s.controller, c.IN_BASE)),
        *shared_problems(shared_piles(s), s.owner, s.controller, zone=s.zone),
        *kind_problems(s),
        *leftovers(s),
        *knowledge_problems(s),
        *player_problems(s),
        *dice_problems(s),
        *storage_problems(s),
        *zone_card_problems(s),
        *listening_problems(s, lambda card: may_listen(s, card), "in play"),
        *lasting_problems(s.lasting, s.marks, s.stamp),
        *question_problems(s),
        *phase_problems(s),
    ]


# -- where cards lie -----------------------------------------------------------------------------


def own_piles(s: InvasionState) -> list[Pile]:
    """The piles of the players."""
    return piles_of(
        ("deck", c.IN_DECK, s.deck),
        ("hand", c.IN_HAND, s.hand),
        ("played zone", c.IN_PLAYED, s.played),
        ("discard pile", c.IN_DISCARD, s.discard),
        ("garbage dump", c.IN_GARBAGE, s.garbage),
        ("training center", c.IN_TRAINING, s.training),
        ("base", c.IN_BASE, s.base),
        ("looked at", c.LOOKED_AT, s.looked),
    )


def shared_piles(s: InvasionState) -> list[Pile]:
    """The piles that belong to nobody, or to the Invasion."""
    return shared_piles_of(
        ("recruitment deck", c.IN_RECRUITMENT, s.recruitment_deck),
        ("technology deck", c.IN_TECHNOLOGIES, s.technology_deck),
        ("starting supply", c.IN_STARTING_SUPPLY, s.starting_supply),
        ("leaders", c.IN_LEADERS, s.leaders),
        ("destroyed starting cards", c.DESTROYED, s.destroyed_starting),
        ("destroyed recruits", c.DESTROYED, s.destroyed_recruits),
        ("destroyed leaders", c.DESTROYED, s.destroyed_leaders),
        ("destroyed technologies", c.DESTROYED, s.destroyed_technologies),
        ("destroyed invasion cards", c.DESTROYED, s.destroyed_invaders),
        ("destroyed protocols", c.DESTROYED, s.destroyed_protocols),
        ("invasion deck", c.IN_INVASION_DECK, s.invasion_deck),
        ("invasion discard pile", c.IN_INVASION_DISCARD, s.invasion_discard),
        ("invasion garbage dump", c.IN_INVASION_GARBAGE, s.invasion_garbage),
        ("stack", c.IN_STACK, s.stack),
        ("zones", c.IN_ZONE, s.zones),
        ("protocols", c.IN_PROTOCOLS, s.protocols),
        ("invasion supply", c.IN_SUPPLY, s.supply),
        ("protocol supply", c.IN_PROTOCOL_SUPPLY, s.protocol_supply),
        ("boards", c.ON_BOARD, s.board),
        ("limbo", c.LOOKED_AT, s.limbo),
        ("set apart", c.SET_APART, s.aside),
    )


def all_piles(s: InvasionState) -> list[Pile]:
    """Everything in which cards lie."""
    return own_piles(s) + shared_piles(s)


def kind_problems(s: InvasionState) -> list[str]:
    """Only what belongs there lies in a zone."""
    return [
        f"card {card} of type {s.faces.type[s.face[card]]} lies in zone {s.zone[card]}"
        for card in range(len(s.face))
        if s.zone[card] in ALLOWED and not s.faces.type[s.face[card]] & ALLOWED[s.zone[card]]
    ]


def leftovers(s: InvasionState) -> list[str]:
    """Only permanents and protocols are exhausted, only cards in training have screws, only invaders damage."""
    problems: list[str] = []
    for card in range(len(s.face)):
        zone = s.zone[card]
        columns: dict[str, list[int]] = {}
        if zone not in (c.IN_BASE, c.IN_PROTOCOLS):
            columns["an exhaustion"] = s.exhausted
        if zone != c.IN_TRAINING:
            columns["screws"] = s.screws
        if zone not in (c.IN_STACK, c.IN_ZONE):
            columns["damage on its armor"] = s.armor_damage
            columns["damage on its health"] = s.health_damage
        problems += leftover_problems(card, columns)
    return problems


def may_listen(s: InvasionState, card: int) -> bool:
    """In a Base, the stack or the Protocols zone; the current event; some texts work in hand."""
    return is_in_play_zone(s.zone[card]) or s.zone[card] in (c.ON_BOARD, c.IN_HAND)


# -- who knows what ------------------------------------------------------------------------------


def knowledge_problems(s: InvasionState) -> list[str]:
    """Players know their hands, team-mates each other's; what lies open is known to all."""
    problems = hand_problems(s.hand, s.known, partial(hand_readers, s))
    return problems + [
        f"card {card} lies open and is not known to all"
        for card in range(len(s.face))
        if s.zone[card] not in HIDDEN_ZONES and s.known[card] != all_seats(s)
    ]


# -- players -------------------------------------------------------------------------------------


def player_problems(s: InvasionState) -> list[str]:
    """Armor and health within their bounds, nothing below nothing; who is out is not asked."""
    problems: list[str] = []
    for seat in range(s.numbers[st.SEATS]):
        if not 0 <= s.armor[seat] <= c.MOST_ARMOR:
            problems.append(f"seat {seat} has {s.armor[seat]} armor")
        if s.health[seat] > c.MOST_HEALTH:
            problems.append(f"seat {seat} has {s.health[seat]} health")
        if s.health[seat] <= 0 and is_in(s, seat) and not has_stopped(s) and is_running(s):
            problems.append(f"seat {seat} has {s.health[seat]} health and plays on")
        counted = (s.rerolls, s.technology, s.parts, s.spare, s.spare_discount, s.changes)
        problems += [f"seat {seat} has less than nothing" for one in counted if one[seat] < 0]
    gone = [one.seat for one in s.asking if not is_in(s, one.seat) and is_running(s)]
    return problems + [f"seat {seat} is out and is asked" for seat in gone]


def is_running(s: InvasionState) -> bool:
    """Whether a match or a scenario is being played."""
    return s.numbers[st.PHASE] != c.SETTING_UP and s.outcome is None


def dice_problems(s: InvasionState) -> list[str]:
    """Each die has eighteen screws, one side on top or none, and a reason if it is set aside (INV-DICE-1 to 8)."""
    dice = s.numbers[st.SEATS] * c.DICE_EACH
    problems: list[str] = []
    if len(s.screw) != dice * c.SCREWS_OF_DIE:
        problems.append(f"{dice} dice have {len(s.screw)} screws")
    problems += [f"a screw has the colour {one}" for one in s.screw if not is_screw(one)]
    for die in range(dice):
        if not c.NOT_ROLLED <= s.die_top[die] < c.SIDES:
            problems.append(f"die {die} lies on side {s.die_top[die]}")
        if (s.die_state[die] == c.SET_ASIDE) != (s.die_until[die] != 0):
            problems.append(f"die {die} is set aside for no reason, or not at all")
    return problems


def is_screw(colour: int) -> bool:
    """One of five colours, or neutral."""
    return 0 <= colour < c.COLOURS or colour == c.NEUTRAL


def storage_problems(s: InvasionState) -> list[str]:
    """No spot holds more than one screw (INV-STORE-1); a pool is never below nothing."""
    problems = [
        f"seat {seat} has {stored_of(s, seat, kind)} resources in spots of type {kind}"
        for seat in range(s.numbers[st.SEATS])
        for kind in range(c.TYPES_STORED)
        if not 0 <= stored_of(s, seat, kind) <= s.faces.spots[kind]
    ]
    return problems + ["a pool has less than nothing" for count in s.pool if count < 0]


def zone_card_problems(s: InvasionState) -> list[str]:
    """The zones of the Invasion hold the cards that lie in zones, each one."""
    found = sorted(card for card in s.zone_card if card != NOTHING)
    problems = [] if found == sorted(s.zones) else ["zones and their cards do not agree"]
    return problems + ["a zone has less than nothing" for stored in s.zone_stored if stored < 0]


# -- time ----------------------------------------------------------------------------------------


def phase_problems(s: InvasionState) -> list[str]:
    """Between two actions nothing else is under way; who plays against somebody acts alone (INV-TURN-5)."""
    problems: list[str] = []
    if s.numbers[st.ROUND] > s.numbers[st.ROUND_LIMIT]:
        problems.append("the last round is over and the game is not")
    for question in s.asking:
        if question.kind != ch.ASK_MAIN:
            continue
        if s.waiting or s.limbo:
            problems.append("another action begins before the last one is complete")
        if s.numbers[st.PHASE] != c.MAIN:
            problems.append("somebody acts outside the Main phase")
        if not is_cooperative(s) and question.seat != s.numbers[st.ACTIVE]:
            problems.append("an action is another player's")
    if s.items and not is_cooperative(s):
        problems.append("effects wait in a match")
    return problems
