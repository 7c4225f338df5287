"""What a text means while it is executed: players, cards, numbers, conditions."""

import pytest

from runestack.games.rone.rules import constants as c
from runestack.games.runeslingers.rules import constants as rs
from runestack.kernel.frame import NOTHING
from runestack.kernel.meaning import (
    amount_of,
    candidates,
    chosen,
    holds_in_text,
    meant,
    nobody_needed,
    players,
    zone_cards,
)
from runestack.kernel.program import (
    COUNT_CARDS,
    COUNT_RESOURCE,
    COUNT_STAT,
    EACH_OPPONENT,
    EACH_PLAYER,
    EFFECT_COUNTS,
    IF_IS,
    INSTIGATOR,
    NO_TARGET,
    OPPONENT,
    PICK_EACH,
    PICK_EVENT,
    PICK_ONE,
    PICK_PLAYER,
    PICK_TARGET,
    PICK_THAT,
    PICK_THIS,
    PICK_TOP,
    PICK_ZONE,
    SIDE_ENEMY,
    TARGET_PLAYER,
    TARGETS_CONTROLLER,
    THAT_PLAYER,
    UNCHOSEN,
    YOU,
    Selector,
)
from runestack.kernel.references import reference
from tests.games.runeslingers.hand_made import Encounter
from tests.kernel.boards import (
    DEFENDER,
    EXHAUSTED,
    Board,
    condition,
    count,
    counting,
    effect_of,
    selector,
)
from tests.kernel.little_game import GUARD, MOURNER, ROCKET


def gone(board: Board, card: int) -> None:
    """A card becomes another object."""
    board.s.stamp[card] += 1000


# -- players -------------------------------------------------------------------------------------


def test_players_of_an_effect_are_seen_from_its_player() -> None:
    board = Board(seats=3)
    effect = effect_of(board, board.unit(0, ROCKET))
    effect.seat = 2
    assert players(board.s, effect, YOU, NOTHING) == [2]
    assert players(board.s, effect, EACH_OPPONENT, NOTHING) == [0, 1]
    assert players(board.s, effect, EACH_PLAYER, NOTHING) == [0, 1, 2]


@pytest.mark.parametrize("word", [TARGET_PLAYER, THAT_PLAYER])
def test_a_chosen_player_stands_in_a_register(word: int) -> None:
    board = Board()
    effect = effect_of(board, board.unit(0, ROCKET), [UNCHOSEN, 1, NO_TARGET])
    assert [players(board.s, effect, word, place) for place in range(3)] == [[], [1], []]


def test_that_player_without_a_choice_is_the_player_of_the_event() -> None:
    board = Board()
    effect = effect_of(board, board.unit(0, ROCKET))
    effect.number = 1
    assert players(board.s, effect, THAT_PLAYER, NOTHING) == [1]
    assert players(board.s, effect, TARGET_PLAYER, NOTHING) == []


def test_the_targets_controller_is_found_even_if_the_target_has_left() -> None:
    board = Board()
    guard = board.unit(1, GUARD)
    effect = effect_of(board, board.unit(0, ROCKET), [reference(board.s, guard), NO_TARGET])
    gone(board, guard)
    assert players(board.s, effect, TARGETS_CONTROLLER, 0) == [1]
    assert players(board.s, effect, TARGETS_CONTROLLER, 1) == []


def test_the_instigator_is_what_the_game_remembers() -> None:
    board = Board()
    assert players(board.s, effect_of(board, board.unit(0, ROCKET)), INSTIGATOR, NOTHING) == []
    encounter = Encounter()
    trigger = encounter.sling(encounter.play(0, "Fireball", 1))
    trigger.count = 1
    assert players(encounter.state, trigger, INSTIGATOR, NOTHING) == [1]


def test_of_several_opponents_the_one_that_was_chosen_is_meant() -> None:
    board = Board(seats=3)
    effect = effect_of(board, board.unit(0, ROCKET))
    assert players(board.s, effect, OPPONENT, NOTHING) == [1, 2]
    effect.items.append(2)  # behind the choices of the text
    assert players(board.s, effect, OPPONENT, NOTHING) == [2]
    board.s.water[1], board.s.water[2] = 5, 0
    rich = condition(COUNT_RESOURCE, 4, word=c.WATER, player=OPPONENT)
    assert not holds_in_text(board.s, effect, rich)
    effect.items[-1] = 1
    assert holds_in_text(board.s, effect, rich)


# -- cards ---------------------------------------------------------------------------------------


def test_what_can_be_chosen_fits_and_is_another_than_those_before() -> None:
    board = Board()
    rocket = board.unit(0, ROCKET)
    guard, mourner = board.unit(1, GUARD), board.unit(1, MOURNER)
    effect = effect_of(board, rocket, [reference(board.s, guard), UNCHOSEN])
    for pick in (PICK_TARGET, PICK_ONE):
        enemies = selector(pick=pick, side=SIDE_ENEMY, place=1)
        assert candidates(board.s, effect, enemies) == [guard, mourner]
        another = selector(pick=pick, side=SIDE_ENEMY, other=True, place=1)
        assert candidates(board.s, effect, another) == [mourner]


def test_only_targets_are_held_to_the_rules_of_targeting() -> None:
    board = Board()
    rocket, guard = board.unit(0, ROCKET), board.unit(1, GUARD)
    board.s.faces.flags[GUARD] |= c.INVISIBILITY
    effect = effect_of(board, rocket, [reference(board.s, guard)])
    target, one = selector(pick=PICK_TARGET, place=0), selector(pick=PICK_ONE, place=0)
    assert guard not in candidates(board.s, effect, target)
    assert guard in candidates(board.s, effect, one)
    assert chosen(board.s, effect, target) == []
    assert chosen(board.s, effect, one) == [guard]


def test_a_chosen_card_that_has_become_another_object_is_not_meant() -> None:
    board = Board()
    rocket, guard = board.unit(0, ROCKET), board.unit(1, GUARD)
    effect = effect_of(board, rocket, [reference(board.s, guard)])
    named = [selector(pick=pick, place=0) for pick in (PICK_TARGET, PICK_ONE, PICK_THAT)]
    assert [meant(board.s, effect, which) for which in named] == [[guard]] * 3
    gone(board, guard)
    assert [meant(board.s, effect, which) for which in named] == [[]] * 3


def test_this_card_and_the_card_of_the_event_are_meant_while_they_are_in_play() -> None:
    board = Board()
    rocket, guard = board.unit(0, ROCKET), board.unit(1, GUARD)
    effect = effect_of(board, rocket)
    effect.target = reference(board.s, guard)
    this, event = Selector(PICK_THIS), Selector(PICK_EVENT)
    assert (meant(board.s, effect, this), meant(board.s, effect, event)) == ([rocket], [guard])
    board.s.zone[guard] = c.IN_GRAVEYARD
    gone(board, rocket)
    assert (meant(board.s, effect, this), meant(board.s, effect, event)) == ([], [])


def test_each_means_all_that_fit_and_players_stand_for_their_cards() -> None:
    board = Board()
    rocket, guard = board.unit(0, ROCKET), board.unit(1, GUARD)
    effect = effect_of(board, rocket)
    each = selector(pick=PICK_EACH, tests=(DEFENDER,))
    assert meant(board.s, effect, each) == [guard]
    heroes = Selector(PICK_PLAYER)
    heroes.player = EACH_PLAYER
    assert meant(board.s, effect, heroes) == board.s.hero


def test_an_instruction_needs_no_card_for_each_and_for_up_to_none() -> None:
    board = Board()
    effect = effect_of(board, board.unit(0, ROCKET), [NO_TARGET])
    up_to = selector(pick=PICK_TARGET, place=0)
    assert not nobody_needed(effect, up_to)
    up_to.up_to = True
    assert nobody_needed(effect, up_to)
    assert nobody_needed(effect, selector(pick=PICK_EACH))
    assert nobody_needed(effect, Selector(PICK_PLAYER))
    assert not nobody_needed(effect, Selector(PICK_THIS))


def test_cards_of_a_zone_fit_and_are_never_the_acting_card() -> None:
    board = Board()
    s = board.s
    rocket = board.unit(0, ROCKET)
    effect = effect_of(board, rocket)
    guards = selector(pick=PICK_ZONE, tests=(DEFENDER,))
    guards.zone = c.IN_DECK
    found = zone_cards(s, effect, guards)
    assert found == [card for card in s.deck[0] if s.face[card] == GUARD]
    effect.card = found[0]
    assert zone_cards(s, effect, guards) == found[1:]


def test_the_top_card_of_a_zone_is_the_last_one_of_each_pile() -> None:
    board = Board(seats=4)
    s = board.s
    effect = effect_of(board, board.unit(0, ROCKET))
    top = selector(pick=PICK_TOP)
    top.zone = c.IN_DECK
    assert zone_cards(s, effect, top) == [s.deck[0][-1]]
    top.player = EACH_PLAYER
    assert zone_cards(s, effect, top) == [s.deck[0][-1], s.deck[1][-1]]  # one deck for a team
    top.zone = c.IN_GRAVEYARD
    assert zone_cards(s, effect, top) == []


# -- numbers and conditions ----------------------------------------------------------------------


def test_an_amount_is_a_number_and_more_for_each_that_is_counted() -> None:
    board = Board()
    effect = effect_of(board, board.unit(0, ROCKET))
    guards = counting(2, 3, count(COUNT_CARDS, which=selector(tests=(DEFENDER,))))
    assert amount_of(board.s, effect, guards) == 2
    board.unit(1, GUARD)
    board.unit(0, GUARD)
    assert amount_of(board.s, effect, guards) == 8


def test_a_value_of_that_card_is_counted_while_it_is_the_same_object() -> None:
    board = Board()
    guard = board.unit(1, GUARD)
    effect = effect_of(board, board.unit(0, ROCKET), [reference(board.s, guard)])
    health = counting(
        0, 1, count(COUNT_STAT, word=c.STAT_HEALTH, which=selector(pick=PICK_THAT, place=0))
    )
    assert amount_of(board.s, effect, health) == 4
    gone(board, guard)
    assert amount_of(board.s, effect, health) == 0


def test_what_an_effect_has_done_is_counted_and_compared() -> None:
    encounter = Encounter()
    effect = encounter.sling(encounter.play(0, "Fireball", 1))
    effect.items[-1] = 3  # the damage dealt in all
    dealt = counting(1, 2, count(rs.COUNT_DAMAGE))
    assert amount_of(encounter.state, effect, dealt) == 7
    assert holds_in_text(encounter.state, effect, condition(rs.COUNT_DAMAGE, 3))
    assert not holds_in_text(encounter.state, effect, condition(rs.COUNT_DAMAGE, 4))


def test_an_effect_that_counts_nothing_of_its_own_says_so() -> None:
    board = Board()
    effect = effect_of(board, board.unit(0, ROCKET))
    with pytest.raises(RuntimeError, match=f"no count has the number {EFFECT_COUNTS}"):
        amount_of(board.s, effect, counting(0, 1, count(EFFECT_COUNTS)))


def test_an_if_about_that_card_looks_at_what_was_chosen_or_at_the_event() -> None:
    board = Board()
    guard = board.unit(1, GUARD)
    board.s.rotation[guard] = 1
    effect = effect_of(board, board.unit(0, ROCKET), [reference(board.s, guard)])
    chosen_before = condition(IF_IS, which=selector(pick=PICK_THAT, place=0), test=EXHAUSTED)
    of_event = condition(IF_IS, which=Selector(PICK_EVENT), test=EXHAUSTED)
    assert holds_in_text(board.s, effect, chosen_before)
    assert not holds_in_text(board.s, effect, of_event)
    effect.target = reference(board.s, guard)
    assert holds_in_text(board.s, effect, of_event)


def test_an_if_about_a_chosen_player_asks_that_one() -> None:
    board = Board()
    effect = effect_of(board, board.unit(0, ROCKET), [1])
    board.s.water[0], board.s.water[1] = 0, 4
    asked = condition(COUNT_RESOURCE, 4, word=c.WATER, player=TARGET_PLAYER, place=0)
    assert holds_in_text(board.s, effect, asked)
    effect.items[0] = 0
    assert not holds_in_text(board.s, effect, asked)
