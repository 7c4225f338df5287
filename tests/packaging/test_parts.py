"""The compiled build: one part for the kernel and one for each game, and only what has changed is compiled.

A little tree with the project's setup.py is compiled, edited, and compiled again.
"""

import fcntl
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parent.parent.parent

PYPROJECT = """
[project]
name = "runestack"
version = "0"
[tool.setuptools.packages.find]
where = ["src"]
"""
KERNEL = """
class Answers:
    def worth(self) -> int:
        return 1

    def worth_twice(self) -> int:
        return 2 * self.worth()


class State(Answers):
    def __init__(self, seats: int) -> None:
        self.seats = seats


def worth_of_all(s: State) -> int:
    return s.seats * s.worth()
"""
GAME = """
from runestack.kernel.state import State


class Game(State):
    pass
"""
GAME_OF_ITS_OWN_WORTH = """
from runestack.kernel.state import State


class Game(State):
    def worth(self) -> int:
        return 5
"""
WORTH = """
import sys
from importlib import import_module
from runestack.kernel.state import worth_of_all
game = import_module(f"runestack.games.{sys.argv[1]}.rules.game")
made = game.Game(2)
print(game.__file__.endswith(".py"), worth_of_all(made), made.worth_twice())
"""


class Built(NamedTuple):
    """The built tree, and when each part's library was written, before and after the edits."""

    tree: Path
    before: dict[str, int]
    after: dict[str, int]


def write(tree: Path, name: str, text: str) -> None:
    """Writes a module, and the packages around it."""
    path = tree / "src" / "runestack" / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    for folder in path.parents:
        if folder == tree / "src":
            break
        (folder / "__init__.py").touch()


def start_compiling(tree: Path) -> subprocess.Popen[str]:
    """Begins to compile it, as the Makefile does."""
    return subprocess.Popen(
        [sys.executable, "setup.py", "--quiet", "build"],
        cwd=tree,
        env={
            **os.environ,
            "RUNESTACK_COMPILE": "1",
            "RUNESTACK_OPT_LEVEL": "0",
            "PYTHONHASHSEED": "0",  # the same C for the same source, as in the Makefile
        },
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )


def compile_tree(tree: Path) -> dict[str, int]:
    """Compiles it; when each library was written."""
    compiling = start_compiling(tree)
    said, _ = compiling.communicate()
    assert compiling.returncode == 0, said
    compiled = tree / "build" / "compiled"
    found = compiled.rglob("*__mypyc*")
    return {
        str(path.relative_to(compiled)).split("__")[0]: path.stat().st_mtime_ns for path in found
    }


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Built:
    tree = tmp_path_factory.mktemp("tree")
    shutil.copy(ROOT / "setup.py", tree)
    (tree / "pyproject.toml").write_text(PYPROJECT, encoding="utf-8")
    write(tree, "kernel/state.py", KERNEL)
    for game in ("chess", "rummy", "whist"):
        write(tree, f"games/{game}/rules/game.py", GAME)
    # mypyc dates its C a second ahead: what is compiled in less than that looks old to the second build, not to the third
    compile_tree(tree)
    before = compile_tree(tree)
    write(tree, "games/rummy/rules/game.py", GAME_OF_ITS_OWN_WORTH)  # edited
    shutil.rmtree(tree / "src" / "runestack" / "games" / "whist")  # gone
    write(tree, "games/bridge/rules/game.py", GAME)  # new
    return Built(tree, before, compile_tree(tree))


def worth(built: Built, game: str) -> str:
    """What a fresh Python prints for a game."""
    done = subprocess.run(
        [sys.executable, "-c", WORTH, game],
        env={**os.environ, "PYTHONPATH": str(built.tree / "build" / "compiled")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_the_kernel_and_each_game_are_parts_found_by_their_folders(built: Built) -> None:
    assert set(built.before) == {
        "runestack/kernel",
        "runestack/games/chess/rules",
        "runestack/games/rummy/rules",
        "runestack/games/whist/rules",
    }


def test_an_edited_game_is_compiled_alone(built: Built) -> None:
    for part in ("runestack/kernel", "runestack/games/chess/rules"):
        assert built.after[part] == built.before[part]
    edited = "runestack/games/rummy/rules"
    assert built.after[edited] > built.before[edited]


def test_the_kernel_calls_a_method_that_a_game_overrides_since_it_was_compiled(
    built: Built,
) -> None:
    assert worth(built, "rummy") == "False 10 10"
    assert worth(built, "chess") == "False 2 2"


def test_a_new_game_is_compiled_without_an_edit_elsewhere(built: Built) -> None:
    assert worth(built, "bridge") == "False 2 2"


def test_nothing_is_left_of_a_game_that_is_gone(built: Built) -> None:
    assert not list((built.tree / "build" / "compiled").rglob("*whist*"))


def test_a_build_waits_for_another_one_of_the_same_tree(built: Built) -> None:
    with (built.tree / "build" / "lock").open("w", encoding="utf-8") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        with start_compiling(built.tree) as compiling:
            assert compiling.stdout is not None
            first = compiling.stdout.readline()
            compiling.kill()
    assert "waiting for another build" in first
