"""Whether the process lives, and whether it can work."""

from __future__ import annotations

from litestar import get
from litestar.di import NamedDependency

from runestack import __version__
from runestack.server.errors import TableError
from runestack.server.office import Office
from runestack.server.requests import Health, Ready
from runestack.server.store.migrate import newest


@get("/health", tags=["server"], operation_id="health", security=[])
async def health() -> Health:
    """The process lives."""
    return Health("ok", __version__)


@get("/ready", tags=["server"], operation_id="ready", security=[])
async def ready(office: NamedDependency[Office]) -> Ready:
    """Database and schema are there, and the database can be written to."""
    try:
        await office.store.check_writing()
        found, tables = await office.store.form(), await office.store.count()
    except Exception as error:
        raise TableError("not_ready") from error
    if found != newest():
        raise TableError("not_ready")
    return Ready("ok", found, tables)
