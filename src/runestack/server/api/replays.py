"""Games to look at from their beginning."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, RawBody
from litestar.response import Stream

from runestack.server.api.common import AnyRequest, address_of
from runestack.server.errors import TableError
from runestack.server.limits import NEW_REPLAYS
from runestack.server.messages.common import Words
from runestack.server.office import Office
from runestack.server.requests import ReplayInfo, ReplayMade, ReplayView
from runestack.server.security import FILE_BYTES
from runestack.server.tables import replays

TAGS = ["replays"]
LINES = "application/x-ndjson"
UNCOMPRESSED = "uncompressed"  # lines that are told one by one


@post(
    "/api/replays",
    tags=TAGS,
    operation_id="upload_replay",
    middleware=[NEW_REPLAYS],
    request_max_body_size=FILE_BYTES,
    opt={UNCOMPRESSED: True},
)
async def upload(
    request: AnyRequest, body: RawBody, office: NamedDependency[Office]
) -> Response[ReplayMade]:
    """Hands in a saved game; a file that cannot be played says why.

    Who accepts application/x-ndjson is told how far it is, if that takes a while: `done` and `of` on each line, and on
    the last one `id` or `error`.
    """
    try:
        text = body.decode()
    except UnicodeDecodeError:
        raise TableError("bad_file", why=Words("it is no text", "sie ist kein Text")) from None
    given = await office.replays.begin(text, address_of(request))
    wants_lines = LINES in request.headers.get("accept", "")
    if wants_lines and not await given.is_ready(replays.AT_ONCE):
        lines = office.replays.told(given)
        return Stream(lines, media_type=LINES, status_code=200)  # type: ignore[return-value]
    await given.task
    return Response(ReplayMade(given.replay))


@get("/api/replays/{replay:str}", tags=TAGS, operation_id="replay")
async def show_replay(
    request: AnyRequest,
    replay: FromPath[str],
    office: NamedDependency[Office],
    seat: FromQuery[int] = -1,
) -> Response[ReplayInfo]:
    """A replay: seats, number of choices, turns, and the log of a seat (-1: a spectator)."""
    found = await office.replays.info(replay, seat, address_of(request))
    return Response(found, media_type="application/json")  # type: ignore[arg-type]  # encoded already


@get("/api/replays/{replay:str}/{at:int}", tags=TAGS, operation_id="replay_moment")
async def show_moment(
    request: AnyRequest,
    replay: FromPath[str],
    at: FromPath[int],
    office: NamedDependency[Office],
    seat: FromQuery[int] = -1,
) -> Response[ReplayView]:
    """The view of a seat (-1: a spectator) after so many choices."""
    found = await office.replays.moment(replay, at, seat, address_of(request))
    return Response(found, media_type="application/json")  # type: ignore[arg-type]  # the same


@get(
    "/api/replays/{replay:str}/analysis",
    tags=TAGS,
    operation_id="replay_analysis",
    middleware=[NEW_REPLAYS],
    media_type=LINES,
    opt={UNCOMPRESSED: True},
)
async def analyse_replay(replay: FromPath[str], office: NamedDependency[Office]) -> Stream:
    """Where the game turned, and what would have been better, as far as each seat knew.

    It is told in lines: `waits` while it is thought about, and on the last one `marks` or `error`. Who ends the
    connection ends the thought.
    """
    return Stream(await office.analyses.of(replay), media_type=LINES)


ROUTES = [upload, show_replay, show_moment, analyse_replay]
