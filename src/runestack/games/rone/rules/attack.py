"""The attack in seven steps (P-9)."""

from __future__ import annotations

from typing import Final

from runestack.games.rone.rules import choices as ch
from runestack.games.rone.rules import constants as c
from runestack.games.rone.rules import events as e
from runestack.games.rone.rules import procedures as p
from runestack.games.rone.rules.attackers import attack_targets, attacked_side
from runestack.games.rone.rules.lasting_changes import end_combat_marks
from runestack.games.rone.rules.lifebound import push_hero_damage
from runestack.games.rone.rules.primitives import damage_unit, exhaust
from runestack.games.rone.rules.seats import in_teams, is_out, opponents
from runestack.games.rone.rules.stack import (
    RUNNING,
    check_end,
    push_execution,
    push_open_window,
    push_window,
    put_on_stack,
    settle,
)
from runestack.games.rone.rules.state import (
    ATTACKING,
    COMBAT,
    DAMAGE_DEALT,
    DECLARED,
    DEFENDING,
    EDITION,
    NO_COMBAT,
    RANGED_DEALT,
    RoneState,
)
from runestack.games.rone.rules.values import flags, melee, ranged
from runestack.kernel.decision import option, option_first, option_kind
from runestack.kernel.driver import ask
from runestack.kernel.frame import END, NOTHING, Frame
from runestack.kernel.procedure import define, label
from runestack.kernel.references import reference, referred

# card: the attacker; printed: its reference; target: the attacked card; number: its reference (heroes stay); of three
# players also items: the seat that a subsequent attack may follow on; flag: whether it is this subsequent attack
FIRST_ATTACK: Final = 0
SUBSEQUENT: Final = 1


def attack_1_announce(s: RoneState, f: Frame) -> None:
    """The attacking unit is named, not the target. Step 2: change defensive positions."""
    f.printed = reference(s, f.card)
    s.emit(e.ANNOUNCES_ATTACK, f.seat, f.card, NOTHING, 0, "RONE-COMBAT-6")
    push_open_window(s, f.seat)


def attack_3_choose_target(s: RoneState, f: Frame) -> None:
    """A legal target must be named; if there is none, or the unit is not active, nothing takes place."""
    targets: list[int] = []
    if still_attacks(s, f) and (f.flag == SUBSEQUENT or s.rotation[f.card] == 0):
        targets = attack_targets(s, f.card, side_under_attack(s, f))
    if not targets:
        s.emit(e.CANCELS, f.seat, f.card, NOTHING, ch.ANNOUNCE_ATTACK, "RONE-COMBAT-7")
        f.step = END
        return
    ask(s, f, f.seat, ch.ASK_ATTACK, [option(ch.ATTACK_CARD, card, 0) for card in targets], f.card)


def still_attacks(s: RoneState, f: Frame) -> bool:
    """Whether the attacker is on the battlefield under the same control, and there is somebody to attack."""
    if not on_battlefield(s, f.printed) or s.side[s.controller[f.card]] != s.side[f.seat]:
        return False
    return f.flag == FIRST_ATTACK or not is_out(s, f.items[0])


def side_under_attack(s: RoneState, f: Frame) -> int:
    """The primary target, or in a subsequent attack the secondary one."""
    return s.side[f.items[0]] if f.flag == SUBSEQUENT else attacked_side(s, f.seat)


def attack_3_declare(s: RoneState, f: Frame) -> None:
    """The attacker is exhausted by its attack speed; the attack stands on the stack; texts are triggered."""
    target = option_first(f.answer)
    f.target = target
    f.number = reference(s, target)
    s.numbers[ATTACKING] = f.card
    s.numbers[DEFENDING] = target
    s.numbers[COMBAT] = DECLARED
    entry = Frame(p.DECLARED_ATTACK, f.seat, f.card)
    entry.target = target
    entry.flag = RUNNING
    put_on_stack(s, entry)
    s.cause = f.card
    s.emit(e.ATTACKS, f.seat, f.card, target, 0, "RONE-COMBAT-8")
    if f.flag == FIRST_ATTACK:
        exhaust(s, f.card, s.faces.speed[s.face[f.card]], "RONE-COMBAT-8")
        note_secondary(s, f)
    against_unit = s.faces.type[s.face[target]] == c.UNIT
    if not against_unit:
        s.emit(e.ATTACKS_HERO, f.seat, f.card, target, 0, "RONE-COMBAT-3")
    s.emit(e.ATTACKED, s.controller[target], target, f.card, 0, "RONE-COMBAT-8")
    if against_unit or s.numbers[EDITION] == c.GERMAN:
        s.emit(e.FIGHTS, f.seat, f.card, target, 0, "RONE-KEY-COMBAT-1")
        s.emit(e.FIGHTS, s.controller[target], target, f.card, 0, "RONE-KEY-COMBAT-1")
    settle(s)


def note_secondary(s: RoneState, f: Frame) -> None:
    """The right to a subsequent attack comes with the declared attack (RONE-RULING-152)."""
    others = opponents(s, f.seat)
    if len(others) > 1 and not in_teams(s):
        f.items = [others[1]]


def attack_4_change_course(s: RoneState, f: Frame) -> None:
    """Only fast effects."""
    push_window(s, f.seat)


def attack_4_execute(s: RoneState, f: Frame) -> None:
    """What was added is executed before the attack."""
    push_execution(s, 1)


def attack_5_ranged(s: RoneState, f: Frame) -> None:
    """Both units hurt each other at once; an attacked hero takes ranged and melee together."""
    s.cause = f.card
    if not both_fight(s, f):
        s.emit(e.NO_DAMAGE, f.seat, f.card, f.target, 0, "RONE-RULING-98")
        return
    if s.faces.type[s.face[f.target]] == c.HERO:
        amount = max(0, ranged(s, f.card)) + max(0, melee(s, f.card))
        push_hero_damage(s, s.controller[f.target], f.card, amount)
        return
    to_defender = max(0, ranged(s, f.card))
    to_attacker = max(0, ranged(s, f.target))
    damage_unit(s, f.card, f.target, to_defender, "RONE-COMBAT-11")
    damage_unit(s, f.target, f.card, to_attacker, "RONE-COMBAT-11")


def both_fight(s: RoneState, f: Frame) -> bool:
    """Whether attacker and attacked card are both still the same objects on the battlefield."""
    return on_battlefield(s, f.printed) and on_battlefield(s, f.number)


def on_battlefield(s: RoneState, ref: int) -> bool:
    """Whether an object is still in play."""
    card = referred(s, ref)
    return card != NOTHING and s.zone[card] == c.ON_BATTLEFIELD


def attack_5_settle_ranged(s: RoneState, f: Frame) -> None:
    """Destroyed units leave at once; triggers are executed between the parts (RONE-RULING-44)."""
    f.count = 1 if both_fight(s, f) else 0
    against_hero = s.faces.type[s.face[f.target]] == c.HERO
    s.numbers[COMBAT] = DAMAGE_DEALT if against_hero or f.count == 0 else RANGED_DEALT
    settle(s)


def attack_5_melee(s: RoneState, f: Frame) -> None:
    """Only if both units survived the ranged damage."""
    tell_kills(s, f)
    if both_fight(s, f) and s.faces.type[s.face[f.target]] == c.UNIT:
        s.cause = f.card
        to_defender = max(0, melee(s, f.card))
        to_attacker = max(0, melee(s, f.target))
        damage_unit(s, f.card, f.target, to_defender, "RONE-COMBAT-13")
        damage_unit(s, f.target, f.card, to_attacker, "RONE-COMBAT-13")
        f.count = 1
    else:
        f.count = 0
    s.numbers[COMBAT] = DAMAGE_DEALT
    settle(s)


def tell_kills(s: RoneState, f: Frame) -> None:
    """A unit that fell to the damage of the other one was destroyed by it."""
    if f.count == 0 or s.faces.type[s.face[f.target]] != c.UNIT:
        return
    attacker_lives = on_battlefield(s, f.printed)
    defender_lives = on_battlefield(s, f.number)
    if attacker_lives and not defender_lives:
        s.emit(e.KILLS, f.seat, f.card, f.target, 0, "RONE-COMBAT-12")
    elif defender_lives and not attacker_lives:
        s.emit(e.KILLS, s.controller[f.target], f.target, f.card, 0, "RONE-COMBAT-12")


def attack_5_settle_melee(s: RoneState, f: Frame) -> None:
    """What the melee damage destroyed."""
    tell_kills(s, f)
    settle(s)


def attack_6_exhaust_defender(s: RoneState, f: Frame) -> None:
    """An attacked unit that survived is exhausted once, unless it has Defender."""
    s.cause = f.card
    if on_battlefield(s, f.number) and s.faces.type[s.face[f.target]] == c.UNIT:
        if flags(s, f.target) & c.DEFENDER == 0:
            exhaust(s, f.target, 1, "RONE-COMBAT-15")
        s.emit(e.SURVIVES, s.controller[f.target], f.target, f.card, 0, "RONE-COMBAT-15")
    if on_battlefield(s, f.printed):
        s.emit(e.SURVIVES, s.controller[f.card], f.card, f.target, 0, "RONE-COMBAT-15")
    settle(s)


def attack_7_clean_up(s: RoneState, f: Frame) -> None:
    """Attack modifiers of this combat are taken off; the attack leaves the stack."""
    s.numbers[COMBAT] = NO_COMBAT
    s.numbers[ATTACKING] = NOTHING
    s.numbers[DEFENDING] = NOTHING
    for ref in (f.printed, f.number):
        if on_battlefield(s, ref):
            take_modifiers_off(s, referred(s, ref))
    s.stack.pop()
    s.cause = NOTHING
    settle(s)


def take_modifiers_off(s: RoneState, card: int) -> None:
    """Tokens given after the damage stay for the following combat (RONE-RULING-103)."""
    if s.melee_token[card] or s.ranged_token[card]:
        s.emit(e.MODIFIERS_END, s.controller[card], card, NOTHING, 0, "RONE-COMBAT-16")
    s.melee_token[card] = s.melee_late[card]
    s.ranged_token[card] = s.ranged_late[card]
    s.melee_late[card] = 0
    s.ranged_late[card] = 0
    if s.marks[card]:
        end_combat_marks(s, card)


def attack_7_check(s: RoneState, f: Frame) -> None:
    """Is the game over?"""
    check_end(s)


def attack_8_ask(s: RoneState, f: Frame) -> None:
    """Three players: the unit that survived may attack once more, the secondary target (RONE-3P-4)."""
    if f.flag == SUBSEQUENT or not f.items:
        f.step = END
        return
    f.flag = SUBSEQUENT
    options = [option(ch.NO, 0, 0)]
    if still_attacks(s, f) and attack_targets(s, f.card, side_under_attack(s, f)):
        options.append(option(ch.ATTACK_ON, f.card, 0))
    ask(s, f, f.seat, ch.ASK_SUBSEQUENT, options, f.card, f.items[0])


def attack_8_again(s: RoneState, f: Frame) -> None:
    """It starts with step 2 and cannot be taken back; it needs no active unit and exhausts none (RONE-RULING-149)."""
    if option_kind(f.answer) == ch.ATTACK_ON:
        s.emit(e.ATTACKS_ON, f.seat, f.card, s.hero[f.items[0]], 0, "RONE-RULING-149")
        f.step = ATTACK_3_CHOOSE_TARGET
        push_open_window(s, f.seat)


define(
    p.ATTACK,
    [
        attack_1_announce,
        attack_3_choose_target,
        attack_3_declare,
        attack_4_change_course,
        attack_4_execute,
        attack_5_ranged,
        attack_5_settle_ranged,
        attack_5_melee,
        attack_5_settle_melee,
        attack_6_exhaust_defender,
        attack_7_clean_up,
        attack_7_check,
        attack_8_ask,
        attack_8_again,
    ],
)
ATTACK_3_CHOOSE_TARGET: Final = label(p.ATTACK, attack_3_choose_target)
