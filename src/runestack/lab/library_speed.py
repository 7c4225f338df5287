"""How fast a game runs for those who use the library: the loop of the README, beside the bare engine.

Both play the same random games from Python, one decision at a time and by turns, so that a busy machine slows both
alike. Nobody reads a word; so the difference is what a match costs.
"""

from __future__ import annotations

import random
import time
from collections.abc import Mapping
from dataclasses import asdict, dataclass

from runestack.games import game as find_game
from runestack.games.base import Game
from runestack.kernel.driver import answer
from runestack.kernel.lookahead import open_question
from runestack.lab.speed import build, new_game
from runestack.play.match import Match, check_settings


@dataclass(frozen=True)
class LibraryBench:
    """Decisions of one game, by the library and by the engine alone."""

    game: str
    mode: str
    build: str
    library_decisions_per_second: float
    engine_decisions_per_second: float

    def plain(self) -> dict[str, object]:
        """As plain data, the form that `bench --library --json` prints."""
        return asdict(self)


def library_bench(
    name: str, seconds: float = 5.0, options: Mapping[str, str] | None = None
) -> LibraryBench:
    """Measures one game, with its default settings where nothing else is said."""
    game = find_game(name)
    given = dict(options or {})
    check_settings(game, given)
    by_library(game, given, 0)  # loads the cards
    decisions, spent = [0, 0], [0.0, 0.0]
    seed = 0
    while sum(spent) < seconds or not seed:
        seed += 1
        for which, play in enumerate((by_library, by_engine)):
            begun = time.process_time()
            decisions[which] += play(game, given, seed)
            spent[which] += time.process_time() - begun
    rates = [round(count / taken, 1) for count, taken in zip(decisions, spent, strict=True)]
    return LibraryBench(name, game.mode(given), build(), *rates)


def by_library(game: Game, options: Mapping[str, str], seed: int) -> int:
    """A random game as the README plays it; how many decisions it took."""
    chance = random.Random(seed)
    match = Match(game, seed, game.seat_numbers(options)[0], options)
    while match.decision is not None:
        match.choose(chance.choice(match.decision.options))
    return len(match.choices)


def by_engine(game: Game, options: Mapping[str, str], seed: int) -> int:
    """The same game without a match."""
    chance = random.Random(seed)
    state = new_game(game, options, seed)
    decisions = 0
    while state.asking:
        question = open_question(state)
        answer(state, question, chance.randrange(len(question.options)))
        decisions += 1
    return decisions
