"""How often one address may do what costs the server something."""

from __future__ import annotations

from litestar.middleware.base import DefineMiddleware
from litestar.middleware.rate_limit import RateLimitConfig, RateLimitMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from runestack.server.settings import Settings


class Limit(RateLimitMiddleware):
    """A limit whose number stands in the settings of the server."""

    def __init__(self, app: ASGIApp, setting: str) -> None:
        self.setting = setting
        super().__init__(app, RateLimitConfig(("minute", 1), store=f"limit_{setting}"))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Looks the number up, then counts."""
        settings: Settings = scope["litestar_app"].state.office.settings
        self.max_requests = getattr(settings, self.setting)
        await super().__call__(scope, receive, send)


STORES = tuple(
    f"limit_{name}" for name in ("tables_per_minute", "joins_per_minute", "requests_per_minute")
)
NEW_TABLES = DefineMiddleware(Limit, setting="tables_per_minute")
JOINS = DefineMiddleware(Limit, setting="joins_per_minute")
EVERYTHING = DefineMiddleware(Limit, setting="requests_per_minute")
