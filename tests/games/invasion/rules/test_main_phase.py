"""The Main phase in competitive mode: actions, payment, discounts, double execution (INV-MAIN, P-8 to P-13)."""

from __future__ import annotations

import pytest

from runestack.games.invasion.rules import choices as ch
from runestack.games.invasion.rules import constants as c
from runestack.games.invasion.rules import events as e
from runestack.games.invasion.rules.main_phase import can_play
from runestack.kernel.choices import NO, YES
from tests.games.invasion.hand_made import card, duel, leader, player, technology

BOLT = card("Bolt", "Deal 3 melee damage.", cost="red wild", reward=1)
SPARK = card("Spark", "Deal 1 ranged damage.", cost="red")
FREE = card("Free Shot", "Deal 1 ranged damage.")
TWICE = card("Twice", "Execute the effects of the next card you play this turn twice.")
RAIL = technology("Rail", "Exhaust: Deal 3 melee damage.")
CARAVAN = card(
    "Caravan",
    "You may play a card with 1 symbol from your hand without paying. Gain 1 armor.",
)
COIL = card("Coil", "Refresh a card in your base.")


@pytest.mark.rule("INV-MAIN-1", "INV-TURN-5")
def test_the_five_actions_are_offered_in_any_order_and_again_and_again() -> None:
    table = duel(player(hand=[FREE, FREE], base=[RAIL], stored="red red"), player(health=18))
    kinds = (ch.USE_DIE, ch.TRANSFORM, ch.PLAY, ch.ABILITY, ch.PAIR)
    assert all(table.offers(kind) for kind in kinds)
    table.play(FREE).choose(ch.USE_DIE, 0).choose(ch.ABILITY, RAIL).play(FREE)
    assert table.values(1) == (7, 16)
    table.choose(ch.PAIR, "red").choose(ch.USE_DIE, 1)
    assert table.values(1) == (6, 16)


@pytest.mark.rule("INV-MAIN-3", "INV-MAIN-4")
def test_the_pool_is_gone_after_the_turn() -> None:
    table = duel(player(dice=["red red red"], stored="red red", wild="blue blue", deck=9))
    table.choose(ch.USE_DIE, 0)
    assert table.pool() == "red red red"
    table.end_main().go(ch.ASK_DRAW)
    assert table.pool() == ""
    assert table.stored() == "red red"


@pytest.mark.rule("INV-MAIN-8")
def test_only_cards_of_the_own_hand_can_be_played() -> None:
    table = duel(
        player(hand=[FREE], discard=[SPARK], garbage=[TWICE], pool="red"), player(hand=[COIL])
    )
    assert table.offers(ch.PLAY) == [FREE]
    for name in (SPARK, TWICE, COIL):
        assert not can_play(table.game, 0, table.one(name), None)


@pytest.mark.rule("INV-MAIN-9", "INV-CARD-3")
@pytest.mark.parametrize(
    ("pool", "playable"),
    [("red blue", True), ("red red", True), ("red", False), ("blue blue", False), ("", False)],
)
def test_a_colour_symbol_needs_its_colour_and_a_wild_symbol_any(pool: str, playable: bool) -> None:
    table = duel(player(hand=[BOLT], pool=pool))
    assert table.offers(ch.PLAY) == ([BOLT] if playable else [])


@pytest.mark.rule("INV-MAIN-9", "INV-RULING-38")
def test_the_player_chooses_which_resource_pays_for_a_wild_symbol() -> None:
    table = duel(player(hand=[BOLT], pool="red blue green"))
    table.play(BOLT)
    assert table.offers(ch.COLOUR) == ["blue", "green"]  # the red one is needed
    table.choose(ch.COLOUR, "green")
    assert table.pool() == "blue"
    assert table.values(1) == (7, 10)


@pytest.mark.rule("INV-RULING-38")
def test_nothing_is_paid_before_the_whole_payment_is_chosen() -> None:
    table = duel(player(hand=[BOLT], pool="red blue green"))
    table.play(BOLT)
    assert (table.pool(), table.hand(), table.played()) == ("blue red green", [BOLT], [])


@pytest.mark.rule("INV-MAIN-10")
def test_a_card_without_symbols_is_free() -> None:
    table = duel(player(hand=[FREE]))
    table.play(FREE)
    assert table.values(1) == (10, 9)


@pytest.mark.rule("INV-MAIN-11", "INV-BOARD-8", "INV-CARD-4")
def test_a_card_lies_in_the_played_zone_before_its_effects_are_executed() -> None:
    burn = card("Burn", "You may recycle a card. Deal 1 ranged damage.")
    table = duel(player(hand=[burn, FREE], discard=[SPARK]))
    table.play(burn)
    assert table.played() == [burn]
    assert table.values(1) == (10, 10)


@pytest.mark.rule("INV-MAIN-12", "INV-PERM-4", "INV-PERM-5", "INV-PERM-6", "INV-RULING-25")
def test_an_activated_ability_exhausts_its_card_and_an_exhausted_card_cannot_be_used() -> None:
    table = duel(player(base=[RAIL]))
    table.choose(ch.ABILITY, RAIL)
    assert table.exhausted(RAIL)
    assert table.values(1) == (7, 10)
    assert table.offers(ch.ABILITY) == []


@pytest.mark.rule("INV-MAIN-12")
def test_abilities_of_the_opponents_base_are_not_offered() -> None:
    table = duel(player(), player(base=[RAIL]))
    assert table.offers(ch.ABILITY) == []


@pytest.mark.rule("INV-PERM-8", "INV-FAQ-4", "INV-WORD-11")
def test_a_card_that_is_refreshed_can_be_used_again_in_the_same_turn() -> None:
    table = duel(player(base=[RAIL], hand=[COIL]))
    table.choose(ch.ABILITY, RAIL).play(COIL)
    assert not table.exhausted(RAIL)
    table.choose(ch.ABILITY, RAIL)
    assert table.values(1) == (4, 10)


@pytest.mark.rule("INV-PERM-1", "INV-PERM-4")
def test_an_exhausted_card_stays_exhausted_in_the_next_turn() -> None:
    table = duel(player(base=[RAIL], deck=9))
    table.choose(ch.ABILITY, RAIL).end_main().go(ch.ASK_DRAW).choose(ch.STOP)
    table.end_main().go(ch.ASK_DRAW).choose(ch.STOP)
    assert table.exhausted(RAIL)
    assert table.offers(ch.ABILITY) == []
    assert table.base() == [RAIL]


@pytest.mark.rule("INV-PERM-3", "INV-PERM-7")
def test_a_passive_works_while_its_card_is_exhausted_and_in_the_opponents_turn() -> None:
    both = technology(
        "Both", "Exhaust: Draw a card.\nAt the end of the opponent's turn, gain 1 armor."
    )
    table = duel(player(), player(base=[both], exhausted=[both]))
    table.end_main().go(ch.ASK_DRAW)
    assert table.number(2) == 1
    assert table.values(1) == (11, 10)


@pytest.mark.rule("INV-RULING-40")
def test_further_costs_of_an_ability_are_paid_with_exhausting() -> None:
    silt = leader("Silt", "Exhaust, lose 1 health: Deal 2 ranged damage.")
    table = duel(player(base=[silt]))
    table.choose(ch.ABILITY, silt)
    assert table.values(0) == (10, 9)
    assert table.values(1) == (10, 8)
    assert table.exhausted(silt)


@pytest.mark.rule("INV-RULING-40")
def test_an_ability_whose_cost_cannot_be_paid_is_not_offered() -> None:
    press = technology("Press", "Exhaust, discard a card: Deal 2 ranged damage.")
    assert duel(player(base=[press])).offers(ch.ABILITY) == []
    table = duel(player(base=[press], hand=[SPARK]))
    table.choose(ch.ABILITY, press)
    assert table.discard() == [SPARK]
    assert table.values(1) == (10, 8)


@pytest.mark.rule("INV-RULING-40")
def test_activated_abilities_are_usable_in_the_main_phase_only() -> None:
    for phase in (c.DRAWING, c.SPENDING):
        table = duel(player(base=[RAIL], parts=3, training=[FREE]), phase=phase)
        assert table.offers(ch.ABILITY) == []


@pytest.mark.rule("INV-RULING-59")
def test_the_player_declares_the_end_of_the_main_phase_and_never_comes_back() -> None:
    table = duel(player(hand=[FREE], parts=1, training=[FREE]))
    assert table.offers(ch.END_MAIN) == [0]
    table.end_main()
    assert table.number(6) == c.SPENDING
    assert not table.is_asked(ch.ASK_MAIN)


# -- double execution ---------------------------------------------------------------------------------


@pytest.mark.rule("INV-RULING-36")
def test_the_next_card_is_executed_twice_and_the_one_after_it_once() -> None:
    table = duel(player(hand=[TWICE, FREE, FREE]))
    table.play(TWICE).play(FREE)
    assert table.values(1) == (10, 8)
    table.play(FREE)
    assert table.values(1) == (10, 7)


@pytest.mark.rule("INV-RULING-36", "INV-FAQ-6")
def test_setting_the_marker_while_it_is_set_changes_nothing() -> None:
    pair = card(
        "Set Twice",
        "Deal 1 ranged damage. Execute the effects of the next card you play this turn twice.",
    )
    table = duel(player(hand=[pair, pair, FREE, FREE]))
    table.play(pair).play(pair)  # 1, then twice 1
    assert table.values(1) == (10, 7)
    table.play(FREE)
    assert table.values(1) == (10, 5)
    table.play(FREE)
    assert table.values(1) == (10, 4)


@pytest.mark.rule("INV-RULING-36", "INV-FAQ-6")
def test_echo_and_the_marker_together_execute_twice_not_four_times() -> None:
    echo = card("Echoing", "Echo.\nDeal 1 ranged damage.")
    table = duel(player(hand=[TWICE, echo, echo]))
    table.play(TWICE).play(echo)
    assert table.values(1) == (10, 8)
    table.play(echo)
    assert table.values(1) == (10, 6)


@pytest.mark.rule("INV-RULING-36")
def test_the_second_pass_makes_new_choices() -> None:
    choice = card("Add", "Add 1 resource of your choice to your pool.")
    table = duel(player(hand=[TWICE, choice]))
    table.play(TWICE).play(choice).choose(ch.COLOUR, "red").choose(ch.COLOUR, "green")
    assert table.pool() == "red green"


@pytest.mark.rule("INV-RULING-36")
def test_an_unused_marker_is_gone_after_the_turn() -> None:
    table = duel(player(hand=[TWICE], deck=[FREE, FREE, FREE]))
    table.play(TWICE)
    assert table.game.doubled[0] == 1
    table.end_main().go(ch.ASK_DRAW)
    assert table.game.doubled[0] == 0


@pytest.mark.rule("INV-RULING-36", "INV-RULING-140", "INV-CARD-6")
def test_rewards_and_costs_are_never_doubled() -> None:
    table = duel(player(hand=[TWICE, BOLT], pool="red red red", training=[FREE]))
    table.play(TWICE).play(BOLT)
    assert table.pool() == "red"
    assert table.values(1) == (4, 10)
    table.end_main().go(ch.ASK_SPARE)
    assert table.asked().number == 1


# -- texts that are executed ----------------------------------------------------------------------------


@pytest.mark.rule("INV-RULING-33")
def test_texts_are_executed_in_printed_order_and_impossible_parts_are_skipped() -> None:
    odd = card(
        "Odd",
        "The opponent discards a card. Refresh a card in your base. Deal 1 ranged damage. Gain 2 armor.",
    )
    table = duel(player(hand=[odd]))
    table.play(odd)
    assert table.values(1) == (10, 9)
    assert table.values(0) == (12, 10)
    kinds = [event.kind for event in table.game.journal.events]  # type: ignore[union-attr]
    assert kinds.index(e.TAKES_DAMAGE) < kinds.index(e.GAINS)


@pytest.mark.rule("INV-RULING-33")
def test_what_a_text_says_must_be_done_unless_it_says_may() -> None:
    must = card("Must", "Lose 2 health.")
    may = card("May", "You may lose 2 health. If you do, deal 3 ranged damage.")
    table = duel(player(hand=[must, may, may]))
    table.play(must)
    assert table.values(0) == (10, 8)
    table.play(may).choose(NO)
    assert (table.values(0), table.values(1)) == ((10, 8), (10, 10))
    table.play(may).choose(YES)
    assert (table.values(0), table.values(1)) == ((10, 6), (10, 7))


@pytest.mark.rule("INV-RULING-39", "INV-TURN-11")
def test_a_played_card_that_leaves_the_zone_keeps_its_effects_and_gives_no_reward() -> None:
    crane = card("Crane", "You may put a card from your played zone on top of your deck.")
    table = duel(player(hand=[BOLT, crane], pool="red red", training=[FREE]))
    table.play(BOLT).play(crane).choose(YES)
    assert table.deck()[0] == BOLT
    assert table.played() == [crane]
    assert table.values(1) == (7, 10)
    table.end_main().go(ch.ASK_DRAW)
    assert not table.told(e.SPARE_ACTION)
    assert table.training() == {FREE: 0}


@pytest.mark.rule("INV-TURN-11")
def test_a_tactic_goes_to_the_discard_pile_after_its_execution_and_gives_no_reward() -> None:
    trick = card("Trick", "Tactic.\nDeal 1 ranged damage.", reward=2)
    table = duel(player(hand=[trick], training=[FREE]))
    table.play(trick)
    assert (table.played(), table.discard()) == ([], [trick])
    table.end_main().go(ch.ASK_DRAW)
    assert table.training() == {FREE: 0}


@pytest.mark.rule("INV-RULING-148")
def test_a_card_played_by_an_effect_costs_nothing_and_counts_as_played() -> None:
    table = duel(player(hand=[CARAVAN, SPARK, BOLT, FREE], training=[FREE]))
    table.play(CARAVAN).choose(YES)  # Bolt has two symbols, Free Shot none
    assert table.played() == [CARAVAN, SPARK]
    assert table.values(1) == (10, 9)
    assert table.values(0) == (11, 10)
    assert table.game.plays[0] == 2


@pytest.mark.rule("INV-RULING-148")
def test_discounts_stay_for_the_next_paid_card_and_the_double_marker_is_used() -> None:
    saver = card(
        "Saver",
        "The next card you play this turn costs 1 symbol less. You may play a card with 1 symbol from your hand without paying.",
    )
    table = duel(player(hand=[saver, SPARK, SPARK]))
    table.play(saver).choose(YES).choose(ch.PLAY, SPARK)
    assert table.values(1) == (10, 9)
    assert SPARK in table.offers(ch.PLAY)  # without a resource in the pool
    table = duel(player(hand=[CARAVAN, SPARK]))
    table.game.doubled[0] = 1
    table.play(CARAVAN)  # consumes the marker: offered twice
    table.choose(NO).choose(YES)
    assert table.values(1) == (10, 9)


@pytest.mark.rule("INV-RULING-147")
def test_a_copied_text_is_executed_as_printed_on_the_copying_card_without_keywords() -> None:
    copy = card(
        "Copier", "Deal 1 ranged damage. Execute the effects of the top card of your discard pile."
    )
    echo = card("Echo Two", "Echo.\nPiercing.\nDeal 2 melee damage.", cost="red red red", reward=3)
    table = duel(player(hand=[copy], discard=[echo]))
    table.play(copy)
    assert table.values(1) == (8, 9)


@pytest.mark.rule("INV-RULING-147")
def test_a_copy_copies_nothing_further() -> None:
    copy = card(
        "Copier Two",
        "Deal 1 ranged damage. Execute the effects of the top card of your discard pile.",
    )
    table = duel(player(hand=[copy], discard=[copy]))
    table.play(copy)
    assert table.values(1) == (10, 8)


@pytest.mark.rule("INV-RULING-147")
def test_mimic_executes_an_ability_of_any_base_without_its_costs() -> None:
    mimic = technology(
        "Mimic", "Exhaust: Execute an activated ability of another technology in any base."
    )
    costly = technology("Costly", "Exhaust, lose 3 health: Deal 2 ranged damage.")
    table = duel(player(base=[mimic]), player(base=[costly], exhausted=[costly]))
    table.choose(ch.ABILITY, mimic)
    assert table.values(0) == (10, 10)
    assert table.values(1) == (10, 8)


@pytest.mark.rule("INV-RULING-149")
def test_a_text_that_works_once_each_turn_counts_for_each_card_and_works_again_next_turn() -> None:
    lens = technology(
        "Lens", "Once each turn, you may change the colour of 1 resource in your pool."
    )
    other = technology(
        "Other Lens", "Once each turn, you may change the colour of 1 resource in your pool."
    )
    table = duel(player(base=[lens, other], pool="red", deck=9))
    table.choose(ch.ABILITY, lens).choose(ch.COLOUR, "green")
    assert table.pool() == "green"
    assert table.offers(ch.ABILITY) == [other]
    table.end_main().go(ch.ASK_DRAW).choose(ch.STOP).end_main().go(ch.ASK_DRAW).choose(ch.STOP)
    table.game.pool[c.RED] = 1
    table.choose(ch.USE_DIE, 0)
    assert table.offers(ch.ABILITY) == [lens, other]


@pytest.mark.rule("INV-RULING-149")
def test_the_first_time_each_turn_adds_once_and_each_round_lasts_through_both_turns() -> None:
    ram = technology("Ram", "The first time each turn you deal melee damage, deal 1 more.")
    screen = technology(
        "Screen", "The first time each round you are dealt damage, prevent 1 of it."
    )
    poke = card("Poke", "Deal 2 melee damage.")
    burn = card("Burn All", "Deal 1 ranged damage to each player.")
    table = duel(
        player(base=[ram], hand=[poke, poke], deck=[poke] * 9),
        player(base=[screen], deck=[burn] * 9),
    )
    table.play(poke)  # 3, of which 1 is prevented
    assert table.values(1) == (8, 10)
    table.play(poke)
    assert table.values(1) == (6, 10)
    table.end_main().go(ch.ASK_DRAW).choose(ch.DRAW).choose(ch.STOP).play(burn)
    assert table.values(1) == (6, 9)  # another turn of the same round
    table.end_main().go(ch.ASK_DRAW).choose(ch.DRAW).choose(ch.STOP).play(poke)
    assert table.values(1) == (4, 9)  # a new turn and a new round: 3, less 1


@pytest.mark.rule("INV-RULING-37")
def test_the_same_trigger_resolves_at_most_fifty_times_in_a_turn() -> None:
    loop = technology(
        "Loop", "Whenever you reinforce, gain 1 reroll.\nWhenever you draw a card, gain 1 armor."
    )
    table = duel(player(base=[loop]))
    game = table.game
    number = table.one(loop)
    first, second = (one for one in game.listeners if one.card == number)
    for _ in range(60):
        game.wake(first, 0, -1, -1, 0)
    assert len(game.waiting) == 50
    for _ in range(60):
        game.wake(second, 0, -1, -1, 0)
    assert len(game.waiting) == 100  # another trigger of the same card
