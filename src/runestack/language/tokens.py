"""Words with their places: what the parser works on.

A token's `key` is what rows are matched with: the word in small letters, `#` for a number, `±` for a
signed number, `±x` for a signed X, `{water}` for an icon, `{yellow #}` for an icon with a number. Capital letters are
therefore no matter of parsing; the canonical wording settles them.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

PATTERN = re.compile(
    r"\{(?P<icon>[a-z_]+)(?: (?P<times>\d+))?\}"
    r"|(?P<signed>[+-]\d+)"
    r"|(?P<signed_x>[+-]X\b)"
    r"|(?P<number>\d+)"
    r"|(?P<word>[^\W\d_][^\W_]*(?:['’-][^\W_]+)*['’]?)"
    r"|(?P<mark>[.,:•])"
    r"|(?P<space>\s+)"
    r"|(?P<unknown>.)"
)

NUMBER = "#"
SIGNED = "±"
LETTER = "x"  # a number that is chosen
SIGNED_LETTER = "±x"


@dataclass(frozen=True, slots=True)
class Token:
    """One word, number, icon or mark, and where it stands."""

    key: str
    text: str
    start: int
    end: int
    value: int = 0


class UnknownCharacterError(ValueError):
    """A sign that no text may contain."""

    def __init__(self, start: int, character: str) -> None:
        super().__init__(f"{character!r} has no meaning in a card text")
        self.start = start
        self.character = character


def tokenize(text: str) -> list[Token]:
    """Cut a paragraph into tokens."""
    tokens = []
    for match in PATTERN.finditer(text):
        kind = match.lastgroup
        if kind == "space":
            continue
        start, end = match.span()
        written = match.group()
        if kind in ("word", "mark"):
            tokens.append(Token(written.lower(), written, start, end))
        elif kind == "number":
            tokens.append(Token(NUMBER, written, start, end, int(written)))
        elif kind == "signed":
            tokens.append(Token(SIGNED, written, start, end, int(written)))
        elif kind == "signed_x":
            sign = -1 if written[0] == "-" else 1
            tokens.append(Token(SIGNED_LETTER, written, start, end, sign))
        elif kind == "icon":
            tokens.append(Token(written, written, start, end))
        elif kind == "times":
            icon = f"{{{match['icon']} {NUMBER}}}"
            tokens.append(Token(icon, written, start, end, int(match["times"])))
        else:
            raise UnknownCharacterError(start, written)
    return tokens
