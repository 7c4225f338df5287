"""Ending tasks for good."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any

AGAIN = 1.0  # seconds


async def end(tasks: Iterable[asyncio.Task[Any]]) -> None:
    """Cancels tasks until they are done: one that was about to finish something may not hear it the first time."""
    waiting = set(tasks)
    while waiting:
        for task in waiting:
            task.cancel()
        _, waiting = await asyncio.wait(waiting, timeout=AGAIN)
