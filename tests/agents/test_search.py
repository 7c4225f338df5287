"""The searching player: every game and mode, within its budget, and blind to what its seat cannot know."""

import pytest

from runestack import agents
from runestack.agents import AgentError
from runestack.agents.search import (
    FEWEST_WORLDS,
    FURTHER,
    Budget,
    Candidate,
    SearchAgent,
    end_alike,
    in_question,
)
from runestack.games import game as find_game
from runestack.games.runeslingers.rules.choices import ASK_RUNESLINGER
from runestack.kernel.decision import Question
from runestack.kernel.driver import answer
from runestack.kernel.lookahead import Plan, open_question, question_of_seat
from runestack.kernel.random import RandomStream
from runestack.kernel.rollouts import Policy
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


@pytest.mark.parametrize(
    ("differs", "worlds"), [(True, FEWEST_WORLDS + 2), (False, 2 * FEWEST_WORLDS)]
)
def test_what_ends_alike_after_the_reply_is_played_out_further_once(
    differs: bool, worlds: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """How far each world was played out; the ends at another distance do not count together."""
    found = [candidate(), candidate()]
    distances: list[int] = []

    def end(
        _: object, game: object, state: object, ones: list[Candidate], policy: object, far: int
    ) -> None:
        distances.append(far)
        for one in ones:
            is_better = differs and far > 1 and one is found[1]
            one.ends.append(0.5 if is_better and len(distances) % 2 else 0.0)

    monkeypatch.setattr(SearchAgent, "try_in_a_world", end)
    game = find_game("rone")
    agent = SearchAgent(1, Budget(rollouts=2 * worlds))
    spent = agent.play_out(game, game.new(1, 2, {}, None), found, Policy(0.0, by_habit=False), 0.0)
    assert distances == [1] * FEWEST_WORLDS + [FURTHER] * (worlds - FEWEST_WORLDS)
    assert spent == 2 * worlds
    assert len(found[0].ends) == worlds - FEWEST_WORLDS
    assert found[1].is_dropped == (not differs)


def test_routine_is_answered_at_once() -> None:
    """Dice for the next card, in a team: nobody waits seconds for what the greedy player does without a look."""
    game = find_game("invasion")
    state: State = game.new(3, 1, {"mode": "cooperative"}, None)
    chance, routine = RandomStream(1), 0
    while routine < 5:
        question = open_question(state)
        if state.is_routine(question):
            routine += 1
            agent = SearchAgent(1, Budget(rollouts=100))
            assert agent.choose(game, state, question) == state.usual_answer(question)
            assert agent.last is None
        answer(state, question, chance.below(len(question.options)))


def test_which_runeslinger_to_take_is_judged_by_the_first_turns() -> None:
    game = find_game("runeslingers")
    state: State = game.new(3, 2, {}, None)
    assert open_question(state).kind == ASK_RUNESLINGER
    thought = SearchAgent(1, Budget(rollouts=8)).think(game, state, open_question(state))
    assert not end_alike(thought.candidates)


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
