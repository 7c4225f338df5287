"""The page's types are made of those in Python."""

from pathlib import Path

import pytest

from tools.page_types import files

FILES = files()


@pytest.mark.parametrize("path", FILES, ids=lambda path: Path(path).parent.name)
def test_the_types_of_the_page_are_those_of_the_server(path: Path) -> None:
    """If not: `python tools/page_types.py`, then make the page fit."""
    assert path.read_text(encoding="utf-8") == FILES[path]
