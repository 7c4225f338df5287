"""Shares, intervals and spreads."""

import pytest

from runestack.lab.games import GameResult
from runestack.lab.statistics import share, spread_of, summary, wilson


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [
        (0, 10, 0.0, 0.277533),
        (5, 10, 0.236593, 0.763407),
        (57, 100, 0.472171, 0.662748),
        (0, 0, 0.0, 1.0),
    ],
)
def test_wilson_interval(successes: int, trials: int, low: float, high: float) -> None:
    assert wilson(successes, trials) == pytest.approx((low, high), abs=1e-4)


def test_a_share_of_nothing_is_unknown() -> None:
    assert share(0, 0)["share"] is None


def test_spread() -> None:
    assert spread_of([1, 2, 3, 4, 5]) == {
        "min": 1,
        "lower_quartile": 2.0,
        "median": 3.0,
        "upper_quartile": 4.0,
        "max": 5,
    }
    assert spread_of([7])["median"] == 7
    assert spread_of([])["median"] is None


def test_summary_counts_wins_ties_and_the_player_who_begins() -> None:
    results = [
        GameResult(1, (1, -1), 0, 8, 100),
        GameResult(2, (-1, 1), 0, 10, 120),
        GameResult(3, (1, -1), 1, 12, 140),
        GameResult(4, (0, 0), 1, 50, 900),
    ]
    found = summary(results, ["a", "b"])
    assert found["ties"] == 1
    assert [one["wins"] for one in found["seats"]] == [2, 1]  # type: ignore[attr-defined]
    assert found["first_player"] == share(1, 3)
    assert results[3].winner is None
