"""Computer opponents: they think in processes of their own, so that the server stays quick.

An agent gets the state of the game as plain data and answers its question. It deals anew what its seat cannot know
before it looks ahead, as everywhere. The process that has thought for a table before thinks for it again: an agent
remembers what it has begun. A thought that nobody waits for any more is stopped; a process that dies is replaced.
"""

from __future__ import annotations

import asyncio
import hashlib
import os
import signal
import threading
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import partial
from multiprocessing import get_context, parent_process
from typing import Protocol, TypeVar

import structlog
from msgspec import Struct

from runestack import agents
from runestack.agents.base import Agent, answer_from_dump
from runestack.agents.random import RandomAgent
from runestack.agents.search import SearchAgent
from runestack.games import game as find_game

MOST_KEPT = 500  # agents in the memory of a process
LIVES = 3  # how many workers may die of one question
LOG = structlog.get_logger(__name__)

Asked = TypeVar("Asked")
Found = TypeVar("Found")
Work = Callable[[Asked, int], Found]  # done in a worker, with the number by which it is stopped


class Number(Protocol):
    """A number that processes share."""

    value: int


class Task(Struct, frozen=True):
    """A question for a computer."""

    table: str
    seat: int
    agent: str
    seed: int
    undos: int  # what was begun before an undo does not count
    game: str
    state: dict[str, object]

    @property
    def key(self) -> tuple[str, int, str, int]:
        """Whose question it is."""
        return (self.table, self.seat, self.agent, self.undos)


KEPT: OrderedDict[tuple[str, int, str, int], Agent] = OrderedDict()
STOPPED: list[
    Number
] = []  # in a worker: the last thought that is to be stopped, shared with the server


def begin(stopped: Number | None = None) -> None:
    """A worker leaves Ctrl-C to the server, which stops it in good order; if the server is killed, it goes too."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if stopped is not None:
        STOPPED[:] = [stopped]
    threading.Thread(target=leave_with_the_server, daemon=True).start()


def leave_with_the_server() -> None:
    """Waits for the end of the process that started this one."""
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(0)


def think(task: Task, number: int = 0) -> int:
    """Answers a question, in a worker; one that is stopped answers with the best so far, which nobody hears."""
    agent = KEPT.pop(task.key, None) or agents.make(task.agent, seed_of(task))
    KEPT[task.key] = agent
    if len(KEPT) > MOST_KEPT:
        KEPT.popitem(last=False)
    if isinstance(agent, SearchAgent):
        agent.is_stopped = partial(is_stopped, number)
    return answer_from_dump(agent, find_game(task.game), task.state, task.seat)


def is_stopped(number: int) -> bool:
    """Whether nobody waits for a thought of this worker any more."""
    return bool(STOPPED) and STOPPED[0].value == number


def seed_of(task: Task) -> int:
    """The random stream of an agent: its own, and the same for the same seat of the same table."""
    text = f"{task.seed}:{task.seat}:{task.undos}"
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=6).digest(), "big")


def any_option(task: Task) -> int:
    """Any option, without thinking: where every worker dies of a question the game goes on all the same."""
    return answer_from_dump(RandomAgent(seed_of(task)), find_game(task.game), task.state, task.seat)


class Worker:
    """A process in which computers think, one thought after the other."""

    def __init__(self) -> None:
        context = get_context("spawn")
        self.stopped: Number = context.Value("q", 0)
        self.thoughts = 0
        self.pool = ProcessPoolExecutor(
            1, mp_context=context, initializer=begin, initargs=(self.stopped,)
        )

    async def do(self, work: Work[Asked, Found], task: Asked) -> Found:
        """What came of it. Who stops waiting stops the thought."""
        self.thoughts += 1
        number = self.thoughts
        future = self.pool.submit(work, task, number)
        try:
            return await asyncio.wrap_future(future)
        except asyncio.CancelledError:
            if not future.cancel():
                self.stopped.value = number
            raise


class Opponents:
    """The processes in which computers think."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.places: dict[int, Worker] = {}

    def worker(self, place: int) -> Worker:
        """A worker, started when it is first needed."""
        if place not in self.places:
            self.places[place] = Worker()
        return self.places[place]

    def warm_up(self) -> None:
        """Starts the first worker before anybody waits for it."""
        if self.workers:
            self.worker(0).pool.submit(len, "")

    async def choose(self, task: Task) -> int:
        """The answer of a computer. A worker that has died is replaced, and asked again, but not for ever."""
        for _ in range(LIVES):
            with suppress(BrokenProcessPool):
                return await self.do(task.table, think, task)
        LOG.error("opponent_dies", table=task.table, agent=task.agent)
        return any_option(task)

    async def do(self, table: str, work: Work[Asked, Found], task: Asked) -> Found:
        """Lets the worker of a table do something, once: a worker that dies of it is replaced for the next who asks."""
        if self.workers == 0:
            return await asyncio.to_thread(work, task, 0)
        place = hashlib.blake2b(table.encode(), digest_size=2).digest()[0] % self.workers
        worker = self.worker(place)
        try:
            return await worker.do(work, task)
        except BrokenProcessPool:
            self.bury(place, worker)
            raise

    def bury(self, place: int, worker: Worker) -> None:
        """Lets a worker go that has died; several tables may have waited for it, and one has been here first."""
        if self.places.get(place) is worker:
            del self.places[place]
        worker.pool.shutdown(wait=False)

    def close(self) -> None:
        """Ends all workers."""
        for worker in self.places.values():
            worker.stopped.value = worker.thoughts
            worker.pool.shutdown(wait=True, cancel_futures=True)
        self.places.clear()
