"""The socket of a table: one for each browser that looks at it."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from runestack.server.ending import end
from runestack.server.errors import TableError
from runestack.server.hub import Listener
from runestack.server.messages.from_browser import BrowserMessage, Hello, Inspect, Ping, Say, Why
from runestack.server.messages.from_server import Accepted, Pong
from runestack.server.office import Office
from runestack.server.security import MESSAGE_BYTES, is_own_origin, session_of
from runestack.server.tables.acting import Changing, entries_for
from runestack.server.tables.live import LiveTable
from runestack.server.tables.reasons import because
from runestack.server.tables.showing import inspected, log_length

GOING_AWAY = 1001
REFUSED = 1008  # policy violation
TRY_AGAIN = 1013

DECODER: msgspec.json.Decoder[BrowserMessage] = msgspec.json.Decoder(BrowserMessage)
AnySocket = WebSocket[Any, Any, Any]
LOG = structlog.get_logger(__name__)


@websocket("/api/tables/{table:str}/live")
async def live(socket: AnySocket, table: FromPath[str], office: NamedDependency[Office]) -> None:
    """Talks to one browser about one table."""
    settings = office.settings
    host = socket.headers.get("host")
    if not is_own_origin(socket.headers.get("origin"), host, settings.origins):
        await socket.close(REFUSED, "foreign origin")
        return
    await socket.accept()
    talk = Talk(socket, table, office, session_of(socket))
    await talk.run()


class Talk:
    """The conversation over one socket."""

    def __init__(self, socket: AnySocket, table: str, office: Office, session: str) -> None:
        self.socket = socket
        self.table = table
        self.office = office
        self.listener = Listener(session, socket.send_text)
        self.allowance = office.settings.messages_per_second * 5.0
        self.counted = 0.0

    async def run(self) -> None:
        """Until the browser leaves, reads too slowly, or the server stops."""
        hub = self.office.hub
        hub.add(self.table, self.listener)
        tasks = [
            asyncio.create_task(self.read()),
            asyncio.create_task(self.listener.write()),
            asyncio.create_task(self.listener.lost.wait()),
        ]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            hub.remove(self.table, self.listener)
            await end(tasks)
            for task in tasks:
                report(None if task.cancelled() else task.exception())
            with suppress(Exception):  # the browser may be gone already
                await self.socket.close(TRY_AGAIN if self.listener.lost.is_set() else GOING_AWAY)
            self.office.announce(self.table)

    async def read(self) -> None:
        """One message after the other; what is wrong with one is told, and the next is read."""
        while True:
            received: Any = await self.socket.receive()
            if received["type"] == "websocket.disconnect":
                return
            message: BrowserMessage | None = None
            try:
                message = self.understood(received.get("text"), received.get("bytes"))
                await self.handle(message)
            except TableError as error:
                ref = None if message is None else message.ref
                await self.listener.answer(error.refusal(ref))
                if error.code == "no_table":
                    return

    def understood(self, text: str | None, data: bytes | None) -> BrowserMessage:
        """A message, if it is one, is not too long, and does not come too fast."""
        self.count()
        raw = (text or "").encode(errors="replace") if data is None else data
        if len(raw) > MESSAGE_BYTES:
            raise TableError("too_large", most=MESSAGE_BYTES)
        if data is not None:
            raise TableError("malformed", why="it is no text")
        try:
            return DECODER.decode(raw)
        except msgspec.DecodeError as error:
            raise TableError("malformed", why=str(error)) from None

    def count(self) -> None:
        """So many messages a second on average, with some in reserve."""
        rate = self.office.settings.messages_per_second
        now = asyncio.get_running_loop().time()
        earned = (now - (self.counted or now)) * rate
        self.counted = now
        self.allowance = min(self.allowance + earned, rate * 5.0) - 1
        if self.allowance < 0:
            raise TableError("too_fast")

    async def handle(self, message: BrowserMessage) -> None:
        """Answers a message."""
        if not self.listener.greeted and not isinstance(message, Hello | Ping):
            raise TableError("no_hello")
        match message:
            case Hello():
                await self.greet(message)
            case Ping():
                await self.listener.answer(Pong(ref=message.ref))
            case Why():
                self.check_seat(message.seat)
                game = (await self.office.desk.look(self.table)).live.match
                if game is None:
                    raise TableError("not_running")
                await self.listener.answer(because(game, message))
            case Inspect():
                await self.inspect(message)
            case _:
                await self.change(message)

    def check_seat(self, seat: int) -> None:
        """Who speaks for a seat has to sit there."""
        if seat not in self.listener.yours:
            raise TableError("not_yours")

    async def greet(self, message: Hello) -> None:
        """Sends the table and the game; from now on everything that happens."""
        office, listener = self.office, self.listener
        async with office.desk.lock(self.table):
            kept = await office.desk.open(self.table)
            kept.parties = await office.desk.parties(self.table, kept.live.row.seats)
            office.desk.teller.find_seats(kept, listener)
            listener.sent = {}
            game = kept.live.match
            if game is not None and message.last_seq >= kept.live.undone_at:
                lengths = {reader: log_length(game, reader) for reader in listener.readers}
                listener.sent = {
                    reader: min(message.log.get(str(reader), 0), length)
                    for reader, length in lengths.items()
                }
            listener.greeted = True
            office.desk.teller.send_table(kept, listener, message.ref)
            office.desk.teller.send_state(kept, listener, ref=message.ref)
        office.announce(self.table, but=listener)
        office.driver.start(self.table)

    async def inspect(self, message: Inspect) -> None:
        """Everything a reader may know about a card."""
        if message.seat not in self.listener.readers:
            raise TableError("not_yours")
        game = (await self.office.desk.look(self.table)).live.match
        if game is None:
            raise TableError("not_running")
        await self.listener.answer(inspected(game, message.seat, message.card, message.ref))

    async def change(self, message: Changing) -> None:
        """Something that changes the table."""
        if not (isinstance(message, Say) and message.seat < 0 and not self.listener.yours):
            self.check_seat(message.seat)

        async def acknowledge(table: LiveTable) -> None:
            with suppress(OSError, WebSocketDisconnect):  # gone since: it is stored all the same
                await self.listener.answer(Accepted(seq=table.public_seq, ref=message.ref))

        await self.office.desk.change(
            self.table, lambda table, parties: entries_for(table, parties, message), acknowledge
        )


def report(done: object) -> None:
    """What ended a conversation, unless it was the browser (an OSError for uvicorn) or the server."""
    if isinstance(done, Exception) and not isinstance(done, WebSocketDisconnect | OSError):
        LOG.warning("socket_failed", error=type(done).__name__)
