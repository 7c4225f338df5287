"""The Invasion's turn: deploying, training zones, protocols (INV-ITURN, INV-IWORD, INV-ICARD, P-25, P-26)."""

from __future__ import annotations

import pytest

from runestack.games.invasion.rules import choices as ch
from runestack.games.invasion.rules import constants as c
from runestack.games.invasion.rules import events as e
from runestack.games.invasion.rules.primitives import destroy
from runestack.games.invasion.rules.state import MARKER, PHASE, TECHNOLOGY_TOKENS
from runestack.games.invasion.rules.values import statistic
from runestack.kernel.choices import NEXT_TRIGGER
from runestack.kernel.driver import run
from runestack.kernel.outcome import LOST
from tests.games.invasion.hand_made import (
    DRONE,
    Table,
    card,
    enemy,
    faces,
    invader,
    leader,
    player,
    protocol,
    team,
    technology,
)

A, B, C, D, E = (invader(f"Invader {letter}", "0 0 0 3") for letter in "ABCDE")
QUIET = protocol("Quiet", "At the end of the Invasion's turn, the Invasion stores 1 blue resource.")
LENS = protocol("Lens Protocol", "Exhaust: Deal 1 ranged damage to each player.")
LEAD = leader("Invaded Leader")


def invasion_turn(*players: object, **what: object) -> Table:
    """The Invasion's turn of round 1 is carried out to the first question."""
    seats = players or (player(),)
    return team(*seats, invasion=enemy(**what), phase=c.INVASION_TURN)  # type: ignore[arg-type]


@pytest.mark.rule("INV-ITURN-1")
def test_protocols_act_at_the_beginning_in_an_order_the_captain_chooses() -> None:
    one = protocol(
        "Dawn One", "At the beginning of the Invasion's turn, the Invasion stores 1 red resource."
    )
    two = protocol(
        "Dawn Two", "At the beginning of the Invasion's turn, the Invasion stores 1 green resource."
    )
    table = invasion_turn(player(), player(), protocols=[one, two])
    assert table.asked().seat == 0
    assert table.offers(NEXT_TRIGGER) == [one, two]
    table.choose(NEXT_TRIGGER, two)
    assert [event.other for event in table.told(e.INVASION_STORES)][:2] == [c.GREEN, c.RED]


@pytest.mark.rule("INV-ITURN-2", "INV-IBOARD-1", "INV-RULING-132")
def test_the_round_marker_advances_by_one_and_stops_at_16() -> None:
    table = invasion_turn()
    assert table.number(MARKER) == 1
    table = team(player(), phase=c.INVASION_TURN, round_number=17, run_on=False)
    table.game.numbers[MARKER] = 16
    run(table.game)
    assert table.number(MARKER) == 16


@pytest.mark.rule("INV-ITURN-3", "INV-RULING-93", "INV-RULING-81")
@pytest.mark.parametrize(
    ("seats", "protocols", "deployed"), [(1, 1, 2), (2, 0, 2), (2, 3, 5), (4, 1, 5)]
)
def test_as_many_cards_are_deployed_as_there_are_players_and_protocols(
    seats: int, protocols: int, deployed: int
) -> None:
    table = invasion_turn(*[player()] * seats, protocols=[QUIET] * protocols, deck=9)
    assert len(table.stack()) == deployed


@pytest.mark.rule("INV-RULING-93", "INV-RULING-130")
def test_defeated_players_do_not_count_and_cards_deployed_by_effects_are_extra() -> None:
    swarm = invader("Swarming", text="Swarm.")
    table = invasion_turn(player(), player(out=True), deck=[swarm, A, B])
    assert table.stack() == [swarm, A]


@pytest.mark.rule("INV-IWORD-1", "INV-IBOARD-3", "INV-ITURN-3")
def test_cards_are_deployed_from_the_top_of_the_deck_on_top_of_the_stack() -> None:
    table = invasion_turn(player(), player(), stack=[A], deck=[B, C, D])
    assert table.stack() == [A, B, C]


@pytest.mark.rule("INV-RULING-91")
def test_a_deploy_text_is_executed_before_the_next_card_is_deployed() -> None:
    loud = invader("Loud Deploy", text="Deployed: The Invasion stores 1 green resource.")
    table = invasion_turn(player(), player(), deck=[loud, A])
    assert table.game.journal is not None
    kinds = [
        event.kind
        for event in table.game.journal.events
        if event.kind in (e.DEPLOYS, e.INVASION_STORES)
    ]
    assert kinds == [e.DEPLOYS, e.INVASION_STORES, e.DEPLOYS]


@pytest.mark.rule("INV-ITURN-4", "INV-ICARD-7", "INV-ICARD-8")
def test_the_top_card_adds_the_support_of_the_whole_stack_its_own_included() -> None:
    low = invader("Low", "9 9 9 9", "1 0 2 0")
    mid = invader("Mid", "9 9 9 9", "0 1 0 3")
    top = invader("Top", "1 1 1 1", "1 1 0 0")
    table = team(player(), invasion=enemy(stack=[low, mid, top]))
    number = table.one(top)
    stats = [statistic(table.game, number, c.STAT_MELEE + place) for place in range(4)]
    assert stats == [3, 3, 3, 4]


@pytest.mark.rule("INV-ITURN-5", "INV-RULING-92")
def test_a_support_text_works_while_its_card_is_in_the_stack_and_ends_with_it() -> None:
    choir = invader("Choir", "0 0 0 1", text="Support: Players cannot use reroll tokens.")
    shot = card("Support Shot", "Deal 1 ranged damage.")
    table = team(player(rerolls=1, hand=[shot]), invasion=enemy(stack=[choir, A]))
    assert table.offers(ch.REROLL) == []
    table = team(player(rerolls=1, hand=[shot]), invasion=enemy(stack=[choir]))
    assert table.offers(ch.REROLL) == []
    table.plays(shot)
    table.go(ch.ASK_MAIN)
    assert table.stack() == []
    assert table.offers(ch.REROLL) == [0, 1, 2, 3]


@pytest.mark.rule("INV-ITURN-6", "INV-ITURN-7", "INV-ITURN-8", "INV-ICARD-6")
def test_a_zone_with_enough_resources_trains_its_card_and_keeps_the_surplus() -> None:
    table = invasion_turn(zones={"blue": A}, stored={"blue": 5})
    assert table.zone_of(A) == c.IN_INVASION_DISCARD
    assert table.zone_stored() == {"blue": 2}
    assert "blue" not in table.zones()


@pytest.mark.rule("INV-ITURN-6")
def test_a_zone_without_enough_resources_trains_nothing() -> None:
    table = invasion_turn(zones={"blue": A}, stored={"blue": 2})
    assert table.zones()["blue"] == A
    assert table.zone_stored() == {"blue": 2}


@pytest.mark.rule("INV-IBOARD-8", "INV-IBOARD-9")
def test_a_card_is_trained_with_the_resources_of_its_own_zone_only() -> None:
    table = invasion_turn(zones={"blue": A}, stored={"red": 8})
    assert table.zones()["blue"] == A


@pytest.mark.rule("INV-ITURN-9", "INV-RULING-7", "INV-RULING-9")
def test_the_red_zone_strikes_each_player_and_the_blue_one_gives_a_token() -> None:
    table = invasion_turn(player(armor=1), player(), zones={"red": A}, stored={"red": 3})
    assert (table.values(0), table.values(1)) == ((0, 9), (8, 10))
    table = invasion_turn(zones={"blue": A}, stored={"blue": 3})
    assert table.number(TECHNOLOGY_TOKENS) == 1


@pytest.mark.rule("INV-ITURN-9", "INV-RULING-7", "INV-RULING-105")
def test_the_green_zone_deploys_a_card_and_the_black_one_takes_a_die_of_each_player() -> None:
    table = invasion_turn(zones={"green": A}, stored={"green": 3}, deck=[B, C])
    assert table.stack() == [B, C]
    table = invasion_turn(player(), player(), zones={"black": A}, stored={"black": 3})
    assert table.asked().seat == 0
    table.choose(ch.DIE, 1)
    assert table.asked().seat == 1
    table.choose(ch.DIE, 4).go(ch.ASK_MAIN)
    assert table.offers(ch.USE_DIE, 0) == [0, 2, 3]
    assert table.offers(ch.USE_DIE, 1) == [5, 6, 7]
    table.all_done().go(ch.ASK_MAIN)
    assert table.offers(ch.USE_DIE, 0) == [0, 1, 2, 3]  # the next round


@pytest.mark.rule("INV-ITURN-9", "INV-RULING-7")
def test_the_yellow_zone_destroys_two_stored_resources_of_each_player_of_choice() -> None:
    table = invasion_turn(
        player(stored="red blue green"),
        player(stored="red"),
        zones={"yellow": A},
        stored={"yellow": 3},
    )
    assert table.asked().seat == 0
    table.choose(ch.STORED, "red").choose(ch.STORED, "green")
    assert table.stored(0) == "blue"
    assert table.stored(1) == ""  # all if fewer


@pytest.mark.rule("INV-ITURN-10", "INV-RULING-79")
def test_every_card_that_can_be_trained_is_in_the_order_the_captain_chooses() -> None:
    table = invasion_turn(
        player(), player(), zones={"blue": A, "red": B}, stored={"blue": 3, "red": 3}
    )
    assert table.asked().seat == 0
    assert table.offers(ch.ZONE) == ["blue", "red"]
    table.choose(ch.ZONE, "red")
    assert [event.number for event in table.told(e.TRAINED)] == [c.RED, c.BLUE]


@pytest.mark.rule("INV-RULING-103")
def test_a_zone_that_is_filled_in_the_train_step_trains_in_the_same_step() -> None:
    seeder = invader("Seeder", text="Deployed: The Invasion stores 1 blue resource.")
    table = invasion_turn(
        zones={"green": A, "blue": B}, stored={"green": 3, "blue": 2}, deck=[C, seeder]
    )
    assert [event.number for event in table.told(e.TRAINED)] == [c.GREEN, c.BLUE]


@pytest.mark.rule("INV-ITURN-11", "INV-RULING-8", "INV-SUM-3")
@pytest.mark.parametrize(("tokens", "left", "used"), [(1, 1, 0), (2, 0, 1), (5, 3, 1)])
def test_two_tokens_refresh_all_protocols_once_each_turn(tokens: int, left: int, used: int) -> None:
    table = invasion_turn(protocols=[LENS], exhausted=[LENS], tokens=tokens)
    assert table.number(TECHNOLOGY_TOKENS) == left
    assert table.values() == (10, 10 - used)


@pytest.mark.rule("INV-ITURN-12", "INV-SUM-4", "INV-ICARD-1", "INV-RULING-107")
def test_every_refreshed_protocol_is_used_and_exhausted() -> None:
    other = protocol("Bombs", "Exhaust: Deal 2 melee damage to each player.")
    table = invasion_turn(protocols=[LENS, other, QUIET], exhausted=[])
    assert table.offers(ch.TAKE_CARD) == [LENS, other]  # the captain chooses the order
    table.choose(ch.TAKE_CARD, other)
    assert table.values() == (8, 9)
    assert table.exhausted(LENS)
    assert table.exhausted(other)


@pytest.mark.rule("INV-ITURN-12", "INV-PERM-6")
def test_an_exhausted_protocol_is_not_used() -> None:
    table = invasion_turn(protocols=[LENS], exhausted=[LENS])
    assert table.values() == (10, 10)


@pytest.mark.rule("INV-RULING-104")
def test_a_protocol_refreshed_in_step_6_is_used_again_only_if_it_was_not_used_in_it() -> None:
    deployer = protocol("Wave", "Exhaust: Deploy the top card of the Invasion deck.")
    fresh_all = invader("Refresher", "0 0 0 3", text="Deployed: Refresh all protocols.")
    table = invasion_turn(
        protocols=[deployer, LENS], exhausted=[LENS], deck=[A, B, C, fresh_all, D]
    )
    # three are deployed in step 3, then the protocol deploys the refresher
    assert table.stack() == [A, B, C, fresh_all]
    assert table.values() == (10, 9)  # LENS, which had not been used, is
    assert table.exhausted(LENS)


@pytest.mark.rule("INV-RULING-104", "INV-ITURN-12")
def test_a_protocol_used_and_then_refreshed_in_step_6_stays_refreshed() -> None:
    fresh = protocol("Fresh", "Exhaust: Refresh all protocols.")
    table = invasion_turn(protocols=[LENS, fresh], exhausted=[])
    table.choose(ch.TAKE_CARD, LENS)
    assert table.values() == (10, 9)  # not used a second time
    assert not table.exhausted(LENS)


@pytest.mark.rule("INV-ITURN-12")
def test_a_protocol_is_exhausted_after_its_text_even_if_that_refreshes_all_protocols() -> None:
    fresh = protocol("Fresh", "Exhaust: Refresh all protocols.")
    assert invasion_turn(protocols=[fresh], exhausted=[]).exhausted(fresh)


@pytest.mark.rule("INV-ITURN-13", "INV-RULING-83")
def test_protocols_act_at_the_end_then_players_texts_about_the_opponents_turn() -> None:
    watch = technology("Watcher", "At the end of the opponent's turn, gain 1 reroll.")
    table = invasion_turn(player(base=[watch]), protocols=[QUIET])
    assert table.zone_stored() == {"blue": 1}
    assert table.game.rerolls[0] == 1
    assert table.game.journal is not None
    kinds = [
        event.kind
        for event in table.game.journal.events
        if event.kind in (e.INVASION_STORES, e.GAINS)
    ]
    assert kinds == [e.INVASION_STORES, e.GAINS]


@pytest.mark.rule("INV-RULING-24")
def test_spare_part_tokens_gained_in_the_invasions_turn_are_destroyed_at_its_end() -> None:
    watch = technology("Watcher Parts", "At the end of the opponent's turn, gain 1 spare part.")
    table = invasion_turn(player(base=[watch]))
    assert len(table.told(e.GAINS)) == 1
    assert table.game.parts[0] == 0


@pytest.mark.rule("INV-ICARD-4", "INV-ICARD-5", "INV-RULING-2", "INV-RULING-9", "INV-RULING-3")
def test_the_invasion_reinforces_gains_a_token_first_and_leaders_refresh() -> None:
    table = invasion_turn(
        player(base=[LEAD], exhausted=[LEAD]), player(), deck=[A], discard=[B], garbage=[C]
    )
    assert table.stack()[0] == A
    assert set(table.stack()[1:]) <= {B, C}
    assert len(table.stack()) == 2
    assert table.number(TECHNOLOGY_TOKENS) == 1
    assert not table.exhausted(LEAD)
    assert (table.game.invasion_discard, table.game.invasion_garbage) == ([], [])


@pytest.mark.rule("INV-RULING-2")
def test_what_comes_before_the_invasion_reinforces_is_data() -> None:
    shelf = faces()
    kept = shelf.before_invasion
    shelf.before_invasion = -1
    try:
        table = invasion_turn(deck=0, discard=[B, C])
        assert table.stack() != []
        assert table.number(TECHNOLOGY_TOKENS) == 0
    finally:
        shelf.before_invasion = kept


@pytest.mark.rule("INV-RULING-35")
def test_a_leader_refreshes_before_the_deploy_text_of_the_card_just_deployed() -> None:
    jam = invader("Refresh Watch", text="Deployed: The Invasion stores 1 red resource.")
    table = invasion_turn(player(base=[LEAD], exhausted=[LEAD]), deck=0, discard=[jam])
    assert table.game.journal is not None
    kinds = [
        event.kind
        for event in table.game.journal.events
        if event.kind in (e.REINFORCES, e.REFRESHES, e.INVASION_STORES)
    ]
    assert kinds == [e.REINFORCES, e.REFRESHES, e.INVASION_STORES]


@pytest.mark.rule("INV-RULING-94")
def test_the_invasion_without_any_card_ignores_the_need_and_pays_no_price() -> None:
    table = invasion_turn(player(), player(), deck=[A])
    assert table.stack() == [A]
    assert table.number(TECHNOLOGY_TOKENS) == 0
    assert not table.over()


@pytest.mark.rule("INV-IWORD-3", "INV-IWORD-4", "INV-RULING-101")
def test_the_invasion_stores_on_the_zone_of_the_colour_without_limit_and_of_wild_the_captain_chooses() -> (
    None
):
    drone = invader(
        "Storer",
        text="Deployed: The Invasion stores 9 green resources. The Invasion stores 1 wild resource.",
    )
    table = invasion_turn(player(), zones={"green": DRONE}, deck=[drone])
    assert table.asked().seat == 0
    assert table.offers(ch.ZONE) == ["blue", "red", "black", "green", "yellow"]
    table.choose(ch.ZONE, "black")
    assert [event.number for event in table.told(e.INVASION_STORES)] == [9, 1]
    assert table.zone_stored() == {"black": 1}  # the Filler Drone costs 9 and was trained


@pytest.mark.rule("INV-IWORD-4")
def test_resources_may_exceed_the_training_cost() -> None:
    grid = protocol("Grid", "Exhaust: The Invasion stores 12 blue resources.")
    table = invasion_turn(protocols=[grid], zones={"blue": A})
    assert table.zone_stored() == {"blue": 12}


@pytest.mark.rule("INV-RULING-107")
def test_between_equal_zones_the_captain_chooses() -> None:
    feeder = protocol(
        "Feeder", "Exhaust: The Invasion stores 1 resource in the zone with the fewest."
    )
    table = invasion_turn(protocols=[feeder], stored={"blue": 1, "red": 1, "black": 1})
    assert table.offers(ch.ZONE) == ["green", "yellow"]
    table.choose(ch.ZONE, "yellow")
    assert table.zone_stored()["yellow"] == 1


@pytest.mark.rule("INV-IWORD-5", "INV-RULING-106")
def test_the_invasion_recycles_from_its_garbage_dump_first() -> None:
    recall = protocol("Recall", "Exhaust: The Invasion recycles 3 cards.")
    table = invasion_turn(protocols=[recall], deck=[D, E], garbage=[A], discard=[B, C])
    assert table.pile(table.game.invasion_deck) == [C, B, A]
    table = invasion_turn(protocols=[recall], deck=[D, E], garbage=[A], discard=[])
    assert table.pile(table.game.invasion_deck) == [A]  # what is not there is ignored


@pytest.mark.rule("INV-RULING-102", "INV-ITURN-8")
def test_a_unique_card_says_where_it_goes_and_the_zone_effect_is_executed_all_the_same() -> None:
    table = invasion_turn(
        zones={"blue": "Marrow Vat"}, stored={"blue": 5}, tokens=0, deck=[A, B, C]
    )
    assert table.pile(table.game.protocols) == ["Marrow Vat"]
    assert table.number(TECHNOLOGY_TOKENS) == 1
    assert table.game.invasion_discard == []
    assert table.is_asked(ch.ASK_ZONE)  # as a protocol it is used in step 6 of this turn


@pytest.mark.rule("INV-RULING-102")
def test_a_card_that_became_a_protocol_and_is_destroyed_is_a_destroyed_invasion_card() -> None:
    table = team(player(), invasion=enemy(protocols=["Marrow Vat"]))
    destroy(table.game, table.one("Marrow Vat"), "")
    assert table.pile(table.game.destroyed_invaders) == ["Marrow Vat"]


@pytest.mark.rule("INV-RULING-102", "INV-IWORD-2")
def test_a_card_that_attacks_when_trained_uses_its_own_values_and_is_destroyed() -> None:
    backer = invader("Backer", "0 0 0 3", "5 5 0 0")
    table = invasion_turn(
        player(armor=0), stack=[backer], zones={"blue": "Storm Array"}, stored={"blue": 6}, deck=[A]
    )
    # 2 melee, 1 ranged and its support of 1 ranged: 4 damage without armor
    assert table.values() == (0, 6)
    assert table.pile(table.game.destroyed_invaders) == ["Storm Array"]


@pytest.mark.rule("INV-RULING-102")
def test_a_card_that_deploys_itself_when_trained_lies_on_the_stack() -> None:
    table = invasion_turn(zones={"blue": "Harrow Engine"}, stored={"blue": 5}, deck=[A])
    assert table.stack() == [A, "Harrow Engine"]


@pytest.mark.rule("INV-IWORD-2", "INV-RULING-99")
def test_an_attack_deals_ranged_and_then_melee_and_losing_is_checked_between() -> None:
    table = invasion_turn(
        player(health=2, armor=0), zones={"blue": "Storm Array"}, stored={"blue": 6}, deck=[A]
    )
    assert table.over()
    assert table.scores() == [LOST]
    assert table.values() == (0, 0)  # the melee part never came


@pytest.mark.rule("INV-RULING-100", "INV-CAMP-3")
def test_a_loss_in_the_middle_ends_everything_at_once() -> None:
    table = invasion_turn(player(health=1), player(), protocols=[LENS, QUIET], exhausted=[], deck=9)
    assert table.scores() == [LOST, LOST]
    assert table.zone_stored() == {}
    assert not table.game.asking


@pytest.mark.rule("INV-RULING-109", "INV-COOP-2", "INV-GEN-8")
def test_the_players_turn_follows_with_its_beginning() -> None:
    gimbal = technology("Gimbal", "At the beginning of your turn, gain 1 reroll.")
    table = invasion_turn(player(base=[gimbal]), player())
    assert table.number(PHASE) == c.DRAWING
    assert table.game.rerolls[0] == 1
    phases = [event.number for event in table.told(e.PHASE_BEGINS)]
    assert phases == [c.BEGINNING, c.DRAWING]


@pytest.mark.rule("INV-RULING-90")
def test_a_top_card_without_health_is_defeated_by_nobody_and_repeatedly() -> None:
    husk = invader("Husk", "1 0 0 0")
    table = invasion_turn(player(), player(), deck=[husk, husk, A])
    assert table.stack() == []
    assert table.pile(table.game.invasion_discard) == [husk, husk]


@pytest.mark.rule("INV-RULING-79")
def test_the_captain_is_the_first_undefeated_player_or_whom_the_team_has_named() -> None:
    table = team(player(), player(), player(), invasion=enemy(zones={"blue": A, "red": B}))
    table.choose(ch.NAME_CAPTAIN, 2, seat=0)
    table.game.zone_stored[c.BLUE] = table.game.zone_stored[c.RED] = 3
    table.all_done().go(ch.ASK_ZONE)
    assert table.asked().seat == 2
    table = invasion_turn(
        player(out=True), player(), zones={"blue": A, "red": B}, stored={"blue": 3, "red": 3}
    )
    assert table.asked().seat == 1
