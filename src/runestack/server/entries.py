"""What is stored of a table: entries, numbered from 1. The table is the fold of them."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from runestack.server.messages.common import PassingMode, Seating

BY_HAND = ""


class Entry(Struct, tag_field="kind", frozen=True, omit_defaults=True):
    """Something that happened at a table."""


class Seated(Entry, tag="seated", frozen=True):
    """A person or a computer takes a seat, or the seat is open again."""

    seat: int
    seating: Seating
    name: str = ""
    agent: str = ""


class Started(Entry, tag="started", frozen=True):
    """All seats are filled; the game is dealt."""


class Chose(Entry, tag="chose", frozen=True):
    """An answer: the place of the option in its question; -1: conceded."""

    seat: int
    index: int
    rule: PassingMode | str = BY_HAND  # the mode by which a window was passed for the seat


class Undone(Entry, tag="undone", frozen=True):
    """Taken back to so many choices."""

    seat: int
    to: int


class UndoAsked(Entry, tag="undo_asked", frozen=True):
    """A seat wants to take back to so many choices."""

    seat: int
    to: int


class UndoAnswered(Entry, tag="undo_answered", frozen=True):
    """A seat allows or denies it; `block`: also whatever the asker wants to take back later."""

    seat: int
    allow: bool
    block: bool = False


class PassingSet(Entry, tag="passing", frozen=True):
    """How a seat passes; private to it."""

    seat: int
    mode: PassingMode
    stops: tuple[str, ...] = ()


class Said(Entry, tag="said", frozen=True):
    """Chat; seat -1: a watcher."""

    seat: int
    name: str
    text: str


AnyEntry = Seated | Started | Chose | Undone | UndoAsked | UndoAnswered | PassingSet | Said

encode_entry = msgspec.json.Encoder().encode
decode_entry = msgspec.json.Decoder(AnyEntry).decode


def is_private(entry: Entry) -> bool:
    """Whether nobody else may learn that there is such an entry, not even from a number."""
    return isinstance(entry, PassingSet) or (isinstance(entry, Chose) and entry.rule != BY_HAND)
