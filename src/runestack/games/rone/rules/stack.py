"""Reaction windows, the stack, triggers, and the check for the end of the game (P-3, P-4, P-7, P-16)."""

from __future__ import annotations

from typing import Final

from runestack.games.rone.rules import choices as ch
from runestack.games.rone.rules import constants as c
from runestack.games.rone.rules import events as e
from runestack.games.rone.rules import procedures as p
from runestack.games.rone.rules.actions import fast_options, somebody_can_react
from runestack.games.rone.rules.elimination import eliminate
from runestack.games.rone.rules.seats import (
    called_you,
    in_teams,
    in_turn_order,
    is_out,
    opponents,
    speaker,
    team,
)
from runestack.games.rone.rules.state import (
    DECLINED,
    EDITION,
    ELIMINATED,
    HURT,
    NEXT_STAMP,
    SEATS,
    SIDES,
    RoneState,
)
from runestack.games.rone.rules.values import health
from runestack.kernel.decision import option, option_first, option_kind
from runestack.kernel.driver import ask, asked_anyway, pass_over
from runestack.kernel.frame import END, NOBODY, NOTHING, Frame
from runestack.kernel.meaning import meant, players
from runestack.kernel.outcome import LOST, TIED, WON, Outcome, places
from runestack.kernel.procedure import define, label
from runestack.kernel.program import (
    COUNT_RESOURCE,
    COUNT_ZONE,
    FLOW,
    MAY,
    MODE,
    PICK_PLAYER,
    PICK_TOP,
    PICK_ZONE,
    Ability,
    Instruction,
)
from runestack.kernel.triggers import push_triggers

WAITING: Final = 0  # the flag of an effect on the stack
RUNNING: Final = 1
CANCELLED: Final = 2

# -- the reaction window (P-3) -------------------------------------------------------------------
# seat: from whom the order is seen; target: a player asked before all others; number: the seat at first


def reaction_order(s: RoneState, seat: int, first: int) -> list[int]:
    """Opponents in turn order, then team mates, then the player (RONE-RULING-40, 143, 153)."""
    if s.numbers[SEATS] == 2:
        return [seat, 1 - seat] if first == seat else [1 - seat, seat]
    order = opponents(s, seat)
    for other in in_turn_order(s, seat + 1):  # the player comes last in it
        if s.side[other] == s.side[seat]:
            order.append(other)
    if first != NOBODY and order[0] != first:
        order.remove(first)
        order.insert(0, first)
    return order


def window_1_order(s: RoneState, f: Frame) -> None:
    """Who is asked, and in which order."""
    f.items = reaction_order(s, f.seat, f.target)
    f.target = NOBODY
    f.count = 0


def window_2_ask(s: RoneState, f: Frame) -> None:
    """Each in turn: pass, or one fast effect that is legal now. All passed in a row: the window closes."""
    while f.count < len(f.items) and not s.nobody_reacts:
        seat = f.items[f.count]
        options = [option(ch.PASS, 0, 0)]
        fast_options(s, seat, options)
        if len(options) > 1 or asked_anyway(s, ch.ASK_WINDOW):
            ask(s, f, seat, ch.ASK_WINDOW, options)
            return
        pass_over(s, 1 << seat)
        f.count += 1
    f.step = END


def window_3_react(s: RoneState, f: Frame) -> None:
    """A pass asks the next player; an effect starts the order anew, seen from who added it."""
    if option_kind(f.answer) == ch.PASS:
        f.count += 1
        f.step = WINDOW_2_ASK
        return
    f.seat = f.answered_by
    f.step = WINDOW_1_ORDER
    effect = Frame(p.FAST_EFFECT, f.answered_by, NOTHING)
    effect.number = f.answer
    s.push(effect)


define(p.WINDOW, [window_1_order, window_2_ask, window_3_react])
WINDOW_1_ORDER: Final = label(p.WINDOW, window_1_order)
WINDOW_2_ASK: Final = label(p.WINDOW, window_2_ask)


def is_left_out(s: RoneState) -> bool:
    """Whether a window would ask nobody; everybody is passed over then."""
    if s.nobody_reacts:
        return True
    if asked_anyway(s, ch.ASK_WINDOW) or somebody_can_react(s):
        return False
    pass_over(s, (1 << s.numbers[SEATS]) - 1 & ~s.numbers[ELIMINATED])
    return True


def push_window(s: RoneState, seat: int, first: int = NOBODY) -> None:
    """Opens a reaction window for what lies on the stack; one that would ask nobody is left out."""
    if is_left_out(s):
        return
    frame = Frame(p.WINDOW, seat, NOTHING)
    frame.target = first
    s.push(frame)


# -- windows that belong to no effect: phase boundaries, attempts to cancel ----------------------
# number: the height of the stack when it opened


def open_window_1_react(s: RoneState, f: Frame) -> None:
    """Seen from the player whose act it is (RONE-RULING-28, 61)."""
    f.number = len(s.stack)
    if f.flag == 0:
        f.flag = 1  # that it asks somebody was found when it was opened
        s.push(Frame(p.WINDOW, f.seat, NOTHING))
    else:
        push_window(s, f.seat)


def open_window_2_execute(s: RoneState, f: Frame) -> None:
    """What was added is a complete stack; then the window is repeated, until all pass."""
    if len(s.stack) > f.number:
        f.step = OPEN_WINDOW_1_REACT
        push_execution(s, f.number)


define(p.OPEN_WINDOW, [open_window_1_react, open_window_2_execute])
OPEN_WINDOW_1_REACT: Final = label(p.OPEN_WINDOW, open_window_1_react)


def push_open_window(s: RoneState, seat: int) -> None:
    """Opens a window that is repeated until all pass with nothing added; left out if it would ask nobody."""
    if is_left_out(s):
        return
    s.push(Frame(p.OPEN_WINDOW, seat, NOTHING))


# -- executing the stack (P-4) -------------------------------------------------------------------
# number: the height down to which it is executed


def push_execution(s: RoneState, height: int) -> None:
    """Executes the effects above a height, the last one first."""
    frame = Frame(p.EXECUTE_STACK, NOBODY, NOTHING)
    frame.number = height
    s.push(frame)


def execute_1_top(s: RoneState, f: Frame) -> None:
    """The top effect is executed completely; it stays on the stack until it is done."""
    s.numbers[DECLINED] = 0
    if len(s.stack) <= f.number:
        f.step = EXECUTE_4_CHECK
        return
    entry = s.stack[-1]
    if entry.flag == CANCELLED:
        return
    entry.flag = RUNNING
    s.cause = entry.card
    s.cause_text = entry.text
    s.push(entry.copy())


def execute_2_done(s: RoneState, f: Frame) -> None:
    """The effect leaves the stack; then waiting triggers, before anything below goes on."""
    s.stack.pop()
    s.cause = NOTHING
    s.cause_text = NOTHING
    settle(s)


def execute_3_next(s: RoneState, f: Frame) -> None:
    """Between two effects nobody may add anything (RONE-RULING-39)."""
    f.step = EXECUTE_1_TOP


def execute_4_check(s: RoneState, f: Frame) -> None:
    """With an empty stack and no trigger waiting: is the game over?"""
    check_end(s)


define(p.EXECUTE_STACK, [execute_1_top, execute_2_done, execute_3_next, execute_4_check])
EXECUTE_1_TOP: Final = label(p.EXECUTE_STACK, execute_1_top)
EXECUTE_4_CHECK: Final = label(p.EXECUTE_STACK, execute_4_check)


def put_on_stack(s: RoneState, entry: Frame) -> None:
    """Every effect on the stack is an object of its own (`count` holds its stamp)."""
    s.numbers[NEXT_STAMP] += 1
    entry.count = s.numbers[NEXT_STAMP]
    s.stack.append(entry)


# -- triggers (P-7) ------------------------------------------------------------------------------


def settle(s: RoneState) -> None:
    """After each instruction: first units that die (P-12), then waiting triggers (P-7)."""
    push_triggers(s)
    if s.numbers[HURT] or s.listening[e.ON_HEALTH]:
        s.numbers[HURT] = 0
        if somebody_dies(s):
            s.push(Frame(p.DEATHS, NOBODY, NOTHING))


def somebody_dies(s: RoneState) -> bool:
    """Whether a unit has no health left and is not being dealt with already."""
    for pile in s.units:
        for unit in pile:
            if s.doomed[unit] == 0 and health(s, unit) <= 0:
                return True
    return False


def begin_trigger(s: RoneState, f: Frame, trigger: Frame) -> None:
    """It is put on the stack and gets a reaction window, seen from its controller.

    A team says whom the text of its permanent means by `you`; where that makes no difference, it is who speaks for the
    team. What was paid for is the payer's (RONE-RULING-144). Those that wait beside it come after it (RONE-RULING-56).
    The frame of the row remembers the height of the stack.
    """
    f.number = len(s.stack)
    if in_teams(s) and s.abilities[trigger.text].kind != c.INITIATIVE:
        trigger.seat = speaker(s, s.side[trigger.seat])
        put_on_stack(s, trigger)
        if is_personal(s.abilities[trigger.text]):
            s.push(Frame(p.WHOSE_TRIGGER, trigger.seat, trigger.card))
            return
    else:
        put_on_stack(s, trigger)
    open_trigger(s, trigger)


def open_trigger(s: RoneState, trigger: Frame) -> None:
    """It is told, and the others may react."""
    s.emit(e.TRIGGERS, trigger.seat, trigger.card, NOTHING, trigger.text, "RONE-STACK-5")
    push_window(s, trigger.seat, concerned(s, trigger))


# What a condition asks of one player, not of the side.
PERSONAL: Final = (COUNT_ZONE, COUNT_RESOURCE, c.COUNT_LEVEL)


def is_personal(ability: Ability) -> bool:
    """Whether it makes a difference for a text which of two team mates is `you`: water, hand, hero, a payment."""
    for instruction in ability.program:
        condition = instruction.condition
        if condition is not None and condition.kind in PERSONAL:
            return True
        counted = instruction.counted
        if counted is not None and counted.selector is None:
            return True
        selector = instruction.selector
        if instruction.op >= FLOW and (
            selector is None or selector.pick in (PICK_PLAYER, PICK_ZONE, PICK_TOP)
        ):
            return True
    return False


def whose_trigger_1_ask(s: RoneState, f: Frame) -> None:
    """The text of a team's permanent: the team says which of them it means."""
    options = [option(ch.CHOOSE_PLAYER, seat, 0) for seat in team(s, s.side[f.seat])]
    ask(s, f, f.seat, ch.ASK_WHOSE_TEXT, options, f.card)


def whose_trigger_2_begin(s: RoneState, f: Frame) -> None:
    """From then on it is that player's effect."""
    s.stack[-1].seat = option_first(f.answer)
    open_trigger(s, s.stack[-1])


define(p.WHOSE_TRIGGER, [whose_trigger_1_ask, whose_trigger_2_begin])


def concerned(s: RoneState, trigger: Frame) -> int:
    """`de`: the player whom a triggered effect concerns reacts first (RONE-RULING-55)."""
    if s.numbers[EDITION] == c.ENGLISH or trigger.text == NOTHING:
        return NOBODY
    found = NOBODY
    program = s.abilities[trigger.text].program
    place = 0
    while place < len(program):
        instruction = program[place]
        place += 1
        if instruction.op == MAY:  # what still has to be decided is not known when the window opens
            place = instruction.jump
        elif instruction.op == MODE:
            place = program[instruction.jump - 1].jump
        elif instruction.op >= FLOW:
            for seat in touched(s, instruction, trigger):
                if found not in (NOBODY, seat):
                    return NOBODY
                found = seat
    return found


def touched(s: RoneState, instruction: Instruction, trigger: Frame) -> list[int]:
    """The players whose things an instruction touches without a choice still to be made."""
    selector = instruction.selector
    if selector is None:
        return players(s, trigger, instruction.player, instruction.chosen_player)
    if selector.pick in (PICK_ZONE, PICK_TOP):
        return players(s, trigger, selector.player, selector.place)
    seats: list[int] = []
    for card in meant(s, trigger, selector):
        if s.faces.type[s.face[card]] == c.HERO:  # what hits a hero concerns its player
            seats.append(s.controller[card])
        else:
            seats.extend(called_you(s, card))
    return seats


# -- the end of the game (P-16) ------------------------------------------------------------------


def check_end(s: RoneState) -> None:
    """Only with an empty stack and no trigger waiting: who has neither deck nor hand?"""
    if s.stack or s.waiting or s.later:
        return
    left = 0
    lost = 0
    loser = NOBODY
    somebody_is_out = s.numbers[ELIMINATED] != 0
    for side in range(s.numbers[SIDES]):
        if somebody_is_out and is_out(s, side):  # of three players every seat is a side
            continue
        left += 1
        if has_lost(s, side):
            lost += 1
            loser = side
    if lost == 0:
        return
    if lost < left - 1:
        eliminate(s, loser)
        settle(s)
    else:
        decide(s, all_lost=lost == left)


def has_lost(s: RoneState, side: int) -> bool:
    """No card in the player deck and none in the hand of any of its players; or given up."""
    empty = not s.deck[side]
    for seat in range(s.numbers[SEATS]):
        if s.side[seat] == side:
            if s.conceded[seat]:
                return True
            if s.hand[seat]:
                empty = False
    return empty


def decide(s: RoneState, all_lost: bool) -> None:
    """The others win; if all who are left have lost, it is a tie (RONE-OVER-3)."""
    if all_lost:
        end_in_a_tie(s, c.NO_CARDS, "RONE-OVER-3")
        return
    scores: list[int] = []
    given_up = False
    for seat in range(s.numbers[SEATS]):
        if is_out(s, seat) or has_lost(s, s.side[seat]):
            scores.append(LOST)
            if s.conceded[seat] and not is_out(s, seat):
                given_up = True
        else:
            scores.append(WON)
            s.emit(e.WINS, seat, NOTHING, NOTHING, 0, "RONE-OVER-2")
    if given_up:
        finish(s, scores, c.GIVEN_UP, "RONE-RULING-135")
    else:
        finish(s, scores, c.NO_CARDS, "RONE-OVER-2")


def end_in_a_tie(s: RoneState, reason: str, rule: str) -> None:
    """Nobody wins; who was eliminated before has lost."""
    s.emit(e.TIE, NOBODY, NOTHING, NOTHING, 0, rule)
    scores = [LOST if is_out(s, seat) else TIED for seat in range(s.numbers[SEATS])]
    finish(s, scores, reason, rule)


def finish(s: RoneState, scores: list[int], reason: str, rule: str) -> None:
    """Who was eliminated before comes last."""
    standing = [LOST - 1 if is_out(s, seat) else scores[seat] for seat in range(s.numbers[SEATS])]
    s.finish(Outcome(scores, reason, rule, places(standing)))
