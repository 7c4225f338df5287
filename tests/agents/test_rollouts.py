"""Rollouts: what makes them cheap leaves out nothing but windows that are passed and options that were bad."""

from collections.abc import Iterator

import pytest

from runestack.games import game as find_game
from runestack.games.rone.rules.choices import ASK_MAIN, ASK_WINDOW
from runestack.games.runeslingers.rules.choices import ASK_ANSWER, ASK_BLOCK
from runestack.kernel.decision import Question
from runestack.kernel.driver import answer
from runestack.kernel.lookahead import Plan, every_plan, open_question, question_of_seat
from runestack.kernel.playout import next_question
from runestack.kernel.random import RandomStream, streams
from runestack.kernel.rollouts import QUIET, Mind, Policy, choice
from runestack.kernel.state import State

REACTIONS = {"rone": (ASK_WINDOW,), "runeslingers": (ASK_ANSWER, ASK_BLOCK)}
POLICY = Policy(0.0, by_habit=False)


def random_game(
    name: str, seed: int, answers: int, **options: str
) -> Iterator[tuple[State, Question]]:
    """What is asked in a game at random."""
    chance = RandomStream(seed)
    state: State = find_game(name).new(seed, 2, options, None)
    for _ in range(answers):
        if not state.asking:
            return
        question = next_question(state, chance)
        yield state, question
        answer(state, question, chance.below(len(question.options)))


def passed(state: State, kinds: tuple[int, ...]) -> tuple[State, int]:
    """The state after everybody has let the windows pass, and how many there were."""
    number = 0
    while state.asking and open_question(state).kind in kinds:
        answer(state, open_question(state), QUIET)
        number += 1
    return state, number


@pytest.mark.parametrize("name", list(REACTIONS))
def test_where_nobody_reacts_all_goes_as_if_everybody_had_passed(name: str) -> None:
    kinds, windows = REACTIONS[name], 0
    for state, question in random_game(name, 4, 120):
        if question.kind in kinds:
            continue
        asked, unasked = state.clone(), state.clone()
        unasked.nobody_reacts = True
        for other in (asked, unasked):
            answer(other, open_question(other), len(question.options) - 1)
        asked, number = passed(asked, kinds)
        windows += number
        assert asked.digest() == unasked.digest()
        assert not unasked.clone().nobody_reacts  # a copy is for play again
    assert windows > 5


def weighed(state: State) -> Question | None:
    """The next question with a choice; one that leaves none is answered: who is asked alone is not asked that either."""
    while state.asking and len(open_question(state).options) == 1:
        answer(state, open_question(state), 0)
    return open_question(state) if state.asking else None


def test_who_is_asked_alone_does_what_the_first_of_several_would_do() -> None:
    together = 0
    for state, _ in random_game("invasion", 4, 300, mode="cooperative"):
        several, one = state.clone(), state.clone()
        one.one_by_one = True
        for _ in range(12):
            asked, alone = weighed(several), weighed(one)
            if asked is None or alone is None:
                assert several.digest() == one.digest()
                break
            assert asked.same_as(alone)
            together += len(several.asking) > len(one.asking)
            for other, question in ((several, asked), (one, alone)):
                answer(other, question, other.usual_answer(question))
        assert not one.clone().one_by_one  # a copy is for play again
    assert together > 100


def test_windows_that_no_opponent_has_opened_are_let_go() -> None:
    seen = set()
    for state, question in random_game("rone", 4, 250):
        if question.kind != ASK_WINDOW:
            continue
        frames = state.queues[2]  # the stack
        of_others = bool(frames) and frames[-1].seat != question.seat
        mind = Mind()
        chosen = choice(state, question, mind, POLICY, RandomStream(1))
        assert (mind.plan is not None) == of_others
        assert of_others or chosen == QUIET
        seen.add(of_others)
    assert seen == {False, True}


def greedy_plans(state: State, question: Question, chance: RandomStream) -> list[Plan]:
    """What the greedy player looks at, with the luck that a player of a rollout imagines."""
    thought = state.clone()
    thought.random = streams(chance.below(2147483000), len(state.random) // 2)
    return every_plan(thought, question_of_seat(thought, question.seat), chance, 0.0)


def test_a_player_of_a_rollout_weighs_an_action_as_deeply_as_the_greedy_player() -> None:
    """Two questions deep it played cards at bad targets, and lost 55 games of 60 against the greedy player."""
    deep = 0
    for state, question in random_game("runeslingers", 4, 150):
        mind = Mind()
        choice(state, question, mind, POLICY, RandomStream(1))
        assert mind.plan is not None
        best = max(plan.value for plan in greedy_plans(state, question, RandomStream(1)))
        assert mind.plan.value == pytest.approx(best, abs=1e-6)
        deep += len(mind.plan.answers) > 2
    assert deep > 5


def test_what_looked_worse_than_nothing_is_not_looked_at_again_in_this_turn() -> None:
    bad = 0
    for state, question in random_game("rone", 3, 400):
        if question.kind != ASK_MAIN:
            continue
        mind = Mind()
        choice(state, question, mind, POLICY, RandomStream(1))
        values = {
            question.options[plan.answers[0]]: plan.value
            for plan in every_plan(state, question, RandomStream(1), 0.0, quietly=True)
        }
        nothing = values[question.options[QUIET]]
        assert all(question.options[QUIET] != code for code in mind.bad)
        left = every_plan(state, question, RandomStream(1), 0.0, mind.bad, quietly=True)
        assert len(left) == len(values) - len(mind.bad)
        assert all(values[code] < nothing for code in mind.bad)
        bad += len(mind.bad)
        mind.bad_until -= 1  # another turn: all is open again
        mind.plan = mind.quiet = None
        mind.bad = list(question.options)
        choice(state, question, mind, POLICY, RandomStream(1))
        assert len(mind.bad) < len(question.options)
    assert bad > 0
