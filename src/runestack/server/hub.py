"""Who listens to which table, and what is on its way to them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import msgspec

from runestack.server.messages.from_server import ServerMessage
from runestack.server.presence import Elsewhere, There

MOST_WAITING = 400  # messages; who reads no faster is let go and comes back

Send = Callable[[str], Awaitable[None]]
encode = msgspec.json.Encoder().encode


class Listener:
    """One open socket."""

    def __init__(self, session: str, send: Send) -> None:
        self.session = session
        self.send = send
        self.yours: list[int] = []
        self.sent: dict[int, int] = {}  # by reader: how many lines of the log it has
        self.greeted = False
        self.waiting: asyncio.Queue[tuple[float, str]] = asyncio.Queue(MOST_WAITING)
        self.lost = asyncio.Event()

    @property
    def readers(self) -> list[int]:
        """As whom it looks at the game: its seats, or a spectator."""
        return self.yours or [-1]

    async def answer(self, message: ServerMessage) -> None:
        """Sends at once."""
        await self.send(encode(message).decode())

    def later(self, message: ServerMessage, release: float) -> None:
        """Sends in order, not before a time of the loop's clock."""
        try:
            self.waiting.put_nowait((release, encode(message).decode()))
        except asyncio.QueueFull:
            self.lost.set()

    async def write(self) -> None:
        """Sends what waits, until the socket is gone."""
        clock = asyncio.get_running_loop().time
        while True:
            release, text = await self.waiting.get()
            delay = release - clock()
            if delay > 0:
                await asyncio.sleep(delay)
            await self.send(text)


class Hub:
    """Everybody who listens, by table."""

    def __init__(self) -> None:
        self.listeners: dict[str, set[Listener]] = {}
        self.elsewhere = Elsewhere()

    def add(self, table: str, listener: Listener) -> None:
        """Somebody listens."""
        self.listeners.setdefault(table, set()).add(listener)

    def remove(self, table: str, listener: Listener) -> None:
        """Somebody has left."""
        here = self.listeners.get(table, set())
        here.discard(listener)
        if not here:
            self.listeners.pop(table, None)

    def at(self, table: str) -> list[Listener]:
        """Who listens to a table and has said hello."""
        return [one for one in self.listeners.get(table, ()) if one.greeted]

    def tables(self) -> list[str]:
        """The tables that somebody listens to."""
        return list(self.listeners)

    def present(self, table: str) -> set[int]:
        """The seats of a table at which somebody is there, in whatever process."""
        return {*self.here(table).seats, *self.elsewhere.seats(table)}

    def watchers(self, table: str) -> int:
        """How many look on, in whatever process."""
        return self.here(table).watchers + self.elsewhere.watchers(table)

    def here(self, table: str) -> There:
        """Who is at a table in this process, for the others."""
        seats = sorted({seat for one in self.at(table) for seat in one.yours})
        watchers = sum(1 for one in self.at(table) if not one.yours)
        return There(self.elsewhere.process, table, seats, watchers)
