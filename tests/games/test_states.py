"""The names that each game gives to its numbers, columns and piles are those of its declaration."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

import pytest

import runestack
from runestack.games import MODULES, names
from runestack.kernel.state import Shape

PACKAGES = {name: MODULES[name].rpartition(".")[0] for name in names() if name in MODULES}
# what a number is called where its name alone would say too little
CALLED = {
    "first_player": "FIRST",
    "rone.active": "ACTIVE_PLAYER",
    "rone.attacker": "ATTACKING",
    "rone.defender": "DEFENDING",
}


def state_module(game: str) -> ModuleType:
    return import_module(f"{PACKAGES[game]}.rules.state")


@pytest.mark.parametrize("game", PACKAGES)
def test_the_written_out_places_of_numbers_agree_with_their_names(game: str) -> None:
    module = state_module(game)
    shape: Shape = module.SHAPE
    assert len(shape.numbers) > 10
    for place, name in enumerate(shape.numbers):
        called = CALLED.get(f"{game}.{name}", CALLED.get(name, name.upper()))
        assert getattr(module, called) == place, name


@pytest.mark.parametrize("game", PACKAGES)
def test_every_declared_list_has_its_name(game: str) -> None:
    state = runestack.new(game, seed=1).state
    shape = state.shape
    for declared, lists in (
        (shape.columns, state.columns),
        (shape.piles, state.piles),
        (shape.shared, state.shared),
        (shape.queues, state.queues),
    ):
        assert len(declared) == len(lists)
        for name, one in zip(declared, lists, strict=True):
            assert getattr(state, name) is one, name
