"""Rows that put what people say into the words of the card language."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

Rewriting = tuple[re.Pattern[str], str | Callable[[re.Match[str]], str]]

COLOUR = "blue|red|black|green|yellow|wild"


def rewriting(pattern: str, replacement: str | Callable[[re.Match[str]], str]) -> Rewriting:
    """What is said, in capitals or not, and how the language says it."""
    return re.compile(pattern, re.IGNORECASE | re.MULTILINE), replacement


def reworded(text: str, rows: Sequence[Rewriting]) -> str:
    """A text with every row applied; a row works on what the rows above it have left."""
    for pattern, replacement in rows:
        text = pattern.sub(replacement, text)
    return text


def resources(number: str) -> str:
    """The noun behind a number."""
    return "resource" if number == "1" else "resources"
