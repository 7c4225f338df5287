"""What an agent is: something that answers questions."""

from __future__ import annotations

from typing import Protocol

from runestack.games.base import Game
from runestack.kernel.decision import Question
from runestack.kernel.state import State


class Agent(Protocol):
    """Answers the questions of one seat of one game.

    It gets the whole state, to be fast; it must use nothing of it that its seat cannot know (`Game.resample`), and
    must not change it.
    """

    def choose(self, game: Game, state: State, question: Question) -> int:
        """The index of an option of an open question."""
        ...
