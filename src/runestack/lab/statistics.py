"""What a series of games shows: shares with their intervals, and how long games are."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import quantiles

from runestack.lab.games import GameResult

NORMAL_95 = 1.959963984540054


def wilson(successes: int, trials: int) -> tuple[float, float]:
    """The Wilson interval of 95 % for a share."""
    if trials == 0:
        return 0.0, 1.0
    z2 = NORMAL_95 * NORMAL_95
    share = successes / trials
    middle = share + z2 / (2 * trials)
    spread = NORMAL_95 * sqrt(share * (1 - share) / trials + z2 / (4 * trials * trials))
    below = 1 + z2 / trials
    return max(0.0, (middle - spread) / below), min(1.0, (middle + spread) / below)


def share(successes: int, trials: int) -> dict[str, object]:
    """A share with its interval; null where there was nothing to count."""
    low, high = wilson(successes, trials)
    return {
        "wins": successes,
        "games": trials,
        "share": round(successes / trials, 6) if trials else None,
        "low": round(low, 6),
        "high": round(high, 6),
    }


def spread_of(numbers: Sequence[int]) -> dict[str, float | None]:
    """Smallest, quartiles and largest."""
    if not numbers:
        return dict.fromkeys(("min", "lower_quartile", "median", "upper_quartile", "max"))
    quarters = quantiles(numbers, n=4, method="inclusive") if len(numbers) > 1 else [numbers[0]] * 3
    return {
        "min": min(numbers),
        "lower_quartile": quarters[0],
        "median": quarters[1],
        "upper_quartile": quarters[2],
        "max": max(numbers),
    }


def summary(results: Sequence[GameResult], seats: Sequence[str]) -> dict[str, object]:
    """Wins by seat, the share of the player who begins (ties left out), and lengths."""
    decided = [one for one in results if one.winner is not None]
    by_first = sum(1 for one in decided if one.first >= 0 and one.scores[one.first] > 0)
    return {
        "games": len(results),
        "ties": len(results) - len(decided),
        "seats": [
            {"seat": seat, "agent": agent, **share(wins_of(results, seat), len(results))}
            for seat, agent in enumerate(seats)
        ],
        "first_player": share(by_first, len(decided)),
        "rounds": spread_of([one.rounds for one in results]),
        "decisions": spread_of([one.decisions for one in results]),
    }


def wins_of(results: Sequence[GameResult], seat: int) -> int:
    """How many games a seat has won."""
    return sum(1 for one in results if one.scores[seat] > 0)
