"""Storing what has happened at a table: the one thing that is written for every choice.

On PostgreSQL the loop itself talks to the database. SQLite works in a thread; every step there and back would wait for
its turn beside a busy loop, so that a whole transaction goes there at once.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
from sqlalchemy import (
    Connection,
    CursorResult,
    Engine,
    Float,
    bindparam,
    func,
    insert,
    text,
    update,
)
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from runestack.server.entries import AnyEntry, PassingSet, encode_entry
from runestack.server.store.rows import Summary
from runestack.server.store.schema import ENTRIES, TABLES

CHANNEL = "runestack"

# written down once: they are used for every choice
MOVED = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("table"), TABLES.c.seq == bindparam("after"))
    .values(
        {
            **{name: bindparam(f"new_{name}") for name in ("seq", "status", "seating", "waiting")},
            "touched": func.coalesce(bindparam("new_touched", type_=Float), TABLES.c.touched),
        }
    )
)
ADDED = insert(ENTRIES)
TOLD = text("SELECT pg_notify(:channel, :words)")

Values = dict[str, Any]


class ConflictError(Exception):
    """Another process has appended to the table first. Nothing was stored."""


def as_json(value: object) -> str:
    """Plain data as text."""
    return msgspec.json.encode(value).decode()


def summary_values(summary: Summary) -> Values:
    """A summary as columns."""
    return {
        "seq": summary.seq,
        "status": summary.status,
        "seating": as_json(summary.seating),
        "waiting": as_json(summary.waiting),
    }


def entry_rows(table: str, after: int, entries: Sequence[AnyEntry], now: float) -> list[Values]:
    """Entries behind a number, as columns."""
    return [
        {"table_id": table, "seq": seq, "body": encode_entry(entry).decode(), "made": now}
        for seq, entry in enumerate(entries, after + 1)
    ]


async def say(connection: AsyncConnection, channel: str, words: str) -> None:
    """Something for everybody who listens to the database."""
    await connection.execute(TOLD, {"channel": channel, "words": words})


def check_moved(table: str, done: CursorResult[Any]) -> None:
    """Of two processes that add the same number one finds the table moved on."""
    if done.rowcount != 1:
        raise ConflictError(table)


class Appender:
    """Adds entries to tables; of two processes that add the same number one gets ConflictError."""

    def __init__(self, engine: AsyncEngine, writer: Engine | None) -> None:
        self.engine = engine
        self.writer = writer  # of a SQLite file
        self.thread = ThreadPoolExecutor(1, "writer")  # SQLite has one writer at a time

    async def append(
        self, table: str, after: int, entries: Sequence[AnyEntry], summary: Summary
    ) -> None:
        """Entries behind number `after`, and what lists say of the table then, in one transaction.

        How a seat passes is nobody's to know: it does not touch the table.
        """
        now = time.time()
        new = {f"new_{name}": value for name, value in summary_values(summary).items()}
        touched = None if all(isinstance(one, PassingSet) for one in entries) else now
        moved = {"table": table, "after": after, "new_touched": touched, **new}
        rows = entry_rows(table, after, entries, now)
        try:
            if self.writer is None:
                await self.append_here(table, moved, rows)
            else:
                loop = asyncio.get_running_loop()
                await loop.run_in_executor(
                    self.thread, append_in_thread, self.writer, table, moved, rows
                )
        except IntegrityError:
            raise ConflictError(table) from None

    async def version(self) -> int:
        """A number of a SQLite file that changes whenever anybody else has written."""
        assert self.writer is not None
        return await asyncio.get_running_loop().run_in_executor(
            self.thread, version_in_thread, self.writer
        )

    async def append_here(self, table: str, moved: Values, rows: list[Values]) -> None:
        """On PostgreSQL; other processes hear of it when the transaction is stored."""
        async with self.engine.begin() as connection:
            check_moved(table, await connection.execute(MOVED, moved))
            await connection.execute(ADDED, rows)
            await say(connection, CHANNEL, table)

    async def close(self) -> None:
        """Ends once everything is written."""
        await asyncio.to_thread(self.thread.shutdown)
        if self.writer is not None:
            self.writer.dispose()


def append_in_thread(writer: Engine, table: str, moved: Values, rows: list[Values]) -> None:
    """On SQLite. The table is written first: no lock for reading has to be raised."""
    connection: Connection
    with writer.begin() as connection:
        check_moved(table, connection.execute(MOVED, moved))
        connection.execute(ADDED, rows)


def version_in_thread(writer: Engine) -> int:
    """Of a SQLite file, as the writer's connection sees it."""
    with writer.connect() as connection:
        return int(connection.exec_driver_sql("PRAGMA data_version").scalar_one())
