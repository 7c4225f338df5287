"""What each choice has done, as far as taking it back depends on it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from runestack.play.match import Match, Question

Knowledge = list[int]  # by seat: the cards whose faces it knows, as bits


@dataclass(frozen=True, slots=True)
class Mark:
    """One choice: who made it, and what it let happen."""

    seat: int
    by_rule: bool
    lots: bool  # whether anything was drawn by lot
    learned: tuple[int, ...]  # by seat: how many faces it came to know
    passed_over: int  # seats, as bits, that could only pass and were not asked
    opened: int  # seats, as bits, whose secret answers it completed and so made known


@lru_cache(4096)
def mark_of(
    seat: int,
    learned: tuple[int, ...],
    passed_over: int,
    opened: int,
    *,
    by_rule: bool,
    lots: bool,
) -> Mark:
    """What a choice has done: one object for all that have done the same, of which a server would hold a million."""
    return Mark(seat, by_rule, lots, learned, passed_over, opened)


def opened(before: list[Question], match: Match) -> int:
    """Whose secret answers are known now, as bits."""
    if not before or before[0] in match.secret_questions:
        return 0
    return sum(1 << question.seat for question in before)


def knowledge(match: Match) -> Knowledge:
    """What each seat knows now."""
    game, state = match.game, match.state
    cards = range(game.card_count(state))
    return [
        sum(1 << card for card in cards if game.knows(state, seat, card))
        for seat in range(match.seats)
    ]


def learned(before: Knowledge, after: Knowledge) -> tuple[int, ...]:
    """How many faces each seat came to know."""
    return tuple((now & ~then).bit_count() for then, now in zip(before, after, strict=True))
