"""Rollouts: how the game goes on after a plan, if everybody plays by a quick policy until the others have replied.

The policy looks one action ahead, as thoroughly as the greedy player: whoever weighs less of it plays cards at bad
targets, which tells nothing about a plan. It does not know what luck will bring: it looks ahead with random streams of
its own. Who has chosen to do nothing is not asked again until something has changed, and what looked worse than nothing
is not looked at again before the horizon.
"""

from __future__ import annotations

from typing import Final

from runestack.kernel.decision import Question
from runestack.kernel.driver import answer
from runestack.kernel.lookahead import (
    IDLE,
    Plan,
    best_of,
    every_plan,
    fits_plan,
    open_question,
    question_of_seat,
    read,
)
from runestack.kernel.random import RandomStream, streams
from runestack.kernel.state import State

QUIET: Final = 0  # the option that does nothing, where a seat is free to act
MOST_ANSWERS: Final = 1500  # a rollout that takes more is read where it stands


class Policy:
    """How much the players of a rollout think."""

    __slots__ = ("by_habit", "restless")

    def __init__(self, restless: float, *, by_habit: bool) -> None:
        self.restless: float = restless  # what counts against doing nothing
        self.by_habit: bool = by_habit  # usual answers throughout: for games whose habits play well


class Mind:
    """What a player of a rollout remembers: the plan under way, where it last chose to do nothing, and what is bad."""

    __slots__ = ("bad", "bad_until", "frames", "horizon", "place", "plan", "quiet", "worth")

    def __init__(self) -> None:
        self.plan: Plan | None = None
        self.place: int = 0  # the next question of the plan
        self.quiet: Question | None = None
        self.worth: float = 0.0
        self.horizon: int = 0
        self.frames: int = 0
        self.bad: list[int] = []  # options that looked worse than nothing
        self.bad_until: int = 0  # the horizon for which that is true


def roll_out(
    world: State, plan: Plan, seat: int, reply: int, policy: Policy, chance: RandomStream
) -> float:
    """What a plan is worth to a seat in a world, which is left as it is: read when the horizon has grown by `reply`."""
    s = world.clone()
    s.one_by_one = True
    minds = [Mind() for _ in range(seat + 1)]
    minds[seat].plan = plan
    end = s.horizon() + reply
    left = MOST_ANSWERS
    while s.asking and left > 0 and s.horizon() < end:
        question = open_question(s) if left < MOST_ANSWERS else question_of_seat(s, seat)
        while len(minds) <= question.seat:
            minds.append(Mind())
        answer(s, question, choice(s, question, minds[question.seat], policy, chance))
        left -= 1
    return read(s, seat)


def choice(s: State, question: Question, mind: Mind, policy: Policy, chance: RandomStream) -> int:
    """What a player answers: by the plan under way, quiet as before, or by a new plan."""
    if mind.plan is not None and fits_plan(mind.plan, mind.place, question):
        mind.place += 1
        return mind.plan.answers[mind.place - 1]
    if policy.by_habit:
        return s.usual_answer(question)
    free = not s.weighs(question)
    if free and (s.is_let_go(question) or is_quiet(s, question, mind)):
        return QUIET
    plan = new_plan(s, question, mind, policy, chance)
    mind.plan = plan
    mind.place = 1
    if free and plan.answers[0] == QUIET:
        stay_quiet(s, question, mind)
    return plan.answers[0]


def new_plan(
    s: State, question: Question, mind: Mind, policy: Policy, chance: RandomStream
) -> Plan:
    """The best of what the player looks at, with luck of its own."""
    thought = s.clone()
    thought.random = streams(chance.below(2147483000), len(s.random) // 2)
    asked = question_of_seat(thought, question.seat)
    if s.weighs(question):
        weighed = every_plan(thought, asked, chance, policy.restless, quietly=True)
        return best_of(weighed, chance)
    if mind.bad_until != s.horizon():
        mind.bad = []
        mind.bad_until = s.horizon()
    plans = every_plan(thought, asked, chance, policy.restless, mind.bad, quietly=True)
    nothing = plans[0].value
    for plan in plans:
        if plan.value < nothing - IDLE:
            mind.bad.append(question.options[plan.answers[0]])
    return best_of(plans, chance)


def is_quiet(s: State, question: Question, mind: Mind) -> bool:
    """Whether nothing has happened since the player chose to do nothing."""
    return (
        mind.quiet is not None
        and mind.frames == len(s.frames)
        and mind.horizon == s.horizon()
        and mind.quiet.same_as(question)
        and mind.worth == s.worth(question.seat)
    )


def stay_quiet(s: State, question: Question, mind: Mind) -> None:
    """Remembers where the player chose to do nothing."""
    mind.quiet = question
    mind.worth = s.worth(question.seat)
    mind.horizon = s.horizon()
    mind.frames = len(s.frames)
