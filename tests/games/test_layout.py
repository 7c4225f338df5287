"""Every game is laid out as docs/adding-a-game.md says: the same module names for the same things."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from runestack.games import MODULES, names

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs/adding-a-game.md"
PACKAGES = {
    name: ROOT / "src" / MODULES[name].rpartition(".")[0].replace(".", "/")
    for name in names()
    if name in MODULES
}
ROW = re.compile(r"^\| ((?:`[\w/.]+`(?:, )?)+) \| (.*) \|$", re.MULTILINE)
ONLY_WITH_DECKS = "cards/decks.py"


def layout() -> set[str]:
    """The modules that the table of the page names."""
    table = PAGE.read_text(encoding="utf-8").partition("## Layout")[2].partition("## Steps")[0]
    found: set[str] = set()
    for where, what in ROW.findall(table):
        for place in re.findall(r"`([\w/.]+)`", where):
            if place.endswith(".py"):
                found.add(place)
            else:
                found |= {place + name for name in re.findall(r"`(\w+\.py)`", what)}
    return found


def test_the_page_names_the_modules() -> None:
    assert {"game.py", "invariants.py", "telling/prompts.py", "view/seat.py"} <= layout()
    assert len(layout()) > 30


@pytest.mark.parametrize("game", PACKAGES)
def test_a_game_has_the_modules_of_the_layout(game: str) -> None:
    package = PACKAGES[game]
    missing = {
        name
        for name in layout() - {ONLY_WITH_DECKS}
        if not ((package / name).exists() or (package / name).with_suffix("").is_dir())
    }
    assert missing == set()


@pytest.mark.parametrize("game", PACKAGES)
def test_its_tests_lie_in_the_same_folders(game: str) -> None:
    tests = ROOT / "tests/games" / PACKAGES[game].name
    folders = {path.name for path in tests.iterdir() if any(path.glob("test_*.py"))}
    assert {"cards", "rules", "setup", "telling", "view"} <= folders
    assert folders <= {path.name for path in PACKAGES[game].iterdir() if path.is_dir()}
    for name in ("telling/test_sentences.py", "view/test_seat.py", "view/test_text.py"):
        assert (tests / name).exists(), name
    assert (tests / "test_invariants.py").exists()
