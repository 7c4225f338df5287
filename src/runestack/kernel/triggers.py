"""Triggers: texts that wait because their event has happened, carried out one after the other.

Those that wait beside a trigger come after everything that it causes: `State.floor` says how many of the waiting
frames belong to something that has to be finished first.
"""

from __future__ import annotations

from typing import Final

from runestack.kernel.choices import ASK_TRIGGER, NEXT_TRIGGER
from runestack.kernel.decision import option, option_second
from runestack.kernel.driver import ask
from runestack.kernel.frame import END, NOBODY, NOTHING, Frame
from runestack.kernel.procedure import declare, define, label
from runestack.kernel.state import State

TRIGGERS: Final = declare("kernel.triggers")

# count: the floor before the trigger that is carried out; number, target and flag are free for the game


def triggers_1_choose(s: State, f: Frame) -> None:
    """Several wait: somebody chooses which is next."""
    if len(s.waiting) <= s.floor:
        f.step = END
        return
    places = s.next_triggers()
    options = [option(NEXT_TRIGGER, s.waiting[place].card, place) for place in places]
    ask(s, f, s.trigger_chooser(places), ASK_TRIGGER, options)


def triggers_2_begin(s: State, f: Frame) -> None:
    """It is begun, unless the row of triggers has become endless."""
    trigger = s.waiting.pop(option_second(f.answer))
    s.chain += 1
    if s.chain > s.longest_chain:
        s.endless()
        return
    f.count = s.floor
    s.floor = len(s.waiting)
    s.begin_trigger(f, trigger)


def triggers_3_execute(s: State, f: Frame) -> None:
    """Whatever was added to it, and the trigger itself."""
    s.execute_trigger(f)


def triggers_4_next(s: State, f: Frame) -> None:
    """Until none waits."""
    s.floor = f.count
    f.step = TRIGGERS_1_CHOOSE


define(TRIGGERS, [triggers_1_choose, triggers_2_begin, triggers_3_execute, triggers_4_next])
TRIGGERS_1_CHOOSE: Final = label(TRIGGERS, triggers_1_choose)


def has_triggers(s: State) -> bool:
    """Whether a trigger waits that nothing else has to finish first."""
    return len(s.waiting) > s.floor


def push_triggers(s: State) -> None:
    """Carries out what waits, if anything does."""
    if len(s.waiting) > s.floor:
        s.push(Frame(TRIGGERS, NOBODY, NOTHING))
