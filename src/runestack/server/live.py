"""The socket of a table: one for each browser that looks at it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any, cast

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from runestack.play.match import Match
from runestack.server.ending import end
from runestack.server.entries import AnyEntry
from runestack.server.errors import TableError
from runestack.server.hub import Listener
from runestack.server.limits import Allowance, counted_as
from runestack.server.messages.from_browser import (
    BrowserMessage,
    Choose,
    Hello,
    Hint,
    Inspect,
    Ping,
    Say,
    Why,
)
from runestack.server.messages.from_server import Accepted, Lifted, Pong
from runestack.server.office import REQUESTS, Office
from runestack.server.security import MESSAGE_BYTES, is_id, is_own_origin, session_of
from runestack.server.tables.acting import Changing, entries_for
from runestack.server.tables.lifting import lifted, with_lifted
from runestack.server.tables.live import LiveTable
from runestack.server.tables.reasons import because
from runestack.server.tables.showing import inspected, log_length
from runestack.server.tables.undoing import Parties

GOING_AWAY = 1001
REFUSED = 1008  # policy violation
TRY_AGAIN = 1013
CHAT_OF_SEAT = (1.0, 10)  # lines a second on average, and in reserve
CHAT_OF_WATCHER = (0.2, 3)
MESSAGE = 0.003  # seconds of processor time that a message may cost; a choice takes about as much
ABORT = "runestack.abort"  # what the server puts into a socket's scope: cuts the connection at once

DECODER: msgspec.json.Decoder[BrowserMessage] = msgspec.json.Decoder(BrowserMessage)
AnySocket = WebSocket[Any, Any, Any]
Abort = Callable[[], None]
LOG = structlog.get_logger(__name__)


@websocket("/api/tables/{table:str}/live")
async def live(socket: AnySocket, table: FromPath[str], office: NamedDependency[Office]) -> None:
    """Talks to one browser about one table."""
    settings = office.settings
    host = socket.headers.get("host")
    if not is_own_origin(socket.headers.get("origin"), host, settings.origins):
        await socket.close(REFUSED, "foreign origin")
        return
    if not is_id(table):
        await socket.close(REFUSED, "no table")
        return
    address = counted_as(socket.client.host if socket.client else "")
    if office.sockets[address] >= settings.sockets_per_address:
        await socket.close(TRY_AGAIN, "too many sockets")
        return
    if office.counts[REQUESTS].wait(address, settings.requests_per_minute):  # it counts as one
        await socket.close(TRY_AGAIN, "too fast")
        return
    office.sockets[address] += 1
    try:
        await socket.accept()
        await Talk(socket, table, office, session_of(socket), address).run()
    finally:
        office.sockets[address] -= 1
        if not office.sockets[address]:
            del office.sockets[address]


def decoded(text: str | None, data: bytes | None) -> BrowserMessage:
    """A message, if it is one and is not too long."""
    raw = (text or "").encode(errors="replace") if data is None else data
    if len(raw) > MESSAGE_BYTES:
        raise TableError("too_large", most=MESSAGE_BYTES)
    if data is not None:
        raise TableError("malformed", why="it is no text")
    try:
        return DECODER.decode(raw)
    except msgspec.DecodeError as error:
        raise TableError("malformed", why=str(error)) from None
    except RecursionError:
        raise TableError("malformed", why="it is nested too deeply") from None


class Talk:
    """The conversation over one socket."""

    def __init__(
        self, socket: AnySocket, table: str, office: Office, session: str, address: str
    ) -> None:
        self.socket = socket
        self.table = table
        self.office = office
        self.listener = Listener(session, socket.send_text)
        rate = office.settings.messages_per_second
        self.allowance = Allowance(rate, 5 * rate)
        self.address = address
        self.comes_again = False  # it could not even say hello, and had better try a little later
        self.chat = Allowance(*CHAT_OF_SEAT)
        self.watchers_chat = Allowance(*CHAT_OF_WATCHER)
        self.hints: set[asyncio.Task[None]] = set()  # that are being thought about

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
            tasks += self.hints  # nobody waits for them any more
            await end(tasks)
            for task in tasks:
                report(None if task.cancelled() else task.exception())
            if self.listener.greeted:
                self.office.announce(self.table)
            await self.hang_up()

    async def hang_up(self) -> None:
        """Closes the socket. Who does not read would not read that either: its connection is cut."""
        is_lost = self.listener.lost.is_set()
        abort = cast("Abort | None", (self.socket.scope.get("extensions") or {}).get(ABORT))
        if is_lost and abort is not None:
            abort()
            return
        with suppress(Exception):  # the browser may be gone already
            await self.listener.say_rest()
            await self.socket.close(TRY_AGAIN if is_lost else GOING_AWAY)

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
                ref = error.ref if message is None else message.ref
                self.listener.answer(error.refusal(ref))
                if error.code == "no_table" or self.comes_again:
                    return
            await asyncio.sleep(
                0
            )  # what has come already is read at once: others have their turn between

    def understood(self, text: str | None, data: bytes | None) -> BrowserMessage:
        """A message, if it is one, is not too long, and does not come too fast."""
        in_time = self.allowance.takes() and self.of_address.takes()
        message = decoded(text, data)
        if not in_time:
            self.comes_again = isinstance(message, Hello) and not self.listener.greeted
            raise TableError("too_fast", ref=message.ref)
        return message

    @property
    def of_address(self) -> Allowance:
        """The measure that all sockets of an address share."""
        return self.office.messages.of(self.address)

    @contextmanager
    def counted(self) -> Iterator[None]:
        """What takes long to work out counts as several messages; nothing may wait within."""
        began = time.thread_time()
        try:
            yield
        finally:
            more = (time.thread_time() - began) / MESSAGE
            self.allowance.owes(more)
            self.of_address.owes(more)

    async def handle(self, message: BrowserMessage) -> None:
        """Answers a message."""
        if not self.listener.greeted and not isinstance(message, Hello | Ping):
            raise TableError("no_hello")
        match message:
            case Hello():
                await self.greet(message)
            case Ping():
                self.listener.answer(Pong(ref=message.ref))
            case Why():
                self.check_seat(message.seat)
                live = (await self.office.desk.look_when_shown(self.table)).live
                if live.match is None:
                    raise TableError("not_running")
                with self.counted():
                    game = with_lifted(live, message.seat, message.lifted)
                    self.listener.answer(because(game, message))
            case Hint():
                self.check_seat(message.seat)
                self.begin_hint(message)
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
            kept = await office.desk.newest(self.table)
            kept.parties = await office.desk.parties(self.table, kept.live.row.seats)
            office.desk.teller.find_seats(kept, listener)
            listener.sent = {}
            game = kept.live.match
            if game is not None:
                await self.write_logs(game)
            if game is not None and message.last_seq >= kept.live.undone_at:
                lengths = {reader: log_length(game, reader) for reader in listener.readers}
                listener.sent = {
                    reader: min(message.log.get(str(reader), 0), length)
                    for reader, length in lengths.items()
                }
            listener.greeted = True
            with self.counted():
                office.desk.teller.send_table(kept, listener, message.ref)
                office.desk.teller.send_chat(kept, listener)
                office.desk.teller.send_state(kept, listener, ref=message.ref)
        office.announce(self.table)
        office.driver.start(self.table)

    async def write_logs(self, game: Match) -> None:
        """Writes the logs that the browser is about to read: of a long game a piece at a time, others go on between."""
        pieces, is_done = game.log_in_pieces(self.listener.readers), None
        while not is_done:
            with self.counted():
                is_done = next(pieces, True)
            await asyncio.sleep(0)

    def begin_hint(self, message: Hint) -> None:
        """A hint takes its time: meanwhile the next message is read, which may be the answer to the question."""
        task = asyncio.create_task(self.hint(message))
        self.hints.add(task)
        task.add_done_callback(self.hints.discard)

    async def hint(self, message: Hint) -> None:
        """What a good player would do, or why that is not told."""
        try:
            found = await self.office.hints.ask(self.table, self.listener.session, message)
        except TableError as error:
            self.listener.answer(error.refusal(message.ref))
        except Exception:
            LOG.exception("hint_failed", table=self.table)
            self.listener.answer(TableError("fault").refusal(message.ref))
        else:
            self.listener.answer(found)

    async def inspect(self, message: Inspect) -> None:
        """Everything a reader may know about a card."""
        if message.seat not in self.listener.readers:
            raise TableError("not_yours")
        game = (await self.office.desk.look_when_shown(self.table)).live.match
        if game is None:
            raise TableError("not_running")
        with self.counted():
            self.listener.answer(inspected(game, message.seat, message.card, message.ref))

    async def change(self, message: Changing) -> None:
        """Something that changes the table."""
        if not (isinstance(message, Say) and message.seat < 0 and not self.listener.yours):
            self.check_seat(message.seat)
        if isinstance(message, Say):
            await self.check_chat(message)

        found: list[Lifted] = []

        def decide(table: LiveTable, parties: Parties) -> Sequence[AnyEntry]:
            entries = entries_for(table, parties, message)
            with self.counted():
                shown = lifted(table, message) if isinstance(message, Choose) else None
            found[:] = [] if shown is None else [shown]
            return [] if found else entries

        def acknowledge(table: LiveTable) -> None:
            self.listener.answer(Accepted(seq=table.public_seq, ref=message.ref))

        await self.office.desk.change(
            self.table, decide, acknowledge, when_shown=not isinstance(message, Say)
        )
        for one in found:
            self.listener.answer(one)

    async def check_chat(self, message: Say) -> None:
        """Chat has a measure for each socket, a smaller one for watchers, and one for the table."""
        own = self.chat if message.seat >= 0 else self.watchers_chat
        if not own.takes() or not (await self.office.desk.look(self.table)).chat.takes():
            raise TableError("chat_too_fast")


def report(done: object) -> None:
    """What ended a conversation, unless it was the browser (an OSError for uvicorn) or the server."""
    if isinstance(done, Exception) and not isinstance(done, WebSocketDisconnect | OSError):
        LOG.warning("socket_failed", error=type(done).__name__)
