"""Playing a game on with random answers, in one compiled loop."""

from __future__ import annotations

from runestack.kernel.decision import ANY_SEAT, Question
from runestack.kernel.driver import answer, awaited
from runestack.kernel.lookahead import open_question
from runestack.kernel.random import RandomStream
from runestack.kernel.state import State


def next_question(s: State, chance: RandomStream) -> Question:
    """The question that is answered next: if any seat may act, that of a seat drawn by lot; else the first that waits.

    Nothing is drawn if there is nothing to choose from.
    """
    if s.asking_mode == ANY_SEAT and len(s.asking) > 1:
        questions = awaited(s)
        return questions[chance.below(len(questions))]
    return open_question(s)


def play_randomly(s: State, chance: RandomStream, limit: int) -> int:
    """Gives random answers until the game is over or the limit is reached; how many were given."""
    given = 0
    while s.asking and given < limit:
        question = next_question(s, chance)
        answer(s, question, chance.below(len(question.options)))
        given += 1
    return given


def copy_many(s: State, times: int) -> int:
    """Copies a state many times, to measure that; how often."""
    for _ in range(times):
        s.clone()
    return times
