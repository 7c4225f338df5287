"""Cards that a player sees from the back only are named by their place."""

import pytest

from runestack.games.runeslingers.scenario import player, utility
from runestack.testing import ScenarioError, scenario

BREAK = utility("Break", "Destroy target concentration.")


def test_a_concentration_of_the_enemy_is_aimed_at_by_its_place() -> None:
    game = scenario("runeslingers", p1=player(hand=[BREAK]), p2=player(concentrations=3))
    game.allows("p1", "play", "Break", target="p2 concentration 2")
    game.p1.plays("Break", target="p2 concentration 2")
    assert [card.area for card in game.p2.concentrations] == [1, 3]


def test_a_concentration_of_the_enemy_is_chosen_by_its_place() -> None:
    game = scenario("runeslingers", p1=player(hand=[BREAK]), p2=player(concentrations=3))
    game.p1.plays("Break")
    game.p1.targets("p2 concentration 3")
    assert [card.area for card in game.p2.concentrations] == [1, 2]


def test_a_place_without_a_concentration_is_named() -> None:
    game = scenario("runeslingers", p1=player(hand=[BREAK]), p2=player(concentrations=3))
    with pytest.raises(ScenarioError, match="there is no card called 'p2 concentration 4'"):
        game.p1.plays("Break", target="p2 concentration 4")
