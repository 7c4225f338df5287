"""Dice: how they are built, what they show, and when they can be used (INV-DICE, INV-TOKEN-2, 3)."""

from __future__ import annotations

import pytest

from runestack.games.invasion.rules import choices as ch
from runestack.games.invasion.rules import constants as c
from runestack.games.invasion.rules import events as e
from runestack.games.invasion.rules.dice import dice_of, place_of_screw, rebuild, set_aside
from runestack.games.invasion.rules.main_phase import can_reroll, can_transform, can_use_die
from runestack.games.invasion.rules.turn import end_turn_of
from runestack.kernel.driver import run
from tests.games.invasion.hand_made import COLOURS, Table, card, duel, player, show, technology

JAM = card("Jam", "The opponent does not use a die.")
AGAIN = card("Again", "One of your used dice can be used again.")


def sides_of(table: Table, die: int) -> list[list[str]]:
    """The screws of a die, side by side."""
    first = place_of_screw(die, 0, 0)
    screws = [COLOURS[n] for n in table.game.screw[first : first + c.SCREWS_OF_DIE]]
    return [screws[place : place + 3] for place in range(0, c.SCREWS_OF_DIE, 3)]


@pytest.mark.rule("INV-DICE-1", "INV-DICE-2", "INV-DICE-3", "INV-SETUP-13")
def test_each_player_has_four_dice_with_one_empty_side_and_one_side_for_each_colour() -> None:
    table = duel()
    assert [len(dice_of(seat)) for seat in (0, 1)] == [4, 4]
    assert len(table.game.screw) == 8 * 6 * 3
    for die in range(8):
        assert sides_of(table, die) == [
            ["neutral"] * 3,
            *[[colour, "neutral", "neutral"] for colour in COLOURS[:5]],
        ]


@pytest.mark.rule("INV-DICE-4", "INV-GEN-5", "INV-MAIN-2")
def test_each_coloured_screw_on_top_gives_a_resource_and_a_neutral_one_none() -> None:
    table = duel(player(dice=["red red", "blue green yellow", ""]))
    table.choose(ch.USE_DIE, 0)
    assert table.pool() == "red red"
    table.choose(ch.USE_DIE, 1)
    assert table.pool() == "blue red red green yellow"
    table.choose(ch.USE_DIE, 2)
    assert table.pool() == "blue red red green yellow"


@pytest.mark.rule("INV-DICE-5", "INV-RULING-143")
@pytest.mark.parametrize("shown", ["", "red", "red red", "black black black", "blue red yellow"])
def test_a_side_can_show_none_to_three_resources_in_any_mix(shown: str) -> None:
    table = duel(player(dice=[shown]))
    table.choose(ch.USE_DIE, 0)
    assert table.pool() == shown


@pytest.mark.rule("INV-DICE-6", "INV-DICE-7")
def test_a_used_die_can_be_neither_used_nor_rerolled_nor_transformed() -> None:
    table = duel(player(dice=["red", "blue"], rerolls=2))
    table.choose(ch.USE_DIE, 0)
    assert table.offers(ch.USE_DIE) == [1, 2, 3]
    assert table.offers(ch.REROLL) == [1, 2, 3]
    assert 0 not in table.offers(ch.TRANSFORM)
    assert not can_use_die(table.game, 0, 0, None)


@pytest.mark.rule("INV-DICE-7")
def test_a_text_that_says_so_lets_a_used_die_be_used_again_with_the_same_side() -> None:
    table = duel(player(hand=[AGAIN], dice=["red", "blue"]))
    table.choose(ch.USE_DIE, 0).play(AGAIN)
    assert table.offers(ch.USE_DIE) == [0, 1, 2, 3]
    table.choose(ch.USE_DIE, 0)
    assert table.pool() == "red red"


@pytest.mark.rule("INV-DICE-6", "INV-DICE-8", "INV-TURN-4")
def test_a_die_that_is_set_aside_is_not_rolled_and_cannot_be_used() -> None:
    table = duel(player(rerolls=1), phase=c.ROLLING, run_on=False)
    set_aside(table.game, 2, c.THIS_TURN, "")
    table = duel_from(table)
    assert [event.number for event in table.told(e.ROLLS)] == [0, 1, 3]
    assert table.offers(ch.USE_DIE) == [0, 1, 3]
    assert table.offers(ch.REROLL) == [0, 1, 3]
    assert table.pairs(ch.TRANSFORM) == [(0, 1), (0, 3), (1, 3)]


def duel_from(table: Table) -> Table:
    """Runs a table that was changed before it began."""
    run(table.game)
    return table


@pytest.mark.rule("INV-DICE-8", "INV-TURN-6")
def test_a_die_that_is_set_aside_stores_nothing() -> None:
    table = duel(player(dice=["red", "blue"], parts=1), phase=c.STORING, run_on=False)
    set_aside(table.game, 0, c.THIS_TURN, "")
    duel_from(table)
    table.go(ch.ASK_SPARE)
    assert table.stored() + table.wild() == "blue"


@pytest.mark.rule("INV-RULING-105")
def test_a_die_named_in_the_opponents_turn_is_out_for_the_owners_next_turn_only() -> None:
    table = duel(player(hand=[JAM]))
    table.play(JAM)
    assert table.asked().seat == 1
    table.choose(ch.DIE, 6).end_main().go(ch.ASK_DRAW)
    assert table.number(2) == 1
    table.choose(ch.STOP)
    assert table.offers(ch.USE_DIE) == [4, 5, 7]
    table.end_main().go(ch.ASK_DRAW)
    assert table.game.die_state[6] == c.UNUSED


@pytest.mark.rule("INV-RULING-105")
def test_a_die_used_this_turn_may_be_named_only_if_there_is_no_other() -> None:
    own = card("Own Jam", "Each player does not use a die.")
    table = duel(player(hand=[own, own]))
    for die in (0, 1, 2):
        table.choose(ch.USE_DIE, die)
    table.play(own)  # die 3 is the only one that may be named
    assert table.game.die_state[3] == c.SET_ASIDE
    table.choose(ch.DIE, 4)
    table.play(own)
    assert table.offers(ch.DIE) == [0, 1, 2]


@pytest.mark.rule("INV-RULING-105")
def test_in_the_opponents_turn_no_die_counts_as_used() -> None:
    table = duel(player(hand=[JAM]))
    for die in (4, 5, 7):
        table.game.die_state[die] = c.USED  # as they were when the owner's turn ended
    set_aside(table.game, 6, c.THIS_TURN, "")
    end_turn_of(table.game, 1)
    table.play(JAM)
    assert table.asked().seat == 1
    assert table.offers(ch.DIE) == [4, 5, 6, 7]


@pytest.mark.rule("INV-DICE-9")
def test_a_rebuilt_side_stays_rebuilt() -> None:
    table = duel(player(deck=8))
    rebuild(table.game, 1, 4, 2, c.BLACK, "")
    table.end_main().go(ch.ASK_DRAW).choose(ch.STOP).end_main().go(ch.ASK_DRAW)
    assert table.number(2) == 0
    assert sides_of(table, 1)[4] == ["green", "neutral", "black"]


@pytest.mark.rule("INV-TOKEN-2", "INV-RULING-41", "INV-WORD-3")
def test_a_reroll_token_rolls_one_die_again_and_the_same_die_can_be_rolled_once_more() -> None:
    table = duel(player(rerolls=2))
    table.choose(ch.REROLL, 1).choose(ch.REROLL, 1)
    assert [event.number for event in table.told(e.REROLLS)] == [1, 1]
    assert table.game.rerolls[0] == 0
    assert table.offers(ch.REROLL) == []
    rolled = table.told(e.REROLLS)[-1].other
    assert table.game.die_top[1] == rolled


@pytest.mark.rule("INV-TOKEN-3")
def test_a_used_die_or_one_set_aside_cannot_be_rerolled() -> None:
    table = duel(player(rerolls=1))
    table.choose(ch.USE_DIE, 0)
    set_aside(table.game, 1, c.THIS_TURN, "")
    assert not can_reroll(table.game, 0, 0, None)
    assert not can_reroll(table.game, 0, 1, None)
    assert can_reroll(table.game, 0, 2, None)


@pytest.mark.rule("INV-RULING-41")
def test_in_competitive_mode_only_own_dice_are_rerolled_and_only_between_roll_and_storing() -> None:
    table = duel(player(rerolls=1, hand=["Scout"], pool="yellow"))
    assert table.offers(ch.REROLL) == [0, 1, 2, 3]
    assert not can_reroll(table.game, 0, 4, None)
    early = duel(player(rerolls=1), phase=c.DRAWING)
    assert early.offers(ch.REROLL) == []
    table.end_main()
    assert table.asked().kind != ch.ASK_MAIN


@pytest.mark.rule("INV-MAIN-5", "INV-MAIN-6", "INV-RULING-48", "INV-RULING-30")
def test_any_two_unused_dice_are_transformed_into_one_resource_of_choice() -> None:
    table = duel(player(dice=["red red red", ""]))
    table.choose(ch.TRANSFORM, 0, 1)
    assert table.offers(ch.COLOUR) == ["blue", "red", "black", "green", "yellow"]
    table.choose(ch.COLOUR, "green")
    assert table.pool() == "green"
    assert [table.game.die_state[die] for die in range(4)] == [c.USED, c.USED, c.UNUSED, c.UNUSED]


@pytest.mark.rule("INV-MAIN-7", "INV-SUM-2")
def test_dice_are_transformed_once_each_turn() -> None:
    table = duel(player(deck=9))
    table.choose(ch.TRANSFORM, 0, 1).choose(ch.COLOUR, "red")
    assert table.offers(ch.TRANSFORM) == []
    assert not can_transform(table.game, 0, None)
    table.end_main().go(ch.ASK_DRAW).choose(ch.STOP).end_main().go(ch.ASK_DRAW).choose(ch.STOP)
    assert table.number(2) == 0
    assert len(table.offers(ch.TRANSFORM)) == 6


@pytest.mark.rule("INV-MAIN-5")
def test_one_die_is_not_enough_to_transform() -> None:
    table = duel()
    for die in (0, 1, 2):
        table.choose(ch.USE_DIE, die)
    assert table.offers(ch.TRANSFORM) == []


@pytest.mark.rule("INV-TURN-4", "INV-RULING-136")
def test_a_roll_shows_every_side_about_as_often_and_depends_on_the_seed_alone() -> None:
    def rolls(seed: int) -> list[int]:
        table = duel(player(rerolls=400), seed=seed)
        for _ in range(400):
            table.choose(ch.REROLL, 0)
        return [event.other for event in table.told(e.REROLLS)]

    shown = rolls(7)
    assert shown == rolls(7)
    assert shown != rolls(8)
    assert all(40 < shown.count(side) < 95 for side in range(6))


@pytest.mark.rule("INV-RULING-33")
def test_turning_a_die_lays_it_on_another_side_and_is_no_roll() -> None:
    bearings = technology("Bearings", "Exhaust: Turn up to 2 unused dice to sides of your choice.")
    table = duel(player(base=[bearings]))
    show(table.game, 0, "red")
    table.choose(ch.ABILITY, bearings)
    assert (0, 0) not in table.pairs(ch.SIDE)  # the side it lies on
    table.choose(ch.SIDE, 0, 4)
    assert table.game.die_top[0] == 4
    assert not table.told(e.REROLLS)
