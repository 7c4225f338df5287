"""Connections of strangers: what asks too slowly or without end is cut, and a socket can be cut at any time."""

from __future__ import annotations

import asyncio
import socket
import struct
from asyncio.transports import BaseTransport
from collections import Counter
from collections.abc import Sequence
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from runestack.server.limits import Allowance, counted_as
from runestack.server.live import ABORT
from runestack.server.settings import Settings

READ_WITHIN = 30.0  # seconds from the first byte of a request to its last
TAKEN_WITHIN = 30.0  # seconds for which somebody may not read what is being sent
MOST_HEAD = 64 * 1024  # bytes before the body
AT_ONCE = struct.pack("ii", 1, 0)  # linger: yes, for no time
PIECE = 4096  # bytes that are read at a time
FRAMES = (
    4  # of a socket for each message that it may send: pieces, pings and what is refused in words
)
RESERVE = 10  # seconds of them at once
NO_TEXT = 1007


Network = IPv4Network | IPv6Network


class Connections:
    """How many connections each address has open. Proxies may have any number: they speak for many."""

    def __init__(self, settings: Settings) -> None:
        self.most = settings.connections_per_address
        self.proxies = networks(settings.trusted)
        self.open: Counter[str] = Counter()

    def takes(self, address: str) -> bool:
        """Whether one more is in order; then it counts."""
        if self.open[address] >= self.most and not is_among(address, self.proxies):
            return False
        self.open[address] += 1
        return True

    def lets_go(self, address: str) -> None:
        """One is closed, or has become a socket, which is counted elsewhere."""
        self.open[address] -= 1
        if self.open[address] <= 0:
            del self.open[address]


def networks(trusted: str) -> list[Network]:
    """The addresses of proxies as they are set: addresses and networks, with commas between them; `*`: all."""
    if trusted.strip() == "*":
        return [ip_network("0.0.0.0/0"), ip_network("::/0")]
    found: list[Network] = []
    for one in trusted.split(","):
        try:
            found.append(ip_network(one.strip(), strict=False))
        except ValueError:  # a name, which the server of requests compares as it is
            continue
    return found


def is_among(address: str, proxies: Sequence[Network]) -> bool:
    """Whether an address is one of these; what has none, such as a local socket, is."""
    try:
        found = ip_address(address)
    except ValueError:
        return True
    return any(found in network for network in proxies)


class Requests(HttpToolsProtocol):
    """Requests that have to come to an end: a connection that asks byte by byte would be held forever."""

    allowed: Connections  # set for each server, see `requests_of`
    waiting: asyncio.TimerHandle | None = None
    unread: asyncio.TimerHandle | None = None
    address: str | None = None  # as long as it counts
    head = 0  # bytes of the request so far, while its body has not begun

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody is there, and should soon say something."""
        super().connection_made(transport)
        address = counted_as(self.client[0] if self.client else "")
        if not self.allowed.takes(address):
            transport.abort()
            return
        self.address = address
        self.wait()

    def let_go(self) -> None:
        """The connection counts no longer."""
        if self.address is not None:
            self.allowed.lets_go(self.address)
            self.address = None

    def handle_websocket_upgrade(self) -> None:
        """The connection becomes a socket."""
        super().handle_websocket_upgrade()
        self.let_go()

    def pause_writing(self) -> None:
        """What was sent is not taken; it should be, soon."""
        super().pause_writing()
        self.unread = self.loop.call_later(TAKEN_WITHIN, self.cut)

    def resume_writing(self) -> None:
        """It was."""
        super().resume_writing()
        if self.unread is not None:
            self.unread.cancel()
            self.unread = None

    def data_received(self, data: bytes) -> None:
        """Some more of a request."""
        self.head += len(data)
        if self.waiting is None:
            self.wait()
        super().data_received(data)
        if self.head > MOST_HEAD:
            self.cut()

    def on_headers_complete(self) -> None:
        """What comes now is the body, whose length the application bounds."""
        self.head = -(1 << 62)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The request is whole."""
        self.head = 0
        self.stop_waiting()
        super().on_message_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is there any more."""
        self.stop_waiting()
        if self.unread is not None:
            self.unread.cancel()
        self.let_go()
        super().connection_lost(exc)

    def wait(self) -> None:
        """From now on the rest of the request is waited for."""
        self.waiting = self.loop.call_later(READ_WITHIN, self.cut)

    def stop_waiting(self) -> None:
        """It has come."""
        if self.waiting is not None:
            self.waiting.cancel()
            self.waiting = None

    def cut(self) -> None:
        """Ends the connection, unless it has become a socket."""
        self.stop_waiting()
        if self.transport.get_protocol() is self:
            self.transport.abort()


def requests_of(settings: Settings) -> type[Requests]:
    """The requests of one server, which counts its connections."""
    return type("CountedRequests", (Requests,), {"allowed": Connections(settings)})


class Sockets(WebSocketsSansIOProtocol):
    """Sockets that the table can cut: closing in good order would wait for somebody who does not read.

    Every frame counts, also those that never come to a table: pings are answered whether or not anybody reads the
    answers, and a message may have any number of empty pieces.
    """

    messages = 0  # a second that a table takes, set for each server, see `sockets_of`
    allowance: Allowance

    def connection_made(self, transport: BaseTransport) -> None:
        """Somebody is there."""
        super().connection_made(transport)
        rate = FRAMES * self.messages
        self.allowance = Allowance(rate, RESERVE * rate)

    def data_received(self, data: bytes) -> None:
        """Some frames. A piece at a time is read, so that who is cut costs nothing more."""
        for start in range(0, len(data), PIECE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + PIECE])

    def handle_connect(self, event: Request) -> None:
        """A browser asks for a socket."""
        super().handle_connect(event)
        if not self.close_sent:
            extensions = cast("dict[str, object]", self.scope["extensions"])
            extensions[ABORT] = self.abort

    def handle_text(self, event: Frame) -> None:
        """A message, or its first piece."""
        if self.is_in_time():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        """The same, of bytes."""
        if self.is_in_time():
            super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        """The next piece of a message."""
        if self.is_in_time():
            super().handle_cont(event)

    def handle_ping(self) -> None:
        """Somebody wants to know whether the server is there."""
        if self.is_in_time():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Somebody is there."""
        if self.is_in_time():
            super().handle_pong(event)

    def send_receive_event_to_app(self) -> None:
        """A whole message; one that calls itself text and is none ends the socket, and is no fault of the server."""
        if self.curr_msg_data_type == "text" and not is_text(b"".join(self.frames)):
            self.frames = []
            self.conn.send_close(NO_TEXT)
            self.handle_parser_exception()
            return
        super().send_receive_event_to_app()

    def is_in_time(self) -> bool:
        """Whether one more frame is in order; who sends far more than any table takes is cut."""
        if self.transport.is_closing():
            return False
        if self.allowance.takes():
            return True
        self.abort()
        return False

    def abort(self) -> None:
        """Cuts the connection; the system, too, drops at once what was never read."""
        one = self.transport.get_extra_info("socket")
        if one is not None:
            one.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE)
        self.transport.abort()


def is_text(data: bytes) -> bool:
    """Whether bytes are text."""
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def sockets_of(settings: Settings) -> type[Sockets]:
    """The sockets of one server."""
    return type("CountedSockets", (Sockets,), {"messages": settings.messages_per_second})
