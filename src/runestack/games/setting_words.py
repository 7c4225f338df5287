"""Settings in words, for those who choose them on a page: what is shared by all games."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from runestack.games.wording import Pattern


@dataclass(frozen=True)
class SettingWords:
    """A setting in English and German: its name, what it means, its values, and what there is to say about some."""

    label: Pattern
    help: Pattern
    values: Mapping[str, Pattern] = field(default_factory=dict)
    notes: Mapping[str, Pattern] = field(default_factory=dict)


def seat_of_setting(name: str) -> tuple[str, int]:
    """`deck_1` is the setting `deck` of seat 1; a setting of the whole game has seat -1."""
    base, _, seat = name.rpartition("_")
    return (base, int(seat)) if base and seat.isdecimal() else (name, -1)
