"""The levels: each has its words, and the lower ones make the mistakes that they are said to make."""

import pytest

from runestack import agents
from runestack.agents.hasty import HastyAgent, Mistakes
from runestack.games import game as find_game
from runestack.games import names
from runestack.kernel.driver import answer
from runestack.kernel.lookahead import open_question
from runestack.kernel.state import State
from runestack.lab.games import play_game
from runestack.lab.tables import Table


def test_levels_come_weakest_first() -> None:
    assert agents.names() == ["random", "novice", "casual", "greedy", "expert", "master"]


@pytest.mark.parametrize("name", agents.names())
def test_every_level_has_a_label_and_a_sentence_in_both_languages(name: str) -> None:
    for english, german in (agents.LABELS[name], agents.ABOUT[name]):
        assert english
        assert german
        assert english != german
    assert all(sentence.endswith(".") for sentence in agents.ABOUT[name])


@pytest.mark.parametrize("name", names())
def test_who_makes_no_mistakes_plays_as_well_as_the_greedy_player(name: str) -> None:
    """The same thoughts from the same chance; only ties are broken otherwise."""
    game = find_game(name)
    state: State = game.new(3, 2, {}, None)
    same = asked = 0
    while state.asking and asked < 30:
        question = open_question(state)
        careful = HastyAgent(asked, Mistakes(0, 0)).new_plan(game, state, question)
        greedy = agents.GreedyAgent(asked).new_plan(game, state, question)
        same += careful.value == greedy.value
        asked += 1
        answer(state, question, greedy.answers[0])
    assert same == asked


def test_who_overlooks_everything_and_sleeps_does_nothing_where_it_is_free() -> None:
    game = find_game("rone")
    state: State = game.new(3, 2, {}, None)
    free = 0
    for step in range(60):
        question = open_question(state)
        plan = HastyAgent(step, Mistakes(100, 100)).new_plan(game, state, question)
        if not state.weighs(question):
            free += 1
            assert plan.answers[0] == 0
        answer(state, question, agents.GreedyAgent(step).choose(game, state, question))
    assert free > 5


@pytest.mark.parametrize("name", names())
def test_a_novice_still_beats_who_takes_anything(name: str) -> None:
    game = find_game(name)
    scores = [play_game(game, Table(seed, ("novice", "random"), {})).scores[0] for seed in range(5)]
    assert scores.count(1) >= 4
