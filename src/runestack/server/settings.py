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
        trusted: Addresses of proxies whose X-Forwarded headers are trusted.
        secure_cookie: Send the session's cookie over https only.
        workers: Processes in which computer opponents think; 0: in the server itself. With any, saved games are read
            in one more.
        max_tables: The most tables that can exist.
        own_tables: The most of one address.
        max_replays: The most saved games that were handed in and are kept.
        max_replay_bytes: The most bytes of them.
        own_replays: The most of one address.
        own_replay_bytes: The most bytes of these.
        max_live: The most tables that are held in memory.
        drop_after: Seconds after which a table that nobody watches leaves the memory.
        expire_after: Seconds after which a table that nobody touches is deleted.
        tables_per_minute: How many tables one address may create.
        replays_per_minute: How many saved games one address may hand in.
        joins_per_minute: How many seats one address may ask for.
        requests_per_minute: How many requests one address may send.
        connections_per_address: How many connections one address may have open in a process, besides sockets.
        sockets_per_address: How many sockets one address may have open in a process.
        messages_per_second: How many messages one socket may send, on average.
        hold_least: The shortest time by which the next state is held back if somebody was passed over.
        hold_most: The longest.
        log_json: Write logs as JSON, one object per line.

    """

    database: str = field(default_factory=default_database)
    origins: tuple[str, ...] = ()
    root_path: str = ""
    trusted: str = "127.0.0.1"
    secure_cookie: bool = False
    workers: int = field(default_factory=processors)
    max_tables: int = 2000
    own_tables: int = 500
    max_replays: int = 500
    max_replay_bytes: int = 64_000_000
    own_replays: int = 50
    own_replay_bytes: int = 8_000_000
    max_live: int = 500
    drop_after: float = 900.0
    expire_after: float = 90 * DAY
    tables_per_minute: int = 30
    replays_per_minute: int = 6
    joins_per_minute: int = 60
    requests_per_minute: int = 1200
    connections_per_address: int = 200
    sockets_per_address: int = 200
    messages_per_second: int = 40
    hold_least: float = 0.4
    hold_most: float = 1.2
    log_json: bool = False
