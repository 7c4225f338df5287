"""The greedy player in RONE: what it announces it does, and it does not fidget."""

from collections import Counter

import pytest

from runestack import agents
from runestack.games import game as find_game
from runestack.games.rone.rules import choices as ch
from runestack.games.rone.scenario import player
from runestack.kernel.decision import option_kind
from runestack.kernel.driver import answer
from runestack.kernel.lookahead import open_question
from runestack.lab.games import play_game
from runestack.lab.tables import Table
from runestack.testing import scenario

GAMES = 4


@pytest.fixture(scope="module")
def answers() -> Counter[int]:
    """How often the greedy player chose each kind of option, against a random one."""
    game = find_game("rone")
    chosen: Counter[int] = Counter()
    for seed in range(GAMES):
        players = [agents.make("greedy", seed), agents.make("random", seed)]
        state = game.new(seed, 2, {}, None)
        while not state.outcome:
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


@pytest.mark.parametrize(
    ("mode", "seats"),
    [("2v2", ["random", "greedy", "random", "greedy"]), ("3p", ["random", "greedy", "random"])],
)
def test_it_beats_random_players_in_a_team_and_against_two(mode: str, seats: list[str]) -> None:
    table = Table(0, tuple(seats), {"mode": mode}, players=tuple(range(len(seats))))
    assert play_game(find_game("rone"), table).scores[1] == 1


def test_in_a_long_game_an_action_given_up_is_no_better_than_waiting() -> None:
    """Two players without units, one with a card it would rather keep: waiting for ever helps neither."""
    kept = ["Dam Break"] * 3
    position = scenario("rone", p1=player(deck=0, hand=kept, level=3, water=10), round=200)
    game, state = find_game("rone"), position.state
    agent = agents.make("greedy", 3)
    while game.active_seat(state) == 0:
        question = open_question(state)
        answer(state, question, agent.choose(game, state, question))
    assert len(position.p1.hand) < len(kept)


def test_team_mates_see_the_same_worth_and_two_opponents_count_half_each() -> None:
    game = find_game("rone")
    state = game.new(1, 4, {"mode": "2v2"}, None)
    values = [game.evaluate(state, seat) for seat in range(4)]
    assert values[0] == values[2] == -values[1] == -values[3] != 0
    state = game.new(1, 3, {"mode": "3p"}, None)
    assert all(abs(game.evaluate(state, seat)) < 0.2 for seat in range(3))


def test_water_saved_for_a_level_is_worth_more_and_the_level_itself_most() -> None:
    def worth(water: int, level: int) -> float:
        position = scenario("rone", p1=player(hero="Neva Torrin", level=level, water=water))
        return find_game("rone").evaluate(position.state, 0)

    assert worth(0, 1) < worth(4, 1) < worth(8, 1) < worth(0, 2)
    # at the highest level there is nothing to save for: water is only water
    assert worth(4, 3) - worth(0, 3) < worth(4, 1) - worth(0, 1)
