"""`rules`: the numbered rules of a game, and the tests that cite them."""

from __future__ import annotations

import re
from difflib import get_close_matches
from pathlib import Path
from textwrap import shorten, wrap

import runestack
from runestack.cli.failure import NOTHING_WRONG, CommandError
from runestack.games import MODULES, names
from runestack.games import game as find_game
from runestack.rules import GAMES, Rule, all_rules

WIDTH = 100


def show_rules(game: str, rule: str | None) -> int:
    """Prints one rule, or the list of all."""
    if game in MODULES:
        find_game(game)  # a game that lives elsewhere brings its rules along when it is loaded
    if game not in GAMES:
        raise CommandError(f"there is no game {game!r}; the games are: {', '.join(names())}")
    every = all_rules(game)
    if rule is None:
        for one in every:
            print(f"{one.id:24} {shorten(one.text, WIDTH, placeholder=' ...')}")
        return NOTHING_WRONG
    by_id = {one.id: one for one in every}
    found = by_id.get(rule.upper())
    if found is None:
        close = get_close_matches(rule.upper(), list(by_id), n=3)
        hint = (
            f"; did you mean {' or '.join(close)}?"
            if close
            else f"; `runestack rules {game}` lists them"
        )
        raise CommandError(f"there is no rule {rule!r}{hint}")
    print("\n".join(rule_lines(found)))
    return NOTHING_WRONG


def rule_lines(rule: Rule) -> list[str]:
    """A rule with all that is known about it."""
    lines = [f"{rule.id} ({rule.heading})", *paragraph("", rule.text)]
    lines += paragraph("Question: ", rule.question)
    lines += paragraph("Reason: ", rule.reason)
    lines += paragraph("Source: ", rule.source)
    folder = tests_folder()
    if folder is not None:
        tests = citing_tests(rule.id, folder)
        lines += ["Tests:", *(f"  {test}" for test in tests)] if tests else ["Tests: none"]
    return lines


def paragraph(label: str, text: str) -> list[str]:
    """A part of a rule, wrapped; nothing where it is empty."""
    return (
        wrap(f"{label}{text}", WIDTH, initial_indent="  ", subsequent_indent="  ") if text else []
    )


def tests_folder() -> Path | None:
    """The tests of the project, where its source is there."""
    above = [Path.cwd(), *Path(runestack.__file__).resolve().parents[2:3]]
    return next(
        (root / "tests" for root in above if (root / "tests" / "conftest.py").exists()), None
    )


def citing_tests(rule_id: str, folder: Path) -> list[str]:
    """The tests that name a rule: the function that the citation stands before or in."""
    cited = re.compile(rf"{re.escape(rule_id)}(?![0-9A-Z-])")
    found: list[str] = []
    for path in sorted(folder.rglob("test_*.py")):
        text = path.read_text(encoding="utf-8")
        places = [text.count("\n", 0, match.start()) for match in cited.finditer(text)]
        names = [test_at(text.splitlines(), place) for place in places]
        found += [f"{path.relative_to(folder.parent)}::{name}" for name in dict.fromkeys(names)]
    return found


def test_at(lines: list[str], place: int) -> str:
    """The test whose decorators or body hold a line."""
    heads = [
        (number, line) for number, line in enumerate(lines) if line.lstrip().startswith("def ")
    ]
    inside = [line for number, line in heads if number <= place and lines[place].startswith(" ")]
    after = [line for number, line in heads if number > place]
    line = inside[-1] if inside else (after[0] if after else "def ?(")
    return line.strip().removeprefix("def ").partition("(")[0]
