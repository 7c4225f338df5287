"""Rows as the rest of the server sees them."""

from __future__ import annotations

from msgspec import Struct

from runestack.server.messages.common import Seating, Status, UndoPolicy


class TableRow(Struct, kw_only=True):
    """What a table is, apart from what happens at it."""

    id: str
    game: str
    options: dict[str, str]
    seats: int
    seed: int
    opening: list[tuple[int, int]]  # choices that were made before: it plays on from there
    rules: str
    pool: str
    undo: UndoPolicy
    hot_seat: bool
    for_people: bool  # what the game asks people anyway is asked with one option, too
    always_ask: bool
    hints: bool  # also where several people play
    open: bool
    host: str
    created: float


class SeatRow(Struct, kw_only=True):
    """Who sits on a seat."""

    seating: Seating
    name: str
    agent: str


class Summary(Struct, kw_only=True):
    """What follows from the entries of a table, for lists."""

    seq: int
    status: Status
    seating: list[SeatRow]
    waiting: list[int]


class ListedTable(Struct, kw_only=True):
    """A table with its summary."""

    row: TableRow
    summary: Summary
    touched: float


class Room(Struct, frozen=True):
    """What the saved games that were handed in take, in all and of one address; sizes in bytes."""

    number: int
    size: int
    own_number: int
    own_size: int
