"""Every card of every pool can be explained."""

from __future__ import annotations

import pytest

from runestack import games
from runestack.cli.programs import lowered
from runestack.cli.steps import step_lines


@pytest.mark.parametrize("name", games.names())
def test_the_steps_of_every_card_can_be_listed(name: str) -> None:
    game = games.game(name)
    for card in game.pool:
        abilities, tables = lowered(game, card.text, card.tree)
        runs = any(ability.program and ability.static < 0 for ability in abilities)
        assert bool(step_lines(abilities, tables)) == runs, card.name
