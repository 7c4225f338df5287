"""What checks look up: the cards that come with the game, cards by type, and the word that was probably meant."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import Any

from runestack.cards.pool import Card

HERE = Path(__file__).parent


@cache
def own_box() -> tuple[dict[str, Any], ...]:
    """The tables of the cards that come with the game, as they are written: a pack may name what is among them."""
    files = sorted(HERE.glob("*.toml"))
    return tuple(
        table for file in files for table in tomllib.loads(file.read_text("utf-8")).get("card", [])
    )


def own_values(kind: str, key: str) -> list[Any]:
    """What the game's own cards of a type have under a key."""
    return [table[key] for table in own_box() if table.get("type") == kind and key in table]


def of_type(cards: Iterable[Card], *types: str) -> list[Card]:
    """The cards of some types."""
    return [card for card in cards if card.type in types]


def closest(word: str, known: Iterable[str]) -> str:
    """A word that looks like this one, as a suggestion."""
    close = get_close_matches(word, list(known), n=1, cutoff=0.6)
    return f"did you mean “{close[0]}”?" if close else ""


def whole(card: Card, key: str, missing: int = 0) -> int:
    """A printed number, or what stands for none."""
    value = card.value(key)
    return value if isinstance(value, int) else missing
