"""The one kind of decision.

A game waits for nobody or for one decision. A decision has one question for each seat that may answer; the
options of a question are numbers, each made of a kind and up to two operands, which the game puts into words.
"""

from __future__ import annotations

from typing import Final

from runestack.kernel.frame import UNANSWERED

OPERAND_BITS: Final = 12
OPERANDS: Final = 1 << OPERAND_BITS
OPERAND_MASK: Final = OPERANDS - 1

ONE_SEAT: Final = 0  # one seat holds the decision
ANY_SEAT: Final = 1  # several may answer, the first answer goes on
ALL_SEATS: Final = 2  # several must answer, nobody sees the others' answers before the last one


def option(kind: int, first: int, second: int) -> int:
    """An option as one number."""
    return (kind << (2 * OPERAND_BITS)) | (first << OPERAND_BITS) | second


def option_kind(code: int) -> int:
    """What an option does."""
    return code >> (2 * OPERAND_BITS)


def option_first(code: int) -> int:
    """Its first operand, mostly a card."""
    return (code >> OPERAND_BITS) & OPERAND_MASK


def option_second(code: int) -> int:
    """Its second operand."""
    return code & OPERAND_MASK


class Question:
    """What one seat is asked."""

    __slots__ = ("answer", "card", "kind", "number", "options", "seat")

    def __init__(self, seat: int, kind: int, options: list[int], card: int, number: int) -> None:
        self.seat: int = seat
        self.kind: int = kind  # what about: a key of the game's prompts
        self.options: list[int] = options
        self.card: int = card  # the card that asks, or NOTHING
        self.number: int = number  # a number for the prompt ("2 points left")
        self.answer: int = UNANSWERED

    def copy(self) -> Question:
        """The options are never changed after asking, so copies share them."""
        other = Question(self.seat, self.kind, self.options, self.card, self.number)
        other.answer = self.answer
        return other

    def same_as(self, other: Question) -> bool:
        """Whether a question asks the same seat the same, whatever has happened meanwhile."""
        return (
            self.seat == other.seat
            and self.kind == other.kind
            and self.card == other.card
            and self.number == other.number
            and self.options == other.options
        )

    def numbers(self) -> list[int]:
        """As plain numbers, options last."""
        return [self.seat, self.kind, self.card, self.number, self.answer, *self.options]


def question_of(numbers: list[int]) -> Question:
    """The reverse of `Question.numbers`."""
    question = Question(numbers[0], numbers[1], numbers[5:], numbers[2], numbers[3])
    question.answer = numbers[4]
    return question
