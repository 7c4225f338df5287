"""A ladder: every two agents meet in paired games, and every game is kept in a file as soon as it is over.

A file can be continued: games that are in it already are not played again, so that an interrupted ladder goes on, and
agents that were measured before (`random`, `greedy`, `search:16r`) stay as references for new ones. Lines of other
games, settings or versions of rules and cards are left alone and not counted.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from itertools import combinations
from pathlib import Path
from typing import Any

from runestack.games import game as find_game
from runestack.kernel.outcome import COOPERATIVE, SOLO, WON
from runestack.lab.crew import Crew, check_crew, in_order
from runestack.lab.games import GameFailure, GameResult, try_game
from runestack.lab.ratings import Duel, Rating, ratings
from runestack.lab.series import check_series
from runestack.lab.statistics import Count
from runestack.lab.tables import Series, table_of

REFERENCE = "greedy"
BASE = 1000.0  # what the reference is rated
Progress = Callable[[int], None]


class LadderError(ValueError):
    """A ladder that cannot be played, or a file that is none."""


@dataclass(frozen=True)
class Wish:
    """What is to be played."""

    game: str
    options: dict[str, str]
    agents: tuple[str, ...]
    games: int  # of every two agents
    seed: int = 0


@dataclass(frozen=True)
class Job:
    """One game of the ladder."""

    series: Series
    number: int


@dataclass
class Ladder:
    """What is known: a line for each game."""

    wish: Wish
    lines: list[dict[str, Any]] = field(default_factory=list)
    failures: list[GameFailure] = field(default_factory=list)
    missing: int = 0  # games that were not played, because somebody stopped it

    @property
    def is_together(self) -> bool:
        """Whether all seats play together: then there are shares, and no ratings."""
        return plays_together(self.wish)

    def ratings(self) -> list[Rating]:
        """All agents that have met others, best first."""
        return ratings([duel_of(line) for line in self.lines], REFERENCE, BASE)

    def meetings(self) -> list[dict[str, object]]:
        """Every two agents: how much the first one had, ties left out of wins."""
        counts: dict[tuple[str, str], Count] = {}
        for line in self.lines:
            one = duel_of(line)
            pair = (one.first, one.second)
            if pair[0] > pair[1]:
                pair, share = (pair[1], pair[0]), 1 - one.share
            else:
                share = one.share
            counts.setdefault(pair, Count()).add(int(line["group"]), won=share == 1)
        return [
            {"first": a, "second": b, **count.share()} for (a, b), count in sorted(counts.items())
        ]

    def shares(self) -> list[dict[str, object]]:
        """Each agent's share of games that all have won together."""
        counts: dict[str, Count] = {}
        for line in self.lines:
            counts.setdefault(line["seats"][0], Count()).add(
                int(line["number"]), won=WON in line["scores"]
            )
        return [{"agent": name, **count.share()} for name, count in sorted(counts.items())]


def plays_together(wish: Wish) -> bool:
    """Whether nobody plays against anybody."""
    game = find_game(wish.game)
    return game.kind(wish.options, game.seat_numbers(wish.options)[0]) in (COOPERATIVE, SOLO)


def all_series(wish: Wish) -> list[Series]:
    """One for every two agents; for each alone where all play together.

    With an odd number of seats one of two has a seat more: half of the deals are played the other way round.
    """
    seats = find_game(wish.game).seat_numbers(wish.options)[0]
    if plays_together(wish):
        return [
            Series(wish.game, wish.options, (name,) * seats, wish.seed, wish.games)
            for name in wish.agents
        ]
    found: list[Series] = []
    for pair in combinations(wish.agents, 2):
        rows = [
            tuple(pair[(seat + turn) % 2] for seat in range(seats)) for turn in range(1 + seats % 2)
        ]
        games = wish.games // len(rows)
        found += [
            Series(wish.game, wish.options, row, wish.seed, games, paired=True) for row in rows
        ]
    return found


def check(wish: Wish) -> None:
    """Refuses what cannot be played before anything is."""
    if len(set(wish.agents)) != len(wish.agents):
        raise LadderError("an agent stands on the ladder twice")
    if not wish.agents or (len(wish.agents) < 2 and not plays_together(wish)):
        raise LadderError(f"a ladder needs two agents or more, not {len(wish.agents)}")
    for series in all_series(wish):
        check_series(series)


def climb(wish: Wish, file: Path | None, crew: Crew, progress: Progress | None = None) -> Ladder:
    """Plays what is not in the file yet; an interrupt (Ctrl-C) keeps what was finished."""
    check(wish)
    check_crew(crew)
    mend(file)
    jobs = {key_of_job(job): job for job in all_jobs(wish)}
    found = Ladder(wish, [line for line in read(file) if key_of(line) in jobs])
    for line in found.lines:
        jobs.pop(key_of(line), None)
    found.missing = len(jobs)
    if progress is not None:
        progress(len(found.lines))
    try:
        waiting = list(jobs.values())
        results = in_order(play_job, waiting, wish.game, crew)
        for job, result in zip(waiting, results, strict=True):
            keep(found, job, result, file)
            if progress is not None:
                progress(1)
    except KeyboardInterrupt:
        return found
    return found


def all_jobs(wish: Wish) -> list[Job]:
    """The games, so that whoever stops early has some of each meeting."""
    series = all_series(wish)
    return [
        Job(one, number)
        for number in range(max(one.games for one in series))
        for one in series
        if number < one.games
    ]


def play_job(job: Job) -> GameResult | GameFailure:
    """Plays one game; also what a worker runs."""
    game = find_game(job.series.game)
    return try_game(game, table_of(job.series, game, job.number))


def keep(found: Ladder, job: Job, result: GameResult | GameFailure, file: Path | None) -> None:
    """Adds a result, in memory and in the file."""
    found.missing -= 1
    if isinstance(result, GameFailure):
        found.failures.append(result)
        return
    line = line_of(job, result)
    found.lines.append(line)
    if file is not None:
        with file.open("a", encoding="utf-8") as stream:
            stream.write(json.dumps(line) + "\n")


# -- lines of the file -----------------------------------------------------------------------------


def line_of(job: Job, result: GameResult) -> dict[str, Any]:
    """A game as plain data; scores are by seat, `players` tells who of `seats` sat there."""
    game = find_game(job.series.game)
    return {
        "game": job.series.game,
        "rules": game.rules_version,
        "cards": game.pool.pool_hash,
        "options": job.series.options,
        "seats": list(job.series.seats),
        "seed": job.series.seed,
        "number": job.number,
        "group": result.group,
        "players": list(result.players),
        "scores": list(result.scores),
        "rounds": result.rounds,
    }


def key_of(line: dict[str, Any]) -> str:
    """What tells a game from all others."""
    parts = [line[key] for key in ("game", "rules", "cards", "options", "seats", "seed", "number")]
    return json.dumps(parts, sort_keys=True)


def key_of_job(job: Job) -> str:
    """The same for a game that is not played yet."""
    game, series = find_game(job.series.game), job.series
    parts = [
        series.game,
        game.rules_version,
        game.pool.pool_hash,
        series.options,
        list(series.seats),
        series.seed,
        job.number,
    ]
    return json.dumps(parts, sort_keys=True)


def mend(file: Path | None) -> None:
    """Cuts off a last line that was not finished when somebody pulled the plug."""
    if file is None or not file.exists():
        return
    data = file.read_bytes()
    if data and not data.endswith(b"\n"):
        file.write_bytes(data[: data.rfind(b"\n") + 1])


def read(file: Path | None) -> Iterable[dict[str, Any]]:
    """The lines of a file, each game once."""
    if file is None or not file.exists():
        return []
    found: dict[str, dict[str, Any]] = {}
    for place, text in enumerate(file.read_text(encoding="utf-8").splitlines()):
        try:
            line = json.loads(text)
            found[key_of(line)] = line
        except (ValueError, KeyError, TypeError) as error:
            raise LadderError(f"{file}: line {place + 1} is no game of a ladder") from error
    return list(found.values())


def duel_of(line: dict[str, Any]) -> Duel:
    """A game between two agents: whose seats have done better on average."""
    seats, players, scores = line["seats"], line["players"], line["scores"]
    first, second = seats[0], next(name for name in seats if name != seats[0])
    own, other = (
        [score for player, score in zip(players, scores, strict=True) if seats[player] == name]
        for name in (first, second)
    )
    difference = sum(own) / len(own) - sum(other) / len(other)
    share = 0.5 if difference == 0 else float(difference > 0)
    return Duel(first, second, f"{line['seed']}:{line['group']}", share)
