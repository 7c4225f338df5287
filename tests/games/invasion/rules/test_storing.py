"""Storing resources, the Storing phase, and stored pairs (INV-STORE, INV-TURN-6 to 9, P-13, P-14)."""

from __future__ import annotations

import pytest

from runestack.games.invasion.rules import choices as ch
from runestack.games.invasion.rules import constants as c
from runestack.games.invasion.rules import events as e
from runestack.games.invasion.rules.storage import spots_for, stored_of
from runestack.kernel.choices import YES
from tests.games.invasion.hand_made import card, duel, faces, player, technology

SPARK = card("Small Spark", "Deal 1 ranged damage.", cost="red")
BOLT = card("Small Bolt", "Deal 3 melee damage.", cost="red wild")
GREEN = card("Greenling", "Gain 1 armor.", cost="green green")
KEPT = card("Kept One", "Keep.\nGain 1 armor.", cost="blue")
FREE = card("Nothing", "Gain 1 armor.")
LOOSE = card("Loose", "Gain 1 armor.", cost="black wild")


@pytest.mark.rule("INV-STORE-1", "INV-STORE-2", "INV-STORE-4")
def test_a_coloured_resource_goes_into_a_spot_of_its_colour_or_into_a_wild_one() -> None:
    table = duel(player(dice=["green"], parts=1), phase=c.STORING)
    assert table.pairs(ch.PUT_IN) == [("green", "green"), ("green", "wild")]
    table.choose(ch.PUT_IN, "green", "wild")
    assert (table.stored(), table.wild()) == ("", "green")


@pytest.mark.rule("INV-STORE-1", "INV-RULING-5")
def test_each_colour_has_two_spots_and_there_are_two_wild_ones() -> None:
    assert faces().spots == [2, 2, 2, 2, 2, 2]
    table = duel(player(dice=["red red red", "red red red"], parts=1), phase=c.STORING)
    table.choose(ch.STORE_REST)
    assert (table.stored(), table.wild()) == ("red red", "red red")
    assert [event.number for event in table.told(e.LOSES_RESOURCE)] == [c.RED, c.RED]


@pytest.mark.rule("INV-RULING-5")
def test_the_number_of_spots_is_data() -> None:
    shelf = faces()
    kept = shelf.spots
    shelf.spots = [2, 3, 2, 2, 2, 2]
    try:
        table = duel(player(stored="red red", wild="blue blue"))
        assert spots_for(table.game, 0, c.RED) == [c.RED]
    finally:
        shelf.spots = kept


@pytest.mark.rule("INV-STORE-3", "INV-GEN-4")
def test_a_wild_resource_goes_into_a_wild_spot_only() -> None:
    table = duel()
    assert spots_for(table.game, 0, c.WILD) == [c.WILD]
    full = duel(player(wild="red blue"))
    assert spots_for(full.game, 0, c.WILD) == []


@pytest.mark.rule("INV-STORE-5")
def test_a_resource_without_an_open_spot_is_destroyed() -> None:
    table = duel(player(dice=["red"], stored="red red", wild="blue blue", parts=1), phase=c.STORING)
    assert table.is_asked(ch.ASK_SPARE)
    assert (table.stored(), table.wild()) == ("red red", "blue blue")
    assert [event.number for event in table.told(e.LOSES_RESOURCE)] == [c.RED]


@pytest.mark.rule("INV-TURN-6")
def test_unused_dice_and_the_pool_are_stored_and_used_dice_are_not() -> None:
    table = duel(player(dice=["red", "green"], pool="blue", parts=1))
    table.choose(ch.USE_DIE, 1).end_main()
    table.choose(ch.STORE_REST)
    assert table.stored() == "blue red green"  # the green one is in the pool, not on the die
    table = duel(player(dice=["red", "green"], hand=[GREEN], pool="green", parts=1))
    table.choose(ch.USE_DIE, 1).play(GREEN).end_main().choose(ch.PUT_IN, "red", "red")
    assert table.stored() == "red"


@pytest.mark.rule("INV-RULING-47")
def test_storing_is_a_duty_and_the_player_chooses_order_and_spots() -> None:
    table = duel(player(dice=["red blue"], parts=1), phase=c.STORING)
    assert table.pairs(ch.PUT_IN) == [
        ("blue", "blue"),
        ("blue", "wild"),
        ("red", "red"),
        ("red", "wild"),
    ]
    assert {kind for kind in range(60) if table.offers(kind)} == {ch.PUT_IN, ch.STORE_REST}
    table.choose(ch.PUT_IN, "red", "wild").choose(ch.PUT_IN, "blue", "wild")
    assert table.wild() == "blue red"


@pytest.mark.rule("INV-TURN-7", "INV-RULING-23")
def test_cards_left_in_hand_go_to_the_garbage_dump_in_the_order_of_choice() -> None:
    table = duel(player(hand=[FREE, SPARK], parts=1), phase=c.STORING)
    table.choose(ch.GIVE, SPARK).choose(ch.PUT_IN, "red", "red")
    assert table.garbage() == [FREE, SPARK]
    assert table.hand() == []
    assert not table.told(e.DISCARDS)


@pytest.mark.rule("INV-TURN-8", "INV-RULING-50")
def test_each_unplayed_card_stores_its_printed_cost_symbol_by_symbol() -> None:
    table = duel(player(hand=[LOOSE], parts=1), phase=c.STORING)
    assert table.pairs(ch.PUT_IN) == [("black", "black"), ("black", "wild"), ("wild", "wild")]
    table.choose(ch.PUT_IN, "wild", "wild").choose(ch.PUT_IN, "black", "black")
    assert (table.stored(), table.wild()) == ("black", "wild")


@pytest.mark.rule("INV-RULING-50")
def test_a_discount_does_not_change_what_an_unplayed_card_stores() -> None:
    table = duel(player(hand=[BOLT], stored="red red", parts=1))
    table.choose(ch.PAIR, "red").end_main().choose(ch.STORE_REST)
    assert (table.stored(), table.wild()) == ("red", "wild")


@pytest.mark.rule("INV-TURN-9", "INV-WORD-17")
def test_a_card_with_keep_stays_in_hand_or_goes_to_the_garbage_dump_and_stores() -> None:
    table = duel(player(hand=[KEPT], parts=1), phase=c.STORING)
    table.choose(ch.KEEP_CARD, KEPT)
    assert (table.hand(), table.stored()) == ([KEPT], "")
    table = duel(player(hand=[KEPT], parts=1), phase=c.STORING)
    table.choose(ch.GIVE, KEPT).choose(ch.PUT_IN, "blue", "blue")
    assert (table.hand(), table.garbage(), table.stored()) == ([], [KEPT], "blue")


@pytest.mark.rule("INV-WORD-18", "INV-RULING-51")
def test_a_card_can_be_kept_several_turns_in_a_row() -> None:
    table = duel(player(hand=[KEPT], deck=9))
    for _ in range(3):
        table.end_main().go(ch.ASK_KEEP).choose(ch.KEEP_CARD, KEPT).go(ch.ASK_DRAW).choose(ch.STOP)
        table.end_main().go(ch.ASK_DRAW).choose(ch.STOP)
        assert table.hand() == [KEPT]


@pytest.mark.rule("INV-CARD-5")
def test_texts_of_not_being_played_fire_when_a_card_enters_the_garbage_dump() -> None:
    drifter = card("Drifting", "When this card is not played: Gain 1 reroll.\nGain 1 armor.")
    scrap = card("Scrapped", "Scrap 2.\nGain 1 armor.")
    table = duel(player(hand=[drifter, scrap], training=[FREE]), phase=c.STORING)
    table.choose(ch.GIVE, drifter)
    assert table.game.rerolls[0] == 1
    table.go(ch.ASK_SPARE)
    assert table.asked().number == 2  # the spare parts of Scrap can be spent at once


@pytest.mark.rule("INV-CARD-5")
def test_a_played_card_does_not_fire_its_text_of_not_being_played() -> None:
    drifter = card("Drifting Two", "When this card is not played: Gain 1 reroll.\nGain 1 armor.")
    table = duel(player(hand=[drifter], parts=1))
    table.play(drifter).end_main()
    assert table.game.rerolls[0] == 0


# -- pairs ----------------------------------------------------------------------------------------------


@pytest.mark.rule("INV-STORE-6", "INV-BOARD-6", "INV-WORD-3")
def test_two_stored_resources_of_one_type_are_destroyed_together() -> None:
    table = duel(player(stored="red red blue"))
    assert table.offers(ch.PAIR) == ["red"]
    table.choose(ch.PAIR, "red")
    assert table.stored() == "blue"


@pytest.mark.rule("INV-STORE-7", "INV-STORE-9")
@pytest.mark.parametrize("symbol", ["red", "wild"])
def test_a_coloured_pair_takes_away_a_symbol_of_its_colour_or_a_wild_one(symbol: str) -> None:
    table = duel(player(hand=[BOLT], stored="red red", pool="red"))
    assert table.offers(ch.PLAY) == []
    table.choose(ch.PAIR, "red").play(BOLT)
    assert table.offers(ch.SYMBOL) == ["red", "wild"]
    table.choose(ch.SYMBOL, symbol)
    assert (table.pool(), table.played()) == ("", [BOLT])


@pytest.mark.rule("INV-STORE-9")
def test_a_coloured_pair_takes_away_no_symbol_of_another_colour() -> None:
    table = duel(player(hand=[GREEN], stored="red red", pool="green"))
    table.choose(ch.PAIR, "red")
    assert table.offers(ch.PLAY) == []


@pytest.mark.rule("INV-STORE-10")
def test_a_wild_pair_takes_away_a_wild_symbol_only() -> None:
    table = duel(player(hand=[BOLT, GREEN], wild="blue red", pool="red green"))
    table.choose(ch.PAIR, "wild")
    assert table.offers(ch.PLAY) == [BOLT]
    table.play(BOLT)
    assert table.pool() == "green"


@pytest.mark.rule("INV-STORE-7")
def test_the_discount_is_for_the_next_card_only() -> None:
    table = duel(player(hand=[SPARK, SPARK], stored="red red"))
    table.choose(ch.PAIR, "red").play(SPARK)
    assert table.offers(ch.PLAY) == []


@pytest.mark.rule(
    "INV-STORE-8", "INV-STORE-11", "INV-RULING-4", "INV-RULING-17", "INV-BOARD-6", "INV-RULING-44"
)
@pytest.mark.parametrize(
    ("colour", "mine", "theirs", "tokens"),
    [
        ("red", (10, 10), (9, 10), (0, 0)),
        ("blue", (11, 10), (10, 10), (0, 0)),
        ("green", (10, 11), (10, 10), (0, 0)),
        ("yellow", (10, 10), (10, 10), (1, 0)),
        ("wild", (10, 10), (10, 10), (0, 1)),
    ],
)
def test_a_pair_executes_the_ability_printed_for_its_type_even_if_no_card_follows(
    colour: str, mine: tuple[int, int], theirs: tuple[int, int], tokens: tuple[int, int]
) -> None:
    table = duel(player(stored="" if colour == "wild" else f"{colour} {colour}", wild="red blue"))
    table.choose(ch.PAIR, colour)
    assert (table.values(0), table.values(1)) == (mine, theirs)
    assert (table.game.rerolls[0], table.game.parts[0]) == tokens


@pytest.mark.rule("INV-RULING-4")
def test_a_black_pair_may_recycle_a_card() -> None:
    table = duel(player(stored="black black", discard=[SPARK]))
    table.choose(ch.PAIR, "black").choose(YES)
    assert table.deck()[0] == SPARK


@pytest.mark.rule("INV-RULING-43")
def test_a_discount_without_a_symbol_on_the_next_card_is_lost_but_the_ability_was_executed() -> (
    None
):
    table = duel(player(hand=[FREE, SPARK], stored="red red"))
    table.choose(ch.PAIR, "red")
    assert table.values(1) == (9, 10)
    assert table.offers(ch.PLAY) == [FREE, SPARK]
    table.play(FREE)
    assert table.offers(ch.PLAY) == []


@pytest.mark.rule("INV-RULING-43")
def test_a_discount_ends_with_the_main_phase() -> None:
    table = duel(player(stored="red red", parts=1))
    table.choose(ch.PAIR, "red")
    assert table.game.discounts[c.RED] == 1
    table.end_main()
    assert sum(table.game.discounts) == 0


@pytest.mark.rule("INV-RULING-44")
def test_several_discounts_each_take_away_one_symbol_of_the_same_card() -> None:
    table = duel(player(hand=[BOLT], stored="red red green green"))
    table.choose(ch.PAIR, "green").choose(ch.PAIR, "red")
    assert table.offers(ch.PLAY) == [BOLT]  # red takes red, green takes wild
    table.play(BOLT)
    assert table.played() == [BOLT]


@pytest.mark.rule("INV-RULING-44")
def test_no_symbol_is_taken_away_twice() -> None:
    table = duel(player(hand=[GREEN], stored="green green red red"))
    table.choose(ch.PAIR, "green").choose(ch.PAIR, "red")
    assert table.offers(ch.PLAY) == []  # one of the two green symbols is left


@pytest.mark.rule("INV-RULING-45")
def test_screws_in_wild_spots_count_only_as_wild_and_pair_in_any_colours() -> None:
    table = duel(player(stored="blue", wild="blue red"))
    assert table.offers(ch.PAIR) == ["wild"]
    assert stored_of(table.game, 0, c.BLUE) == 1
    table.choose(ch.PAIR, "wild")
    assert (table.stored(), table.wild()) == ("blue", "")


@pytest.mark.rule("INV-RULING-46")
def test_a_stored_screw_moves_only_by_a_text_and_only_to_a_spot_that_takes_it() -> None:
    mover = card("Mover", "Move a stored resource to another open spot.")
    table = duel(player(hand=[mover], stored="blue", wild="red red"))
    table.play(mover)  # wild is full: only red can move
    assert (table.stored(), table.wild()) == ("blue red", "red")


@pytest.mark.rule("INV-RULING-49")
def test_a_resource_of_choice_is_named_as_a_colour_and_a_wild_one_is_stored_in_a_wild_spot() -> (
    None
):
    add = card("Adder", "Add 1 resource of your choice to your pool. Store 1 wild resource.")
    table = duel(player(hand=[add]))
    table.play(add)
    assert table.offers(ch.COLOUR) == ["blue", "red", "black", "green", "yellow"]
    table.choose(ch.COLOUR, "black")
    assert (table.pool(), table.wild()) == ("black", "wild")


@pytest.mark.rule("INV-RULING-138")
def test_cannot_wins_over_may() -> None:
    ban = card("Ban", "The opponent cannot use reroll tokens until your next turn.")
    table = duel(player(hand=[ban], deck=9), player(rerolls=1))
    table.play(ban).end_main().go(ch.ASK_DRAW).choose(ch.STOP)
    assert table.offers(ch.REROLL) == []


@pytest.mark.rule("INV-RULING-4")
def test_a_text_can_execute_stored_abilities_without_using_anything() -> None:
    cistern = technology(
        "Small Cistern", "Exhaust: Execute the stored-resource abilities of 2 different types."
    )
    table = duel(player(base=[cistern]))
    table.choose(ch.ABILITY, cistern).choose(ch.PAIR, "blue")
    assert "blue" not in table.offers(ch.PAIR)
    table.choose(ch.PAIR, "green")
    assert table.values(0) == (11, 11)
