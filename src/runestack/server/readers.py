"""The process in which saved games are read: one file after the other, and not more than a few at once."""

from __future__ import annotations

import asyncio
from collections import Counter as Counted
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any, TypeVar

from runestack.server.errors import TableError
from runestack.server.messages.common import Words
from runestack.server.opponents import begin
from runestack.server.tables.reading import LONGEST, Counter, Progress

MOST_CHECKED = 4  # files that are checked or wait for it
MOST_SHOWN = 50  # moments that are shown or wait for it
MOST_MEMORY = 2 * 1024**3  # bytes of address space that the worker may take
PATIENCE = 4 * LONGEST  # seconds; the worker refuses earlier by itself, unless it hangs

Found = TypeVar("Found")
shared: Counter = Progress()  # in a worker: the counter of the server


def begin_reading(progress: Counter) -> None:
    """A worker shares how far it is, and has a bound to its memory where the system knows such bounds."""
    global shared  # noqa: PLW0603  # a worker has one
    shared = progress
    begin()
    try:
        import resource
    except ImportError:  # Windows
        return
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))


def do(work: Callable[..., Found], arguments: tuple[object, ...]) -> Found:
    """Does something in a worker; a file that needs more memory than there is cannot be played."""
    try:
        return work(*arguments, shared)
    except MemoryError:
        raise costs_too_much() from None


def costs_too_much() -> TableError:
    """A file that no worker comes to the end of."""
    why = Words("it takes too much time or memory.", "sie braucht zu viel Zeit oder Speicher.")
    return TableError("bad_file", why=why)


class Readers:
    """The worker, started when the first file comes. Without workers a thread of the server does the same."""

    def __init__(self, *, in_process: bool) -> None:
        self.in_process = in_process
        self.pool: ProcessPoolExecutor | None = None
        self.progress: Counter = Progress()
        self.turn = asyncio.Lock()
        self.wanted: Counted[int] = Counted()  # by how many may wait: how many are read or wait
        self.running = ""  # what is read

    def done(self, replay: str) -> int:
        """How many choices of a file are played; 0 while it waits."""
        return self.progress.value if self.running == replay else 0

    async def work(
        self, work: Callable[..., Found], replay: str, *more: object, most: int = MOST_SHOWN
    ) -> Found:
        """Lets the worker do something about a replay, when it is its turn; so many may wait."""
        if self.wanted[most] >= most:
            raise TableError("busy_reading")
        self.wanted[most] += 1
        try:
            async with self.turn:
                self.progress.value = 0
                self.running = replay
                return await self.run(work, (replay, *more))
        finally:
            self.wanted[most] -= 1

    async def run(self, work: Callable[..., Found], arguments: tuple[object, ...]) -> Found:
        """In the worker. One that hangs or has died is replaced."""
        if not self.in_process:
            return await asyncio.to_thread(work, *arguments, self.progress)
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(PATIENCE):
                return await loop.run_in_executor(self.started(), do, work, arguments)
        except (BrokenProcessPool, TimeoutError):
            self.kill()
            raise costs_too_much() from None

    def started(self) -> ProcessPoolExecutor:
        """The worker."""
        if self.pool is None:
            context = get_context("spawn")
            counter: Any = context.Value("i", 0, lock=False)
            self.progress = counter
            self.pool = ProcessPoolExecutor(
                1, mp_context=context, initializer=begin_reading, initargs=(counter,)
            )
        return self.pool

    def kill(self) -> None:
        """Ends a worker that does not end by itself."""
        pool, self.pool = self.pool, None
        if pool is not None:
            for process in list((pool._processes or {}).values()):  # noqa: SLF001  # kill_workers comes with 3.14
                process.kill()
            pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        """Ends the worker, whatever it does: nobody waits for it any more."""
        self.kill()
