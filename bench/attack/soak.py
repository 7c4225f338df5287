"""Tables that are made, played for a while and left: the memory of the server does not grow with them.

`python bench/attack/soak.py [--tables 10000] [--choices 20] [--at-once 20]`. The bar: over the second half the server
grows by less than GROWTH.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import resource
import sys
from itertools import count

from websockets.asyncio.client import connect

from runestack.server.load import DECODER, post, started, used_by

CAP = 2 * 1024**3  # bytes of address space of the server
GROWTH = 10  # MB: what an allocator keeps or gives back at its pleasure
WISH = {"seats": [{"seating": "person", "name": "Ada"}] * 2, "hot_seat": True}


async def play(address: str, game: str, choices: int) -> None:
    """One table: made, played by lot of the first option, and left."""
    made, cookie = await asyncio.to_thread(post, f"{address}/api/tables", {"game": game, **WISH})
    async with connect(
        f"{address.replace('http', 'ws')}/api/tables/{made['id']}/live",
        additional_headers={"Cookie": cookie, "Origin": address},
        max_size=None,
        compression=None,  # what it costs is not asked here
    ) as socket:
        await socket.send('{"kind":"hello"}')
        left = choices
        while left:
            message = DECODER.decode(await socket.recv())
            if message.kind != "state" or not message.prompt:
                continue
            if message.view.result is not None:
                return
            assert message.view.question is not None
            option = message.view.question.options[0].id
            choice = {"seat": message.seat, "prompt": message.prompt, "option": option}
            await socket.send(json.dumps({"kind": "choose", **choice}))
            left -= 1


async def run(address: str, process: int, wish: argparse.Namespace) -> list[int]:
    """The memory of the server, each time a tenth of the tables was left."""
    numbers = count(1)
    used: list[int] = []
    tenth = max(1, wish.tables // 10)

    async def one_after_the_other() -> None:
        while (number := next(numbers)) <= wish.tables:
            await play(address, wish.game, wish.choices)
            if number % tenth == 0:
                used.append(used_by(process)[1])
                print(f"{number} tables, {used[-1]} MB", file=sys.stderr, flush=True)

    await asyncio.gather(*(one_after_the_other() for _ in range(wish.at_once)))
    return used


def main() -> int:
    """Prints what was measured; 1 if the server grew."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--choices", type=int, default=20)
    parser.add_argument("--at-once", type=int, default=20)
    parser.add_argument("--game", default="rone")
    wish = parser.parse_args()
    room = ("--max-tables", "1000000", "--max-live", str(2 * wish.at_once), "--drop-after", "5")
    with started(*room) as (address, process):
        resource.prlimit(process, resource.RLIMIT_AS, (CAP, CAP))
        used = asyncio.run(run(address, process, wish))
    print(json.dumps({"tables": wish.tables, "memory_mb": used}))
    return 0 if used[-1] - used[len(used) // 2 - 1] < GROWTH else 1


if __name__ == "__main__":
    raise SystemExit(main())
