"""The searching player: plays its best plans out in worlds that might be, and takes the one that ends best.

Its candidates are the plans that look best to the greedy player. What its seat cannot know is dealt anew into a number
of worlds, the same ones for every candidate. In each of them a candidate is carried out, and everybody plays on by a
quick policy until the others have replied (`kernel.rollouts`). A candidate that is clearly behind is dropped; with one
left, or with the budget spent, it answers. Where only one plan comes into question it answers at once. If all end alike
(a choice made before the first turn, a mulligan), they are played out once more, further.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from math import sqrt

from runestack.agents.greedy import restless
from runestack.agents.worlds import possible_world
from runestack.games.base import Game
from runestack.kernel.decision import Question
from runestack.kernel.lookahead import (
    IDLE,
    Plan,
    every_plan,
    fits_plan,
    question_of_seat,
)
from runestack.kernel.random import RandomStream
from runestack.kernel.rollouts import QUIET, Policy, roll_out
from runestack.kernel.state import State

CANDIDATES = 4
MARGIN = 0.25  # of worth: plans that look worse than the best by more do not come into question
MOST_WORLDS = 400
FEWEST_WORLDS = 4  # before a candidate is dropped
CLEARLY = 2.5  # standard errors
FURTHER = 3  # times as far as to the reply, if nothing is seen there
PRIOR = 4.0  # what the greedy player thinks of a plan counts as much as so many rollouts
SEEDS = 2147483000
Situation = tuple[float, int, tuple[int, ...], tuple[int, ...]]


@dataclass(frozen=True)
class Budget:
    """How long it may think about one decision: seconds of processor time, rollouts, or both."""

    seconds: float | None = None
    rollouts: int | None = None


@dataclass
class Candidate:
    """A plan that comes into question, and how it ended in each world."""

    plan: Plan
    outlook: float  # as the greedy player sees it
    ends: list[float] = field(default_factory=list)
    is_dropped: bool = False

    @property
    def value(self) -> float:
        """What it is worth, as far as is known."""
        return (PRIOR * self.outlook + sum(self.ends)) / (PRIOR + len(self.ends))


@dataclass
class Thought:
    """What was considered about one question, best first."""

    question: Question
    candidates: list[Candidate]
    rollouts: int


def never() -> bool:
    """Thinks until it is done."""
    return False


class SearchAgent:
    """Takes the plan that ends best in rollouts; within what it has begun it goes on as planned."""

    def __init__(self, seed: int, budget: Budget) -> None:
        self.chance = RandomStream(seed)
        self.budget = budget
        self.plan: Plan | None = None
        self.place = 0  # the next question of the plan
        self.quiet_in: Situation | None = None  # where it last chose to do nothing
        self.last: Thought | None = None  # about the last question that it thought about
        self.is_stopped: Callable[[], bool] = never  # whether nobody waits for the answer any more

    def choose(self, game: Game, state: State, question: Question) -> int:
        """The answer of the plan under way, or of a new one; the usual one in routine matters.

        Where nothing has changed since it chose to do nothing, it is quiet as before.
        """
        if self.plan is not None and fits_plan(self.plan, self.place, question):
            self.place += 1
            return self.plan.answers[self.place - 1]
        if state.is_routine(question):
            return state.usual_answer(question)
        free = not state.weighs(question)
        now = situation(game, state, question) if free else None
        if free and self.quiet_in == now:
            return QUIET
        self.last = self.think(game, state, question)
        self.plan = self.last.candidates[0].plan
        self.place = 1
        index = self.plan.answers[0]
        self.quiet_in = now if index == QUIET else None
        return index

    def think(
        self, game: Game, state: State, question: Question, also: int | None = None
    ) -> Thought:
        """Compares the candidates, until one is clearly the best or the budget is spent.

        The option `also`, by its place, comes into question whatever it looks like.
        """
        begun = time.thread_time()
        daring = restless(game.round(state))
        world = possible_world(game, state, question.seat, self.chance)
        found = self.candidates(world, question.seat, daring, also)
        policy = Policy(daring, by_habit=game.rolled_out_by_habit)
        spent = self.play_out(game, state, found, policy, begun)
        best = sorted(found, key=lambda one: (one.is_dropped, -one.value))
        return Thought(question, best, spent)

    def play_out(
        self, game: Game, state: State, found: list[Candidate], policy: Policy, begun: float
    ) -> int:
        """Tries the candidates in one world after the other; returns how many rollouts that took."""
        open_ones, spent, far = found, 0, 1
        while len(open_ones) > 1 and self.may_go_on(begun, spent, open_ones):
            self.try_in_a_world(game, state, open_ones, policy, far)
            spent += len(open_ones)
            open_ones = in_question(open_ones)
            alike = far == 1 and len(open_ones) == 1 and end_alike(found)
            if alike and self.may_go_on(begun, spent, found):
                far, open_ones = FURTHER, begun_again(found)
        return spent

    def try_in_a_world(
        self, game: Game, state: State, open_ones: list[Candidate], policy: Policy, far: int
    ) -> None:
        """Lets each candidate end in the same world, with the same luck."""
        seat = open_ones[0].plan.questions[0].seat
        world = possible_world(game, state, seat, self.chance)
        seed = self.chance.below(SEEDS)
        reply = far * game.reply(world)
        for one in open_ones:
            one.ends.append(roll_out(world, one.plan, seat, reply, policy, RandomStream(seed)))

    def may_go_on(self, begun: float, spent: int, open_ones: list[Candidate]) -> bool:
        """Whether the budget lets all candidates be played out in one more world."""
        worlds, more = len(open_ones[0].ends), len(open_ones)
        if worlds >= MOST_WORLDS or self.is_stopped():
            return False
        if self.budget.rollouts is not None and spent + more > self.budget.rollouts:
            return False
        if self.budget.seconds is None:
            return True
        used = time.thread_time() - begun
        each = used / spent if spent else 0.0
        return used + each * more < self.budget.seconds

    def candidates(
        self, thought: State, seat: int, daring: float, also: int | None = None
    ) -> list[Candidate]:
        """The plans that come into question, best first; of those that change nothing only the quiet one."""
        question = question_of_seat(thought, seat)
        plans = every_plan(thought, question, self.chance, daring)
        wanted = [one for one in plans if one.answers[0] == also]
        if not thought.weighs(question):
            idle = plans[0].value + daring
            plans = [plans[0], *(one for one in plans[1:] if abs(one.value + daring - idle) > IDLE)]
        plans.sort(key=lambda one: -one.value)
        best = plans[0].value
        found = [one for one in plans[:CANDIDATES] if best - one.value < MARGIN]
        found += [one for one in wanted if one not in found]
        return [Candidate(one, one.value) for one in found]


def situation(game: Game, state: State, question: Question) -> Situation:
    """What tells a seat whether anything has happened since it was last asked the same.

    The worth is read in a world that depends on nothing but what the seat knows.
    """
    known = possible_world(game, state, question.seat, RandomStream(1))
    pending = (state.horizon(), len(state.frames), *(len(queue) for queue in state.queues))
    return known.worth(question.seat), question.kind, tuple(question.options), pending


def in_question(candidates: list[Candidate]) -> list[Candidate]:
    """Those that are not clearly behind the best; the others are dropped."""
    best = max(candidates, key=lambda one: one.value)
    if len(best.ends) < FEWEST_WORLDS:
        return candidates
    for one in candidates:
        one.is_dropped = one is not best and is_clearly_behind(one, best)
    return [one for one in candidates if not one.is_dropped]


def end_alike(candidates: list[Candidate]) -> bool:
    """Whether it makes no difference in any world which of them is taken, as far as they were played out."""
    return all(one.ends == candidates[0].ends for one in candidates)


def begun_again(candidates: list[Candidate]) -> list[Candidate]:
    """The same without their ends: those further on cannot be compared with them."""
    for one in candidates:
        one.ends.clear()
        one.is_dropped = False
    return candidates


def is_clearly_behind(one: Candidate, best: Candidate) -> bool:
    """Whether the difference, world by world, is beyond doubt; or there has not been any."""
    gaps = [high - low for high, low in zip(best.ends, one.ends, strict=True)]
    mean = sum(gaps) / len(gaps)
    variance = sum((gap - mean) ** 2 for gap in gaps) / (len(gaps) - 1)
    return mean >= CLEARLY * sqrt(variance / len(gaps))
