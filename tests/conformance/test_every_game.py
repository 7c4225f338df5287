"""What every game keeps, whatever it is: played at random, in every mode."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from runestack.kernel.driver import answer, open_seats, question_for
from runestack.kernel.random import Dice
from runestack.kernel.state import State
from runestack.play.files import load
from runestack.play.match import new_match
from runestack.rules import rule

from .cases import MOST_DECISIONS, Case, every_case, step

CASES = every_case()
in_every_mode = pytest.mark.parametrize("case", CASES, ids=str)


@in_every_mode
def test_random_games_end_without_a_broken_invariant(case: Case, soak_games: int) -> None:
    """Options are never empty, nothing raises, nothing is lost, and every game ends by itself."""
    for seed in range(soak_games):
        state = case.new(seed)
        dice = Dice(seed)
        decisions = 0
        while not state.scores:
            seats = open_seats(state)
            assert seats, f"{case} seed {seed}: nobody is asked and the game is not over"
            for seat in seats:
                question = question_for(state, seat)
                assert question is not None
                assert len(question.options) >= 2
                assert len(set(question.options)) == len(question.options)
            step(state, dice)
            decisions += 1
            assert decisions < MOST_DECISIONS, f"{case} seed {seed} does not end"
            if decisions % 7 == 0:
                assert case.game.invariants(state) == [], f"{case} seed {seed} after {decisions}"
        assert case.game.invariants(state) == []
        assert not state.asking
        assert len(state.scores) == case.seats


@in_every_mode
def test_a_clone_plays_on_like_its_original_and_leaves_it_alone(case: Case) -> None:
    state = case.new(11)
    dice = Dice(11)
    while not state.scores:
        clone = state.clone()
        before = state.digest()
        assert clone.digest() == before
        seat, index = step(state, dice)
        after = state.digest()
        question = question_for(clone, seat)
        assert question is not None
        answer(clone, question, index)
        assert clone.digest() == after
        step_on(clone, Dice(5))
        assert state.digest() == after


def step_on(state: State, dice: Dice) -> None:
    """Plays a few decisions more."""
    for _ in range(3):
        if state.scores:
            return
        step(state, dice)


@in_every_mode
def test_dump_and_load_are_equal_to_the_hash_at_every_decision(case: Case) -> None:
    state = case.new(12)
    dice = Dice(12)
    while not state.scores:
        data = json.loads(json.dumps(state.dump()))
        loaded = case.game.load(data)
        assert loaded.digest() == state.digest()
        seat, index = step(state, dice)
        question = question_for(loaded, seat)
        assert question is not None
        answer(loaded, question, index)
        assert loaded.digest() == state.digest()


@in_every_mode
def test_the_same_seed_and_choices_give_the_same_game(case: Case) -> None:
    first, second = case.new(13), case.new(13)
    assert first.digest() == second.digest()
    one, other = Dice(13), Dice(13)
    while not first.scores:
        assert step(first, one) == step(second, other)
    assert first.digest() == second.digest()
    assert case.new(14).digest() != case.new(13).digest()


@in_every_mode
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_match_is_saved_and_played_again(case: Case, language: str, tmp_path: Path) -> None:
    """Somewhere in the middle, and at its end."""
    match = new_match(case.name, 15, None, dict(case.options), language=language)
    dice = Dice(15)
    file = tmp_path / "match.json"
    while match.result is None:
        decision = match.decision
        assert decision is not None
        match.choose(decision.options[dice.below(len(decision.options))])
        if len(match.choices) in (30, 150) or match.result is not None:
            match.save(file)
            again = load(file, language=language)
            assert again.state.digest() == match.state.digest()
            assert again.log(0) == match.log(0)
            assert (again.result is None) == (match.result is None)


@in_every_mode
def test_who_gives_up_does_not_win_and_breaks_nothing(case: Case) -> None:
    for number in range(12):
        match = new_match(case.name, number, None, dict(case.options))
        dice = Dice(number)
        while not match.state.scores and len(match.choices) < 20 * number:
            decision = match.decision
            assert decision is not None
            match.choose(decision.options[dice.below(len(decision.options))])
        if match.state.scores:
            continue
        seat = match.seats_asked[-1]
        decided = len(match.choices)
        match.concede(seat)
        assert len(match.choices) == decided + 1
        assert case.game.invariants(match.state) == []
        assert match.result is None or seat not in match.result.winners
        while not match.state.scores:  # another encounter, or the others play on
            step(match.state, dice)
        assert case.game.invariants(match.state) == []


@in_every_mode
def test_explain_agrees_with_what_is_offered(case: Case) -> None:
    """An action is legal exactly if explain finds no failure."""
    legal = illegal = 0
    for seed in case.seeds(4):
        state = case.new(seed)
        dice = Dice(seed)
        while not state.scores:
            for seat in range(case.seats):
                for intent in case.game.intents(state, seat):
                    failures = case.game.explain(state, seat, intent)
                    offered = case.game.is_offered(state, seat, intent)
                    assert offered == (not failures), (
                        f"{case} seed {seed}: {case.game.intent_sentence(state, intent, 'en')} is "
                        f"{'offered' if offered else 'not offered'}, but "
                        f"{[failure.rule + ' ' + failure.reason for failure in failures]}"
                    )
                    legal += offered
                    illegal += not offered
            step(state, dice)
    assert legal > 100
    assert illegal > 100


@in_every_mode
def test_every_failure_has_a_sentence_in_both_languages_and_a_known_rule(case: Case) -> None:
    state = case.new(3)
    dice = Dice(3)
    seen = set()
    while not state.scores:
        for seat in open_seats(state):
            for intent in case.game.intents(state, seat):
                for failure in case.game.explain(state, seat, intent):
                    assert rule(case.name, failure.rule) is not None, failure.rule
                    seen.add(failure.reason)
                    for language in ("en", "de"):
                        sentence = case.game.failure_sentence(state, failure, language)
                        assert sentence
                        assert "{" not in sentence.replace("{water}", "")
        step(state, dice)
    assert len(seen) >= 4
