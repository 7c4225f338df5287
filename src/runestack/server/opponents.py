"""Computer opponents: they think in processes of their own, so that the server stays quick.

An agent gets the state of the game as plain data and answers its question. It deals anew what its seat cannot know
before it looks ahead, as everywhere. The process that has thought for a table before thinks for it again: an agent
remembers what it has begun.
"""

from __future__ import annotations

import asyncio
import hashlib
import os
import signal
import threading
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process

from msgspec import Struct

from runestack import agents
from runestack.agents.base import Agent
from runestack.games import game as find_game
from runestack.kernel.driver import question_for

MOST_KEPT = 500  # agents in the memory of a process


class Task(Struct, frozen=True):
    """A question for a computer."""

    table: str
    seat: int
    agent: str
    seed: int
    undos: int  # what was begun before something was taken back does not count
    game: str
    state: dict[str, object]

    @property
    def key(self) -> tuple[str, int, str, int]:
        """Whose question it is."""
        return (self.table, self.seat, self.agent, self.undos)


KEPT: OrderedDict[tuple[str, int, str, int], Agent] = OrderedDict()


def begin() -> None:
    """A worker leaves Ctrl-C to the server, which stops it in good order; if the server is killed, it goes too."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=leave_with_the_server, daemon=True).start()


def leave_with_the_server() -> None:
    """Waits for the end of the process that started this one."""
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(0)


def think(task: Task) -> int:
    """Answers a question, in a worker."""
    agent = KEPT.pop(task.key, None) or agents.make(task.agent, seed_of(task))
    KEPT[task.key] = agent
    if len(KEPT) > MOST_KEPT:
        KEPT.popitem(last=False)
    game = find_game(task.game)
    state = game.load(task.state)
    question = question_for(state, task.seat)
    assert question is not None
    return agent.choose(game, state, question)


def seed_of(task: Task) -> int:
    """The dice of an agent: its own, and the same for the same seat of the same table."""
    text = f"{task.seed}:{task.seat}:{task.undos}"
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=6).digest(), "big")


class Opponents:
    """The processes in which computers think."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.pools: dict[int, ProcessPoolExecutor] = {}

    def pool(self, place: int) -> ProcessPoolExecutor:
        """A worker, started when it is first needed."""
        if place not in self.pools:
            self.pools[place] = ProcessPoolExecutor(
                1, mp_context=get_context("spawn"), initializer=begin
            )
        return self.pools[place]

    def warm_up(self) -> None:
        """Starts the first worker before anybody waits for it."""
        if self.workers:
            self.pool(0).submit(len, "")

    async def choose(self, task: Task) -> int:
        """The answer of a computer. A worker that has died is replaced, and asked again."""
        if self.workers == 0:
            return await asyncio.to_thread(think, task)
        place = hashlib.blake2b(task.table.encode(), digest_size=2).digest()[0] % self.workers
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self.pool(place), think, task)
        except BrokenProcessPool:
            self.pools.pop(place).shutdown(wait=False)
            return await loop.run_in_executor(self.pool(place), think, task)

    def close(self) -> None:
        """Ends all workers."""
        for pool in self.pools.values():
            pool.shutdown(wait=True, cancel_futures=True)
        self.pools.clear()
