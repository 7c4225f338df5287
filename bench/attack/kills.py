"""Servers that are killed while people play: nothing that was acknowledged is lost, and nothing counts twice.

`python bench/attack/kills.py [--kills 1000] [--tables 8] [--database postgresql://...]`. Two servers work on one
database (a SQLite file unless told); at every table somebody plays all seats by lot, of every game in every way of
playing, through either server. One of the servers is killed and started again, again and again. At the end the stored
choices are compared with what was sent and acknowledged.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import resource
import signal
import sys
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from http.client import HTTPException
from itertools import cycle
from pathlib import Path
from subprocess import PIPE, Popen
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from runestack.games import game as find_game
from runestack.games import names
from runestack.server.entries import BY_HAND, Chose
from runestack.server.load import LIMITS, post
from runestack.server.serving import free_port
from runestack.server.store.store import Store

HOST = "127.0.0.1"
CAP = 2 * 1024**3  # bytes of address space of each server
BETWEEN = (0.2, 2.0)  # seconds from one kill to the next, while both servers work
QUIET = 20.0  # seconds in which somebody has to be told something, or asks again


class Server:
    """One of the servers."""

    def __init__(self, database: str) -> None:
        self.port = free_port(HOST)
        self.address = f"http://{HOST}:{self.port}"
        free = [part for one in LIMITS for part in (one, "1000000")]
        self.command = [
            *(sys.executable, "-m", "runestack", "serve", "--host", HOST, "--port", str(self.port)),
            *("--database", database, "--workers", "0", "--hold-least", "0", "--hold-most", "0"),
            *("--messages-per-second", "100000", *free),
        ]
        self.process: Popen[str] | None = None

    def start(self) -> None:
        """Until it listens."""
        self.process = Popen(self.command, stdout=PIPE, text=True)
        resource.prlimit(self.process.pid, resource.RLIMIT_AS, (CAP, CAP))
        assert self.process.stdout is not None
        if not self.process.stdout.readline():
            raise RuntimeError("a server did not start")

    def kill(self) -> None:
        """At once, without a word."""
        if self.process is not None:
            self.process.send_signal(signal.SIGKILL)
            self.process.communicate()


class Player:
    """Plays all seats of one table by lot, through any server, and notes what was sent and what acknowledged."""

    def __init__(self, table: str, cookie: str, servers: Sequence[Server], seed: int) -> None:
        self.table = table
        self.cookie = cookie
        self.servers = servers
        self.chance = random.Random(seed)
        self.sent: list[tuple[int, int]] = []  # seat and index
        self.acknowledged: set[int] = set()  # places in `sent`
        self.is_over = False

    async def play(self) -> None:
        """Until the game is over or this is cancelled; whoever is cut off comes back."""
        while not self.is_over:
            server = self.chance.choice(self.servers)
            with suppress(OSError, WebSocketException, TimeoutError):
                async with connect(
                    f"ws://{HOST}:{server.port}/api/tables/{self.table}/live",
                    additional_headers={"Cookie": self.cookie, "Origin": server.address},
                    max_size=None,
                ) as socket:
                    await self.talk(socket)
            await asyncio.sleep(0.1)

    async def talk(self, socket: ClientConnection) -> None:
        """Answers whatever is asked, one question after the other."""
        await socket.send('{"kind":"hello"}')
        asked: dict[int, dict[str, Any]] = {}
        is_waiting = False
        while not self.is_over:
            async with asyncio.timeout(QUIET):
                message = json.loads(await socket.recv())
            if message["kind"] == "state":
                self.is_over = message["view"]["result"] is not None
                asked[message["seat"]] = message
            elif message["kind"] in ("accepted", "refused"):
                is_waiting = False
                if message["kind"] == "accepted":
                    self.acknowledged.add(message["ref"])
            open_seats = [seat for seat, one in asked.items() if one["prompt"]]
            if open_seats and not is_waiting and not self.is_over:
                is_waiting = True
                await self.choose(socket, asked.pop(self.chance.choice(open_seats)))

    async def choose(self, socket: ClientConnection, state: dict[str, Any]) -> None:
        """Takes any option."""
        options = state["view"]["question"]["options"]
        index = self.chance.randrange(len(options))
        self.sent.append((state["seat"], index))
        choice = {"kind": "choose", "seat": state["seat"], "prompt": state["prompt"]}
        ref = len(self.sent) - 1
        await socket.send(json.dumps({**choice, "option": options[index]["id"], "ref": ref}))

    def faults(self, stored: list[tuple[int, int]]) -> Iterator[str]:
        """What is wrong with the stored choices, seat by seat: others may act in between."""
        for seat in sorted({seat for seat, _ in [*self.sent, *stored]}):
            kept = [index for one, index in stored if one == seat]
            sent = [(place, index) for place, (one, index) in enumerate(self.sent) if one == seat]
            sure = [index for place, index in sent if place in self.acknowledged]
            if not is_in_order(sure, kept):
                yield f"{self.table}, seat {seat}: something acknowledged is lost"
            if not is_in_order(kept, [index for _, index in sent]):
                yield f"{self.table}, seat {seat}: something counts twice"


def is_in_order(some: Iterable[int], many: Iterable[int]) -> bool:
    """Whether all of some stand in many, in the same order."""
    rest = iter(many)
    return all(any(one == other for other in rest) for one in some)


def wishes(seed: int) -> Iterator[dict[str, Any]]:
    """Tables of all games in all their ways, in turn, without end."""
    ways: list[dict[str, Any]] = [
        {"game": name, "options": {**way, **find_game(name).brief}, "seats": seats}
        for name in names()
        for way in find_game(name).ways
        for seats in [find_game(name).seat_numbers(way)[0]]
    ]
    random.Random(seed).shuffle(ways)
    for one in cycle(ways):
        seats = [{"seating": "person", "name": "Ada"}] * one["seats"]
        yield {**one, "seats": seats, "hot_seat": True}


async def stored_choices(database: str, table: str) -> list[tuple[int, int]]:
    """What was chosen by hand at a table."""
    store = Store(database)
    await store.open()
    try:
        entries = await store.entries(table)
    finally:
        await store.close()
    return [
        (one.seat, one.index) for one in entries if isinstance(one, Chose) and one.rule == BY_HAND
    ]


class Crowd:
    """Everybody who plays, one table after the other."""

    def __init__(self, servers: Sequence[Server], seed: int) -> None:
        self.servers = servers
        self.seed = seed
        self.wishes = wishes(seed)
        self.players: list[Player] = []

    async def play(self) -> None:
        """Plays until it is cancelled; a server that is killed while it makes a table is asked again."""
        while True:
            server = self.servers[len(self.players) % len(self.servers)]
            try:
                made, cookie = await asyncio.to_thread(
                    post, f"{server.address}/api/tables", next(self.wishes)
                )
            except (OSError, HTTPException):
                await asyncio.sleep(0.2)
                continue
            seed = self.seed + len(self.players)
            self.players.append(Player(made["id"], cookie, self.servers, seed))
            await self.players[-1].play()


async def run(database: str, wish: argparse.Namespace) -> int:
    """Plays and kills; how many faults there are."""
    servers = [Server(database), Server(database)]
    chance = random.Random(wish.seed)
    crowd = Crowd(servers, wish.seed)
    try:
        for server in servers:
            await asyncio.to_thread(server.start)
        tasks = [asyncio.create_task(crowd.play()) for _ in range(wish.tables)]
        for _ in range(wish.kills):
            await asyncio.sleep(chance.uniform(*BETWEEN))
            server = chance.choice(servers)
            server.kill()
            await asyncio.to_thread(server.start)
        for task in tasks:
            task.cancel()
        ended = await asyncio.gather(*tasks, return_exceptions=True)
    finally:
        for server in servers:
            server.kill()
    failed = [one for one in ended if isinstance(one, Exception)]
    if failed:
        raise failed[0]
    players = crowd.players
    faults = [
        fault
        for player in players
        for fault in player.faults(await stored_choices(database, player.table))
    ]
    print("\n".join(faults) or "Nothing is lost, nothing counts twice.")
    sent = sum(len(player.sent) for player in players)
    sure = sum(len(player.acknowledged) for player in players)
    over = sum(player.is_over for player in players)
    print(f"{wish.kills} kills, {sent} choices sent, {sure} acknowledged, {over} games over")
    return len(faults)


def main() -> int:
    """1 if something was lost or counted twice."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--database", default="")
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = wish.database or str(Path(folder) / "tables.sqlite")
        return 1 if asyncio.run(run(database, wish)) else 0


if __name__ == "__main__":
    raise SystemExit(main())
