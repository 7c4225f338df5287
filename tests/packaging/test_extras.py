"""The library needs nothing but Python; what commands and the table need comes with extras."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import runestack
from runestack.cli.extras import CLI, CLUSTER, TABLE, advice

ROOT = Path(__file__).parent.parent.parent
PACKAGE = Path(runestack.__file__).parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
BROUGHT = {"websockets"}  # by uvicorn[standard]

ONE_GAME = """
import sys
sys.path.insert(0, sys.argv[1])
import runestack
match = runestack.new(sys.argv[2], seed=1)
for _ in range(20):
    match.choose(match.decision.options[0])
match.view(0), match.log(0)
print(sorted(name for name in sys.modules if "site-packages" in str(getattr(sys.modules[name], "__file__", ""))))
"""

# Without one package, as if it were not installed.
WITHOUT = """
import sys
sys.path.insert(0, sys.argv[1])
sys.modules[sys.argv[2]] = None
sys.argv = ["runestack", *sys.argv[3:]]
from runestack.cli import main
main()
"""


def packages(extra: str) -> set[str]:
    """The packages that an extra names, without those of other extras."""
    lines = PROJECT["optional-dependencies"][extra]
    names = {re.split(r"[\[<>=~! ]", line)[0] for line in lines}
    return names - {"runestack"}


def run(program: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Runs a program that sees the package, in a fresh Python without what the environment says."""
    command = [sys.executable, "-I", "-c", program, str(PACKAGE.parent), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)


def test_the_library_depends_on_nothing() -> None:
    assert PROJECT["dependencies"] == []


@pytest.mark.parametrize("game", ["rone", "runeslingers"])
def test_the_library_plays_with_the_standard_library_alone(game: str) -> None:
    command = [sys.executable, "-I", "-S", "-c", ONE_GAME, str(PACKAGE.parent), game]
    played = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)
    assert played.returncode == 0, played.stderr
    assert played.stdout.strip() == "[]"


def test_the_packages_that_get_advice_are_those_of_the_extras() -> None:
    assert packages("cli") == CLI
    assert packages("cluster") == CLUSTER
    assert packages("table") == TABLE - BROUGHT


def test_the_library_alone_says_what_to_install_for_the_table() -> None:
    asked = run(WITHOUT, "cyclopts")
    assert asked.returncode == 2
    assert asked.stdout == ""
    assert asked.stderr.count("\n") == 1
    assert "pip install 'runestack[table]'" in asked.stderr
    assert "pip install 'runestack[cli]'" in asked.stderr


@pytest.mark.parametrize("package", sorted(TABLE - {"asyncpg", "aiosqlite", "websockets"}))
def test_commands_without_the_table_say_what_to_install_for_it(package: str) -> None:
    asked = run(WITHOUT, package, "serve", "--port", "0")
    assert asked.returncode == 2
    assert asked.stderr == (
        "runestack: this installation has no table; install it with: pip install 'runestack[table]'"
        f" ({package} is missing)\n"
    )


def test_commands_that_need_no_table_work_without_it() -> None:
    asked = run(WITHOUT, "litestar", "rules", "rone", "RONE-GUARD-2")
    assert asked.returncode == 0
    assert "RONE-GUARD-2" in asked.stdout


def test_a_module_that_no_extra_brings_is_a_fault_of_the_program() -> None:
    assert advice(ModuleNotFoundError("no module", name="runestack.nowhere")) is None
