"""Whose turn it is to have something thought about: any free worker takes it, and no table keeps the others waiting.

Of several tables that wait, the one comes first for which least was thought lately (start-time fair queueing): who asks
a master again and again lets a quick opponent at another table answer in between.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from heapq import heappop, heappush
from itertools import count

MOST_KNOWN = 2000  # tables whose share is remembered


class Turns:
    """The places at which something can be thought about, and who waits for one."""

    def __init__(self, places: int) -> None:
        self.free = list(range(places))
        self.waiting: list[tuple[float, int, asyncio.Future[int]]] = []
        self.number = count()  # of two with the same share the first to ask comes first
        self.now = 0.0  # the share of whoever had its turn last, in seconds of thought
        self.shares: dict[str, float] = {}  # by table: where its next turn begins

    @asynccontextmanager
    async def turn(self, table: str, wished: int | None = None) -> AsyncIterator[int]:
        """A place for a table, the wished one if it is free. What is done there counts for the table."""
        start = max(self.now, self.shares.get(table, 0.0))
        place = await self.place(start, wished)
        self.now = max(self.now, start)
        began = time.monotonic()
        try:
            yield place
        finally:
            self.count(table, start + time.monotonic() - began)
            self.let_go(place)

    async def place(self, start: float, wished: int | None) -> int:
        """A free place, at once or when it is the turn of whoever starts then."""
        if self.free:
            place = wished if wished in self.free else self.free[0]
            assert place is not None
            self.free.remove(place)
            return place
        future: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        heappush(self.waiting, (start, next(self.number), future))
        try:
            return await future
        except asyncio.CancelledError:
            if future.done() and not future.cancelled():  # it was given a place at the same moment
                self.let_go(future.result())
            raise

    def let_go(self, place: int) -> None:
        """A place is free: for whoever waits, if it still does."""
        while self.waiting:
            future = heappop(self.waiting)[2]
            if not future.done():
                future.set_result(place)
                return
        self.free.append(place)

    def count(self, table: str, share: float) -> None:
        """Where the next turn of a table begins. Those that are behind begin now, and need not be remembered."""
        self.shares[table] = share
        if len(self.shares) > MOST_KNOWN:
            self.shares = {one: at for one, at in self.shares.items() if at > self.now}
