"""Who may attack whom: guardians and legal targets (P-10)."""

from __future__ import annotations

from runestack.games.rone.rules import constants as c
from runestack.games.rone.rules import events as e
from runestack.games.rone.rules.seats import next_player, team
from runestack.games.rone.rules.state import RoneState
from runestack.games.rone.rules.targets import sees
from runestack.games.rone.rules.values import (
    flags,
    forbidding,
    ranged,
)
from runestack.kernel.checks import Why, fails, passed
from runestack.kernel.continuous import covers
from runestack.kernel.frame import NOBODY, NOTHING
from runestack.kernel.selectors import fits


def reaches(s: RoneState, attacker: int, unit: int) -> bool:
    """Flying units can be attacked only by flying units and by ranged attacks."""
    if flags(s, unit) & c.FLYING == 0:
        return True
    return flags(s, attacker) & c.FLYING != 0 or ranged(s, attacker) > 0


def able_to_attack(s: RoneState, attacker: int, unit: int, why: Why | None) -> bool:
    """P-10: visibility, flying, and texts that forbid; exhaustion and guardians are left aside."""
    if s.listening[e.ON_CANNOT]:
        culprit = forbidding(s, attacker, c.CANNOT_ATTACK)
        if culprit != NOTHING and fails(why, "RONE-RULING-2", "cannot_attack", culprit):
            return False
        culprit = forbidding(s, unit, c.CANNOT_BE_ATTACKED)
        if culprit != NOTHING and fails(why, "RONE-RULING-2", "cannot_be_attacked", culprit):
            return False
    if s.listening[e.ON_NOT_ATTACKED_BY]:
        culprit = guarded_from(s, attacker, unit)
        if culprit != NOTHING and fails(why, "RONE-RULING-2", "cannot_be_attacked", culprit):
            return False
    if not sees(s, s.side[s.controller[attacker]], unit) and fails(
        why, "RONE-KEY-INVISIBLE-2", "invisible", unit
    ):
        return False
    if not reaches(s, attacker, unit) and fails(why, "RONE-KEY-FLYING-1", "flying", unit):
        return False
    return passed(why)


def guarded_from(s: RoneState, attacker: int, unit: int) -> int:
    """The card whose text says that this attacker cannot attack this unit, or NOTHING."""
    for listener in s.listeners:
        if listener.kind == e.ON_NOT_ATTACKED_BY:
            by = s.abilities[listener.text].program[0].selector
            if (
                by is not None
                and covers(s, listener, unit)
                and fits(s, by, attacker, listener.card, listener.printed, NOBODY, True)
            ):
                return listener.card
    return NOTHING


def guards(s: RoneState, unit: int, attacker: int) -> bool:
    """Whether a unit is a guardian for an attacker: active, and each is able to attack the other."""
    if s.rotation[unit] > 0:
        return False
    if s.listening[e.ON_CANNOT] and forbidding(s, unit, c.CANNOT_GUARD) != NOTHING:
        return False
    return able_to_attack(s, attacker, unit, None) and able_to_attack(s, unit, attacker, None)


def guardians(s: RoneState, attacker: int, side: int) -> list[int]:
    """The guardians of a side for this attacker; those with Defender alone, if there is one."""
    found = [unit for unit in s.units[side] if guards(s, unit, attacker)]
    first = [unit for unit in found if flags(s, unit) & c.DEFENDER]
    return first or found


def attack_targets(s: RoneState, attacker: int, side: int) -> list[int]:
    """P-10: the legal targets of an attacker against a side."""
    found = guardians(s, attacker, side)
    if found:
        return found
    targets = [unit for unit in s.units[side] if able_to_attack(s, attacker, unit, None)]
    if s.listening[e.ON_CANNOT]:
        if forbidding(s, attacker, c.CANNOT_ATTACK) != NOTHING:
            return targets
        if forbidding(s, attacker, c.CANNOT_ATTACK_HEROES) != NOTHING:
            return targets
    for seat in team(s, side):
        targets.append(s.hero[seat])
    return targets


def can_be_target_of_attack(
    s: RoneState, attacker: int, card: int, side: int, why: Why | None
) -> bool:
    """Whether an attacker may declare an attack on a card: the same rules, one target at a time."""
    if s.side[s.controller[card]] != side and fails(why, "RONE-COMBAT-3", "not_an_enemy", card):
        return False
    kind = s.faces.type[s.face[card]]
    if kind & (c.UNIT | c.HERO) == 0 and fails(why, "RONE-COMBAT-3", "not_a_unit_or_hero", card):
        return False
    if kind == c.UNIT and not able_to_attack(s, attacker, card, why) and why is None:
        return False
    if kind == c.HERO and s.listening[e.ON_CANNOT]:
        for what in (c.CANNOT_ATTACK, c.CANNOT_ATTACK_HEROES):
            culprit = forbidding(s, attacker, what)
            if culprit != NOTHING and fails(why, "RONE-RULING-2", "cannot_attack", culprit):
                return False
    for guardian in guardians(s, attacker, side):
        if card not in guardians(s, attacker, side):
            rule = "RONE-KEY-DEFENDER-2" if flags(s, guardian) & c.DEFENDER else "RONE-GUARD-2"
            if fails(why, rule, "guardian", guardian):
                return False
    return passed(why)


def attacked_side(s: RoneState, seat: int) -> int:
    """The side that a player's units attack: of three players the primary target (RONE-3P-3)."""
    return s.side[next_player(s, seat)]


def can_announce_attack(s: RoneState, seat: int, unit: int, why: Why | None) -> bool:
    """Whether a player could announce an attack with a unit now."""
    if s.faces.type[s.face[unit]] != c.UNIT:
        fails(why, "RONE-COMBAT-1", "not_a_unit", unit)
        return False
    if s.zone[unit] != c.ON_BATTLEFIELD:
        fails(why, "RONE-COMBAT-1", "not_in_play", unit)
        return False
    if s.side[s.controller[unit]] != s.side[seat] and fails(why, "RONE-OWN-1", "not_yours", unit):
        return False
    if s.rotation[unit] > 0 and fails(why, "RONE-COMBAT-2", "exhausted", unit, 0, s.rotation[unit]):
        return False
    if s.listening[e.ON_CANNOT]:
        culprit = forbidding(s, unit, c.CANNOT_ATTACK)
        if culprit != NOTHING:
            fails(why, "RONE-RULING-2", "cannot_attack", culprit)
            return False
        if not attack_targets(s, unit, attacked_side(s, seat)) and fails(
            why, "RONE-RULING-58", "no_target", unit
        ):
            return False
    return passed(why)
