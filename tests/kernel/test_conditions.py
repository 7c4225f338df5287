"""Counts and conditions, seen from a card."""

import pytest

from runestack.games.rone.rules import constants as c
from runestack.games.rone.rules.state import ACTIVE_PLAYER
from runestack.games.runeslingers.rules import constants as rs
from runestack.kernel.conditions import count_of, holds, players_meant
from runestack.kernel.frame import NOBODY, NOTHING
from runestack.kernel.program import (
    AT_LEAST,
    AT_MOST,
    COUNT_CARDS,
    COUNT_RESOURCE,
    COUNT_STAT,
    COUNT_ZONE,
    EACH_OPPONENT,
    EACH_PLAYER,
    EXACTLY,
    IF_HAS,
    IF_IS,
    IF_MORE,
    IF_TURN,
    OPPONENT,
    OWN_COUNTS,
    PICK_EVENT,
    TARGET_PLAYER,
    YOU,
    Condition,
    Count,
    Selector,
)
from tests.games.runeslingers.hand_made import Encounter
from tests.kernel.boards import (
    DEFENDER,
    EXHAUSTED,
    FLYING,
    Board,
    condition,
    count,
    selector,
)
from tests.kernel.little_game import GUARD, ROCKET


def true(board: Board, asked: Condition, card: int, you: int = NOBODY, that: int = NOTHING) -> bool:
    """Whether a condition in the text of a card holds."""
    return holds(board.s, asked, card, card, that, NOBODY, you, base=False)


def counted(board: Board, what: Count, card: int, seat: int) -> int:
    """What a text of a card counts for a seat."""
    return count_of(board.s, what, card, card, NOTHING, NOBODY, seat, base=False)


# -- players -------------------------------------------------------------------------------------


def test_words_for_players_are_seen_from_a_seat() -> None:
    s = Board(seats=3).s
    assert players_meant(s, 1, YOU) == [1]
    assert players_meant(s, 1, OPPONENT) == [2, 0]
    assert players_meant(s, 1, EACH_OPPONENT) == [2, 0]
    assert players_meant(s, 1, EACH_PLAYER) == [0, 1, 2]
    assert players_meant(s, 1, TARGET_PLAYER) == []


# -- about one card ------------------------------------------------------------------------------


def test_a_condition_about_this_card_or_that_card() -> None:
    board = Board()
    rocket, guard = board.unit(0, ROCKET), board.unit(1, GUARD)
    board.s.rotation[guard] = 1
    this = condition(IF_IS, test=EXHAUSTED)
    assert not true(board, this, rocket)
    assert true(board, this, guard)
    that = condition(IF_HAS, which=Selector(PICK_EVENT), test=DEFENDER)
    assert true(board, that, rocket, that=guard)
    assert not true(board, that, guard, that=rocket)
    assert not true(board, that, guard, that=NOTHING)


def test_a_value_of_a_card_is_compared_and_counted() -> None:
    board = Board()
    guard = board.unit(0, GUARD)
    healthy = condition(COUNT_STAT, 4, AT_LEAST, word=c.STAT_HEALTH)
    assert true(board, healthy, guard)
    board.s.health_change[guard] = -1
    assert not true(board, healthy, guard)
    assert counted(board, count(COUNT_STAT, word=c.STAT_HEALTH), guard, 0) == 3


def test_tokens_are_a_value_of_their_card() -> None:
    encounter = Encounter()
    ember = encounter.play(0, "Burning Ember", 1)
    encounter.state.tokens[ember] = 2
    asked = condition(COUNT_STAT, 2, EXACTLY, word=rs.STAT_TOKENS)
    assert holds(encounter.state, asked, ember, ember, NOTHING, NOBODY, NOBODY, base=False)
    encounter.state.tokens[ember] = 1
    assert not holds(encounter.state, asked, ember, ember, NOTHING, NOBODY, NOBODY, base=False)


# -- about players -------------------------------------------------------------------------------


def test_your_turn_is_that_of_the_cards_controller_or_of_the_effects_player() -> None:
    board = Board()
    rocket = board.unit(0, ROCKET)
    board.s.numbers[ACTIVE_PLAYER] = 1
    yours, not_yours = condition(IF_TURN, 1), condition(IF_TURN, 0)
    assert (true(board, yours, rocket), true(board, not_yours, rocket)) == (False, True)
    assert (true(board, yours, rocket, 1), true(board, not_yours, rocket, 1)) == (True, False)


def test_what_you_have_is_compared_for_the_player_of_the_effect() -> None:
    board = Board()
    rocket = board.unit(0, ROCKET)
    board.s.water[0], board.s.water[1] = 1, 5
    rich = condition(COUNT_RESOURCE, 4, word=c.WATER)
    assert not true(board, rich, rocket)
    assert true(board, rich, rocket, you=1)


def test_of_each_opponent_everybody_has_to_meet_it_of_the_opponent_one() -> None:
    board = Board(seats=3)
    rocket = board.unit(0, ROCKET)
    board.s.water[1], board.s.water[2] = 5, 0
    for player, expected in ((OPPONENT, True), (EACH_OPPONENT, False), (EACH_PLAYER, False)):
        assert (
            true(board, condition(COUNT_RESOURCE, 4, word=c.WATER, player=player), rocket)
            == expected
        )
    board.s.water[0] = board.s.water[2] = 4
    for player in (OPPONENT, EACH_OPPONENT, EACH_PLAYER):
        assert true(board, condition(COUNT_RESOURCE, 4, word=c.WATER, player=player), rocket)


def test_of_a_shared_unit_one_of_those_whom_it_calls_you_is_enough() -> None:
    board = Board(seats=4)
    rocket = board.unit(0, ROCKET)
    board.s.water[0], board.s.water[2] = 0, 4
    assert board.s.called_you(rocket) == [0, 2]
    assert true(board, condition(COUNT_RESOURCE, 4, word=c.WATER), rocket)
    assert not true(board, condition(COUNT_RESOURCE, 4, word=c.WATER), rocket, you=0)


def test_a_condition_about_a_chosen_player_needs_that_player() -> None:
    board = Board()
    rocket = board.unit(0, ROCKET)
    board.s.water[1] = 4
    asked = condition(COUNT_RESOURCE, 4, word=c.WATER, player=TARGET_PLAYER)
    assert not holds(board.s, asked, rocket, rocket, NOTHING, NOBODY, NOBODY, base=False)
    assert holds(board.s, asked, rocket, rocket, NOTHING, 1, NOBODY, base=False)
    assert not holds(board.s, asked, rocket, rocket, NOTHING, 0, NOBODY, base=False)


def test_you_control_counts_the_cards_of_your_side() -> None:
    board = Board()
    rocket = board.unit(0, ROCKET)
    board.unit(0, GUARD)
    board.unit(1, GUARD)
    one_guard = condition(COUNT_CARDS, 1, EXACTLY, which=selector(tests=(DEFENDER,)))
    assert true(board, one_guard, rocket)
    no_flyer = condition(COUNT_CARDS, 0, AT_MOST, which=selector(tests=(FLYING,)))
    assert true(board, no_flyer, rocket)
    board.unit(0, GUARD)
    assert not true(board, one_guard, rocket)


def test_cards_of_a_zone_are_compared() -> None:
    board = Board()
    rocket = board.unit(0, ROCKET)
    asked = condition(COUNT_ZONE, len(board.s.hand[0]), EXACTLY, word=c.IN_HAND)
    assert true(board, asked, rocket)
    board.s.hand[0].pop()
    assert not true(board, asked, rocket)


def test_a_count_of_a_games_own_serves_conditions_too() -> None:
    board = Board()
    rocket = board.unit(0, ROCKET)
    grown = condition(c.COUNT_LEVEL, 2)
    assert not true(board, grown, rocket)
    board.s.hero_level[0] = 2
    assert true(board, grown, rocket)
    assert counted(board, count(c.COUNT_LEVEL, player=EACH_PLAYER), rocket, 0) == 3


def test_to_have_more_is_to_have_more_than_every_opponent() -> None:
    board = Board(seats=3)
    rocket = board.unit(0, ROCKET)
    board.s.water[0], board.s.water[1], board.s.water[2] = 3, 2, 3
    more = condition(IF_MORE, word=c.WATER)
    assert not true(board, more, rocket)
    board.s.water[2] = 2
    assert true(board, more, rocket)


def test_a_condition_or_count_that_does_not_exist_is_an_error() -> None:
    board = Board()
    rocket = board.unit(0, ROCKET)
    with pytest.raises(RuntimeError, match=f"no count has the number {OWN_COUNTS + 9}"):
        true(board, condition(OWN_COUNTS + 9), rocket)
    with pytest.raises(RuntimeError, match=f"no count has the number {OWN_COUNTS + 9}"):
        counted(board, count(OWN_COUNTS + 9), rocket, 0)


# -- counts --------------------------------------------------------------------------------------


def test_what_several_players_have_is_added_up() -> None:
    board = Board(seats=3)
    rocket = board.unit(0, ROCKET)
    s = board.s
    s.water[0], s.water[1], s.water[2] = 1, 2, 4
    for player, expected in ((YOU, 1), (EACH_OPPONENT, 6), (EACH_PLAYER, 7)):
        assert counted(board, count(COUNT_RESOURCE, word=c.WATER, player=player), rocket, 0) == (
            expected
        )


def test_a_pile_that_team_mates_share_is_counted_once() -> None:
    board = Board(seats=4)
    rocket = board.unit(0, ROCKET)
    s = board.s
    decks = len(s.deck[0]) + len(s.deck[1])
    hands = sum(len(hand) for hand in s.hand)
    assert counted(board, count(COUNT_ZONE, word=c.IN_DECK, player=EACH_PLAYER), rocket, 0) == decks
    assert counted(board, count(COUNT_ZONE, word=c.IN_HAND, player=EACH_PLAYER), rocket, 0) == hands


def test_a_chosen_player_is_counted_only_if_there_is_one() -> None:
    board = Board()
    rocket = board.unit(0, ROCKET)
    board.s.water[1] = 4
    water = count(COUNT_RESOURCE, word=c.WATER, player=TARGET_PLAYER)
    assert count_of(board.s, water, rocket, rocket, NOTHING, 1, 0, base=False) == 4
    assert count_of(board.s, water, rocket, rocket, NOTHING, NOBODY, 0, base=False) == 0
