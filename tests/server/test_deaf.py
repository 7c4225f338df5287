"""A socket whose other end does not read: nobody waits for it, it costs little, and it is cut off."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import select
import socket
import struct
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest

from runestack.server import hub
from runestack.server.hub import MOST_BYTES, Listener
from runestack.server.load import used_by
from runestack.server.messages.from_server import Gone, Pong
from tests.server.browser import COMPUTER, OTHER, PERSON, AnyClient, Browser, Data, office_of
from tests.server.processes import hear, live, make, say, server, wait_until

SOON = 10.0  # seconds, on a slow machine
HELLOS = 700  # whose answers are more than is kept for anybody
MOST_GROWTH = 60  # megabytes


@contextmanager
def deaf(address: str, table: str, cookie: str = "") -> Iterator[socket.socket]:
    """A socket at a table that never reads, with as little room as the system allows."""
    host = urlsplit(address)
    with socket.socket() as one:
        one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
        one.connect((host.hostname, host.port))
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET /api/tables/{table}/live HTTP/1.1",
            f"Host: {host.netloc}",
            f"Origin: {address}",
            *([f"Cookie: {cookie}"] if cookie else []),
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
        ]
        one.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        assert b"101" in one.recv(12)
        yield one


def frame(message: Data) -> bytes:
    """A text frame as browsers send it, masked with zeros."""
    body = json.dumps(message).encode()
    assert len(body) < 126
    return struct.pack("!BB4x", 0x81, 0x80 | len(body)) + body


def test_a_watcher_who_does_not_read_holds_nobody_up_and_is_cut_off(tmp_path: Path) -> None:
    arguments = ("--database", str(tmp_path / "t.sqlite"), "--messages-per-second", "5000")
    with server(*arguments, "--hold-least", "0", "--hold-most", "0", "--workers", "0") as found:
        made, cookie = make(found.address, {"game": "rone", "seats": [PERSON, OTHER], "seed": 1})
        path = f"{found.address}/api/tables/{made['id']}/enter"
        answer = httpx.post(path, json={"secret": made["links"][1]["secret"]}, timeout=SOON)
        assert answer.status_code == 201
        before = used_by(found.process.pid)[1]
        with ExitStack() as sockets:
            watchers = [sockets.enter_context(deaf(found.address, made["id"])) for _ in range(4)]
            ada = sockets.enter_context(live(found.address, made["id"], cookie))
            say(ada, "hello")
            wait_until(lambda: hear(ada)["kind"] == "state", SOON)
            for watcher in watchers:
                watcher.sendall(frame({"kind": "hello"}) * HELLOS)
                watcher.sendall(frame({"kind": "say", "seat": -1, "text": "x"}) * 3)
            for number in range(20):
                began = time.monotonic()
                say(ada, "ping" if number % 4 else "say", **chat(number), ref=number)
                wait_until(lambda ref=number: hear(ada).get("ref") == ref, SOON)
                assert time.monotonic() - began < SOON
            assert used_by(found.process.pid)[1] - before < MOST_GROWTH
            wait_until(lambda: all(is_cut(watcher) for watcher in watchers))
            assert used_by(found.process.pid)[1] - before < MOST_GROWTH


def chat(number: int) -> Data:
    """Every fourth message changes the table."""
    return {} if number % 4 else {"seat": 0, "text": "Anybody there?"}


def is_cut(one: socket.socket) -> bool:
    """Whether the other end has cut the connection; asked without reading anything."""
    looking = select.poll()
    looking.register(one, 0)
    return any(event & (select.POLLERR | select.POLLHUP) for _, event in looking.poll(0))


def test_what_waits_is_bounded_by_its_bytes_too() -> None:
    async def run() -> None:
        listener = Listener("", never)
        listener.later_text("x" * (MOST_BYTES - 1), 0.0)
        assert not listener.lost.is_set()
        listener.answer(Pong())
        assert listener.lost.is_set()
        assert not listener.waiting
        assert not listener.answers
        listener.later(Gone(), 0.0)  # nobody keeps anything for it any more
        assert not listener.waiting

    asyncio.run(run())


def test_a_message_that_does_not_leave_in_time_ends_the_conversation(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(hub, "PATIENCE", 0.05)

    async def run() -> None:
        listener = Listener("", never)
        listener.answer(Pong())
        async with asyncio.timeout(SOON):
            await listener.write()
        assert listener.lost.is_set()

    asyncio.run(run())


async def never(_: str) -> None:
    await asyncio.Event().wait()


# -- chat ----------------------------------------------------------------------------------------


@pytest.fixture
def made(ada: Browser) -> Data:
    return ada.make(PERSON, COMPUTER, seed=1)


def test_a_watcher_and_a_player_chat_in_moderation(ada: Browser, bert: Browser, made: Data) -> None:
    with ada.live(made["id"]) as socket, bert.live(made["id"]) as watcher:
        socket.hello()
        watcher.hello()
        for talking, seat, most in ((watcher, -1, 4), (socket, 0, 12)):
            answers = [talking.answer("say", seat=seat, text="x") for _ in range(20)]
            kinds = [one["kind"] for one in answers]
            assert kinds[:3] == ["accepted"] * 3
            assert kinds.count("accepted") <= most
            assert answers[-1]["code"] == "chat_too_fast"


def test_many_watchers_share_the_measure_of_the_table(client: AnyClient, made: Data) -> None:
    accepted = 0
    for _ in range(15):
        with Browser(client).live(made["id"]) as socket:
            socket.hello()
            answers = [socket.answer("say", seat=-1, text="x") for _ in range(3)]
            accepted += sum(one["kind"] == "accepted" for one in answers)
    assert 15 <= accepted < 45


def test_a_table_takes_so_much_chat_and_no_more(
    client: AnyClient, ada: Browser, bert: Browser, made: Data
) -> None:
    table = office_of(client).desk.kept[made["id"]].live
    table.said_by_watchers = 1000
    with ada.live(made["id"]) as socket, bert.live(made["id"]) as watcher:
        assert watcher.hello().answer("say", seat=-1, text="x")["code"] == "chat_full"
        assert socket.hello().answer("say", seat=0, text="x")["kind"] == "accepted"
        table.said = 4000
        assert socket.answer("say", seat=0, text="x")["code"] == "chat_full"


def test_the_table_comes_without_the_chat(ada: Browser, bert: Browser, made: Data) -> None:
    with ada.live(made["id"]) as socket:
        socket.hello()
        socket.answer("say", seat=0, text="Hello")
        with bert.live(made["id"]) as watcher:
            watcher.send("hello")
            table = watcher.until(lambda one: one["kind"] == "table")
            assert "chat" not in table
            chat = watcher.until(lambda one: one["kind"] == "chat")
            assert [line["text"] for line in chat["lines"] if not line["note"]] == ["Hello"]
        again = socket.until(lambda one: one["kind"] == "table")
        assert "Hello" not in json.dumps(again)
