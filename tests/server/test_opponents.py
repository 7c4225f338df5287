"""Computer opponents in processes of their own."""

import asyncio
import os
import signal
from collections.abc import Iterator

import pytest

from runestack.agents import names as agent_names
from runestack.games import names
from runestack.kernel.driver import question_for
from runestack.play.match import Match, new_match
from runestack.server.opponents import Opponents, Task, think


def task_for(match: Match, agent: str) -> Task:
    seat = match.seats_asked[0]
    return Task("table", seat, agent, match.seed, 0, match.game.name, match.state.dump())


@pytest.fixture(scope="module")
def opponents() -> Iterator[Opponents]:
    found = Opponents(1)
    yield found
    found.close()


@pytest.mark.parametrize("game", names())
@pytest.mark.parametrize("agent", agent_names())
def test_a_computer_answers_with_an_option(game: str, agent: str, opponents: Opponents) -> None:
    match = new_match(game, 3)
    for _ in range(6):
        seat = match.seats_asked[0]
        index = asyncio.run(opponents.choose(task_for(match, agent)))
        question = question_for(match.state, seat)
        assert question is not None
        assert 0 <= index < len(question.options)
        match.choose(index, seat)


def test_a_worker_that_was_killed_is_replaced(opponents: Opponents) -> None:
    match = new_match("rone", 4)
    asyncio.run(opponents.choose(task_for(match, "random")))
    for process in list(opponents.pool(0)._processes.values()):
        assert process.pid is not None
        os.kill(process.pid, signal.SIGKILL)
    assert asyncio.run(opponents.choose(task_for(match, "random"))) >= 0


def test_the_answer_does_not_depend_on_what_the_seat_cannot_know() -> None:
    """The same question in another world that looks the same to the seat gets the same answer."""
    from runestack.kernel.random import Dice
    from runestack.server.opponents import KEPT

    match = new_match("rone", 5)
    for step in range(30):
        if match.result:
            break
        seat = match.seats_asked[0]
        answers = set()
        for world in range(3):
            state = match.state.clone()
            if world:
                match.game.resample(state, seat, Dice(world))
            task = Task(f"{step}-{world}", seat, "random", 1, 0, "rone", state.dump())
            answers.add(think(task))
        assert len(answers) == 1
        match.choose(answers.pop(), seat)
    KEPT.clear()
