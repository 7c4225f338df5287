"""The hasty player: the greedy one with the mistakes that people make.

It overlooks things that it could do, and often does not react in the turns of others. What it sees it plays as well as
the greedy player. Doing anything rather than waiting is no such mistake: there are games in which that wins more often.
"""

from __future__ import annotations

from dataclasses import dataclass

from runestack.agents.greedy import QUIET, GreedyAgent, restless
from runestack.agents.worlds import possible_world
from runestack.games.base import Game
from runestack.kernel.decision import Question
from runestack.kernel.lookahead import Plan, every_plan, question_of_seat
from runestack.kernel.state import State

PERCENT = 100


@dataclass(frozen=True)
class Mistakes:
    """How often it errs, in percent."""

    overlooks: int  # each thing that it could do
    sleeps: int  # where it could react in the turn of somebody else


class HastyAgent(GreedyAgent):
    """Takes the best of what it sees."""

    def __init__(self, seed: int, mistakes: Mistakes) -> None:
        super().__init__(seed)
        self.mistakes = mistakes

    def new_plan(self, game: Game, state: State, question: Question) -> Plan:
        """Looks ahead as the greedy player does, and overlooks some of what it could do."""
        free = not state.weighs(question)
        if free and self.errs(self.mistakes.sleeps) and self.is_others_turn(game, state, question):
            return Plan([question], [QUIET], 0.0)
        thought = possible_world(game, state, question.seat, self.chance)
        asked = question_of_seat(thought, question.seat)
        daring = restless(game.round(state))
        plans = every_plan(thought, asked, self.chance, daring)
        seen = [one for one in plans if not self.errs(self.mistakes.overlooks)]
        if free and plans[0] not in seen:  # that nothing has to be done is never overlooked
            seen.insert(0, plans[0])
        return max(seen or plans, key=lambda one: one.value)

    def errs(self, percent: int) -> bool:
        """Whether a mistake happens now."""
        return percent > 0 and self.chance.below(PERCENT) < percent

    def is_others_turn(self, game: Game, state: State, question: Question) -> bool:
        """Whether somebody else is at it."""
        return game.active_seat(state) not in (-1, question.seat)
