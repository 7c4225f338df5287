"""Everything in memory is looked at when something was thrown away, and not in the middle of a game."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest

from runestack.server import garbage
from runestack.server.garbage import LEAST, OFTEN, Garbage
from tests.server.browser import PERSON, AnyClient, Browser, office_of


@pytest.fixture
def as_before() -> Iterator[None]:
    before = gc.get_threshold()
    yield
    gc.set_threshold(*before)
    gc.unfreeze()


@pytest.mark.usefixtures("as_before")
def test_the_interpreter_no_longer_looks_at_everything_by_itself() -> None:
    garbage.take_over()
    assert gc.get_threshold()[2] == garbage.NEVER
    assert gc.isenabled()


def test_it_is_looked_at_after_as_many_tables_as_are_kept() -> None:
    one = Garbage()
    for _ in range(LEAST - 1):
        one.throw()
    assert not one.collect(0)
    one.throw()
    assert not one.collect(LEAST + 1)
    assert one.collect(LEAST)
    assert not one.collect(0)


def test_it_is_looked_at_from_time_to_time(monkeypatch: pytest.MonkeyPatch) -> None:
    one = Garbage()
    later = one.looked + OFTEN + 1
    monkeypatch.setattr("time.monotonic", lambda: later)
    assert one.collect(500)
    assert not one.collect(500)


def test_tables_that_leave_the_memory_are_counted(client: AnyClient, ada: Browser) -> None:
    desk = office_of(client).desk
    before = desk.garbage.thrown
    table = ada.make(PERSON)["id"]
    desk.forget(table)
    desk.forget(table)
    assert desk.garbage.thrown == before + 1
