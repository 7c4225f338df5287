"""The greedy player in RONE: what it announces it does, and it does not fidget."""

from collections import Counter

import pytest

from runestack import agents
from runestack.games import game as find_game
from runestack.games.rone.rules import choices as ch
from runestack.kernel.decision import option_kind
from runestack.kernel.driver import answer
from runestack.kernel.lookahead import open_question

GAMES = 4


@pytest.fixture(scope="module")
def answers() -> Counter[int]:
    """How often the greedy player chose each kind of option, against a random one."""
    game = find_game("rone")
    chosen: Counter[int] = Counter()
    for seed in range(GAMES):
        players = [agents.make("greedy", seed), agents.make("random", seed)]
        state = game.new(seed, 2, {}, None)
        while not state.scores:
            question = open_question(state)
            index = players[question.seat].choose(game, state, question)
            if question.seat == 0:
                chosen[option_kind(question.options[index])] += 1
            answer(state, question, index)
    return chosen


def test_it_attacks(answers: Counter[int]) -> None:
    assert answers[ch.ANNOUNCE_ATTACK] >= 3 * GAMES


def test_it_plays_cards_that_it_announces(answers: Counter[int]) -> None:
    assert answers[ch.ANNOUNCE_PLAY] >= 3 * GAMES
    assert answers[ch.DECLINE] <= answers[ch.ANNOUNCE_PLAY] // 4


def test_it_ends_its_turns(answers: Counter[int]) -> None:
    assert answers[ch.END_TURN] >= 3 * GAMES
