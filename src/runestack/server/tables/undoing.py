"""What may be undone: freely, by asking, or not at all.

Policy `free`: always, until the game is over. `request`: freely where one party plays (against computers, hot-seat) and
where nothing was revealed, no lot was drawn and nobody else acted or was passed over; otherwise the others are asked.
`off`: never.
"""

from __future__ import annotations

from typing import Literal

from runestack.server.errors import TableError
from runestack.server.messages.from_browser import Undo
from runestack.server.messages.from_server import UndoLine, UndoOffer
from runestack.server.tables.live import DENIALS_TO_BLOCK, LiveTable

Way = Literal["free", "ask"]
Parties = list[set[str]]  # by seat: the sessions that sit there


def others(table: LiveTable, seat: int, parties: Parties) -> list[int]:
    """The persons of another party than a seat: seats are of one party if the very same browsers hold them."""
    return [
        other
        for other in table.persons
        if other != seat and not (parties[other] and parties[other] == parties[seat])
    ]


def is_one_party(table: LiveTable, parties: Parties) -> bool:
    """Whether one person plays: against computers, or at a hot seat. A seat that is open waits for another one."""
    held = [parties[seat] for seat, one in enumerate(table.seats) if one.seating != "computer"]
    return len(held) < 2 or (bool(held[0]) and all(one == held[0] for one in held))


def goal(table: LiveTable, seat: int, what: str, to: int = 0) -> int | None:
    """How many choices would be left; None if there is nothing to undo."""
    if table.match is None:
        return None
    if what == "to":
        found = table.real(seat, to)
        return found if found < len(table.marks) else None
    last = previous(table, seat, len(table.marks))
    if what == "choice" or last is None:
        return last
    turns = table.match.turns
    while (before := previous(table, seat, last)) is not None and turns[before] == turns[last]:
        last = before
    return last


def previous(table: LiveTable, seat: int, count: int) -> int | None:
    """How many choices there were before the last one that a seat made itself, of the first so many."""
    marks = table.marks
    while count > 0:
        count -= 1
        if marks[count].seat == seat and not marks[count].by_rule:
            return count
    return None


def is_harmless(table: LiveTable, seat: int, to: int, strangers: list[int]) -> bool:
    """Nothing was revealed to the seat, no lot was drawn, and no stranger acted, was passed over, or was found out."""
    bits = sum(1 << other for other in strangers)
    return not any(
        mark.lots
        or mark.learned[seat]
        or mark.seat in strangers
        or (mark.passed_over | mark.opened) & bits
        for mark in table.marks[to:]
    )


def way(table: LiveTable, seat: int, to: int | None, parties: Parties) -> Way | None:
    """How a seat can undo down to a number of choices."""
    if to is None or table.row.undo == "off" or table.seats[seat].seating != "person":
        return None
    strangers = others(table, seat, parties)
    if not strangers:
        return "free"
    shown = table.status == "over"  # whoever likes has seen all hands by now
    if not shown and (table.row.undo == "free" or is_harmless(table, seat, to, strangers)):
        return "free"
    blocked = any((other, seat) in table.blocked for other in strangers)
    return None if blocked else "ask"


def offer(table: LiveTable, seat: int, parties: Parties) -> UndoOffer:
    """What a seat can undo now."""
    if seat < 0:
        return UndoOffer(None, None)
    return UndoOffer(
        way(table, seat, goal(table, seat, "choice"), parties),
        way(table, seat, goal(table, seat, "turn"), parties),
    )


def wanted(table: LiveTable, message: Undo, parties: Parties) -> tuple[int, Way]:
    """Where a message wants to go back to, and how; or the reason why it cannot."""
    if table.match is None:
        raise TableError("not_running")
    if table.row.undo == "off":
        raise TableError("undo_off")
    to = goal(table, message.seat, message.what, message.to)
    if to is None:
        raise TableError("nothing_to_undo")
    found = way(table, message.seat, to, parties)
    if found is None:
        raise TableError("undo_blocked")
    if found == "ask" and table.request is not None:
        raise TableError("undo_open")
    return to, found


def request_line(table: LiveTable, parties: Parties, reader: int) -> UndoLine | None:
    """The open request as everybody may know it."""
    request = table.request
    if request is None:
        return None
    strangers = others(table, request.seat, parties)
    undone = table.marks[request.to :]
    return UndoLine(
        seat=request.seat,
        to=table.visible(reader, request.to),
        choices=table.visible(reader, len(table.marks)) - table.visible(reader, request.to),
        seen=sum(mark.learned[request.seat] for mark in undone),
        random=any(mark.lots for mark in undone),
        waits_for=[other for other in strangers if other not in request.allowed],
        may_block=[
            other
            for other in strangers
            if table.denials.get((other, request.seat), 0) >= DENIALS_TO_BLOCK
        ],
    )
