"""Whom an effect may target, and which cards and players a text means while it is executed."""

from __future__ import annotations

from runestack.games.runeslingers.rules import constants as c
from runestack.games.runeslingers.rules import procedures as p
from runestack.games.runeslingers.rules.state import EncounterState
from runestack.games.runeslingers.rules.values import (
    ON_CANNOT,
    ON_PLAYER_CANNOT,
    cards_in_play,
    count_of,
    fits,
    forbidding,
    kind_of,
    passes,
    permits,
    pile_of,
    player_forbidding,
    players_meant,
)
from runestack.kernel.checks import Why, fails, passed
from runestack.kernel.frame import NOBODY, NOTHING, Frame
from runestack.kernel.program import (
    INSTIGATOR,
    PICK_EACH,
    PICK_EVENT,
    PICK_HERO,
    PICK_ONE,
    PICK_TARGET,
    PICK_THAT,
    PICK_THIS,
    PICK_TOP,
    TARGET_PLAYER,
    TARGETS_CONTROLLER,
    THAT_PLAYER,
    Ability,
    Instruction,
    Selector,
    Slot,
)
from runestack.kernel.references import CARD_MASK, reference, referred
from runestack.kernel.texts import prepare_text

WAITING = 0  # what a rung of the ladder is in
RUNNING = 1
NEGATED = 2
OWN_LEAVING = 1  # flag of a trigger that speaks of its own card's leaving; the bits above: its tokens at that time
DAMAGE_REGISTERS = 3  # behind the choices of a text: damage dealt to seat 0, to seat 1, in all


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
    if s.listening[ON_CANNOT] or s.marks[card]:
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
    if s.listening[ON_PLAYER_CANNOT]:
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
    if not fits(s, selector, card, source, seat, False) and fails(
        why, "RS-TARGET-4", "does_not_fit", card
    ):
        return False
    if not in_reach(s, selector, card, source, why):
        return False
    return may_aim_at(s, card, source, why)


def candidates(s: EncounterState, f: Frame, selector: Selector) -> list[int]:
    """What can be chosen: cards in play, or places on the ladder."""
    if selector.zone == c.ON_LADDER:
        return ladder_targets(s, selector.noun, f.card)
    if selector.pick == PICK_TARGET:
        found = [
            card
            for card in cards_in_play(s, selector.noun)
            if may_target(s, selector, card, f.seat, f.card, None)
        ]
    else:
        found = [
            card
            for card in cards_in_play(s, selector.noun)
            if fits(s, selector, card, f.card, f.seat, False)
        ]
    if selector.other and selector.place > 0:  # "another" is also another than those chosen before
        earlier = f.items[: selector.place]
        found = [card for card in found if reference(s, card) not in earlier]
    return found


def ladder_targets(s: EncounterState, noun: int, source: int) -> list[int]:
    """Places of rungs that can be targets."""
    return [
        place for place in range(len(s.ladder)) if may_target_rung(s, noun, place, source, None)
    ]


def may_target_rung(s: EncounterState, noun: int, place: int, source: int, why: Why | None) -> bool:
    """Whether a rung still waits, is of the kind, and does not belong to the card that aims."""
    rung = s.ladder[place]
    if rung.flag != WAITING and fails(why, "RS-RULING-117", "not_waiting", rung.card):
        return False
    if rung.card == source and fails(why, "RS-RULING-55", "targets_itself", rung.card):
        return False
    if noun != c.EFFECT and s.faces.type[s.face[rung.card]] & noun == 0:
        return not fails(why, "RS-TARGET-4", "does_not_fit", rung.card)
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


def chosen(s: EncounterState, f: Frame, selector: Selector) -> list[int]:
    """The chosen cards that are still the same objects; targets are checked again (RS-RULING-124)."""
    found: list[int] = []
    for place in range(selector.place, selector.place + selector.count):
        card = referred(s, f.items[place])
        if card == NOTHING:
            continue
        if selector.pick == PICK_TARGET:
            if not may_target(s, selector, card, f.seat, f.card, None):
                continue
        elif not is_on_field(s, card):
            continue
        found.append(card)
    return found


def is_on_field(s: EncounterState, card: int) -> bool:
    """Whether a card lies on a field, face-up or as a concentration."""
    return s.zone[card] == c.IN_PLAY or s.zone[card] == c.AS_CONCENTRATION


def meant(s: EncounterState, f: Frame, selector: Selector) -> list[int]:
    """The cards on the fields that an instruction applies to."""
    pick = selector.pick
    if pick == PICK_EACH:
        return [
            card
            for card in cards_in_play(s, selector.noun)
            if fits(s, selector, card, f.card, f.seat, False)
            and in_reach(s, selector, card, f.card, None)
        ]
    if pick in (PICK_TARGET, PICK_ONE):
        return chosen(s, f, selector)
    if pick == PICK_HERO:
        return [s.slinger[seat] for seat in players(s, f, selector.player, selector.place)]
    if pick == PICK_THAT:
        card = referred(s, f.items[selector.place])
    elif pick == PICK_EVENT:
        card = referred(s, f.target)
    elif pick == PICK_THIS:
        card = referred(s, f.printed)
    else:
        return []
    if card == NOTHING or not is_on_field(s, card):
        return []
    return [card]


def players(s: EncounterState, f: Frame, player: int, place: int) -> list[int]:
    """The players that an instruction applies to; a target that cannot be targeted any more is lost."""
    if player == TARGET_PLAYER or (player == THAT_PLAYER and place != NOTHING):
        seat = f.items[place] if place != NOTHING else NOBODY
        if seat < 0 or not may_aim_at_player(s, seat, f.card, None):
            return []
        return [seat]
    if player == THAT_PLAYER:
        return [f.number] if f.number >= 0 else []
    if player == INSTIGATOR:
        return [f.count] if f.count >= 0 else []
    if player == TARGETS_CONTROLLER:
        if place == NOTHING or f.items[place] < 0:
            return []
        return [s.controller[f.items[place] & CARD_MASK]]
    return players_meant(s, f.seat, player)


def nobody_needed(f: Frame, selector: Selector) -> bool:
    """Whether an instruction without a card counts as carried out: `each`, or `up to` with none chosen."""
    if selector.pick == PICK_EACH or selector.pick == PICK_HERO:
        return True
    return selector.up_to and f.items[selector.place] < 0


def zone_cards(s: EncounterState, f: Frame, selector: Selector) -> list[int]:
    """The cards of a zone that an instruction can take."""
    found: list[int] = []
    for seat in players(s, f, selector.player, selector.place):
        pile = pile_of(s, seat, selector.zone)
        if selector.pick == PICK_TOP:
            if pile:
                found.append(pile[-1])
            continue
        for card in pile:
            if s.faces.type[s.face[card]] & selector.noun and all_pass(s, selector, card):
                found.append(card)
    return found


def all_pass(s: EncounterState, selector: Selector, card: int) -> bool:
    """Whether a card outside play passes the tests of a selector."""
    for test in selector.tests:
        if not passes(s, test, card, True):
            return False
    return True


def that_card(s: EncounterState, f: Frame, selector: Selector | None) -> int:
    """What `that card` means: what was chosen before, or the card of the event."""
    if selector is None:
        return NOTHING
    if selector.pick == PICK_THAT:
        return referred(s, f.items[selector.place])
    if selector.pick == PICK_EVENT:
        return referred(s, f.target)
    return NOTHING


def damage_dealt(s: EncounterState, f: Frame) -> int:
    """The damage that an effect has dealt so far, after blocks."""
    return f.items[s.abilities[f.text].registers + 2]


def amount_of(s: EncounterState, f: Frame, instruction: Instruction) -> int:
    """The number of an instruction, with what its `for each` or `plus` counts now."""
    counted = instruction.counted
    if counted is None:
        return instruction.number
    if counted.kind == c.COUNT_DAMAGE:
        return instruction.number + instruction.each * damage_dealt(s, f)
    if counted.kind == c.COUNT_TOKENS and speaks_of_left_card(f, counted.selector):
        return instruction.number + instruction.each * last_tokens(f)
    meant_players = players(s, f, counted.player, counted.place)
    count = count_of(
        s,
        counted,
        f.card,
        that_card(s, f, counted.selector),
        meant_players[0] if meant_players else NOBODY,
        f.seat,
        False,
    )
    return instruction.number + instruction.each * count


def speaks_of_left_card(f: Frame, selector: Selector | None) -> bool:
    """Whether a trigger on the leaving of its own card asks for that card: its last state counts (RS-RULING-129)."""
    is_own = selector is None or selector.pick == PICK_THIS
    return is_own and f.procedure == p.TRIGGER and f.flag & OWN_LEAVING != 0


def last_tokens(f: Frame) -> int:
    """The tokens on a card when it left."""
    return f.flag >> 1


def goes_on(s: EncounterState, f: Frame) -> bool:
    """Whether a text is still in force: its card has not left, unless it speaks of just that (RS-RULING-54, 129)."""
    if f.procedure == p.TRIGGER and f.flag & OWN_LEAVING != 0:
        return True
    return referred(s, f.printed) != NOTHING


def prepare_effect(s: EncounterState, f: Frame) -> None:
    """Room for the choices of a text, and for the damage that it deals."""
    prepare_text(s, f)
    f.items.extend([0] * DAMAGE_REGISTERS)
