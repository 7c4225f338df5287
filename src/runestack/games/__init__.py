"""The games, by name. A game is loaded when it is first asked for."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from runestack.games.base import Game, SettingError

MODULES = {
    "rone": "runestack.games.rone.adapter",
    "runeslingers": "runestack.games.runeslingers.adapter",
}


def names() -> list[str]:
    """The names of all games."""
    return list(MODULES)


def module_name(name: str) -> str:
    """The module of a game's adapter."""
    if name not in MODULES:
        raise SettingError(
            f"there is no game {name!r}; the games are: {', '.join(MODULES)}",
            f"es gibt kein Spiel {name!r}; die Spiele sind: {', '.join(MODULES)}",
        )
    return MODULES[name]


@cache
def game(name: str) -> Game:
    """A game by its name."""
    found = import_module(module_name(name)).GAME
    if not isinstance(found, Game):
        message = f"{MODULES[name]} has no game"
        raise TypeError(message)
    return found
