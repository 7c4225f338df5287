"""Everything a server works with, in one place."""

from __future__ import annotations

import asyncio
import time
from collections import Counter

import structlog

from runestack.server.beside import Beside
from runestack.server.catalogue import all_games
from runestack.server.ending import end
from runestack.server.hub import Hub, encode
from runestack.server.limits import LIMITS, Allowances, Counted
from runestack.server.opponents import Opponents
from runestack.server.readers import Readers
from runestack.server.settings import Settings
from runestack.server.store.store import Store
from runestack.server.store.wakeups import watch
from runestack.server.tables.analysing import Analyses
from runestack.server.tables.desk import Desk
from runestack.server.tables.driving import Driver
from runestack.server.tables.hinting import Hints
from runestack.server.tables.replays import Replays

REQUESTS = "requests_per_minute"
SOCKETS_AT_ONCE = 2.5  # of one address that may send as much as one socket may
SECONDS_AT_ONCE = 5  # of messages, in reserve
BATCH = 0.2  # seconds in which those who come and go are told of together
SWEEP = 5.0  # seconds between two looks at what lies around
EXPIRE = 3600.0  # seconds between two looks for tables that nobody touches

LOG = structlog.get_logger(__name__)


async def read_cards() -> None:
    """Reads the cards of all games before the first browser asks."""
    await asyncio.to_thread(all_games)


class Office:
    """The store, the tables in memory, who listens, and who thinks."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self.hub = Hub()
        self.opponents = Opponents(settings.workers)
        self.counts = {name: Counted() for name in LIMITS}  # what is limited, by address
        self.beside = Beside(self.counts[REQUESTS])
        self.desk = Desk(settings, self.store, self.hub, self.beside)
        self.driver = Driver(self.desk, self.opponents)
        self.hints = Hints(self.desk, self.opponents)
        self.readers = Readers(in_process=settings.workers > 0)
        self.replays = Replays(self.desk, self.readers)
        self.analyses = Analyses(self.replays, in_process=settings.workers > 0)
        self.sockets: Counter[str] = Counter()  # that are open, by address
        most = SOCKETS_AT_ONCE * settings.messages_per_second
        self.messages = Allowances(most, SECONDS_AT_ONCE * most)  # by address
        self.announced: dict[str, bool] = {}  # by table just told of: whether more is to be told
        self.began = self.began_at = (
            0.0  # when the server began, by the tables and by a clock that never jumps
        )
        self.tasks: list[asyncio.Task[None]] = []
        self.telling: set[asyncio.Task[None]] = set()  # what is being told to other processes

    async def open(self) -> None:
        """Opens the store and starts what runs beside."""
        await self.store.open()
        last = await self.store.last_touched()
        now = time.time()
        self.began = now if last is None else min(now, last)
        self.began_at = time.monotonic()
        self.opponents.warm_up()
        self.tasks = [
            asyncio.create_task(watch(self.store, self.desk.wake, self.hear_presence)),
            asyncio.create_task(self.sweep()),
            asyncio.create_task(read_cards()),
        ]

    async def close(self) -> None:
        """Stops in good order: nothing that was acknowledged is lost."""
        await end(self.tasks)
        await asyncio.gather(*self.telling, return_exceptions=True)
        await self.driver.stop()
        await asyncio.to_thread(self.opponents.close)
        await asyncio.to_thread(self.analyses.close)
        self.readers.close()
        await self.store.close()

    def announce(self, table: str) -> None:
        """Tells everybody at a table who is there now, in the other processes too; a crowd is told in batches."""
        if table in self.announced:
            self.announced[table] = True
            return
        self.announced[table] = False
        asyncio.get_running_loop().call_later(BATCH, self.announce_rest, table)
        self.show_presence(table)
        self.tell_presence(table)

    def announce_rest(self, table: str) -> None:
        """Tells who has come and gone meanwhile."""
        if self.announced.pop(table):
            self.announce(table)

    def tell_presence(self, *tables: str) -> None:
        """Tells the other processes who is at tables in this one; a SQLite file has no way to."""
        if not tables or not self.store.is_postgresql:
            return
        words = [encode(self.hub.here(table)) for table in tables]
        task = asyncio.create_task(self.store.tell_presence(words))
        self.telling.add(task)
        task.add_done_callback(self.told)

    def told(self, task: asyncio.Task[None]) -> None:
        """What could not be told is told again with the next sweep."""
        self.telling.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOG.warning("presence_not_told", error=type(task.exception()).__name__)

    def hear_presence(self, words: str) -> None:
        """Another process says who is at a table there; one that has just come to it hears who is here."""
        found = self.hub.elsewhere.hear(words)
        if found is None or not self.hub.at(found[0].table):
            return
        now, before = found
        if now != before:
            self.show_presence(now.table)
        if before is None:
            self.tell_presence(now.table)

    def show_presence(self, table: str) -> None:
        """Shows everybody here who is at a table."""
        kept = self.desk.kept.get(table)
        if kept is not None:
            self.desk.teller.send_tables(kept)

    async def sweep(self) -> None:
        """Drops idle tables, and drives tables whose process has gone."""
        expired = 0.0
        while True:
            await asyncio.sleep(SWEEP)
            try:
                self.desk.forget_idle()
                self.desk.garbage.collect(len(self.desk.kept))
                for counted in self.counts.values():
                    counted.forget_old()
                self.messages.forget_full()
                for table in self.hub.tables():
                    self.driver.start(table)
                self.tell_presence(*self.hub.tables())
                for table in self.hub.elsewhere.forget_silent():
                    self.show_presence(table)
                if time.monotonic() - expired > EXPIRE:
                    expired = time.monotonic()
                    await self.expire()
            except Exception:
                LOG.exception("sweep_failed")

    async def expire(self) -> None:
        """Takes down what nobody has touched for long: only time that has passed counts, whatever the clock says."""
        before = self.began + (time.monotonic() - self.began_at) - self.settings.expire_after
        for table in await self.store.expire(before):
            self.desk.take_down(table)
            LOG.info("table_expired", table=table)
        await self.store.expire_replays(before)
