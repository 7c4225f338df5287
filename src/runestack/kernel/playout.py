"""Playing a game on with random answers, in one compiled loop."""

from __future__ import annotations

from runestack.kernel.driver import answer
from runestack.kernel.lookahead import open_question
from runestack.kernel.random import Dice
from runestack.kernel.state import State


def play_randomly(s: State, dice: Dice, limit: int) -> int:
    """Gives random answers until the game is over or the limit is reached; how many were given."""
    given = 0
    while s.asking and given < limit:
        question = open_question(s)
        answer(s, question, dice.below(len(question.options)))
        given += 1
    return given


def copy_many(s: State, times: int) -> int:
    """Copies a state many times, to measure that; how often."""
    for _ in range(times):
        s.clone()
    return times
