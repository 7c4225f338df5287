"""From entries to tables: folding them, what follows from them by rule, and which belong together."""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Sequence

from runestack.games import game as find_game
from runestack.server.entries import BY_HAND, AnyEntry, Chose, Started
from runestack.server.errors import TableError
from runestack.server.settings import Settings
from runestack.server.store.rows import TableRow
from runestack.server.tables.automatic import automatic
from runestack.server.tables.live import LiveTable, decided

MOST_AUTOMATIC = 500  # answers in a row; nobody decides that many beforehand
# What a table may take of the database, and what reading it again may take. Long games have 2,000 choices.
MOST_ENTRIES = 20_000
MOST_DECIDED = 40_000  # names of stops, habits and cards in what seats have decided beforehand


def check_version(row: TableRow) -> None:
    """A game of other rules or cards cannot be played on."""
    game = find_game(row.game)
    if row.rules != game.rules_version:
        raise TableError("other_version", why=f"rules {row.rules}, now {game.rules_version}")
    if row.pool != game.pool.pool_hash:
        raise TableError("other_version", why=f"cards {row.pool}, now {game.pool.pool_hash}")


def fold(row: TableRow, entries: Sequence[AnyEntry]) -> LiveTable:
    """A table from its entries."""
    live = LiveTable(row)
    for entry in entries:
        live.apply(entry)
    return live


def fold_for(readers: Collection[int], row: TableRow, entries: Sequence[AnyEntry]) -> LiveTable:
    """The same with the logs of who is about to read them, so that nothing that takes long is left to do."""
    live = fold(row, entries)
    if live.match is not None:
        for _ in live.match.log_in_pieces(readers):
            pass
    return live


def check_room(live: LiveTable, entries: Sequence[AnyEntry]) -> None:
    """A table takes so much and no more: nobody fills the database, or makes reading it again endless."""
    more = sum(decided(entry) for entry in entries)
    if live.seq + len(entries) > MOST_ENTRIES or (more and live.decided + more > MOST_DECIDED):
        raise TableError("table_full")


def carry_out(live: LiveTable, entries: list[AnyEntry]) -> list[AnyEntry]:
    """Applies entries, and what follows from them by rule: the game begins, and seats answer as they decided before."""
    for entry in entries:
        live.apply(entry)
    if live.match is None and all(one.seating != "open" for one in live.seats):
        entries.append(Started())
        live.apply(entries[-1])
    for _ in range(MOST_AUTOMATIC):
        found = next_automatic(live)
        if found is None:
            break
        entries.append(found)
        live.apply(found)
    return entries


def next_automatic(live: LiveTable) -> Chose | None:
    """An answer that is given for a person who is asked, or None."""
    match = live.match
    if match is None:
        return None
    asked_anew = live.undone_to == len(match.choices)
    for seat in match.seats_asked:
        one = live.seats[seat]
        if one.seating == "person":
            found = automatic(match, seat, one.mode, one.stops, one.before, asked_anew=asked_anew)
            if found is not None:
                return found
    return None


def grouped(entries: Sequence[AnyEntry]) -> list[list[AnyEntry]]:
    """Entries as they were stored together: what was passed by rule belongs to what came before."""
    groups: list[list[AnyEntry]] = []
    for entry in entries:
        if groups and isinstance(entry, Chose) and entry.rule != BY_HAND:
            groups[-1].append(entry)
        else:
            groups.append([entry])
    return groups


def drawn(settings: Settings, live: LiveTable) -> float:
    """A delay by lot, the same in every process: who has two sockets learns nothing from the difference."""
    text = f"{live.row.seed}:{live.row.id}:{live.public_seq}:{live.undos}"
    number = int.from_bytes(hashlib.blake2b(text.encode(), digest_size=4).digest(), "big")
    share = number / 0xFFFFFFFF
    return settings.hold_least + share * (settings.hold_most - settings.hold_least)
