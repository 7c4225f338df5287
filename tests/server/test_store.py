"""The store, on SQLite and on PostgreSQL alike."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import pytest
from sqlalchemy import inspect, text

from runestack.server.ending import end
from runestack.server.entries import Chose, Said, Seated
from runestack.server.store.appending import ConflictError
from runestack.server.store.engine import DatabaseError, address
from runestack.server.store.migrate import SchemaError, newest
from runestack.server.store.rows import SeatRow, Summary
from runestack.server.store.schema import METADATA
from runestack.server.store.store import Store
from runestack.server.store.wakeups import EVERY, watch
from tests.server.conftest import BOTH
from tests.server.tables import row_of

T = TypeVar("T")
SEATING = [SeatRow(seating="person", name="Ada", agent="")]


def summary(seq: int) -> Summary:
    return Summary(seq=seq, status="running", seating=SEATING, waiting=[0])


def with_store(database: str, work: Callable[[Store], Awaitable[T]]) -> T:
    """Opens a store, works with it, and closes it."""

    async def run() -> T:
        store = Store(database)
        try:
            await store.open()
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


async def begun(store: Store) -> None:
    await store.create(
        row_of("rone", 7), [Seated(0, "person", "Ada")], {0: "h0", 1: "h1"}, summary(1)
    )


@BOTH
def test_a_table_is_read_as_it_was_written(database: str) -> None:
    async def work(store: Store) -> None:
        await begun(store)
        await store.append("test", 1, [Chose(0, 3), Chose(1, 0, "smart")], summary(3))
        found = await store.table("test")
        assert found is not None
        assert (found.row, found.summary) == (row_of("rone", 7), summary(3))
        assert await store.entries("test") == [
            Seated(0, "person", "Ada"),
            Chose(0, 3),
            Chose(1, 0, "smart"),
        ]
        assert await store.entries("test", 2) == [Chose(1, 0, "smart")]
        assert await store.seqs(["test", "other"]) == {"test": 3}
        assert await store.count() == 1

    with_store(database, work)


@BOTH
def test_of_two_who_append_the_same_number_one_fails_and_stores_nothing(database: str) -> None:
    async def work(store: Store) -> None:
        await begun(store)
        other = Store(database)
        try:
            for seq in range(1, 21):
                results = await asyncio.gather(
                    store.append("test", seq, [Said(0, "a", "a")], summary(seq + 1)),
                    other.append("test", seq, [Said(1, "b", "b")], summary(seq + 1)),
                    return_exceptions=True,
                )
                assert sorted(type(one).__name__ for one in results) == [
                    "ConflictError",
                    "NoneType",
                ]
                assert len(await store.entries("test")) == seq + 1
            with pytest.raises(ConflictError):
                await store.append("test", 3, [Said(0, "a", "late")], summary(4))
        finally:
            await other.close()

    with_store(database, work)


@BOTH
def test_of_two_who_sit_down_by_link_and_on_the_free_seat_one_does(database: str) -> None:
    async def work(store: Store) -> None:
        await begun(store)
        other = Store(database)
        try:
            for number in range(10):
                await store.stand_up("test", 1)
                assert await store.set_secret("test", 1, f"link {number}", "ada")
                await asyncio.gather(
                    store.claim("ada", "test", 1),
                    other.use_secret("test", f"link {number}", "bert"),
                    other.claim("carl", "test", 1),
                )
                sitting = (await store.sessions_at("test"))[1]
                assert len(sitting) == 1
                assert await other.use_secret("test", f"link {number}", "dora") is None
                assert not await store.set_secret("test", 1, "new", "dora")
        finally:
            await other.close()

    with_store(database, work)


@BOTH
def test_seats_sessions_and_secrets(database: str) -> None:
    async def work(store: Store) -> None:
        await begun(store)
        assert await store.use_secret("test", "other", "bert") is None
        assert await store.use_secret("test", "h1", "bert") == (1, True)
        assert await store.use_secret("test", "h1", "carl") is None  # it works once
        assert await store.use_secret("test", "", "carl") is None
        assert not await store.set_secret("test", 1, "h2", "ada")  # somebody else sits there
        assert await store.set_secret("test", 1, "h2", "bert")
        assert await store.set_secret("test", 1, "h3", "bert")
        assert await store.use_secret("test", "h2", "bert") is None
        assert await store.use_secret("test", "h3", "bert") == (1, False)
        assert not await store.claim("ada", "test", 1)
        assert await store.claim("bert", "test", 1)
        await store.sit("ada", "test", [0, 1])
        await store.sit("ada", "test", [1])
        await store.sit("bert", "test", [1])
        assert await store.seats_of("ada", "test") == [0, 1]
        assert await store.sessions_at("test") == {0: {"ada"}, 1: {"ada", "bert"}}
        assert await store.stand_up("test", 1, "ada") == {"ada"}
        assert await store.sessions_at("test") == {0: {"ada"}, 1: {"bert"}}
        assert [one.row.id for one in await store.tables_of("bert")] == ["test"]

    with_store(database, work)


@BOTH
def test_what_is_deleted_or_expired_leaves_nothing_behind(database: str) -> None:
    async def work(store: Store) -> None:
        await begun(store)
        await store.sit("ada", "test", [0])
        await store.delete("test")
        assert await store.table("test") is None
        assert await store.entries("test") == []
        assert await store.sessions_at("test") == {}
        await begun(store)
        assert await store.expire(0.0) == []
        assert await store.expire(9e9) == ["test"]
        await store.add_replay("r", "{}", "ada")
        assert await store.replay("r") == "{}"
        await store.expire_replays(9e9)
        assert await store.replay("r") is None

    with_store(database, work)


@BOTH
def test_migrations_make_what_the_code_expects(database: str) -> None:
    async def work(store: Store) -> None:
        assert await store.form() == newest()
        async with store.engine.connect() as connection:
            found = await connection.run_sync(
                lambda one: {
                    table: {
                        column["name"]: column["nullable"]
                        for column in inspect(one).get_columns(table)
                    }
                    for table in METADATA.tables
                }
            )
        assert found == {
            name: {column.name: bool(column.nullable) for column in table.columns}
            for name, table in METADATA.tables.items()
        }

    with_store(database, work)


@BOTH
def test_a_newer_database_is_refused_with_advice(database: str) -> None:
    async def age(store: Store) -> None:
        async with store.engine.begin() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))

    with_store(database, age)
    with pytest.raises(SchemaError, match="newer"):
        with_store(database, age)


def test_sqlite_waits_writes_ahead_and_keeps_references(tmp_path: Path) -> None:
    async def work(store: Store) -> list[object]:
        async with store.engine.connect() as connection:
            return [
                (await connection.execute(text(f"PRAGMA {name}"))).scalar()
                for name in ("busy_timeout", "journal_mode", "synchronous", "foreign_keys")
            ]

    assert with_store(str(tmp_path / "deep" / "tables.sqlite"), work) == [5000, "wal", 1, 1]


@pytest.mark.parametrize("given", ["mysql://host/name", "://", "postgresql+pg8000://"])
def test_an_address_without_a_driver_is_refused(given: str) -> None:
    if given.startswith("postgresql"):
        assert address(given).drivername == "postgresql+asyncpg"
        return
    with pytest.raises(DatabaseError):
        address(given)


def test_what_is_played_through_another_store_wakes_and_what_is_played_here_does_not(
    tmp_path: Path,
) -> None:
    """At 500 tables each look would read the numbers of all of them."""
    woken = 0

    async def wake(_: str | None) -> None:
        nonlocal woken
        woken += 1

    async def until(number: int) -> None:
        async with asyncio.timeout(20.0):
            while woken < number:  # noqa: ASYNC110  # counted elsewhere
                await asyncio.sleep(EVERY)

    async def work(store: Store) -> None:
        await begun(store)
        other = Store(str(tmp_path / "t.sqlite"))
        looking = asyncio.create_task(watch(store, wake, lambda _: None))
        try:
            await until(1)  # whatever had happened before
            await asyncio.sleep(5 * EVERY)
            before = woken
            await store.append("test", 1, [Chose(0, 3)], summary(2))
            await asyncio.sleep(5 * EVERY)
            assert woken == before
            await other.append("test", 2, [Chose(1, 0)], summary(3))
            await until(before + 1)
        finally:
            await end([looking])
            await other.close()

    with_store(str(tmp_path / "t.sqlite"), work)
