"""Who listens to which table, and what is on its way to them."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import msgspec

from runestack.server.messages.from_server import ServerMessage
from runestack.server.presence import Elsewhere, There

# Who has more than this waiting reads no longer: it is let go, and comes back.
MOST_WAITING = 400  # messages
MOST_BYTES = 4 * 1024 * 1024
PATIENCE = 20.0  # seconds that one message may take to leave
# Of a crowd of spectators so many are told at once, the next ones a little later: nobody else waits for all of them.
TOLD_AT_ONCE = 20
LATER = 0.02  # seconds
MOST_LATER = 1.0

Send = Callable[[str], Awaitable[None]]
encoder = msgspec.json.Encoder().encode


def encode(message: msgspec.Struct) -> str:
    """A message as it is sent."""
    return encoder(message).decode()


class Listener:
    """One open socket. Nobody ever waits for it: what it is told waits here until its own task sends it."""

    def __init__(self, session: str, send: Send) -> None:
        self.session = session
        self.send = send
        self.yours: list[int] = []
        self.sent: dict[int, int] = {}  # by reader: how many lines of the log it has
        self.greeted = False
        self.lag = 0.0  # seconds by which it is told later while it only watches
        self.answers: deque[str] = deque()  # leave at once
        self.waiting: deque[tuple[float, str]] = deque()  # leave in order, not before their time
        self.bytes = 0  # of both
        self.more = asyncio.Event()
        self.lost = asyncio.Event()

    @property
    def readers(self) -> list[int]:
        """As whom it looks at the game: its seats, or a spectator."""
        return self.yours or [-1]

    def answer(self, message: ServerMessage) -> None:
        """Sends at once."""
        text = encode(message)
        self.put(self.answers, text, text)

    def later(self, message: ServerMessage, release: float) -> None:
        """Sends in order, not before a time of the loop's clock."""
        self.later_text(encode(message), release)

    def later_text(self, text: str, release: float) -> None:
        """The same with a message that was encoded for several."""
        if self.lag and not self.yours:
            release = max(release, asyncio.get_running_loop().time()) + self.lag
        self.put(self.waiting, (release, text), text)

    def put(self, queue: deque[Any], what: object, text: str) -> None:
        """Something more waits; who lets too much wait is let go."""
        if self.lost.is_set():
            return
        self.bytes += len(text)
        if len(self.answers) + len(self.waiting) >= MOST_WAITING or self.bytes > MOST_BYTES:
            self.let_go()
            return
        queue.append(what)
        self.more.set()

    def let_go(self) -> None:
        """Ends the conversation, and forgets what was still to be said."""
        self.lost.set()
        self.answers.clear()
        self.waiting.clear()

    async def write(self) -> None:
        """Sends what waits, until the socket is gone or takes nothing any more."""
        while True:
            text = await self.next_text()
            self.bytes -= len(text)
            try:
                async with asyncio.timeout(PATIENCE):
                    await self.send(text)
            except TimeoutError:
                self.let_go()
                return

    async def say_rest(self) -> None:
        """Sends the answers that are left, before the socket is closed."""
        async with asyncio.timeout(1.0):
            while self.answers:
                await self.send(self.answers.popleft())

    async def next_text(self) -> str:
        """What leaves next, as soon as it may."""
        clock = asyncio.get_running_loop().time
        while True:
            if self.answers:
                return self.answers.popleft()
            if self.waiting and self.waiting[0][0] <= clock():
                return self.waiting.popleft()[1]
            self.more.clear()
            when = self.waiting[0][0] if self.waiting else None
            with suppress(TimeoutError):
                async with asyncio.timeout_at(when):
                    await self.more.wait()


class Hub:
    """Everybody who listens, by table."""

    def __init__(self) -> None:
        self.listeners: dict[str, set[Listener]] = {}
        self.elsewhere = Elsewhere()

    def add(self, table: str, listener: Listener) -> None:
        """Somebody listens."""
        there = self.listeners.setdefault(table, set())
        listener.lag = min(MOST_LATER, LATER * (len(there) // TOLD_AT_ONCE))
        there.add(listener)

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
