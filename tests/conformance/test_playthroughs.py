"""Golden playthroughs: whole games by fixed random streams and frozen cards: all that is asked, answered and told."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from pathlib import Path

import pytest

from runestack.kernel.random import RandomStream
from runestack.play.match import Match
from tests.frozen import frozen_game

from .cases import Case, every_case

# Enough to get into the middle of a game; the end is told by the last lines.
SHOWN = 60


def playthrough(case: Case, language: str) -> str:
    """A whole game: its first decisions in full, then only the result."""
    match = Match(frozen_game(case.name), 2026, case.seats, dict(case.options), language)
    chance = RandomStream(2026)
    lines = [f"{case} in {language}, seed 2026", ""]
    told = 0
    while match.result is None:
        decision = match.decision
        assert decision is not None
        option = decision.options[chance.below(len(decision.options))]
        if len(match.choices) < SHOWN:
            told = tell(match, lines, told)
            lines.append(f"{len(match.choices) + 1}. seat {decision.seat}: {decision.prompt}")
            lines += [
                f"    {'>' if one is option else '-'} {one.sentence}  [{one.id}]"
                for one in decision.options
            ]
        match.choose(option)
    lines += ["...", "", *(entry.sentence for entry in match.log()[-6:])]
    lines += [
        f"{len(match.choices)} decisions, scores {match.result.scores}, rounds {match.result.rounds}"
    ]
    return "\n".join([*lines, f"digest {match.state.digest()}", ""])


def folder_for(case: Case) -> str:
    """Where its playthroughs lie; a game outside the package keeps them in a folder of its own."""
    door = type(case.game).__module__
    if door.startswith("runestack.games."):
        return "playthroughs"
    return str(Path(str(import_module(door).__file__)).parent / "golden")


def tell(match: Match, lines: list[str], told: int) -> int:
    """Adds what a spectator has read since."""
    log = match.log()
    lines += [f"  {entry.sentence} ({entry.rule})" for entry in log[told:]]
    return len(log)


@pytest.mark.parametrize("case", every_case(), ids=str)
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_game_with_a_fixed_seed_goes_as_it_went(
    case: Case, language: str, golden: Callable[[str, str], None]
) -> None:
    golden(f"{folder_for(case)}/{case}.{language}.txt", playthrough(case, language))
