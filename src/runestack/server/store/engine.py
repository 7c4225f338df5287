"""The database by its address: an engine with the settings that each kind needs."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

# in this order: the others may have to wait for a lock themselves
PRAGMAS = ("busy_timeout=5000", "journal_mode=WAL", "synchronous=NORMAL", "foreign_keys=ON")
DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}


class DatabaseError(ValueError):
    """An address that leads to no database."""


def address(given: str) -> URL:
    """The address of a database; a plain path is a SQLite file."""
    if "://" not in given:
        return make_url(f"{DRIVERS['sqlite']}:///{Path(given).expanduser().absolute()}")
    try:
        url = make_url(given)
    except ArgumentError:
        message = "the address of the database is not understood; it is a file, sqlite:///FILE or postgresql://..."
        raise DatabaseError(message) from None
    kind = url.get_backend_name()
    if kind not in DRIVERS:
        message = f"there is no driver for {kind!r}; a database is a file, sqlite:///FILE or postgresql://..."
        raise DatabaseError(message)
    return url.set(drivername=DRIVERS[kind])


def make_engine(given: str) -> AsyncEngine:
    """An engine; the folder of a SQLite file is made where it is missing."""
    url = address(given)
    if url.get_backend_name() != "sqlite":
        return create_async_engine(url, pool_size=5, max_overflow=5, pool_pre_ping=True)
    if url.database:
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    # one writer at a time is all that SQLite has; the pool holds a second connection for reading
    engine = create_async_engine(url, pool_size=2, max_overflow=2)
    event.listen(engine.sync_engine, "connect", set_pragmas)
    return engine


def make_writer(given: str) -> Engine | None:
    """A second engine for a SQLite file, of one connection, for a thread that writes; None for other databases."""
    url = address(given)
    if url.get_backend_name() != "sqlite":
        return None
    engine = create_engine(url.set(drivername="sqlite"), pool_size=1, max_overflow=0)
    event.listen(engine, "connect", set_pragmas)
    return engine


def set_pragmas(connection: Any, _record: object) -> None:
    """Each new connection to a SQLite file."""
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
