"""Whether it would be any use to a seat to do something in a window: for whoever wants to be asked only then.

The game's own evaluation says so, by looking one action ahead from worlds that might be as far as the seat knows. The
same window always gets the same verdict, and nothing that is hidden from the seat goes into it.
"""

from __future__ import annotations

from runestack.agents.worlds import possible_world
from runestack.kernel.lookahead import best_plan, question_of_seat
from runestack.kernel.random import RandomStream
from runestack.play.match import Match, Question

DO_NOTHING = 0  # the first option of a window
WORLDS = 3  # what helps in one of them only is worth asking about


def can_help(match: Match, question: Question) -> bool:
    """Whether doing something looks better than doing nothing, in any of a few worlds."""
    state, seat = match.state, question.seat
    if state.answers_by_habit(question):  # the evaluation has no opinion
        return True
    for world in range(WORLDS):
        chance = RandomStream(len(match.choices) * WORLDS + world)
        thought = possible_world(match.game, state, seat, chance)
        plan = best_plan(thought, question_of_seat(thought, seat), chance, restless=0.0)
        if plan.answers[0] != DO_NOTHING:
            return True
    return False
