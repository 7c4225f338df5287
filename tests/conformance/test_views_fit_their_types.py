"""Views are what their types say: nothing is missing, nothing is added, in every mode and for every reader."""

from __future__ import annotations

from functools import cache

import jsonschema_rs
import pytest

from runestack.games.view_schema import view_schema
from runestack.games.view_types import GameView
from runestack.games.wording import SPECTATOR
from runestack.kernel.random import RandomStream

from .cases import Case, every_case, step


@cache
def validator(shape: type) -> jsonschema_rs.Draft202012Validator:
    """What checks data against a type of a view."""
    schema = {"$ref": f"#/$defs/{shape.__name__}", "$defs": view_schema(shape)}
    return jsonschema_rs.Draft202012Validator(schema)


def faults(shape: type, view: object) -> list[str]:
    """Where a view is not what its type says."""
    found = validator(shape).iter_errors(view)
    return [f"{one.instance_path}: {one.message[:300]}" for one in found]


MOST_DECISIONS = 360


@pytest.mark.parametrize("case", every_case(), ids=str)
def test_every_view_of_a_random_game_is_what_its_type_says(case: Case) -> None:
    state, chance = case.new(5), RandomStream(5)
    for decision in range(MOST_DECISIONS):
        if state.outcome:
            break
        if decision % 9 == 0:
            for seat in (SPECTATOR, *range(case.seats)):
                view = case.game.view(state, seat)
                assert faults(case.game.view_type, view) == [], f"{case}, decision {decision}"
        step(state, chance)
    view = case.game.view(state, 0)
    assert faults(case.game.view_type, view) == []
    assert faults(GameView, view) == []
