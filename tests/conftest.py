"""What every test has: the build it should run on, golden files, and Hypothesis profiles.

RUNESTACK_EXPECT_BUILD=pure|compiled   fail at once if the other build is imported
RUNESTACK_SOAK_GAMES=N                 how many random games a conformance case plays
HYPOTHESIS_PROFILE=local|ci|soak       `ci` is the default where CI is set, else `local`
pytest --update-golden                 write the golden files instead of comparing
"""

import importlib.machinery
import importlib.util
import os
import pkgutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from hypothesis import settings

GOLDEN = Path(__file__).parent / "golden"

settings.register_profile("local", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True)
settings.register_profile("soak", deadline=None, max_examples=2000)
settings.load_profile(
    os.environ.get("HYPOTHESIS_PROFILE") or ("ci" if os.environ.get("CI") else "local")
)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--update-golden",
        action="store_true",
        help="write the files below tests/golden instead of comparing with them",
    )


def pytest_configure(config: pytest.Config) -> None:
    expected = os.environ.get("RUNESTACK_EXPECT_BUILD")
    if expected:
        check_build(expected)


def pytest_report_header(config: pytest.Config) -> str:
    builds = set(build_of_each_module().values())
    return f"runestack build: {' and '.join(sorted(builds)) or 'nothing to compile yet'}"


def check_build(expected: str) -> None:
    """End the run unless every module that can be compiled is of the expected build."""
    if expected not in {"pure", "compiled"}:
        raise pytest.UsageError(f"RUNESTACK_EXPECT_BUILD is pure or compiled, not {expected!r}")
    builds = build_of_each_module()
    wrong = sorted(name for name, build in builds.items() if build != expected)
    if wrong:
        raise pytest.UsageError(f"not of the {expected} build: {', '.join(wrong)}")
    if expected == "compiled" and not builds:
        raise pytest.UsageError("no module to compile was found")


def build_of_each_module() -> dict[str, str]:
    """Tell for each module of the kernel and of the games' rules which build is imported."""
    compiled = tuple(importlib.machinery.EXTENSION_SUFFIXES)
    found = {}
    for name in modules_to_compile():
        spec = importlib.util.find_spec(name)
        origin = spec.origin if spec and spec.origin else ""
        found[name] = "compiled" if origin.endswith(compiled) else "pure"
    return found


def modules_to_compile() -> Iterator[str]:
    """Name the modules that setup.py compiles, found in the package that is imported."""
    yield from plain_modules("runestack.kernel")
    for game in subpackages("runestack.games"):
        if "rules" in subpackage_names(game):
            yield from plain_modules(f"{game}.rules")


def plain_modules(package: str) -> list[str]:
    return [f"{package}.{found.name}" for found in contents(package) if not found.ispkg]


def subpackages(package: str) -> list[str]:
    return [f"{package}.{name}" for name in subpackage_names(package)]


def subpackage_names(package: str) -> list[str]:
    return [found.name for found in contents(package) if found.ispkg]


def contents(package: str) -> list[pkgutil.ModuleInfo]:
    spec = importlib.util.find_spec(package)
    locations = spec.submodule_search_locations if spec else None
    return (
        sorted(pkgutil.iter_modules(locations), key=lambda found: found.name) if locations else []
    )


@pytest.fixture
def golden(request: pytest.FixtureRequest) -> Callable[[str, str], None]:
    """Compare a text with the file of that path below tests/golden."""
    update = bool(request.config.getoption("--update-golden"))

    def compare(path: str, text: str) -> None:
        __tracebackhide__ = True
        file = GOLDEN / path  # a whole path stays what it is
        if update:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8", newline="\n")
        elif not file.exists():
            pytest.fail(f"{file} is missing: make it with --update-golden")
        else:
            expected = file.read_text(encoding="utf-8")
            assert text == expected, f"differs from {file} (--update-golden accepts)"

    return compare


@pytest.fixture(scope="session")
def soak_games() -> int:
    """How many random games a conformance case plays: few here, many under `make soak`."""
    return int(os.environ.get("RUNESTACK_SOAK_GAMES", "20"))
