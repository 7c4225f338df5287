"""Secrets, sessions, where a request comes from, and the headers that every answer has."""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Sequence
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.types import Message, Scope

COOKIE = "runestack_session"
HOST_ONLY = "__Host-"  # over https: browsers take a cookie of this name from the very host alone
COOKIE_LIFE = 400 * 86_400  # as long as browsers keep one
MESSAGE_BYTES = 16 * 1024
FILE_BYTES = 512 * 1024

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"cache-control", b"no-store"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
)


ID = re.compile(r"[A-Za-z0-9_-]{1,32}")
SECRET = re.compile(r"[A-Za-z0-9_-]{32}")  # as `new_secret` makes them


def is_id(text: str) -> bool:
    """Whether a text can be the id of a table or replay; whatever else stands in a path goes no further."""
    return ID.fullmatch(text) is not None


def new_secret() -> str:
    """A secret that nobody guesses."""
    return secrets.token_urlsafe(24)


def new_id() -> str:
    """The id of a table or replay; it is told to whoever may watch, and cannot be guessed either."""
    return secrets.token_urlsafe(12)


def hashed(secret: str) -> str:
    """What is stored of a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


def cookie_name(*, secure: bool) -> str:
    """What the cookie of a session is called."""
    return HOST_ONLY + COOKIE if secure else COOKIE


def session_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The session of a browser, as it is stored; empty where it has none yet."""
    secure = connection.app.state.office.settings.secure_cookie
    cookie = connection.cookies.get(cookie_name(secure=secure), "")
    return hashed(cookie) if SECRET.fullmatch(cookie) else ""


def session_cookie(value: str, *, secure: bool) -> Cookie:
    """The cookie of a browser."""
    return Cookie(
        key=cookie_name(secure=secure),
        value=value,
        httponly=True,
        samesite="lax",
        secure=secure,
        max_age=COOKIE_LIFE,
        path="/",
    )


def is_own_origin(origin: str | None, host: str | None, allowed: Sequence[str]) -> bool:
    """Whether a page belongs to this server. Without an origin nobody's cookie is at stake: it is no browser page."""
    if origin is None or origin in allowed:
        return True
    try:
        return bool(host) and urlsplit(origin).netloc == host
    except ValueError:  # no address at all, such as http://[
        return False


async def add_headers(message: Message, _: Scope) -> None:
    """Puts the headers on every answer, errors included; what may be kept says so itself."""
    if message["type"] == "http.response.start":
        given = {name.lower() for name, _ in message["headers"]}
        more = [pair for pair in HEADERS if pair[0] not in given]
        message["headers"] = [*message["headers"], *more]
