"""`ladder`: ratings of computer players."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from runestack.cli.failure import FOUND_FAULTS, NOTHING_WRONG, STOPPED, CommandError
from runestack.cli.lab import check_crew_words, progress_bar, share_words
from runestack.cli.settings import option_table
from runestack.games import game as find_game
from runestack.lab.crew import Crew, processors
from runestack.lab.ladder import BASE, REFERENCE, Ladder, Wish, all_jobs, check, climb


def run_ladder(
    game: str,
    agents: str,
    games: int,
    seed: int,
    options: Sequence[str],
    workers: int | None,
    cluster: str | None,
    file: Path | None,
) -> int:
    """Plays what is missing and prints the ratings."""
    if file is not None and not file.parent.is_dir():
        raise CommandError(f"{file}: there is no folder {file.parent}")
    check_crew_words(workers, cluster)
    find_game(game)
    names = tuple(name.strip() for name in agents.split(",") if name.strip())
    wish = Wish(game, option_table(options), names, games, seed)
    check(wish)
    with progress_bar(len(all_jobs(wish))) as progress:
        crew = Crew(processors() if workers is None else workers, cluster)
        done = climb(wish, file, crew, progress)
    print("\n".join(ladder_lines(done)))
    if done.failures:
        first = done.failures[0]
        message = f"{len(done.failures)} games broke; the first: seed {first.seed}: {first.error}"
        raise CommandError(message, FOUND_FAULTS)
    if done.missing:
        kept = f"; {file} keeps the others" if file is not None else ""
        raise CommandError(f"stopped with {done.missing} games to play{kept}", STOPPED)
    return NOTHING_WRONG


def ladder_lines(done: Ladder) -> list[str]:
    """The ratings, and what every two agents did to each other."""
    title = find_game(done.wish.game).title
    lines = [f"{len(done.lines)} games of {title}, seed {done.wish.seed}"]
    if not done.lines:
        return lines
    if done.is_together:
        return lines + [f"  {one['agent']}: {share_words(one)}" for one in plain(done.shares())]
    width = max(len(name) for name in (*done.wish.agents, "agent"))
    lines.append(f"  {'agent':{width}}  rating  95 % interval  games  share")
    for one in done.ratings():
        interval = f"{one.low:.0f} to {one.high:.0f}"
        lines.append(
            f"  {one.player:{width}}  {one.elo:6.0f}  {interval:>13}  {one.games:5}  {100 * one.share:4.1f} %"
        )
    lines.append(f"  ({REFERENCE} is {BASE:.0f}; 400 points more win ten games of eleven)")
    lines += [
        f"  {one['first']} against {one['second']}: {share_words(one)}"
        for one in plain(done.meetings())
    ]
    return lines


def plain(rows: list[dict[str, object]]) -> list[dict[str, Any]]:
    """The same rows, for printing."""
    return [dict(row) for row in rows]
