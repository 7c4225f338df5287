"""A frame: one procedure under way.

A rule is a procedure of numbered steps. A frame says which procedure, which step comes next, and holds the few
numbers (registers) that the steps hand on to each other. Because frames are plain data, a game can be copied,
saved and resumed in the middle of an effect in the middle of a combat.
"""

from __future__ import annotations

from typing import Final

NOBODY: Final = -1
NOTHING: Final = -1
UNANSWERED: Final = -1
END: Final = 1 << 20  # as a step: the procedure is over


class Frame:
    """A procedure, its step, its registers. Also used for what waits: triggers, effects on a stack."""

    __slots__ = (
        "answer",
        "answered_by",
        "card",
        "count",
        "flag",
        "items",
        "number",
        "place",
        "printed",
        "procedure",
        "seat",
        "step",
        "target",
        "text",
    )

    def __init__(self, procedure: int, seat: int, card: int) -> None:
        self.procedure: int = procedure
        self.step: int = 0
        self.seat: int = seat  # who acts
        self.card: int = card  # the card that acts
        self.printed: int = (
            card  # the card on which the words are printed (differs for copied abilities)
        )
        self.text: int = NOTHING  # which ability
        self.place: int = 0  # where in the text
        self.target: int = NOTHING  # a card or player that the procedure is about
        self.number: int = 0
        self.count: int = 0
        self.flag: int = 0
        self.answer: int = UNANSWERED  # the option chosen
        self.answered_by: int = NOBODY
        self.items: list[int] = []

    def copy(self) -> Frame:
        """A frame of its own with the same content."""
        other = Frame(self.procedure, self.seat, self.card)
        other.step = self.step
        other.printed = self.printed
        other.text = self.text
        other.place = self.place
        other.target = self.target
        other.number = self.number
        other.count = self.count
        other.flag = self.flag
        other.answer = self.answer
        other.answered_by = self.answered_by
        if self.items:
            other.items = self.items[:]
        return other

    def registers(self) -> list[int]:
        """All registers but procedure and step, in a fixed order, the items last."""
        return [
            self.seat,
            self.card,
            self.printed,
            self.text,
            self.place,
            self.target,
            self.number,
            self.count,
            self.flag,
            self.answer,
            self.answered_by,
            *self.items,
        ]

    def set_registers(self, values: list[int]) -> None:
        """The reverse of `registers`."""
        self.seat = values[0]
        self.card = values[1]
        self.printed = values[2]
        self.text = values[3]
        self.place = values[4]
        self.target = values[5]
        self.number = values[6]
        self.count = values[7]
        self.flag = values[8]
        self.answer = values[9]
        self.answered_by = values[10]
        self.items = values[11:]


REGISTERS: Final = 11
