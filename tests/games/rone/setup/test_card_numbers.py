"""The numbers of cards tell nothing about a deck, dealt or built."""

import pytest

from runestack.games import game as find_game
from runestack.games.rone.rules import constants as c
from runestack.games.rone.rules.game import RoneGame
from tests.games.numbering import furthest_from_the_middle, share_rising

BUILT = {"deck_mode": "custom", "deck_0": "blood-price", "deck_1": "iron-wall"}


def dealt(seed: int, options: dict[str, str]) -> RoneGame:
    state = find_game("rone").new(seed, 2, options, None)
    assert isinstance(state, RoneGame)
    return state


def numbered(state: RoneGame, side: int, *, technologies: bool) -> list[int]:
    """The faces of a side's deck or technology deck in the order of their numbers."""
    types = state.faces.type
    return [
        face
        for card, face in enumerate(state.face)
        if state.owner[card] == side
        and types[face] != c.HERO
        and (types[face] == c.TECHNOLOGY) == technologies
    ]


@pytest.mark.parametrize("technologies", [False, True])
@pytest.mark.parametrize("side", [0, 1])
def test_a_card_of_a_built_deck_gets_any_number(side: int, *, technologies: bool) -> None:
    found = [numbered(dealt(seed, BUILT), side, technologies=technologies) for seed in range(40)]
    assert furthest_from_the_middle(found) < 0.25


@pytest.mark.parametrize("options", [{}, BUILT], ids=["dealt", "built"])
def test_numbers_tell_nothing_about_faces_and_the_order_of_a_deck(options: dict[str, str]) -> None:
    games = [dealt(seed, options) for seed in range(60)]
    assert 0.45 < share_rising(pile for state in games for pile in state.deck) < 0.55
    if not options:
        found = [numbered(state, side, technologies=False) for state in games for side in (0, 1)]
        assert 0.45 < share_rising(found) < 0.55
