"""Which cards a selector means, seen from a card."""

import pytest

from runestack.games.rone.rules import constants as c
from runestack.games.rone.rules import events as e
from runestack.games.rone.rules.primitives import exhaust
from runestack.games.runeslingers.rules import constants as rs
from runestack.kernel import program as pr  # pytest would take `Test` for a test case
from runestack.kernel.frame import NOBODY
from runestack.kernel.program import (
    AT_MOST,
    NO_VALUE,
    PICK_THIS,
    SIDE_ALLIED,
    SIDE_ENEMY,
    TEST_NO_KEYWORD,
    TEST_STAT,
    Ability,
    Selector,
)
from runestack.kernel.selectors import count_controlled, count_fitting, fits, passes
from tests.games.runeslingers.hand_made import Encounter
from tests.kernel.boards import DEFENDER, EXHAUSTED, FLYING, STRONG, Board, selector
from tests.kernel.little_game import GUARD, MOURNER, ROCKET


def fitting(
    board: Board, which: Selector, holder: int, seat: int = NOBODY, *, base: bool = False
) -> list[int]:
    """The cards in play that fit, seen from a card."""
    s = board.s
    cards = s.cards_in_play(c.PERMANENT)
    return [card for card in cards if fits(s, which, card, holder, holder, seat, base)]


def test_a_noun_means_the_cards_of_its_type() -> None:
    board = Board()
    rocket, guard = board.unit(0, ROCKET), board.unit(1, GUARD)
    assert fitting(board, selector(c.UNIT), rocket) == [rocket, guard]
    assert fitting(board, selector(c.HERO), rocket) == board.s.hero
    assert fitting(board, selector(c.TECHNOLOGY), rocket) == []


def test_another_card_is_never_the_one_that_speaks() -> None:
    board = Board()
    rocket, guard = board.unit(0, ROCKET), board.unit(0, GUARD)
    assert fitting(board, selector(other=True), rocket) == [guard]
    assert fitting(board, selector(other=True), guard) == [rocket]


def test_sides_are_seen_from_the_controller_of_the_card_or_from_the_player_of_an_effect() -> None:
    board = Board()
    rocket, guard = board.unit(0, ROCKET), board.unit(1, GUARD)
    assert fitting(board, selector(side=SIDE_ALLIED), rocket) == [rocket]
    assert fitting(board, selector(side=SIDE_ENEMY), rocket) == [guard]
    assert fitting(board, selector(side=SIDE_ALLIED), rocket, seat=1) == [guard]
    assert fitting(board, selector(side=SIDE_ENEMY), rocket, seat=1) == [rocket]


def test_cards_of_team_mates_are_allied() -> None:
    board = Board(seats=4)
    rocket, guard, mourner = board.unit(0, ROCKET), board.unit(2, GUARD), board.unit(1, MOURNER)
    assert fitting(board, selector(side=SIDE_ALLIED), rocket) == [rocket, guard]
    assert fitting(board, selector(side=SIDE_ENEMY), rocket) == [mourner]


def test_this_card_is_the_one_on_which_the_words_are_printed() -> None:
    board = Board()
    rocket, guard = board.unit(0, ROCKET), board.unit(0, GUARD)
    copied = Selector(PICK_THIS)
    assert not fits(board.s, copied, rocket, rocket, guard, NOBODY, base=False)
    assert fits(board.s, copied, guard, rocket, guard, NOBODY, base=False)


def test_every_test_of_a_selector_has_to_be_passed() -> None:
    board = Board()
    rocket, guard = board.unit(0, ROCKET), board.unit(0, GUARD)
    exhaust(board.s, guard, 1, "")
    assert fitting(board, selector(tests=(DEFENDER,)), rocket) == [guard]
    assert fitting(board, selector(tests=(DEFENDER, EXHAUSTED)), rocket) == [guard]
    assert fitting(board, selector(tests=(DEFENDER, FLYING)), rocket) == []
    without = pr.Test(TEST_NO_KEYWORD, c.DEFENDER, 0, 0)
    assert fitting(board, selector(tests=(without,)), rocket) == [rocket]


def test_values_and_keywords_are_read_without_continuous_texts_where_the_base_is_asked_for() -> (
    None
):
    board = Board()
    rocket = board.unit(0, ROCKET)
    strength, wings = Ability(c.STATIC), Ability(c.STATIC)
    strength.words = [3]
    wings.keyword = c.FLYING
    board.listen(e.ON_MELEE, rocket, strength)
    board.listen(e.ON_KEYWORD, rocket, wings)
    for test in (STRONG, FLYING):
        assert passes(board.s, test, rocket, base=False)
        assert not passes(board.s, test, rocket, base=True)


def test_a_card_without_a_value_passes_no_test_of_it() -> None:
    encounter = Encounter()
    ember = encounter.play(0, "Burning Ember", 1)
    brand = encounter.play(0, "Brand", 2)
    at_most = pr.Test(TEST_STAT, rs.STAT_DEFENSE, 99, AT_MOST)
    assert encounter.state.stat(ember, rs.STAT_DEFENSE, base=False) == NO_VALUE
    assert not passes(encounter.state, at_most, ember, base=False)
    assert not passes(encounter.state, at_most, brand, base=False)
    barrier = encounter.play(0, "Divine Barrier", 3)
    assert passes(encounter.state, at_most, barrier, base=False)


def test_a_concentration_counts_as_a_card_only_while_nothing_lies_on_it() -> None:
    encounter = Encounter()
    empty = encounter.concentration(0, "Fireball", 1)
    ember = encounter.play(0, "Burning Ember", 2)
    s = encounter.state
    under = s.spot_card[s.place[ember]]
    anything = selector(rs.NOUNS["card"])
    assert [fits(s, anything, card, ember, ember, 0, base=False) for card in (empty, under)] == [
        True,
        False,
    ]


def test_a_test_that_does_not_exist_is_an_error() -> None:
    board = Board()
    with pytest.raises(RuntimeError, match="no test has the number 77"):
        passes(board.s, pr.Test(77, 0, 0, 0), board.unit(0, ROCKET), base=False)


def test_cards_in_play_are_counted_for_everybody_or_for_one_side() -> None:
    board = Board()
    rocket = board.unit(0, ROCKET)
    board.unit(0, GUARD)
    board.unit(1, GUARD)
    guards = selector(tests=(DEFENDER,))
    assert count_fitting(board.s, guards, rocket, rocket, NOBODY, base=False) == 2
    assert count_controlled(board.s, guards, 0, rocket, rocket, base=False) == 1
    assert count_controlled(board.s, guards, 1, rocket, rocket, base=False) == 1
