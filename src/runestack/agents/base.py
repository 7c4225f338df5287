"""What an agent is: something that answers questions."""

from __future__ import annotations

from typing import Protocol

from runestack.games.base import Game
from runestack.kernel.decision import Question
from runestack.kernel.driver import question_for
from runestack.kernel.state import State


class Agent(Protocol):
    """Answers the questions of one seat of one game.

    It gets the whole state, to be fast; it must use nothing of it that its seat cannot know (`Game.resample`), and
    must not change it.
    """

    def choose(self, game: Game, state: State, question: Question) -> int:
        """The index of an option of an open question."""
        ...


def answer_from_dump(agent: Agent, game: Game, data: dict[str, object], seat: int) -> int:
    """What an agent answers for a seat that is asked, in a state from its dump."""
    state: State = game.load(data)
    question = question_for(state, seat)
    assert question is not None
    return agent.choose(game, state, question)
