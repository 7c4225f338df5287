"""Every game in every mode that the conformance suite plays, as the games name them."""

from __future__ import annotations

from dataclasses import dataclass

from runestack import games
from runestack.games.base import Game
from runestack.kernel.driver import answer, open_seats, question_for
from runestack.kernel.random import Dice
from runestack.kernel.state import State

# A game is never asked more than this; the longest random games stay far below it.
MOST_DECISIONS = 20_000


@dataclass(frozen=True)
class Case:
    """One way to play one game."""

    name: str
    options: tuple[tuple[str, str], ...]

    @property
    def game(self) -> Game:
        """The game itself."""
        return games.game(self.name)

    @property
    def seats(self) -> int:
        """How many seats it has."""
        return self.game.seat_numbers(dict(self.options))[0]

    def seeds(self, number: int) -> range:
        """Seeds for so many games of two players; games of more are longer, and have more who look at them."""
        return range(number if self.seats == 2 else max(1, number // 3))

    def new(self, seed: int) -> State:
        """A game of this kind, at its first decision."""
        options = dict(self.options)
        return self.game.new(seed, self.seats, options, None)

    def __str__(self) -> str:
        return "-".join([self.name, *(value for _, value in self.options)])


def every_case() -> list[Case]:
    """All games, in every way of playing that they name."""
    return [
        Case(name, tuple(options.items()))
        for name in games.names()
        for options in games.game(name).ways
    ]


def step(state: State, dice: Dice) -> tuple[int, int]:
    """Answers one open question at random; returns the seat and the index."""
    seats = open_seats(state)
    seat = seats[dice.below(len(seats))]
    question = question_for(state, seat)
    assert question is not None
    index = dice.below(len(question.options))
    answer(state, question, index)
    return seat, index
