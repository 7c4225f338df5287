"""Reading and writing tables. What is appended is stored in one transaction before anybody is told of it."""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import Row, Update, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from runestack.server.entries import AnyEntry, decode_entry
from runestack.server.security import is_id, new_id
from runestack.server.store.appending import (
    ADDED,
    CHANNEL,
    Appender,
    as_json,
    entry_rows,
    say,
    summary_values,
)
from runestack.server.store.engine import make_engine, make_writer
from runestack.server.store.migrate import current, migrate
from runestack.server.store.rows import ListedTable, Room, SeatRow, Summary, TableRow
from runestack.server.store.schema import ENTRIES, REPLAYS, SECRETS, SITTING, TABLES

PRESENCE = "runestack_presence"
MOST_LISTED = 100

options_of = msgspec.json.Decoder(dict[str, str]).decode
opening_of = msgspec.json.Decoder(list[tuple[int, int]]).decode
seating_of = msgspec.json.Decoder(list[SeatRow]).decode
seats_of_json = msgspec.json.Decoder(list[int]).decode


class Store:
    """The database of the server."""

    def __init__(self, database: str) -> None:
        self.engine: AsyncEngine = make_engine(database)
        self.appender = Appender(self.engine, make_writer(database))

    @property
    def is_postgresql(self) -> bool:
        """Whether other processes are told by the database."""
        return self.engine.dialect.name == "postgresql"

    async def open(self) -> None:
        """Brings the database to the form that is needed."""
        async with self.engine.begin() as connection:
            await connection.run_sync(migrate)

    async def close(self) -> None:
        """Lets go of all connections."""
        await self.appender.close()
        await self.engine.dispose()

    async def form(self) -> str | None:
        """The form of the database; fails if it is not there."""
        async with self.engine.connect() as connection:
            return await connection.run_sync(current)

    # -- tables ----------------------------------------------------------------------------------

    async def create(
        self,
        row: TableRow,
        entries: Sequence[AnyEntry],
        secrets: Mapping[int, str],
        summary: Summary,
        address: str = "",
    ) -> None:
        """A new table with its first entries, the hashes of its seats' secrets, and of its host's address."""
        now = time.time()
        values = msgspec.structs.asdict(row)
        values["options"] = as_json(row.options)
        values["opening"] = as_json(row.opening)
        async with self.engine.begin() as connection:
            await connection.execute(
                insert(TABLES).values(
                    **values, **summary_values(summary), touched=now, address=address
                )
            )
            if entries:  # a table at which nobody sits yet has none
                await connection.execute(ADDED, entry_rows(row.id, 0, entries, now))
            hashes = [
                {"table_id": row.id, "seat": seat, "hash": one} for seat, one in secrets.items()
            ]
            await connection.execute(insert(SECRETS), hashes)

    async def append(
        self, table: str, after: int, entries: Sequence[AnyEntry], summary: Summary
    ) -> None:
        """Adds entries behind number `after`. Of two processes that add the same number one gets ConflictError."""
        await self.appender.append(table, after, entries, summary)

    async def notify(self, connection: AsyncConnection, table: str) -> None:
        """Other processes hear of it when the transaction is stored."""
        if self.is_postgresql:
            await say(connection, CHANNEL, table)

    async def tell_presence(self, told: Sequence[str]) -> None:
        """Tells the other processes who is at tables."""
        async with self.engine.begin() as connection:
            for words in told:
                await say(connection, PRESENCE, words)

    async def check_writing(self) -> None:
        """Fails if nothing can be written; nothing stays written."""
        async with self.engine.connect() as connection:
            await connection.execute(insert(REPLAYS).values(id=new_id(), body="", made=0.0))
            await connection.rollback()

    async def table(self, table: str) -> ListedTable | None:
        """A table, if it is there."""
        if not is_id(table):
            return None
        async with self.engine.connect() as connection:
            found = (await connection.execute(select(TABLES).where(TABLES.c.id == table))).first()
        return None if found is None else listed(found)

    async def entries(self, table: str, after: int = 0) -> list[AnyEntry]:
        """The entries behind a number."""
        wanted = (
            select(ENTRIES.c.body)
            .where(ENTRIES.c.table_id == table, ENTRIES.c.seq > after)
            .order_by(ENTRIES.c.seq)
        )
        async with self.engine.connect() as connection:
            return [decode_entry(body) for (body,) in await connection.execute(wanted)]

    async def seqs(self, tables: Iterable[str]) -> dict[str, int]:
        """How far some tables are; those that are gone are left out."""
        wanted = select(TABLES.c.id, TABLES.c.seq).where(TABLES.c.id.in_(list(tables)))
        async with self.engine.connect() as connection:
            return {row.id: row.seq for row in await connection.execute(wanted)}

    async def delete(self, table: str) -> None:
        """Takes a table down for good."""
        async with self.engine.begin() as connection:
            await connection.execute(delete(TABLES).where(TABLES.c.id == table))
            await self.notify(connection, table)

    async def count(self) -> int:
        """How many tables there are."""
        async with self.engine.connect() as connection:
            found = await connection.execute(select(func.count()).select_from(TABLES))
            return int(found.scalar_one())

    async def count_of(self, address: str) -> int:
        """How many tables an address has made."""
        wanted = select(func.count()).select_from(TABLES).where(TABLES.c.address == address)
        async with self.engine.connect() as connection:
            return int((await connection.execute(wanted)).scalar_one())

    async def last_touched(self) -> float | None:
        """When anybody touched any table last."""
        async with self.engine.connect() as connection:
            found = (await connection.execute(select(func.max(TABLES.c.touched)))).scalar()
        return None if found is None else float(found)

    async def expire(self, before: float) -> list[str]:
        """Takes down tables that nobody has touched since a time."""
        idle = TABLES.c.touched < before
        async with self.engine.begin() as connection:
            done = await connection.execute(delete(TABLES).where(idle).returning(TABLES.c.id))
            return [table for (table,) in done]

    # -- seats and sessions ----------------------------------------------------------------------

    async def set_secret(self, table: str, seat: int, one: str, session: str) -> bool:
        """A new secret: the old one is void. Of a seat at which others sit nobody gets one: false."""
        async with self.engine.begin() as connection:
            sitting = await self.sitting(connection, table, seat)
            if sitting and session not in sitting:
                return False
            await connection.execute(changed_secret(table, seat, one))
        return True

    async def use_secret(self, table: str, one: str, session: str) -> tuple[int, bool] | None:
        """Sits down by a secret's hash, which then belongs to no seat; of two who use it one gets it.

        The seat, and whether the session did not sit there before.
        """
        wanted = select(SECRETS.c.seat).where(
            SECRETS.c.table_id == table, SECRETS.c.hash == one, SECRETS.c.hash != ""
        )
        async with self.engine.begin() as connection:
            await lock(connection, table)
            found = (await connection.execute(wanted)).first()
            if found is None:
                return None
            await connection.execute(changed_secret(table, found.seat, ""))
            is_new = await self.bind(connection, session, table, found.seat)
            await self.notify(connection, table)
        return int(found.seat), is_new

    async def claim(self, session: str, table: str, seat: int) -> bool:
        """Sits down where nobody else does, and voids the link of the seat; false: somebody was faster."""
        async with self.engine.begin() as connection:
            if await self.sitting(connection, table, seat) - {session}:
                return False
            await connection.execute(changed_secret(table, seat, ""))
            await self.bind(connection, session, table, seat)
            await self.notify(connection, table)
        return True

    async def sitting(self, connection: AsyncConnection, table: str, seat: int) -> set[str]:
        """Who sits on a seat; nobody sits down there or stands up before the transaction ends."""
        await lock(connection, table)
        wanted = select(SITTING.c.session).where(
            SITTING.c.table_id == table, SITTING.c.seat == seat
        )
        return {session for (session,) in await connection.execute(wanted)}

    async def bind(self, connection: AsyncConnection, session: str, table: str, seat: int) -> bool:
        """Binds a session to a seat, unless it is already: false."""
        if session in await self.sitting(connection, table, seat):
            return False
        values = {"session": session, "table_id": table, "seat": seat}
        await connection.execute(insert(SITTING).values(**values))
        return True

    async def sit(self, session: str, table: str, seats: Iterable[int]) -> None:
        """Binds a session to seats; what it has already stays."""
        async with self.engine.begin() as connection:
            for seat in seats:
                await self.bind(connection, session, table, seat)
            await self.notify(connection, table)

    async def stand_up(self, table: str, seat: int, session: str | None = None) -> set[str]:
        """No session sits on a seat any more, or one does not; who did."""
        at = (SITTING.c.table_id == table) & (SITTING.c.seat == seat)
        whose = at if session is None else at & (SITTING.c.session == session)
        async with self.engine.begin() as connection:
            await lock(connection, table)
            done = await connection.execute(
                delete(SITTING).where(whose).returning(SITTING.c.session)
            )
            found = {one for (one,) in done}
            await self.notify(connection, table)
        return found

    async def seats_of(self, session: str, table: str) -> list[int]:
        """The seats of a session at a table."""
        if not is_id(table):
            return []
        wanted = (
            select(SITTING.c.seat)
            .where(SITTING.c.session == session, SITTING.c.table_id == table)
            .order_by(SITTING.c.seat)
        )
        async with self.engine.connect() as connection:
            return [seat for (seat,) in await connection.execute(wanted)]

    async def sessions_at(self, table: str) -> dict[int, set[str]]:
        """Who may sit on each seat of a table."""
        wanted = select(SITTING.c.seat, SITTING.c.session).where(SITTING.c.table_id == table)
        found: dict[int, set[str]] = {}
        async with self.engine.connect() as connection:
            for seat, session in await connection.execute(wanted):
                found.setdefault(seat, set()).add(session)
        return found

    async def sessions_at_each(self, tables: Sequence[str]) -> dict[str, dict[int, set[str]]]:
        """The same of several tables at once."""
        wanted = select(SITTING).where(SITTING.c.table_id.in_(tables))
        found: dict[str, dict[int, set[str]]] = {table: {} for table in tables}
        async with self.engine.connect() as connection:
            for row in await connection.execute(wanted):
                found[row.table_id].setdefault(row.seat, set()).add(row.session)
        return found

    async def is_known(self, session: str) -> bool:
        """Whether a session has made a table or sits at one."""
        made = select(TABLES.c.id).where(TABLES.c.host == session).limit(1)
        sits = select(SITTING.c.seat).where(SITTING.c.session == session).limit(1)
        async with self.engine.connect() as connection:
            found = [(await connection.execute(one)).first() for one in (sits, made)]
        return any(row is not None for row in found)

    async def tables_of(self, session: str) -> list[ListedTable]:
        """The tables that a session made or sits at, the newest first."""
        sits = select(SITTING.c.table_id).where(SITTING.c.session == session)
        wanted = (
            select(TABLES)
            .where((TABLES.c.host == session) | TABLES.c.id.in_(sits))
            .order_by(TABLES.c.touched.desc())
            .limit(MOST_LISTED)
        )
        async with self.engine.connect() as connection:
            return [listed(row) for row in await connection.execute(wanted)]

    # -- replays ---------------------------------------------------------------------------------

    async def add_replay(self, replay: str, body: str, address: str) -> None:
        """A saved game that somebody has handed in."""
        values = {"id": replay, "body": body, "made": time.time()}
        async with self.engine.begin() as connection:
            await connection.execute(
                insert(REPLAYS).values(**values, size=len(body.encode()), address=address)
            )

    async def room_taken(self, address: str) -> Room:
        """How many saved games were handed in, and how large they are: all, and those of an address."""
        number, size = func.count(), func.coalesce(func.sum(REPLAYS.c.size), 0)
        everything = select(number, size).select_from(REPLAYS)
        own = everything.where(REPLAYS.c.address == address)
        async with self.engine.connect() as connection:
            found = [(await connection.execute(one)).one() for one in (everything, own)]
        return Room(*(int(value) for row in found for value in row))

    async def has_replay(self, replay: str) -> bool:
        """Whether there is such a saved game."""
        if not is_id(replay):
            return False
        wanted = select(REPLAYS.c.id).where(REPLAYS.c.id == replay)
        async with self.engine.connect() as connection:
            return (await connection.execute(wanted)).first() is not None

    async def replay(self, replay: str) -> str | None:
        """A saved game, if it is there."""
        if not is_id(replay):
            return None
        wanted = select(REPLAYS.c.body).where(REPLAYS.c.id == replay)
        async with self.engine.connect() as connection:
            return (await connection.execute(wanted)).scalar()

    async def expire_replays(self, before: float) -> None:
        """Drops saved games that were handed in before a time."""
        async with self.engine.begin() as connection:
            await connection.execute(delete(REPLAYS).where(REPLAYS.c.made < before))


def changed_secret(table: str, seat: int, one: str) -> Update:
    """The hash of a seat's secret is another now."""
    at = (SECRETS.c.table_id == table) & (SECRETS.c.seat == seat)
    return update(SECRETS).where(at).values(hash=one)


async def lock(connection: AsyncConnection, table: str) -> None:
    """Whoever sits down at a table or stands up waits for who does so already, in whatever process."""
    await connection.execute(
        update(TABLES).where(TABLES.c.id == table).values(seats=TABLES.c.seats)
    )


def listed(found: Row[Any]) -> ListedTable:
    """A row of the database."""
    values = found._mapping  # noqa: SLF001  # SQLAlchemy's public name for it
    names = [field.name for field in msgspec.structs.fields(TableRow)]
    plain = {name: values[name] for name in names}
    plain["options"] = options_of(values["options"])
    plain["opening"] = opening_of(values["opening"])
    summary = Summary(
        seq=values["seq"],
        status=values["status"],
        seating=seating_of(values["seating"]),
        waiting=seats_of_json(values["waiting"]),
    )
    return ListedTable(row=TableRow(**plain), summary=summary, touched=values["touched"])
