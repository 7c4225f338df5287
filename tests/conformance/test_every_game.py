"""What every game keeps, whatever it is: played at random, in every mode."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from runestack.games.wording import Reader
from runestack.kernel.decision import ANY_SEAT
from runestack.kernel.driver import answer, open_seats, question_for
from runestack.kernel.random import RandomStream
from runestack.kernel.state import State
from runestack.play.files import load
from runestack.play.match import new_match
from runestack.rules import rule

from .cases import MOST_DECISIONS, Case, every_case, step
from .endings import unfit

CASES = every_case()
in_every_mode = pytest.mark.parametrize("case", CASES, ids=str)


@in_every_mode
def test_random_games_end_without_a_broken_invariant(case: Case, soak_games: int) -> None:
    """Options are never empty, nothing raises, nothing is lost, and every game ends by itself."""
    for seed in range(soak_games):
        state = case.new(seed)
        chance = RandomStream(seed)
        decisions = 0
        while not state.outcome:
            seats = open_seats(state)
            assert seats, f"{case} seed {seed}: nobody is asked and the game is not over"
            for seat in seats:
                question = question_for(state, seat)
                assert question is not None
                assert len(question.options) >= 2 or (
                    len(seats) > 1 and state.asking_mode == ANY_SEAT
                )
                assert len(set(question.options)) == len(question.options)
            step(state, chance)
            decisions += 1
            assert decisions < MOST_DECISIONS, f"{case} seed {seed} does not end"
            if decisions % 7 == 0:
                assert case.game.invariants(state) == [], f"{case} seed {seed} after {decisions}"
        assert case.game.invariants(state) == []
        assert not state.asking
        assert unfit(case, state) == []


@in_every_mode
def test_a_clone_plays_on_like_its_original_and_leaves_it_alone(case: Case) -> None:
    state = case.new(11)
    chance = RandomStream(11)
    while not state.outcome:
        clone = state.clone()
        before = state.digest()
        assert clone.digest() == before
        seat, index = step(state, chance)
        after = state.digest()
        question = question_for(clone, seat)
        assert question is not None
        answer(clone, question, index)
        assert clone.digest() == after
        step_on(clone, RandomStream(5))
        assert state.digest() == after


def step_on(state: State, chance: RandomStream) -> None:
    """Plays a few decisions more."""
    for _ in range(3):
        if state.outcome:
            return
        step(state, chance)


@in_every_mode
def test_dump_and_load_are_equal_to_the_hash_at_every_decision(case: Case) -> None:
    state = case.new(12)
    chance = RandomStream(12)
    while not state.outcome:
        data = json.loads(json.dumps(state.dump()))
        loaded: State = case.game.load(data)
        assert loaded.digest() == state.digest()
        seat, index = step(state, chance)
        question = question_for(loaded, seat)
        assert question is not None
        answer(loaded, question, index)
        assert loaded.digest() == state.digest()


@in_every_mode
def test_the_same_seed_and_choices_give_the_same_game(case: Case) -> None:
    first, second = case.new(13), case.new(13)
    assert first.digest() == second.digest()
    one, other = RandomStream(13), RandomStream(13)
    while not first.outcome:
        assert step(first, one) == step(second, other)
    assert first.digest() == second.digest()
    assert case.new(14).digest() != case.new(13).digest()


@in_every_mode
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_match_is_saved_and_played_again(case: Case, language: str, tmp_path: Path) -> None:
    """Somewhere in the middle, and at its end."""
    match = new_match(case.name, 15, case.seats, dict(case.options), language=language)
    chance = RandomStream(15)
    file = tmp_path / "match.json"
    while match.result is None:
        decision = match.decision
        assert decision is not None
        match.choose(decision.options[chance.below(len(decision.options))])
        if len(match.choices) in (30, 150) or match.result is not None:
            match.save(file)
            again = load(file, language=language)
            assert again.state.digest() == match.state.digest()
            assert again.log(0) == match.log(0)
            assert (again.result is None) == (match.result is None)


@in_every_mode
def test_who_gives_up_does_not_win_and_breaks_nothing(case: Case) -> None:
    for number in range(12):
        match = new_match(case.name, number, case.seats, dict(case.options))
        chance = RandomStream(number)
        while not match.state.outcome and len(match.choices) < 20 * number:
            decision = match.decision
            assert decision is not None
            match.choose(decision.options[chance.below(len(decision.options))])
        if match.state.outcome:
            continue
        seat = match.seats_asked[-1]
        decided = len(match.choices)
        match.concede(seat)
        assert len(match.choices) == decided + 1
        assert case.game.invariants(match.state) == []
        assert match.result is None or seat not in match.result.winners
        while not match.state.outcome:  # another encounter, or the others play on
            step(match.state, chance)
        assert case.game.invariants(match.state) == []


@in_every_mode
def test_explain_agrees_with_what_is_offered(case: Case) -> None:
    """An action is legal exactly if explain finds no failure."""
    legal = illegal = 0
    for seed in case.seeds(4):
        state = case.new(seed)
        chance = RandomStream(seed)
        while not state.outcome:
            for seat in range(case.seats):
                for intent in case.game.intents(state, seat):
                    failures = case.game.explain(state, seat, intent)
                    offered = case.game.is_offered(state, seat, intent)
                    assert offered == (not failures), (
                        f"{case} seed {seed}: {case.game.intent_sentence(state, intent, Reader(language='en'))} is "
                        f"{'offered' if offered else 'not offered'}, but "
                        f"{[failure.rule + ' ' + failure.reason for failure in failures]}"
                    )
                    legal += offered
                    illegal += not offered
            step(state, chance)
    assert legal > 100
    assert illegal > 100


@in_every_mode
def test_every_failure_has_a_sentence_in_both_languages_and_a_known_rule(case: Case) -> None:
    seen: set[str] = set()
    for seed in case.seeds(1):
        seen |= failures_told(case, 3 + seed)
    assert len(seen) >= 4, f"too few reasons are explained in random games of {case}: {seen}"


def failures_told(case: Case, seed: int) -> set[str]:
    """Plays a game and looks at all that is explained in it; the reasons."""
    state = case.new(seed)
    chance = RandomStream(seed)
    seen = set()
    while not state.outcome:
        for seat in open_seats(state):
            for intent in case.game.intents(state, seat):
                for failure in case.game.explain(state, seat, intent):
                    assert rule(case.name, failure.rule) is not None, failure.rule
                    seen.add(failure.reason)
                    for language in ("en", "de"):
                        sentence = case.game.failure_sentence(
                            state, failure, Reader(language=language)
                        )
                        assert sentence
                        assert "{" not in case.game.plain(sentence, language)
        step(state, chance)
    return seen
