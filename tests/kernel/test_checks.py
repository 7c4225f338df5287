"""Checks: the same row of checks forbids and explains."""

from runestack.kernel.checks import Why, fails, passed
from runestack.kernel.frame import NOTHING


def can_pay(water: int, level: int, why: Why | None) -> bool:
    """Two checks, written as the rules write them."""
    if water < 3 and fails(why, "TEST-WATER", "water", 8, 3, water):
        return False
    if level < 2 and fails(why, "TEST-LEVEL", "level"):
        return False
    return passed(why)


def test_without_a_listener_the_first_failure_ends_the_matter() -> None:
    assert fails(None, "TEST", "reason")
    assert not can_pay(0, 0, None)
    assert can_pay(3, 2, None)


def test_with_a_listener_every_failure_is_kept_in_order() -> None:
    why = Why()
    assert not can_pay(1, 1, why)
    assert [failure.rule for failure in why.failures] == ["TEST-WATER", "TEST-LEVEL"]


def test_a_failure_names_the_culprit_and_the_numbers() -> None:
    why = Why()
    can_pay(1, 2, why)
    failure = why.failures[0]
    assert (failure.reason, failure.card, failure.need, failure.have) == ("water", 8, 3, 1)


def test_a_failure_without_a_culprit_names_none() -> None:
    why = Why()
    can_pay(3, 1, why)
    failure = why.failures[0]
    assert (failure.card, failure.need, failure.have) == (NOTHING, 0, 0)


def test_both_ways_agree() -> None:
    for water in range(5):
        for level in range(4):
            why = Why()
            assert can_pay(water, level, why) == can_pay(water, level, None)
            assert can_pay(water, level, None) == (not why.failures)
