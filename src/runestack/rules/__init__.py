"""The numbered rules of the games, as the rules files beside this module state them.

Each file is a text to read. Its tables hold the rules, one row each with an id such as
`GAME-GUARD-2`, and this module looks them up: the `rules` command, explanations of illegal
actions and the coverage count all cite rules by id.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Final

__all__ = ["GAMES", "Rule", "all_rules", "register", "rule", "rules_text"]

RULE_ID: Final = re.compile(r"(?P<prefix>[A-Z]+)(?:-[A-Z0-9]+)+-\d+")
FOLDER: Final = Path(__file__).parent
SEPARATOR: Final = re.compile(r"\|(?:\s*:?-+:?\s*\|)+")


def _prefix(file: Path) -> str:
    """The first part of a file's ids, as the first one that it states has it."""
    found = RULE_ID.search(file.read_text(encoding="utf-8"))
    if found is None:
        raise ValueError(f"{file}: no rule has a number")
    return found["prefix"]


OWN: Final = {file.stem: _prefix(file) for file in sorted(FOLDER.glob("*.md"))}
GAMES: Final = MappingProxyType(OWN)
"""Every game that has a rules file, with the first part of its rules' ids."""
ELSEWHERE: Final[dict[str, Path]] = {}
"""Rules files that do not lie beside this module."""

STATEMENTS: Final = frozenset({"rule", "statement", "ruling"})
QUESTIONS: Final = frozenset({"question", "gap", "open point"})
SOURCES: Final = frozenset({"source", "source heading"})


@dataclass(frozen=True, slots=True)
class Rule:
    """One numbered rule, ruling or worked example."""

    id: str
    game: str
    heading: str
    """The heading of the rules file that it stands under."""
    text: str
    question: str = ""
    """For a ruling: what the rulebook leaves open."""
    source: str = ""
    """Where the rulebook says it; for a worked example, the rules that it shows."""
    reason: str = ""
    """For a ruling: why it was decided so."""
    basis: str = ""
    """How sure the statement is, where the rules file says so."""


def register(game: str, prefix: str, file: Path) -> None:
    """Add the rules file of a game that lives elsewhere; `prefix` is the first part of its rules' ids."""
    if ELSEWHERE.get(game) == file:
        return
    if game in OWN:
        raise ValueError(f"{file}: there are rules for {game!r} already")
    if prefix in OWN.values():
        raise ValueError(f"{file}: another game's rules have ids that begin with {prefix}")
    OWN[game] = prefix
    ELSEWHERE[game] = file


def rules_text(game: str) -> str:
    """Return the whole rules file of a game, in Markdown."""
    if game not in GAMES:
        raise ValueError(f"no rules for {game!r}: the games are {', '.join(GAMES)}")
    return ELSEWHERE.get(game, FOLDER / f"{game}.md").read_text(encoding="utf-8")


def rule(game: str | None, rule_id: str) -> Rule | None:
    """Find a rule by its id, in one game, or, given None, in the game that the id belongs to."""
    game = game if game is not None else _game_of(rule_id)
    return None if game is None else _by_id(game).get(rule_id)


def all_rules(game: str) -> list[Rule]:
    """Return every numbered rule of a game in the order of its file."""
    return list(_by_id(game).values())


def _game_of(rule_id: str) -> str | None:
    """Tell the game from an id's first part."""
    prefix = rule_id.partition("-")[0]
    return next((game for game, own in GAMES.items() if own == prefix), None)


@cache
def _by_id(game: str) -> Mapping[str, Rule]:
    """Read a game's rules file once."""
    found: dict[str, Rule] = {}
    for one in _parse(game, rules_text(game)):
        if one.id in found:
            raise ValueError(f"{game}.md has {one.id} twice")
        found[one.id] = one
    return MappingProxyType(found)


def _parse(game: str, text: str) -> list[Rule]:
    """Collect the numbered rows of all tables of a rules file."""
    rules: list[Rule] = []
    heading = ""
    columns: list[str] = []
    previous = ""
    for line in text.splitlines():
        if line.startswith("#"):
            heading = line.lstrip("#").strip()
        elif SEPARATOR.fullmatch(line):
            columns = [name.lower() for name in _cells(previous)]
        elif line.startswith("|") and columns:
            rules.extend(_rule_in_row(game, heading, columns, _cells(line)))
        elif not line.startswith("|"):
            columns = []
        previous = line
    return rules


def _cells(row: str) -> list[str]:
    """Split a table row into its cells."""
    return [cell.strip() for cell in row.strip().strip("|").split("|")]


def _rule_in_row(game: str, heading: str, columns: list[str], cells: list[str]) -> list[Rule]:
    """Make the rule of a table row; a row without an id of this game holds none."""
    matched = RULE_ID.fullmatch(cells[0])
    if matched is None or matched["prefix"] != GAMES[game]:
        return []
    if len(cells) != len(columns):
        raise ValueError(f"{game}.md: {cells[0]} has {len(cells)} cells, not {len(columns)}")
    row = dict(zip(columns, cells, strict=True))
    return [_example(game, heading, row) if "given" in row else _statement(game, heading, row)]


def _example(game: str, heading: str, row: dict[str, str]) -> Rule:
    """Make a rule of a worked example."""
    text = f"Given: {row['given']} When: {row['when']} Then: {row['then']}"
    return Rule(row["id"], game, heading, text, source=row["rules"])


def _statement(game: str, heading: str, row: dict[str, str]) -> Rule:
    """Make a rule of a statement or a ruling."""
    return Rule(
        id=row["id"],
        game=game,
        heading=heading,
        text=_column(row, STATEMENTS),
        question=_column(row, QUESTIONS),
        source=_column(row, SOURCES),
        reason=row.get("reason", ""),
        basis=row.get("basis", ""),
    )


def _column(row: dict[str, str], names: frozenset[str]) -> str:
    """Read the cell whose column has one of several names."""
    return next((cell for name, cell in row.items() if name in names), "")
