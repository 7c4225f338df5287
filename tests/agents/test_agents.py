"""Agents: named, repeatable, and blind to what their seat cannot know."""

from collections import Counter

import pytest

from runestack import agents
from runestack.agents import AgentError
from runestack.agents.greedy import restless
from runestack.games import game as find_game
from runestack.games import names
from runestack.games.base import Game
from runestack.kernel.driver import answer
from runestack.kernel.lookahead import (
    IDLE,
    UNREAD,
    best_plan,
    first_option,
    follow,
    open_question,
)
from runestack.kernel.playout import play_randomly
from runestack.kernel.random import RandomStream
from runestack.kernel.state import State
from runestack.lab.games import play_game
from runestack.lab.tables import Table

# those that look one action ahead or less: whole games of them are quick (the others: test_search)
QUICK = ("random", "novice", "casual", "greedy")


def middle(game: Game, seed: int, decisions: int) -> State:
    state: State = game.new(seed, game.seat_numbers({})[0], {}, None)
    play_randomly(state, RandomStream(seed), decisions)
    return state


def test_an_unknown_agent_names_the_valid_ones() -> None:
    with pytest.raises(
        AgentError, match=r"expert, master, search\[:BUDGET\], and human in the terminal"
    ):
        agents.make("clever", 1)


def test_a_human_is_no_agent() -> None:
    with pytest.raises(AgentError, match="terminal"):
        agents.make("human", 1)


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("spec", QUICK)
def test_the_same_seed_plays_the_same_game(name: str, spec: str) -> None:
    game = find_game(name)
    seats = [spec] * game.seat_numbers({})[0]
    assert play_game(game, Table(4, tuple(seats), {})) == play_game(
        game, Table(4, tuple(seats), {})
    )


@pytest.mark.parametrize("name", names())
def test_another_seed_plays_another_game(name: str) -> None:
    game = find_game(name)
    seats = ["random"] * game.seat_numbers({})[0]
    assert len({play_game(game, Table(seed, tuple(seats), {})).decisions for seed in range(8)}) > 1


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("spec", QUICK)
def test_thinking_changes_nothing(name: str, spec: str) -> None:
    game = find_game(name)
    for seed in range(6):
        state = middle(game, seed, 40 + 20 * seed)
        if not state.outcome:
            before = state.digest()
            agents.make(spec, seed).choose(game, state, open_question(state))
            assert state.digest() == before


@pytest.mark.parametrize("name", names())
def test_greedy_does_not_read_what_its_seat_cannot_know(name: str) -> None:
    game = find_game(name)
    compared = 0
    for seed in range(12):
        state = middle(game, seed, 15 + 15 * seed)
        if state.outcome:
            continue
        question = open_question(state)
        other = state.clone()
        game.resample(other, question.seat, RandomStream(1000 + seed))
        other.random = [number + 1 for number in other.random]
        chosen = agents.make("greedy", seed).choose(game, state, question)
        assert agents.make("greedy", seed).choose(game, other, open_question(other)) == chosen
        compared += 1
    assert compared >= 6


@pytest.mark.parametrize("name", names())
def test_greedy_beats_random(name: str) -> None:
    game = find_game(name)
    seats = ["greedy"] + ["random"] * (game.seat_numbers({})[0] - 1)
    wins = Counter(play_game(game, Table(seed, tuple(seats), {})).winner for seed in range(8))
    assert wins[0] >= 6


@pytest.mark.parametrize("name", names())
def test_greedy_finishes_what_it_has_begun(name: str) -> None:
    """As long as nobody interferes, the answers that made an action look good are those it gives."""
    game = find_game(name)
    agent = agents.GreedyAgent(3)
    plans = followed = 0
    for seed in range(4):
        state: State = game.new(seed, game.seat_numbers({})[0], {}, None)
        chance = RandomStream(seed)
        while not state.outcome:
            question = open_question(state)
            if question.seat > 0:
                answer(state, question, chance.below(len(question.options)))
                continue
            index = agent.choose(game, state, question)
            assert agent.plan is not None
            plans += agent.place == 1
            followed += agent.place > 1
            answer(state, question, index)
    assert plans > 0
    assert followed > 10 or state.depth_of_thought() == 1  # then a plan is one answer


@pytest.mark.parametrize("name", names())
def test_who_is_restless_enough_does_not_stay_quiet(name: str) -> None:
    game = find_game(name)
    free = 0
    for seed in range(8):
        state = middle(game, seed, 20 + 10 * seed)
        if state.outcome or state.weighs(open_question(state)):
            continue
        question = open_question(state)
        quiet = first_option(state, question).value
        worth = [
            follow(state, question, index, UNREAD, 0.0).value
            for index in range(1, len(question.options))
        ]
        if all(abs(value - quiet) < IDLE for value in worth):
            continue  # whatever is done comes to the same
        free += 1
        assert best_plan(state, question, RandomStream(seed), restless=5.0).answers[0] != 0
    assert free > 0


@pytest.mark.parametrize("name", names())
def test_greedy_is_calm_at_first(name: str) -> None:
    game = find_game(name)
    assert restless(game.round(game.new(1, game.seat_numbers({})[0], {}, None))) == 0
