"""Questions that need not be asked: how much a window is a seat's business, and what is answered once for all."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from runestack.games.wording import Pattern

# a window lets a seat answer what goes on

QUIET = 0  # nobody else does anything there
OTHERS_ACT = 1  # something that somebody else does can be answered
AIMED_AT = 2  # and it is aimed at the seat or its cards


@dataclass(frozen=True)
class Habit:
    """A kind of question that a player may want to answer the same way every time."""

    id: str
    question: int  # the kind of question
    title: Pattern
    answers: Mapping[str, Pattern]  # by the ids of the options
