"""Whom an effect may target, and which cards and players a text means while it is executed."""

from __future__ import annotations

from runestack.games.runeslingers.rules import constants as c
from runestack.games.runeslingers.rules import events as e
from runestack.games.runeslingers.rules import procedures as p
from runestack.games.runeslingers.rules.player_values import player_forbidding
from runestack.games.runeslingers.rules.state import EncounterState
from runestack.games.runeslingers.rules.values import forbidding, kind_of, permits
from runestack.kernel.checks import Why, fails, passed
from runestack.kernel.frame import NOTHING, Frame
from runestack.kernel.meaning import candidates
from runestack.kernel.program import PICK_TARGET, Ability, Selector, Slot, compares
from runestack.kernel.references import referred
from runestack.kernel.selectors import fits
from runestack.kernel.texts import prepare_text

WAITING = 0  # what a rung of the ladder is in
RUNNING = 1
NEGATED = 2
OWN_LEAVING = 1  # flag of a trigger that speaks of its own card's leaving; the bits above: its tokens at that time
# Behind the choices of a text: damage dealt to seat 0, to seat 1, in all; then, for each object that was blocked for,
# the object and what is left of the block (RS-RULING-102).
DAMAGE_REGISTERS = 3


def targeting_ban(s: EncounterState, source: int) -> int:
    """The prohibition that names the subtype of a card that aims, or NOTHING."""
    kind = s.faces.type[s.face[source]]
    if kind & c.SPIRIT:
        return c.NOT_TARGETED_BY_SPIRIT
    if kind & c.ATTACK:
        return c.NOT_TARGETED_BY_ATTACK
    if kind & c.UTILITY:
        return c.NOT_TARGETED_BY_UTILITY
    return NOTHING


def may_aim_at(s: EncounterState, card: int, source: int, why: Why | None) -> bool:
    """Whether a card or Runeslinger can be targeted by effects of a card at all."""
    if kind_of(s, card) & c.RUNESLINGER:
        return may_aim_at_player(s, s.controller[card], source, why)
    if s.listening[e.ON_CANNOT] or s.marks[card]:
        culprit = forbidding(s, card, c.NOT_TARGETED)
        if culprit != NOTHING and fails(why, "RS-RULING-142", "untargetable", culprit):
            return False
        ban = targeting_ban(s, source)
        if ban != NOTHING:
            culprit = forbidding(s, card, ban)
            if culprit != NOTHING and fails(
                why, "RS-RULING-142", "untargetable_by_subtype", culprit
            ):
                return False
    return passed(why)


def may_aim_at_player(s: EncounterState, seat: int, source: int, why: Why | None) -> bool:
    """The same for a player, that is for the Runeslinger (RS-OBJ-3)."""
    if s.listening[e.ON_PLAYER_CANNOT]:
        culprit = player_forbidding(s, seat, c.NOT_TARGETED)
        if culprit != NOTHING and fails(why, "RS-RULING-142", "untargetable", culprit):
            return False
        ban = targeting_ban(s, source)
        if ban != NOTHING:
            culprit = player_forbidding(s, seat, ban)
            if culprit != NOTHING and fails(
                why, "RS-RULING-142", "untargetable_by_subtype", culprit
            ):
                return False
    return passed(why)


def in_reach(
    s: EncounterState, selector: Selector, card: int, source: int, why: Why | None
) -> bool:
    """Attack runespells deal damage to Runeslingers only, unless a text allows more (RS-TYPE-3)."""
    if selector.noun == c.DAMAGEABLE and s.faces.type[s.face[source]] & c.ATTACK:
        if kind_of(s, card) & c.RUNESLINGER == 0 and not permits(s, source, c.MAY_TARGET_DEFENSE):
            return not fails(why, "RS-TYPE-3", "attack_needs_runeslinger", source)
    return True


def may_target(
    s: EncounterState, selector: Selector, card: int, seat: int, source: int, why: Why | None
) -> bool:
    """Whether an effect of a player can have a card as its target; never itself (RS-RULING-55)."""
    if card == source and fails(why, "RS-RULING-55", "targets_itself", card):
        return False
    if not fits(s, selector, card, source, source, seat, False) and fails(
        why, "RS-TARGET-4", "does_not_fit", card
    ):
        return False
    if not in_reach(s, selector, card, source, why):
        return False
    return may_aim_at(s, card, source, why)


def ladder_targets(s: EncounterState, selector: Selector, source: int) -> list[int]:
    """Places of rungs that can be targets."""
    return [
        place for place in range(len(s.ladder)) if may_target_rung(s, selector, place, source, None)
    ]


def may_target_rung(
    s: EncounterState, selector: Selector, place: int, source: int, why: Why | None
) -> bool:
    """Whether a rung still waits, is of the kind, and does not belong to the card that aims."""
    noun = selector.noun
    rung = s.ladder[place]
    if rung.flag != WAITING and fails(why, "RS-RULING-117", "not_waiting", rung.card):
        return False
    if rung.card == source and fails(why, "RS-RULING-55", "targets_itself", rung.card):
        return False
    is_kind = noun == c.EFFECT or s.faces.type[s.face[rung.card]] & noun != 0
    if not (is_kind and all_compare(selector, rung.number)):
        return not fails(why, "RS-TARGET-4", "does_not_fit", rung.card)
    return True


def all_compare(selector: Selector, effective: int) -> bool:
    """Whether the effective damage of an effect is what a selector asks for; one that deals none has none."""
    for test in selector.tests:
        if effective < 0 or not compares(test.compare, effective, test.number):
            return False
    return True


def enough_targets(s: EncounterState, slot: Slot, seat: int, source: int) -> bool:
    """Whether a target that a text needs can be chosen now; `up to` always can (RS-RULING-47)."""
    selector = slot.selector
    if selector is None:
        return may_aim_at_player(s, 0, source, None) or may_aim_at_player(s, 1, source, None)
    if selector.up_to or selector.pick != PICK_TARGET:
        return True
    effect = Frame(NOTHING, seat, source)
    return len(candidates(s, effect, selector)) >= selector.count


def has_targets(s: EncounterState, ability: Ability, seat: int, source: int) -> bool:
    """Whether every effect of a text can have its targets (RS-TARGET-3); of two modes one is enough."""
    possible = [True, True]
    has_mode = False
    for slot in ability.slots:
        has_mode = has_mode or slot.mode != NOTHING
        if not enough_targets(s, slot, seat, source):
            if slot.mode == NOTHING:
                return False
            possible[slot.branch] = False
    return not has_mode or possible[0] or possible[1]


def branch_has_targets(
    s: EncounterState, ability: Ability, mode: int, branch: int, seat: int, source: int
) -> bool:
    """Whether a mode can be chosen."""
    for slot in ability.slots:
        if (
            slot.mode == mode
            and slot.branch == branch
            and not enough_targets(s, slot, seat, source)
        ):
            return False
    return True


# -- while a text is executed --------------------------------------------------------------------


def is_on_field(s: EncounterState, card: int) -> bool:
    """Whether a card lies on a field, face-up or as a concentration."""
    return s.zone[card] == c.IN_PLAY or s.zone[card] == c.AS_CONCENTRATION


def pile_of(s: EncounterState, seat: int, zone: int) -> list[int]:
    """A player's pile for a zone."""
    if zone == c.IN_HAND:
        return s.hand[seat]
    if zone == c.IN_DECK:
        return s.deck[seat]
    if zone == c.IN_DISCARD:
        return s.discard[seat]
    return s.void[seat]


def damage_dealt(s: EncounterState, f: Frame) -> int:
    """The damage that an effect has dealt so far, after blocks."""
    return f.items[s.abilities[f.text].registers + 2]


def speaks_of_own_leaving(f: Frame) -> bool:
    """Whether a trigger is about the leaving of its own card: the last state of that card counts (RS-RULING-129)."""
    return f.procedure == p.TRIGGER and f.flag & OWN_LEAVING != 0


def last_tokens(f: Frame) -> int:
    """The tokens on a card when it left."""
    return f.flag >> 1


def goes_on(s: EncounterState, f: Frame) -> bool:
    """Whether a text is still in force: its card has not left, unless it speaks of just that (RS-RULING-54, 129)."""
    if speaks_of_own_leaving(f):
        return True
    return referred(s, f.printed) != NOTHING


def prepare_effect(s: EncounterState, f: Frame) -> None:
    """Room for the choices of a text, and for the damage that it deals."""
    prepare_text(s, f)
    f.items.extend([0] * DAMAGE_REGISTERS)
