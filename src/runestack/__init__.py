"""Runestack: card games, implemented in full, on one engine.

import runestack
match = runestack.new("rone", seed=7, options={"edition": "en"})
match.decision                # seats, prompt, options; None when the game is over
match.choose(option)          # an option, its id, or its index
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from runestack.games.intents import Intent
    from runestack.play.match import Match

__all__ = ["Intent", "load", "new"]
__version__ = "0.1.0"


def new(
    game: str,
    seed: int = 0,
    seats: int | None = None,
    options: Mapping[str, str | int] | None = None,
    *,
    language: str = "en",
) -> Match:
    """Starts a game."""
    from runestack.play.match import new_match

    return new_match(game, seed, seats, options, language=language)


def load(path: str | Path) -> Match:
    """Reads a saved game and plays it up to where it was saved."""
    from runestack.play.files import load as load_match

    return load_match(path)


def __getattr__(name: str) -> object:
    """`runestack.Intent`, without loading the engine before it is needed."""
    if name == "Intent":
        from runestack.games.intents import Intent

        return Intent
    message = f"module 'runestack' has no attribute {name!r}"
    raise AttributeError(message)
