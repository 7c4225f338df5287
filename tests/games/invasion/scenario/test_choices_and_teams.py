"""Texts that let somebody choose among several, pay any number, or speak of the others of a team."""

from __future__ import annotations

from typing import Any

import pytest

from runestack.cards.diagnostics import PackError
from runestack.games.invasion.scenario import card, player
from runestack.games.staged_cards import Design
from runestack.testing import Scenario, ScenarioError, scenario


def play(**words: Any) -> Scenario:
    return scenario("invasion", **words)


def free(name: str, text: str, **values: Any) -> Design:
    return card(name, text, cost="", **values)


# -- several modes ---------------------------------------------------------------------------------


@pytest.mark.rule("INV-RULING-33")
@pytest.mark.parametrize(
    "words",
    [
        "Choose one: gain 1 armor, draw 1 card, or gain 1 reroll.",
        "Choose one: gain 1 armor; draw 1 card; or gain 1 reroll.",
    ],
)
def test_one_of_three_is_chosen(words: str) -> None:
    game = play(p1=player(hand=[free("Kit", words)], armor=3))
    game.p1.plays("Kit")
    game.p1.chooses("Gain 1 reroll.")
    game.expect(game.p1, armor=3, hand=[], reroll_tokens=1)


@pytest.mark.rule("INV-RULING-33")
def test_the_second_choice_of_two_different_ones_is_another() -> None:
    kit = free("Kit", "Choose two different: gain 1 armor, draw 1 card, or gain 1 reroll.")
    game = play(p1=player(hand=[kit], armor=3))
    game.p1.plays("Kit")
    game.p1.chooses("Draw a card.")
    game.expect(game.p1, hand=["Filler"])
    with pytest.raises(ScenarioError):
        game.p1.chooses("Draw a card.")
    game.p1.chooses("Gain 1 armor.")
    game.expect(game.p1, armor=4, reroll_tokens=0)
    assert game.log_contains("Gain 1 armor")


def test_what_cannot_be_done_is_not_offered_among_several() -> None:
    kit = free("Kit", "Choose 2: discard 1 card, gain 1 armor or gain 1 reroll.")
    game = play(p1=player(hand=[kit], armor=3))
    game.p1.plays("Kit")
    game.p1.chooses("Gain 1 reroll.")
    game.expect(game.p1, armor=4, reroll_tokens=1)


def test_all_of_them_are_no_choice() -> None:
    with pytest.raises(PackError, match="fewer are chosen"):
        play(p1=player(hand=[free("Kit", "Choose 3: gain 1 armor, draw 1 card or gain 1 reroll.")]))
