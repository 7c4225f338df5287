"""Connections that ask byte by byte, do not read, or say nothing, and how long others wait for an answer meanwhile.

`python bench/attack/slowloris.py [--connections 1500] [--seconds 10]`. The bar: everybody else is answered, 95 % within
100 ms on a quiet machine (`--connections 0` tells how quiet it is), and the server's memory stays below CAP. The server
believes no proxy here, so that loopback is an address like any other; who asks properly comes from another one.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import resource
import time
from contextlib import suppress
from multiprocessing import get_context
from typing import Any
from urllib.parse import urlsplit

from runestack.server.load import at_share, started, used_by

CAP = 400  # MB of memory
ADDRESSES = 2 * 1024**3  # bytes of address space: the most that a mistake can take of this machine
AGAIN = 5.0  # seconds after which one that was cut comes again
BAR = 100.0  # milliseconds
ATTACKER, GUEST = "127.0.0.1", "127.0.0.2"
SLOW = b"GET /api/games HTTP/1.1\r\nHost: here\r\nX-Slow: "
DEAF = b"GET /api/games/rone/cards HTTP/1.1\r\nHost: here\r\n\r\n" * 40


async def hold(port: int, kind: int) -> int:
    """One hostile connection, opened again as often as it is cut; how often that was."""
    cut = 0
    while True:
        with suppress(OSError):
            reader, writer = await asyncio.open_connection(
                ATTACKER, port, limit=1024, local_addr=(ATTACKER, 0)
            )
            if kind == 0:
                await ask_slowly(writer)
            elif kind == 1:
                writer.write(DEAF)
                await asyncio.sleep(20.0)
            else:
                await reader.read()
            writer.close()
        cut += 1
        await asyncio.sleep(AGAIN)


async def ask_slowly(writer: asyncio.StreamWriter) -> None:
    """A header without end, a byte a second."""
    writer.write(SLOW)
    while True:
        writer.write(b"x")
        await writer.drain()
        await asyncio.sleep(1.0)


async def answered(port: int) -> float:
    """How many seconds somebody waits who asks properly."""
    began = time.perf_counter()
    reader, writer = await asyncio.open_connection(ATTACKER, port, local_addr=(GUEST, 0))
    writer.write(b"GET /health HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n")
    answer = await reader.read()
    writer.close()
    if not answer.startswith(b"HTTP/1.1 200"):
        raise RuntimeError(f"a guest was answered {answer[:40]!r}")
    return time.perf_counter() - began


async def attack(port: int, connections: int, there: Any) -> None:
    """All hostile connections."""
    tasks = [asyncio.create_task(hold(port, place % 3)) for place in range(connections)]
    await asyncio.sleep(2.0)
    there.set()
    await asyncio.gather(*tasks)


def in_attack(port: int, connections: int, there: Any) -> None:
    """The attackers are a process of their own: what they cost is not measured."""
    asyncio.run(attack(port, connections, there))


async def ask_properly(port: int, seconds: float) -> list[float]:
    """Twenty times a second; how long each answer took."""
    waited = []
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        waited.append(await answered(port))
        await asyncio.sleep(0.05)
    return waited


def run(port: int, process: int, wish: argparse.Namespace) -> dict[str, float]:
    """Attacks, and asks properly meanwhile."""
    context = get_context("spawn")
    there = context.Event()
    attackers = context.Process(target=in_attack, args=(port, wish.connections, there))
    attackers.start()
    try:
        there.wait()
        waited = asyncio.run(ask_properly(port, wish.seconds))
        _, used = used_by(process)
    finally:
        attackers.terminate()
    return {
        "connections": wish.connections,
        "answers": len(waited),
        "p95_ms": at_share(sorted(waited), 0.95),
        "memory_mb": used,
    }


def main() -> int:
    """Prints what was measured; 1 if a bar is not met."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--connections", type=int, default=1500)
    parser.add_argument("--seconds", type=float, default=10.0)
    wish = parser.parse_args()
    with started("--trusted", "", "--requests-per-minute", "1200") as (address, process):
        resource.prlimit(process, resource.RLIMIT_AS, (ADDRESSES, ADDRESSES))
        found = run(urlsplit(address).port or 80, process, wish)
    print(json.dumps(found, indent=1))
    return 0 if found["p95_ms"] < BAR and found["memory_mb"] < CAP else 1


if __name__ == "__main__":
    raise SystemExit(main())
