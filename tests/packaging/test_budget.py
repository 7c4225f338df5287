"""Every step of `make test` has a budget, and what is over it is marked."""

import importlib.util
import re
import tomllib
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parent.parent.parent
BUDGET = tomllib.loads((ROOT / ".ci" / "budget.toml").read_text(encoding="utf-8"))


def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("budget", ROOT / "tools" / "budget.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_every_step_that_tests_something_is_part_of_make_test_after_the_installation() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(
        re.findall(r"^(environment|audit|lint|types|compile|test-[a-z]+):", makefile, re.MULTILINE)
    )
    assert set(BUDGET["steps"]) == targets


def test_the_steps_together_keep_within_the_whole() -> None:
    seconds = 0
    for lanes in tool().stages(list(BUDGET["steps"]), BUDGET["side_by_side"]):
        seconds += max(sum(BUDGET["steps"][step] for step in lane) for lane in lanes)
    assert seconds <= BUDGET["whole"]


def test_steps_side_by_side_run_where_the_first_of_them_stands() -> None:
    stages = tool().stages(
        ["install", "lint", "compile", "types", "test"], [["lint", "types"], ["compile"]]
    )
    assert list(stages) == [[["install"]], [["lint", "types"], ["compile"]], [["test"]]]


def test_a_step_that_fails_ends_its_lane_and_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    budget = tool()
    ran: list[str] = []

    def run(step: str, *, quiet: bool) -> int:
        assert quiet  # two lanes would write over each other
        ran.append(step)
        return int(step == "b")

    monkeypatch.setattr(budget, "run", run)
    taken: dict[str, float] = {}
    assert budget.run_stage([["a", "b", "c"], ["d"]], taken) == ["b"]
    assert sorted(ran) == sorted(taken) == ["a", "b", "d"]


def test_a_step_over_its_budget_is_marked_and_others_are_not() -> None:
    lines = tool().table({"types": 3.2, "lint": 21.0}, {"lint": 20, "types": 60}, 22, 1800)
    assert lines[2:] == [
        "lint                 21       20   over budget",
        "types                 3       60",
        "all                  22     1800",
    ]
