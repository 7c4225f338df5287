"""How often a person is asked, by `bench/prompts.py`."""

import pytest

from bench.prompts import BEFORE, NOW, measured


@pytest.mark.parametrize("game", ["rone", "runeslingers"])
def test_the_table_asks_half_as_much_as_whenever_something_can_be_done(game: str) -> None:
    assert measured(game, 2, NOW).prompts <= measured(game, 2, BEFORE).prompts / 2
