"""The desk: takes tables out of the store, changes them, and lets everybody know.

A change is worked out on the table in memory, stored, and only then told. Where another process was faster, the table
is read again and the change is worked out anew, or refused because it has become stale.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence

import structlog
from sqlalchemy.exc import DBAPIError

from runestack.server.beside import Beside
from runestack.server.entries import AnyEntry
from runestack.server.errors import TableError
from runestack.server.garbage import Garbage
from runestack.server.hub import Hub
from runestack.server.messages.from_server import Gone
from runestack.server.settings import Settings
from runestack.server.store.appending import ConflictError
from runestack.server.store.rows import ListedTable
from runestack.server.store.store import Store
from runestack.server.tables.folding import (
    carry_out,
    check_room,
    check_version,
    fold_for,
    grouped,
)
from runestack.server.tables.live import LiveTable
from runestack.server.tables.telling import Kept, Teller
from runestack.server.tables.undoing import Parties

TRIES = 8  # to store a change while other processes change the table too

Decide = Callable[[LiveTable, Parties], Sequence[AnyEntry]]
Stored = Callable[[LiveTable], None]
LOG = structlog.get_logger(__name__)


class Desk:
    """All tables of this process."""

    def __init__(self, settings: Settings, store: Store, hub: Hub, beside: Beside) -> None:
        self.settings = settings
        self.store = store
        self.hub = hub
        self.beside = beside
        self.teller = Teller(settings, hub)
        self.kept: OrderedDict[str, Kept] = OrderedDict()  # the longest unused first
        self.locks: dict[str, asyncio.Lock] = {}
        self.on_changed: list[Callable[[str], None]] = []
        self.garbage = Garbage()

    def lock(self, table: str) -> asyncio.Lock:
        """One change of a table at a time in this process."""
        return self.locks.setdefault(table, asyncio.Lock())

    # -- reading ---------------------------------------------------------------------------------

    async def open(self, table: str) -> Kept:
        """A table as it is stored; call it with the lock held."""
        kept = self.kept.get(table)
        if kept is not None and not self.hub.at(table):
            kept = await self.checked(table)
        if kept is None:
            kept = await self.read(table)
            self.kept[table] = kept
        kept.used = time.monotonic()
        self.kept.move_to_end(table)
        return kept

    async def newest(self, table: str) -> Kept:
        """A table as it is stored at this very moment, for who has just come; call it with the lock held."""
        await self.open(table)
        return await self.checked(table) or await self.open(table)

    async def checked(self, table: str) -> Kept | None:
        """A kept table that nobody here listens to: another process may have played on, and nobody was woken for it."""
        found = (await self.store.seqs([table])).get(table)
        kept = self.kept[table]
        if found is None:
            self.forget(table)
            raise TableError("no_table")
        if found != kept.live.seq:
            await self.follow(table)
        return self.kept.get(table)

    async def read(self, table: str, until: int | None = None) -> Kept:
        """Folds a table from its entries: all, or so many."""
        listed = await self.store.table(table)
        if listed is None:
            raise TableError("no_table")
        check_version(listed.row)
        entries = (await self.store.entries(table))[:until]
        readers = {reader for one in self.hub.at(table) for reader in one.readers}
        try:
            live = await self.beside.do("", fold_for, readers, listed.row, entries)
        except Exception as error:
            LOG.exception("fold_failed", table=table, entries=len(entries))
            raise TableError("fault") from error
        kept = Kept(live, await self.parties(table, listed.row.seats))
        if (
            self.may_be_held(listed) and not live.is_at_one_screen
        ):  # another process may hold it back
            kept.release = asyncio.get_running_loop().time() + self.settings.hold_most
        return kept

    def may_be_held(self, listed: ListedTable) -> bool:
        """Whether the last state may be one that is not shown yet."""
        persons = [one for one in listed.summary.seating if one.seating == "person"]
        alone = len(persons) < 2 or listed.summary.status == "waiting"
        return not alone and abs(time.time() - listed.touched) < self.settings.hold_most

    def is_held(self, listed: ListedTable) -> bool:
        """Whether the last state of a table is not shown yet, wherever it is played."""
        kept = self.kept.get(listed.row.id)
        if kept is not None and kept.live.seq == listed.summary.seq:
            return kept.is_held
        return self.may_be_held(listed)

    async def look_when_shown(self, table: str) -> Kept:
        """A table to ask about its game: as it was shown to everybody."""
        while (kept := await self.look(table)).is_held:
            await kept.shown()
        return kept

    async def parties(self, table: str, seats: int) -> Parties:
        """The sessions at each seat."""
        found = await self.store.sessions_at(table)
        return [found.get(seat, set()) for seat in range(seats)]

    async def look(self, table: str) -> Kept:
        """A table to look at."""
        async with self.lock(table):
            return await self.open(table)

    async def adopt(self, live: LiveTable) -> None:
        """A table that was made here: what has just been worked out is not folded again."""
        table = live.row.id
        async with self.lock(table):
            if table not in self.kept:
                self.kept[table] = Kept(live, await self.parties(table, live.row.seats))

    def forget(self, table: str) -> None:
        """Drops a table from memory; it comes back from the store."""
        if self.kept.pop(table, None) is not None:
            self.garbage.throw()

    def forget_idle(self) -> None:
        """Drops tables that nobody listens to: after a while, or where there are too many."""
        now = time.monotonic()
        listened = set(self.hub.tables())
        for table, kept in list(self.kept.items()):
            idle = now - kept.used > self.settings.drop_after
            crowded = len(self.kept) > self.settings.max_live
            if table not in listened and (idle or crowded) and not self.lock(table).locked():
                self.forget(table)
        self.locks = {
            one: lock for one, lock in self.locks.items() if one in self.kept or lock.locked()
        }

    # -- changing --------------------------------------------------------------------------------

    async def change(
        self,
        table: str,
        decide: Decide,
        stored: Stored | None = None,
        *,
        when_shown: bool = False,
    ) -> None:
        """Works a change out, stores it, and tells everybody. What is refused raises TableError.

        With `when_shown` not before everybody was shown the last state: what is refused, and why, would tell of it.
        """
        tries = 0
        while tries < TRIES:
            if when_shown:
                await self.look_when_shown(table)
            async with self.lock(table):
                kept = await self.open(table)
                if when_shown and kept.is_held:
                    continue  # somebody else had the lock first
                if await self.is_changed(kept, decide, stored):
                    return
            tries += 1
        raise TableError("busy")

    async def is_changed(self, kept: Kept, decide: Decide, stored: Stored | None) -> bool:
        """The same with the lock held; false: another process was faster, and it has to be worked out anew."""
        live, table, seq = kept.live, kept.live.row.id, kept.live.seq
        entries = list(decide(live, kept.parties))
        if not entries:
            return True
        check_room(live, entries)
        try:
            entries = carry_out(live, entries)
            await self.store.append(table, seq, entries, live.summary())
        except ConflictError:
            await self.recover(table, seq)
            return False
        except DBAPIError as error:
            await self.recover(table, seq)
            LOG.error("change_not_stored", table=table, error=str(error.orig))  # noqa: TRY400  # no traceback: nothing of ours is wrong
            raise TableError("not_ready") from error
        except Exception as error:
            await self.recover(table, seq)
            LOG.exception("change_failed", table=table, error=type(error).__name__)
            raise TableError("fault") from error
        except asyncio.CancelledError:
            self.let_go(table)  # stored or not: whoever comes next reads it again
            raise
        if stored is not None:
            stored(live)
        self.teller.tell(kept, entries)
        for changed in self.on_changed:
            changed(table)
        return True

    async def recover(self, table: str, seq: int) -> None:
        """Goes back to what everybody here was told last, and on to what is stored: nobody misses anything."""
        release = self.kept[table].release
        try:
            self.kept[table] = await self.read(table, until=seq)
            self.kept[table].release = release
            await self.follow(table)
        except Exception:
            self.let_go(table)
            raise

    async def catch_up(self, table: str) -> None:
        """Reads what other processes have added, and tells it here."""
        async with self.lock(table):
            if table in self.kept:
                await self.follow(table)

    async def follow(self, table: str) -> None:
        """The same, with the lock held."""
        kept = self.kept[table]
        kept.parties = await self.parties(table, kept.live.row.seats)
        entries = await self.store.entries(table, kept.live.seq)
        for listener in self.hub.at(table):
            self.teller.find_seats(kept, listener)
        try:
            for group in grouped(entries):
                for entry in group:
                    kept.live.apply(entry)
                self.teller.tell(kept, group)
        except Exception:
            self.let_go(table)
            raise

    def let_go(self, table: str) -> None:
        """Drops a table and its sockets: browsers come back, and get it as it is stored."""
        self.forget(table)
        for listener in self.hub.at(table):
            listener.let_go()

    async def wake(self, table: str | None) -> None:
        """Something may have changed elsewhere: at a table, or (None) anywhere.

        Of tables that nobody listens to those in a SQLite file are looked at when they are opened. One that is further
        here than there has just been changed here; whoever tells of a SQLite file cannot tell that apart.
        """
        everywhere = list(self.kept) if self.store.is_postgresql else self.hub.tables()
        mine = [one for one in (everywhere if table is None else [table]) if one in self.kept]
        if not mine:
            return
        there = await self.store.seqs(mine)
        for one in mine:
            if one not in there:
                self.take_down(one)
            elif one in self.kept and there[one] > self.kept[one].live.seq:
                await self.catch_up(one)

    async def reseat(self, table: str) -> None:
        """Sessions have sat down or stood up."""
        async with self.lock(table):
            kept = await self.open(table)
            kept.parties = await self.parties(table, kept.live.row.seats)
            for listener in self.hub.at(table):
                self.teller.find_seats(kept, listener)

    def take_down(self, table: str) -> None:
        """A table is gone for good."""
        self.forget(table)
        for listener in self.hub.at(table):
            listener.later(Gone(), 0.0)
