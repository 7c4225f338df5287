"""What a game reads from files is part of the package."""

import tomllib
from pathlib import Path

import pytest

import runestack

ROOT = Path(__file__).parent.parent.parent
PACKAGE = ROOT / "src" / "runestack"
CODE = {".py", ".pyc", ".so", ".pyd"}


@pytest.mark.skipif(not PACKAGE.exists(), reason="needs the source tree")
def test_every_data_file_is_packaged() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    data = settings["tool"]["setuptools"]["package-data"]
    patterns = [*data["runestack"], *data["*"]]
    packaged = {path for pattern in patterns for path in PACKAGE.glob(pattern)}
    files = {path for path in PACKAGE.rglob("*") if path.is_file() and path.suffix not in CODE}
    assert PACKAGE / "games" / "runeslingers" / "cards" / "decks" / "warden.txt" in files
    assert sorted(files - packaged) == []


def test_the_starter_decks_are_where_the_package_is() -> None:
    folder = Path(runestack.__file__).parent / "games" / "runeslingers" / "cards" / "decks"
    assert len(list(folder.glob("*.txt"))) == 4
