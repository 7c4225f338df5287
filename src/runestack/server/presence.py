"""Who is at which table in other processes, as those tell it. Who falls silent is gone: it may have been killed."""

from __future__ import annotations

import secrets
import time

import msgspec
from msgspec import Struct

SILENT = 20.0  # seconds; every process repeats what it has to tell more often


class There(Struct, frozen=True):
    """Who listens to a table in one process."""

    process: str
    table: str
    seats: list[int]
    watchers: int


class Elsewhere:
    """What the other processes have told."""

    def __init__(self) -> None:
        self.process = secrets.token_hex(6)  # what this one is called
        self.told: dict[str, dict[str, There]] = {}  # by table and process
        self.heard: dict[str, float] = {}  # when a process was last heard of

    def hear(self, text: str) -> tuple[There, There | None] | None:
        """What a process says now, and what it said of the table before; None: it was this process itself."""
        now = msgspec.json.decode(text, type=There)
        if now.process == self.process:
            return None
        self.heard[now.process] = time.monotonic()
        here = self.told.setdefault(now.table, {})
        before = here.pop(now.process, None)
        if now.seats or now.watchers:
            here[now.process] = now
        if not here:
            del self.told[now.table]
        return now, before

    def seats(self, table: str) -> set[int]:
        """The seats at which somebody is there, elsewhere."""
        return {seat for one in self.told.get(table, {}).values() for seat in one.seats}

    def watchers(self, table: str) -> int:
        """How many look on elsewhere."""
        return sum(one.watchers for one in self.told.get(table, {}).values())

    def forget_silent(self) -> list[str]:
        """Forgets processes that have said nothing for long; the tables at which somebody was."""
        limit = time.monotonic() - SILENT
        silent = {process for process, heard in self.heard.items() if heard < limit}
        self.heard = {one: at for one, at in self.heard.items() if one not in silent}
        touched = [table for table, there in self.told.items() if silent & set(there)]
        for table in touched:
            left = {one: it for one, it in self.told.pop(table).items() if one not in silent}
            if left:
                self.told[table] = left
        return touched
