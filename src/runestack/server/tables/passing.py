"""How seats pass windows by rule: stops, smart, until others act, it concerns me, the stack is empty, or my turn."""

from __future__ import annotations

from collections.abc import Sequence

from runestack.agents.sensible import can_help
from runestack.games.base import Game
from runestack.games.windows import AIMED_AT, QUIET
from runestack.play.match import Match, Question
from runestack.server.messages.common import PassingMode, Rule

# Why a window was passed for a seat, by its mode, said before what it was about.
PASSED_FOR = {
    "smart": (
        "Passed for you, because nobody else acts:",
        "Für dich gepasst, weil sonst niemand handelt:",
    ),
    "others": (
        "Passed for you, because nobody else acts:",
        "Für dich gepasst, weil sonst niemand handelt:",
    ),
    "no_use": (
        "Passed for you, because nothing you could do would help:",
        "Für dich gepasst, weil nichts geholfen hätte:",
    ),
    "until_me": (
        "Passed for you, because it is not aimed at you:",
        "Für dich gepasst, weil es nicht dir gilt:",
    ),
    "until_stack": (
        "Passed for you, because effects still wait:",
        "Für dich gepasst, weil noch Effekte warten:",
    ),
    "until_turn": (
        "Passed for you, because it is not your turn yet:",
        "Für dich gepasst, weil du noch nicht dran bist:",
    ),
}


def stop_names(game: Game) -> list[str]:
    """All stops that a seat can set."""
    return [f"{whose}:{phase}" for whose in ("mine", "theirs") for phase in game.phases]


def window(match: Match, seat: int) -> Question | None:
    """The open question of a seat, if it is a window."""
    question = match.question_for(seat)
    return question if question is not None and question.kind in match.game.windows else None


def passes(match: Match, seat: int, mode: PassingMode, stops: Sequence[str]) -> bool:
    """Whether the open question of a seat is a window that its rule passes."""
    return passed_by(match, seat, mode, stops) is not None


def passed_by(
    match: Match, seat: int, mode: PassingMode, stops: Sequence[str]
) -> PassingMode | Rule | None:
    """Why the open question of a seat is passed, if it is a window that its rule passes."""
    question = window(match, seat)
    if mode == "ask" or question is None or is_stopped(match, seat, stops):
        return None
    if mode in {"until_stack", "until_turn"}:
        return mode
    concern = match.game.concerns(match.state, question)
    if concern == QUIET or (mode == "until_me" and concern < AIMED_AT):
        return mode
    if mode != "smart" or match.always_ask:  # there, everybody is asked whatever others do
        return None
    return None if can_help(match, question) else "no_use"


def is_stopped(match: Match, seat: int, stops: Sequence[str]) -> bool:
    """Whether a seat wants to be asked in the current phase."""
    mine = match.game.active_seat(match.state) == seat
    return f"{'mine' if mine else 'theirs'}:{match.game.phase(match.state)}" in stops


def mode_begun(match: Match, mode: PassingMode) -> PassingMode:
    """Nobody waits for a stack to become empty that is."""
    return "smart" if mode == "until_stack" and not match.state.effects() else mode


def mode_after(match: Match, seat: int, mode: PassingMode) -> PassingMode:
    """A mode that waits for something ends when it happens."""
    game, state = match.game, match.state
    if mode == "until_turn" and game.active_seat(state) == seat:
        return "smart"
    if mode == "until_me":
        question = window(match, seat)
        if question is not None and game.concerns(state, question) == AIMED_AT:
            return "smart"
    return mode_begun(match, mode)


def mode_taken_back(mode: PassingMode) -> PassingMode:
    """Who takes something back wants to be asked what the stack's mode would pass again."""
    return "smart" if mode == "until_stack" else mode
