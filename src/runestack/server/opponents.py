"""Computer opponents: they think in processes of their own, so that the server stays quick.

An agent gets the state of the game as plain data and answers its question. It deals anew what its seat cannot know
before it looks ahead, as everywhere. Whatever process is free thinks; the one that has thought for a seat before does
so again if it can, because an agent remembers what it has begun. A thought that nobody waits for any more is stopped; a
process that dies is replaced.
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
from msgspec import Struct, structs

from runestack import agents
from runestack.agents.base import Agent, answer_from_dump
from runestack.agents.random import RandomAgent
from runestack.agents.search import SearchAgent
from runestack.games import game as find_game
from runestack.server.turns import Turns

MOST_KEPT = 500  # agents in the memory of a process
NICENESS = 10  # a server with less to do than its thinkers goes first
LIVES = 3  # how many workers may die of one question
LOG = structlog.get_logger(__name__)

Asked = TypeVar("Asked")
Found = TypeVar("Found")
Work = Callable[[Asked, int], Found]  # done in a worker, with the number by which it is stopped


Key = tuple[str, int, str, int]  # a table, its seat, the agent there, and the number of undos


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
    goes_on: bool = False  # nobody else has thought for the seat since this process did
    luck: int = 0  # another one for each process that begins to think for it

    @property
    def key(self) -> Key:
        """Whose question it is."""
        return (self.table, self.seat, self.agent, self.undos)


KEPT: OrderedDict[Key, Agent] = OrderedDict()
STOPPED: list[
    Number
] = []  # in a worker: the last thought that is to be stopped, shared with the server


def begin(stopped: Number | None = None) -> None:
    """A worker leaves Ctrl-C to the server, which stops it in good order; if the server is killed, it goes too."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
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
    kept = KEPT.pop(task.key, None)
    agent = kept if kept is not None and task.goes_on else agents.make(task.agent, seed_of(task))
    KEPT[task.key] = agent
    if len(KEPT) > MOST_KEPT:
        KEPT.popitem(last=False)
    if isinstance(agent, SearchAgent):
        agent.is_stopped = partial(is_stopped, number)
    return answer_from_dump(agent, find_game(task.game), task.state, task.seat)


def is_stopped(number: int) -> bool:
    """Whether nobody waits for a thought of this worker any more: the next one is asked for only when it was let go."""
    return bool(STOPPED) and STOPPED[0].value >= number


def seed_of(task: Task) -> int:
    """The random stream of an agent: its own, and the same for the same seat of the same table."""
    text = f"{task.seed}:{task.seat}:{task.undos}" + (f":{task.luck}" if task.luck else "")
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
        self.turns = Turns(workers)
        self.homes: OrderedDict[Key, int] = OrderedDict()  # where a seat was thought for last
        self.moves = 0  # how often it was thought for elsewhere than before

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
        if self.workers == 0:
            return await asyncio.to_thread(think, structs.replace(task, goes_on=True), 0)
        for _ in range(LIVES):
            with suppress(BrokenProcessPool):
                return await self.think(task)
        LOG.error("opponent_dies", table=task.table, agent=task.agent)
        return any_option(task)

    async def think(self, task: Task) -> int:
        """The same once, in a worker: the one that remembers what the seat has begun, or any other."""
        home = self.homes.pop(task.key, None)
        async with self.turns.turn(task.table, home) as place:
            self.homes[task.key] = place
            if len(self.homes) > self.workers * MOST_KEPT:
                self.homes.popitem(last=False)
            goes_on = place == home
            self.moves += home is not None and not goes_on
            luck = 0 if goes_on or home is None else self.moves
            return await self.at(place, think, structs.replace(task, goes_on=goes_on, luck=luck))

    async def do(self, table: str, work: Work[Asked, Found], task: Asked) -> Found:
        """Lets a worker do something for a table, once: a worker that dies of it is replaced for the next who asks."""
        if self.workers == 0:
            return await asyncio.to_thread(work, task, 0)
        async with self.turns.turn(table) as place:
            return await self.at(place, work, task)

    async def at(self, place: int, work: Work[Asked, Found], task: Asked) -> Found:
        """Lets the worker of a place do something."""
        worker = self.worker(place)
        try:
            return await worker.do(work, task)
        except BrokenProcessPool:
            self.bury(place, worker)
            raise

    def bury(self, place: int, worker: Worker) -> None:
        """Lets a worker go that has died; it may be gone already."""
        if self.places.get(place) is worker:
            del self.places[place]
        worker.pool.shutdown(wait=False)

    def close(self) -> None:
        """Ends all workers."""
        for worker in self.places.values():
            worker.stopped.value = worker.thoughts
            worker.pool.shutdown(wait=True, cancel_futures=True)
        self.places.clear()
