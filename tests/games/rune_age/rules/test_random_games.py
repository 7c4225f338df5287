"""Properties of random games, of every scenario and number of players."""

from __future__ import annotations

import pytest

from runestack.games.rune_age.rules.game import RuneAgeGame, new_game
from runestack.games.rune_age.rules.setup import Setup
from runestack.games.rune_age.rules.state import (
    CARD_COLUMNS,
    SHAPE,
)
from runestack.kernel.playout import play_randomly
from runestack.kernel.random import RandomStream
from tests.games.rune_age.hand_made import BOX, KINDS, scenario

CASES = [
    (kind, seats)
    for kind in KINDS
    for seats in ((1,) if kind == "rival" else (1, 2, 3, 4))
    if seats > 1 or kind not in ("runewars", "overlord")
]


def play(kind: str, seats: int, seed: int, most: int) -> RuneAgeGame:
    setup = Setup(seed)
    setup.seats = seats
    setup.expansion = seed % 2 == 0
    game = new_game(BOX.faces, scenario(kind), setup, None)
    play_randomly(game, RandomStream(seed), most)
    return game


@pytest.mark.parametrize(("kind", "seats"), CASES)
def test_every_card_lies_in_one_place_and_the_game_can_be_copied_and_loaded(
    kind: str, seats: int
) -> None:
    for seed, most in ((1, 37), (2, 180), (3, 600)):
        game = play(kind, seats, seed, most)
        lying = [card for piles in game.piles for cards in piles for card in cards]
        lying += [card for cards in game.shared for card in cards]
        assert sorted(lying) == list(range(len(game.face)))
        other = RuneAgeGame(BOX.faces, game.scenario)
        other.start(seats)
        other.bind()
        other.load(game.dump())
        assert other.digest() == game.digest() == game.clone().digest()


@pytest.mark.parametrize(("kind", "seats"), CASES)
def test_a_random_game_ends_and_a_lost_one_is_no_tie(kind: str, seats: int) -> None:
    game = play(kind, seats, 5, 20_000)
    assert game.outcome is not None
    assert 0 not in game.outcome.scores


def test_the_columns_of_cards_come_first() -> None:
    assert SHAPE.columns[: len(CARD_COLUMNS)] == CARD_COLUMNS
