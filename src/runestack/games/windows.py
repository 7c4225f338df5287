"""Questions that need not be asked: how much a window is a seat's business, and what is answered once for all."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Literal

from runestack.games.wording import Pattern
from runestack.kernel.decision import Question, option_kind

# a window lets a seat answer what goes on

QUIET = 0  # nobody else does anything there
OTHERS_ACT = 1  # something that somebody else does can be answered
AIMED_AT = 2  # and it is aimed at the seat or its cards

# what an answer is to the question, whatever it is about
Role = Literal["pass", "end"]
NEUTRAL: Role = "pass"  # the neutral answer: pass, decline, done, go on
END: Role = "end"  # ends the turn; never by a single key

ANY = -1
FIRST = "first"  # as an answer: whichever option comes first


def roles(ends: Iterable[str], passes: Iterable[str]) -> dict[str, Role]:
    """The roles of the answers that have one, by the ids of options."""
    return {**dict.fromkeys(ends, END), **dict.fromkeys(passes, NEUTRAL)}


@dataclass(frozen=True)
class Habit:
    """A kind of question that a player may want to answer the same way every time."""

    id: str
    question: int  # the kind of question
    title: Pattern
    answers: Mapping[str, Pattern]  # by the ids of the options
    usual: str = ""  # given unless the player wants another answer, or wants to be asked
    option: int = ANY  # the kind of option that it is about; ANY: whatever is asked

    def covers(self, question: Question) -> bool:
        """Whether a question is a case of it."""
        if question.kind != self.question:
            return False
        return self.option == ANY or all(
            option_kind(one) == self.option for one in question.options
        )
