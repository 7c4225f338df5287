"""What players are called. People choose it, so in sentences it is text and nothing else."""

from __future__ import annotations

from collections.abc import Sequence

LONGEST = 40
# Braces are icons in sentences: `{water}`.
HARMLESS = str.maketrans("{}", "()")


def clean_name(name: str) -> str:
    """A name in one line: without signs that nobody sees or that mean something in a sentence, and not too long."""
    line = "".join(sign if sign.isprintable() else " " for sign in name)
    return " ".join(line.translate(HARMLESS).split())[:LONGEST].rstrip()


def told_apart(names: Sequence[str]) -> tuple[str, ...]:
    """Names that several seats have get the number of the player, as in `Robot (2)`."""
    return tuple(
        f"{name} ({seat})" if name and names.count(name) > 1 else name
        for seat, name in enumerate(names, 1)
    )
