"""A crowd of spectators at one table, and how long choices at other tables wait for their answer meanwhile.

`python bench/attack/crowd.py [--spectators 500] [--tables 20] [--seconds 20]`. The bar: 95 % under 100 ms.
"""

from __future__ import annotations

import argparse
import asyncio
import json
from multiprocessing import get_context
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from runestack.server.load import LEAST_OPEN, Measured, Seat, make_table, measure, started

BAR = 100.0  # milliseconds


async def joined(address: str, table: str, cookie: str = "") -> ClientConnection:
    """A socket at a table."""
    return await connect(
        f"{address.replace('http', 'ws')}/api/tables/{table}/live",
        additional_headers={"Origin": address, **({"Cookie": cookie} if cookie else {})},
        max_size=None,
        compression=None,
        open_timeout=LEAST_OPEN,
    )


async def watch(address: str, table: str) -> None:
    """One spectator, who reads everything."""
    socket = await joined(address, table)
    await socket.send('{"kind":"hello"}')
    async for _ in socket:
        pass


async def crowd(address: str, table: str, number: int, there: Any) -> None:
    """Spectators come one after the other, and stay."""
    tasks = []
    for place in range(number):
        tasks.append(asyncio.create_task(watch(address, table)))
        if place % 20 == 19:
            await asyncio.sleep(0.2)
    there.set()
    await asyncio.gather(*tasks)


def in_crowd(address: str, table: str, number: int, there: Any) -> None:
    """The crowd is a process of its own: what it costs is not measured."""
    asyncio.run(crowd(address, table, number, there))


async def play(address: str, table: str, cookies: list[str]) -> list[asyncio.Task[None]]:
    """Both players of the table that the crowd looks at."""
    sockets = [await joined(address, table, cookie) for cookie in cookies]
    seats = [Seat(socket, seat, seat, Measured(1)) for seat, socket in enumerate(sockets)]
    return [asyncio.create_task(seat.play()) for seat in seats]


async def run(address: str, process: int, wish: argparse.Namespace) -> dict[str, object]:
    """Lets the crowd come, then measures the other tables."""
    table, cookies = await asyncio.to_thread(make_table, address, wish.game, 1)
    players = await play(address, table, cookies)
    context = get_context("spawn")
    there = context.Event()
    watchers = context.Process(target=in_crowd, args=(address, table, wish.spectators, there))
    watchers.start()
    try:
        await asyncio.to_thread(there.wait)
        measured = await measure(address, wish.game, wish.tables, wish.seconds, process)
        if wish.spectators and not watchers.is_alive():
            raise RuntimeError("the crowd was sent away")
    finally:
        watchers.terminate()
    for player in players:
        player.cancel()
    await asyncio.gather(*players, return_exceptions=True)
    return {**measured.summary(wish.game), "spectators": wish.spectators}


def main() -> int:
    """Prints what was measured; 1 if the bar is not met."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--spectators", type=int, default=500)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--game", default="rone")
    wish = parser.parse_args()
    with started() as (address, process):
        found = asyncio.run(run(address, process, wish))
    print(json.dumps(found, indent=1))
    answers = found["answer_ms"]
    assert isinstance(answers, dict)
    return 0 if answers["p95"] < BAR else 1


if __name__ == "__main__":
    raise SystemExit(main())
