"""Operations: numbered once for all games, and each game has one table that says what they do."""

from types import ModuleType

import pytest

from runestack.games.rone.rules import effects as rone_effects
from runestack.games.rone.rules import operations as rone
from runestack.games.runeslingers.rules import effects as runeslingers_effects
from runestack.games.runeslingers.rules import operations as runeslingers
from runestack.kernel import operations as core
from runestack.kernel.frame import NOTHING, Frame
from runestack.kernel.operations import (
    CORE_NAMES,
    OWN_OPERATIONS,
    cannot_be_carried_out,
    carried_out,
    numbered,
    table,
)
from runestack.kernel.program import FLOW, FLOW_NAMES, Instruction
from runestack.language import nodes
from tests.kernel.little_game import little_game

GAMES = [(rone, rone_effects), (runeslingers, runeslingers_effects)]


def written_out(module: ModuleType) -> dict[str, int]:
    """The numbers that a module writes out, by the names of its constants."""
    return {
        name: value
        for name, value in vars(module).items()
        if name.isupper() and isinstance(value, int) and name != "OWN_OPERATIONS"
    }


@pytest.mark.parametrize("module", [core, rone, runeslingers])
def test_every_number_written_out_is_that_of_its_name(module: ModuleType) -> None:
    numbers = numbered([]) if module is core else module.NUMBERS
    by_number = {number: name for name, number in numbers.items()}
    written = {name: value for name, value in written_out(module).items() if name != "FLOW"}
    assert len(written) >= 5
    for name, value in written.items():
        assert by_number[value].casefold() == name.replace("_", "").casefold()


def test_every_operation_of_the_core_is_a_node_of_the_core_language() -> None:
    assert [name for name in CORE_NAMES[FLOW:] if not hasattr(nodes, name)] == []
    assert CORE_NAMES[:FLOW] == FLOW_NAMES
    assert len(CORE_NAMES) <= OWN_OPERATIONS


@pytest.mark.parametrize(("operations", "effects"), GAMES)
def test_a_game_carries_out_every_operation_that_does_not_only_steer(
    operations: ModuleType, effects: ModuleType
) -> None:
    for name, number in operations.NUMBERS.items():
        resolver = effects.RESOLVERS[number]
        if name in FLOW_NAMES:
            assert resolver == cannot_be_carried_out
        else:
            assert resolver == effects.BY_NAME[name]


def test_texts_can_use_only_what_the_game_carries_out() -> None:
    usable = carried_out(numbered(["Whistle"]), {"Draw": "draw", "Whistle": "whistle"})
    assert set(usable) == {*FLOW_NAMES, "Draw", "Whistle"}
    assert usable["Whistle"] == OWN_OPERATIONS


def test_a_name_of_the_core_cannot_be_given_again() -> None:
    with pytest.raises(ValueError, match="two operations are called Draw"):
        numbered(["Whistle", "Draw"])


@pytest.mark.parametrize("name", ["Whistle", "If"])
def test_a_resolver_for_something_that_is_not_carried_out_is_an_error(name: str) -> None:
    with pytest.raises(ValueError, match=f"{name} is not an operation that can be carried out"):
        table(numbered([]), {name: "a resolver"}, "nothing")


def test_an_operation_of_a_game_without_a_resolver_is_an_error() -> None:
    with pytest.raises(ValueError, match="nothing carries out Whistle"):
        table(numbered(["Whistle"]), {"Draw": "draw"}, "nothing")


def test_what_only_steers_is_never_carried_out() -> None:
    effect = Frame(NOTHING, 0, 0)
    with pytest.raises(RuntimeError, match="operation 1 cannot be carried out"):
        cannot_be_carried_out(little_game(), effect, Instruction(1))
