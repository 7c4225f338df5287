"""Series of games: the same results whatever the number of workers.

Game number i has a seed of its own, derived from the seed of the series and i. Workers take blocks of numbers; the
blocks are put together in order.
"""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from runestack import agents
from runestack.games import game as find_game
from runestack.games.base import Game, SettingError
from runestack.lab.games import GameFailure, GameResult, derived_seed, try_game
from runestack.lab.statistics import summary
from runestack.play.match import check_settings

Progress = Callable[[int], None]  # told how many games more are done
BLOCKS_EACH = 16  # blocks for each worker: small enough to keep them all busy to the end
BIGGEST_BLOCK = 50


@dataclass(frozen=True)
class Series:
    """What was played."""

    game: str
    options: dict[str, str]
    seats: tuple[str, ...]
    seed: int
    games: int


@dataclass(frozen=True)
class Simulation:
    """A series that was played, in the order of its games."""

    series: Series
    results: tuple[GameResult, ...]
    failures: tuple[GameFailure, ...]

    def plain(self) -> dict[str, object]:
        """As plain data, the form that `simulate --json` writes."""
        series = self.series
        return {
            "game": series.game,
            "options": series.options,
            "seats": list(series.seats),
            "seed": series.seed,
            "games": series.games,
            "failures": [
                {"seed": one.seed, "error": one.error, "traceback": one.traceback}
                for one in self.failures
            ],
            "results": [
                {
                    "seed": one.seed,
                    "winner": one.winner,
                    "scores": list(one.scores),
                    "first": one.first,
                    "rounds": one.rounds,
                    "decisions": one.decisions,
                }
                for one in self.results
            ],
            "summary": summary(self.results, series.seats),
        }


def simulate(
    game: str,
    options: Mapping[str, str] | None = None,
    seats: Sequence[str] = ("random", "random"),
    games: int = 100,
    seed: int = 0,
    workers: int = 1,
    progress: Progress | None = None,
) -> Simulation:
    """Plays a series of games between agents."""
    series = Series(game, dict(options or {}), tuple(seats), seed, games)
    check_series(series, workers)
    results: list[GameResult] = []
    failures: list[GameFailure] = []
    for block in played_blocks(series, workers):
        for one in block:
            if isinstance(one, GameResult):
                results.append(one)
            else:
                failures.append(one)
        if progress is not None:
            progress(len(block))
    return Simulation(series, tuple(results), tuple(failures))


def check_series(series: Series, workers: int) -> None:
    """Refuses what cannot be played before a worker is started."""
    if series.games < 1:
        message = f"the number of games is 1 or more, not {series.games}"
        raise SettingError(message)
    if workers < 1:
        message = f"the number of workers is 1 or more, not {workers}"
        raise SettingError(message)
    game = find_game(series.game)
    check_settings(game, series.options)
    for spec in series.seats:
        agents.make(spec, 0)
    check_seats(game, series)
    game.new(
        0, len(series.seats), series.options, None
    )  # a deck that is not legal shows itself here


def check_seats(game: Game, series: Series) -> None:
    """The number of seats has to fit the settings."""
    allowed = game.seat_numbers(series.options)
    if len(series.seats) not in allowed:
        numbers = " or ".join(map(str, allowed))
        message = f"{game.title} with these settings has {numbers} seats, not {len(series.seats)}"
        raise SettingError(message)


def played_blocks(series: Series, workers: int) -> Iterator[list[GameResult | GameFailure]]:
    """The blocks in order, played here or by workers."""
    blocks = blocks_of(series.games, workers)
    if workers == 1 or len(blocks) == 1:
        yield from (play_block(series, block) for block in blocks)
        return
    context = multiprocessing.get_context("spawn")
    with context.Pool(min(workers, len(blocks))) as pool:
        yield from pool.imap(partial(play_block, series), blocks)


def blocks_of(games: int, workers: int) -> list[tuple[int, int]]:
    """Ranges of game numbers."""
    size = max(1, min(BIGGEST_BLOCK, games // (workers * BLOCKS_EACH)))
    return [(start, min(games, start + size)) for start in range(0, games, size)]


def play_block(series: Series, block: tuple[int, int]) -> list[GameResult | GameFailure]:
    """Plays the games of a range of numbers; also what a worker runs."""
    game = find_game(series.game)
    return [
        try_game(game, derived_seed(series.seed, number), series.seats, series.options)
        for number in range(*block)
    ]


def processors() -> int:
    """How many processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
