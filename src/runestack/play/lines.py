"""The lines of a log. Those that were written long ago are packed: who follows a game reads the last ones only.

A server holds hundreds of games, each with a log for every reader and language; unpacked, they take most of its memory.
"""

from __future__ import annotations

from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Iterable
from dataclasses import dataclass, fields
from operator import attrgetter

from runestack.games.scenes import Scene
from runestack.play.packing import packed, unpacked

CHUNK = 16  # lines that are packed together
BOOK = 16  # chunks that are packed anew as one: together they take little more than half the room
FRESH = 10  # lines that stay as they are, at least


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the log, as one seat may read it."""

    choice: int  # how many choices had been made when it happened
    seat: int  # whose act it was, or to whom it happened; -1: nobody's
    sentence: str
    rule: str
    cards: tuple[int, ...]
    printed: tuple[str, ...]  # the ids of those cards
    turn: int  # the number of the turn in which it happened
    aside: bool = False  # no event of the game: said to this seat alone
    scene: Scene | None = None  # how it looks


values = attrgetter(*(one.name for one in fields(Entry)))


class Lines:
    """One log, in the order of the choices that its lines belong to."""

    def __init__(self) -> None:
        self.packed: list[tuple[int, bytes]] = []  # how many lines, and these
        self.in_pack = 0  # lines in all of them
        self.fresh: list[Entry] = []  # those that follow
        self.choices = array("i")  # of all lines
        self.opened: tuple[bytes, list[Entry]] | None = None  # what was looked into for one choice

    def __len__(self) -> int:
        return len(self.choices)

    def append(self, entry: Entry) -> None:
        """One more line."""
        self.fresh.append(entry)
        self.choices.append(entry.choice)
        if len(self.fresh) >= CHUNK + FRESH:
            self.packed.append((CHUNK, pack(self.fresh[:CHUNK])))
            self.in_pack += CHUNK
            del self.fresh[:CHUNK]
            self.bind()

    def bind(self) -> None:
        """Makes one pack of the last so many, if they are small ones."""
        last = self.packed[-BOOK:]
        if len(last) == BOOK and all(size == CHUNK for size, _ in last):
            entries = [entry for _, chunk in last for entry in unpack(chunk)]
            self.packed[-BOOK:] = [(len(entries), pack(entries))]

    def extend(self, entries: Iterable[Entry]) -> None:
        """Some more."""
        for entry in entries:
            self.append(entry)

    def since(self, first: int) -> list[Entry]:
        """The lines from a number on."""
        if first >= len(self):
            return []
        begun, found = 0, list[Entry]()
        for size, chunk in self.packed:
            if found or begun + size > first:
                found += unpack(chunk)
            else:
                begun += size
        return [*found, *self.fresh][first - begun :]

    def after(self, choice: int) -> list[Entry]:
        """The lines of later choices."""
        first = bisect_right(self.choices, choice)
        return self.since(first) if first < len(self) else []

    def of_choice(self, choice: int) -> list[Entry]:
        """The lines of one choice."""
        first, end = bisect_left(self.choices, choice), bisect_right(self.choices, choice)
        if first == end:
            return []
        begun, found = 0, list[Entry]()
        for size, chunk in self.packed if first < self.in_pack else ():
            if begun < end and begun + size > first:
                found += self.open(chunk)[max(0, first - begun) : end - begun]
            begun += size
        return found + self.fresh[max(0, first - self.in_pack) : max(0, end - self.in_pack)]

    def open(self, chunk: bytes) -> list[Entry]:
        """The lines of a pack. Who looks for one choice looks for the next one then: it stays open."""
        if self.opened is None or self.opened[0] is not chunk:
            self.opened = chunk, unpack(chunk)
        return self.opened[1]

    def ends_by(self, choice: int) -> bool:
        """Whether there are no lines of later choices."""
        return not self.choices or self.choices[-1] <= choice

    def number_at(self, choice: int) -> int:
        """The number of the first line that does not stand before a choice."""
        return bisect_left(self.choices, choice)

    def take_back(self, count: int) -> None:
        """Without the lines of later choices than so many."""
        length = bisect_right(self.choices, count)
        while length < self.in_pack:
            size, chunk = self.packed.pop()
            self.in_pack -= size
            self.fresh[:0] = unpack(chunk)
        del self.fresh[length - self.in_pack :]
        del self.choices[length:]

    def copy(self) -> Lines:
        """Lines of their own that say the same."""
        other = Lines()
        other.packed, other.in_pack = self.packed[:], self.in_pack
        other.fresh, other.choices = self.fresh[:], self.choices[:]
        return other


def pack(entries: Iterable[Entry]) -> bytes:
    """Lines that take little room, without a word of what their values are called."""
    return packed([values(entry) for entry in entries])


def unpack(chunk: bytes) -> list[Entry]:
    """The same as they were."""
    return [Entry(*one) for one in unpacked(chunk)]
