"""How much memory a table takes while it is played: `PYTHONPATH=build/compiled python -m bench.table_memory`.

`[--game rone] [--tables 40] [--choices 330]`. Tables of two players, in a process of their own for each game; both
players read what happens after each choice, as the server sends it. The bar: less than LIMIT for each table.
"""

from __future__ import annotations

import argparse
import gc
import json
from multiprocessing import get_context
from multiprocessing.connection import Connection
from os import getpid

from runestack.games import names
from runestack.server.load import used_bytes
from runestack.server.tables.showing import log_length, state_message
from tests.server.tables import PARTIES, Played

LIMIT = 0.25  # MB


def follow(table: Played, read: dict[int, int]) -> None:
    """Both players are shown what is new."""
    match = table.live.playing()
    for seat in range(match.seats):
        state_message(table.live, seat, read.get(seat, 0), PARTIES)
        read[seat] = log_length(match, seat)


def played(game: str, seed: int, choices: int) -> Played:
    """A table of two players after so many choices; a game that ends sooner stays as it is then."""
    table = Played(game, seed)
    read: dict[int, int] = {}
    while len(table.live.playing().choices) < choices and not table.over():
        table.step()
        follow(table, read)
    table.stored.clear()  # it stands in the database
    return table


def measure(game: str, tables: int, choices: int, answer: Connection) -> None:
    """In a process of its own: megabytes for each table, and how many choices it had."""
    played(game, 0, choices)  # what is read once for all
    gc.collect()
    before = used_bytes(getpid())
    found = [played(game, seed, choices) for seed in range(1, tables + 1)]
    gc.collect()
    used = (used_bytes(getpid()) - before) / tables / 1024**2
    made = sum(len(one.live.playing().choices) for one in found) / tables
    answer.send({"game": game, "choices": round(made), "memory_per_table_mb": round(used, 3)})


def main() -> int:
    """Prints a line for each game; 1 if one takes too much."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=names(), action="append")
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--choices", type=int, default=330)
    wish = parser.parse_args()
    worst = 0.0
    context = get_context("spawn")
    for game in wish.game or names():
        here, there = context.Pipe()
        process = context.Process(target=measure, args=(game, wish.tables, wish.choices, there))
        process.start()
        found = here.recv()
        process.join()
        print(json.dumps(found), flush=True)
        worst = max(worst, found["memory_per_table_mb"])
    return 0 if worst < LIMIT else 1


if __name__ == "__main__":
    raise SystemExit(main())
