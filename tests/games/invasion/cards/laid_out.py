"""The tables of the chapter “Card set” of the rules file, row by row: what the box is compared with."""

from __future__ import annotations

import re
from functools import cache

from runestack.rules import rules_text

ROW = re.compile(r"\| (\d+) \|")


@cache
def rows() -> dict[int, dict[str, str]]:
    """The cells of every card by its number, each under the head of its column."""
    found: dict[int, dict[str, str]] = {}
    head: list[str] = []
    chapter = rules_text("invasion").split("## Card set")[1].split("## Worked examples")[0]
    for line in chapter.splitlines():
        if line.startswith("| no |"):
            head = cells(line)
        elif not line.startswith("|"):
            head = []
        elif head and (match := ROW.match(line)):
            found[int(match[1])] = dict(zip(head, cells(line), strict=True))
    return found


def cells(line: str) -> list[str]:
    """The cells of a line of a table."""
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


def symbols(cell: str) -> tuple[str, ...]:
    """A list of colours; `-` for none."""
    return () if cell == "-" else tuple(cell.split(", "))
