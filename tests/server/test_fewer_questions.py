"""How often a person is asked, by `bench/prompts.py`."""

import pytest

from bench.prompts import BEFORE, NOW, measured


@pytest.mark.parametrize(("game", "share"), [("rone", 0.6), ("runeslingers", 0.85)])
def test_the_table_asks_far_less_than_whenever_something_can_be_done(
    game: str, share: float
) -> None:
    assert measured(game, 2, NOW) <= share * measured(game, 2, BEFORE)
