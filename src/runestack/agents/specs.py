"""The budget of a searching player as it is written: `0.5` (seconds of processor time) or `64r` (rollouts)."""

from __future__ import annotations

from math import isfinite

from runestack.agents.search import Budget

SEARCH = "search"
ROLLOUTS = "r"
USUAL_SECONDS = 1.0
LEAST_SECONDS = 0.001
MOST_SECONDS = 600.0
MOST_ROLLOUTS = 100_000


class BudgetError(ValueError):
    """A budget that cannot be understood."""


def budget_of(text: str | None) -> Budget:
    """A budget from its text; without one, the usual seconds."""
    if text is None:
        return Budget(seconds=USUAL_SECONDS)
    if text.endswith(ROLLOUTS):
        return Budget(rollouts=rollouts_of(text.removesuffix(ROLLOUTS)))
    return Budget(seconds=seconds_of(text))


def rollouts_of(text: str) -> int:
    """A whole number of rollouts within bounds."""
    number = int(text) if text.isascii() and text.isdigit() and len(text) < 10 else 0
    if not 1 <= number <= MOST_ROLLOUTS:
        raise BudgetError(
            f"rollouts are a whole number from 1 to {MOST_ROLLOUTS}, as in {SEARCH}:64r"
        )
    return number


def seconds_of(text: str) -> float:
    """A number of seconds within bounds."""
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not isfinite(number) or not LEAST_SECONDS <= number <= MOST_SECONDS:
        raise BudgetError(
            f"a budget is seconds from {LEAST_SECONDS:g} to {MOST_SECONDS:g} ({SEARCH}:0.5) or rollouts ({SEARCH}:64r)"
        )
    return number
