"""The page, or how to build it."""

from pathlib import Path

import pytest

from runestack.server import pages
from tests.server.browser import Browser, code_of


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>the table", encoding="utf-8")
    (tmp_path / "assets" / "app-1234.js").write_text("play()", encoding="utf-8")
    (tmp_path.parent / "secret.txt").write_text("secret", encoding="utf-8")
    monkeypatch.setattr(pages, "STATIC", tmp_path)
    return tmp_path


def test_the_page_is_never_kept_and_its_hashed_files_for_ever(ada: Browser, built: Path) -> None:
    page, script = ada.get("/"), ada.get("/assets/app-1234.js")
    assert (page.text, page.headers["cache-control"]) == ("<!doctype html>the table", "no-cache")
    assert "text/html" in page.headers["content-type"]
    assert "javascript" in script.headers["content-type"]
    assert "immutable" in script.headers["cache-control"]


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/../../secret.txt", "/none.js"]
)
def test_nothing_outside_the_page_is_served(path: str, ada: Browser, built: Path) -> None:
    answer = ada.get(path)
    assert (answer.status_code, code_of(answer)) == (404, "no_route")


def test_without_a_built_page_it_says_how_to_build_it(
    ada: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "STATIC", tmp_path / "none")
    assert "make web" in ada.get("/").text
