"""What a window is about, for those who have decided to pass: nothing, what others do, or what is aimed at them."""

import random
from collections.abc import Iterator
from typing import Any, cast

import pytest

from runestack.games import game as find_game
from runestack.games import names
from runestack.games.rone.rules.game import RoneGame
from runestack.games.windows import AIMED_AT, OTHERS_ACT, QUIET
from runestack.games.wording import LANGUAGES, Reader
from runestack.kernel.decision import Question
from runestack.kernel.driver import question_for
from runestack.play.match import Match, new_match


def windows(game: str, seeds: range) -> Iterator[tuple[Match, Question, int]]:
    """The windows of games that are played by lot, and how much each concerns who is asked."""
    for seed in seeds:
        match, chance = new_match(game, seed), random.Random(seed)
        for _ in range(250):
            if match.result:
                break
            seat = match.seats_asked[0]
            question = question_for(match.state, seat)
            assert question is not None
            if question.kind in match.game.windows:
                yield match, question, match.game.concerns(match.state, question)
            match.choose(chance.randrange(len(question.options)), seat)


@pytest.mark.parametrize("name", [name for name in names() if find_game(name).windows])
def test_the_first_option_of_a_window_does_nothing(name: str) -> None:
    game = find_game(name)
    found = {
        game.option_id(match.state, one.options[0]) for match, one, _ in windows(name, range(3))
    }
    assert found <= {"pass", "decline", "no-block"}
    assert found


@pytest.mark.parametrize("name", names())
def test_the_view_calls_exactly_those_windows_quiet(name: str) -> None:
    for match, question, concern in windows(name, range(2)):
        shown: Any = match.view(question.seat)["question"]
        assert shown["quiet"] is (concern == QUIET)


@pytest.mark.parametrize("name", names())
def test_the_prompt_of_a_window_tells_its_occasion_before_it_asks(name: str) -> None:
    game = find_game(name)
    for match, question, _ in windows(name, range(3)):
        for language in LANGUAGES:
            occasion = game.occasion(match.state, question, Reader(question.seat, language))
            prompt = game.prompt(match.state, question, Reader(question.seat, language))
            assert occasion.endswith(".")
            assert "?" not in occasion
            assert prompt.startswith(f"{occasion} ")
            assert "?" in prompt.removeprefix(occasion)


@pytest.mark.parametrize("name", names())
def test_phases_have_words_in_both_languages_and_every_turn_is_in_one(name: str) -> None:
    game = find_game(name)
    assert all(english and german for english, german in game.phases.values())
    for match, _, _ in windows(name, range(2)):
        assert game.phase(match.state) in game.phases


def test_in_rone_a_window_is_quiet_where_no_enemy_effect_or_attack_waits() -> None:
    seen = set()
    for match, question, concern in windows("rone", range(8)):
        view, state = cast("Any", match.view(question.seat)), match.state
        assert isinstance(state, RoneGame)
        others = [
            entry
            for entry in view["stack"]
            if entry["seat"] != question.seat and entry["kind"] not in ("level-up", "end-of-turn")
        ]
        aimed = [
            target
            for entry in others
            for target in entry["targets"]
            if "n" in target and state.controller[target["n"]] == question.seat
        ]
        if aimed:
            assert concern == AIMED_AT
        elif others:
            assert concern == OTHERS_ACT
        elif view["stack"]:
            assert concern == QUIET
        seen.add(concern)
    assert seen == {QUIET, OTHERS_ACT, AIMED_AT}


def test_in_runeslingers_damage_and_enemy_rungs_concern_me() -> None:
    seen = set()
    for match, question, concern in windows("runeslingers", range(8)):
        view: Any = match.view(question.seat)
        if view["damage"] is not None:
            assert concern == AIMED_AT
        elif all(rung["seat"] == question.seat for rung in view["ladder"]):
            assert concern == QUIET
        else:
            assert concern in (OTHERS_ACT, AIMED_AT)
        seen.add(concern)
    assert AIMED_AT in seen
