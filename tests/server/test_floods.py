"""Sockets that are flooded: with frames, pings or fragments that no table asked for. Nobody else waits meanwhile."""

from __future__ import annotations

import asyncio
import base64
import os
import struct
import time
from collections.abc import Iterator
from urllib.parse import urlsplit

import httpx
import pytest

from runestack.server.load import used_by
from tests.server.browser import OTHER, PERSON
from tests.server.processes import Server, make, server

FLOOD = 8 * 1024 * 1024  # bytes
SOON = 10.0  # seconds, on a slow machine
MOST_GROWTH = 20  # megabytes
TEXT, MORE, PING = 0x01, 0x00, 0x09
LAST = 0x80


def frame(kind: int, body: bytes = b"") -> bytes:
    """A frame as browsers send it, masked with zeros."""
    return struct.pack("!BB4x", kind, 0x80 | len(body)) + body


async def opened(
    address: str, table: str
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter, bytes]:
    """A socket at a table, byte by byte; the first line of the answer."""
    host = urlsplit(address)
    reader, writer = await asyncio.open_connection(host.hostname, host.port)
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [
        f"GET /api/tables/{table}/live HTTP/1.1",
        f"Host: {host.netloc}",
        f"Origin: {address}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {key}",
        "Sec-WebSocket-Version: 13",
    ]
    writer.write("\r\n".join([*lines, "", ""]).encode("latin-1"))
    answer = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), SOON)
    return reader, writer, answer.partition(b"\r\n")[0]


async def flooded(address: str, table: str, first: bytes, again: bytes) -> bool:
    """Sends the same again and again and reads nothing; whether the connection was cut."""
    _, writer, _ = await opened(address, table)
    try:
        writer.write(first)
        for _ in range(FLOOD // len(again) // 1000):
            writer.write(again * 1000)
            await writer.drain()
        await asyncio.sleep(0.5)
        writer.write(again)
        await writer.drain()
    except ConnectionError:
        return True
    finally:
        writer.transport.abort()
    return False


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    database = tmp_path_factory.mktemp("floods") / "t.sqlite"
    with server("--database", str(database), "--workers", "0") as one:
        # What the first socket and the first refusal load is no growth.
        made, _ = make(one.address, {"game": "rone", "seats": [PERSON, OTHER]})
        asyncio.run(flooded(one.address, made["id"], b"", frame(LAST | TEXT, b"[")))
        yield one


@pytest.mark.parametrize(
    ("first", "again"),
    [
        pytest.param(b"", frame(LAST | PING, b"x" * 125), id="pings"),
        pytest.param(frame(TEXT, b'{"kind"'), frame(MORE), id="fragments"),
        pytest.param(b"", frame(LAST | TEXT, b'{"kind":"ping"}'), id="messages"),
        pytest.param(b"", frame(LAST | TEXT, b"["), id="nonsense"),
    ],
)
def test_who_floods_a_socket_is_cut_and_nobody_else_waits(
    first: bytes, again: bytes, found: Server
) -> None:
    made, _ = make(found.address, {"game": "rone", "seats": [PERSON, OTHER]})
    before = used_by(found.process.pid)

    async def meanwhile() -> float:
        """The longest that a proper request waited."""
        longest = 0.0
        async with httpx.AsyncClient() as client:
            for _ in range(20):
                began = time.perf_counter()
                await client.get(f"{found.address}/health", timeout=SOON)
                longest = max(longest, time.perf_counter() - began)
                await asyncio.sleep(0.02)
        return longest

    async def both() -> tuple[float, bool]:
        return await asyncio.gather(meanwhile(), flooded(found.address, made["id"], first, again))

    longest, is_cut = asyncio.run(both())
    after = used_by(found.process.pid)
    assert is_cut
    assert longest < 1.0
    assert after[0] - before[0] < 1.0  # seconds of processor time, whatever else the machine does
    assert after[1] - before[1] < MOST_GROWTH


def test_a_message_that_is_no_text_ends_the_socket_without_a_traceback(found: Server) -> None:
    made, _ = make(found.address, {"game": "rone", "seats": [PERSON, OTHER]})

    async def speaks() -> bytes:
        reader, writer, _ = await opened(found.address, made["id"])
        writer.write(frame(LAST | TEXT, b"\xff\xfe"))
        said = await asyncio.wait_for(reader.read(), SOON)
        writer.close()
        return said

    assert asyncio.run(speaks())[2:4] == struct.pack("!H", 1007)
    assert "Traceback" not in found.logged()


@pytest.mark.parametrize("table", ["\xff\xfe", "a?\xe4", "%ff%00"])
def test_a_strange_path_of_a_socket_is_refused_without_a_traceback(
    table: str, found: Server
) -> None:
    async def asks() -> bytes:
        _, writer, answer = await opened(found.address, table)
        writer.close()
        return answer

    assert asyncio.run(asks()).split()[1] in {b"400", b"403", b"404"}
    assert "Traceback" not in found.logged()
    assert httpx.get(f"{found.address}/health", timeout=SOON).status_code == 200
