"""A load test: many tables, and how long a person's choice waits for its answer.

At each table two persons play, or one with a computer, which thinks as it does for people.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from runestack.server.settings import processors

THINKING = (1.0, 5.0)  # seconds that a person takes to choose
LEAST_OPEN = 30.0  # seconds to open everything
COOKIE = "set-cookie"


class Option(msgspec.Struct):
    """An option of a question."""

    id: str


class Question(msgspec.Struct):
    """What a seat is asked."""

    options: list[Option]


class View(msgspec.Struct):
    """What the test needs of a view."""

    question: Question | None = None
    result: dict[str, Any] | None = None


class Message(msgspec.Struct):
    """What the test needs of a message."""

    kind: str
    ref: int | None = None
    seat: int = -1
    prompt: str | None = None
    view: View = msgspec.field(default_factory=View)


DECODER = msgspec.json.Decoder(Message)


@dataclass
class Measured:
    """What was measured: seconds between a choice and its answer, and until it is shown."""

    tables: int
    opponent: str = ""  # the computer on the second seat; empty: a person
    answered: list[float] = field(default_factory=list)
    shown: list[float] = field(default_factory=list)
    refused: int = 0
    seconds: float = 0.0
    memory: int = 0  # megabytes of the server at the end
    memory_before: int = 0  # and before the first table
    processor: float = 0.0  # share of one processor that the server used

    def summary(self, game: str) -> dict[str, object]:
        """As plain data; times in milliseconds."""
        answered = sorted(self.answered)
        return {
            "game": game,
            "tables": self.tables,
            "seats": 2 * self.tables,
            **({"opponent": self.opponent} if self.opponent else {}),
            "seconds": round(self.seconds, 1),
            "choices": len(answered),
            "choices_per_second": round(len(answered) / self.seconds, 1),
            "answer_ms": {name: at_share(answered, share) for name, share in SHARES.items()},
            "shown_ms": {
                name: at_share(sorted(self.shown), share) for name, share in SHARES.items()
            },
            "refused": self.refused,
            "server_memory_mb": self.memory,
            "memory_per_table_mb": round((self.memory - self.memory_before) / self.tables, 3),
            "server_processor": round(self.processor, 2),
        }

    def line(self, game: str) -> str:
        """In one line."""
        found = sorted(self.answered)
        against = f" against {self.opponent}" if self.opponent else ""
        return (
            f"{game}: {self.tables} tables{against}, {len(found) / self.seconds:,.1f} choices/s, answered in"
            f" {at_share(found, 0.5):,.0f} ms (median), {at_share(found, 0.95):,.0f} ms (95 %),"
            f" {at_share(found, 1.0):,.0f} ms (most); server: {self.processor:.0%} of a processor,"
            f" {self.memory} MB"
        )


SHARES = {"median": 0.5, "p95": 0.95, "p99": 0.99, "most": 1.0}


def at_share(times: list[float], share: float) -> float:
    """The time below which a share of the others lies, in milliseconds."""
    if not times:
        return 0.0
    return round(1000 * times[min(len(times) - 1, int(share * len(times)))], 1)


# -- the server ----------------------------------------------------------------------------------


LIMITS = (
    "--tables-per-minute",
    "--joins-per-minute",
    "--requests-per-minute",
    "--sockets-per-address",
    "--messages-per-second",
    "--own-tables",
)
WORKERS = "--workers"


@contextmanager
def started(*more: str) -> Iterator[tuple[str, int]]:
    """A server of its own process, without limits or workers unless they are given; its address and process number."""
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "tables.sqlite")
        flags = [part for one in LIMITS if one not in more for part in (one, "1000000")]
        if WORKERS not in more:
            flags += [WORKERS, "0"]
        command = [
            sys.executable,
            "-m",
            "runestack",
            "serve",
            "--port",
            "0",
            "--database",
            database,
        ]
        process = subprocess.Popen(  # noqa: S603  # ourselves
            [*command, *flags, *more], stdout=subprocess.PIPE, text=True
        )
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            if not line:
                raise RuntimeError("the server did not start")
            yield line.split()[-1].rstrip("/"), process.pid
        finally:
            process.terminate()
            process.communicate()


def used_by(process: int) -> tuple[float, int]:
    """Seconds of processor time and megabytes of memory, where the system tells."""
    try:
        stat = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
        memory = used_bytes(process)
    except OSError:
        return 0.0, 0
    ticks = os.sysconf("SC_CLK_TCK")
    return (int(stat[11]) + int(stat[12])) / ticks, memory // 1024**2


def used_bytes(process: int) -> int:
    """Bytes of memory."""
    status = Path(f"/proc/{process}/status").read_text(encoding="utf-8")
    memory = next(line for line in status.splitlines() if line.startswith("VmRSS"))
    return int(memory.split()[1]) * 1024


# -- the browsers --------------------------------------------------------------------------------


def make_table(address: str, game: str, seed: int, opponent: str = "") -> tuple[str, list[str]]:
    """A table for two; its id and the cookies of the persons."""
    second = {"seating": "computer", "agent": opponent} if opponent else person("Bert")
    wish = {"game": game, "seats": [person("Ada"), second], "seed": seed}
    made, first = post(f"{address}/api/tables", wish)
    if opponent:
        return made["id"], [first]
    entered = {"secret": made["links"][1]["secret"]}
    _, other = post(f"{address}/api/tables/{made['id']}/enter", entered)
    return made["id"], [first, other]


def person(name: str) -> dict[str, str]:
    """A seat for a person."""
    return {"seating": "person", "name": name}


def post(url: str, body: dict[str, Any]) -> tuple[dict[str, Any], str]:
    """The answer, and the cookie that was set."""
    headers = {"content-type": "application/json"}
    request = Request(url, json.dumps(body).encode(), headers)  # noqa: S310  # our own server
    with urlopen(request) as answer:  # noqa: S310
        return json.load(answer), answer.headers[COOKIE].partition(";")[0]


class Seat:
    """A person who chooses by lot after some time."""

    def __init__(self, socket: ClientConnection, seat: int, seed: int, measured: Measured) -> None:
        self.socket = socket
        self.seat = seat
        self.chance = random.Random(seed)
        self.measured = measured
        self.sent = 0.0
        self.prompt: str | None = None
        self.thinking: asyncio.Task[None] | None = None

    async def play(self) -> None:
        """Until it is stopped, or the game is over."""
        await self.socket.send('{"kind":"hello"}')
        async for text in self.socket:
            message = DECODER.decode(text)
            if message.kind == "accepted":
                self.measured.answered.append(time.perf_counter() - self.sent)
            elif message.kind == "refused":
                self.measured.refused += 1
            elif message.kind == "state":
                if self.sent and message.prompt != self.prompt:
                    self.measured.shown.append(time.perf_counter() - self.sent)
                    self.sent = 0.0
                if message.view.result is not None:
                    return
                if message.prompt is not None and message.prompt != self.prompt:
                    self.prompt = message.prompt
                    self.thinking = asyncio.create_task(self.choose(message))

    async def choose(self, message: Message) -> None:
        """Thinks, then takes any option."""
        assert message.view.question is not None
        await asyncio.sleep(self.chance.uniform(*THINKING))
        option = self.chance.choice(message.view.question.options).id
        choice = {
            "kind": "choose",
            "seat": self.seat,
            "prompt": self.prompt,
            "option": option,
            "ref": 1,
        }
        self.sent = time.perf_counter()
        await self.socket.send(json.dumps(choice))


async def measure(
    address: str, game: str, tables: int, seconds: float, process: int, opponent: str = ""
) -> Measured:
    """Opens all tables, lets everybody play for a while, and measures."""
    measured = Measured(tables, opponent, memory_before=used_by(process)[1])
    sockets: list[ClientConnection] = []
    seats: list[Seat] = []
    players: list[asyncio.Task[None]] = []
    for number in range(tables):
        table, cookies = await asyncio.to_thread(make_table, address, game, number, opponent)
        for seat, cookie in enumerate(cookies):
            socket = await connect(
                f"{address.replace('http', 'ws')}/api/tables/{table}/live",
                additional_headers={"Cookie": cookie, "Origin": address},
                max_size=None,  # compressed, as browsers ask for it
                open_timeout=LEAST_OPEN,
            )
            sockets.append(socket)
            seats.append(Seat(socket, seat, 2 * number + seat, measured))
            players.append(asyncio.create_task(seats[-1].play()))
    measured.answered.clear()
    measured.shown.clear()
    began, before = time.perf_counter(), used_by(process)
    await asyncio.sleep(seconds)
    measured.seconds = time.perf_counter() - began
    after = used_by(process)
    measured.processor = (after[0] - before[0]) / measured.seconds
    measured.memory = after[1]
    tasks = [*players, *(seat.thinking for seat in seats if seat.thinking is not None)]
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    await asyncio.gather(*(socket.close() for socket in sockets), return_exceptions=True)
    return measured


def run_load(game: str, tables: int, seconds: float, opponent: str = "") -> Measured:
    """The whole test. Computers think in as many processes as they do for people."""
    with started(*((WORKERS, str(processors())) if opponent else ())) as (address, process):
        return asyncio.run(measure(address, game, tables, seconds, process, opponent))
