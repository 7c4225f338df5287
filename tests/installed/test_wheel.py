"""The wheel in a clean environment, outside the tree: `make test-wheel` runs this on what `make dist` has made.

The environment gets the library first and the table then, as a user would install them.
"""

import json
import os
import re
import shutil
import subprocess
import sys
import venv
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import pytest

from runestack.games import names

ROOT = Path(__file__).parent.parent.parent
SOURCES = ROOT / "src"
DIST = ROOT / "dist"

BUILD = "from runestack.lab.speed import build; print(build())"
PLAY = """
import runestack
for game in {games}:
    match = runestack.new(game, seed=1)
    for _ in range(10):
        match.choose(match.decision.options[0])
"""


class Installed:
    """An environment with nothing but what the wheel brings, and no sign of the tree."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.programs = folder / "environment" / "bin"
        self.environment = {
            name: value
            for name, value in os.environ.items()
            if not name.startswith(("PYTHON", "RUNESTACK_", "VIRTUAL_ENV"))
        }
        venv.create(folder / "environment", with_pip=True)

    def install(self, extra: str) -> None:
        pip = [str(self.programs / "pip"), "--disable-pip-version-check", "--quiet", "install"]
        subprocess.run(
            [*pip, f"{wheel()}{extra}"], cwd=self.folder, env=self.environment, check=True
        )

    def run(self, program: str, *arguments: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [str(self.programs / program), *arguments],
            cwd=self.folder,
            env=self.environment,
            capture_output=True,
            text=True,
            check=False,
        )

    def packages(self) -> set[str]:
        listed = self.run("pip", "--disable-pip-version-check", "list", "--format", "json")
        return {package["name"] for package in json.loads(listed.stdout)}


def wheel() -> Path:
    """The wheel that `make dist` has made."""
    found = list(DIST.glob("runestack-*.whl"))
    assert len(found) == 1, f"`make dist` makes one wheel; there are {len(found)}"
    return found[0]


def contents() -> set[str]:
    with zipfile.ZipFile(wheel()) as opened:
        return set(opened.namelist())


def can_compile() -> bool:
    """What the Makefile noted of this machine."""
    return (ROOT / "build" / "build.txt").read_text(encoding="utf-8").strip() == "compiled"


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """`pip install runestack`."""
    installed = Installed(tmp_path_factory.mktemp("library"))
    installed.install("")
    return installed


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """`pip install 'runestack[table]'`."""
    installed = Installed(tmp_path_factory.mktemp("table"))
    installed.install("[table]")
    return installed


@pytest.fixture(scope="module")
def address(table: Installed) -> Iterator[str]:
    """Where a server of the installed package listens."""
    command = [str(table.programs / "runestack"), "serve", "--port", "0", "--workers", "0"]
    server = subprocess.Popen(
        [*command, "--database", str(table.folder / "tables.sqlite")],
        cwd=table.folder,
        env=table.environment,
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert server.stdout is not None
        yield server.stdout.readline().split()[-1].rstrip("/")
    finally:
        server.terminate()
        server.communicate()


def fetch(url: str, body: object = None) -> tuple[int, bytes]:
    """Asks a server of our own."""
    data = None if body is None else json.dumps(body).encode()
    request = Request(url, data, {"content-type": "application/json"})  # noqa: S310
    with urlopen(request, timeout=60) as answer:  # noqa: S310
        return answer.status, answer.read()


def test_the_wheel_has_no_cache_and_no_file_of_the_tests() -> None:
    assert not [name for name in contents() if "__pycache__" in name or name.startswith("tests")]


def test_the_wheel_has_the_page_as_it_was_built() -> None:
    static = SOURCES / "runestack" / "server" / "static"
    built = {str(path.relative_to(SOURCES)) for path in static.rglob("*") if path.is_file()}
    assert "runestack/server/static/index.html" in built
    assert {name for name in contents() if "/static/" in name} == built


def test_the_wheel_has_its_licence_and_those_of_what_the_page_contains() -> None:
    names = {name.partition(".dist-info/")[2] for name in contents()}
    assert {"licenses/LICENSE", "licenses/NOTICE"} <= names
    assert "runestack/server/static/licences.txt" in contents()


def test_the_wheel_has_every_compiled_module_of_this_platform() -> None:
    compiled = {name.split(".")[0] for name in contents() if name.endswith((".so", ".pyd"))}
    parts = [SOURCES / "runestack/kernel", *SOURCES.glob("runestack/games/*/rules")]
    modules = {
        str(path.relative_to(SOURCES).with_suffix(""))
        for part in parts
        for path in part.glob("*.py")
        if path.name != "__init__.py"
    }
    libraries = {f"{part.relative_to(SOURCES)}__mypyc" for part in parts}
    assert compiled == (modules | libraries if can_compile() else set())


def test_the_source_distribution_has_the_page_and_what_builds_the_package(tmp_path: Path) -> None:
    found = list(DIST.glob("runestack-*.tar.gz"))
    assert len(found) == 1
    shutil.unpack_archive(found[0], tmp_path, filter="data")
    root = next(tmp_path.iterdir())
    for name in ("setup.py", "pyproject.toml", "LICENSE", "NOTICE", "Makefile", "web/package.json"):
        assert (root / name).is_file(), name
    assert (root / "src/runestack/server/static/index.html").is_file()
    assert not (root / "web/node_modules").exists()


def test_the_library_brings_no_other_package_and_plays_every_game(library: Installed) -> None:
    assert library.packages() <= {"pip", "setuptools", "runestack"}
    played = library.run("python", "-c", PLAY.format(games=names()))
    assert played.returncode == 0, played.stderr


def test_the_library_alone_says_what_the_table_needs(library: Installed) -> None:
    asked = library.run("runestack")
    assert asked.returncode == 2
    assert "pip install 'runestack[table]'" in asked.stderr
    assert asked.stderr.count("\n") == 1


def test_the_installed_package_runs_the_compiled_build_of_this_platform(table: Installed) -> None:
    told = table.run("python", "-c", BUILD)
    assert told.stdout.strip() == ("compiled" if can_compile() else "pure"), told.stderr


def test_the_installed_package_plays_as_the_sources_do(table: Installed) -> None:
    here = subprocess.run(
        [sys.executable, "-m", "runestack", "signature"],
        env={**os.environ, "PYTHONPATH": str(SOURCES)},
        capture_output=True,
        text=True,
        check=True,
    )
    there = table.run("runestack", "signature")
    assert there.stdout == here.stdout
    assert [line.partition("=")[0] for line in there.stdout.splitlines()] == names()


def test_the_installed_server_shows_the_page_and_all_it_loads(address: str) -> None:
    status, page = fetch(f"{address}/")
    assert status == 200
    loaded = re.findall(r'(?:src|href)="\./(assets/[^"]+)"', page.decode())
    assert loaded
    for name in loaded:
        assert fetch(f"{address}/{name}")[0] == 200


@pytest.mark.parametrize("game", names())
def test_the_installed_server_starts_a_game(address: str, game: str) -> None:
    seats = [
        {"seating": "person", "name": "Ada"},
        {"seating": "computer", "name": "Bert", "agent": "random"},
    ]
    status, made = fetch(f"{address}/api/tables", {"game": game, "seats": seats, "seed": 1})
    assert status == 201
    table: dict[str, Any] = json.loads(fetch(f"{address}/api/tables/{json.loads(made)['id']}")[1])
    assert (table["game"], table["status"]) == (game, "running")
