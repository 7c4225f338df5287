"""What an open question lets a seat choose: options found by their card, and which target comes next."""

from __future__ import annotations

from runestack.kernel.choices import TARGET_CARD
from runestack.kernel.decision import Question, option, option_first, option_kind
from runestack.kernel.state import State
from runestack.kernel.texts import slot_options


def asks(question: Question | None, *kinds: int) -> bool:
    """Whether a question is open and of one of some kinds."""
    return question is not None and question.kind in kinds


def names(question: Question, kind: int, card: int) -> bool:
    """Whether a question has an option of a kind for a card."""
    return any(option_kind(one) == kind and option_first(one) == card for one in question.options)


def comes_now(s: State, card: int) -> bool:
    """Several targets are named in the order of the table, so that each set is offered once."""
    return option(TARGET_CARD, card, 0) in slot_options(s, s.frames[-1], s.frames[-2])
