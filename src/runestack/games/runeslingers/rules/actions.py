"""What a player may do now: every condition is a check with its rule (P-PLAYPHASE, P-LADDER step 2).

A part of a check returns whether to go on: with a `Why` a failure is noted, and the other parts are checked as well.
"""

from __future__ import annotations

from runestack.games.runeslingers.rules import constants as c
from runestack.games.runeslingers.rules.costs import Purse, bar_can_be_paid, pays_costs
from runestack.games.runeslingers.rules.player_values import (
    ability_cost,
    player_forbidding,
    set_limit,
)
from runestack.games.runeslingers.rules.selection import RUNNING, WAITING, has_targets
from runestack.games.runeslingers.rules.state import (
    ACTIVE,
    PHASE,
    SPOTS,
    TURN,
    EncounterState,
    first_spot,
)
from runestack.games.runeslingers.rules.undoing import REFUSED_USE
from runestack.games.runeslingers.rules.values import flags, forbidding, permits
from runestack.games.runeslingers.rules.zones import available_spot
from runestack.kernel.checks import Why, fails, passed
from runestack.kernel.frame import NOTHING

# -- time ----------------------------------------------------------------------------------------


def may_act(s: EncounterState, seat: int, why: Why | None) -> bool:
    """Actions of one's own need the own Play Phase and no open ladder (RS-TURN-6, RS-RULING-118)."""
    if s.numbers[PHASE] != c.PHASE_PLAY and fails(why, "RS-TURN-6", "not_play_phase"):
        return False
    if s.numbers[ACTIVE] != seat and fails(why, "RS-RULING-118", "not_your_turn"):
        return False
    return not (s.ladder and fails(why, "RS-RULING-120", "ladder_open"))


def may_answer(s: EncounterState, seat: int, why: Why | None) -> bool:
    """An answer needs an unresolved rung of the enemy on the ladder (RS-RULING-116)."""
    culprit = player_forbidding(s, seat, c.NO_ANSWER)
    if culprit != NOTHING and fails(why, "RS-PLAYPH-10", "cannot_answer", culprit):
        return False
    unanswerable = NOTHING
    for rung in s.ladder:
        if rung.flag == WAITING and rung.seat != seat:
            unanswerable = forbidding(s, rung.card, c.NOT_ANSWERED)
            if unanswerable == NOTHING:
                return True
    if unanswerable != NOTHING:
        return not fails(why, "RS-PLAYPH-10", "cannot_be_answered", unanswerable)
    if s.ladder and s.ladder[-1].flag == RUNNING:
        return not fails(why, "RS-RULING-117", "resolving")
    return not fails(why, "RS-RULING-116", "nothing_to_answer")


def is_answering(s: EncounterState) -> bool:
    """Whether what is done now would be an answer."""
    return bool(s.ladder)


def may_use_now(s: EncounterState, seat: int, why: Why | None) -> bool:
    """What is both an action and an answer."""
    return may_answer(s, seat, why) if is_answering(s) else may_act(s, seat, why)


# -- setting and charging ------------------------------------------------------------------------


def can_set(s: EncounterState, seat: int, card: int, why: Why | None) -> bool:
    """RS-CONC-1 to RS-CONC-3."""
    if not may_act(s, seat, why):
        return False
    if (s.zone[card] != c.IN_HAND or s.owner[card] != seat) and fails(
        why, "RS-CONC-1", "not_in_hand", card
    ):
        return False
    limit = set_limit(s, seat)
    if s.sets[seat] >= limit and fails(
        why, "RS-CONC-3", "set_already", NOTHING, limit, s.sets[seat]
    ):
        return False
    if available_spot(s, seat) == NOTHING and fails(
        why, "RS-CONC-2", "no_area", NOTHING, s.numbers[SPOTS]
    ):
        return False
    culprit = player_forbidding(s, seat, c.NO_SET)
    if culprit != NOTHING and fails(why, "RS-CONC-3", "cannot_set", culprit):
        return False
    return passed(why)


def charge_forbidden(s: EncounterState, seat: int, card: int) -> int:
    """The card whose text forbids to charge a card, or NOTHING."""
    culprit = forbidding(s, card, c.NOT_CHARGED)
    return culprit if culprit != NOTHING else player_forbidding(s, seat, c.NO_CHARGE)


def can_charge(s: EncounterState, seat: int, card: int, why: Why | None) -> bool:
    """A card in play with Charge, once a turn, never as an answer (P-CHARGE)."""
    if not may_act(s, seat, why) or not in_play_under(s, seat, card, why):
        return False
    if flags(s, card) & c.CHARGE == 0 and fails(why, "RS-PLAYPH-4", "no_charge", card):
        return False
    if not unused(s, card, why):
        return False
    culprit = charge_forbidden(s, seat, card)
    if culprit != NOTHING and fails(why, "RS-PLAYPH-4", "cannot_be_charged", culprit):
        return False
    return passed(why)


def in_play_under(s: EncounterState, seat: int, card: int, why: Why | None) -> bool:
    """Whether a card is in play and controlled by the player."""
    if s.zone[card] != c.IN_PLAY and fails(why, "RS-PLAYPH-8", "not_in_play", card):
        return False
    return s.controller[card] == seat or not fails(why, "RS-FIELD-2", "not_yours", card)


def unused(s: EncounterState, card: int, why: Why | None) -> bool:
    """Each turn a card is charged, slung or activated, once and not two of these (RS-RULING-50, 76)."""
    turn = s.numbers[TURN]
    if s.charged[card] == turn and fails(why, "RS-KEY-CHARGE-3", "charged_already", card):
        return False
    if s.slung[card] == turn and fails(why, "RS-RULING-50", "slung_already", card):
        return False
    if s.activated[card] == turn and fails(why, "RS-RULING-50", "activated_already", card):
        return False
    return not (s.refused[card] & REFUSED_USE and fails(why, "RS-RULING-43", "undone", card))


# -- using what is in play -----------------------------------------------------------------------


def can_sling(s: EncounterState, seat: int, card: int, why: Why | None) -> bool:
    """A runespell in play (P-SLING step 1)."""
    if not may_use_now(s, seat, why) or not in_play_under(s, seat, card, why):
        return False
    face = s.face[card]
    if s.faces.type[face] & c.RUNESPELL == 0 or s.faces.use[face] == NOTHING:
        fails(why, "RS-DEF-9", "no_sling", card)
        return False
    if not unused(s, card, why) or not sling_allowed(s, seat, card, why):
        return False
    return use_possible(s, seat, card, why)


def sling_forbidden(s: EncounterState, seat: int, card: int) -> int:
    """The card whose text forbids to sling a card, or NOTHING."""
    culprit = forbidding(s, card, c.NOT_SLUNG)
    return culprit if culprit != NOTHING else player_forbidding(s, seat, c.NO_SLING)


def sling_allowed(s: EncounterState, seat: int, card: int, why: Why | None) -> bool:
    """No text forbids the sling, and as an answer it needs Shout (RS-LADDER-4)."""
    culprit = sling_forbidden(s, seat, card)
    if culprit != NOTHING and fails(why, "RS-PLAYPH-8", "cannot_be_slung", culprit):
        return False
    if is_answering(s) and flags(s, card) & c.SHOUT == 0:
        if not permits(s, card, c.MAY_BE_SLUNG_AS_ANSWER):
            return not fails(why, "RS-LADDER-4", "no_shout", card)
    return True


def can_activate_trinket(s: EncounterState, seat: int, card: int, why: Why | None) -> bool:
    """A trinket, not in the turn in which it was played (P-TRINKET step 1)."""
    if not may_use_now(s, seat, why) or not in_play_under(s, seat, card, why):
        return False
    face = s.face[card]
    if s.faces.type[face] & c.TRINKET == 0 or s.faces.use[face] == NOTHING:
        fails(why, "RS-PLAYPH-6", "no_activate", card)
        return False
    if s.played[card] == s.numbers[TURN] and fails(why, "RS-PLAYPH-7", "played_this_turn", card):
        return False
    if not unused(s, card, why):
        return False
    culprit = forbidding(s, card, c.NOT_ACTIVATED)
    if culprit == NOTHING:
        culprit = player_forbidding(s, seat, c.NO_TRINKETS)
    if culprit != NOTHING and fails(why, "RS-PLAYPH-6", "cannot_be_activated", culprit):
        return False
    return use_possible(s, seat, card, why)


def can_activate_ability(s: EncounterState, seat: int, why: Why | None) -> bool:
    """The Runeslinger's ability, for determinations (P-ABILITY step 1)."""
    if not may_use_now(s, seat, why):
        return False
    card = s.activate[seat]
    cost = ability_cost(s, seat)
    have = s.determinations[seat]
    if have < cost and fails(why, "RS-DET-4", "too_few_determinations", card, cost, have):
        return False
    culprit = player_forbidding(s, seat, c.NO_ABILITY)
    if culprit != NOTHING and fails(why, "RS-PLAYPH-3", "cannot_be_activated", culprit):
        return False
    if s.refused[card] & REFUSED_USE and fails(why, "RS-RULING-43", "undone", card):
        return False
    return use_possible(s, seat, card, why)


def use_possible(s: EncounterState, seat: int, card: int, why: Why | None) -> bool:
    """The costs of the use can be paid, and its effects can have targets (RS-RULING-44, RS-TARGET-3)."""
    costs = s.abilities[s.faces.use[s.face[card]]].costs
    if costs and not pays_costs(s, Purse(s, seat, card), costs, 0, why):
        return False
    return effects_have_targets(s, seat, card, why)


def effects_have_targets(s: EncounterState, seat: int, card: int, why: Why | None) -> bool:
    """With Fate every bullet needs targets, with Choice one is enough (RS-RULING-65, 66)."""
    face = s.face[card]
    bullets = s.faces.bullets[face]
    if not bullets:
        possible = has_targets(s, s.abilities[s.faces.use[face]], seat, card)
    else:
        found = 0
        for text in bullets:
            if has_targets(s, s.abilities[text], seat, card):
                found += 1
        possible = found == len(bullets) if s.faces.flags[face] & c.FATE else found > 0
    if not possible:
        return not fails(why, "RS-TARGET-3", "no_target", card)
    return passed(why)


# -- playing -------------------------------------------------------------------------------------


def ways_to_play(s: EncounterState, seat: int, card: int) -> list[int]:
    """How a card may be announced: to be slung, to be charged, or neither (RS-RULING-42, 76, 77)."""
    face = s.face[card]
    kind = s.faces.type[face]
    has_charge = s.faces.flags[face] & c.CHARGE != 0 and charge_forbidden(s, seat, card) == NOTHING
    ways: list[int] = []
    if kind & c.RUNESPELL and s.faces.use[face] != NOTHING:
        ways.append(c.TO_SLING)
    if has_charge:
        ways.append(c.TO_CHARGE)
    elif kind & c.RUNESPELL == 0 or kind & c.DEFENSE_CARD:
        ways.append(c.PLAIN)
    return ways


def ways_to_play_free(s: EncounterState, seat: int, card: int) -> list[int]:
    """How an effect may let a card be played: it needs a place, and to be slung its targets (RS-RULING-49)."""
    kind = s.faces.type[s.face[card]]
    if kind & c.PLAYABLE == 0 or s.owner[card] != seat or not has_place(s, seat, card, None):
        return []
    return [
        how
        for how in ways_to_play(s, seat, card)
        if how != c.TO_SLING
        or (sling_forbidden(s, seat, card) == NOTHING and effects_have_targets(s, seat, card, None))
    ]


def can_play(s: EncounterState, seat: int, card: int, how: int, why: Why | None) -> bool:
    """A card of the hand (P-PLAY step 1)."""
    if not may_use_now(s, seat, why):
        return False
    if (s.zone[card] != c.IN_HAND or s.owner[card] != seat) and fails(
        why, "RS-PLAYPH-5", "not_in_hand", card
    ):
        return False
    if how not in ways_to_play(s, seat, card):
        tell_wrong_way(s, seat, card, how, why)
        return False
    return can_announce(s, seat, card, how, why)


def can_announce(s: EncounterState, seat: int, card: int, how: int, why: Why | None) -> bool:
    """The rest of the checks, for a card of the hand in one of its ways, by a player who may do something now."""
    if is_answering(s) and not can_answer_with(s, card, how, why):
        return False
    if s.refused[card] & (1 << how) and fails(why, "RS-RULING-43", "undone", card):
        return False
    if not has_place(s, seat, card, why):
        return False
    if how == c.TO_SLING and not sling_allowed(s, seat, card, why):
        return False
    text = s.faces.use[s.face[card]]
    costs = s.abilities[text].costs if how == c.TO_SLING else []
    if not bar_can_be_paid(s, seat, card, costs, why):
        return False
    if how == c.TO_SLING and not effects_have_targets(s, seat, card, why):
        return False
    return passed(why)


def can_answer_with(s: EncounterState, card: int, how: int, why: Why | None) -> bool:
    """As an answer a runespell is slung at once, another card only played; both need Shout (RS-RULING-70, 71)."""
    if s.faces.type[s.face[card]] & c.RUNESPELL:
        return how == c.TO_SLING or not fails(why, "RS-RULING-70", "answer_is_slung", card)
    if how != c.PLAIN and fails(why, "RS-RULING-70", "answer_not_charged", card):
        return False
    return flags(s, card) & c.SHOUT != 0 or not fails(why, "RS-LADDER-3", "no_shout", card)


def tell_wrong_way(s: EncounterState, seat: int, card: int, how: int, why: Why | None) -> None:
    """Why a card cannot be announced in a way."""
    culprit = charge_forbidden(s, seat, card)
    if how == c.TO_CHARGE and s.faces.flags[s.face[card]] & c.CHARGE and culprit != NOTHING:
        fails(why, "RS-PLAYPH-4", "cannot_be_charged", culprit)
    else:
        fails(why, "RS-RULING-77", "not_this_way", card)


def has_place(s: EncounterState, seat: int, card: int, why: Why | None) -> bool:
    """An empty concentration, or for a boon an ailment or boon on either field (RS-TYPE-12, RS-CONC-6)."""
    if s.faces.type[s.face[card]] & c.BOON == 0:
        if not has_empty_spot(s, seat):
            return not fails(why, "RS-CONC-6", "no_empty_concentration", card)
        return True
    culprit = player_forbidding(s, seat, c.NO_BOONS)
    if culprit != NOTHING and fails(why, "RS-PLAYPH-5", "cannot_play_boons", culprit):
        return False
    return has_boon_area(s) or not fails(why, "RS-TYPE-12", "no_ailment_or_boon", card)


def is_empty(s: EncounterState, spot: int) -> bool:
    """Whether an area holds an empty concentration."""
    return s.spot_card[spot] != NOTHING and s.spot_top[spot] == NOTHING


def empty_spots(s: EncounterState, seat: int) -> list[int]:
    """The areas of a player with an empty concentration."""
    first = first_spot(s, seat)
    return [spot for spot in range(first, first + s.numbers[SPOTS]) if is_empty(s, spot)]


def has_empty_spot(s: EncounterState, seat: int) -> bool:
    """Whether a player has an empty concentration."""
    first = first_spot(s, seat)
    for spot in range(first, first + s.numbers[SPOTS]):
        if is_empty(s, spot):
            return True
    return False


def takes_boon(s: EncounterState, area: int) -> bool:
    """Whether an area has an ailment or a boon."""
    return s.area_type[area] != c.NO_AILMENT or s.area_boon[area] != NOTHING


def boon_areas(s: EncounterState) -> list[int]:
    """The ailment areas of both fields with an ailment or a boon."""
    return [area for area in range(c.SEATS * c.AILMENT_AREAS) if takes_boon(s, area)]


def has_boon_area(s: EncounterState) -> bool:
    """Whether there is such an area."""
    for area in range(c.SEATS * c.AILMENT_AREAS):
        if takes_boon(s, area):
            return True
    return False
