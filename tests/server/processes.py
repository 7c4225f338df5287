"""Servers as processes of their own, and a browser for them."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any

import httpx
from websockets import Origin
from websockets.sync.client import ClientConnection, connect

import runestack

SOURCE = Path(runestack.__file__).parent.parent
START = 60.0  # seconds


class Server:
    """`runestack serve`; port 0: any that is free. What it logs goes to a file of its own, which never fills up."""

    def __init__(
        self, *arguments: str, environment: dict[str, str] | None = None, port: int = 0
    ) -> None:
        self.log = TemporaryFile("w+")  # noqa: SIM115  # open as long as the server runs
        self.process = subprocess.Popen(
            [sys.executable, "-m", "runestack", "serve", "--port", str(port), *arguments],
            stdout=subprocess.PIPE,
            stderr=self.log,
            text=True,
            env={**os.environ, "PYTHONPATH": str(SOURCE), **(environment or {})},
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith("The table is at "), (line, self.logged())
        self.address = line.split()[-1].rstrip("/")

    def kill(self) -> None:
        """At once, without a word."""
        self.process.send_signal(signal.SIGKILL)
        self.end()

    def stop(self) -> int:
        """In good order; the exit status."""
        self.process.send_signal(signal.SIGTERM)
        return self.end()

    def end(self) -> int:
        status = self.process.wait(START)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.log.close()
        return status

    def logged(self) -> str:
        self.log.seek(0)
        return self.log.read()


@contextmanager
def server(
    *arguments: str, environment: dict[str, str] | None = None, port: int = 0
) -> Iterator[Server]:
    found = Server(*arguments, environment=environment, port=port)
    try:
        yield found
    finally:
        if found.process.poll() is None:
            found.kill()


def make(address: str, body: dict[str, Any]) -> tuple[dict[str, Any], str]:
    """A new table, and the cookie of its host."""
    answer = httpx.post(f"{address}/api/tables", json=body, timeout=START)
    assert answer.status_code == 201, answer.text
    return answer.json(), answer.headers["set-cookie"].partition(";")[0]


def live(address: str, table: str, cookie: str) -> ClientConnection:
    """A socket at a table."""
    return connect(
        f"{address.replace('http', 'ws')}/api/tables/{table}/live",
        origin=Origin(address),
        additional_headers={"Cookie": cookie},
        max_size=None,
        open_timeout=START,
    )


def say(socket: ClientConnection, kind: str, **fields: Any) -> None:
    socket.send(json.dumps({"kind": kind, **fields}))


def hear(socket: ClientConnection) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(socket.recv(timeout=START))
    return found


def wait_until(condition: Any, seconds: float = START) -> None:
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.05)
