"""Targets: who can be aimed at (RONE-RULING-46 to 50, Invisibility, Detection)."""

from __future__ import annotations

from runestack.games.rone.rules import constants as c
from runestack.games.rone.rules import events as e
from runestack.games.rone.rules import procedures as p
from runestack.games.rone.rules.seats import team
from runestack.games.rone.rules.state import RoneState
from runestack.games.rone.rules.values import (
    battlefield,
    flags,
    forbidding,
)
from runestack.kernel.checks import Why, fails, passed
from runestack.kernel.frame import NOTHING, Frame
from runestack.kernel.program import Ability, Selector, Slot
from runestack.kernel.selectors import fits


def detects(s: RoneState, side: int) -> bool:
    """Whether a side controls a battlefield card with Detection, at any exhaustion."""
    for card in s.units[side]:
        if flags(s, card) & c.DETECTION:
            return True
    for seat in team(s, side):
        if flags(s, s.hero[seat]) & c.DETECTION:
            return True
        for card in s.technology[seat]:
            if flags(s, card) & c.DETECTION:
                return True
    return False


def sees(s: RoneState, side: int, card: int) -> bool:
    """Whether a card is visible for a side."""
    return flags(s, card) & c.INVISIBILITY == 0 or detects(s, side)


def may_target(
    s: RoneState,
    selector: Selector,
    card: int,
    seat: int,
    holder: int,
    printed: int,
    tactic: bool,
    why: Why | None,
) -> bool:
    """Whether an effect of a player can have a card as its target."""
    if not fits(s, selector, card, holder, printed, seat, False):
        if is_spared(s, selector, card):
            if fails(why, "RONE-RULING-159", "hero_stays", card):
                return False
        elif fails(why, "RONE-RULING-49", "does_not_fit", card):
            return False
    return may_aim_at(s, card, seat, tactic, why)


def is_spared(s: RoneState, selector: Selector, card: int) -> bool:
    """Whether a text spares a card because it is a hero, which is never destroyed, moved or taken over."""
    return selector.noun == c.CARD_BUT_HERO and s.faces.type[s.face[card]] == c.HERO


def may_aim_at(s: RoneState, card: int, seat: int, tactic: bool, why: Why | None) -> bool:
    """Whether a card is open to a player's effects: seen, and not protected from tactics."""
    if not sees(s, s.side[seat], card) and fails(why, "RONE-KEY-INVISIBLE-1", "invisible", card):
        return False
    if tactic and s.listening[e.ON_CANNOT]:
        culprit = forbidding(s, card, c.CANNOT_BE_TARGETED_BY_TACTICS)
        if culprit != NOTHING and fails(why, "RONE-RULING-2", "not_by_tactics", culprit):
            return False
    return passed(why)


def stack_targets(s: RoneState, noun: int, holder: int) -> list[int]:
    """Places of effects on the stack that wait, are of the kind, and do not belong to the card that aims."""
    places: list[int] = []
    for place in range(len(s.stack)):
        entry = s.stack[place]
        if entry.flag == 0 and entry.card != holder and is_effect(s, entry, noun):
            places.append(place)
    return places


def is_effect(s: RoneState, entry: Frame, noun: int) -> bool:
    """Whether an effect on the stack is what a noun means."""
    kind = entry.procedure
    if kind in (p.PLAYED_TACTIC, p.RECYCLED_TACTIC):
        return noun & (c.TACTIC | c.EFFECT_NOUN) != 0
    if kind in (p.ABILITY, p.TRIGGER):
        return noun & (c.ABILITY_NOUN | c.EFFECT_NOUN) != 0
    if kind in (p.PLAYED_UNIT, p.RECYCLED_UNIT):
        return noun & (c.UNIT | c.EFFECT_NOUN) != 0
    if kind == p.PLAYED_TECHNOLOGY:
        return noun & (c.TECHNOLOGY | c.EFFECT_NOUN) != 0
    # a combat cannot be left and the end of a turn cannot be stopped (RONE-RULING-36, 97)
    return kind == p.LEVEL_UP and noun & c.EFFECT_NOUN != 0


def enough_targets(
    s: RoneState, slot: Slot, seat: int, holder: int, printed: int, tactic: bool
) -> bool:
    """Whether a choice that a text needs can be made now."""
    selector = slot.selector
    if selector is None or selector.up_to:
        return True
    if selector.zone == c.ON_STACK:
        return len(stack_targets(s, selector.noun, holder)) >= selector.count
    found = 0
    for card in battlefield(s, selector.noun):
        if may_target(s, selector, card, seat, holder, printed, tactic, None):
            found += 1
            if found >= selector.count:
                return True
    return False


def first_effect_has_target(
    s: RoneState, ability: Ability, seat: int, holder: int, printed: int, tactic: bool
) -> bool:
    """RONE-RULING-50: a used effect needs a legal target for its first effect, in one of its modes."""
    branch_possible = [True, True]
    has_mode = False
    for slot in ability.slots:
        if slot.effect > 0 or slot.paid != NOTHING:
            break
        if not enough_targets(s, slot, seat, holder, printed, tactic):
            if slot.mode == NOTHING:
                return False
            branch_possible[slot.branch] = False
        if slot.mode != NOTHING:
            has_mode = True
    return not has_mode or branch_possible[0] or branch_possible[1]


def branch_has_target(
    s: RoneState,
    ability: Ability,
    mode: int,
    branch: int,
    seat: int,
    holder: int,
    printed: int,
    tactic: bool,
) -> bool:
    """Whether a mode can be chosen: its targets exist."""
    for slot in ability.slots:
        if slot.mode == mode and slot.branch == branch:
            if not enough_targets(s, slot, seat, holder, printed, tactic):
                return False
    return True
