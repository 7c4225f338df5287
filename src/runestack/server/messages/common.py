"""Words and numbers that messages of both sides are made of."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Seat = Annotated[int, Meta(ge=0, le=7)]
Reader = Annotated[int, Meta(ge=-1, le=7)]  # a seat, or -1: a watcher
Card = Annotated[int, Meta(ge=0, le=4095)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
Name = Annotated[str, Meta(max_length=40)]
Word = Annotated[str, Meta(max_length=80)]
Text = Annotated[str, Meta(max_length=500)]

Seating = Literal["open", "person", "computer"]
UndoPolicy = Literal["free", "request", "off"]
PassingMode = Literal["ask", "others", "smart", "until_me", "until_stack", "until_turn"]
# why something is answered for a seat, besides its mode: a usual answer, a trigger that is let by, the next window,
# what it answered in one go, the rest of a gesture, or nothing that it could do would help
Rule = Literal["usual", "let_by", "next", "again", "then", "no_use"]
# instead of a usual answer: the seat wants to be asked
ASK_ME = "ask"
Status = Literal["waiting", "running", "over"]


class Further(Struct, frozen=True, omit_defaults=True):
    """An answer to a question that follows directly: given only if that very question comes."""

    question: Word  # what the server has called it
    option: Word
    times: Annotated[int, Meta(ge=1, le=99)] = 1


class Words(Struct, frozen=True):
    """Words in both languages."""

    en: str
    de: str
