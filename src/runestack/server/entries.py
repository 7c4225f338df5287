"""What is stored of a table: entries, numbered from 1. The table is the fold of them."""

from __future__ import annotations

from typing import Final, Literal

import msgspec
from msgspec import Struct

from runestack.server.messages.common import Further, PassingMode, Rule, Seating

BY_HAND: Final = ""
Because = PassingMode | Rule | Literal[""]


class Entry(Struct, tag_field="kind", frozen=True, omit_defaults=True):
    """Something that happened at a table."""


class Seated(Entry, tag="seated", frozen=True):
    """A person or a computer takes a seat, or the seat is open again."""

    seat: int
    seating: Seating
    name: str = ""
    agent: str = ""
    by_host: bool = False  # the host did it to somebody else's seat
    guest: bool = False  # a person who came from another browser than the host's


class Joined(Entry, tag="joined", frozen=True):
    """A seat at which somebody sits is open in one more browser."""

    seat: int
    also: tuple[int, ...] = ()  # seats of persons that who sat there before has, too


class Foreseen(Entry, tag="foreseen", frozen=True):
    """Somebody could know what is hidden: the seed was chosen, the game plays on from another, or was handed out."""

    seed: int | None = None
    handed_out: bool = False  # as a file, or to play on from, while whoever asked was alone


class Started(Entry, tag="started", frozen=True):
    """All seats are filled; the game is dealt."""


class Chose(Entry, tag="chose", frozen=True):
    """An answer: the place of the option in its question; -1: conceded."""

    seat: int
    index: int
    rule: Because = BY_HAND  # why it was answered for the seat
    times: int = 1  # taken again as often as the same is asked in a row
    then: tuple[Further, ...] = ()  # what is answered in the same gesture


class Undone(Entry, tag="undone", frozen=True):
    """Undone, down to so many choices."""

    seat: int
    to: int


class UndoAsked(Entry, tag="undo_asked", frozen=True):
    """A seat wants to undo down to so many choices."""

    seat: int
    to: int


class UndoAnswered(Entry, tag="undo_answered", frozen=True):
    """A seat allows or denies it; `block`: also whatever the asker wants to undo later."""

    seat: int
    allow: bool
    block: bool = False


class PassingSet(Entry, tag="passing", frozen=True):
    """How a seat passes, and what it has answered beforehand; private to it."""

    seat: int
    mode: PassingMode
    stops: tuple[str, ...] = ()
    answers: dict[str, str] = {}  # by habit: the id of the option, or `ask`
    let_by: tuple[str, ...] = ()  # ids of cards whose triggers are not reacted to
    next_window: bool = False  # the next window is passed, whatever it is


class Said(Entry, tag="said", frozen=True):
    """Chat; seat -1: a watcher."""

    seat: int
    name: str
    text: str


AnyEntry = (
    Seated
    | Joined
    | Foreseen
    | Started
    | Chose
    | Undone
    | UndoAsked
    | UndoAnswered
    | PassingSet
    | Said
)

encode_entry = msgspec.json.Encoder().encode
decode_entry = msgspec.json.Decoder(AnyEntry).decode


def is_private(entry: Entry) -> bool:
    """Whether nobody else may learn that there is such an entry, not even from a number."""
    return isinstance(entry, PassingSet) or (isinstance(entry, Chose) and entry.rule != BY_HAND)
