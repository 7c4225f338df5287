"""Shares, intervals and spreads."""

import random

import pytest

from runestack.lab.games import GameResult
from runestack.lab.statistics import Count, spread_of, summary, wilson


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


def independent(wins: int, trials: int) -> Count:
    """A count of games that have nothing to do with each other."""
    count = Count()
    for number in range(trials):
        count.add(number, won=number < wins)
    return count


def test_a_share_of_nothing_is_unknown() -> None:
    assert Count().share()["share"] is None


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
        GameResult(1, (1, -1), 0, 8, 100, group=0),
        GameResult(2, (-1, 1), 0, 10, 120, group=1),
        GameResult(3, (1, -1), 1, 12, 140, group=2),
        GameResult(4, (0, 0), 1, 50, 900, group=3),
    ]
    found = summary(results, ["a", "b"])
    assert found["ties"] == 1
    assert [one["wins"] for one in found["seats"]] == [2, 1]  # type: ignore[attr-defined]
    assert found["first_player"] == independent(1, 3).share()
    assert results[3].winner is None


def paired(outcomes: list[int]) -> Count:
    """A count of pairs, of which each won 0, 1 or 2 games."""
    count = Count()
    for number, wins in enumerate(outcomes):
        count.add(number, won=wins > 0)
        count.add(number, won=wins > 1)
    return count


def width(count: Count) -> float:
    found = count.share()
    return float(found["high"]) - float(found["low"])  # type: ignore[arg-type]


def test_the_interval_of_independent_games_is_wilsons() -> None:
    low, high = wilson(57, 100)
    found = independent(57, 100).share()
    assert (found["low"], found["high"]) == pytest.approx((low, high), abs=1e-5)
    assert (found["wins"], found["games"], found["share"]) == (57, 100, 0.57)


def test_pairs_in_which_luck_cancels_tell_more_than_independent_games() -> None:
    assert width(paired([1] * 40 + [2] * 5 + [0] * 5)) < 0.7 * width(independent(50, 100))


def test_pairs_of_games_that_go_alike_tell_no_more_than_half_as_many_games() -> None:
    alike = paired([2] * 25 + [0] * 25)
    assert alike.independent_trials() == pytest.approx(50, rel=0.02)
    assert paired([2] * 10).independent_trials() == pytest.approx(10)


def test_a_few_pairs_that_agree_are_no_certainty() -> None:
    assert width(paired([1] * 3)) > 0.3


def test_intervals_of_pairs_hold_the_true_share_about_as_often_as_they_say() -> None:
    """Deals that favour a seat, a player who is a little better: 1000 series of 60 pairs."""
    chance = random.Random(7)
    better, held = 0.1, 0
    for _ in range(1000):
        outcomes = []
        for _ in range(60):
            luck = chance.uniform(-0.4, 0.4)
            outcomes.append(
                (chance.random() < 0.5 + better + luck) + (chance.random() < 0.5 + better - luck)
            )
        found = paired(outcomes).share()
        held += float(found["low"]) <= 0.5 + better <= float(found["high"])  # type: ignore[arg-type]
    assert 930 <= held <= 975


def test_players_are_counted_where_they_sit() -> None:
    results = [
        GameResult(1, (1, -1), 0, 8, 100, group=0, players=(0, 1)),
        GameResult(1, (-1, 1), 0, 8, 100, group=0, players=(1, 0)),
    ]
    found = summary(results, ["greedy", "random"], by_player=True)
    assert [(one["agent"], one["wins"]) for one in found["players"]] == [  # type: ignore[attr-defined]
        ("greedy", 2),
        ("random", 0),
    ]
    assert [(one["agent"], one["wins"]) for one in found["seats"]] == [  # type: ignore[attr-defined]
        ("greedy, random", 1),
        ("random, greedy", 1),
    ]
    assert summary(results, ["greedy", "random"])["players"] == []
