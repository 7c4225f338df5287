"""How fast a game runs: random play, whole games, and copies in mid-game, in processor time on one core."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import asdict, dataclass

from runestack.games import game as find_game
from runestack.games.base import Game
from runestack.kernel import state as kernel_state
from runestack.kernel.playout import copy_many, play_randomly
from runestack.kernel.random import RandomStream
from runestack.kernel.state import State
from runestack.lab.games import LONGEST
from runestack.play.match import check_settings

FOR_CLONES = 0.2  # the part of the time that goes to copying
MIDDLE = 8  # states in mid-game that are copied
COPIES = 200  # of each state in a row


@dataclass(frozen=True)
class Bench:
    """Rates of one game. A decision is a question with two options or more: no other is ever asked."""

    game: str
    mode: str
    build: str
    decisions_per_second: float
    games_per_second: float
    clones_per_second: float

    def plain(self) -> dict[str, object]:
        """As plain data, the form that `bench --json` prints."""
        return asdict(self)


def build() -> str:
    """Which build runs, told from the kernel's file."""
    return "pure" if str(kernel_state.__file__).endswith(".py") else "compiled"


def bench(name: str, seconds: float = 5.0, options: Mapping[str, str] | None = None) -> Bench:
    """Measures one game, with its default settings where nothing else is said."""
    game = find_game(name)
    given = dict(options or {})
    check_settings(game, given)
    decisions, games, spent = random_play(game, given, seconds * (1 - FOR_CLONES))
    return Bench(
        game=name,
        mode=game.mode(given),
        build=build(),
        decisions_per_second=round(decisions / spent, 1),
        games_per_second=round(games / spent, 2),
        clones_per_second=round(copying(game, given, seconds * FOR_CLONES), 1),
    )


def random_play(game: Game, options: Mapping[str, str], seconds: float) -> tuple[int, int, float]:
    """Whole random games, setup included: decisions, games, seconds."""
    one_game(game, options, 0)  # loads the cards
    decisions = games = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds or not games:
        games += 1
        decisions += one_game(game, options, games)
    return decisions, games, spent


def new_game(game: Game, options: Mapping[str, str], seed: int) -> State:
    """A game with as many seats as its settings ask for."""
    state: State = game.new(seed, game.seat_numbers(options)[0], options, None)
    return state


def one_game(game: Game, options: Mapping[str, str], seed: int) -> int:
    """Plays one random game; how many decisions it took."""
    return play_randomly(new_game(game, options, seed), RandomStream(seed), LONGEST)


def copying(game: Game, options: Mapping[str, str], seconds: float) -> float:
    """Copies per second of states in the middle of their games."""
    states = [middle_of(game, options, seed) for seed in range(MIDDLE)]
    copies = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds or not copies:
        for state in states:
            copies += copy_many(state, COPIES)
    return copies / spent


def middle_of(game: Game, options: Mapping[str, str], seed: int) -> State:
    """A random game after half of its decisions."""
    length = one_game(game, options, seed)
    state = new_game(game, options, seed)
    play_randomly(state, RandomStream(seed), length // 2)
    return state
