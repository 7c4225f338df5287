"""Computer opponents in processes of their own."""

import asyncio
import os
import signal
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool

import pytest

from runestack.agents.search import SearchAgent
from runestack.games import names
from runestack.kernel.driver import question_for
from runestack.play.match import Match, new_match
from runestack.server import opponents as module
from runestack.server.opponents import LIVES, Opponents, Task, Worker, think


def task_for(match: Match, agent: str) -> Task:
    seat = match.seats_asked[0]
    return Task("table", seat, agent, match.seed, 0, match.game.name, match.state.dump())


@pytest.fixture(scope="module")
def opponents() -> Iterator[Opponents]:
    found = Opponents(1)
    yield found
    found.close()


@pytest.mark.parametrize("game", names())
@pytest.mark.parametrize("agent", ["random", "novice", "greedy", "search:2r"])
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
    send(opponents, signal.SIGKILL)
    assert asyncio.run(opponents.choose(task_for(match, "random"))) >= 0


def send(opponents: Opponents, sign: signal.Signals) -> None:
    for process in list(opponents.worker(0).pool._processes.values()):
        assert process.pid is not None
        os.kill(process.pid, sign)


def test_all_tables_that_waited_for_a_worker_that_was_killed_are_answered_by_its_successor(
    opponents: Opponents,
) -> None:
    match = new_match("rone", 4)
    asyncio.run(opponents.choose(task_for(match, "random")))
    first = opponents.worker(0)
    send(opponents, signal.SIGSTOP)  # or it might have answered before it is killed

    async def both() -> list[int]:
        thoughts = [opponents.choose(task_for(match, "greedy")) for _ in range(3)]
        waiting = asyncio.gather(*thoughts)
        await asyncio.sleep(0)  # now they wait
        send(opponents, signal.SIGKILL)
        return await waiting

    assert len(asyncio.run(both())) == 3
    assert opponents.worker(0) is not first


class Dying:
    """A worker that does not survive a question."""

    def __init__(self) -> None:
        self.pool = ThreadPoolExecutor(1)

    async def do(self, work: object, task: Task) -> int:
        raise BrokenProcessPool


def test_where_every_worker_dies_of_a_question_the_game_goes_on_with_any_option(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    opponents, match, asked = Opponents(1), new_match("rone", 4), []

    def worker(place: int) -> Dying:
        asked.append(place)
        return Dying()

    monkeypatch.setattr(opponents, "worker", worker)
    index = asyncio.run(opponents.choose(task_for(match, "master")))
    question = question_for(match.state, match.seats_asked[0])
    assert question is not None
    assert 0 <= index < len(question.options)
    assert len(asked) == LIVES


def test_who_stops_waiting_stops_the_thought() -> None:
    worker = Worker()
    running: Future[int] = Future()
    running.set_running_or_notify_cancel()

    class Pool:
        def submit(self, work: object, task: Task, number: int) -> Future[int]:
            return running

    worker.pool = Pool()  # type: ignore[assignment]

    async def stopped() -> None:
        thought = asyncio.ensure_future(worker.do(think, task_for(new_match("rone", 4), "master")))
        await asyncio.sleep(0)
        thought.cancel()
        with pytest.raises(asyncio.CancelledError):
            await thought

    asyncio.run(stopped())
    assert worker.stopped.value == worker.thoughts == 1


def test_a_thought_that_is_stopped_plays_nothing_out(monkeypatch: pytest.MonkeyPatch) -> None:
    class Shared:
        value = 7

    monkeypatch.setattr(module, "STOPPED", [Shared()])
    match = new_match("runeslingers", 4)
    while rollouts_of(match, number=8) == 0:
        match.choose(0, match.seats_asked[0])
    assert rollouts_of(match, number=8) > 0
    assert rollouts_of(match, number=7) == 0


def rollouts_of(match: Match, number: int) -> int:
    """How much a thought with a number plays out about the open question."""
    module.KEPT.clear()
    think(task_for(match, "search:8r"), number)
    agent = module.KEPT.popitem()[1]
    assert isinstance(agent, SearchAgent)
    assert agent.last is not None
    return agent.last.rollouts


def test_the_answer_does_not_depend_on_what_the_seat_cannot_know() -> None:
    """The same question in another world that looks the same to the seat gets the same answer."""
    from runestack.kernel.random import RandomStream
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
                match.game.resample(state, seat, RandomStream(world))
            task = Task(f"{step}-{world}", seat, "random", 1, 0, "rone", state.dump())
            answers.add(think(task))
        assert len(answers) == 1
        match.choose(answers.pop(), seat)
    KEPT.clear()
