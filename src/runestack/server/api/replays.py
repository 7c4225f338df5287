"""Games to look at from their beginning."""

from __future__ import annotations

import asyncio

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, RawBody

from runestack.server.errors import TableError
from runestack.server.limits import NEW_TABLES
from runestack.server.messages.common import Words
from runestack.server.office import Office
from runestack.server.requests import ReplayInfo, ReplayMade, ReplayView
from runestack.server.security import FILE_BYTES
from runestack.server.tables.replays import moment, replay_info

TAGS = ["replays"]


@post(
    "/api/replays",
    tags=TAGS,
    operation_id="upload_replay",
    middleware=[NEW_TABLES],
    request_max_body_size=FILE_BYTES,
)
async def upload(body: RawBody, office: NamedDependency[Office]) -> ReplayMade:
    """Hands in a saved game; a file that cannot be played says why."""
    try:
        text = body.decode()
    except UnicodeDecodeError:
        raise TableError("bad_file", why=Words("it is no text", "sie ist kein Text")) from None
    return ReplayMade(await office.replays.add(text))


@get("/api/replays/{replay:str}", tags=TAGS, operation_id="replay")
async def show_replay(
    replay: FromPath[str], office: NamedDependency[Office], seat: FromQuery[int] = -1
) -> ReplayInfo:
    """A replay: seats, number of choices, turns, and the log of a seat (-1: a spectator)."""
    match = await office.replays.find(replay)
    return await asyncio.to_thread(replay_info, replay, match, seat)


@get("/api/replays/{replay:str}/{at:int}", tags=TAGS, operation_id="replay_moment")
async def show_moment(
    replay: FromPath[str],
    at: FromPath[int],
    office: NamedDependency[Office],
    seat: FromQuery[int] = -1,
) -> ReplayView:
    """The view of a seat (-1: a spectator) after so many choices."""
    match = await office.replays.find(replay)
    return await asyncio.to_thread(moment, replay, match, at, seat)


ROUTES = [upload, show_replay, show_moment]
