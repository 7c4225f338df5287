"""`simulate`, `bench` and `signature`."""

from __future__ import annotations

import json as json_format
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from runestack.cli.failure import FOUND_FAULTS, NOTHING_WRONG, STOPPED, CommandError
from runestack.cli.settings import check_language, games_meant, option_table
from runestack.games import game as find_game
from runestack.lab import bench, library_bench, signature, simulate
from runestack.lab.crew import processors
from runestack.lab.figures import deck_shares
from runestack.lab.report import data_path, with_report, write_report
from runestack.lab.series import Progress, Simulation


def run_series(
    game: str,
    games: int,
    seats: str,
    seed: int,
    options: Sequence[str],
    workers: int | None,
    cluster: str | None,
    json: Path | None,
    report: Path | None,
    paired: bool,
    decks: str | None,
    language: str,
) -> int:
    """Plays a series, prints what it shows, and writes what was asked for."""
    check_files(json, report)
    check_language(language)
    check_crew_words(workers, cluster)
    count = min(processors(), max(1, games)) if workers is None else workers
    with progress_bar(games) as progress:
        done = simulate(
            game,
            option_table(options),
            [name.strip() for name in seats.split(",")],
            games,
            seed,
            count,
            progress,
            cluster,
            paired=paired,
            decks=field_of(game, decks),
            recording=report is not None,
        )
    if done.missing == games:
        raise CommandError("stopped before a game was over", STOPPED)
    plain = done.plain() if report is None else with_report(done)
    if json is not None:
        json.write_text(json_format.dumps(plain, indent=1) + "\n", encoding="utf-8")
    if report is not None:
        write_report(plain, report, language)
    print("\n".join(summary_lines(done, plain)))
    if report is not None:
        print(f"  report: {report}, data: {data_path(report)}")
    if done.failures:
        first = done.failures[0]
        message = f"{len(done.failures)} of {games} games broke; the first: seed {first.seed}: {first.error}"
        raise CommandError(message, FOUND_FAULTS)
    if done.missing:
        raise CommandError(f"stopped with {done.missing} of {games} games to play", STOPPED)
    return NOTHING_WRONG


def check_crew_words(workers: int | None, cluster: str | None) -> None:
    """A cluster has its own workers."""
    if workers is not None and cluster is not None:
        raise CommandError("--workers and --cluster exclude each other")


def check_files(json: Path | None, report: Path | None) -> None:
    """Refuses files that cannot be written before hours are spent on games."""
    for file in (json, report):
        if file is not None and not file.parent.is_dir():
            raise CommandError(f"{file}: there is no folder {file.parent}")
    if report is not None and report.suffix not in (".html", ".htm"):
        raise CommandError(f"{report}: a report is a page; call it {report.with_suffix('.html')}")


def field_of(game: str, decks: str | None) -> list[str]:
    """The decks of a field: all that come with the game, or those that are named."""
    if decks is None:
        return []
    shelf = find_game(game).decks()
    if decks.strip() == "all":
        return list(shelf.names)
    return [shelf.find(word) or word.strip() for word in decks.split(",") if word.strip()]


@contextmanager
def progress_bar(games: int) -> Iterator[Progress | None]:
    """A bar on standard error, where somebody can see it."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import Progress as Bar

    with Bar(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("games", total=games)
        yield lambda more: bar.advance(task, more)


def summary_lines(done: Simulation, plain: dict[str, Any]) -> list[str]:
    """The summary of a series to read."""
    summary = plain["summary"]
    lines = [
        f"{summary['games']} games of {find_game(done.series.game).title}, seed {done.series.seed}"
    ]
    lines += [
        f"  seat {one['seat'] + 1} ({one['agent']}): {share_words(one)}" for one in summary["seats"]
    ]
    lines += [
        f"  player {one['player'] + 1} ({one['agent']}): {share_words(one)}"
        for one in summary["players"]
    ]
    lines.append(f"  ties: {summary['ties']}")
    if summary["nobody_won"]:
        lines.append(f"  lost by all: {summary['nobody_won']}")
    lines.append(f"  the player who begins: {share_words(summary['first_player'])}")
    for key in ("rounds", "decisions"):
        spread = summary[key]
        lines.append(
            f"  {key}: median {spread['median']}, quartiles {spread['lower_quartile']} to "
            f"{spread['upper_quartile']}, from {spread['min']} to {spread['max']}"
        )
    if done.series.decks:
        lines += [f"  deck {one['name']}: {share_words(one)}" for one in deck_shares(done.results)]
    return lines


def share_words(one: dict[str, Any]) -> str:
    """`57 of 100 won, 57.0 % (95 % interval 47.2 to 66.3)`."""
    if one["share"] is None:
        return "no game was decided"
    share, low, high = (100 * one[key] for key in ("share", "low", "high"))
    return f"{one['wins']} of {one['games']} won, {share:.1f} % (95 % interval {low:.1f} to {high:.1f})"


def run_bench(name: str | None, seconds: float, options: Sequence[str] = (), *, json: bool) -> int:
    """Prints the speed of one game or of all."""
    check_seconds(seconds)
    for game in games_meant(name):
        found = bench(game, seconds, option_table(options))
        if json:
            print(json_format.dumps(found.plain()))
        else:
            print(
                f"{game} ({found.mode}, {found.build}): {found.decisions_per_second:,.0f} decisions/s, "
                f"{found.games_per_second:,.1f} games/s, {found.clones_per_second:,.0f} clones/s"
            )
    return NOTHING_WRONG


def run_library_bench(
    name: str | None, seconds: float, options: Sequence[str] = (), *, json: bool
) -> int:
    """Prints the speed of the library with one game or with all."""
    check_seconds(seconds)
    for game in games_meant(name):
        found = library_bench(game, seconds, option_table(options))
        library, engine = found.library_decisions_per_second, found.engine_decisions_per_second
        if json:
            print(json_format.dumps(found.plain()))
        else:
            print(
                f"{game} ({found.mode}, {found.build}): {library:,.0f} decisions/s by the library, "
                f"{engine:,.0f} by the engine alone ({library / engine:.0%})"
            )
    return NOTHING_WRONG


def check_seconds(seconds: float) -> None:
    """Something has to be measured."""
    if seconds <= 0:
        raise CommandError(f"the seconds must be more than 0, not {seconds:g}")


def run_signature(name: str | None) -> int:
    """Prints the signature of one game or of all."""
    for game in games_meant(name):
        print(f"{game}={signature(game)}")
    return NOTHING_WRONG
