"""Work that takes a while: in a thread beside the loop, one piece after the other.

Threads share the interpreter with the loop: with several of them at work, everybody at a table would wait. What takes
long counts as several requests of whoever asked for it, so that no address has the thread for itself.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import TypeVar

from runestack.server.limits import Counted

REQUEST = 0.01  # seconds of processor time that a request may cost

Found = TypeVar("Found")


class Beside:
    """The thread, and what it was kept busy with."""

    def __init__(self, requests: Counted) -> None:
        self.requests = requests  # of each address
        self.turn = asyncio.Lock()

    async def do(self, address: str, work: Callable[..., Found], *arguments: object) -> Found:
        """Does something when it is its turn. Empty: it was nobody in particular who asked."""
        seconds = 0.0

        def timed() -> Found:
            nonlocal seconds
            began = time.thread_time()
            try:
                return work(*arguments)
            finally:
                seconds = time.thread_time() - began

        try:
            async with self.turn:
                return await asyncio.to_thread(timed)
        finally:
            if address:
                self.requests.owes(address, int(seconds / REQUEST))
