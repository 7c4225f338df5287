"""Where keys and texts stand in a TOML file: `tomllib` reads values but tells no places.

The scan knows what packs are made of: `[[card]]` headers, `key = value` lines, strings of one or more lines.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

HEADER = re.compile(r"^\s*\[\[?\s*([A-Za-z0-9_.-]+)\s*\]\]?\s*(?:#.*)?$")
KEY = re.compile(r"^\s*([A-Za-z0-9_-]+)\s*=\s*")
# A value that ends in its line: whatever stands behind it is a remark.
SHORT = r"\"(?:[^\"\\]|\\.)*\"|'[^']*'"
VALUE = re.compile(rf"\[(?:{SHORT}|[^\]\"'#])*\]|{SHORT}|[^\s\"'\[#]+")
LONG_QUOTES = ('"""', "'''")
# An escape of a TOML string, or a plain character.
PIECE = re.compile(r"\\u([0-9A-Fa-f]{4})|\\U([0-9A-Fa-f]{8})|(\\[ \t]*\n\s*)|\\(.)|(.)", re.DOTALL)
ESCAPED = {"b": "\b", "t": "\t", "n": "\n", "f": "\f", "r": "\r"}


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


def width_of_value(source: str, column: int) -> int:
    """How many characters a value has in the line where it begins, without a remark behind it."""
    rest = source[column - 1 :].rstrip()
    value = None if rest.startswith(LONG_QUOTES) else VALUE.match(rest)
    return len(value.group()) if value else len(rest)


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


class StringPlaces:
    """A string as it is written: which character of its value stands in which line and column."""

    def __init__(self, lines: list[str], place: KeyPlace) -> None:
        self.place = place
        first = lines[place.line - 1][place.column - 1 :]
        self.raw = "\n".join([first, *lines[place.line : place.last_line]])
        self.value, self.offsets = decoded(self.raw)

    def at(self, offset: int) -> tuple[int, int]:
        """Line and column (from 1) of a character of the value; behind the last one is the closing quote."""
        start = self.offsets[offset]
        above = self.raw.count("\n", 0, start)
        if not above:
            return self.place.line, self.place.column + start
        return self.place.line + above, start - self.raw.rfind("\n", 0, start)


def decoded(raw: str) -> tuple[str, list[int]]:
    """The value of a string and where each of its characters, and its closing quote, stand in what is written."""
    quote = raw[:1] if raw[:1] in ('"', "'") else ""
    closing = quote * 3 if quote and raw[:3] == quote * 3 else quote
    place = len(closing) + (len(closing) == 3 and raw[3:4] == "\n")
    value: list[str] = []
    offsets: list[int] = []
    while quote and place < len(raw):
        # of four quotes the first belongs to the value
        if raw.startswith(closing, place) and (
            len(closing) == 1 or not raw.startswith(closing, place + 1)
        ):
            break
        piece = PIECE.match(raw, place) if quote == '"' else None
        if piece is None:
            value.append(raw[place])
            offsets.append(place)
            place += 1
            continue
        short, long, line_end, escaped, plain = piece.groups()
        if line_end is None:
            code = short or long
            value.append(chr(int(code, 16)) if code else plain or ESCAPED.get(escaped, escaped))
            offsets.append(place)
        place = piece.end()
    return "".join(value), [*offsets, place]
