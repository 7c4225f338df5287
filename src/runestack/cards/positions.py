"""Where keys and texts stand in a TOML file: `tomllib` reads values but tells no places.

The scan knows what packs are made of: `[[card]]` headers, `key = value` lines, strings of one or more lines.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

HEADER = re.compile(r"^\s*\[\[?\s*([A-Za-z0-9_.-]+)\s*\]\]?\s*(?:#.*)?$")
KEY = re.compile(r"^\s*([A-Za-z0-9_-]+)\s*=\s*")
LONG_QUOTES = ('"""', "'''")


@dataclass(slots=True)
class KeyPlace:
    """The line and column of a value, and the last line of it. All count from 1."""

    line: int
    column: int
    last_line: int


@dataclass(slots=True)
class TablePlace:
    """Where a table begins, and its keys."""

    name: str
    line: int
    keys: dict[str, KeyPlace] = field(default_factory=dict)


def scan(lines: list[str]) -> list[TablePlace]:
    """The tables of a file in order; keys before the first header belong to a table without a name."""
    tables = [TablePlace("", 1)]
    number = 0
    while number < len(lines):
        line = lines[number]
        number += 1
        header = HEADER.match(line)
        if header:
            tables.append(TablePlace(header[1], number))
            continue
        key = KEY.match(line)
        if key is None:
            continue
        place = KeyPlace(number, key.end() + 1, number)
        tables[-1].keys[key[1]] = place
        quotes = line[key.end() : key.end() + 3]
        if quotes in LONG_QUOTES and quotes not in line[key.end() + 3 :]:
            while number < len(lines) and quotes not in lines[number]:
                number += 1
            number += 1
            place.last_line = min(number, len(lines))
    return tables


def find_in_value(lines: list[str], place: KeyPlace, paragraph: str, after: int) -> tuple[int, int]:
    """Line and column (from 1) of a paragraph in a value, looked for behind a line."""
    if paragraph:
        for number in range(max(place.line, after), place.last_line + 1):
            start = place.column - 1 if number == place.line else 0
            column = lines[number - 1].find(paragraph, start)
            if column >= 0:
                return number, column + 1
    return place.line, place.column
