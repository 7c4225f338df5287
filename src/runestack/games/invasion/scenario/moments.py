"""The moment at which a scenario begins: a phase of a turn, the Invasion's turn, or Cleanup."""

from __future__ import annotations

from runestack.games.invasion.rules import constants as c
from runestack.games.invasion.rules import procedures as p
from runestack.games.invasion.rules import state as st
from runestack.games.invasion.rules.clock import event_faces, start_event
from runestack.games.invasion.rules.dice import dice_of
from runestack.games.invasion.rules.game import InvasionGame
from runestack.games.invasion.rules.seats import is_cooperative, is_in
from runestack.games.invasion.rules.turn_marks import new_turn
from runestack.games.staging import StagingError, push_at, seat_of, whole
from runestack.kernel.frame import NOBODY

NEW_GAME = "new game"
PHASES = {word.replace("_", " "): phase for phase, word in enumerate(c.PHASES[: c.SETTING_UP])}
TOGETHER_ONLY = ("invasion", "cleanup")
MOMENTS = (*PHASES, NEW_GAME)


def begin(s: InvasionGame, words: dict[str, object], at: str, event: int | None) -> None:
    """Puts the frames in place, so that the driver goes on from the moment; `event` is a place in the list."""
    if at not in PHASES:
        raise StagingError(f"no moment is called {at!r}; there are: {', '.join(MOMENTS)}")
    if at in TOGETHER_ONLY and not is_cooperative(s):
        raise StagingError(f"at={at!r} needs a scenario: there is no Invasion otherwise")
    phase = PHASES[at]
    number = whole("the round", words.pop("round", 1), 1, c.ROUND_LIMIT)
    s.numbers[st.ROUND] = number
    marker = min(s.faces.last_round, number - 1 if phase == c.INVASION_TURN else number)
    s.numbers[st.MARKER] = marker if is_cooperative(s) else 0
    s.numbers[st.BUILT] = s.numbers[st.MATCH] = s.numbers[st.ATTEMPTS] = 1
    if is_cooperative(s):
        push_at(s, p.CAMPAIGN, "campaign_6_result", NOBODY)
        push_round(s, phase)
        push_event(s, words, event)
    else:
        push_match(s, words, phase)


def push_match(s: InvasionGame, words: dict[str, object], phase: int) -> None:
    """A turn of one of two players."""
    active = seat_of(words.pop("turn", "p1"), 2)
    first = seat_of(words.pop("first", "p1"), 2)
    s.numbers[st.FIRST] = first
    push_at(s, p.SERIES, "series_5_score", first)
    match = push_at(s, p.MATCH, "match_2_turn", first)
    match.place = 1 if active == first else 2
    push_turn(s, active, phase)


def push_round(s: InvasionGame, phase: int) -> None:
    """A part of a round in cooperative mode."""
    if not [seat for seat in range(s.numbers[st.SEATS]) if is_in(s, seat)]:
        raise StagingError("every player is defeated")
    if phase == c.INVASION_TURN:
        push_at(s, p.SCENARIO, "scenario_2_players", NOBODY)
        push_at(s, p.INVASION_TURN, "invasion_1_begin", NOBODY)
    elif phase == c.CLEANUP:
        push_at(s, p.SCENARIO, "scenario_1_round", NOBODY)
        push_at(s, p.CLEANUP, "cleanup_1_begin", NOBODY)
    else:
        push_at(s, p.SCENARIO, "scenario_3_cleanup", NOBODY)
        push_turn(s, NOBODY, phase)
    s.numbers[st.PHASE] = phase


def push_turn(s: InvasionGame, seat: int, phase: int) -> None:
    """A turn that has come to a phase."""
    new_turn(s, seat)
    for one in range(s.numbers[st.SEATS]):
        s.transforms[one] = 1
        if phase <= c.ROLLING:
            for die in dice_of(one):
                s.die_top[die] = c.NOT_ROLLED
    frame = push_at(s, p.TURN, "turn_2_phase", seat)
    frame.number = phase
    s.numbers[st.PHASE] = phase


def push_event(s: InvasionGame, words: dict[str, object], event: int | None) -> None:
    """The event that is running, and where its marker stands."""
    ends = words.pop("event_ends", None)
    if event is None:
        if ends is not None:
            raise StagingError("event_ends needs an event")
        return
    if not 0 <= event < len(event_faces(s)):
        raise StagingError(f"there is no event {event}, counted from 0")
    s.numbers[st.EVENT] = event
    depth = len(s.frames)
    start_event(s)
    del s.frames[depth:]  # it has been running: nothing begins or is triggered by setting up
    s.waiting.clear()
    if ends is not None:
        least = min(s.faces.last_round, s.numbers[st.MARKER] + 1)
        s.numbers[st.EVENT_MARKER] = whole("event_ends", ends, least, s.faces.last_round)
