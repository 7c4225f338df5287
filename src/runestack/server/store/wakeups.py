"""How a process hears that another has changed a table, and who is there. A hint only: who is woken reads the table.

PostgreSQL tells it (LISTEN), over one connection for the whole process. A SQLite file is looked at, through the
connection over which choices are written: its `data_version` changes whenever another one has written. What is played
here wakes nobody.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable

import asyncpg
import structlog

from runestack.server.store.appending import CHANNEL
from runestack.server.store.store import PRESENCE, Store

EVERY = 0.1  # seconds between two looks at a SQLite file
TRY = 10.0  # seconds after which a connection has to show that it lives, and in which
AGAIN = 1.0  # seconds before a lost connection is tried again

Wake = Callable[[str | None], Awaitable[None]]  # a table, or None: any may have changed
Hear = Callable[[str], None]  # who is at a table in another process
LOG = structlog.get_logger(__name__)


async def watch(store: Store, wake: Wake, hear: Hear) -> None:
    """Calls `wake` for what others have changed and `hear` for who is there, until it is cancelled."""
    while True:
        try:
            await (listen(store, wake, hear) if store.is_postgresql else look(store, wake))
        except Exception as error:  # noqa: BLE001  # whatever it is: the database may be back in a moment
            LOG.warning("wakeups_lost", error=type(error).__name__)
        await asyncio.sleep(AGAIN)


async def look(store: Store, wake: Wake) -> None:
    """Looks at a SQLite file again and again."""
    seen = None
    while True:
        found = await store.appender.version()
        if found != seen:
            seen = found
            await wake(None)
        await asyncio.sleep(EVERY)


async def listen(store: Store, wake: Wake, hear: Hear) -> None:
    """Listens to PostgreSQL until the connection is lost; whatever was missed meanwhile is read at the start."""
    url = store.engine.url
    lost = asyncio.Event()
    heard: asyncio.Queue[str] = asyncio.Queue()
    connection = await connected(
        url.set(drivername="postgresql").render_as_string(hide_password=False)
    )
    try:
        connection.add_termination_listener(lambda _: lost.set())
        await connection.add_listener(CHANNEL, lambda *said: heard.put_nowait(str(said[3])))
        await connection.add_listener(PRESENCE, lambda *said: hear(str(said[3])))
        await wake(None)
        clock = asyncio.get_running_loop().time
        tried = clock()
        while not lost.is_set():
            table = await next_heard(heard)
            if table is not None:
                await wake(table)
            if clock() - tried > TRY:  # a connection may be lost without a word
                await connection.execute("SELECT 1", timeout=TRY)
                tried = clock()
    finally:
        connection.terminate()


async def connected(address: str) -> asyncpg.Connection:
    """A connection. Whoever is cancelled meanwhile closes it: one that is half made would be left open."""
    connecting = asyncio.ensure_future(asyncpg.connect(address, timeout=TRY))
    try:
        return await asyncio.shield(connecting)
    except asyncio.CancelledError:
        with contextlib.suppress(OSError, asyncpg.PostgresError):
            (await connecting).terminate()
        raise


async def next_heard(heard: asyncio.Queue[str]) -> str | None:
    """What was heard next, or None after a while. (`wait_for` of Python 3.11 may swallow being cancelled.)"""
    try:
        async with asyncio.timeout(1.0):
            return await heard.get()
    except TimeoutError:
        return None
