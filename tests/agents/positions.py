"""Positions in the middle of games, for tests of agents."""

from collections.abc import Iterator

from runestack import games
from runestack.kernel.decision import Question
from runestack.kernel.driver import awaited
from runestack.kernel.playout import play_randomly
from runestack.kernel.random import RandomStream
from runestack.kernel.state import State
from tests.conformance.cases import Case, length, seats_played


def own_cases() -> list[Case]:
    """The games that come with the project, also those that are not listed yet, in every way of playing."""
    return [
        Case(name, tuple({**options, **games.game(name).brief}.items()), seats)
        for name, module in games.MODULES.items()
        if module.startswith(games.__name__)
        for place, options in enumerate(games.game(name).ways)
        for seats in seats_played(games.game(name).seat_numbers(options), place)
    ]


def positions(case: Case, number: int) -> Iterator[tuple[State, Question]]:
    """States with the question of each seat that is asked, at different places of different games."""
    for seed in range(number):
        state = case.new(seed)
        play_randomly(state, RandomStream(seed), length(case) * (1 + 2 * seed) // (2 * number + 2))
        for question in awaited(state):
            if len(question.options) > 1:
                yield state, question


def other_world(case: Case, state: State, seat: int) -> State:
    """A state that looks the same to a seat: other hidden cards, other luck."""
    other = state.clone()
    case.game.resample(other, seat, RandomStream(977))
    other.random = [number + 1 for number in other.random]
    return other
