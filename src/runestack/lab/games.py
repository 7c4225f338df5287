"""One game between agents, and what is kept of it."""

from __future__ import annotations

import hashlib
import traceback
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from runestack import agents
from runestack.games.base import Game
from runestack.kernel.driver import answer
from runestack.kernel.lookahead import open_question
from runestack.kernel.state import State

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

    @property
    def winner(self) -> int | None:
        """The seat that won; None for a tie. Of a side that won together it is the first seat."""
        return next((seat for seat, score in enumerate(self.scores) if score > 0), None)


@dataclass(frozen=True)
class GameFailure:
    """A game that broke: its seed repeats it."""

    seed: int
    error: str
    traceback: str


def derived_seed(seed: int, *numbers: int) -> int:
    """A seed of its own for a part of something bigger; fits into a JSON number."""
    text = ":".join(str(number) for number in (seed, *numbers))
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=6).digest(), "big")


def play_game(
    game: Game, seed: int, specs: Sequence[str], options: Mapping[str, str]
) -> GameResult:
    """Plays one game between agents."""
    players = [agents.make(spec, derived_seed(seed, seat)) for seat, spec in enumerate(specs)]
    state = game.new(seed, len(specs), options, None)
    decisions = 0
    while state.asking:
        question = open_question(state)
        answer(state, question, players[question.seat].choose(game, state, question))
        decisions += 1
        if decisions > LONGEST:
            message = f"the game did not end within {LONGEST} decisions"
            raise EndlessGameError(message)
    return result_of(game, state, seed, decisions)


def result_of(game: Game, state: State, seed: int, decisions: int) -> GameResult:
    """What is kept of a game that is over."""
    if not state.scores:
        message = "nobody is asked, and the game is not over"
        raise EndlessGameError(message)
    return GameResult(
        seed, tuple(state.scores), game.first_seat(state), game.round(state), decisions
    )


def try_game(
    game: Game, seed: int, specs: Sequence[str], options: Mapping[str, str]
) -> GameResult | GameFailure:
    """Plays one game; what breaks it is kept, never lost."""
    try:
        return play_game(game, seed, specs, options)
    except Exception as error:  # noqa: BLE001  # whatever it is: it goes into the report
        return GameFailure(seed, f"{type(error).__name__}: {error}", traceback.format_exc())
