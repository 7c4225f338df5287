"""Continuous texts: what they apply to, for whom, and what they add."""

from runestack.games.rone.rules import constants as c
from runestack.games.rone.rules import events as e
from runestack.kernel.continuous import (
    bonus,
    concerns,
    covers,
    given_keywords,
    number_of,
    player_bonus,
    text_about_card,
    text_about_player,
)
from runestack.kernel.frame import NOTHING
from runestack.kernel.program import (
    COUNT_CARDS,
    COUNT_RESOURCE,
    EACH_PLAYER,
    OPPONENT,
    SIDE_ALLIED,
    YOU,
    Ability,
)
from tests.kernel.boards import DEFENDER, STRONG, Board, condition, count, selector
from tests.kernel.little_game import GUARD, ROCKET


def text(number: int = 1, *, player: int = YOU) -> Ability:
    """A continuous text about everything, or about a player."""
    made = Ability(c.STATIC)
    made.words = [number]
    made.player = player
    return made


def test_a_text_covers_the_cards_that_fit_while_its_condition_holds() -> None:
    board = Board()
    rocket, guard = board.unit(0, ROCKET), board.unit(0, GUARD)
    ability = text()
    ability.selector = selector(side=SIDE_ALLIED, other=True)
    ability.condition = condition(COUNT_RESOURCE, 4, word=c.WATER)
    listener = board.listen(e.ON_MELEE, rocket, ability)
    board.s.water[0] = 4
    assert (covers(board.s, listener, guard), covers(board.s, listener, rocket)) == (True, False)
    assert not covers(board.s, listener, board.unit(1, GUARD))
    board.s.water[0] = 3
    assert not covers(board.s, listener, guard)


def test_texts_of_one_kind_are_added_up() -> None:
    board = Board()
    rocket = board.unit(0, ROCKET)
    for number in (2, 3):
        board.listen(e.ON_MELEE, rocket, text(number))
    board.listen(e.ON_RANGED, rocket, text(9))
    assert bonus(board.s, rocket, e.ON_MELEE) == 5


def test_a_number_is_multiplied_by_what_the_text_counts() -> None:
    board = Board()
    rocket = board.unit(0, ROCKET)
    ability = text(2)
    ability.counted = count(COUNT_CARDS, which=selector(tests=(DEFENDER,)))
    listener = board.listen(e.ON_MELEE, rocket, ability)
    assert number_of(board.s, listener) == 0
    board.unit(0, GUARD)
    board.unit(1, GUARD)
    assert number_of(board.s, listener) == 4


def test_a_text_chooses_its_cards_without_what_continuous_texts_add() -> None:
    board = Board()
    rocket = board.unit(0, ROCKET)
    board.listen(e.ON_MELEE, rocket, text(5))
    ability = text()
    ability.selector = selector(tests=(STRONG,))
    listener = board.listen(e.ON_RANGED, rocket, ability)
    assert not covers(board.s, listener, rocket)


def test_a_text_about_players_concerns_those_whom_it_means() -> None:
    board = Board(seats=4)
    rocket = board.unit(0, ROCKET)
    yours = board.listen(e.ON_COST, rocket, text(player=YOU))
    theirs = board.listen(e.ON_COST, rocket, text(player=OPPONENT))
    everybodys = board.listen(e.ON_COST, rocket, text(player=EACH_PLAYER))
    for listener, expected in (
        (yours, [True, False, True, False]),
        (theirs, [False, True, False, True]),
        (everybodys, [True] * 4),
    ):
        assert [concerns(board.s, listener, seat) for seat in range(4)] == expected
    assert [player_bonus(board.s, seat, e.ON_COST) for seat in range(4)] == [2, 2, 2, 2]


def test_keywords_and_prohibitions_name_the_card_that_says_so() -> None:
    board = Board()
    rocket, guard = board.unit(0, ROCKET), board.unit(1, GUARD)
    wings, ban, rule = text(), text(c.CANNOT_ATTACK), text(7, player=OPPONENT)
    wings.keyword = c.FLYING
    ban.selector = selector(tests=(DEFENDER,))
    board.listen(e.ON_KEYWORD, rocket, wings)
    board.listen(e.ON_CANNOT, rocket, ban)
    board.listen(e.ON_COST, rocket, rule)
    assert given_keywords(board.s, guard, e.ON_KEYWORD) == c.FLYING
    assert text_about_card(board.s, guard, e.ON_CANNOT, c.CANNOT_ATTACK) == rocket
    assert text_about_card(board.s, guard, e.ON_CANNOT, c.CANNOT_GUARD) == NOTHING
    assert text_about_card(board.s, rocket, e.ON_CANNOT, c.CANNOT_ATTACK) == NOTHING
    assert text_about_player(board.s, 1, e.ON_COST, 7) == rocket
    assert text_about_player(board.s, 0, e.ON_COST, 7) == NOTHING
