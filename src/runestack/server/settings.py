"""What can be set about a server: by flag (`--port`), by environment (RUNESTACK_PORT) and in a file (`port`)."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path

DAY = 86_400.0


def default_database() -> str:
    """One file in the folder where programs of this user keep their data."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return str(Path(base) / "runestack" / "tables.sqlite")


def processors() -> int:
    """Half of the processors think, so that the server itself stays quick."""
    return max(1, (os.cpu_count() or 2) // 2)


@dataclass(frozen=True)
class Settings:
    """A server's settings. Times are seconds.

    Attributes:
        database: A SQLite file, or postgresql://USER:PASSWORD@HOST/NAME.
        origins: Pages besides its own that may talk to the server (https://example.org).
        root_path: The path under which a proxy shows the server.
        trusted: Addresses of proxies whose X-Forwarded headers are believed.
        secure_cookie: Send the session's cookie over https only.
        workers: Processes in which computer opponents think; 0: in the server itself.
        max_tables: No more tables are made than this.
        max_live: No more tables are held in memory than this.
        drop_after: A table that nobody watches leaves the memory after so many seconds.
        expire_after: A table that nobody touches is taken down after so many seconds.
        tables_per_minute: How many tables one address may make.
        joins_per_minute: How many seats one address may ask for.
        requests_per_minute: How many requests one address may send.
        messages_per_second: How many messages one socket may send, on average.
        hold_least: The least time by which the next state is held back where somebody was passed over.
        hold_most: The most.
        log_json: Logs as JSON, one object a line.

    """

    database: str = field(default_factory=default_database)
    origins: tuple[str, ...] = ()
    root_path: str = ""
    trusted: str = "127.0.0.1"
    secure_cookie: bool = False
    workers: int = field(default_factory=processors)
    max_tables: int = 2000
    max_live: int = 500
    drop_after: float = 900.0
    expire_after: float = 90 * DAY
    tables_per_minute: int = 30
    joins_per_minute: int = 60
    requests_per_minute: int = 1200
    messages_per_second: int = 40
    hold_least: float = 0.4
    hold_most: float = 1.2
    log_json: bool = False
