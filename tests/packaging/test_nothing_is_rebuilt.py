"""`make play` does only what is needed: nothing a second time, and nothing that only developers need.

Each test asks `make` what it would do (`make -n`) in a small copy of the tree in which everything has been made.
"""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
SOURCES = (
    "pyproject.toml",
    "requirements/compile.lock",
    "requirements/dev.lock",
    "requirements/table.lock",
    "setup.py",
    "src/runestack/__init__.py",
    "src/runestack/kernel/state.py",
    "src/runestack/games/rone/cards/cards.toml",
    "web/package.json",
    "web/package-lock.json",
    "web/src/app.ts",
)
# in the order in which a first `make play` makes them
MADE = (
    ".venv/made.stamp",
    ".venv/table.stamp",
    "web/node_modules/page.stamp",
    "src/runestack/server/static/index.html",
    ".venv/compile.stamp",
    "build/build.txt",
)
INSTALLS = "pip"
BUILDS_THE_PAGE = "npm run"
INSTALLS_FOR_THE_PAGE = "npm ci"
COMPILES = "setup.py"


class Tree:
    """A tree in which everything is as old as the moment it was written in."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.moment = 1_000_000_000
        shutil.copy(ROOT / "Makefile", root)
        for name in SOURCES:
            self.write(name)

    def write(self, name: str) -> None:
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
        self.moment += 10
        os.utime(path, (self.moment, self.moment))

    def remove(self, name: str) -> None:
        (self.root / name).unlink()

    def make(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        clean = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
        make = shutil.which("make")
        assert make, "make is not installed"
        return subprocess.run(
            [make, *arguments],
            cwd=self.root,
            env=clean,
            capture_output=True,
            text=True,
            check=False,
        )

    def plan(self, target: str) -> str:
        """What `make` would run."""
        asked = self.make("--dry-run", target)
        assert asked.returncode == 0, asked.stderr
        return asked.stdout

    def compiled_is_up_to_date(self) -> bool:
        """What tools/play.py asks before it starts."""
        return self.make("--question", "build/build.txt").returncode == 0


@pytest.fixture
def tree(tmp_path: Path) -> Tree:
    """Everything has been made once."""
    tree = Tree(tmp_path)
    for name in MADE:
        tree.write(name)
    made = tree.make("list-of-sources")
    assert made.returncode == 0, made.stderr
    stamp = next((tmp_path / "build").glob("sources-*.stamp"))
    os.utime(stamp, (1_000_000_000, 1_000_000_000))
    return tree


def test_a_second_make_play_installs_builds_and_compiles_nothing(tree: Tree) -> None:
    plan = tree.plan("play")
    for step in (INSTALLS, INSTALLS_FOR_THE_PAGE, BUILDS_THE_PAGE, COMPILES):
        assert step not in plan
    assert "tools/play.py" in plan
    assert tree.compiled_is_up_to_date()


def test_a_changed_lock_is_installed_by_its_hashes_and_nothing_else_is_done(tree: Tree) -> None:
    tree.write("requirements/table.lock")
    plan = tree.plan("play")
    assert "install --require-hashes --requirement requirements/table.lock" in plan
    assert "install --no-deps" in plan
    assert BUILDS_THE_PAGE not in plan


def test_what_an_installer_writes_beside_the_package_is_no_source(tree: Tree) -> None:
    tree.write("src/runestack.egg-info/SOURCES.txt")
    assert tree.compiled_is_up_to_date()
    tree.remove("src/runestack.egg-info/SOURCES.txt")
    assert tree.compiled_is_up_to_date()


def test_a_built_page_is_no_source_of_the_compiled_build(tree: Tree) -> None:
    tree.write("src/runestack/server/static/index.html")
    assert tree.compiled_is_up_to_date()


@pytest.mark.parametrize(
    "source", ["src/runestack/kernel/state.py", "src/runestack/games/rone/cards/cards.toml"]
)
def test_an_edited_source_makes_the_compiled_build_old_and_nothing_else(
    tree: Tree, source: str
) -> None:
    tree.write(source)
    assert not tree.compiled_is_up_to_date()
    assert COMPILES in tree.plan("compile")
    plan = tree.plan("play")
    for step in (INSTALLS, BUILDS_THE_PAGE, COMPILES):
        assert step not in plan


def test_a_new_source_makes_the_compiled_build_old(tree: Tree) -> None:
    tree.write("src/runestack/kernel/more.py")
    os.utime(tree.root / "src/runestack/kernel/more.py", (1, 1))  # copied, with its old date
    assert not tree.compiled_is_up_to_date()


def test_a_removed_source_makes_the_compiled_build_old(tree: Tree) -> None:
    tree.remove("src/runestack/games/rone/cards/cards.toml")
    assert not tree.compiled_is_up_to_date()


def test_an_edited_page_is_built_with_the_packages_that_are_there(tree: Tree) -> None:
    tree.write("web/src/app.ts")
    plan = tree.plan("play")
    assert BUILDS_THE_PAGE in plan
    assert INSTALLS_FOR_THE_PAGE not in plan
    assert tree.compiled_is_up_to_date()


def test_the_tools_of_developers_do_not_make_the_compiled_build_or_the_page_old(tree: Tree) -> None:
    for stamp in (".venv/table.stamp", ".venv/compile.stamp", ".venv/dev.stamp"):
        tree.write(stamp)
    for stamp in ("web/node_modules/page.stamp", "web/node_modules/test.stamp"):
        tree.write(stamp)
    assert tree.compiled_is_up_to_date()
    assert BUILDS_THE_PAGE not in tree.plan("play")


def test_a_first_make_play_installs_nothing_that_only_developers_need(tmp_path: Path) -> None:
    plan = Tree(tmp_path).plan("play")
    assert "requirements/table.lock" in plan
    assert "--omit=dev" in plan
    for step in ("dev.lock", "compile.lock", COMPILES):
        assert step not in plan
