"""The desk: takes tables out of the store, changes them, and lets everybody know.

A change is worked out on the table in memory, stored, and only then told. Where another process was faster, the table
is read again and the change is worked out anew, or refused because it has become stale.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence

import structlog

from runestack.server.entries import (
    BY_HAND,
    AnyEntry,
    Chose,
    PassingSet,
    Said,
    Seated,
    Started,
    UndoAnswered,
    UndoAsked,
    Undone,
)
from runestack.server.errors import TableError
from runestack.server.hub import Hub, Listener
from runestack.server.messages import Gone, SaidMessage, UndoRequested
from runestack.server.opponents import Opponents
from runestack.server.settings import Settings
from runestack.server.store.store import ConflictError, Store
from runestack.server.tables.folding import carry_out, check_version, drawn, fold, grouped
from runestack.server.tables.live import LiveTable
from runestack.server.tables.showing import log_length, state_message, table_message
from runestack.server.tables.undoing import Parties, request_line

TRIES = 8  # to store a change while other processes change the table too

Decide = Callable[[LiveTable, Parties], Sequence[AnyEntry]]
LOG = structlog.get_logger(__name__)


class Kept:
    """A table in memory, with what belongs to this process."""

    def __init__(self, live: LiveTable, parties: Parties) -> None:
        self.live = live
        self.parties = parties
        self.release = 0.0  # when the last state may be shown
        self.has_request = live.request is not None  # as everybody here was told
        self.used = time.monotonic()


class Desk:
    """All tables of this process."""

    def __init__(self, settings: Settings, store: Store, hub: Hub, opponents: Opponents) -> None:
        self.settings = settings
        self.store = store
        self.hub = hub
        self.opponents = opponents
        self.kept: OrderedDict[str, Kept] = OrderedDict()  # the longest unused first
        self.locks: dict[str, asyncio.Lock] = {}
        self.on_changed: Callable[[str], None] = lambda _: None

    def lock(self, table: str) -> asyncio.Lock:
        """One change of a table at a time in this process."""
        return self.locks.setdefault(table, asyncio.Lock())

    # -- reading ---------------------------------------------------------------------------------

    async def open(self, table: str) -> Kept:
        """A table as it is stored; call it with the lock held."""
        kept = self.kept.get(table)
        if kept is None:
            kept = await self.read(table)
            self.kept[table] = kept
        kept.used = time.monotonic()
        self.kept.move_to_end(table)
        return kept

    async def read(self, table: str, until: int | None = None) -> Kept:
        """Folds a table from its entries: all, or so many."""
        listed = await self.store.table(table)
        if listed is None:
            raise TableError("no_table")
        check_version(listed.row)
        entries = (await self.store.entries(table))[:until]
        try:
            live = await asyncio.to_thread(fold, listed.row, entries)
        except Exception as error:
            LOG.exception("fold_failed", table=table, entries=len(entries))
            raise TableError("fault") from error
        return Kept(live, await self.parties(table, listed.row.seats))

    async def parties(self, table: str, seats: int) -> Parties:
        """The sessions at each seat."""
        found = await self.store.sessions_at(table)
        return [found.get(seat, set()) for seat in range(seats)]

    async def look(self, table: str) -> Kept:
        """A table to look at."""
        async with self.lock(table):
            return await self.open(table)

    def forget(self, table: str) -> None:
        """Drops a table from memory; it comes back from the store."""
        self.kept.pop(table, None)

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
        stored: Callable[[LiveTable], Awaitable[None]] | None = None,
    ) -> None:
        """Works a change out, stores it, and tells everybody. What is refused raises TableError."""
        async with self.lock(table):
            for _ in range(TRIES):
                kept = await self.open(table)
                live, seq = kept.live, kept.live.seq
                entries = list(decide(live, kept.parties))
                if not entries:
                    return
                try:
                    entries = carry_out(live, entries)
                    await self.store.append(table, seq, entries, live.summary())
                except ConflictError:
                    await self.recover(table, seq)
                    continue
                except Exception as error:
                    await self.recover(table, seq)
                    LOG.exception("change_failed", table=table, error=type(error).__name__)
                    raise TableError("fault") from error
                except asyncio.CancelledError:
                    self.let_go(table)  # stored or not: whoever comes next reads it again
                    raise
                if stored is not None:
                    await stored(live)
                self.tell(kept, entries)
                self.on_changed(table)
                return
        raise TableError("busy")

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
            self.find_seats(kept, listener)
        try:
            for group in grouped(entries):
                for entry in group:
                    kept.live.apply(entry)
                self.tell(kept, group)
        except Exception:
            self.let_go(table)
            raise

    def let_go(self, table: str) -> None:
        """Drops a table and its sockets: browsers come back, and get it as it is stored."""
        self.forget(table)
        for listener in self.hub.at(table):
            listener.lost.set()

    async def wake(self, table: str | None) -> None:
        """Something may have changed elsewhere."""
        listened = self.hub.tables() if table is None else [table]
        mine = [one for one in listened if one in self.kept]
        if not mine:
            return
        there = await self.store.seqs(mine)
        for one in mine:
            if one not in there:
                self.take_down(one)
            elif one in self.kept and there[one] != self.kept[one].live.seq:
                await self.catch_up(one)

    async def reseat(self, table: str) -> None:
        """Sessions have sat down or stood up."""
        async with self.lock(table):
            kept = await self.open(table)
            kept.parties = await self.parties(table, kept.live.row.seats)
            for listener in self.hub.at(table):
                self.find_seats(kept, listener)

    # -- telling ---------------------------------------------------------------------------------

    def find_seats(self, kept: Kept, listener: Listener) -> None:
        """The seats of a listener; one that it has got or lost is shown from the beginning of its log."""
        listener.yours = [
            seat for seat, sessions in enumerate(kept.parties) if listener.session in sessions
        ]
        for reader in list(listener.sent):
            if reader not in listener.readers:
                del listener.sent[reader]

    def tell(self, kept: Kept, entries: Sequence[AnyEntry]) -> None:
        """Sends everybody what has changed; states perhaps a little later (the bluff delay)."""
        live = kept.live
        now = asyncio.get_running_loop().time()
        kept.release = max(kept.release, now) + self.hold(live, entries)
        rewound = any(isinstance(entry, Undone) for entry in entries)
        about_table = any(isinstance(entry, Seated | Started) for entry in entries)
        played = any(isinstance(entry, Chose | Undone | Started) for entry in entries)
        was_asked = kept.has_request
        kept.has_request = live.request is not None
        for listener in self.hub.at(live.row.id):
            if about_table or live.status == "over":
                self.send_table(kept, listener)
            if played:
                self.send_state(kept, listener, rewound=rewound)
            if was_asked and not kept.has_request and not rewound:
                self.send_request(kept, listener)  # also where a choice has ended it
            for entry in entries:
                self.send_word(kept, listener, entry)
                if isinstance(entry, PassingSet) and not played and entry.seat in listener.yours:
                    self.send_state_of(kept, listener, entry.seat)

    def send_table(self, kept: Kept, listener: Listener, ref: int | None = None) -> None:
        """The table itself."""
        table = kept.live.row.id
        message = table_message(
            kept.live,
            session=listener.session,
            yours=listener.yours,
            present=self.hub.present(table),
            watchers=self.hub.watchers(table),
            parties=kept.parties,
        )
        message.ref = ref
        listener.later(message, kept.release)

    def send_state(
        self, kept: Kept, listener: Listener, *, rewound: bool = False, ref: int | None = None
    ) -> None:
        """The game, once for each seat of a listener."""
        for reader in listener.readers:
            self.send_state_of(kept, listener, reader, ref=ref, rewound=rewound)

    def send_state_of(
        self,
        kept: Kept,
        listener: Listener,
        reader: int,
        ref: int | None = None,
        *,
        rewound: bool = False,
    ) -> None:
        """The game as one seat of a listener sees it, with what is new in its log."""
        if kept.live.match is None:
            return
        length = log_length(kept.live.match, reader)
        first = min(listener.sent.get(reader, 0), length)
        if rewound:
            first = min(first, kept.live.cut.get(reader, 0))
        message = state_message(kept.live, reader, first, kept.parties)
        assert message is not None
        message.ref = ref
        listener.sent[reader] = length
        listener.later(message, kept.release)

    def send_word(self, kept: Kept, listener: Listener, entry: AnyEntry) -> None:
        """Chat, and requests to take something back: how they end is noted in the chat, too."""
        live = kept.live
        asks = isinstance(entry, UndoAsked) or (isinstance(entry, UndoAnswered) and entry.allow)
        if asks or isinstance(entry, Undone):
            self.send_request(kept, listener)
        is_denial = isinstance(entry, UndoAnswered) and live.request_allowed is False
        if isinstance(entry, Said | Undone) or is_denial:
            listener.later(SaidMessage(seq=live.public_seq, line=live.chat[-1]), kept.release)

    def send_request(self, kept: Kept, listener: Listener) -> None:
        """Whether somebody wants to take something back, or how that ended."""
        live = kept.live
        line = request_line(live, kept.parties, listener.readers[0])
        ended = None if line else live.request_allowed
        message = UndoRequested(seq=live.public_seq, request=line, allowed=ended)
        listener.later(message, kept.release)

    def hold(self, live: LiveTable, entries: Sequence[AnyEntry]) -> float:
        """How long the next state is held back, so that nobody learns who could have done something."""
        choices = [entry for entry in entries if isinstance(entry, Chose)]
        persons = live.persons
        if not choices or len(persons) < 2 or live.row.hot_seat:
            return 0.0
        actor = choices[0].seat
        quiet = any(entry.rule != BY_HAND for entry in choices)
        bits = sum(1 << seat for seat in persons if seat != actor)
        marks = live.marks[-len(choices) :]
        if not quiet and not any(mark.passed_over & bits for mark in marks):
            return 0.0
        return drawn(self.settings, live)

    def take_down(self, table: str) -> None:
        """A table is gone for good."""
        self.forget(table)
        for listener in self.hub.at(table):
            listener.later(Gone(), 0.0)
