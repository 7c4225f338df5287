"""The searching player: every game and mode, within its budget, and blind to what its seat cannot know."""

import pytest

from runestack import agents
from runestack.agents import AgentError
from runestack.agents.search import Budget, Candidate, SearchAgent, in_question
from runestack.games import game as find_game
from runestack.kernel.decision import Question
from runestack.kernel.driver import answer
from runestack.kernel.lookahead import Plan, open_question, question_of_seat
from runestack.kernel.state import State
from tests.agents.positions import other_world, own_cases, positions
from tests.conformance.cases import Case

CASES = own_cases()
NAMES = list(dict.fromkeys(case.name for case in CASES))
FEW = 4  # rollouts


@pytest.mark.parametrize("spec", ["novice", "casual", f"search:{FEW}r"])
@pytest.mark.parametrize("case", CASES, ids=str)
def test_it_answers_everywhere_and_does_not_read_what_its_seat_cannot_know(
    case: Case, spec: str
) -> None:
    for seed, (state, question) in enumerate(positions(case, 1)):
        other = other_world(case, state, question.seat)
        before = state.digest()
        chosen = agents.make(spec, seed).choose(case.game, state, question)
        assert 0 <= chosen < len(question.options)
        assert state.digest() == before
        asked = question_of_seat(other, question.seat)
        assert agents.make(spec, seed).choose(case.game, other, asked) == chosen


@pytest.mark.parametrize("name", NAMES)
def test_with_a_budget_in_rollouts_the_same_seed_answers_the_same(name: str) -> None:
    def answers() -> list[int]:
        game = find_game(name)
        given: list[int] = []
        players = [agents.make(f"search:{FEW}r", seat) for seat in range(2)]
        state: State = game.new(5, 2, {}, None)
        while state.asking and len(given) < 12:
            question = open_question(state)
            given.append(players[question.seat].choose(game, state, question))
            answer(state, question, given[-1])
        return given

    assert answers() == answers()


@pytest.mark.parametrize("name", NAMES)
def test_it_thinks_no_more_than_its_budget_allows(name: str) -> None:
    case = next(case for case in CASES if case.name == name)
    searched = 0
    for state, question in positions(case, 4):
        agent = SearchAgent(2, Budget(rollouts=9))
        agent.choose(case.game, state, question)
        assert agent.last is not None
        assert agent.last.rollouts <= 9
        searched += agent.last.rollouts > 0
    assert searched > 0


def test_without_time_it_answers_like_the_greedy_player() -> None:
    case = CASES[0]
    for state, question in positions(case, 2):
        agent = SearchAgent(2, Budget(rollouts=1))
        agent.choose(case.game, state, question)
        assert agent.last is not None
        assert agent.last.rollouts == 0
        best = max(agent.last.candidates, key=lambda one: one.outlook)
        assert agent.last.candidates[0] is best


def candidate(*ends: float) -> Candidate:
    question = Question(0, 0, [0, 1], 0, 0)
    return Candidate(Plan([question], [0], 0.0), 0.0, list(ends))


def test_a_candidate_that_is_clearly_behind_is_dropped() -> None:
    best, behind = candidate(0.5, 0.6, 0.5, 0.6), candidate(0.1, 0.1, 0.1, 0.2)
    assert in_question([best, behind]) == [best]
    assert behind.is_dropped


def test_a_candidate_that_ends_the_same_everywhere_is_dropped() -> None:
    assert len(in_question([candidate(0.5, 0.6, 0.5, 0.6), candidate(0.5, 0.6, 0.5, 0.6)])) == 1


def test_two_that_win_in_different_worlds_stay_in_question() -> None:
    close = [candidate(0.5, -0.2, 0.4, 0.0), candidate(-0.1, 0.4, 0.1, 0.2)]
    assert in_question(close) == close


def test_after_few_worlds_nothing_is_dropped() -> None:
    early = [candidate(0.9, 0.9, 0.9), candidate(-0.9, -0.9, -0.9)]
    assert in_question(early) == early


@pytest.mark.parametrize("spec", ["search", "search:0.5", "search:64r", "search:600"])
def test_a_budget_is_seconds_or_rollouts(spec: str) -> None:
    assert isinstance(agents.make(spec, 1), SearchAgent)


@pytest.mark.parametrize(
    ("spec", "reason"),
    [
        ("search:", "seconds from 0.001 to 600"),
        ("search:0", "seconds from 0.001 to 600"),
        ("search:-1", "seconds from 0.001 to 600"),
        ("search:nan", "seconds from 0.001 to 600"),
        ("search:inf", "seconds from 0.001 to 600"),
        ("search:601", "seconds from 0.001 to 600"),
        ("search:long", "seconds from 0.001 to 600"),
        ("search:0r", "whole number from 1 to 100000"),
        ("search:1.5r", "whole number from 1 to 100000"),
        ("search:100001r", "whole number from 1 to 100000"),
        ("search:99999999999999999999r", "whole number from 1 to 100000"),
        ("searching", "there is no player 'searching'"),
        ("expert:3", "there is no player 'expert:3'"),
    ],
)
def test_a_budget_that_makes_no_sense_is_refused_with_the_reason(spec: str, reason: str) -> None:
    with pytest.raises(AgentError, match=reason):
        agents.make(spec, 1)
