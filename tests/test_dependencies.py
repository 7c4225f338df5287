"""Dependencies point one way: kernel <- language <- cards <- games <- play <- everything else."""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

SOURCE = Path(__file__).parent.parent / "src"

BELOW_PLAY = {"rules", "kernel", "language", "cards", "games"}
UP_TO_PLAY = BELOW_PLAY | {"play"}
# games are known by their door and matches by what they offer, never by the engine below
ABOVE_THE_DOOR = UP_TO_PLAY - {"kernel"}

# What each part may import beside itself. `runestack` is the library interface (new, load, ...).
MAY_IMPORT: dict[str, set[str]] = {
    "rules": set(),
    "kernel": set(),
    "language": {"kernel"},
    "cards": {"kernel", "language"},
    "games": BELOW_PLAY,
    "play": BELOW_PLAY,
    "runestack": UP_TO_PLAY,
    "testing": UP_TO_PLAY | {"runestack"},
    "agents": UP_TO_PLAY | {"runestack"},
    "lab": UP_TO_PLAY | {"runestack", "agents"},
    "envs": UP_TO_PLAY | {"runestack", "agents"},
    "server": ABOVE_THE_DOOR | {"runestack", "agents", "lab", "testing"},
    "cli": UP_TO_PLAY | {"runestack", "agents", "lab", "envs", "server", "testing"},
    "__main__": {"cli"},
}


class Module(NamedTuple):
    """A module by its dotted name, and its syntax tree."""

    name: str
    is_package: bool
    tree: ast.Module


def modules() -> list[Module]:
    return [read(path) for path in sorted(SOURCE.glob("runestack/**/*.py"))]


def read(path: Path) -> Module:
    parts = path.relative_to(SOURCE).with_suffix("").parts
    is_package = parts[-1] == "__init__"
    name = ".".join(parts[:-1] if is_package else parts)
    return Module(name, is_package, ast.parse(path.read_text(encoding="utf-8"), str(path)))


def written(name: str, text: str) -> Module:
    return Module(name, is_package=False, tree=ast.parse(text))


def imports(module: Module) -> Iterator[str]:
    """Yield every dotted name that a module imports, at the top or inside a function."""
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = import_base(module, node)
            yield from (f"{base}.{alias.name}" for alias in node.names)


def import_base(module: Module, node: ast.ImportFrom) -> str:
    """Resolve the part between `from` and `import`, relative or not."""
    if node.level == 0:
        return node.module or ""
    parts = module.name.split(".")
    up = node.level - 1 if module.is_package else node.level
    parts = parts[: len(parts) - up]
    return ".".join([*parts, node.module] if node.module else parts)


def part_of(name: str) -> str:
    """Tell the part of the project that a dotted name belongs to."""
    parts = name.split(".")
    known = len(parts) > 1 and (parts[1] in MAY_IMPORT or is_module(".".join(parts[:2])))
    return parts[1] if known else parts[0]


def is_module(name: str) -> bool:
    path = SOURCE.joinpath(*name.split("."))
    return path.is_dir() or path.with_suffix(".py").exists()


def is_ours(name: str) -> bool:
    return first_part(name) == "runestack"


def first_part(name: str) -> str:
    return name.partition(".")[0]


def game_of(name: str) -> str | None:
    """Tell the game whose module a dotted name is."""
    parts = name.split(".")
    inside = len(parts) > 2 and parts[:2] == ["runestack", "games"]
    return parts[2] if inside and parts[2] in games() else None


def games() -> set[str]:
    found = SOURCE.glob("runestack/games/*/__init__.py")
    return {path.parent.name for path in found} | {"rone", "runeslingers", "rune_age", "invasion"}


def wrong_directions(module: Module) -> list[str]:
    """Imports that point up, and parts that have no place in the table."""
    own = part_of(module.name)
    if own not in MAY_IMPORT:
        return [f"{module.name}: {own} has no place in MAY_IMPORT"]
    allowed = MAY_IMPORT[own] | {own}
    ours = [name for name in imports(module) if is_ours(name)]
    return [f"{module.name} imports {name}" for name in ours if part_of(name) not in allowed]


def foreign_imports(module: Module) -> list[str]:
    """Imports of the kernel from outside the standard library."""
    if part_of(module.name) != "kernel":
        return []
    others = [name for name in imports(module) if not is_ours(name)]
    foreign = [name for name in others if first_part(name) not in sys.stdlib_module_names]
    return [f"{module.name} imports {name}" for name in foreign]


def named_games(module: Module) -> list[str]:
    """Games that a module names though it is no part of them; the registry may name them all."""
    own = game_of(module.name)
    if own is None and part_of(module.name) == "games":
        return []
    named = [*imports(module), *texts(module)]
    others = [name for name in named if game_of(name) not in {None, own}]
    return [f"{module.name} names {name}" for name in others]


# Where games are named: their registry, and the example of the library.
NAMING = {"games/__init__.py", "__init__.py"}
NAME = re.compile(r"\b(?i:rone|runeslingers?|rune[-_ ]?age|invasion)(?![a-z])")


def sources_outside_the_games() -> dict[str, str]:
    """What stands in each file of Python that is no part of a game, comments too."""
    package = SOURCE / "runestack"
    found = {path.relative_to(package): path for path in package.rglob("*.py")}
    return {
        str(name): path.read_text(encoding="utf-8")
        for name, path in found.items()
        if not (len(name.parts) > 2 and name.parts[0] == "games")
    }


def test_no_word_outside_the_games_names_one() -> None:
    sources = sources_outside_the_games()
    assert len(sources) > 200
    named = {name for name, text in sources.items() if NAME.search(text)}
    assert named == NAMING


@pytest.mark.parametrize(
    "text",
    ["# as in Rune Age", "rune_age = 1", "'rune-age'", "RuneAgeState", "RONE's", "a Runeslinger"],
)
def test_a_name_of_a_game_is_found_however_it_is_written(text: str) -> None:
    assert NAME.search(text)


@pytest.mark.parametrize("text", ["a drone", "throne", "prone", "an invader"])
def test_other_words_are_no_names_of_games(text: str) -> None:
    assert not NAME.search(text)


def texts(module: Module) -> Iterator[str]:
    """Yield every text in a module, as a late import may be written."""
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def test_imports_point_one_way() -> None:
    assert [line for module in modules() for line in wrong_directions(module)] == []


def test_the_kernel_imports_only_itself_and_the_standard_library() -> None:
    assert [line for module in modules() for line in foreign_imports(module)] == []


def test_a_game_is_named_only_by_itself_and_the_registry() -> None:
    assert [line for module in modules() for line in named_games(module)] == []


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("runestack.kernel.state", "from runestack.language import nodes"),
        ("runestack.kernel.state", "from runestack import new"),
        ("runestack.kernel.state", "from ..play import match"),
        ("runestack.language.parse", "def late():\n    import runestack.games"),
        ("runestack.games.rone.turn", "from runestack.play.match import Match"),
        ("runestack.agents.search", "from runestack.cli import main"),
        ("runestack.server.tables.live", "from runestack.kernel.driver import question_for"),
    ],
)
def test_a_wrong_direction_is_found(name: str, text: str) -> None:
    assert len(wrong_directions(written(name, text))) == 1


def test_a_foreign_import_of_the_kernel_is_found() -> None:
    found = foreign_imports(written("runestack.kernel.state", "import random, numpy.linalg"))
    assert found == ["runestack.kernel.state imports numpy.linalg"]


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("runestack.games.rone.turn", "from runestack.games.invasion import dice"),
        ("runestack.games.rone.turn", "from ..invasion.dice import roll"),
        ("runestack.games.rone.turn", "from .. import invasion"),
        ("runestack.cli.play", "import runestack.games.rone"),
        ("runestack.play.match", "load('runestack.games.rone.setup')"),
    ],
)
def test_a_named_game_is_found(name: str, text: str) -> None:
    assert len(named_games(written(name, text))) == 1


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("runestack.games.rone.turn", "from . import attack\nfrom runestack.kernel import state"),
        ("runestack.games.registry", "from runestack.games import rone, invasion"),
        ("runestack.cli.play", "from runestack.games import find_game"),
        ("runestack.cli.play", "import runestack\nfrom runestack import new"),
    ],
)
def test_right_imports_pass(name: str, text: str) -> None:
    module = written(name, text)
    assert wrong_directions(module) + named_games(module) == []


def columns_read(module: Module) -> list[str]:
    """Places outside the engine and the games where the columns of a state are looked up."""
    if part_of(module.name) in {"kernel", "games", "language", "cards"}:
        return []
    found = [node for node in ast.walk(module.tree) if isinstance(node, ast.Attribute)]
    return [f"{module.name}:{node.lineno}" for node in found if node.attr == "shape"]


def test_the_columns_of_a_state_are_read_by_its_game_alone() -> None:
    assert [line for module in modules() for line in columns_read(module)] == []


def test_a_column_read_outside_is_found() -> None:
    text = 'cards = state.columns[state.shape.columns.index("face")]'
    assert columns_read(written("runestack.server.tables.marks", text)) == [
        "runestack.server.tables.marks:1"
    ]
