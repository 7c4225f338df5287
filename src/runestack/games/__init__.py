"""The games, by name. A game is loaded when it is first asked for.

A game that lives elsewhere is added by `register`, or by the environment variable RUNESTACK_GAMES, which the processes
of a server and of a series read too: `RUNESTACK_GAMES=lanterns=tests.guests.lanterns.game,other=package.game`.
"""

from __future__ import annotations

import os
from functools import cache
from importlib import import_module

from runestack.games.base import Game, GameOf
from runestack.games.settings import SettingError

MODULES = {
    "rone": "runestack.games.rone.game",
    "runeslingers": "runestack.games.runeslingers.game",
    "rune-age": "runestack.games.rune_age.game",
    "invasion": "runestack.games.invasion.game",
}
UNLISTED: set[str] = set()  # found by name only
FROM_OUTSIDE = "RUNESTACK_GAMES"


def register(name: str, module: str, *, listed: bool = True) -> None:
    """Adds a game by the module that holds its `GAME`. One that is not listed is found by its name only."""
    if MODULES.get(name, module) != module:
        raise SettingError(
            f"there is a game {name!r} already, in {MODULES[name]}",
            f"es gibt schon ein Spiel {name!r}, in {MODULES[name]}",
        )
    MODULES[name] = module
    if not listed:
        UNLISTED.add(name)


def register_from(text: str) -> None:
    """Adds the games of a text: `name=module`, separated by commas."""
    for part in filter(None, map(str.strip, text.split(","))):
        name, separator, module = part.partition("=")
        if not (name and separator and module):
            raise SettingError(f"{FROM_OUTSIDE} has name=module, separated by commas, not {part!r}")
        register(name, module)


register_from(os.environ.get(FROM_OUTSIDE, ""))


def names() -> list[str]:
    """The names of all games."""
    return [name for name in MODULES if name not in UNLISTED]


def module_name(name: str) -> str:
    """The module with a game's door."""
    if name not in MODULES:
        raise SettingError(
            f"there is no game {name!r}; the games are: {', '.join(names())}",
            f"es gibt kein Spiel {name!r}; die Spiele sind: {', '.join(names())}",
        )
    return MODULES[name]


@cache
def game(name: str) -> Game:
    """A game by its name."""
    found = import_module(module_name(name)).GAME
    if not isinstance(found, GameOf):
        message = f"{MODULES[name]} has no game"
        raise TypeError(message)
    return found
