"""The random player: every option is as likely as any other."""

from __future__ import annotations

from runestack.games.base import Game
from runestack.kernel.decision import Question
from runestack.kernel.random import RandomStream
from runestack.kernel.state import State


class RandomAgent:
    """Takes any option, all alike."""

    def __init__(self, seed: int) -> None:
        self.chance = RandomStream(seed)

    def choose(self, game: Game, state: State, question: Question) -> int:
        """Any option."""
        return self.chance.below(len(question.options))
