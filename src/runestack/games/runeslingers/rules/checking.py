"""After every event: P-STATE, then P-TRIGGER; and the end of an encounter (RS-RULING-1, 2, 131)."""

from __future__ import annotations

from typing import Final

from runestack.games.runeslingers.rules import choices as ch
from runestack.games.runeslingers.rules import constants as c
from runestack.games.runeslingers.rules import events as e
from runestack.games.runeslingers.rules import procedures as p
from runestack.games.runeslingers.rules.listeners import refresh_ailments, refresh_both
from runestack.games.runeslingers.rules.matches import match_goes_on
from runestack.games.runeslingers.rules.player_values import hand_maximum, maximum_health
from runestack.games.runeslingers.rules.state import (
    ACTIVE,
    DIRTY,
    UNSTEADY,
    EncounterState,
    enemy,
    first_area,
    whose_effect,
)
from runestack.games.runeslingers.rules.values import defense_of, forbidding
from runestack.games.runeslingers.rules.zones import destroy_by_several, discard_from_play
from runestack.kernel.continuous import covers, number_of
from runestack.kernel.decision import option, option_second
from runestack.kernel.driver import ask
from runestack.kernel.frame import NOBODY, NOTHING, Frame
from runestack.kernel.outcome import LOST, TIED, WON
from runestack.kernel.procedure import define, label
from runestack.kernel.triggers import push_triggers


def after_event(s: EncounterState) -> None:
    """State checks, then what was triggered. The last thing a step does: the encounter may end here."""
    if s.numbers[DIRTY] or s.numbers[UNSTEADY]:
        s.numbers[DIRTY] = 1
        if s.numbers[UNSTEADY] and s.listening[e.ON_IGNORE]:
            refresh_both(s)
        while s.numbers[DIRTY]:
            if ailment_twice(s) != NOTHING:
                s.push(Frame(p.CHECK, NOBODY, NOTHING))
                return
            s.numbers[DIRTY] = 0
            most = [maximum_health(s, 0), maximum_health(s, 1)]
            lower_health(s, most)
            if ends(s, most):
                return
            destroy_broken(s)
            discard_older_trinkets(s)
    push_triggers(s)


def after_instruction(s: EncounterState) -> None:
    """The same, and then the hand maximum of both players, which the checks may have lowered (RS-RULING-29)."""
    if s.numbers[DIRTY] or s.numbers[UNSTEADY] or above_hand_maximum(s) != NOBODY:
        s.push(Frame(p.HAND_LIMIT, NOBODY, NOTHING))
    after_event(s)


def above_hand_maximum(s: EncounterState) -> int:
    """A player with too many cards, the active one first, or NOBODY."""
    active = s.numbers[ACTIVE]
    if len(s.hand[active]) > hand_maximum(s, active):
        return active
    if len(s.hand[enemy(active)]) > hand_maximum(s, enemy(active)):
        return enemy(active)
    return NOBODY


# -- the checks, in the order of RS-RULING-131 ---------------------------------------------------


def ailment_twice(s: EncounterState) -> int:
    """The first of two unconcealed areas of one type on one player, or NOTHING."""
    for seat in range(c.SEATS):
        first = first_area(seat)
        for area in range(first, first + c.AILMENT_AREAS):
            if s.area_type[area] != c.NO_AILMENT and s.area_boon[area] == NOTHING:
                for other in range(area + 1, first + c.AILMENT_AREAS):
                    if s.area_type[other] == s.area_type[area] and s.area_boon[other] == NOTHING:
                        return area
    return NOTHING


def lower_health(s: EncounterState, most: list[int]) -> None:
    """Health above the maximum is lowered to it; that is neither damage nor loss (RS-RULING-18)."""
    for seat in range(c.SEATS):
        if s.health[seat] > most[seat]:
            s.health[seat] = most[seat]
            s.emit(e.HEALTH_LOWERED, seat, NOTHING, NOTHING, most[seat], "RS-RULING-18")


LOSING_RULES: Final = {
    c.GIVEN_UP: "RS-RULING-16",
    c.NO_POWER: "RS-OBJ-2",
    c.NO_HEALTH: "RS-OBJ-10",
    c.NO_CARDS: "RS-OBJ-11",
}


def why_lost(s: EncounterState, seat: int, most: int) -> str:
    """Why a player whose maximum health is `most` has lost, or an empty text."""
    if s.conceded[seat]:
        return c.GIVEN_UP
    if s.power[seat] <= 0:
        return c.NO_POWER
    if most <= 0:
        return c.NO_HEALTH
    if not s.deck[seat] and not s.discard[seat]:
        return c.NO_CARDS
    return ""


def ends(s: EncounterState, most: list[int]) -> bool:
    """Losing conditions of both players together; both at once are a draw."""
    reasons = [why_lost(s, 0, most[0]), why_lost(s, 1, most[1])]
    if not reasons[0] and not reasons[1]:
        return False
    for seat in range(c.SEATS):
        if reasons[seat] == c.NO_HEALTH:
            s.power[seat] = 0  # shown so; nothing is gained and nothing triggers (RS-RULING-4)
    if reasons[0] and reasons[1]:
        end_encounter(s, [TIED, TIED], c.BOTH_LOSE, "RS-RULING-2")
    elif reasons[0]:
        end_encounter(s, [LOST, WON], reasons[0], LOSING_RULES[reasons[0]])
    else:
        end_encounter(s, [WON, LOST], reasons[1], LOSING_RULES[reasons[1]])
    return True


def destroy_broken(s: EncounterState) -> None:
    """Defense cards without defense are destroyed together (RS-RULING-112)."""
    broken: list[int] = []
    for seat in range(c.SEATS):
        for card in s.field[seat]:
            if s.faces.defense[s.face[card]] and defense_of(s, card) <= 0:
                if s.listening[e.ON_CANNOT] and forbidding(s, card, c.NOT_DESTROYED) != NOTHING:
                    continue
                broken.append(card)
    if broken:
        destroy_by_several(s, broken, [breaker(s, card) for card in broken], "RS-DEF-3")


def breaker(s: EncounterState, card: int) -> int:
    """Who has taken the last defense of a card; what ailments take is the ailed player's own (RS-RULING-94)."""
    taken = 0
    for listener in s.listeners:
        if listener.kind == e.ON_DEFENSE and s.zone[listener.card] == c.AS_AILMENT:
            if covers(s, listener, card):
                taken -= number_of(s, listener)
    if taken and s.damage[card] == 0 and defense_of(s, card) + taken > 0:
        return s.controller[card]
    return instigator(s)


def discard_older_trinkets(s: EncounterState) -> None:
    """Of trinkets of one name on one field the newest stays; this is no destruction (RS-TYPE-8)."""
    older: list[int] = []
    for seat in range(c.SEATS):
        field = s.field[seat]
        for place in range(len(field)):
            if s.faces.type[s.face[field[place]]] & c.TRINKET == 0:
                continue
            for later in range(place + 1, len(field)):
                if s.faces.name[s.face[field[later]]] == s.faces.name[s.face[field[place]]]:
                    older.append(field[place])
                    break
    if older:
        discard_from_play(s, older, NOBODY, "RS-TYPE-8")


def instigator(s: EncounterState) -> int:
    """The player whose effect runs, or NOBODY."""
    return whose_effect(s, s.controller[s.cause], s.cause) if s.cause != NOTHING else NOBODY


# -- merging ailment cards (RS-BOON-6, RS-BOON-7, RS-RULING-87) ----------------------------------


def check_1_merge(s: EncounterState, f: Frame) -> None:
    """The player who has the ailments chooses which card, and so which area, is kept."""
    area = ailment_twice(s)
    if area == NOTHING:
        f.step = CHECK_3_AGAIN
        return
    seat = area // c.AILMENT_AREAS
    f.seat = seat
    f.number = s.area_type[area]
    options = [option(ch.KEEP_AREA, seat, one) for one in same_areas(s, seat, f.number)]
    ask(s, f, seat, ch.ASK_MERGE, options, NOTHING, f.number)


def same_areas(s: EncounterState, seat: int, ailment: int) -> list[int]:
    """The unconcealed areas of a player with one type."""
    first = first_area(seat)
    return [
        area
        for area in range(first, first + c.AILMENT_AREAS)
        if s.area_type[area] == ailment and s.area_boon[area] == NOTHING
    ]


def check_2_merged(s: EncounterState, f: Frame) -> None:
    """The counts are added on the card that is kept; nothing counts as applied (RS-BOON-8)."""
    kept = option_second(f.answer)
    for area in same_areas(s, f.seat, f.number):
        if area != kept:
            s.area_count[kept] += s.area_count[area]
            s.area_type[area] = c.NO_AILMENT
            s.area_count[area] = 0
    refresh_ailments(s, f.seat)
    s.emit(e.MERGES, f.seat, NOTHING, s.area_count[kept], f.number, "RS-BOON-6")
    f.step = CHECK_1_MERGE


def check_3_again(s: EncounterState, f: Frame) -> None:
    """The rest of the checks, then triggers."""
    s.numbers[DIRTY] = 1
    after_event(s)


define(p.CHECK, [check_1_merge, check_2_merged, check_3_again])
CHECK_1_MERGE: Final = label(p.CHECK, check_1_merge)
CHECK_3_AGAIN: Final = label(p.CHECK, check_3_again)


# -- the end -------------------------------------------------------------------------------------


def end_encounter(s: EncounterState, scores: list[int], reason: str, rule: str) -> None:
    """The encounter ends at this very moment: nothing else happens (RS-RULING-1)."""
    for seat in range(c.SEATS):
        if scores[seat] == LOST:
            s.emit(e.LOSES, seat, NOTHING, NOTHING, 0, rule)
    for seat in range(c.SEATS):
        if scores[seat] == WON:
            s.emit(e.WINS, seat, NOTHING, NOTHING, 0, rule)
    if scores[0] == TIED:
        s.emit(e.DRAWN, NOBODY, NOTHING, NOTHING, 0, rule)
    s.frames.clear()
    s.asking.clear()
    s.waiting.clear()
    s.ladder.clear()
    s.floor = 0
    s.cause = NOTHING
    s.numbers[DIRTY] = 0
    match_goes_on(s, scores, reason, rule)
