"""Tasks end, even where one does not hear the first time."""

import asyncio

from runestack.server import ending
from runestack.server.ending import end


def test_a_task_that_swallows_being_cancelled_is_cancelled_again() -> None:
    async def stubborn(heard: list[str]) -> None:
        while len(heard) < 3:
            try:
                await asyncio.sleep(60)
            except asyncio.CancelledError:
                heard.append("cancelled")

    async def run() -> list[str]:
        heard: list[str] = []
        task = asyncio.create_task(stubborn(heard))
        await asyncio.sleep(0)
        await end([task])
        assert task.done()
        return heard

    usual, ending.AGAIN = ending.AGAIN, 0.02
    try:
        assert asyncio.run(run()) == ["cancelled"] * 3
    finally:
        ending.AGAIN = usual


def test_nothing_to_end_is_ended_at_once() -> None:
    asyncio.run(end([]))
