"""Computers that think at a table: what is no longer asked is not thought about any longer."""

import asyncio
from types import SimpleNamespace
from typing import Any

from runestack.server.tables.driving import Driver, Thought


class Table:
    """A table that asks seat 0, which a computer holds."""

    def __init__(self) -> None:
        self.asked = "first"
        self.seats = [SimpleNamespace(seating="computer", agent="master")]

    def prompt(self, seat: int) -> str:
        return self.asked


class Patient:
    """Opponents that think for ever."""

    async def choose(self, task: object) -> int:
        await asyncio.Event().wait()
        return 0


def driver_of(live: Table) -> Driver:
    desk: Any = SimpleNamespace(kept={"t": SimpleNamespace(live=live)}, on_changed=[])
    opponents: Any = Patient()
    return Driver(desk, opponents)


def thinking(live: Table, seconds: float = 3600) -> Thought:
    table: Any = live

    async def think() -> int:
        await asyncio.sleep(seconds)
        return 1

    return Thought(table, 0, asyncio.ensure_future(think()))


def test_after_an_undo_the_thought_is_stopped() -> None:
    async def course() -> None:
        live = Table()
        driver, thought = driver_of(live), thinking(live)
        driver.thoughts["t"] = thought
        driver.running["t"] = asyncio.ensure_future(asyncio.sleep(0))
        driver.start("t")
        seen = [thought.stopped]
        live.asked = "second"
        driver.start("t")
        assert [*seen, thought.stopped] == [False, True]
        assert await thought.wait() is None

    asyncio.run(course())


def test_when_a_person_takes_the_seat_or_the_table_goes_the_thought_is_stopped() -> None:
    async def course() -> None:
        for change in ("person", "gone"):
            live = Table()
            driver, thought = driver_of(live), thinking(live)
            driver.thoughts["t"] = thought
            driver.running["t"] = asyncio.ensure_future(asyncio.sleep(0))
            if change == "person":
                live.seats[0].seating = "person"
            else:
                driver.desk.kept.clear()
            driver.start("t")
            assert await thought.wait() is None

    asyncio.run(course())


def test_a_thought_that_is_not_stopped_answers() -> None:
    async def course() -> None:
        assert await thinking(Table(), 0).wait() == 1

    asyncio.run(course())
