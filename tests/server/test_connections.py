"""Connections that ask too slowly, without end, or too often at once."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from runestack.server import connections
from runestack.server.app import make_app
from runestack.server.serving import configuration
from tests.server.browser import OTHER, PERSON, Browser, office_of
from tests.server.conftest import quick

LONG = 60.0  # seconds that no test takes
HALF = b"GET /health HTTP/1.1\r\nHost: here\r\n"
BODY = b"POST /api/replays HTTP/1.1\r\nHost: here\r\nContent-Length: 9\r\n\r\n1"
Asking = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]


def ask(path: Path, asking: Asking, **settings: Any) -> None:
    """Asks a real server byte by byte."""

    async def whole() -> None:
        server = uvicorn.Server(configuration(quick(path / "t.sqlite", **settings), "127.0.0.1", 0))
        server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
        running = asyncio.create_task(server.serve())
        while not server.started:
            assert not running.done()
            await asyncio.sleep(0.01)
        port = server.servers[0].sockets[0].getsockname()[1]
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        async with asyncio.timeout(LONG):
            await asking(reader, writer)
        writer.close()
        server.should_exit = True
        await running

    asyncio.run(whole())


async def is_cut(reader: asyncio.StreamReader) -> bool:
    """Whether the other side ends the connection without a word."""
    try:
        return await reader.read() == b""
    except ConnectionResetError:
        return True


@pytest.mark.parametrize("said", [b"", b"GET /health", HALF, BODY])
def test_a_request_that_does_not_come_to_its_end_is_cut(
    said: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "READ_WITHIN", 0.2)

    async def slowly(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(said)
        assert await is_cut(reader)

    ask(tmp_path, slowly)


def test_headers_without_end_are_cut(tmp_path: Path) -> None:
    async def much(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(HALF)
        for number in range(100):
            writer.write(b"x-%d: %s\r\n" % (number, b"y" * 1000))
        assert await is_cut(reader)

    ask(tmp_path, much)


def test_a_request_in_pieces_is_answered_and_the_next_one_too(tmp_path: Path) -> None:
    async def twice(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        for _ in range(2):
            for piece in (HALF[:10], HALF[10:], b"\r\n"):
                writer.write(piece)
                await writer.drain()
            head = await reader.readuntil(b"\r\n\r\n")
            assert head.startswith(b"HTTP/1.1 200")
            length = int(head.lower().partition(b"content-length: ")[2].partition(b"\r\n")[0])
            await reader.readexactly(length)

    ask(tmp_path, twice)


WHOLE = HALF + b"Connection: close\r\n\r\n"


async def several(writer: asyncio.StreamWriter, number: int) -> list[bytes]:
    """What further connections are answered that ask while the first ones stay open; nothing: they are cut."""
    place = writer.get_extra_info("peername")
    opened = [await asyncio.open_connection(*place[:2]) for _ in range(number)]
    answers = []
    for reader, other in opened:
        other.write(WHOLE)
        try:
            answers.append((await reader.read())[:12])
        except ConnectionResetError:
            answers.append(b"")
        other.close()
    return answers


def test_one_address_has_so_many_connections_and_no_more(tmp_path: Path) -> None:
    async def many(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        assert (await several(writer, 4)) == [b"HTTP/1.1 200", b"HTTP/1.1 200", b"", b""]
        assert (await several(writer, 2)) == [
            b"HTTP/1.1 200",
            b"HTTP/1.1 200",
        ]  # they are free again

    ask(tmp_path, many, connections_per_address=3, trusted="")


def test_a_proxy_may_have_any_number_of_connections(tmp_path: Path) -> None:
    async def many(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        assert (await several(writer, 5)) == [b"HTTP/1.1 200"] * 5

    ask(tmp_path, many, connections_per_address=1, trusted="10.0.0.1, 127.0.0.0/8")


@pytest.mark.parametrize(
    ("trusted", "is_proxy"),
    [
        ("", False),
        ("*", True),
        ("10.0.0.1,192.168.0.0/16", True),
        ("10.0.0.1", False),
        ("a.name", False),
    ],
)
def test_who_is_a_proxy(trusted: str, *, is_proxy: bool) -> None:
    assert connections.is_among("192.168.3.4", connections.networks(trusted)) is is_proxy


def test_answers_that_nobody_takes_end_the_connection(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "TAKEN_WITHIN", 0.2)
    asked = 60
    line = b"GET /api/games/rone/cards HTTP/1.1\r\nHost: here\r\n\r\n"

    async def deaf(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        place = writer.get_extra_info("peername")
        reader, other = await asyncio.open_connection(*place[:2], limit=1024)
        other.write(line * asked)
        await asyncio.sleep(3.0)  # reads nothing, but for what the system takes by itself
        taken = b""
        try:
            while piece := await reader.read(1 << 20):
                taken += piece
        except ConnectionResetError:
            pass
        assert taken.count(b"HTTP/1.1 200") < asked
        other.close()

    ask(tmp_path, deaf)


def test_who_asks_too_fast_is_answered_once_and_cut(tmp_path: Path) -> None:
    async def flood(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write((HALF + b"\r\n") * 50)
        answers = await reader.read()
        assert answers.count(b"HTTP/1.1 200") == 3
        assert answers.count(b"HTTP/1.1 429") == 1

    ask(tmp_path, flood, requests_per_minute=3)


def test_one_address_has_so_many_sockets_and_no_more(tmp_path: Path) -> None:
    with TestClient(make_app(quick(tmp_path / "t.sqlite", sockets_per_address=2))) as client:
        ada = Browser(client)
        table = ada.make(PERSON, OTHER)["id"]
        with ada.live(table) as first, ada.live(table) as second:
            first.hello()
            second.hello()
            with pytest.raises(WebSocketDisconnect) as refused, ada.live(table):
                pass
            assert refused.value.code == 1013
        while office_of(client).sockets:
            client.get("/health")
        with ada.live(table) as again:
            again.hello()
