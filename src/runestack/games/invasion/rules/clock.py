"""Events and the time tracker (P-33), and shifting the current event (Tempo)."""

from __future__ import annotations

from typing import Final

from runestack.games.invasion.rules import choices as ch
from runestack.games.invasion.rules import constants as c
from runestack.games.invasion.rules import counts
from runestack.games.invasion.rules import events as e
from runestack.games.invasion.rules import procedures as p
from runestack.games.invasion.rules import scenarios as sc
from runestack.games.invasion.rules.dice import release
from runestack.games.invasion.rules.ending import BY_LAST_EVENT, check, end_scenario
from runestack.games.invasion.rules.primitives import start_listening
from runestack.games.invasion.rules.seats import has_stopped
from runestack.games.invasion.rules.state import (
    DIFFICULTY,
    EVENT,
    EVENT_MARKER,
    MARKER,
    TEMPO_USED,
    InvasionState,
)
from runestack.games.invasion.rules.text import board_card, push_board_text
from runestack.kernel.choices import DONE
from runestack.kernel.decision import option, option_kind
from runestack.kernel.driver import ask
from runestack.kernel.frame import END, NOBODY, NOTHING, Frame
from runestack.kernel.outcome import WON
from runestack.kernel.procedure import define, label
from runestack.kernel.triggers import has_triggers, push_triggers


def event_faces(s: InvasionState) -> list[int]:
    """The events of the scenario at the chosen difficulty."""
    return s.scenario().events[s.numbers[DIFFICULTY]]


def event_durations(s: InvasionState) -> list[int]:
    """How long each of them lasts."""
    return s.scenario().durations[s.numbers[DIFFICULTY]]


def has_event(s: InvasionState) -> bool:
    """Whether an event is under way."""
    return s.numbers[EVENT] != NOTHING and s.numbers[EVENT] < len(event_faces(s))


def is_last_event(s: InvasionState) -> bool:
    """Whether the last event of the list is running."""
    return s.numbers[EVENT] == len(event_faces(s)) - 1


def start_event(s: InvasionState) -> None:
    """The marker moves ahead by its duration, at most to the last round; its text begins to work (INV-EVENT-4, 7)."""
    place = s.numbers[EVENT]
    duration = event_durations(s)[place]
    s.numbers[EVENT_MARKER] = min(s.faces.last_round, s.numbers[EVENT_MARKER] + duration)
    face = event_faces(s)[place]
    card = board_card(s, face)
    start_listening(s, card)
    s.emit(e.EVENT_BEGINS, NOBODY, card, NOTHING, s.numbers[EVENT_MARKER], "INV-EVENT-4")
    push_board_text(s, NOBODY, face, c.BEGINS)


def clock_1_look(s: InvasionState, f: Frame) -> None:
    """Has the round marker reached the event marker? (INV-EVENT-3, INV-RULING-114)"""
    if has_triggers(s):  # an event has begun or ended
        f.step = CLOCK_1_LOOK
        push_triggers(s)
        return
    if has_stopped(s) or not has_event(s):
        f.step = END
        return
    if s.numbers[MARKER] < s.numbers[EVENT_MARKER] and s.numbers[MARKER] < s.faces.last_round:
        f.step = END
        return
    face = event_faces(s)[s.numbers[EVENT]]
    card = board_card(s, face)
    s.unlisten(card)
    s.emit(e.EVENT_ENDS, NOBODY, card, NOTHING, s.numbers[MARKER], "INV-EVENT-3")
    push_board_text(s, NOBODY, face, c.EFFECTS)


def clock_2_ended(s: InvasionState, f: Frame) -> None:
    """Dice that the event held are free; the end of the last event may win the scenario (INV-RULING-120)."""
    for die in range(len(s.die_state)):
        release(s, die, c.THIS_EVENT)
    check(s)
    if has_stopped(s):
        return
    if is_last_event(s) and s.scenario().has_win(sc.LAST_EVENT_ENDS):
        end_scenario(s, WON, BY_LAST_EVENT)


def clock_3_next(s: InvasionState, f: Frame) -> None:
    """The next event of the list, if any; in the last round all that are left start and end in order (INV-EVENT-8)."""
    f.step = CLOCK_1_LOOK
    s.numbers[EVENT] += 1
    if s.numbers[EVENT] >= len(event_faces(s)):
        s.numbers[EVENT] = NOTHING
        return
    start_event(s)


define(p.CLOCK, [clock_1_look, clock_2_ended, clock_3_next])
CLOCK_1_LOOK: Final = label(p.CLOCK, clock_1_look)


# -- longer and shorter events; number: by how much; flag: 1 for Tempo, which nobody has to use;
# -- target: LONGER or SHORTER if the text says which


def can_shift(s: InvasionState) -> bool:
    """Tempo: once each round, and not while the last event of the list is running."""
    return not s.numbers[TEMPO_USED] and has_event(s) and not is_last_event(s)


def push_shift(s: InvasionState, seat: int, card: int, number: int, tempo: bool, way: int) -> None:
    """A player makes the current event longer or shorter."""
    frame = Frame(p.SHIFT_EVENT, seat, card)
    frame.number = number
    frame.target = way
    frame.flag = 1 if tempo else 0
    s.push(frame)


def shift_1_ask(s: InvasionState, f: Frame) -> None:
    """Longer or shorter, of Tempo also not at all; at the end of the tracker longer changes nothing (INV-EVENT-7)."""
    if not has_event(s) or (f.flag and not can_shift(s)):
        f.step = END
        return
    options = [option(DONE, 0, 0)] if f.flag else []
    is_last = s.numbers[EVENT_MARKER] >= s.faces.last_round
    if f.target != counts.SHORTER and not (f.flag and is_last):
        options.append(option(ch.LONGER, 0, 0))
    if f.target != counts.LONGER:
        options.append(option(ch.SHORTER, 0, 0))
    ask(s, f, f.seat, ch.ASK_EVENT, options, f.card)


def shift_2_do(s: InvasionState, f: Frame) -> None:
    """The marker moves; the event may end at once (INV-RULING-113)."""
    kind = option_kind(f.answer)
    if kind == DONE:
        return
    before = s.numbers[EVENT_MARKER]
    move_marker(s, f.number if kind == ch.LONGER else -f.number)
    if f.flag and s.numbers[EVENT_MARKER] != before:
        s.numbers[TEMPO_USED] = 1


def move_marker(s: InvasionState, spaces: int) -> None:
    """The duration of the current event changes."""
    if not has_event(s):
        return
    marker = max(0, min(s.faces.last_round, s.numbers[EVENT_MARKER] + spaces))
    if marker == s.numbers[EVENT_MARKER]:
        return
    s.numbers[EVENT_MARKER] = marker
    s.emit(e.EVENT_MOVES, NOBODY, NOTHING, NOTHING, marker, "INV-EVENT-6")
    s.push(Frame(p.CLOCK, NOBODY, NOTHING))


define(p.SHIFT_EVENT, [shift_1_ask, shift_2_do])
