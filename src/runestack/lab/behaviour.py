"""One hash over fixed games: whether a game still behaves as it did."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from itertools import product

from runestack.games import game as find_game
from runestack.games.base import Game
from runestack.games.settings import SettingError
from runestack.kernel.playout import play_randomly
from runestack.kernel.random import RandomStream
from runestack.kernel.state import State
from runestack.lab.games import LONGEST

GAMES = 60


def signature(name: str, games: int = GAMES) -> str:
    """A hash over random games with fixed seeds, in every combination of settings in turn; alike in both builds."""
    game = find_game(name)
    combinations = settings_of(game)
    whole = hashlib.blake2b(digest_size=8)
    for number in range(games):
        whole.update(trace(game, number, combinations[number % len(combinations)]).encode())
    return whole.hexdigest()


def settings_of(game: Game) -> list[dict[str, str]]:
    """Every combination of the settings that have words for values, as far as the game takes it, and every way.

    A way may need more than words: built decks, for one, have to be given.
    """
    named = [setting for setting in game.settings if setting.values]
    names = [setting.name for setting in named]
    values = product(*(setting.values for setting in named))
    combinations = [dict(zip(names, chosen, strict=True)) for chosen in values]
    taken = [options for options in combinations if takes(game, options)]
    return taken + [dict(way) for way in game.ways if not is_among(way, taken)]


def is_among(way: Mapping[str, str], combinations: list[dict[str, str]]) -> bool:
    """Whether a way of playing is covered: all its settings stand together in a combination."""
    return any(way.items() <= options.items() for options in combinations)


def takes(game: Game, options: Mapping[str, str]) -> bool:
    """Whether a game can be set up with these settings alone."""
    try:
        game.new(0, game.seat_numbers(options)[0], options, None)
    except SettingError:
        return False
    return True


def trace(game: Game, seed: int, options: Mapping[str, str]) -> str:
    """One game in a line: what it was set up with, how long it was, and what it led to."""
    state: State = game.new(seed, game.seat_numbers(options)[0], options, None)
    decisions = play_randomly(state, RandomStream(seed), LONGEST)
    return f"{seed} {sorted(options.items())} {decisions} {state.digest()}\n"
