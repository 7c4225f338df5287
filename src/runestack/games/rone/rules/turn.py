"""A turn in five phases (P-2)."""

from __future__ import annotations

from typing import Final

from runestack.games.rone.rules import choices as ch
from runestack.games.rone.rules import constants as c
from runestack.games.rone.rules import events as e
from runestack.games.rone.rules import procedures as p
from runestack.games.rone.rules.actions import main_options
from runestack.games.rone.rules.activation import push_action
from runestack.games.rone.rules.lasting_changes import end_lasting
from runestack.games.rone.rules.prices import income
from runestack.games.rone.rules.primitives import draw, gain_water, refresh
from runestack.games.rone.rules.seats import next_player
from runestack.games.rone.rules.stack import (
    check_end,
    end_in_a_tie,
    push_execution,
    push_open_window,
    push_window,
    put_on_stack,
    settle,
)
from runestack.games.rone.rules.state import (
    ACTIVE_PLAYER,
    DECLINED,
    FIRST,
    MAX_ROUNDS,
    PHASE,
    ROUND,
    SEATS,
    TURNS,
    RoneState,
)
from runestack.kernel.decision import option, option_first, option_kind
from runestack.kernel.driver import ask
from runestack.kernel.frame import NOBODY, NOTHING, Frame
from runestack.kernel.procedure import define, label


def begin_phase(s: RoneState, seat: int, phase: int) -> None:
    """A phase begins."""
    s.numbers[PHASE] = phase
    s.chain = 0
    s.emit(e.PHASE_BEGINS, seat, NOTHING, NOTHING, phase, "RONE-TURN-2")


def turn_1_refresh(s: RoneState, f: Frame) -> None:
    """Every battlefield card of the active player is refreshed once; nobody may do anything."""
    seat = s.numbers[ACTIVE_PLAYER]
    f.seat = seat
    s.numbers[TURNS] += 1
    end_lasting(s, c.YOUR_NEXT_TURN, seat)
    begin_phase(s, seat, c.PHASE_REFRESH)
    refresh(s, s.hero[seat], 1, "RONE-TURN-3")
    for card in s.technology[seat]:
        refresh(s, card, 1, "RONE-TURN-3")
    for card in s.units[s.side[seat]]:
        refresh(s, card, 1, "RONE-TURN-3")
    s.later.extend(s.waiting)  # triggers of the refresh phase wait (RONE-RULING-31)
    s.waiting.clear()


def turn_2_start(s: RoneState, f: Frame) -> None:
    """Beginning of turn phase: start window."""
    begin_phase(s, f.seat, c.PHASE_BEGINNING)
    push_open_window(s, f.seat)


def turn_2_beginning(s: RoneState, f: Frame) -> None:
    """All effects that trigger at the beginning of the turn, and those that waited."""
    s.waiting.extend(s.later)
    s.later.clear()
    s.emit(e.TURN_BEGINS, f.seat, NOTHING, NOTHING, s.numbers[ROUND], "RONE-TURN-5")
    settle(s)


def turn_check(s: RoneState, f: Frame) -> None:
    """After triggers and phase procedures: is the game over? (RONE-RULING-130)"""
    check_end(s)


def turn_end_window(s: RoneState, f: Frame) -> None:
    """The end of a phase: a window seen from the active player."""
    push_open_window(s, f.seat)


def turn_3_start(s: RoneState, f: Frame) -> None:
    """Income phase: start window."""
    begin_phase(s, f.seat, c.PHASE_INCOME)
    push_open_window(s, f.seat)


def turn_3_water(s: RoneState, f: Frame) -> None:
    """The hero's water income."""
    gain_water(s, f.seat, income(s, f.seat, c.WATER), "RONE-TURN-6")
    f.count = income(s, f.seat, c.CARD_INCOME)


def turn_3_draw(s: RoneState, f: Frame) -> None:
    """Up to the card income, one card at a time; the player may stop."""
    if f.count == 0 or not s.deck[s.side[f.seat]]:
        f.step = TURN_3_TRIGGERS
        return
    options = [option(ch.DRAW_CARD, 0, 0), option(ch.STOP_DRAWING, 0, 0)]
    ask(s, f, f.seat, ch.ASK_INCOME, options, NOTHING, f.count)


def turn_3_drawn(s: RoneState, f: Frame) -> None:
    """One card, then again."""
    if option_kind(f.answer) == ch.DRAW_CARD:
        draw(s, f.seat)
        f.count -= 1
        f.step = TURN_3_DRAW


def turn_3_triggers(s: RoneState, f: Frame) -> None:
    """Texts that watch drawing or gaining water (RONE-RULING-33)."""
    settle(s)


def turn_4_start(s: RoneState, f: Frame) -> None:
    """Main phase: start window."""
    begin_phase(s, f.seat, c.PHASE_MAIN)
    s.numbers[DECLINED] = 0
    push_open_window(s, f.seat)


def turn_4_ask(s: RoneState, f: Frame) -> None:
    """Any number of actions, in any order."""
    s.chain = 0
    ask(s, f, f.seat, ch.ASK_MAIN, main_options(s, f.seat, s.numbers[DECLINED]))


def turn_4_act(s: RoneState, f: Frame) -> None:
    """Carries out the chosen action; afterwards the player is asked again."""
    kind = option_kind(f.answer)
    if kind == ch.END_TURN:
        s.emit(e.DECLARES_END, f.seat, NOTHING, NOTHING, 0, "RONE-ENDT-1")
        put_on_stack(s, Frame(p.DECLARED_END, f.seat, NOTHING))
        push_window(s, f.seat)
        return
    f.step = TURN_4_ASK
    if kind == ch.ANNOUNCE_ATTACK:
        s.push(Frame(p.ATTACK, f.seat, option_first(f.answer)))
    elif kind in (ch.PLAY_TACTIC, ch.USE_ABILITY):
        push_action(s, p.FAST_ACTION, f.seat, f.answer)
    else:
        push_action(s, p.SLOW_ACTION, f.seat, f.answer)


def turn_4_execute_end(s: RoneState, f: Frame) -> None:
    """The window of the declaration is also the end window of the main phase (RONE-RULING-30)."""
    push_execution(s, 0)


def turn_5_start(s: RoneState, f: Frame) -> None:
    """End of turn phase: start window."""
    begin_phase(s, f.seat, c.PHASE_END)
    push_open_window(s, f.seat)


def turn_5_end(s: RoneState, f: Frame) -> None:
    """Every effect triggered by the end of the turn."""
    s.emit(e.TURN_ENDS, f.seat, NOTHING, NOTHING, s.numbers[ROUND], "RONE-TURN-9")
    settle(s)


def turn_5_until_end(s: RoneState, f: Frame) -> None:
    """Effects `until end of turn` end after the end window (RONE-RULING-37)."""
    end_lasting(s, c.END_OF_TURN, NOBODY)
    settle(s)


def turn_6_next_player(s: RoneState, f: Frame) -> None:
    """The next player becomes the active player; after the last one a new round begins."""
    following = next_player(s, f.seat)
    s.numbers[ACTIVE_PLAYER] = following
    if begins_round(s, f.seat, following):
        if s.numbers[ROUND] >= (s.numbers[MAX_ROUNDS] or c.MOST_ROUNDS):
            end_in_a_tie(s, c.ROUND_LIMIT, "RONE-RULING-134")
            return
        s.numbers[ROUND] += 1
        s.emit(e.ROUND_BEGINS, NOBODY, NOTHING, NOTHING, s.numbers[ROUND], "RONE-TURN-1")
    f.step = TURN_1_REFRESH
    f.count = 0


def begins_round(s: RoneState, last: int, following: int) -> bool:
    """Whether the turns have come round to the seat of the first player, who may be out by now."""
    seats = s.numbers[SEATS]
    steps = (following - last - 1) % seats + 1
    return (s.numbers[FIRST] - last - 1) % seats + 1 <= steps


define(
    p.TURN,
    [
        turn_1_refresh,
        turn_2_start,
        turn_2_beginning,
        turn_check,
        turn_end_window,
        turn_3_start,
        turn_3_water,
        turn_3_draw,
        turn_3_drawn,
        turn_3_triggers,
        turn_check,
        turn_end_window,
        turn_4_start,
        turn_4_ask,
        turn_4_act,
        turn_4_execute_end,
        turn_5_start,
        turn_5_end,
        turn_check,
        turn_end_window,
        turn_5_until_end,
        turn_check,
        turn_6_next_player,
    ],
)
TURN_1_REFRESH: Final = label(p.TURN, turn_1_refresh)
TURN_3_DRAW: Final = label(p.TURN, turn_3_draw)
TURN_3_TRIGGERS: Final = label(p.TURN, turn_3_triggers)
TURN_4_ASK: Final = label(p.TURN, turn_4_ask)


def declared_end_1(s: RoneState, f: Frame) -> None:
    """Nothing more: the end of turn phase begins when the stack is empty."""


define(p.DECLARED_END, [declared_end_1])


def declared_attack_1(s: RoneState, f: Frame) -> None:
    """An attack on the stack is carried out by its own procedure, never from the stack."""
    message = "a declared attack was executed from the stack"
    raise RuntimeError(message)


define(p.DECLARED_ATTACK, [declared_attack_1])
