"""Damage on the stack, additional actions, armor and health for the team (INV-DMG, INV-DEF, INV-ACT, P-29 to P-31)."""

from __future__ import annotations

import pytest

from runestack.games.invasion.rules import choices as ch
from runestack.games.invasion.rules import constants as c
from runestack.games.invasion.rules import events as e
from runestack.games.invasion.rules.values import remaining_armor, remaining_health
from runestack.kernel.choices import CHOOSE_PLAYER
from tests.games.invasion.hand_made import (
    Table,
    card,
    enemy,
    faces,
    invader,
    player,
    protocol,
    team,
    technology,
)

MELEE6 = card("Melee Six", "Deal 6 melee damage.")
RANGED3 = card("Ranged Three", "Deal 3 ranged damage.")
SOFT = invader("Soft", "1 0 0 2")
HARD = invader("Hard", "1 0 2 2")
BIG = invader("Big", "1 0 4 9")


def assigning(text_card: str, *stack: str, **what: object) -> Table:
    """Two players; the first one carries out a card against a stack."""
    table = team(player(hand=[text_card]), player(), invasion=enemy(stack=list(stack), **what))
    return table.plays(text_card)


def left(table: Table, name: str) -> tuple[int, int]:
    """What a card has left of armor and health."""
    number = table.one(name)
    return remaining_armor(table.game, number), remaining_health(table.game, number)


@pytest.mark.rule("INV-DMG-1", "INV-COOP-6")
def test_damage_can_only_hit_the_top_card() -> None:
    table = assigning(MELEE6, HARD, BIG)
    assert set(table.offers(ch.HIT)) == {BIG}


@pytest.mark.rule("INV-DMG-2", "INV-DMG-3")
def test_a_defeated_card_goes_on_the_discard_pile_and_the_rest_may_hit_the_next() -> None:
    table = assigning(MELEE6, BIG, HARD, discard=[SOFT])
    table.choose(ch.HIT, HARD, 4)
    assert table.pile(table.game.invasion_discard) == [HARD, SOFT]
    assert table.stack() == [BIG]
    assert table.pairs(ch.HIT) == [(BIG, 2), (BIG, 1)]
    table.choose(ch.HIT, BIG, 2)
    assert left(table, BIG) == (2, 9)


@pytest.mark.rule("INV-DMG-4", "INV-DMG-5", "INV-RULING-88", "INV-RULING-6")
def test_with_an_empty_stack_damage_pays_for_actions_or_is_given_up() -> None:
    table = assigning(RANGED3, deck=[SOFT, HARD])
    assert table.offers(ch.HIT) == []
    assert table.offers(ch.GIVE_UP) == [0]
    table.choose(ch.PAY_ACTION, c.PAID_WITH_RANGED)
    assert table.pile(table.game.invasion_garbage) == [SOFT]
    table.choose(ch.GIVE_UP)
    assert table.is_asked(ch.ASK_MAIN)


@pytest.mark.rule("INV-DMG-5", "INV-RULING-88", "INV-RULING-6", "INV-ACT-3")
def test_points_may_be_diverted_to_actions_before_the_top_card_is_defeated() -> None:
    table = assigning(MELEE6, BIG, stored={"red": 2})
    assert table.offers(ch.GIVE_UP) == []  # the first target is a duty
    table.choose(ch.PAY_ACTION, c.PAID_WITH_MELEE)
    table.choose(ch.PAY_ACTION, c.PAID_WITH_MELEE)
    assert table.zone_stored() == {}
    table.choose(ch.HIT, BIG, 4)
    assert left(table, BIG) == (0, 9)
    assert table.is_asked(ch.ASK_MAIN)


@pytest.mark.rule("INV-RULING-88")
def test_points_can_be_given_up_only_after_the_first_card_is_defeated() -> None:
    table = assigning(MELEE6, BIG, SOFT)
    assert table.offers(ch.GIVE_UP) == []
    table.choose(ch.HIT, SOFT, 2)
    assert table.offers(ch.GIVE_UP) == [0]
    table.choose(ch.GIVE_UP)
    assert left(table, BIG) == (4, 9)


@pytest.mark.rule("INV-RULING-88")
def test_melee_stays_melee_and_ranged_stays_ranged() -> None:
    assert assigning(MELEE6, BIG).offers(ch.PAY_ACTION) == [c.PAID_WITH_MELEE]
    assert assigning(RANGED3, BIG).offers(ch.PAY_ACTION) == [c.PAID_WITH_RANGED]


@pytest.mark.rule("INV-RULING-89", "INV-ICON-1", "INV-ICON-2")
def test_melee_takes_armor_of_a_card_first_and_ranged_its_health() -> None:
    table = assigning(RANGED3, BIG)
    table.choose(ch.HIT, BIG, 3)
    assert left(table, BIG) == (4, 6)
    table = assigning(MELEE6, BIG)
    table.choose(ch.HIT, BIG, 6)
    assert left(table, BIG) == (0, 7)


@pytest.mark.rule("INV-RULING-89")
def test_counters_stay_on_their_card_and_never_pass_to_the_next() -> None:
    shot = card("Shot Two", "Deal 2 melee damage.")
    table = team(player(hand=[shot, MELEE6]), invasion=enemy(stack=[HARD, SOFT]))
    table.plays(shot).choose(ch.HIT, SOFT, 2)
    assert table.stack() == [HARD]
    assert left(table, HARD) == (2, 2)
    table.plays(MELEE6).choose(ch.HIT, HARD, 1).choose(ch.HIT, HARD, 1)
    assert (table.game.armor_damage[table.one(HARD)], left(table, HARD)) == (2, (0, 2))


@pytest.mark.rule("INV-RULING-89", "INV-WORD-14", "INV-RULING-83")
def test_destroyed_armor_of_a_card_stops_at_nothing_and_gives_no_points() -> None:
    acid = card("Stack Acid", "Destroy 9 armor.")
    table = assigning(acid, SOFT, BIG)
    assert left(table, BIG) == (0, 9)
    assert table.is_asked(ch.ASK_MAIN)  # no points to pay with (INV-RULING-95)


@pytest.mark.rule("INV-RULING-95")
def test_only_effects_of_the_main_phase_pay_for_actions() -> None:
    dawn = technology("Dawn Shield", "At the beginning of your turn, gain 2 armor.")
    table = team(player(base=[dawn]), player(), phase=c.BEGINNING)
    assert table.offers(ch.PAY_ACTION) == []
    assert table.pairs(ch.GIVE_POINTS) == [(0, 2), (0, 1), (1, 2), (1, 1)]


@pytest.mark.rule("INV-RULING-95", "INV-ACT-2", "INV-RULING-150")
def test_an_action_is_paid_in_full_from_the_points_of_one_instruction() -> None:
    toll = protocol("Toll", "Additional player actions cost 1 more.")
    ones = card("One and One", "Deal 1 melee damage. Deal 1 melee damage.")
    table = assigning(ones, BIG, protocols=[toll], stored={"red": 1})
    assert table.is_asked(ch.ASK_MAIN)  # 1 + 1 points never add up to 2: both hit
    assert left(table, BIG) == (2, 9)
    table = assigning(MELEE6, BIG, protocols=[toll], stored={"red": 3})
    table.choose(ch.PAY_ACTION, c.PAID_WITH_MELEE)
    assert table.asked().number == 4


@pytest.mark.rule("INV-RULING-150")
def test_the_first_action_of_a_round_can_cost_more_and_the_second_does_not() -> None:
    table = assigning(MELEE6, "Toll Sphere", BIG, stored={"red": 3})
    table.choose(ch.PAY_ACTION, c.PAID_WITH_MELEE)
    assert table.asked().number == 4
    table.choose(ch.PAY_ACTION, c.PAID_WITH_MELEE)
    assert table.asked().number == 3


@pytest.mark.rule("INV-RULING-6")
def test_sabotage_destroys_a_resource_in_a_zone_of_choice() -> None:
    table = assigning(MELEE6, BIG, stored={"red": 2, "blue": 1})
    table.choose(ch.PAY_ACTION, c.PAID_WITH_MELEE)
    assert table.offers(ch.ZONE) == ["blue", "red"]
    table.choose(ch.ZONE, "red")
    assert table.zone_stored() == {"blue": 1, "red": 1}


@pytest.mark.rule("INV-RULING-6", "INV-RULING-97", "INV-DEF-2")
def test_salvage_gives_a_reroll_and_rally_a_card_to_a_player_of_choice() -> None:
    gain = card("Gain Both", "Gain 1 armor. Gain 1 health.")
    table = team(player(hand=[gain]), player(), player(out=True))
    table.plays(gain).choose(ch.PAY_ACTION, c.PAID_WITH_ARMOR)
    assert table.offers(CHOOSE_PLAYER) == [0, 1]  # any undefeated player
    table.choose(CHOOSE_PLAYER, 1)
    assert table.game.rerolls[1] == 1
    table.choose(ch.PAY_ACTION, c.PAID_WITH_HEALTH).choose(CHOOSE_PLAYER, 1)
    assert len(table.hand(1)) == 1
    assert [table.values(seat) for seat in (0, 1)] == [(10, 10), (10, 10)]  # nobody gained


@pytest.mark.rule("INV-RULING-97")
def test_a_card_drawn_by_rally_may_reinforce() -> None:
    heal = card("Heal One", "Gain 1 health.")
    table = team(player(hand=[heal]), player(deck=0, discard=["Scout", "Jalak"]))
    table.plays(heal).choose(ch.PAY_ACTION, c.PAID_WITH_HEALTH).choose(CHOOSE_PLAYER, 1)
    assert len(table.hand(1)) == 1
    assert table.values(1) == (10, 9)


@pytest.mark.rule("INV-DEF-1", "INV-DEF-2")
def test_points_of_armor_and_health_go_to_any_player_one_by_one() -> None:
    gain = card("Gain Three", "Gain 3 armor.")
    table = team(player(hand=[gain]), player())
    table.plays(gain).choose(ch.GIVE_POINTS, 1, 1)
    table.choose(ch.GIVE_POINTS, 0, 2)
    assert [table.values(seat)[0] for seat in (0, 1)] == [12, 11]


@pytest.mark.rule("INV-RULING-96")
def test_points_that_could_not_be_gained_still_pay() -> None:
    gain = card("Gain One Armor", "Gain 1 armor.")
    table = team(player(hand=[gain], armor=18), player())
    table.plays(gain).choose(ch.PAY_ACTION, c.PAID_WITH_ARMOR).choose(CHOOSE_PLAYER, 0)
    assert (table.values(), table.game.rerolls[0]) == ((18, 10), 1)


@pytest.mark.rule("INV-BOARD-1")
def test_points_given_to_a_player_are_cut_at_18() -> None:
    gain = card("Gain Four Armor", "Gain 4 armor.")
    table = team(player(hand=[gain], armor=17), player())
    table.plays(gain).choose(ch.GIVE_POINTS, 0, 4)
    assert table.values() == (18, 10)


@pytest.mark.rule("INV-RULING-83")
def test_damage_to_each_player_hits_the_team_and_the_top_card_in_one_instruction() -> None:
    storm = card("Storm", "Deal 2 melee damage to each player.")
    table = assigning(storm, SOFT, HARD)
    assert [table.values(seat) for seat in (0, 1)] == [(8, 10), (8, 10)]
    assert left(table, HARD) == (0, 2)


@pytest.mark.rule("INV-RULING-83")
def test_the_opponents_cards_tokens_and_dice_of_cooperative_mode_are_those_of_the_invasion() -> (
    None
):
    words = card(
        "Words",
        "The opponent discards a card. The opponent does not use a die. The opponent destroys 2 of their stored resources. Exhaust an opponent's technology.",
    )
    lens = protocol("Words Lens", "Exhaust: Deal 1 ranged damage to each player.")
    table = assigning(words, BIG, stored={"red": 3, "blue": 1}, protocols=[lens])
    table.choose(ch.ZONE, "red")  # resources of one zone
    assert table.zone_stored() == {"blue": 1, "red": 1}
    assert table.exhausted(lens)
    assert table.game.die_state == [c.UNUSED] * 8


@pytest.mark.rule("INV-RULING-83")
def test_the_opponents_armor_is_that_of_the_top_card_and_nothing_without_one() -> None:
    press = card("Pressed", "Deal melee damage equal to the opponent's armor.")
    table = assigning(press, BIG)
    assert table.asked().number == 4
    table = assigning(press)
    assert table.is_asked(ch.ASK_MAIN)


@pytest.mark.rule("INV-RULING-83")
def test_the_opponents_deck_is_the_invasion_deck() -> None:
    mill = card(
        "Mill Them", "The opponent puts the top card of their deck into their garbage dump."
    )
    table = assigning(mill, BIG, deck=[SOFT, HARD])
    assert table.pile(table.game.invasion_deck) == [HARD]
    assert table.pile(table.game.invasion_garbage) == [SOFT]
    burn = card("Burn Them", "The opponent destroys the top card of their deck.")
    table = assigning(burn, BIG, deck=[SOFT, HARD])
    assert table.pile(table.game.invasion_deck) == [HARD]
    assert table.pile(table.game.destroyed_invaders) == [SOFT]


@pytest.mark.rule("INV-RULING-83")
def test_the_opponents_technology_is_a_protocol() -> None:
    hack = card("Hack Them", "The opponent destroys one of their technologies.")
    lens = protocol("Hacked Lens", "Exhaust: Deal 1 ranged damage to each player.")
    rig = technology("Own Rig", "Exhaust: Draw a card.")
    table = team(player(hand=[hack], base=[rig]), invasion=enemy(protocols=[lens]))
    table.plays(hack)
    assert table.pile(table.game.destroyed_protocols) == [lens]
    assert table.base() == [rig]


@pytest.mark.rule("INV-RULING-92")
def test_a_continuous_text_of_the_combat_part_works_only_while_its_card_is_on_top() -> None:
    proud = invader("Proud", "1 0 0 3", text="The top card of the stack gets +2 armor.")
    table = team(player(), invasion=enemy(stack=[SOFT, proud]))
    assert left(table, proud) == (2, 3)
    table = team(player(), invasion=enemy(stack=[proud, SOFT]))
    assert left(table, SOFT) == (0, 2)


@pytest.mark.rule("INV-RULING-110")
def test_a_card_deployed_in_the_players_turn_lies_on_top_and_the_covered_one_keeps_its_damage() -> (
    None
):
    lure = card(
        "Lure",
        "Deal 1 ranged damage. In cooperative mode: Deploy the top card of the Invasion deck. Otherwise: Draw a card.",
    )
    table = team(player(hand=[lure, RANGED3]), invasion=enemy(stack=[BIG], deck=[SOFT]))
    table.plays(lure).choose(ch.HIT, BIG, 1)
    assert table.stack() == [BIG, SOFT]
    assert table.game.health_damage[table.one(BIG)] == 1


@pytest.mark.rule("INV-RULING-90")
def test_a_card_that_loses_its_support_is_defeated_by_nobody() -> None:
    prop = invader("Prop", "0 0 0 9", "0 0 0 2")
    leaner = invader("Leaner", "1 0 0 1")
    herd = card(
        "Herd", "In cooperative mode: Destroy the lowest card of the stack. Otherwise: Draw a card."
    )
    table = team(player(hand=[RANGED3, herd]), invasion=enemy(stack=[prop, leaner]))
    table.game.health_damage[table.one(leaner)] = 2
    table.plays(herd)
    assert table.stack() == []
    assert table.pile(table.game.invasion_discard) == [leaner]
    assert table.pile(table.game.destroyed_invaders) == [prop]


@pytest.mark.rule("INV-RULING-150")
def test_a_protocol_makes_the_first_large_card_of_each_player_dearer() -> None:
    large = card("Large", "Gain 1 reroll.", cost="red red red")
    table = team(
        player(hand=[large, large], pool="red red red red red red red"),
        player(hand=[large], pool="red red red"),
        invasion=enemy(protocols=["Tariff Field"]),
    )
    assert table.offers(ch.PLAY, 1) == []
    table.play(large, 0)
    assert table.pool() == "red red red"
    assert table.offers(ch.PLAY, 0) == [large]
    table.play(large, 0)
    assert table.pool() == ""


@pytest.mark.rule("INV-RULING-150")
def test_a_discount_may_take_away_the_added_symbol_and_storing_uses_the_printed_cost() -> None:
    large = card("Larger", "Gain 1 reroll.", cost="red red red")
    table = team(
        player(hand=[large], pool="red red red", stored="red red"),
        invasion=enemy(protocols=["Tariff Field"]),
    )
    table.choose(ch.PAIR, "red").carry_out("Red Pair").choose(ch.GIVE_UP)
    table.play(large).choose(ch.SYMBOL, "wild")
    assert table.pool() == ""
    table = team(player(hand=[large]), invasion=enemy(protocols=["Tariff Field"]), phase=c.STORING)
    table.choose(ch.STORE_REST)
    assert (table.stored(), table.wild()) == ("red red", "red")


@pytest.mark.rule("INV-RULING-92")
def test_guard_protects_zones_and_their_resources_from_the_players() -> None:
    table = assigning(MELEE6, "Vault Guardian", BIG, stored={"red": 2})
    table.choose(ch.PAY_ACTION, c.PAID_WITH_MELEE)
    assert table.zone_stored() == {"red": 2}


@pytest.mark.rule("INV-RULING-149", "INV-ITURN-5")
def test_a_damage_effect_against_the_stack_can_begin_with_fewer_points() -> None:
    table = team(player(hand=[MELEE6, MELEE6]), invasion=enemy(stack=["Null Field", BIG]))
    table.plays(MELEE6)
    assert table.asked().number == 4
    table.choose(ch.HIT, BIG, 4)
    table.plays(MELEE6)
    assert table.asked().number == 6  # only the first effect each round


@pytest.mark.rule("INV-RULING-149")
def test_a_support_text_counts_once_for_all_players() -> None:
    table = team(
        player(hand=[MELEE6]), player(hand=[MELEE6]), invasion=enemy(stack=["Null Field", BIG])
    )
    table.plays(MELEE6, 0).choose(ch.HIT, BIG, 4)
    table.plays(MELEE6, 1)
    assert table.asked().number == 6


@pytest.mark.rule("INV-GEN-7", "INV-RULING-138")
def test_the_cost_of_actions_is_data() -> None:
    shelf = faces()
    kept = shelf.action_costs
    shelf.action_costs = [3, 1, 1, 1]
    try:
        table = assigning(MELEE6, BIG, stored={"red": 3})
        table.choose(ch.PAY_ACTION, c.PAID_WITH_MELEE)
        assert table.asked().number == 3
        assert [event.other for event in table.told(e.ACTION_PAID)] == [3]
    finally:
        shelf.action_costs = kept
