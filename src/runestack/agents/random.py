"""The random player: every option is as likely as any other."""

from __future__ import annotations

from runestack.games.base import Game
from runestack.kernel.decision import Question
from runestack.kernel.random import Dice
from runestack.kernel.state import State


class RandomAgent:
    """Throws its dice."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)

    def choose(self, game: Game, state: State, question: Question) -> int:
        """Any option."""
        return self.dice.below(len(question.options))
