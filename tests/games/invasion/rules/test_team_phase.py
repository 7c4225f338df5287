"""The players' turn in cooperative mode: acting at once, waiting effects, recycling (INV-PTURN, INV-COOP, P-27, P-28, P-35)."""

from __future__ import annotations

import pytest

from runestack.games.invasion.rules import choices as ch
from runestack.games.invasion.rules import constants as c
from runestack.games.invasion.rules import events as e
from runestack.games.invasion.rules.state import PHASE
from runestack.games.invasion.rules.training import is_base_full
from runestack.kernel.choices import NEXT_TRIGGER
from runestack.kernel.decision import ANY_SEAT
from tests.games.invasion.hand_made import (
    card,
    enemy,
    invader,
    leader,
    player,
    team,
    technology,
)

SHOT = card("Team Shot", "Deal 2 ranged damage.", cost="red")
REROLL = card("Team Reroll", "Gain 1 reroll.", reward=1)
DRAW = card("Team Draw", "Draw a card.")
TWICE = card("Team Twice", "Execute the effects of the next card you play this turn twice.")
A, B, C, D, E, F = (card(f"Team {letter}", "Gain 1 reroll.", cost="red") for letter in "ABCDEF")
BIG = invader("Team Big", "1 0 4 9")


@pytest.mark.rule("INV-COOP-4", "INV-PTURN-1", "INV-RULING-85")
def test_in_the_main_phase_any_player_may_take_the_next_action() -> None:
    table = team(player(hand=[REROLL]), player(hand=[REROLL]), player())
    assert table.game.asking_mode == ANY_SEAT
    assert [question.seat for question in table.game.asking] == [0, 1, 2]
    table.play(REROLL, 1).choose(ch.USE_DIE, 8, seat=2).play(REROLL, 0)
    assert (table.played(0), table.played(1)) == ([REROLL], [REROLL])


@pytest.mark.rule("INV-RULING-85")
def test_a_player_who_is_done_may_come_back_until_all_are_done() -> None:
    table = team(player(hand=[REROLL], parts=1), player(parts=1))
    table.end_main(0)
    assert table.offers(ch.PLAY, 0) == [REROLL]
    assert table.offers(ch.END_MAIN, 0) == []
    table.play(REROLL, 0)
    table.end_main(1)
    assert table.number(PHASE) == c.MAIN  # the first one is at it again
    table.carry_out(REROLL, 0)
    table.end_main(0)
    assert table.number(PHASE) > c.MAIN


@pytest.mark.rule("INV-RULING-85", "INV-RULING-86")
def test_the_phase_does_not_end_while_an_effect_waits_though_all_are_done() -> None:
    table = team(player(hand=[REROLL, DRAW, REROLL]), player(hand=[REROLL]))
    table.play(REROLL, 0).play(DRAW, 0)
    table.end_main(0)
    table.end_main(1)
    assert table.number(PHASE) == c.MAIN
    assert [question.seat for question in table.game.asking] == [0]
    assert not table.game.can_wait(table.game.asking[0])
    assert table.offers(ch.CARRY_OUT, 0) == [REROLL, DRAW]
    assert len(table.game.asking[0].options) == 2  # nobody comes back any more
    table.carry_out(REROLL, 0)  # and the other one, which alone is left
    assert table.number(PHASE) > c.MAIN


@pytest.mark.rule("INV-RULING-85", "INV-PTURN-2")
def test_who_is_done_may_still_be_asked_to_carry_out_what_waits() -> None:
    table = team(player(hand=[REROLL]), player())
    table.play(REROLL, 0)
    table.end_main(0)
    assert table.game.can_wait(next(one for one in table.game.asking if one.seat == 0))
    assert table.offers(ch.CARRY_OUT, 0) == [REROLL]
    assert table.offers(ch.USE_DIE, 0)


@pytest.mark.rule("INV-PTURN-2", "INV-RULING-86")
def test_playing_pays_at_once_and_the_effects_wait_until_the_team_wants_them() -> None:
    table = team(
        player(hand=[SHOT], pool="red"),
        player(hand=[SHOT], pool="red"),
        invasion=enemy(stack=[BIG]),
    )
    table.play(SHOT, 0).play(SHOT, 1)
    assert (table.pool(0), table.pool(1)) == ("", "")
    assert (table.played(0), table.played(1)) == ([SHOT], [SHOT])
    assert table.game.health_damage[table.one(BIG)] == 0
    table.carry_out(SHOT, 1)  # in any order
    assert table.asked().seat == 1
    table.choose(ch.HIT, BIG, 2)
    assert table.game.health_damage[table.one(BIG)] == 2


@pytest.mark.rule("INV-PTURN-3", "INV-RULING-86")
def test_the_ability_of_a_stored_pair_waits_but_its_discount_is_active() -> None:
    table = team(player(hand=[SHOT], stored="red red"), invasion=enemy(stack=[BIG]))
    table.choose(ch.PAIR, "red")
    assert table.offers(ch.CARRY_OUT) == ["Red Pair"]
    assert table.offers(ch.PLAY) == [SHOT]
    assert table.game.armor_damage[table.one(BIG)] == 0
    table.carry_out("Red Pair").choose(ch.HIT, BIG, 1)
    assert table.game.armor_damage[table.one(BIG)] == 1


@pytest.mark.rule("INV-RULING-86", "INV-PERM-5")
def test_an_activated_ability_exhausts_at_once_and_waits() -> None:
    rail = technology("Team Rail", "Exhaust: Gain 1 reroll.")
    table = team(player(base=[rail]))
    table.choose(ch.ABILITY, rail)
    assert table.exhausted(rail)
    assert table.game.rerolls[0] == 0
    table.carry_out(rail)
    assert table.game.rerolls[0] == 1


@pytest.mark.rule("INV-RULING-86", "INV-RULING-36")
def test_double_execution_is_decided_when_the_card_is_played() -> None:
    table = team(player(hand=[TWICE, REROLL, REROLL]))
    table.play(TWICE).play(REROLL)
    table.carry_out(TWICE)  # too late for the first one
    table.carry_out(REROLL)
    assert table.game.rerolls[0] == 1
    table.plays(REROLL)
    assert table.game.rerolls[0] == 3


@pytest.mark.rule("INV-RULING-86", "INV-RULING-35")
def test_a_triggered_passive_is_no_waiting_item() -> None:
    loud = technology("Team Loud", "Whenever you draw a card, gain 1 reroll.")
    table = team(player(base=[loud], hand=[DRAW]))
    table.plays(DRAW)
    assert table.game.rerolls[0] == 1
    assert table.game.items == []


@pytest.mark.rule("INV-RULING-148")
def test_a_card_played_by_an_effect_is_executed_at_once_in_cooperative_mode_too() -> None:
    caravan = card("Team Caravan", "Play a card with 1 symbol from your hand without paying.")
    table = team(player(hand=[caravan, A]))
    table.plays(caravan)
    assert table.game.rerolls[0] == 1
    assert table.game.items == []
    assert table.played() == [caravan, A]


@pytest.mark.rule("INV-COOP-4", "INV-COOP-5", "INV-RULING-84")
def test_the_other_phases_are_carried_out_in_seat_order_phase_by_phase() -> None:
    table = team(player(deck=[A]), player(deck=[B]), phase=c.DRAWING)
    assert table.asked().seat == 0
    table.choose(ch.DRAW).choose(ch.STOP)
    assert table.asked().seat == 1
    assert table.number(PHASE) == c.DRAWING
    table.choose(ch.STOP)
    assert table.number(PHASE) == c.MAIN
    rolled = [event.number for event in table.told(e.ROLLS)]
    assert rolled == list(range(8))


@pytest.mark.rule("INV-PTURN-4", "INV-PTURN-5", "INV-RULING-145")
def test_recycling_reaches_piles_and_hands_of_teammates_and_each_card_goes_on_its_owners_deck() -> (
    None
):
    cycle = card("Team Cycle", "Recycle 3 cards.")
    table = team(
        player(hand=[cycle], garbage=[A]), player(garbage=[B, C], discard=[D]), player(hand=[E, F])
    )
    table.plays(cycle)
    assert sorted(map(str, table.offers(ch.RECYCLE))) == [A, B, D, E, F]
    table.choose(ch.RECYCLE, B).choose(ch.RECYCLE, C).choose(ch.RECYCLE, E)
    assert table.asked().seat == 0  # the recycling player orders them
    table.choose(ch.GIVE, C)
    assert table.deck(1)[:2] == [B, C]
    assert table.deck(2)[0] == E


@pytest.mark.rule("INV-RULING-145")
def test_a_stored_pair_recycles_cards_of_teammates_too() -> None:
    table = team(player(stored="black black"), player(discard=[A]))
    table.choose(ch.PAIR, "black", seat=0).carry_out("Black Pair", 0).choose(0)
    assert table.deck(1)[0] == A


@pytest.mark.rule("INV-PTURN-6", "INV-RULING-87")
def test_a_reroll_token_rerolls_a_die_of_a_teammate() -> None:
    table = team(player(rerolls=1), player())
    assert table.offers(ch.REROLL, 0) == [0, 1, 2, 3, 4, 5, 6, 7]
    assert table.offers(ch.REROLL, 1) == []  # tokens are not shared
    table.choose(ch.REROLL, 5, seat=0)
    assert [event.number for event in table.told(e.REROLLS)] == [5]


@pytest.mark.rule("INV-RULING-87")
def test_pools_tokens_and_spare_parts_are_not_shared() -> None:
    table = team(
        player(pool="red", technology=1), player(hand=[A], training=["Torch Pack"]), phase=c.MAIN
    )
    assert table.offers(ch.PLAY, 1) == []
    assert table.offers(ch.USE_TOKEN, 1) == []


@pytest.mark.rule("INV-PTURN-7", "INV-RULING-144")
def test_a_played_card_is_neither_refreshed_nor_exhausted() -> None:
    table = team(player(hand=[REROLL]))
    table.plays(REROLL)
    assert table.game.exhausted[table.one(REROLL)] == 0
    assert table.offers(ch.ABILITY) == []


@pytest.mark.rule("INV-COOP-7")
def test_cards_that_survive_stay_until_cleanup_resolves_them() -> None:
    table = team(player(deck=9), invasion=enemy(stack=[BIG], deck=9))
    table.all_done()
    assert [event.card for event in table.told(e.ATTACKS)] == [table.one(BIG)]
    assert table.zone_of(BIG) == c.IN_INVASION_DISCARD


@pytest.mark.rule("INV-RULING-108")
def test_the_base_has_no_limit_in_cooperative_mode() -> None:
    rigs = [technology(f"Rig {n}", "Exhaust: Draw a card.") for n in range(6)]
    table = team(player(base=rigs), player())
    assert not is_base_full(table.game, 0)


@pytest.mark.rule("INV-RULING-35", "INV-RULING-79")
def test_triggers_of_the_team_are_ordered_by_the_captain() -> None:
    one = technology("Team Dusk", "At the end of the opponent's turn, gain 1 reroll.")
    two = technology("Team Dusk Two", "At the end of the opponent's turn, gain 1 technology token.")
    table = team(player(base=[one]), player(base=[two]), phase=c.INVASION_TURN)
    assert table.asked().seat == 0
    assert table.offers(NEXT_TRIGGER) == [one, two]


@pytest.mark.rule("INV-RULING-3")
def test_a_teammate_who_reinforces_refreshes_nobody() -> None:
    lead = leader("Team Leader")
    table = team(player(hand=[DRAW], deck=0, discard=[A]), player(base=[lead], exhausted=[lead]))
    table.plays(DRAW)
    assert table.told(e.REINFORCES)
    assert table.exhausted(lead)


@pytest.mark.rule("INV-RULING-43")
def test_discounts_of_all_players_end_with_the_main_phase() -> None:
    table = team(player(stored="blue blue", parts=1), player(stored="red red", parts=1))
    table.choose(ch.PAIR, "blue", seat=0).carry_out("Blue Pair", 0)
    table.choose(ch.GIVE_POINTS, 0)
    assert sum(table.game.discounts) == 1
    table.all_done()
    assert sum(table.game.discounts) == 0


@pytest.mark.rule("INV-RULING-95")
def test_damage_of_the_invasion_pays_for_nothing() -> None:
    table = team(player(), phase=c.INVASION_TURN, invasion=enemy(protocols=["Bombardment"]))
    assert table.values() == (8, 10)
    assert not table.told(e.ACTION_PAID)
