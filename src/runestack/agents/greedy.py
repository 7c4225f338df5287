"""The greedy player: looks one action ahead and takes what then looks best to it.

It thinks on a copy in which everything that its seat cannot know is dealt anew and the random streams are its own.
What an action leads to is worked out by `kernel.lookahead`; how good that is, the game says (`State.worth`). It
finishes what it has begun: the answers that made an action look good are given, as long as the questions come as
expected.
"""

from __future__ import annotations

from runestack.agents.worlds import possible_world
from runestack.games.base import Game
from runestack.kernel.decision import Question
from runestack.kernel.lookahead import Plan, best_plan, fits_plan, question_of_seat
from runestack.kernel.random import RandomStream
from runestack.kernel.state import State

CALM = 25  # rounds; most games are over long before
IMPATIENCE = 0.006  # what each later round counts against doing nothing
QUIET = 0  # the option that does nothing, where a seat is free to act
Situation = tuple[float, int, tuple[int, ...], tuple[int, ...]]


def restless(rounds: int) -> float:
    """Two players who both wait for the other would wait for ever: in long games the greedy one dares more."""
    return IMPATIENCE * max(0, rounds - CALM)


def situation(state: State, question: Question) -> Situation:
    """What tells a seat whether anything has happened since it was last asked the same."""
    pending = (state.horizon(), len(state.frames), *(len(queue) for queue in state.queues))
    return state.worth(question.seat), question.kind, tuple(question.options), pending


class GreedyAgent:
    """Takes the option with the best outlook; ties are broken by chance."""

    def __init__(self, seed: int) -> None:
        self.chance = RandomStream(seed)
        self.plan: Plan | None = None
        self.place = 0  # the next question of the plan
        self.quiet_in: Situation | None = None  # where it last chose to do nothing

    def choose(self, game: Game, state: State, question: Question) -> int:
        """The answer of the plan under way, or of a new plan; where nothing has changed, quiet as before."""
        if self.plan is not None and fits_plan(self.plan, self.place, question):
            self.place += 1
            return self.plan.answers[self.place - 1]
        if state.is_routine(question):
            return state.usual_answer(question)
        free = not state.weighs(question)
        if free and self.quiet_in == situation(state, question):
            return QUIET
        self.plan = self.new_plan(game, state, question)
        self.place = 1
        index = self.plan.answers[0]
        self.quiet_in = situation(state, question) if free and index == QUIET else None
        return index

    def new_plan(self, game: Game, state: State, question: Question) -> Plan:
        """Looks ahead from something that the state might be, as far as the seat knows."""
        thought = possible_world(game, state, question.seat, self.chance)
        return best_plan(
            thought,
            question_of_seat(thought, question.seat),
            self.chance,
            restless(game.round(state)),
        )
