"""A real Chromium, a real server with the built page, and people who sit before them."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

import runestack
from tests.e2e.people import DESKTOP, Person, Size
from tests.server.processes import Server, server

PAGE = Path(runestack.__file__).parent / "server" / "static" / "index.html"
# The first has no windows of its own: the same pages in three quarters of the time.
PROGRAMS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
FLAGS = [
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # Letters as wide as in a browser with windows.
    "--font-render-hinting=none",
    # Each window would load two pages for the list below its address bar: three quarters of what a window costs.
    "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup",
]
# Nobody is too fast for the server, and nobody waits to hide what they could have done.
QUICK = {
    "RUNESTACK_HOLD_LEAST": "0",
    "RUNESTACK_HOLD_MOST": "0",
    "RUNESTACK_TABLES_PER_MINUTE": "10000",
    "RUNESTACK_JOINS_PER_MINUTE": "10000",
    "RUNESTACK_REPLAYS_PER_MINUTE": "10000",
    "RUNESTACK_REQUESTS_PER_MINUTE": "1000000",
    "RUNESTACK_MESSAGES_PER_SECOND": "10000",
}

Invite = Callable[..., Person]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--screenshots",
        action="store_true",
        help="write the pictures in docs/screenshots",
    )


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Pictures are made when they are asked for."""
    is_pictures = collection_path.name == "test_screenshots.py"
    return True if is_pictures and not config.getoption("--screenshots") else None


@pytest.fixture(scope="session")
def chromium_program() -> str:
    found = next(filter(None, map(shutil.which, PROGRAMS)), None)
    if found is None:
        pytest.fail(
            "Browser tests need Chromium, and none is installed: run `apt-get install chromium-headless-shell`.",
            pytrace=False,
        )
    return found


@pytest.fixture(scope="session")
def built_page() -> Path:
    if not PAGE.is_file():
        pytest.fail(
            f"Browser tests need the built page, and there is no {PAGE}: run `make web`"
            " (or `make test-browser`, which also copies it into the compiled build).",
            pytrace=False,
        )
    return PAGE


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as found:
        yield found


@pytest.fixture(scope="session")
def browser(playwright: Playwright, chromium_program: str) -> Iterator[Browser]:
    sandbox = ["--no-sandbox"] if os.getuid() == 0 else []  # root has none
    found = playwright.chromium.launch(executable_path=chromium_program, args=FLAGS + sandbox)
    yield found
    found.close()


@pytest.fixture(scope="session")
def served(built_page: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    database = tmp_path_factory.mktemp("browser") / "tables.sqlite"
    with server("--database", str(database), environment=QUICK) as found:
        yield found


@pytest.fixture
def invite(browser: Browser, served: Server, request: pytest.FixtureRequest) -> Iterator[Invite]:
    """Makes people with browsers of their own; at the end nothing may have gone wrong in any of them."""
    is_painted = request.node.get_closest_marker("painted") is not None
    people: list[Person] = []
    with ExitStack() as stack:

        def person(size: Size = DESKTOP, *, address: str = served.address, **wishes: str) -> Person:
            found = Person(browser, address, size, painted=is_painted, **wishes)
            stack.callback(found.leave)
            people.append(found)
            return found

        yield person
        problems = [problem for one in people for problem in one.watch.problems]
    assert not problems, "\n".join(problems)


@pytest.fixture
def ada(invite: Invite) -> Person:
    """A person at a desk."""
    return invite()


@pytest.fixture
def bert(invite: Invite) -> Person:
    """Another one, with a browser of his own."""
    return invite()
