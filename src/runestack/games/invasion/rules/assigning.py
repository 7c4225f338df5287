"""Points in cooperative mode: damage over cards and additional actions (P-29), armor and health over players (P-30)."""

from __future__ import annotations

from typing import Final

from runestack.games.invasion.rules import choices as ch
from runestack.games.invasion.rules import constants as c
from runestack.games.invasion.rules import events as e
from runestack.games.invasion.rules import procedures as p
from runestack.games.invasion.rules import scenarios as sc
from runestack.games.invasion.rules.primitives import gain_armor, gain_health, gain_tokens
from runestack.games.invasion.rules.seats import (
    has_stopped,
    is_cooperative,
    is_main_phase,
    players_in,
)
from runestack.games.invasion.rules.stack import clear_defeated, hit, needed
from runestack.games.invasion.rules.state import InvasionState
from runestack.games.invasion.rules.text import push_board_text
from runestack.games.invasion.rules.training import push_screws
from runestack.games.invasion.rules.values import action_price, is_guarded, note_action
from runestack.kernel.decision import option, option_first, option_kind, option_second
from runestack.kernel.driver import ask
from runestack.kernel.frame import END, NOTHING, Frame
from runestack.kernel.procedure import define, label
from runestack.kernel.references import reference, referred

PIERCING: Final = 2  # in `flag`, beside the kind of damage


# -- additional player actions (P-31) -------------------------------------------------------------


def add_action(s: InvasionState, action: int, points: int, options: list[int]) -> None:
    """Offered in the Main phase to points of its symbol, if they pay it in full (INV-RULING-95)."""
    if (
        is_main_phase(s)
        and s.faces.actions[action] != NOTHING
        and action_price(s, action) <= points
    ):
        options.append(option(ch.PAY_ACTION, action, 0))


def pay_action(s: InvasionState, f: Frame, action: int) -> None:
    """The points are spent, and the action is carried out at once."""
    cost = action_price(s, action)
    f.number -= cost
    note_action(s)
    s.emit(e.ACTION_PAID, f.seat, NOTHING, cost, action, "INV-ACT-2")
    push_board_text(s, f.seat, s.faces.actions[action], c.EFFECTS)


# -- damage; number: points left; flag: the kind, and PIERCING; target: the card that was on top when it began


def push_damage(
    s: InvasionState, seat: int, card: int, kind: int, points: int, piercing: bool
) -> None:
    """A player deals damage in cooperative mode."""
    frame = Frame(p.ASSIGN_DAMAGE, seat, card)
    frame.number = points
    frame.flag = kind | (PIERCING if piercing else 0)
    if s.stack:
        frame.target = reference(s, s.stack[-1])
    s.push(frame)


def targets(s: InvasionState) -> list[int]:
    """The top card; where a scenario says so, with an empty stack the cards in the zones (INV-DMG-1, INV-SC2-5)."""
    if s.stack:
        return [s.stack[-1]]
    if s.scenario().changes_rule(sc.HIT_ZONES) and not is_guarded(s):
        return [card for card in s.zone_card if card != NOTHING]
    return []


def ignores_armor(f: Frame) -> bool:
    """Ranged damage, and melee of a Piercing card."""
    return f.flag != c.MELEE


def damage_1_ask(s: InvasionState, f: Frame) -> None:
    """One point, or as many as it takes; what is left over may be given up (INV-RULING-88)."""
    if f.number <= 0 or has_stopped(s):
        f.step = END
        return
    options: list[int] = []
    for card in targets(s):
        wanted = min(f.number, max(1, needed(s, card, ignores_armor(f))))
        options.append(option(ch.HIT, card, wanted))
        if wanted > 1:
            options.append(option(ch.HIT, card, 1))
    kind = c.RANGED if f.flag & 1 else c.MELEE
    add_action(s, kind, f.number, options)
    if not s.stack or referred(s, f.target) == NOTHING:
        options.append(option(ch.GIVE_UP, 0, 0))
    ask(s, f, f.seat, ch.ASK_DAMAGE, options, f.card, f.number)


def damage_2_do(s: InvasionState, f: Frame) -> None:
    """Applied; then the rest."""
    kind = option_kind(f.answer)
    f.step = DAMAGE_1_ASK
    if kind == ch.GIVE_UP:
        s.emit(e.GIVES_UP_POINTS, f.seat, NOTHING, f.flag & 1, f.number, "INV-DMG-3")
        f.step = END
    elif kind == ch.PAY_ACTION:
        pay_action(s, f, option_first(f.answer))
    else:
        points = option_second(f.answer)
        f.number -= points
        s.dealt[f.seat] += points
        hit(s, f.seat, option_first(f.answer), points, ignores_armor(f))
        clear_defeated(s, f.seat)


define(p.ASSIGN_DAMAGE, [damage_1_ask, damage_2_do])
DAMAGE_1_ASK: Final = label(p.ASSIGN_DAMAGE, damage_1_ask)


# -- armor and health; number: points left; flag: which -------------------------------------------


def push_points(s: InvasionState, seat: int, card: int, which: int, points: int) -> None:
    """A player gains armor or health in cooperative mode."""
    frame = Frame(p.ASSIGN_POINTS, seat, card)
    frame.number = points
    frame.flag = which
    s.push(frame)


def points_1_ask(s: InvasionState, f: Frame) -> None:
    """To any player of the team, or for additional actions (INV-DEF-1, 2)."""
    if f.number <= 0 or has_stopped(s):
        f.step = END
        return
    options: list[int] = []
    for seat in [f.seat, *[other for other in players_in(s) if other != f.seat]]:
        options.append(option(ch.GIVE_POINTS, seat, f.number))
        if f.number > 1:
            options.append(option(ch.GIVE_POINTS, seat, 1))
    if len(options) == 2 and f.number > 1 and not is_main_phase(s):
        options.pop()  # one player, and nothing else to do with the points
    action = c.PAID_WITH_ARMOR if f.flag == c.ARMOR else c.PAID_WITH_HEALTH
    add_action(s, action, f.number, options)
    ask(s, f, f.seat, ch.ASK_POINTS, options, f.card, f.number)


def points_2_do(s: InvasionState, f: Frame) -> None:
    """Given; then the rest."""
    f.step = POINTS_1_ASK
    if option_kind(f.answer) == ch.PAY_ACTION:
        pay_action(s, f, option_first(f.answer))
        return
    seat = option_first(f.answer)
    points = option_second(f.answer)
    f.number -= points
    if f.flag == c.ARMOR:
        gain_armor(s, seat, points, "INV-DEF-1")
    else:
        gain_health(s, seat, points, "INV-DEF-1")


define(p.ASSIGN_POINTS, [points_1_ask, points_2_do])
POINTS_1_ASK: Final = label(p.ASSIGN_POINTS, points_1_ask)


def give(s: InvasionState, f: Frame, seat: int, word: int, number: int) -> None:
    """A player gains something; of armor and health those who execute the effect in a team assign the points."""
    if word == c.SCREW:
        push_screws(s, seat, number, f.card)
    elif word > c.HEALTH:
        gain_tokens(s, seat, word, number, "INV-TOKEN-1")
    elif is_cooperative(s) and seat == f.seat:
        push_points(s, seat, f.card, word, number)
    elif word == c.ARMOR:
        gain_armor(s, seat, number, "INV-ICON-3")
    else:
        gain_health(s, seat, number, "INV-ICON-4")
