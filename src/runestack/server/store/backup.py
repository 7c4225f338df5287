"""Backups: one SQLite file with everything, of a SQLite and of a PostgreSQL database alike, so that it can move."""

from __future__ import annotations

import asyncio
import shutil
import tempfile
from pathlib import Path
from typing import Any

from sqlalchemy import Table, delete, func, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from runestack.server.store.schema import METADATA, TABLES
from runestack.server.store.store import Store

ROWS = 500  # copied at a time


class BackupError(ValueError):
    """A backup that cannot be made or read; the message says why."""


def back_up(database: str, file: Path) -> int:
    """Writes a backup, whole or not at all, while the server may go on; returns how many tables it holds."""
    if file.exists():
        raise BackupError(f"{file}: there is such a file already")
    part = file.with_name(file.name + ".part")
    part.unlink(missing_ok=True)
    count = asyncio.run(write(database, part))
    part.replace(file)
    return count


async def write(database: str, part: Path) -> int:
    """Everything that a database holds, as a SQLite file."""
    source = Store(database)
    try:
        await source.open()
        if source.is_postgresql:
            await copy_to_file(source, part)
        else:
            async with source.engine.connect() as connection:
                free = await connection.execution_options(isolation_level="AUTOCOMMIT")
                await free.execute(text("VACUUM INTO :file"), {"file": str(part)})
        return await source.count()
    finally:
        await source.close()


async def copy_to_file(source: Store, file: Path) -> None:
    """Everything as it is at one moment."""
    target = Store(str(file))
    try:
        await target.open()
        async with source.engine.connect() as plain:
            reading = await plain.execution_options(isolation_level="REPEATABLE READ")
            async with target.engine.begin() as writing:
                await copy_rows(reading, writing)
        async with target.engine.connect() as connection:  # one file, nothing beside it
            await connection.execute(text("PRAGMA journal_mode=DELETE"))
    finally:
        await target.close()


def restore(database: str, file: Path, *, replace: bool = False) -> int:
    """Fills a database from a backup, whole or not at all; returns how many tables there are then."""
    if not file.is_file():
        raise BackupError(f"{file}: there is no such file")
    with file.open("rb") as start:
        if start.read(16) != b"SQLite format 3\x00":
            raise BackupError(f"{file}: not a backup of Runestack")
    with tempfile.TemporaryDirectory() as folder:
        copy = (
            Path(folder) / "backup.sqlite"
        )  # brought to this version's form without touching the backup
        shutil.copyfile(file, copy)
        return asyncio.run(fill(Store(str(copy)), Store(database), replace=replace))


async def fill(source: Store, target: Store, *, replace: bool) -> int:
    """Brings both to the same form, and copies."""
    try:
        await source.open()
        await target.open()
        return await copy_all(source, target, replace=replace)
    finally:
        await source.close()
        await target.close()


async def copy_all(source: Store, target: Store, *, replace: bool) -> int:
    """Copies everything in one transaction."""
    async with source.engine.connect() as reading, target.engine.begin() as writing:
        if replace:
            for table in reversed(METADATA.sorted_tables):
                await writing.execute(delete(table))
        elif (await writing.execute(select(func.count()).select_from(TABLES))).scalar_one():
            raise BackupError("the database holds tables already; --replace gives them up")
        await copy_rows(reading, writing)
    return await target.count()


async def copy_rows(reading: AsyncConnection, writing: AsyncConnection) -> None:
    """All rows of all tables."""
    for table in METADATA.sorted_tables:
        await copy_table(table, reading, writing)


async def copy_table(table: Table, reading: AsyncConnection, writing: AsyncConnection) -> None:
    """The rows of one table, some at a time."""
    found = await reading.stream(select(table))
    async for rows in found.partitions(ROWS):
        values: list[dict[str, Any]] = [dict(row._mapping) for row in rows]  # noqa: SLF001  # a public name
        await writing.execute(insert(table), values)
