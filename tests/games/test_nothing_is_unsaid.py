"""What players read of a game is complete, and what its code cites exists: the same for every game, by its layout."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from runestack import rules
from runestack.games import MODULES, names
from runestack.kernel import choices

PACKAGES = {name: MODULES[name].rpartition(".")[0] for name in names() if name in MODULES}
PLACEHOLDER = re.compile(r"\{([a-z_]+)\}")


@pytest.fixture(params=PACKAGES)
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def module(game: str, name: str) -> ModuleType:
    return import_module(f"{PACKAGES[game]}.{name}")


def tables(game: str, name: str) -> dict[Any, Any]:
    """A table of the folder `telling`, in whichever modules its rows stand."""
    folder = Path(str(module(game, "game").__file__)).parent / "telling"
    found: dict[Any, Any] = {}
    for path in folder.glob("*.py"):
        found |= getattr(module(game, f"telling.{path.stem}"), name, {})
    return found


def sources(game: str) -> dict[str, str]:
    folder = Path(str(module(game, "game").__file__)).parent
    return {
        str(path.relative_to(folder)): path.read_text(encoding="utf-8")
        for path in folder.rglob("*.py")
    }


def texts(node: ast.AST) -> Iterator[str]:
    for one in ast.walk(node):
        if isinstance(one, ast.Constant) and isinstance(one.value, str):
            yield one.value


def reasons(game: str) -> set[str]:
    """Why something can fail, as the checks say it."""
    calls = [
        node
        for text in sources(game).values()
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "fails"
    ]
    assert len(calls) > 40
    return {text for call in calls for text in texts(call) if not rules.RULE_ID.fullmatch(text)}


def test_every_option_has_a_name_and_says_how_many_operands_belong_to_it(game: str) -> None:
    options = module(game, "telling.options")
    found = vars(module(game, "rules.choices")).items()
    own = {number for name, number in found if isinstance(number, int) and is_option(name)}
    assert len(own) >= 20
    assert own <= set(options.IDS)
    assert set(options.IDS) <= own | {n for n in vars(choices).values() if isinstance(n, int)}
    assert set(options.IDS) == set(options.OPERANDS)
    assert set(tables(game, "OPTIONS")) <= set(options.IDS)


def is_option(name: str) -> bool:
    return name.isupper() and name != "OPTIONS" and not name.startswith(("ASK_", "OWN_"))


def test_every_own_question_has_a_prompt(game: str) -> None:
    own = vars(module(game, "rules.choices"))
    asked = {number for name, number in own.items() if name.startswith("ASK_")}
    several = {own["ASK_COLOUR"]} if "ASK_COLOUR" in own else set()  # one for each purpose
    assert asked - several <= set(tables(game, "PROMPTS"))


def test_every_reason_has_a_sentence(game: str) -> None:
    assert reasons(game) - set(tables(game, "FAILURES")) == set()


def test_every_sentence_about_a_failure_has_a_reason(game: str) -> None:
    elsewhere = {
        text
        for path, source in sources(game).items()
        if path != "telling/reasons.py"
        for text in texts(ast.parse(source))
    }
    shared = {
        text
        for path in Path(rules.__file__).parents[1].glob("games/*.py")
        for text in texts(ast.parse(path.read_text(encoding="utf-8")))
    }
    assert set(tables(game, "FAILURES")) - elsewhere - shared == set()


def test_every_rule_that_the_code_cites_exists(game: str) -> None:
    known = {one.id for one in rules.all_rules(game)}
    prefix = rules.GAMES[game]
    cited = {
        found.group(0)
        for source in sources(game).values()
        for found in re.finditer(rf"\b{prefix}(?:-[A-Z0-9]+)+-\d+\b", source)
    }
    assert len(cited) > 100
    assert cited - known == set()
