"""Seats: sitting down by a link or on a free seat, and what the host and who sits there may change.

A session is bound to its seat in one transaction, which voids the link; only then the table is told. So nobody comes
to a seat beside somebody else but by a link that who sits there has made, whoever is faster and in whatever process.
"""

from __future__ import annotations

from litestar import Response, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from msgspec import structs

from runestack.server.api.common import AnyRequest, with_session
from runestack.server.api.tables import TAGS, info_of, link, listed
from runestack.server.entries import AnyEntry, Joined
from runestack.server.errors import TableError
from runestack.server.limits import JOINS
from runestack.server.office import Office
from runestack.server.requests import Enter, Entered, SeatLink, SeatWish, TableInfo
from runestack.server.security import hashed, new_secret, session_of
from runestack.server.tables.live import LiveTable
from runestack.server.tables.making import seated
from runestack.server.tables.undoing import Parties


@post("/api/tables/{table:str}/enter", tags=TAGS, operation_id="enter", middleware=[JOINS])
async def enter(
    request: AnyRequest,
    table: FromPath[str],
    data: JSONBody[Enter],
    office: NamedDependency[Office],
) -> Response[Entered]:
    """Sits down by the secret of a seat, or on the first open seat of an open table."""
    found = await listed(office, table)
    session, cookies = await with_session(request, office)
    if data.secret:
        seat, is_new = await by_secret(office, table, session, data.secret)
        try:
            await sit_down(office, table, session, seat, data.name, is_new=is_new)
        except TableError:
            if is_new:  # the link works again
                await office.store.set_secret(table, seat, hashed(data.secret), session)
                await leave(office, table, session, seat)
            raise
    else:
        if not found.row.open:
            raise TableError("not_open")
        seat = await on_a_free_seat(office, table, session, data.name)
    yours = await office.store.seats_of(session, table)
    return Response(Entered(seat, yours), cookies=cookies)


async def by_secret(office: Office, table: str, session: str, secret: str) -> tuple[int, bool]:
    """The seat of a link, and whether the session is new there. A link works once.

    Who opens it again and sits at the table comes back to it; nobody else sits down.
    """
    used = await office.store.use_secret(table, hashed(secret), session)
    if used is not None:
        return used
    yours = await office.store.seats_of(session, table)
    if not yours:
        raise TableError("wrong_secret")
    return yours[0], False


async def on_a_free_seat(office: Office, table: str, session: str, name: str) -> int:
    """Takes the first free seat, of several who want it one."""
    yours = await office.store.seats_of(session, table)
    if yours:
        await sit_down(office, table, session, yours[0], name, is_new=False)
        return yours[0]
    seats = (await office.desk.look(table)).live.seats
    for seat in [number for number, one in enumerate(seats) if one.seating == "open"]:
        if await office.store.claim(session, table, seat):
            try:
                await sit_down(office, table, session, seat, name, is_new=True, is_free=True)
            except TableError:
                await leave(office, table, session, seat)
                raise
            return seat
    raise TableError("no_free_seat")


async def leave(office: Office, table: str, session: str, seat: int) -> None:
    """A session that could not sit down after all is bound to the seat no longer."""
    await office.store.stand_up(table, seat, session)
    await office.desk.reseat(table)


async def sit_down(
    office: Office,
    table: str,
    session: str,
    seat: int,
    name: str,
    *,
    is_new: bool,
    is_free: bool = False,
) -> None:
    """Tells the table who has sat down; who shows the secret of a computer's seat takes it over."""

    def decide(live: LiveTable, parties: Parties) -> list[AnyEntry]:
        if (
            is_free and live.seats[seat].seating != "open"
        ):  # the host has just given it to a computer
            raise TableError("no_free_seat")
        return sitting_down(live, parties, seat, session, name, is_new=is_new)

    await office.desk.reseat(table)
    await office.desk.change(table, decide)
    office.announce(table)


def sitting_down(
    live: LiveTable, parties: Parties, seat: int, session: str, name: str, *, is_new: bool
) -> list[AnyEntry]:
    """What is told of a session that sits down: a person who comes, or one more device of who sits there."""
    is_person = live.seats[seat].seating == "person"
    if is_person and not is_new:
        return []
    others = parties[seat] - {session}
    if is_person and others:
        return [Joined(seat, held_with(live, parties, seat, others))]
    is_told = bool(name.strip()) or live.match is not None
    called = name.strip() or (live.seats[seat].name if is_person else "")
    entry = seated(seat, SeatWish("person", called))
    is_guest = session != live.row.host
    if is_person and not (is_told or is_guest):
        return []
    return [structs.replace(entry, guest=is_guest)]


def held_with(live: LiveTable, parties: Parties, seat: int, sessions: set[str]) -> tuple[int, ...]:
    """The seats of persons that some sessions hold beside a seat."""
    return tuple(one for one in live.persons if one != seat and parties[one] & sessions)


@post("/api/tables/{table:str}/seats/{seat:int}", tags=TAGS, operation_id="change_seat")
async def change_seat(
    request: AnyRequest,
    table: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[SeatWish],
    office: NamedDependency[Office],
) -> TableInfo:
    """The host, or who sits there: a computer takes over, a person does, or the seat is free again."""
    session = session_of(request)
    await may_change(office, table, seat, session)
    entry = seated(seat, data)
    if data.seating == "person":
        await take_or_keep(office, table, seat, session)
    else:
        left = await office.store.stand_up(table, seat)
        entry = structs.replace(entry, by_host=bool(left) and session not in left)
    await office.desk.reseat(table)
    await office.desk.change(table, lambda _live, _parties: [entry])
    office.announce(table)
    return await info_of(office, table, session)


async def take_or_keep(office: Office, table: str, seat: int, session: str) -> None:
    """A seat at which nobody sits is taken; who sits there with others keeps it; nobody else comes to it."""
    if await office.store.claim(session, table, seat):
        return
    if seat not in await office.store.seats_of(session, table):
        raise TableError("seat_taken")


@post(
    "/api/tables/{table:str}/seats/{seat:int}/secret",
    tags=TAGS,
    operation_id="new_secret",
    middleware=[JOINS],
)
async def change_secret(
    request: AnyRequest,
    table: FromPath[str],
    seat: FromPath[int],
    office: NamedDependency[Office],
) -> SeatLink:
    """A new link, which works once: for another device by who sits there, for a guest by the host while nobody does."""
    session = session_of(request)
    await may_change(office, table, seat, session)
    secret = new_secret()
    if not await office.store.set_secret(table, seat, hashed(secret), session):
        raise TableError("seat_taken")
    return link(table, seat, secret)


async def may_change(office: Office, table: str, seat: int, session: str) -> None:
    """Only the host and who sits there change a seat."""
    found = await listed(office, table)
    if not 0 <= seat < found.row.seats:
        raise TableError("no_seat")
    sits = seat in await office.store.seats_of(session, table)
    if not session or (found.row.host != session and not sits):
        raise TableError("not_host")


ROUTES = [enter, change_seat, change_secret]
