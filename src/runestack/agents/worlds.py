"""Worlds that might be, as far as a seat knows."""

from __future__ import annotations

from runestack.games.base import Game
from runestack.kernel.lookahead import forget
from runestack.kernel.random import RandomStream
from runestack.kernel.state import State


def possible_world(game: Game, state: State, seat: int, chance: RandomStream) -> State:
    """A copy in which everything that a seat cannot know is dealt anew, with luck of its own."""
    world = state.clone()
    game.resample(world, seat, chance)
    forget(world, seat, chance)
    return world
