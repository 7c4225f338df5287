"""Servers that are killed while people play: nothing that was acknowledged is lost, and nothing counts twice.

`python -m bench.attack.kills [--kills 1000] [--tables 8] [--postgresql | --database postgresql://...]`, from the
root of the source. Two servers work on one database (a SQLite file unless told; `--postgresql`: a cluster of its own);
at every table, of every game in every way of playing, each seat is played by lot through either server, and where
several are asked they answer at the same time. One of the servers is killed and started again, again and again. At the
end the stored choices are compared with what was sent and acknowledged.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import resource
import signal
import socket
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, redirect_stdout, suppress
from http import HTTPStatus
from http.client import HTTPException
from itertools import cycle
from multiprocessing import Pipe, get_context
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any
from urllib.request import urlopen

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from runestack.games import game as find_game
from runestack.games import names
from runestack.server.catalogue import all_games
from runestack.server.entries import BY_HAND, Chose
from runestack.server.garbage import take_over
from runestack.server.load import post
from runestack.server.serving import serve
from runestack.server.settings import Settings
from runestack.server.store.store import Store

HOST = "127.0.0.1"
CAP = 2 * 1024**3  # bytes of address space of each server
MANY = 1_000_000  # nothing is limited here but time
BETWEEN = (
    1,
    40,
)  # choices from one kill to the next, while both servers work, however slow the machine is
AT_ONCE = 0.02  # seconds that may pass before a choice is noticed: a kill comes at any moment of it
TRIES = 100  # ports of which one is free
QUIET = 20.0  # seconds in which somebody has to be told something, or asks again
STARTED_WITHIN = 600.0  # seconds, the same
STUCK = 1800.0  # seconds without a choice, on a machine that is busy with much else
OFTEN = 50  # kills after which it says how far it is
ENOUGH = 150  # choices of a seat, after which the table is left


def nursery(orders: Connection, other_end: Connection) -> None:
    """A process that has read everything, and from which servers are forked: so they start at once."""
    take_over()  # what is there by now no server has to look through
    other_end.close()  # so that it ends, and all servers with it, when nobody can give orders any more
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody asks how those ended that were killed
    with suppress(EOFError):
        while True:
            server = get_context("fork").Process(target=work, args=orders.recv(), daemon=True)
            server.start()
            orders.send(server.pid)


def work(settings: Settings, port: int) -> None:
    """What a server does; where it is, it need not say."""
    resource.setrlimit(resource.RLIMIT_AS, (CAP, CAP))
    with Path(os.devnull).open("w", encoding="utf-8") as nowhere, redirect_stdout(nowhere):
        serve(settings, HOST, port)


@contextmanager
def two_servers(database: str) -> Iterator[list[Server]]:
    """Both servers, to be started. To be called before anything else runs in this process, which is forked."""
    all_games()
    here, there = Pipe()
    parent = get_context("fork").Process(target=nursery, args=(there, here))
    parent.start()
    there.close()
    servers = [Server(database, here), Server(database, here)]
    try:
        yield servers
    finally:
        for server in servers:
            server.kill()
        parent.terminate()
        parent.join()


class Server:
    """One of the servers, a process of its own."""

    def __init__(self, database: str, orders: Connection) -> None:
        self.port = lasting_port()
        self.address = f"http://{HOST}:{self.port}"
        self.settings = Settings(
            database,
            workers=0,
            max_tables=MANY,
            own_tables=MANY,
            tables_per_minute=MANY,
            requests_per_minute=MANY,
            connections_per_address=MANY,
            sockets_per_address=MANY,
            messages_per_second=MANY,
        )
        self.orders = orders
        self.process = 0

    def start(self) -> None:
        """Until it answers. One that could not listen, since somebody has its port just then, is started again."""
        end = time.monotonic() + STARTED_WITHIN
        while not (self.is_running() and self.answers()):
            if time.monotonic() > end:
                raise RuntimeError("a server did not start")
            if not self.is_running():
                self.orders.send((self.settings, self.port))
                self.process = self.orders.recv()
            time.sleep(0.02)

    def is_running(self) -> bool:
        """Whether its process is there."""
        if not self.process:
            return False
        with suppress(ProcessLookupError):
            os.kill(self.process, 0)
            return True
        return False

    def answers(self) -> bool:
        """Whether it listens already."""
        with suppress(OSError, HTTPException), urlopen(f"{self.address}/health") as answer:  # noqa: S310  # our own server
            return bool(answer.status == HTTPStatus.OK)
        return False

    def kill(self) -> None:
        """At once, without a word."""
        if self.process:
            with suppress(ProcessLookupError):
                os.kill(self.process, signal.SIGKILL)
            self.process = 0


def lasting_port() -> int:
    """A free port, of those that the system gives to no connection: one would take it while the server is away."""
    span = Path("/proc/sys/net/ipv4/ip_local_port_range")
    lowest = int(span.read_text(encoding="utf-8").split()[0]) if span.exists() else 32_768
    for port in random.sample(range(lowest // 2, lowest), TRIES):
        with suppress(OSError), socket.socket() as one:
            one.bind((HOST, port))
            return port
    raise RuntimeError("there is no free port")


class Player:
    """Plays one seat of a table by lot, through any server, and notes what was sent and what acknowledged."""

    def __init__(
        self, table: str, seat: int, cookie: str, servers: Sequence[Server], seed: int
    ) -> None:
        self.table = table
        self.seat = seat
        self.cookie = cookie
        self.servers = servers
        self.chance = random.Random(seed)
        self.sent: list[int] = []  # places of options
        self.acknowledged: set[int] = set()  # places in `sent`
        self.beside_others = 0  # choices while another seat was asked too
        self.is_over = False

    async def play(self) -> None:
        """Until it has played enough or this is cancelled; whoever is cut off comes back."""
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
        """Answers whatever its seat is asked, one question after the other."""
        await socket.send('{"kind":"hello"}')
        asked: dict[str, Any] | None = None
        is_waiting = False
        while not self.is_over:
            async with asyncio.timeout(QUIET):
                message = json.loads(await socket.recv())
            if message["kind"] == "state" and message["seat"] == self.seat:
                has_result = message["view"]["result"] is not None
                self.is_over = has_result or len(self.sent) >= ENOUGH
                asked = message if message["prompt"] else None
            elif message["kind"] in ("accepted", "refused"):
                is_waiting = False
                if message["kind"] == "accepted":
                    self.acknowledged.add(message["ref"])
            if asked is not None and not is_waiting and not self.is_over:
                is_waiting = True
                await self.choose(socket, asked)
                asked = None

    async def choose(self, socket: ClientConnection, state: dict[str, Any]) -> None:
        """Takes any option."""
        options = state["view"]["question"]["options"]
        index = self.chance.randrange(len(options))
        self.sent.append(index)
        self.beside_others += len(state["view"]["waiting_for"]) > 1
        choice = {"kind": "choose", "seat": self.seat, "prompt": state["prompt"]}
        ref = len(self.sent) - 1
        await socket.send(json.dumps({**choice, "option": options[index]["id"], "ref": ref}))

    def fault(self, stored: Sequence[int]) -> str:
        """What is wrong with the stored choices of its seat, or nothing."""
        if is_what_was_sent(self.sent, self.acknowledged, stored):
            return ""
        sure = sorted(self.acknowledged)
        return f"{self.table}, seat {self.seat}: sent {self.sent}, sure of {sure}, stored {stored}"


def is_what_was_sent(sent: Sequence[int], acknowledged: set[int], stored: Sequence[int]) -> bool:
    """Whether stored is what was sent, in its order, at most without some that were never acknowledged."""
    lengths = {0}  # how much of what is stored may be explained so far
    for place, index in enumerate(sent):
        kept = {one + 1 for one in lengths if one < len(stored) and stored[one] == index}
        lengths = kept if place in acknowledged else kept | lengths
    return len(stored) in lengths


def wishes(seed: int) -> Iterator[dict[str, Any]]:
    """Tables of all games in all their ways, short and long, in turn, without end."""
    chance = random.Random(seed)
    ways: list[dict[str, Any]] = [
        {"game": name, "options": {**way, **more}}
        for name in names()
        for way in find_game(name).ways
        for more in (find_game(name).brief, {})
    ]
    chance.shuffle(ways)
    for one in cycle(ways):
        seats = chance.choice(find_game(one["game"]).seat_numbers(one["options"]))
        yield {**one, "seats": [{"seating": "person", "name": "Ada"}] * seats, "hot_seat": True}


async def stored_choices(database: str, tables: Iterable[str]) -> dict[tuple[str, int], list[int]]:
    """What was chosen by hand, by table and seat."""
    found: dict[tuple[str, int], list[int]] = {}
    store = Store(database)
    await store.open()
    try:
        for table in tables:
            for one in await store.entries(table):
                if isinstance(one, Chose) and one.rule == BY_HAND:
                    found.setdefault((table, one.seat), []).append(one.index)
    finally:
        await store.close()
    return found


async def until_one_leaves(players: Sequence[Player]) -> None:
    """Plays a table. Whoever has played enough leaves it, and the others would wait for ever: they leave, too."""
    tasks = [asyncio.create_task(player.play()) for player in players]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    for task in tasks:
        if not task.cancelled():
            task.result()  # what went wrong is not kept quiet


class Crowd:
    """Everybody who plays, one table after the other; each seat has a socket of its own, to either server."""

    def __init__(self, servers: Sequence[Server], seed: int) -> None:
        self.servers = servers
        self.seed = seed
        self.wishes = wishes(seed)
        self.tables: list[str] = []  # their games
        self.players: list[Player] = []

    async def play(self) -> None:
        """Plays until it is cancelled; a server that is killed while it makes a table is asked again."""
        while True:
            server = self.servers[len(self.tables) % len(self.servers)]
            wish = next(self.wishes)
            try:
                made, cookie = await asyncio.to_thread(post, f"{server.address}/api/tables", wish)
            except (OSError, HTTPException):
                await asyncio.sleep(0.2)
                continue
            self.tables.append(wish["game"])
            seed = self.seed + len(self.players)
            players = [
                Player(made["id"], seat, cookie, self.servers, seed + seat)
                for seat in range(len(wish["seats"]))
            ]
            self.players += players
            await until_one_leaves(players)

    async def sends(self, more: int) -> None:
        """Until so many more choices were sent."""
        wanted = self.sent() + more
        async with asyncio.timeout(STUCK):
            while self.sent() < wanted:  # noqa: ASYNC110  # counted in many places
                await asyncio.sleep(AT_ONCE)

    def sent(self) -> int:
        """How many choices were sent."""
        return sum(len(player.sent) for player in self.players)

    async def faults(self, database: str) -> list[str]:
        """What is stored and should not be, or should be and is not."""
        stored = await stored_choices(database, {player.table for player in self.players})
        found = [one.fault(stored.get((one.table, one.seat), [])) for one in self.players]
        return [fault for fault in found if fault]

    def told(self) -> str:
        """What was played, in one line."""
        sure = sum(len(player.acknowledged) for player in self.players)
        beside = sum(player.beside_others for player in self.players)
        tables = ", ".join(f"{number} of {game}" for game, number in Counter(self.tables).items())
        return (
            f"{self.sent()} choices sent ({beside} while others were asked too), {sure} acknowledged;"
            f" tables: {tables}"
        )


async def run(database: str, servers: Sequence[Server], wish: argparse.Namespace) -> int:
    """Plays and kills; how many faults there are."""
    chance = random.Random(wish.seed)
    crowd = Crowd(servers, wish.seed)
    for server in servers:
        await asyncio.to_thread(server.start)
    tasks = [asyncio.create_task(crowd.play()) for _ in range(wish.tables)]
    for number in range(wish.kills):
        if number % OFTEN == 0:
            print(f"{number} kills, {crowd.told()}", file=sys.stderr)
        await crowd.sends(chance.randint(*BETWEEN))
        await asyncio.sleep(chance.uniform(0.0, AT_ONCE))
        server = chance.choice(servers)
        server.kill()
        await asyncio.to_thread(server.start)
    for task in tasks:
        task.cancel()
    ended = await asyncio.gather(*tasks, return_exceptions=True)
    failed = [one for one in ended if isinstance(one, Exception)]
    if failed:
        raise failed[0]
    faults = await crowd.faults(database)
    print("\n".join(faults) or "Nothing is lost, nothing counts twice.")
    print(f"{wish.kills} kills, {crowd.told()}")
    return len(faults)


def main() -> int:
    """1 if something was lost or counted twice."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--database", default="")
    parser.add_argument("--postgresql", action="store_true")
    wish = parser.parse_args()
    with database_of(wish) as database, two_servers(database) as servers:
        return 1 if asyncio.run(run(database, servers, wish)) else 0


@contextmanager
def database_of(wish: argparse.Namespace) -> Iterator[str]:
    """The database that both servers work on."""
    if wish.postgresql:
        # only for whoever starts it from the root of the source
        from tests.server.postgres import cluster

        with cluster() as address:
            yield f"{address}/postgres"
    elif wish.database:
        yield wish.database
    else:
        with tempfile.TemporaryDirectory() as folder:
            yield str(Path(folder) / "tables.sqlite")


if __name__ == "__main__":
    raise SystemExit(main())
