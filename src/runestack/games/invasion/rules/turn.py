"""A turn of one player, or of all players together, in eight phases (P-3, P-27)."""

from __future__ import annotations

from typing import Final

from runestack.games.invasion.rules import choices as ch
from runestack.games.invasion.rules import constants as c
from runestack.games.invasion.rules import events as e
from runestack.games.invasion.rules import procedures as p
from runestack.games.invasion.rules.dice import begin_dice, dice_of, release, roll_all
from runestack.games.invasion.rules.ending import check
from runestack.games.invasion.rules.lasting_changes import (
    end_with_next_turn,
    end_with_turn,
    take_rerolls,
)
from runestack.games.invasion.rules.main_phase import end_of_team_phase
from runestack.games.invasion.rules.picking_dice import REROLL, push_pick_die
from runestack.games.invasion.rules.prices import clear_discounts
from runestack.games.invasion.rules.rebuilding import ANY_SCREW, push_rebuild
from runestack.games.invasion.rules.reinforcing import TO_HAND, push_take
from runestack.games.invasion.rules.seats import has_stopped, is_cooperative, is_in, players_in
from runestack.games.invasion.rules.state import PHASE, ROUND, SEATS, InvasionState
from runestack.games.invasion.rules.turn_marks import new_turn
from runestack.games.invasion.rules.values import forbids, most_drawn
from runestack.kernel.decision import option, option_kind, option_second
from runestack.kernel.driver import ask
from runestack.kernel.frame import END, NOBODY, NOTHING, Frame
from runestack.kernel.procedure import define, label
from runestack.kernel.triggers import has_triggers, push_triggers

# -- the turn; seat: whose, or NOBODY for all players; place: the next of them in this phase; number: the phase;
# -- count: how many phases have begun ---


def push_turn(s: InvasionState, seat: int) -> None:
    """A turn of a player, or (NOBODY) of the team."""
    s.push(Frame(p.TURN, seat, NOTHING))


def turn_1_begin(s: InvasionState, f: Frame) -> None:
    """What the last turn left behind is gone."""
    new_turn(s, f.seat)
    for seat in takers(s, f):
        end_with_next_turn(s, seat)
        begin_dice(s, seat)
        s.transforms[seat] = 1
    f.number = c.BEGINNING
    f.place = 0


def takers(s: InvasionState, f: Frame) -> list[int]:
    """Who takes this turn."""
    if f.seat == NOBODY:
        return players_in(s)
    return [f.seat]


def turn_2_phase(s: InvasionState, f: Frame) -> None:
    """Each phase is finished by all before the next one begins (INV-VS-7, INV-RULING-84)."""
    if has_stopped(s):
        return
    if f.number > c.ENDING:
        f.step = TURN_4_END
        return
    if f.count <= f.number:
        f.count = f.number + 1
        s.numbers[PHASE] = f.number
        s.chain = 0
        s.emit(e.PHASE_BEGINS, f.seat, NOTHING, NOTHING, f.number, "INV-VS-7")
        if has_triggers(s):
            f.step = TURN_2_PHASE
            push_triggers(s)
            return
    if f.number == c.MAIN and is_cooperative(s):
        f.place = s.numbers[SEATS]
        s.push(Frame(p.TEAM_PHASE, NOBODY, NOTHING))
        return
    while f.place < s.numbers[SEATS]:
        seat = f.place
        f.place += 1
        if f.seat in (NOBODY, seat) and is_in(s, seat):
            f.step = TURN_2_PHASE
            begin_phase(s, seat, f.number)
            return


def begin_phase(s: InvasionState, seat: int, phase: int) -> None:
    """One phase of one player."""
    if phase == c.BEGINNING:
        s.emit(e.TURN_BEGINS, seat, NOTHING, NOTHING, s.numbers[ROUND], "INV-TURN-1")
        push_triggers(s)
    elif phase == c.DRAWING:
        s.push(Frame(p.DRAW_PHASE, seat, NOTHING))
    elif phase == c.ROLLING:
        roll_all(s, seat)
        again = take_rerolls(s, seat)
        if again:
            frame = push_pick_die(s, seat, NOTHING, REROLL, again)
            frame.place = 1
        push_triggers(s)
    elif phase == c.MAIN:
        s.push(Frame(p.MAIN_PHASE, seat, NOTHING))
    elif phase == c.STORING:
        s.push(Frame(p.STORING, seat, NOTHING))
    elif phase == c.SPENDING:
        s.push(Frame(p.SPENDING, seat, NOTHING))
    elif phase == c.TRAINING:
        s.push(Frame(p.TRAINING, seat, NOTHING))
    else:
        s.push(Frame(p.ENDING, seat, NOTHING))


def turn_3_next(s: InvasionState, f: Frame) -> None:
    """The next phase."""
    check(s)
    if has_stopped(s):
        return
    if f.number == c.MAIN and is_cooperative(s):
        end_of_team_phase(s)
    f.number += 1
    f.place = 0
    f.step = TURN_2_PHASE


def turn_4_end(s: InvasionState, f: Frame) -> None:
    """Pool, discounts, markers and spare part tokens are removed (P-3 step 9, INV-RULING-24)."""
    for seat in range(s.numbers[SEATS]):
        s.parts[seat] = 0
        if f.seat in (NOBODY, seat):
            end_turn_of(s, seat)


def end_turn_of(s: InvasionState, seat: int) -> None:
    """What a player does not take to another turn; dice that were not to be used are free again."""
    for colour in range(c.COLOURS):
        s.pool[seat * c.COLOURS + colour] = 0
    clear_discounts(s, seat)
    end_with_turn(s, seat)
    s.doubled[seat] = 0
    s.spare_discount[seat] = 0
    s.changes[seat] = 0
    for die in dice_of(seat):
        release(s, die, c.THIS_TURN)
        if s.die_state[die] == c.USED:
            s.die_state[die] = c.UNUSED  # "used this turn" is over (INV-RULING-105)


define(p.TURN, [turn_1_begin, turn_2_phase, turn_3_next, turn_4_end])
TURN_2_PHASE: Final = label(p.TURN, turn_2_phase)
TURN_4_END: Final = label(p.TURN, turn_4_end)


# -- the Draw phase ---


def draw_1_ask(s: InvasionState, f: Frame) -> None:
    """Draw or stop, having seen each card (INV-TURN-2, 3)."""
    most = most_drawn(s)
    if not is_in(s, f.seat) or (most != NOTHING and s.drawn[f.seat] >= most):
        f.step = END
        return
    if forbids(s, e.DRAW_CARDS, f.seat):
        f.step = END
        return
    options = [option(ch.STOP, 0, 0), option(ch.DRAW, 0, 0)]
    ask(s, f, f.seat, ch.ASK_DRAW, options, NOTHING, s.drawn[f.seat])


def draw_2_take(s: InvasionState, f: Frame) -> None:
    """One card."""
    if option_kind(f.answer) == ch.STOP:
        s.emit(e.STOPS_DRAWING, f.seat, NOTHING, NOTHING, s.drawn[f.seat], "INV-TURN-2")
        f.step = END
        return
    f.step = DRAW_1_ASK
    s.drawn[f.seat] += 1
    push_take(s, f.seat, 1, TO_HAND, NOTHING)


define(p.DRAW_PHASE, [draw_1_ask, draw_2_take])
DRAW_1_ASK: Final = label(p.DRAW_PHASE, draw_1_ask)


# -- the End of Turn phase; count: the floor of triggers before the one that is carried out ---


def ending_1_begin(s: InvasionState, f: Frame) -> None:
    """What is triggered waits beside the noted changes of dice (INV-TURN-16, INV-RULING-56)."""
    f.count = s.floor
    s.emit(e.TURN_ENDS, f.seat, NOTHING, NOTHING, s.numbers[ROUND], "INV-TURN-16")


def ending_2_ask(s: InvasionState, f: Frame) -> None:
    """In any order; without changes of dice the triggers go by themselves."""
    s.floor = f.count
    if s.changes[f.seat] <= 0 or not is_in(s, f.seat):
        push_triggers(s)
        f.step = END
        return
    options = [option(ch.REBUILD, 0, 0)]
    for place in range(s.floor, len(s.waiting)):
        if s.waiting[place].seat == f.seat:
            options.append(option(ch.END_TEXT, s.waiting[place].card, place))
    ask(s, f, f.seat, ch.ASK_END, options, NOTHING, s.changes[f.seat])


def ending_3_do(s: InvasionState, f: Frame) -> None:
    """One of them; what waits beside it comes later."""
    f.step = ENDING_2_ASK
    if option_kind(f.answer) == ch.REBUILD:
        s.changes[f.seat] -= 1
        push_rebuild(s, f.seat, NOTHING, ANY_SCREW)
        return
    trigger = s.waiting.pop(option_second(f.answer))
    s.floor = len(s.waiting)
    s.push(trigger)


define(p.ENDING, [ending_1_begin, ending_2_ask, ending_3_do])
ENDING_2_ASK: Final = label(p.ENDING, ending_2_ask)
