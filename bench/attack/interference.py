"""What a reader cannot know changes nothing that a server tells it, over sockets, by HTTP or in files.

`python -m bench.attack.interference [--positions 10000] [--game rone] [--seed 0]`, from the root of the source. Tables
of every game in every way of playing are played by lot on a server in this process. At every position one reader after
the other, seats and a watcher, asks everything that can be asked. Then the table is given another state that the reader
cannot tell from its own, with other hidden cards and other numbers for them, and all is asked again: not a byte may
differ. The suite does the same with a few positions of each game (tests/server/test_hidden.py).
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import resource
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from itertools import cycle
from pathlib import Path
from typing import Any

import msgspec
from litestar import Litestar

from runestack.games import names
from runestack.games.wording import SPECTATOR
from runestack.kernel.random import RandomStream
from runestack.server.app import make_app
from runestack.server.office import Office
from runestack.server.settings import Settings
from tests.conformance.cases import Case, every_case
from tests.conformance.renumbering import renumber

CAP = 2 * 1024**3  # bytes of address space
MANY = 1_000_000  # nothing is limited here
PER_TABLE = 300  # positions
SELDOM = 10  # what costs much is asked at one position of so many
CARDS = 3  # that are inspected, of those the reader knows and of all
AROUND = 150  # bytes before and behind a difference that are told
PATIENCE = 60.0  # seconds for an answer

Data = dict[str, Any]


class Kind(msgspec.Struct):
    """What a message is: the rest of it need not be read."""

    kind: str


KIND = msgspec.json.Decoder(Kind)


class DifferenceError(AssertionError):
    """Something that a reader is told depends on what it cannot know."""


# -- browsers, without a network --------------------------------------------------------------------------------------


def scope_of(kind: str, path: str, cookie: str, query: str = "", method: str = "GET") -> Data:
    """What a server is told of a connection."""
    headers = {
        "host": "here",
        "origin": "http://here",
        "cookie": cookie,
        "content-type": "application/json",
    }
    return {
        "type": kind,
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "scheme": "ws" if kind == "websocket" else "http",
        "path": path,
        "raw_path": path.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": [(name.encode(), value.encode()) for name, value in headers.items() if value],
        "client": ("127.0.0.1", 1),
        "server": ("here", 80),
        **({"subprotocols": []} if kind == "websocket" else {"method": method}),
    }


async def request(
    app: Litestar, method: str, path: str, cookie: str = "", body: Data | None = None
) -> tuple[bytes, str]:
    """The whole answer, status first, and the cookie that was set."""
    told: list[Data] = []
    given = [{"type": "http.request", "body": b"" if body is None else json.dumps(body).encode()}]

    async def receive() -> Data:
        return given.pop() if given else {"type": "http.disconnect"}

    async def send(message: Data) -> None:
        told.append(message)

    path, _, query = path.partition("?")
    scope: Any = scope_of("http", path, cookie, query, method)
    await app(scope, receive, send)  # type: ignore[arg-type]  # plain messages
    headers = dict(told[0]["headers"])
    answer = b"".join(one.get("body", b"") for one in told[1:])
    set_cookie = headers.get(b"set-cookie", b"").decode().partition(";")[0]
    return str(told[0]["status"]).encode() + answer, set_cookie


class Socket:
    """An open socket at a table."""

    def __init__(self, app: Litestar, table: str, cookie: str, reader: int) -> None:
        self.reader = reader
        self.cookie = cookie
        self.ref = 0
        self.out: asyncio.Queue[Data] = asyncio.Queue()
        self.told: asyncio.Queue[Data] = asyncio.Queue()
        self.out.put_nowait({"type": "websocket.connect"})
        scope: Any = scope_of("websocket", f"/api/tables/{table}/live", cookie)
        self.task = asyncio.create_task(app(scope, self.out.get, self.told.put))  # type: ignore[arg-type]

    def say(self, kind: str, ref: int, **fields: Any) -> None:
        """Sends a message."""
        text = json.dumps({"kind": kind, "ref": ref, **fields})
        self.out.put_nowait({"type": "websocket.receive", "text": text})

    async def hear(self, last: str, ref: int) -> list[str]:
        """All messages that answer one, up to the last kind of them, or to a refusal."""
        found = []
        while True:
            async with asyncio.timeout(PATIENCE):
                message = await self.told.get()
            if message["type"] == "websocket.close":
                raise RuntimeError(f"the socket was closed: {message}")
            text: str = message.get("text") or ""
            if f'"ref":{ref}' in text:
                found.append(text)
                if KIND.decode(text).kind in (last, "refused"):
                    return found

    async def ask(self, last: str, kind: str, ref: int, **fields: Any) -> list[str]:
        """Says something, and hears the answer."""
        self.say(kind, ref, **fields)
        return await self.hear(last, ref)

    async def close(self) -> None:
        """Leaves."""
        self.out.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await asyncio.wait([self.task], timeout=PATIENCE)


# -- one table --------------------------------------------------------------------------------------------------------


@dataclass
class Counts:
    """What was compared."""

    positions: int = 0
    different: int = 0  # the other state was really another one
    renumbered: int = 0  # cards with another number
    answers: int = 0
    bytes: int = 0

    def __str__(self) -> str:
        return (
            f"{self.positions} positions, {self.different} with other hidden cards, {self.renumbered} cards with"
            f" other numbers; {self.answers} answers, {self.bytes:,} bytes, the same"
        )


def difference(one: bytes, another: bytes) -> str:
    """Where two answers begin to differ."""
    same = next(
        (place for place, (a, b) in enumerate(zip(one, another, strict=False)) if a != b), 0
    )
    around = slice(max(0, same - AROUND), same + AROUND)
    return f"{one[around]!r}, with other hidden cards {another[around]!r}"


class Table:
    """A table at which everybody sits, and somebody watches."""

    def __init__(
        self, app: Litestar, office: Office, case: Case, name: str, sockets: list[Socket]
    ) -> None:
        self.app = app
        self.office = office
        self.case = case
        self.name = name
        self.sockets = sockets

    @property
    def match(self) -> Any:
        """The game, as the server has it in memory."""
        return self.office.desk.kept[self.name].live.playing()

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return not self.match.seats_asked

    async def step(self, chance: random.Random) -> None:
        """Somebody who is asked takes any option."""
        seat = chance.choice(self.match.seats_asked)
        live = self.office.desk.kept[self.name].live
        question = live.playing().question(seat)
        option = live.playing().game.option_id(
            live.playing().state, chance.choice(question.options)
        )
        choice = {"seat": seat, "prompt": live.prompt(seat), "option": option}
        answer = await self.sockets[seat].ask("accepted", "choose", 1, **choice)
        if json.loads(answer[-1])["kind"] != "accepted":
            raise RuntimeError(f"refused: {answer[-1]}")

    async def everything(self, socket: Socket, number: int, cards: list[int]) -> list[bytes]:
        """Everything that a reader is told if it asks at this moment."""
        reader, table = socket.reader, self.name
        seldom = number % SELDOM == 0
        lines = {} if seldom else {str(reader): MANY}  # how many it has: without, all are told
        told = await socket.ask("state", "hello", 2, log=lines, last_seq=MANY)
        if reader != SPECTATOR:  # about everything, or about one card, which is far cheaper
            about = {} if seldom or not cards else {"card": cards[0]}
            told += await socket.ask("because", "why", 3, seat=reader, **about)
        for card in cards:
            told += await socket.ask("inspected", "inspect", 4, seat=reader, card=card)
        count = len(self.match.choices)
        paths = [
            f"/api/tables/{table}",
            "/api/tables",
            f"/api/tables/{table}/at/{count}?seat={reader}",
        ]
        if seldom:
            back = max(0, count - number // SELDOM % 7)
            paths += [
                # who plays alone may know everything, and has the file
                *([f"/api/tables/{table}/file"] if self.case.seats > 1 else []),
                f"/api/replays/{table}",
                f"/api/tables/{table}/at/{back}?seat={reader}",
                f"/api/replays/{table}/{count}?seat={reader}",
            ]
        answers = [(await request(self.app, "GET", path, socket.cookie))[0] for path in paths]
        return [*(text.encode() for text in told), *answers]

    async def compare(self, number: int, chance: RandomStream, counts: Counts) -> None:
        """One reader asks everything twice, the second time in another world."""
        socket = self.sockets[number % len(self.sockets)]
        match, reader = self.match, socket.reader
        # a watcher knows nothing that any of the seats does not know
        seat = chance.below(self.case.seats) if reader == SPECTATOR else reader
        state, game = match.state, match.game
        of_all = game.card_count(state)
        known = [card for card in range(of_all) if game.knows(state, seat, card)]
        cards = [known[chance.below(len(known))] for _ in range(CARDS) if known]
        cards += [chance.below(of_all) for _ in range(CARDS) if of_all]
        here = await self.everything(socket, number, cards)
        other = state.clone()
        other.manners = state.manners
        game.resample(other, seat, chance)
        counts.renumbered += renumber(self.case, other, seat, chance)
        counts.different += other.digest() != state.digest()
        match.state = other
        try:
            there = await self.everything(socket, number, cards)
        finally:
            match.state = state
        for one, another in zip(here, there, strict=True):
            if one != another:
                raise DifferenceError(f"{self.case}, reader {reader}: {difference(one, another)}")
        counts.positions += 1
        counts.answers += len(here)
        counts.bytes += sum(map(len, here))


@asynccontextmanager
async def begun(app: Litestar, office: Office, case: Case, seed: int) -> AsyncIterator[Table]:
    """A table with everybody at it."""
    seats = [{"seating": "person", "name": f"Player {seat}"} for seat in range(case.seats)]
    wish = {"game": case.name, "options": dict(case.options), "seats": seats, "seed": seed}
    answer, cookie = await request(app, "POST", "/api/tables", body=wish)
    made = json.loads(answer[3:])
    cookies = [cookie]
    for link in made["links"][1:]:
        path = f"/api/tables/{made['id']}/enter"
        cookies.append((await request(app, "POST", path, body={"secret": link["secret"]}))[1])
    readers = [*enumerate(cookies), (SPECTATOR, "")]
    sockets = [Socket(app, made["id"], cookie, reader) for reader, cookie in readers]
    for socket in sockets:
        await socket.ask("state", "hello", 2)
    try:
        yield Table(app, office, case, made["id"], sockets)
    finally:
        for socket in sockets:
            await socket.close()
        office.desk.forget(made["id"])


def cases(game: str) -> Iterator[tuple[int, Case]]:
    """Every way of playing a game, again and again, with another seed each time."""
    return enumerate(cycle([case for case in every_case() if case.name == game]))


async def compare_all(
    app: Litestar, office: Office, game: str, positions: int, seed: int
) -> Counts:
    """So many positions of a game."""
    counts = Counts()
    chance, lot = RandomStream(seed), random.Random(seed)
    for number, case in cases(game):
        async with begun(app, office, case, seed + number) as table:
            for _ in range(min(PER_TABLE, positions - counts.positions)):
                if table.is_over:  # from now on its file tells everybody everything
                    break
                await table.compare(counts.positions, chance, counts)
                await table.step(lot)
        if counts.positions >= positions:
            return counts
    raise AssertionError


async def run(game: str, positions: int, seed: int) -> Counts:
    """The same on a server of its own."""
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(
            str(Path(folder) / "tables.sqlite"),
            workers=0,
            max_tables=MANY,
            own_tables=MANY,
            tables_per_minute=MANY,
            joins_per_minute=MANY,
            requests_per_minute=MANY,
            sockets_per_address=MANY,
            messages_per_second=MANY,
            hold_least=0.0,
            hold_most=0.0,
        )
        app = make_app(settings)
        office: Office = app.state.office
        await office.open()
        try:
            return await compare_all(app, office, game, positions, seed)
        finally:
            await office.close()


def main() -> None:
    """Prints what was compared; a difference ends it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=10_000)
    parser.add_argument("--game", choices=names(), action="append")
    parser.add_argument("--seed", type=int, default=0)
    wish = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_AS, (CAP, CAP))
    for game in wish.game or names():
        counts = asyncio.run(run(game, wish.positions, wish.seed))
        print(f"{game}: {counts}", flush=True)


if __name__ == "__main__":
    main()
