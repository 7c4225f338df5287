"""Who could only pass and was not asked is remembered until the next answer; for tables, not for the game."""

import random

import pytest

from runestack.games import game as find_game
from runestack.games import names
from runestack.games.rone.rules.actions import fast_options
from runestack.games.rone.rules.game import RoneGame
from runestack.kernel.driver import question_for
from runestack.play.match import Match, new_match


def stepped(match: Match, chance: random.Random) -> None:
    """Any answer of the first seat that is asked."""
    seat = match.seats_asked[0]
    question = question_for(match.state, seat)
    assert question is not None
    match.choose(chance.randrange(len(question.options)), seat)


@pytest.mark.parametrize("game", names())
def test_it_is_part_of_no_dump_and_no_copy(game: str) -> None:
    match, chance = new_match(game, 3), random.Random(3)
    while not match.manners.passed_over:
        stepped(match, chance)
    digest = match.state.digest()
    assert match.state.clone().manners is None
    match.manners.passed_over = 0
    assert match.state.digest() == digest


@pytest.mark.parametrize("game", names())
def test_every_answer_begins_anew(game: str) -> None:
    match, chance = new_match(game, 4), random.Random(4)
    seen = set()
    for _ in range(120):
        if match.result:
            break
        stepped(match, chance)
        seen.add(match.manners.passed_over)
    assert 0 in seen
    assert len(seen) > 1


def test_who_has_a_fast_effect_at_the_window_is_asked_and_not_passed_over() -> None:
    match, chance = new_match("rone", 5), random.Random(5)
    windows = find_game("rone").windows
    asked = 0
    for _ in range(200):
        if match.result:
            break
        stepped(match, chance)
        state = match.state
        assert isinstance(state, RoneGame)
        for question in state.asking:
            if question.kind in windows:
                asked += 1
                assert fast_options(state, question.seat, None)
    assert asked


def test_where_all_are_asked_nobody_is_passed_over_at_a_window() -> None:
    """With every window asked, what is left are questions with one answer of the seat that acts."""
    match, chance = new_match("rone", 6, always_ask=True), random.Random(6)
    for _ in range(150):
        if match.result:
            break
        actor = match.seats_asked[0]
        stepped(match, chance)
        active = match.game.active_seat(match.state)
        assert (
            match.manners.passed_over & ~(1 << actor | 1 << active if active >= 0 else 1 << actor)
            == 0
        )
