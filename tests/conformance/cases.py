"""Every game in every mode that the conformance suite plays, as the games name them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from runestack import games
from runestack.games.base import Game
from runestack.kernel.driver import answer, open_seats, question_for
from runestack.kernel.playout import play_randomly
from runestack.kernel.random import RandomStream
from runestack.kernel.state import State
from tests.guests import registered

# A game is never asked more than this; the longest random games stay far below it.
MOST_DECISIONS = 20_000
USUAL = 150  # decisions of a game; of shorter ones more are looked at


@dataclass(frozen=True)
class Case:
    """One way to play one game."""

    name: str
    options: tuple[tuple[str, str], ...]
    seats: int

    @property
    def game(self) -> Game:
        """The game itself."""
        return games.game(self.name)

    def seeds(self, number: int) -> range:
        """Seeds for so many games of two players; games of more are longer, and have more who look at them."""
        games = number if self.seats <= 2 else max(1, number // 3)
        return range(games * max(1, USUAL // length(self)))

    def new(self, seed: int) -> State:
        """A game of this kind, at its first decision."""
        state: State = self.game.new(seed, self.seats, dict(self.options), None)
        return state

    def __str__(self) -> str:
        several = len(self.game.seat_numbers(dict(self.options))) > 1
        seats = [f"{self.seats}-seats"] if several else []
        values = [value for name, value in self.options if name not in self.game.brief]
        return "-".join([self.name, *values, *seats])


@cache
def length(case: Case) -> int:
    """How many decisions a random game has."""
    return play_randomly(case.new(0), RandomStream(0), MOST_DECISIONS)


def every_case() -> list[Case]:
    """All games and guests, in every way of playing that they name."""
    return [
        Case(name, tuple({**options, **games.game(name).brief}.items()), seats)
        for name in dict.fromkeys([*games.MODULES, *registered.names()])
        for place, options in enumerate(games.game(name).ways)
        for seats in seats_played(games.game(name).seat_numbers(options), place)
    ]


def seats_played(allowed: tuple[int, ...], place: int) -> tuple[int, ...]:
    """The first way of a game with every number of seats, each further one with the usual and another in turn."""
    usual, *others = allowed
    return allowed if place == 0 or not others else (usual, others[place % len(others)])


def step(state: State, chance: RandomStream) -> tuple[int, int]:
    """Answers one open question at random; returns the seat and the index."""
    seats = open_seats(state)
    seat = seats[chance.below(len(seats))]
    question = question_for(state, seat)
    assert question is not None
    index = chance.below(len(question.options))
    answer(state, question, index)
    return seat, index
