"""The application: routes, errors in one form, headers, and what is opened and closed with it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from math import ceil
from typing import Any

import structlog
from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from sqlalchemy.exc import DBAPIError

from runestack import __version__
from runestack.server import pages
from runestack.server.api import games, health, replays, seats, tables
from runestack.server.api.common import from_own_page
from runestack.server.errors import TableError
from runestack.server.limits import EVERYTHING
from runestack.server.live import live
from runestack.server.office import Office
from runestack.server.requests import ErrorAnswer
from runestack.server.security import MESSAGE_BYTES, add_headers
from runestack.server.settings import Settings

LOG = structlog.get_logger(__name__)
CODES = {400: "malformed", 404: "no_route", 405: "no_method", 413: "too_large", 429: "too_fast"}
ROUTES = [
    health.health,
    health.ready,
    games.list_games,
    games.list_cards,
    games.show_rule,
    *tables.ROUTES,
    *seats.ROUTES,
    *replays.ROUTES,
    live,
    *pages.ROUTES,
]


def make_app(settings: Settings) -> Litestar:
    """An application; several may work on the same database."""
    office = Office(settings)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await office.open()
        try:
            yield
        finally:
            await office.close()

    return Litestar(
        route_handlers=ROUTES,
        lifespan=[lifespan],
        state=State({"office": office}),
        dependencies={"office": Provide(lambda: office, sync_to_thread=False)},
        guards=[from_own_page],
        middleware=[EVERYTHING],
        before_send=[add_headers],
        exception_handlers={
            TableError: refuse,
            HTTPException: refuse_request,
            RecursionError: refuse_depth,
            DBAPIError: refuse_database,
            Exception: fail,
        },
        request_max_body_size=MESSAGE_BYTES,
        logging_config=None,
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=1000, exclude_opt_key=replays.UNCOMPRESSED
        ),
        openapi_config=OpenAPIConfig(
            title="Runestack",
            version=__version__,
            description="The table's server. The socket is described in docs/protocol.md.",
            path="/schema",
            render_plugins=[JsonRenderPlugin()],  # written once; YAML would be for each who asks
        ),
    )


def refuse(_: Request[Any, Any, Any], error: TableError) -> Response[ErrorAnswer]:
    """What the server refuses; who is too fast is told when to come again, and the rest of its requests is dropped."""
    headers = {}
    if error.wait:
        headers = {"retry-after": str(ceil(error.wait)), "connection": "close"}
    return Response(
        error.answer(), status_code=error.status, media_type="application/json", headers=headers
    )


def refuse_depth(request: Request[Any, Any, Any], error: RecursionError) -> Response[ErrorAnswer]:
    """A body that is nested more deeply than its reader goes; nothing of the server's own goes that deep."""
    return refuse(request, TableError("malformed", why="it is nested too deeply"))


def refuse_database(request: Request[Any, Any, Any], error: DBAPIError) -> Response[ErrorAnswer]:
    """The database cannot be read or written; nothing was stored."""
    LOG.error("database_failed", path=request.scope["path"], error=str(error.orig))
    return refuse(request, TableError("not_ready"))


def refuse_request(request: Request[Any, Any, Any], error: HTTPException) -> Response[ErrorAnswer]:
    """What the framework refuses, in the same form."""
    code = CODES.get(error.status_code, "malformed" if error.status_code < 500 else "fault")
    why = error.detail or "it does not fit"
    if isinstance(error.extra, list) and error.extra:
        why = "; ".join(str(one.get("message", one)) for one in error.extra[:3])
    told = TableError(code, why=why, most=MESSAGE_BYTES)
    headers = {**(error.headers or {})}
    return Response(
        told.answer(),
        status_code=error.status_code,
        media_type="application/json",
        headers=headers,
    )


def fail(request: Request[Any, Any, Any], error: Exception) -> Response[ErrorAnswer]:
    """A fault of the server: logged with its place, told without it."""
    LOG.error("request_failed", path=request.scope["path"], exc_info=error)
    told = TableError("fault")
    return Response(told.answer(), status_code=told.status, media_type="application/json")
