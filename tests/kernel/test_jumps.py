"""Jumps are named: no step of the kernel or of a game's rules sets `f.step` to a number."""

from __future__ import annotations

import ast
import importlib
from collections.abc import Iterator
from pathlib import Path

import pytest

from runestack.kernel.frame import END, Frame
from runestack.kernel.procedure import NAMES, STEPS, label, procedure
from runestack.kernel.state import State
from runestack.kernel.texts import BEHIND_TEXT, TEXT_STEPS, text_1_next

PACKAGE = Path(__file__).parents[2] / "src" / "runestack"
COMPILED = sorted([*PACKAGE.glob("kernel/*.py"), *PACKAGE.glob("games/*/rules/*.py")])
LEAVING = ("END", "BEHIND_TEXT")
# Frames are advanced by the driver, copied, loaded by the names of their steps, and in RONE the turn of a player who
# is out is cut short from a chapter that the turn's own chapter imports.
OTHERWISE = {
    ("kernel.driver", "f.step += 1"),
    ("kernel.frame", "other.step = self.step"),
    ("kernel.frame", "self.step: int = 0"),
    ("kernel.state", "frame.step = procedures.STEP_NAMES[number].index(step)"),
    (
        "games.rone.rules.elimination",
        "s.frames[place].step = STEP_NAMES[p.TURN].index('turn_5_until_end')",
    ),
}


def module_name(path: Path) -> str:
    return ".".join(path.relative_to(PACKAGE).with_suffix("").parts)


def writes(tree: ast.AST) -> Iterator[ast.Assign | ast.AugAssign | ast.AnnAssign]:
    """Every statement that sets the step of a frame."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign):
            targets = node.targets
        elif isinstance(node, ast.AugAssign | ast.AnnAssign):
            targets = [node.target]
        else:
            continue
        if any(isinstance(one, ast.Attribute) and one.attr == "step" for one in targets):
            yield node


def is_label(value: ast.expr | None) -> bool:
    return isinstance(value, ast.Name) and value.id.isupper()


@pytest.mark.parametrize("path", COMPILED, ids=module_name)
def test_every_jump_names_its_step(path: Path) -> None:
    for node in writes(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Assign) and is_label(node.value):
            continue
        assert (module_name(path), ast.unparse(node)) in OTHERWISE, node.lineno


def jumps(path: Path) -> Iterator[tuple[str, str]]:
    """Each step of a module with the label of each of its jumps."""
    for function in ast.parse(path.read_text("utf-8")).body:
        if isinstance(function, ast.FunctionDef):
            for node in writes(function):
                if is_label(node.value):
                    yield function.name, ast.unparse(node.value or node)


@pytest.mark.parametrize("path", COMPILED, ids=module_name)
def test_every_jump_leads_to_the_step_of_that_name_in_its_own_procedure(path: Path) -> None:
    module = importlib.import_module(f"runestack.{module_name(path)}")
    for name, target in jumps(path):
        if target in LEAVING:
            continue
        step = getattr(module, name)
        place = getattr(module, target)
        for number, steps in enumerate(STEPS):
            if step in steps:
                where = f"{name} in {NAMES[number]}"
                assert steps[place].__name__ == target.lower(), where


def test_jumps_are_found_at_all() -> None:
    found = {name for path in COMPILED for name, _ in jumps(path)}
    assert {"draw_5_decided", "turn_3_drawn", "text_3_settle"} <= found


def test_every_procedure_that_executes_a_text_begins_with_it() -> None:
    importlib.import_module("runestack.games.rone.rules.game")
    importlib.import_module("runestack.games.runeslingers.rules.game")
    reading = [steps for steps in STEPS if text_1_next in steps]
    assert reading
    for steps in reading:
        assert steps[:BEHIND_TEXT] == TEXT_STEPS


# -- labels --------------------------------------------------------------------------------------


def jump_first(s: State, f: Frame) -> None:
    """Does nothing."""


def jump_second(s: State, f: Frame) -> None:
    """Does nothing either."""


def jump_missing(s: State, f: Frame) -> None:
    """In no procedure."""


TWICE = procedure("test.jumps.twice", [jump_first, jump_second, jump_first])


def test_a_label_is_the_place_of_its_step() -> None:
    assert label(TWICE, jump_second) == 1
    assert label(TWICE, jump_second) < END


def test_a_label_for_a_step_of_another_procedure_fails() -> None:
    with pytest.raises(
        ValueError, match=r"'jump_missing': it stands nowhere in procedure 'test\.jumps\.twice'"
    ):
        label(TWICE, jump_missing)


def test_a_label_for_a_repeated_step_fails() -> None:
    with pytest.raises(ValueError, match="'jump_first': it stands more than once"):
        label(TWICE, jump_first)
