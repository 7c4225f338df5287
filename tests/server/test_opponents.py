"""Computer opponents in processes of their own."""

import asyncio
import os
import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool

import pytest
from msgspec import structs

from runestack.agents.search import SearchAgent
from runestack.games import names
from runestack.kernel.driver import question_for
from runestack.play.match import Match, new_match
from runestack.server import opponents as module
from runestack.server.opponents import LIVES, Opponents, Task, Worker, think


def task_for(match: Match, agent: str) -> Task:
    seat = match.seats_asked[0]
    return task_at("table", match, seat, agent)


def task_at(table: str, match: Match, seat: int, agent: str) -> Task:
    return Task(table, seat, agent, match.seed, 0, match.game.name, match.state.dump())


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


class Patient:
    """A worker that thinks until it is told to answer, and is asked by the table and whether it goes on."""

    def __init__(self) -> None:
        self.pool = ThreadPoolExecutor(1)
        self.asked: list[tuple[str, bool]] = []
        self.answers = asyncio.Event()

    async def do(self, work: object, task: Task) -> int:
        self.asked.append((task.table, task.goes_on))
        await self.answers.wait()
        return 0


async def asks(opponents: Opponents, *tables: str) -> Sequence[asyncio.Future[int]]:
    """Tables ask, one after the other."""
    match = new_match("rone", 4)
    tasks = [task_at(table, match, 0, "master") for table in tables]
    found = [asyncio.ensure_future(opponents.choose(task)) for task in tasks]
    for _ in range(3):
        await asyncio.sleep(0)
    return found


def test_any_free_worker_takes_any_question() -> None:
    """However many tables there are, none waits for another as long as a worker has nothing to do."""

    async def course() -> list[int]:
        opponents, workers = Opponents(4), [Patient() for _ in range(4)]
        opponents.worker = workers.__getitem__  # type: ignore[assignment]
        await asks(opponents, "a", "b", "c", "d")
        return [len(worker.asked) for worker in workers]

    assert asyncio.run(course()) == [1, 1, 1, 1]


def test_who_has_thought_for_a_seat_goes_on_and_nobody_else_does() -> None:
    """What a seat has begun is known to one worker; another one thinks anew, and so does the first one after it."""

    async def course() -> list[list[tuple[str, bool]]]:
        opponents, workers = Opponents(2), [Patient(), Patient()]
        opponents.worker = workers.__getitem__  # type: ignore[assignment]
        for worker in workers:
            worker.answers.set()
        await asyncio.gather(*await asks(opponents, "a", "b"))  # at 0 and 1
        await asyncio.gather(*await asks(opponents, "b", "a"))  # where they were before
        workers[1].answers.clear()
        waiting = await asks(opponents, "b")
        other = await asks(opponents, "b")  # 1 is busy
        workers[1].answers.set()
        await asyncio.gather(*waiting, *other)
        await asyncio.gather(*await asks(opponents, "a"))
        return [worker.asked for worker in workers]

    assert asyncio.run(course()) == [
        [("a", False), ("a", True), ("b", False), ("a", True)],
        [("b", False), ("b", True), ("b", True)],
    ]


def test_what_another_worker_has_gone_on_with_is_forgotten() -> None:
    match = new_match("rone", 4)
    task = task_for(match, "greedy")
    module.KEPT.clear()
    think(task)
    first = module.KEPT[task.key]
    think(structs.replace(task, goes_on=True))
    assert module.KEPT[task.key] is first
    think(task)
    assert module.KEPT[task.key] is not first
    module.KEPT.clear()


def test_who_begins_anew_for_a_seat_has_another_luck() -> None:
    task = task_for(new_match("rone", 4), "novice")
    seeds = [module.seed_of(structs.replace(task, luck=luck)) for luck in (0, 1, 2)]
    assert len(set(seeds)) == 3


def test_a_thought_that_is_stopped_plays_nothing_out(monkeypatch: pytest.MonkeyPatch) -> None:
    class Shared:
        value = 7

    monkeypatch.setattr(module, "STOPPED", [Shared()])
    match = new_match("runeslingers", 4)
    while rollouts_of(match, number=8) == 0:
        match.choose(0, match.seats_asked[0])
    assert rollouts_of(match, number=8) > 0
    assert rollouts_of(match, number=7) == 0
    assert rollouts_of(match, number=6) == 0  # it was let go before the next one began


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
            task = task_at(f"{step}-{world}", match, seat, "random")
            answers.add(think(structs.replace(task, state=state.dump())))
        assert len(answers) == 1
        match.choose(answers.pop(), seat)
    KEPT.clear()
