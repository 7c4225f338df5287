"""The games with the frozen packs of tests/golden/packs: a change of the real cards does not touch what was recorded."""

from functools import cache
from pathlib import Path

from runestack import games
from runestack.cards.loader import load_pool
from runestack.games.base import Game

PACKS = Path(__file__).parent / "golden" / "packs"


@cache
def frozen_game(name: str) -> Game:
    """A game with its frozen cards; one that has no frozen pack is played with its own."""
    game = games.game(name)
    if not (PACKS / name).is_dir():
        return game
    return type(game)(load_pool([PACKS / name], game.card_game))
