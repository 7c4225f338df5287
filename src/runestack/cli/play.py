"""`play`: a game in the terminal."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Sequence
from pathlib import Path

from runestack import agents
from runestack.agents.advice import Adviser
from runestack.cli.failure import NOTHING_WRONG, CommandError
from runestack.cli.settings import check_language, option_table
from runestack.games import game as find_game
from runestack.lab.tables import derived_seed
from runestack.play.files import load as load_match
from runestack.play.match import Match, new_match
from runestack.play.terminal import Terminal


def play_game(
    game: str,
    seats: Sequence[str],
    seed: int | None,
    options: Sequence[str],
    language: str,
    load: Path | None,
) -> int:
    """Plays a new or a saved game."""
    check_language(language)
    find_game(game)
    for spec in seats:
        check_seat(spec)
    if load is None:
        match = started(game, seats, seed, option_table(options), language)
    else:
        match = resumed(game, load, seed, options, language)
    sit_down(match, seats).run()
    return NOTHING_WRONG


def check_seat(spec: str) -> None:
    """Refuses a player that does not exist."""
    if spec != agents.HUMAN:
        agents.check(spec)


def started(
    game: str, seats: Sequence[str], seed: int | None, options: dict[str, str], language: str
) -> Match:
    """A new game, with as many seats as players are named if it can have so many; without a seed, any."""
    allowed = find_game(game).seat_numbers(options)
    number = len(seats) if len(seats) in allowed else max(len(seats), allowed[0])
    if seed is None:
        seed = secrets.randbelow(1 << 31)
    human = not seats or agents.HUMAN in seats
    return new_match(game, seed, number, options, language=language, for_people=human)


def resumed(
    game: str, path: Path, seed: int | None, options: Sequence[str], language: str
) -> Match:
    """A saved game, which has its own seed and settings."""
    if seed is not None or options:
        raise CommandError(
            "a saved game has its own seed and options; leave --seed and --option out"
        )
    match = load_match(path, language=language)
    if match.game.name != game:
        raise CommandError(f"{path}: this is a game of {match.game.name}, not of {game}")
    return match


def sit_down(match: Match, seats: Sequence[str]) -> Terminal:
    """The terminal game, computer players in their seats: first a human, then the usual player."""
    if len(seats) > match.seats:
        raise CommandError(f"the game has {match.seats} seats, not {len(seats)}")
    given = list(seats) or [agents.HUMAN]
    given += [agents.USUAL] * (match.seats - len(given))
    choosers = {
        seat: agents.make(spec, derived_seed(match.seed, seat))
        for seat, spec in enumerate(given)
        if spec != agents.HUMAN
    }
    return Terminal(match, choosers, sys.stdin, sys.stdout, Adviser(match.seed))
