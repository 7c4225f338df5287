"""Tables: making them, sitting down, and what their host may do."""

from __future__ import annotations

from litestar import Response, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from runestack.server.api.common import AnyRequest, address_of, with_session
from runestack.server.catalogue import game_of, known_options
from runestack.server.errors import TableError
from runestack.server.limits import NEW_TABLES
from runestack.server.messages.from_server import SeatLine
from runestack.server.office import Office
from runestack.server.requests import (
    NewTable,
    ReplayView,
    SeatLink,
    TableInfo,
    TableMade,
)
from runestack.server.security import hashed, new_secret, session_of
from runestack.server.store.rows import ListedTable
from runestack.server.tables.making import begun, first_table, make_row
from runestack.server.tables.reading import moment
from runestack.server.tables.replaying import beginning_at, saved_game
from runestack.server.tables.showing import title_of

TAGS = ["tables"]
ROUGHLY = 600.0  # seconds: the very moment of a choice would tell how long its state was held back


def link(table: str, seat: int, secret: str) -> SeatLink:
    """The link that is a seat; a browser never sends what stands behind the #."""
    return SeatLink(seat, secret, f"/#/table/{table}/seat/{secret}")


@post("/api/tables", tags=TAGS, operation_id="make_table", middleware=[NEW_TABLES])
async def make_table(
    request: AnyRequest, data: JSONBody[NewTable], office: NamedDependency[Office]
) -> Response[TableMade]:
    """Makes a table. Its host gets the seats of persons: the first one, or all at a hot-seat table."""
    asking = address_of(request)
    address = hashed(asking)
    await check_room(office, address)
    session, cookies = await with_session(request, office)
    start = begun(data) if data.origin is None else await beginning_at(office, data, session)
    row = await office.beside.do(asking, make_row, data, start, session)
    live, entries = await office.beside.do(asking, first_table, row, data)
    secrets = {seat: new_secret() for seat in range(row.seats)}
    hashes = {seat: hashed(secret) for seat, secret in secrets.items()}
    await office.store.create(row, entries, hashes, live.summary(), address)
    yours = live.persons if data.hot_seat else live.persons[:1]
    await office.store.sit(session, row.id, yours)
    await office.desk.adopt(live)
    office.driver.start(row.id)
    links = [link(row.id, seat, secret) for seat, secret in secrets.items()]
    return Response(TableMade(row.id, yours, links), cookies=cookies)


async def check_room(office: Office, address: str) -> None:
    """The number of tables is bounded, in all and of one address: nobody fills the server alone."""
    if await office.store.count() >= office.settings.max_tables:
        raise TableError("too_many_tables")
    if await office.store.count_of(address) >= office.settings.own_tables:
        raise TableError("own_tables")


@get("/api/tables", tags=TAGS, operation_id="my_tables")
async def my_tables(request: AnyRequest, office: NamedDependency[Office]) -> list[TableInfo]:
    """The tables of this session, those touched last first, with whose decision it is."""
    session = session_of(request)
    if not session:
        return []
    found = await office.store.tables_of(session)
    sitting = await office.store.sessions_at_each([one.row.id for one in found])
    return [info(office, one, session, sitting[one.row.id]) for one in found]


@get("/api/tables/{table:str}", tags=TAGS, operation_id="table")
async def show_table(
    request: AnyRequest, table: FromPath[str], office: NamedDependency[Office]
) -> TableInfo:
    """What anybody with the link may know."""
    return await info_of(office, table, session_of(request))


@delete("/api/tables/{table:str}", tags=TAGS, operation_id="delete_table", status_code=204)
async def delete_table(
    request: AnyRequest, table: FromPath[str], office: NamedDependency[Office]
) -> None:
    """The host takes a table down for good."""
    found = await listed(office, table)
    if found.row.host != session_of(request):
        raise TableError("not_host")
    await office.store.delete(table)
    office.desk.take_down(table)


@get("/api/tables/{table:str}/file", tags=TAGS, operation_id="file")
async def save_file(
    request: AnyRequest, table: FromPath[str], office: NamedDependency[Office]
) -> Response[dict[str, object]]:
    """The saved game: once it is over, or while one session holds all seats of persons."""
    content = await saved_game(office, table, session_of(request))
    name = f'attachment; filename="{content["game"]}-{table}.json"'
    return Response(content, headers={"content-disposition": name})


@get("/api/tables/{table:str}/at/{count:int}", tags=TAGS, operation_id="look_back")
async def look_back(
    request: AnyRequest,
    table: FromPath[str],
    count: FromPath[int],
    office: NamedDependency[Office],
    seat: FromQuery[int] = -1,
) -> ReplayView:
    """What a seat of this session could see after so many choices, as it counts them; -1: a spectator."""
    yours = await office.store.seats_of(session_of(request), table)
    if seat != -1 and seat not in yours:
        raise TableError("not_yours")
    kept = await office.desk.look_when_shown(table)
    if kept.live.match is None:
        raise TableError("not_running")
    at = kept.live.real(seat, count)
    match = kept.live.match.clone()
    found = await office.beside.do(address_of(request), moment, table, match, at, seat)
    found.at = kept.live.visible(seat, at)  # others' automatic answers are nobody's to count
    return found


# -- what is told of tables ----------------------------------------------------------------------


async def listed(office: Office, table: str) -> ListedTable:
    """A table, or the refusal that there is none."""
    found = await office.store.table(table)
    if found is None:
        raise TableError("no_table")
    return found


async def info_of(office: Office, table: str, session: str) -> TableInfo:
    """A table as a session may know it, by its id."""
    found = await listed(office, table)
    return info(office, found, session, await office.store.sessions_at(table))


def info(office: Office, one: ListedTable, session: str, sitting: dict[int, set[str]]) -> TableInfo:
    """A table as a session may know it; `sitting`: the sessions at each seat."""
    row, summary = one.row, one.summary
    present = office.hub.present(row.id)
    yours = sorted(seat for seat, found in sitting.items() if session in found)
    is_held = office.desk.is_held(one)
    seats = [
        SeatLine(
            seat,
            state.seating,
            state.name,
            state.agent,
            state.seating == "computer" or seat in present,
            bool(sitting.get(seat)),
        )
        for seat, state in enumerate(summary.seating)
    ]
    return TableInfo(
        id=row.id,
        game=row.game,
        title=title_of(row.game),
        options=known_options(
            game_of(row.game), row.options, yours, is_over=summary.status == "over" and not is_held
        ),
        seats=seats,
        yours=yours,
        host=bool(session) and row.host == session,
        undo=row.undo,
        hot_seat=row.hot_seat,
        always_ask=row.always_ask,
        hints=row.hints,
        open=row.open,
        status="running" if is_held else summary.status,
        waiting_for=[] if is_held else summary.waiting,
        created=row.created,
        touched=one.touched // ROUGHLY * ROUGHLY,
    )


ROUTES = [
    make_table,
    my_tables,
    show_table,
    delete_table,
    save_file,
    look_back,
]
