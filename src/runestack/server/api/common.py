"""What the routes share: the session of a browser, and where requests may come from."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.handlers import BaseRouteHandler

from runestack.server.errors import TableError
from runestack.server.limits import counted_as
from runestack.server.office import Office
from runestack.server.security import (
    hashed,
    is_own_origin,
    new_secret,
    session_cookie,
    session_of,
)

AnyRequest = Request[Any, Any, Any]


def from_own_page(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """A page of somebody else may not act for the player whose browser it runs in."""
    office = connection.app.state.office
    if connection.scope.get("method") in ("GET", "HEAD", "OPTIONS"):
        return
    headers = connection.headers
    if not is_own_origin(headers.get("origin"), headers.get("host"), office.settings.origins):
        raise TableError("foreign_origin")


def address_of(request: AnyRequest) -> str:
    """Where a request comes from, as it is counted."""
    return counted_as(request.client.host if request.client else "")


async def with_session(request: AnyRequest, office: Office) -> tuple[str, list[Cookie]]:
    """The session of a browser, and the cookie to set where it is new. Only the server makes up sessions."""
    given = session_of(request)
    if given and await office.store.is_known(given):
        return given, []
    fresh = new_secret()
    return hashed(fresh), [session_cookie(fresh, secure=office.settings.secure_cookie)]
