"""Whose turn it is to think: any free worker takes any question, and no table keeps the others waiting."""

import asyncio

import pytest

from runestack.server import turns as module
from runestack.server.turns import Turns


class Clock:
    """Time that passes when somebody says so."""

    def __init__(self) -> None:
        self.now = 0.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    found = Clock()
    monkeypatch.setattr(module, "time", found)
    return found


class Course:
    """Thoughts of so many seconds, and the order in which they began."""

    def __init__(self, clock: Clock, places: int) -> None:
        self.clock = clock
        self.turns = Turns(places)
        self.begun: list[tuple[str, int]] = []

    async def think(self, table: str, seconds: float = 0.0, wished: int | None = None) -> None:
        async with self.turns.turn(table, wished) as place:
            self.begun.append((table, place))
            await asyncio.sleep(0)
            self.clock.now += seconds

    @property
    def order(self) -> list[str]:
        return [table for table, _ in self.begun]


def test_every_place_is_taken_whichever_tables_ask(clock: Clock) -> None:
    async def course() -> list[tuple[str, int]]:
        found = Course(clock, 3)
        await asyncio.gather(*(found.think(table) for table in ("a", "b", "c")))
        return found.begun

    assert asyncio.run(course()) == [("a", 0), ("b", 1), ("c", 2)]


def test_a_place_is_wished_for_and_another_one_taken_where_it_is_not_free(clock: Clock) -> None:
    async def course() -> list[tuple[str, int]]:
        found = Course(clock, 2)
        await asyncio.gather(found.think("a", wished=1), found.think("b", wished=1))
        return found.begun

    assert asyncio.run(course()) == [("a", 1), ("b", 0)]


def test_who_asks_for_much_again_and_again_lets_others_answer_in_between(clock: Clock) -> None:
    async def course() -> list[str]:
        found = Course(clock, 1)
        await found.think("master", seconds=3.0)
        waiting = [found.think(table) for table in ("other", "master", "quick")]
        async with found.turns.turn("first"):
            tasks = [asyncio.ensure_future(one) for one in waiting]
            await asyncio.sleep(0)
        await asyncio.gather(*tasks)
        return found.order

    assert asyncio.run(course()) == ["master", "other", "quick", "master"]


def test_who_has_waited_for_others_owes_them_nothing(clock: Clock) -> None:
    """A table that has just come is not put before everybody until it has thought as much as they have ever."""

    async def course() -> list[str]:
        found = Course(clock, 1)
        for _ in range(5):
            await found.think("old", seconds=3.0)

        async def again(table: str) -> None:
            for _ in range(4):
                await found.think(table, seconds=3.0)

        async with found.turns.turn("first"):
            both = asyncio.gather(again("new"), again("old"))
            await asyncio.sleep(0)
        await both
        return found.order[5:]

    assert asyncio.run(course()) == ["new", "old"] * 4


def test_who_waits_no_longer_is_passed_over_and_no_place_is_lost(clock: Clock) -> None:
    async def course() -> list[int]:
        found = Course(clock, 1)
        async with found.turns.turn("first"):
            gone = [asyncio.ensure_future(found.think(table)) for table in ("a", "b")]
            await asyncio.sleep(0)
            gone[0].cancel()
            await asyncio.sleep(0)
        gone[1].cancel()  # in the very moment in which it was given the place
        await asyncio.gather(*gone, return_exceptions=True)
        assert found.order == []
        return found.turns.free

    assert asyncio.run(course()) == [0]


def test_what_is_remembered_of_tables_has_an_end(
    clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "MOST_KNOWN", 5)

    async def course() -> int:
        found = Course(clock, 1)
        for number in range(50):
            await found.think(f"table {number}", seconds=0.1)
            await found.think("busy", seconds=0.2)
        return len(found.turns.shares)

    assert asyncio.run(course()) <= 6
