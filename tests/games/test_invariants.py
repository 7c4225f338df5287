"""What must be true of the states of all games is seen to be broken where it is."""

from __future__ import annotations

import pytest

from runestack.games.invariants import Pile, hand_problems, shared_problems
from runestack.kernel.frame import NOBODY

MARKET, ELSEWHERE = 3, 4


def centre() -> list[Pile]:
    return [Pile("market", MARKET, NOBODY, [0, 1])]


def test_nothing_is_wrong_with_shared_cards_that_are_nobodys() -> None:
    assert shared_problems(centre(), [NOBODY, NOBODY], zone=[MARKET, MARKET]) == []


def test_a_shared_card_with_another_zone_is_seen() -> None:
    problems = shared_problems(centre(), [NOBODY, NOBODY], zone=[MARKET, ELSEWHERE])
    assert problems == ["card 1 lies in market, its zone is 4"]


@pytest.mark.parametrize("columns", [([1, NOBODY],), ([NOBODY, NOBODY], [0, NOBODY])])
def test_a_shared_card_that_belongs_to_a_player_is_seen(columns: tuple[list[int], ...]) -> None:
    problems = shared_problems(centre(), *columns, zone=[MARKET, MARKET])
    assert problems == ["card 0 lies in market and belongs to somebody"]


def test_a_hand_that_a_team_mate_should_know_and_does_not_is_seen() -> None:
    hands, both = [[0], [1]], 0b11
    assert hand_problems(hands, [0b11, 0b11], lambda _: both) == []
    problems = hand_problems(hands, [0b11, 0b10], lambda _: both)
    assert problems == ["not all who see the hand of seat 1 know card 1 of it"]
