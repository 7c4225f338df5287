"""One game between agents, and what is kept of it."""

from __future__ import annotations

import traceback
from dataclasses import dataclass

from runestack import agents
from runestack.games.base import Game
from runestack.kernel.driver import answer
from runestack.kernel.frame import NOBODY
from runestack.kernel.outcome import TIED, WON
from runestack.kernel.playout import next_question
from runestack.kernel.random import RandomStream
from runestack.kernel.state import State
from runestack.lab.recording import Record, Recorder
from runestack.lab.tables import Table, derived_seed

LONGEST = 200_000  # decisions; a game that needs more does not end by itself


class EndlessGameError(RuntimeError):
    """A game that goes on and on."""


@dataclass(frozen=True)
class GameResult:
    """How one game of a series ended."""

    seed: int
    scores: tuple[int, ...]
    first: int  # the seat that had the first turn
    rounds: int
    decisions: int
    number: int = 0  # of the game in its series
    group: int = 0  # games of a group have the same deal
    players: tuple[int, ...] = (0, 1)  # by seat: a place in the row of players
    decks: tuple[str, ...] = ()  # by seat, where decks are known by names
    record: Record | None = None
    ranks: tuple[int, ...] = ()  # by seat, from 1
    points: tuple[int, ...] = ()  # by seat, where the game counts any
    reason: str = ""  # why it ended, by the game's short name

    @property
    def is_decided(self) -> bool:
        """Whether it was won or lost: everything but a tie. All who play together may have lost."""
        return TIED not in self.scores

    @property
    def winner(self) -> int | None:
        """The seat that won; None if nobody did. Of a side that won together it is the first seat."""
        return next((seat for seat, score in enumerate(self.scores) if score == WON), None)


@dataclass(frozen=True)
class GameFailure:
    """A game that broke: its seed repeats it."""

    seed: int
    error: str
    traceback: str


def play_game(game: Game, table: Table, *, recording: bool = False) -> GameResult:
    """Plays one game between agents."""
    seats = len(table.agents)
    players = [
        agents.make(spec, derived_seed(table.seed, seat)) for seat, spec in enumerate(table.agents)
    ]
    order = RandomStream(derived_seed(table.seed, seats))  # of seats that may act at the same time
    recorder = Recorder(game, seats) if recording else None
    state: State = game.new(
        table.seed, seats, table.options, recorder.journal if recorder else None
    )
    decisions = 0
    first = NOBODY
    while state.asking:
        if first == NOBODY:  # later another seat may have become the first one
            first = game.first_seat(state)
        if recorder is not None:
            recorder.read(state)
        question = next_question(state, order)
        answer(state, question, players[question.seat].choose(game, state, question))
        decisions += 1
        if decisions > LONGEST:
            message = f"the game did not end within {LONGEST} decisions"
            raise EndlessGameError(message)
    if recorder is not None:
        recorder.read(state)
    return result_of(game, state, table, decisions, first, recorder)


def result_of(
    game: Game, state: State, table: Table, decisions: int, first: int, recorder: Recorder | None
) -> GameResult:
    """What is kept of a game that is over."""
    outcome = state.outcome
    if outcome is None:
        message = "nobody is asked, and the game is not over"
        raise EndlessGameError(message)
    return GameResult(
        table.seed,
        tuple(outcome.scores),
        first,
        game.round(state),
        decisions,
        table.number,
        table.group,
        table.players,
        table.decks,
        recorder.record(state) if recorder else None,
        tuple(outcome.ranks),
        tuple(outcome.points),
        outcome.reason,
    )


def try_game(game: Game, table: Table, *, recording: bool = False) -> GameResult | GameFailure:
    """Plays one game; what breaks it is kept, never lost."""
    try:
        return play_game(game, table, recording=recording)
    except Exception as error:  # noqa: BLE001  # whatever it is: it goes into the report
        return GameFailure(table.seed, f"{type(error).__name__}: {error}", traceback.format_exc())
