"""The worked examples of the rules file, 1 to 48, one test each (or several where it tells of two cases)."""

from __future__ import annotations

from collections import Counter

import pytest

from runestack.games.invasion.rules import choices as ch
from runestack.games.invasion.rules import constants as c
from runestack.games.invasion.rules import events as e
from runestack.games.invasion.rules.dice import place_of_screw
from runestack.games.invasion.rules.spending import price
from runestack.games.invasion.rules.state import (
    CAMPAIGN_PLACE,
    EVENT,
    EVENT_MARKER,
    FIRST,
    MARKER,
    ROUND,
    TECHNOLOGY_TOKENS,
)
from runestack.games.invasion.rules.values import remaining_armor, remaining_health, statistic
from runestack.kernel.choices import CHOOSE_PLAYER, DONE
from runestack.kernel.driver import run
from runestack.kernel.outcome import LOST, WON
from tests.games.invasion.hand_made import (
    DRONE,
    FILLER,
    Table,
    card,
    duel,
    enemy,
    event,
    face_of,
    fresh,
    invader,
    leader,
    plain,
    player,
    recruits,
    scenario_of,
    team,
    technology,
)

A, B, C, D, E, F = (card(f"Example {letter}", "Gain 1 armor.", training=3) for letter in "ABCDEF")
FOUR = [A, B, C, D]
FREE = card("Example Free", "Gain 1 reroll.")
U, V, W, X, Y, Z = (invader(f"Example Invader {n}", "0 0 1 2", stores="") for n in "UVWXYZ")
ZONES = {"blue": U, "red": V, "black": W, "green": X, "yellow": Y}
NO_ZONES = dict.fromkeys(ZONES, "")
LEAD = leader("Example Leader")
RIG = technology("Example Rig", "Exhaust: Draw a card.")
KEPT = card("Example Keep", "Keep.\nGain 1 armor.", cost="red")


def left(table: Table, name: str) -> tuple[int, int]:
    """Remaining armor and health of a card."""
    number = table.one(name)
    return remaining_armor(table.game, number), remaining_health(table.game, number)


@pytest.mark.rule("INV-ICON-1")
def test_example_1_four_melee_against_two_armor_and_ten_health() -> None:
    blow = card("Example Blow", "Deal 4 melee damage.")
    table = duel(player(hand=[blow]), player(armor=2, health=10)).play(blow)
    assert table.values(1) == (0, 8)


@pytest.mark.rule("INV-WORD-7")
def test_example_2_four_cards_are_recycled_from_three_places() -> None:
    cycle = card("Example Cycle", "Recycle 4 cards.")
    table = duel(player(hand=[cycle, A, E], garbage=[B, F], discard=[C, D]))
    table.play(cycle)
    for name in (B, C, D, A):
        table.choose(ch.RECYCLE, name)
    for name in (C, A, D):
        table.choose(ch.GIVE, name)
    assert table.deck()[:4] == [B, D, A, C]
    assert (table.hand(), table.garbage(), table.discard()) == ([E], [F], [])


@pytest.mark.rule("INV-STORE-1", "INV-STORE-2")
def test_example_3_green_and_blue_are_stored_in_their_own_spots() -> None:
    table = duel(player(dice=["green blue"], parts=1), phase=c.STORING)
    table.choose(ch.PUT_IN, "green", "green").choose(ch.PUT_IN, "blue", "blue")
    assert (table.stored(), table.wild()) == ("blue green", "")


@pytest.mark.rule("INV-STORE-4")
@pytest.mark.parametrize("stored", ["", "blue blue"])
def test_example_4_blue_may_go_into_a_wild_spot_whether_a_blue_one_is_open_or_full(
    stored: str,
) -> None:
    table = duel(player(dice=["blue"], stored=stored, parts=1), phase=c.STORING)
    if not stored:
        table.choose(ch.PUT_IN, "blue", "wild")
    assert (table.stored(), table.wild()) == (stored, "blue")


@pytest.mark.rule("INV-TURN-12", "INV-SPARE-1", "INV-SPARE-2")
def test_example_5_five_spare_parts_are_a_recruit_and_three_screws() -> None:
    table = duel(player(parts=5), phase=c.SPENDING)
    recruits(table, A, B, C)
    table.choose(ch.SPARE, 2).choose(ch.TAKE_CARD, A)
    for _ in range(2):
        table.choose(ch.SPARE, 1)
    assert table.training() == {A: 3}
    table.choose(ch.SPARE, 1)
    assert A in table.discard()  # 4 screws: trained in the phase that followed at once


@pytest.mark.rule("INV-TURN-9")
def test_example_6_a_card_with_keep_is_kept_or_stores_its_cost() -> None:
    table = duel(player(hand=[KEPT], parts=1), phase=c.STORING).choose(ch.KEEP_CARD, KEPT)
    assert table.hand() == [KEPT]
    table = duel(player(hand=[KEPT], parts=1), phase=c.STORING).choose(ch.GIVE, KEPT)
    table.choose(ch.PUT_IN, "red", "red")
    assert (table.garbage(), table.stored()) == ([KEPT], "red")


@pytest.mark.rule(
    "INV-STORE-6", "INV-STORE-7", "INV-STORE-8", "INV-STORE-9", "INV-STORE-11", "INV-RULING-17"
)
@pytest.mark.parametrize(("cost", "pool"), [("red green", "green"), ("wild green", "green")])
def test_example_7_two_stored_red_take_away_red_or_wild_and_deal_one_damage(
    cost: str, pool: str
) -> None:
    bought = card(f"Example {cost}", "Gain 1 armor.", cost=cost)
    table = duel(player(hand=[bought], stored="red red", pool=pool))
    assert table.offers(ch.PLAY) == []
    table.choose(ch.PAIR, "red").play(bought)
    assert table.values(1) == (9, 10)
    assert (table.stored(), table.pool(), table.played()) == ("", "", [bought])


@pytest.mark.rule("INV-ITURN-4", "INV-RULING-21")
def test_example_8_the_top_card_of_three_has_one_health_three_armor_four_melee() -> None:
    low = invader("Example Low", "0 0 0 9", "0 0 1 0")
    mid = invader("Example Mid", "0 0 0 9", "1 0 1 0")
    top = invader("Example Top", "2 0 1 1", "1 0 0 0")
    table = team(player(), invasion=enemy(stack=[low, mid, top]))
    number = table.one(top)
    found = [statistic(table.game, number, s) for s in (c.STAT_HEALTH, c.STAT_ARMOR, c.STAT_MELEE)]
    assert found == [1, 3, 4]


@pytest.mark.rule("INV-ITURN-6", "INV-ITURN-7")
def test_example_9_a_card_of_cost_five_takes_five_of_six_resources() -> None:
    five = invader("Example Five", training=5)
    table = team(
        player(), phase=c.INVASION_TURN, invasion=enemy(zones={"green": five}, stored={"green": 6})
    )
    assert table.zone_stored() == {"green": 1}
    assert table.zone_of(five) == c.IN_INVASION_DISCARD


@pytest.mark.rule("INV-DEF-1", "INV-DEF-2", "INV-RULING-19")
def test_example_10_one_of_two_health_points_pays_an_action_and_the_other_heals_a_teammate() -> (
    None
):
    heal = card("Example Heal", "Gain 2 health.")
    table = team(player(hand=[heal]), player())
    table.plays(heal).choose(ch.PAY_ACTION, c.PAID_WITH_HEALTH).choose(CHOOSE_PLAYER, 0)
    table.choose(ch.GIVE_POINTS, 1)
    assert (table.values(0), table.values(1)) == ((10, 10), (10, 11))
    assert len(table.hand()) == 1  # Rally


@pytest.mark.rule("INV-PTURN-4", "INV-PTURN-5")
def test_example_11_five_cards_of_three_players_are_recycled_onto_their_owners_decks() -> None:
    cycle = card("Example Five Cycle", "Recycle 5 cards.")
    table = team(player(hand=[cycle], garbage=[A, B]), player(garbage=[C, D]), player(hand=[E, F]))
    table.plays(cycle)
    for name in (A, B, C, D, E):
        table.choose(ch.RECYCLE, name)
    table.choose(ch.GIVE, A).choose(ch.GIVE, D)
    assert table.deck(0)[:2] == [B, A]
    assert table.deck(1)[:2] == [C, D]
    assert table.deck(2)[0] == E


@pytest.mark.rule("INV-EVENT-2", "INV-EVENT-3", "INV-EVENT-4")
def test_example_12_the_marker_moves_from_three_to_seven() -> None:
    one = event("Example Event", "When this event ends: The Invasion stores 1 red resource.")
    made = plain(events=[[face_of(one)] * 2] * 3, durations=[[3, 4]] * 3)
    table = team(
        player(), scenario=made, phase=c.INVASION_TURN, round_number=3, event_place=0, run_on=False
    )
    assert table.number(EVENT_MARKER) == 3
    run(table.game)
    assert table.number(EVENT_MARKER) == 7


@pytest.mark.rule("INV-EVENT-7")
def test_example_13_an_event_that_ends_in_round_16_is_not_lengthened() -> None:
    tempo = card("Example Tempo", "In cooperative mode: Tempo. Otherwise: Draw a card.")
    one = event("Example Long", "Players draw at most 6 cards in the draw phase.")
    made = plain(events=[[face_of(one)] * 2] * 3, durations=[[16, 4]] * 3)
    table = team(player(hand=[tempo]), scenario=made, event_place=0)
    table.plays(tempo)
    assert table.offers(ch.LONGER) == []
    table.choose(DONE)
    assert table.number(EVENT_MARKER) == 16


@pytest.mark.rule("INV-EVENT-8")
def test_example_14_in_round_16_the_current_event_ends_and_two_more_start_and_end() -> None:
    faces_of = [
        face_of(
            event(
                f"Example {colour} Event",
                f"When this event begins: The Invasion stores 1 {colour} resource.\nWhen this event ends: The Invasion stores 2 {colour} resources.",
            )
        )
        for colour in ("red", "green", "blue")
    ]
    made = plain(events=[faces_of] * 3, durations=[[16, 3, 3]] * 3)
    table = team(player(), scenario=made, phase=c.INVASION_TURN, round_number=16, event_place=0)
    stored = [(c.COLOUR_NAMES[one.other], one.number) for one in table.told(e.INVASION_STORES)]
    assert stored[-5:] == [("red", 2), ("green", 1), ("green", 2), ("blue", 1), ("blue", 2)]


@pytest.mark.rule("INV-FAQ-1")
@pytest.mark.parametrize("ignored", [True, False])
def test_example_15_with_six_in_training_a_recruit_is_ignored_or_replaces_one(
    ignored: bool,
) -> None:
    table = duel(player(parts=2, training=[A, B, C, D, E, F]), phase=c.SPENDING)
    recruits(table, FREE, FREE, FREE)
    table.choose(ch.SPARE, 2)
    if ignored:
        table.choose(ch.IGNORE)
        assert list(table.training()) == [A, B, C, D, E, F]
    else:
        table.choose(ch.GO_ON).choose(ch.TAKE_CARD).choose(ch.GIVE, C)
        assert list(table.training()) == [A, B, D, E, F, FREE]


@pytest.mark.rule("INV-FAQ-2")
def test_example_16_a_player_may_draw_no_card() -> None:
    table = duel(phase=c.DRAWING).choose(ch.STOP)
    assert table.is_asked(ch.ASK_MAIN)
    assert table.hand() == []


@pytest.mark.rule("INV-FAQ-3", "INV-MAIN-5", "INV-MAIN-6", "INV-MAIN-7")
def test_example_17_two_empty_dice_are_transformed_into_red() -> None:
    table = duel(player(dice=["", ""]))
    table.choose(ch.TRANSFORM, 0, 1).choose(ch.COLOUR, "red")
    assert table.pool() == "red"
    assert table.game.die_state[:2] == [c.USED, c.USED]
    assert table.offers(ch.TRANSFORM) == []


@pytest.mark.rule("INV-FAQ-4")
def test_example_18_a_refreshed_technology_is_used_again() -> None:
    coil = card("Example Coil", "Refresh a card in your base.")
    table = duel(player(base=[RIG], hand=[coil], deck=5))
    table.choose(ch.ABILITY, RIG).play(coil).choose(ch.ABILITY, RIG)
    assert table.hand() == [FILLER, FILLER]


@pytest.mark.rule("INV-FAQ-5")
def test_example_19_a_player_who_must_draw_without_deck_and_piles_loses() -> None:
    pull = card("Example Pull", "Draw a card.")
    table = duel(player(hand=[pull, A], played=[B], deck=0)).play(pull)
    assert table.scores() == [LOST, WON]


@pytest.mark.rule("INV-FAQ-6")
def test_example_20_two_double_texts_in_a_row_execute_the_third_card_twice() -> None:
    twice = card("Example Twice", "Execute the effects of the next card you play this turn twice.")
    blow = card("Example Three", "Deal 3 melee damage.")
    table = duel(player(hand=[twice, twice, blow]))
    table.play(twice).play(twice).play(blow)
    assert table.values(1) == (4, 10)


@pytest.mark.rule("INV-TOKEN-4", "INV-TOKEN-5")
def test_example_21_a_technology_token_makes_the_screw_free() -> None:
    table = duel(player(technology=1, training=[A]), phase=c.SPENDING)
    table.choose(ch.USE_TOKEN).choose(ch.SPARE, 1)
    assert table.training() == {A: 1}


@pytest.mark.rule("INV-DICE-2", "INV-DICE-3")
def test_example_22_a_new_die_has_an_empty_side_and_one_screw_of_each_colour() -> None:
    table = fresh()
    shown = [
        [table.game.screw[place_of_screw(0, side, position)] for position in range(3)]
        for side in range(6)
    ]
    coloured = [[screw for screw in side if screw != c.NEUTRAL] for side in shown]
    assert sorted(coloured) == [[], [c.BLUE], [c.RED], [c.BLACK], [c.GREEN], [c.YELLOW]]


@pytest.mark.rule("INV-MATCH-9", "INV-MATCH-10")
def test_example_23_in_match_2_the_former_second_player_starts() -> None:
    kill = card("Example Kill", "Deal 99 ranged damage.")
    table = duel(player(hand=[kill], training=FOUR), player(training=FOUR), matches=2).play(kill)
    assert table.number(FIRST) == 1
    assert table.is_asked(ch.ASK_SPARE, 0)
    assert table.asked().number == 2
    table.go(ch.ASK_DRAW)
    assert table.asked().seat == 1


@pytest.mark.rule("INV-PTURN-1", "INV-PTURN-6")
def test_example_24_a_reroll_for_a_teammate_is_done_and_play_goes_on() -> None:
    table = team(player(rerolls=1), player())
    table.choose(ch.REROLL, 6, seat=0)
    assert [one.number for one in table.told(e.REROLLS)] == [6]
    assert [question.seat for question in table.game.asking] == [0, 1]


@pytest.mark.rule("INV-PTURN-2", "INV-RULING-86")
def test_example_25_waiting_effects_are_executed_in_the_order_the_team_likes() -> None:
    table = team(player(hand=[FREE]), player(hand=[FREE]))
    table.play(FREE, 0).play(FREE, 1)
    assert table.game.rerolls == [0, 0]
    table.carry_out(FREE, 1)
    assert table.game.rerolls == [0, 1]
    table.carry_out(FREE, 0)
    assert table.game.rerolls == [1, 1]


@pytest.mark.rule("INV-SC3-7", "INV-RULING-3")
def test_example_26_in_scenario_3_leaders_never_refresh() -> None:
    table = team(
        player(base=[LEAD], exhausted=[LEAD]),
        scenario="final-battle",
        phase=c.INVASION_TURN,
        invasion=enemy(deck=0, discard=[U, V]),
    )
    assert table.stack() != []
    assert table.exhausted(LEAD)


@pytest.mark.rule("INV-SC3-6", "INV-SC3-7", "INV-SC3-8", "INV-RULING-129")
def test_example_27_four_cards_are_shuffled_and_deployed_and_the_fifth_is_ignored() -> None:
    quiet = ["Hardened Shells", "Hoarding Routine", "Tariff Field"]
    table = team(
        player(base=[LEAD], exhausted=[LEAD]),
        player(),
        scenario="final-battle",
        phase=c.INVASION_TURN,
        invasion=enemy(deck=[U], discard=[V, W], garbage=[X], protocols=quiet),
    )
    assert sorted(table.stack()) == sorted([U, V, W, X])
    assert table.number(TECHNOLOGY_TOKENS) == 0
    assert table.exhausted(LEAD)


@pytest.mark.rule("INV-SC3-6", "INV-RULING-129")
def test_example_28_ambush_is_paid_and_does_nothing_and_the_zone_stays_empty() -> None:
    shot = card("Example Shot", "Deal 1 ranged damage.")
    table = team(
        player(hand=[shot]),
        scenario="final-battle",
        invasion=enemy(stack=[U], deck=0, discard=[V, W, X], zones={**ZONES, "red": ""}),
    )
    table.plays(shot).choose(ch.PAY_ACTION, c.PAID_WITH_RANGED)
    assert len(table.game.invasion_discard) == 3
    table.end_main()
    assert not table.told(e.ZONE_FILLED)
    assert table.number(TECHNOLOGY_TOKENS) == 0
    assert not table.told(e.REINFORCES)


@pytest.mark.rule("INV-RULING-94", "INV-RULING-125")
def test_example_29_two_cards_are_deployed_and_the_deck_check_fails_for_the_stack() -> None:
    table = team(
        player(),
        player(),
        scenario="strike-back",
        phase=c.INVASION_TURN,
        invasion=enemy(deck=[U, V], protocols=["Hardened Shells", "Tariff Field"]),
    )
    assert table.stack() == [U, V]
    assert table.number(TECHNOLOGY_TOKENS) == 0
    assert not table.over()


@pytest.mark.rule("INV-RULING-94", "INV-RULING-125", "INV-RULING-127")
def test_example_30_filling_the_zones_reinforces_once_and_then_wins() -> None:
    table = team(
        player(base=[LEAD], exhausted=[LEAD]),
        scenario="strike-back",
        invasion=enemy(deck=0, discard=[U, V], zones=NO_ZONES),
    )
    table.all_done()
    assert table.number(TECHNOLOGY_TOKENS) == 1
    assert not table.exhausted(LEAD)
    assert sorted(table.zones()) == ["blue", "red"]
    assert table.scores() == [WON]


@pytest.mark.rule("INV-RULING-3", "INV-DECK-3")
def test_example_31_a_draw_of_three_reinforces_after_the_first_card() -> None:
    pull = card("Example Pull Three", "Draw 3 cards.")
    table = team(
        player(hand=[pull], deck=[A], discard=[B, C, D, E], health=9),
        player(base=[LEAD], exhausted=[LEAD]),
    )
    table.plays(pull)
    assert (len(table.hand()), len(table.deck()), table.values()) == (3, 2, (10, 8))
    assert table.exhausted(LEAD)


@pytest.mark.rule("INV-RULING-35")
def test_example_32_the_active_players_trigger_then_the_refresh_then_the_third_card() -> None:
    pull = card("Example Pull Again", "Draw 3 cards.")
    loud = card("Example Loud", "When you draw this card: Lose 1 armor.\nGain 1 armor.")
    table = duel(
        player(hand=[pull], deck=[A], discard=[loud, loud, loud, loud], health=9),
        player(base=[LEAD, RIG], exhausted=[LEAD, RIG]),
    )
    table.play(pull)
    assert table.game.journal is not None
    watched = (e.DRAWS, e.REINFORCES, e.REFRESHES)
    told = [
        one.kind
        for one in table.game.journal.events
        if one.kind in watched or (one.kind == e.LOSES and one.other == c.ARMOR)
    ]
    assert told == [
        e.DRAWS,
        e.REINFORCES,
        e.DRAWS,
        e.LOSES,
        e.REFRESHES,
        e.REFRESHES,
        e.DRAWS,
        e.LOSES,
    ]


@pytest.mark.rule("INV-RULING-118")
def test_example_33_under_siege_everything_that_would_be_stored_is_destroyed() -> None:
    drifter = card(
        "Example Drifter",
        "When this card is not played: Gain 1 reroll.\nGain 1 armor.",
        cost="black wild",
    )
    table = team(
        player(pool="red", dice=["green blue"], hand=[KEPT, drifter], parts=1),
        scenario="strike-back",
        event_place=0,
        phase=c.STORING,
    )
    table.choose(ch.KEEP_CARD, KEPT)
    assert (table.stored(), table.wild()) == ("", "")
    lost = Counter(c.COLOUR_NAMES[one.number] for one in table.told(e.LOSES_RESOURCE))
    assert lost == Counter(["red", "green", "blue", "black", "wild"])
    assert (table.hand(), table.garbage(), table.game.rerolls[0]) == ([KEPT], [drifter], 1)


@pytest.mark.rule("INV-RULING-42")
def test_example_34_prices_with_an_unlimited_reduction_and_a_token() -> None:
    bulk = technology("Example Bulk", "Your spare part actions cost 1 less.")
    table = duel(player(base=[bulk], parts=2, technology=1), phase=c.SPENDING)

    def prices() -> list[int]:
        return [price(table.game, 0, action, False) for action in c.SPARE_ACTIONS]

    assert prices() == [1, 1, 2, 3, 5]
    table.choose(ch.USE_TOKEN)
    assert prices() == [0, 0, 1, 2, 4]


@pytest.mark.rule("INV-RULING-42")
def test_example_35_a_limited_reduction_makes_one_action_free_and_the_second_cannot_be_paid() -> (
    None
):
    quarter = technology("Example Quarter", "Once each turn, a spare part action costs you 1 less.")
    table = duel(player(base=[quarter], training=[A], rerolls=1), phase=c.SPENDING)
    table.choose(ch.SPARE, 1)
    assert table.training() == {A: 1}
    assert not table.is_asked(ch.ASK_SPARE, 0)


@pytest.mark.rule("INV-RULING-95")
def test_example_36_in_phase_1_armor_goes_to_players_and_in_the_main_phase_it_may_pay_salvage() -> (
    None
):
    dawn = technology(
        "Example Dawn", "At the beginning of your turn, gain 1 reroll and gain 2 armor."
    )
    gain = card("Example Gain", "Gain 2 armor.")
    table = team(player(base=[dawn], hand=[gain]), player(), phase=c.BEGINNING)
    assert table.offers(ch.PAY_ACTION) == []
    table.choose(ch.GIVE_POINTS, 0, 2).go(ch.ASK_MAIN)
    assert (table.values(), table.game.rerolls[0]) == ((12, 10), 1)
    table.plays(gain)
    assert table.offers(ch.PAY_ACTION) == [c.PAID_WITH_ARMOR]


@pytest.mark.rule("INV-RULING-6", "INV-RULING-88")
def test_example_37_six_melee_defeat_two_cards_and_pay_sabotage_twice() -> None:
    top = invader("Example First", "0 0 1 1")
    below = invader("Example Second", "0 0 0 2")
    blow = card("Example Six", "Deal 6 melee damage.")
    table = team(player(hand=[blow]), invasion=enemy(stack=[below, top], stored={"red": 2}))
    table.plays(blow).choose(ch.HIT, top, 2).choose(ch.HIT, below, 2)
    table.choose(ch.PAY_ACTION, c.PAID_WITH_MELEE).choose(ch.PAY_ACTION, c.PAID_WITH_MELEE)
    assert (table.stack(), table.zone_stored()) == ([], {})
    assert table.is_asked(ch.ASK_MAIN)


@pytest.mark.rule("INV-RULING-71")
@pytest.mark.parametrize(("seats", "decks", "supply", "squads"), [(3, 30, 14, 4), (4, 40, 15, 5)])
def test_example_38_starting_cards_for_three_and_four(
    seats: int, decks: int, supply: int, squads: int
) -> None:
    table = fresh(seats, scenario="reinforcements").go(ch.ASK_RECRUIT)
    assert sum(len(deck) for deck in table.game.deck) == decks
    left_over = table.pile(table.game.starting_supply)
    assert (len(left_over), left_over.count("Defending Squad")) == (supply, squads)


@pytest.mark.rule("INV-RULING-13", "INV-RULING-111")
@pytest.mark.parametrize(("number", "place", "ends"), [(3, 0, 3), (8, 1, 8), (14, 2, 14)])
def test_example_39_the_events_of_scenario_2_end_in_rounds_3_8_and_14(
    number: int, place: int, ends: int
) -> None:
    for round_number in (number - 1, number):
        table = team(
            player(deck=20),
            invasion=enemy(deck=30),
            scenario="strike-back",
            phase=c.INVASION_TURN,
            round_number=round_number,
            event_place=place,
            marker=ends,
        )
        ended = [one.number for one in table.told(e.EVENT_ENDS)]
        assert ended == ([ends] if round_number == number else [])


@pytest.mark.rule("INV-RULING-112", "INV-RULING-113")
def test_example_40_a_shortened_event_ends_and_the_next_is_counted_from_the_marker() -> None:
    shorten = card(
        "Example Shorten",
        "In cooperative mode: Lengthen or shorten the current event by 2. Otherwise: Draw a card.",
    )
    one = event("Example Short", "Players draw at most 9 cards in the draw phase.")
    made = plain(events=[[face_of(one)] * 3] * 3, durations=[[6, 4, 5]] * 3)
    table = team(player(hand=[shorten]), scenario=made, round_number=5, event_place=0)
    assert table.number(EVENT_MARKER) == 6
    table.plays(shorten).choose(ch.SHORTER)
    assert (table.number(EVENT), table.number(EVENT_MARKER)) == (1, 8)


@pytest.mark.rule(
    "INV-RULING-15", "INV-RULING-102", "INV-RULING-123", "INV-RULING-124", "INV-RULING-128"
)
def test_example_41_scenario_2_after_scenario_1_with_gate_warden_in_a_zone() -> None:
    table = team(
        player(training=FOUR),
        player(training=FOUR),
        scenario="invasion",
        phase=c.CLEANUP,
        round_number=16,
        invasion=enemy(
            deck=[Z] * 12,
            discard=[Z] * 5,
            garbage=[Z] * 3,
            zones={**ZONES, "red": "Gate Warden"},
            stored={"red": 3},
            protocols=["Hardened Shells", "Hoarding Routine", "Tariff Field"],
            exhausted=["Hardened Shells"],
            protocol_supply=["Blackout Loop"],
            supply=[W] * 20,
        ),
    )
    game = table.game
    assert len(game.invasion_deck) + len(game.stack) == 24
    assert table.pile(game.destroyed_invaders) == ["Gate Warden"]
    assert len(game.protocols) == 4
    assert not any(game.exhausted[n] for n in game.protocols)
    assert table.zones() == dict.fromkeys(ZONES, W)
    assert table.zone_stored() == {}
    assert not table.told(e.ZONE_EFFECT)
    assert (table.number(ROUND), table.number(MARKER), table.number(EVENT_MARKER)) == (1, 1, 3)


@pytest.mark.rule("INV-RULING-15", "INV-RULING-128", "INV-RULING-146")
def test_example_42_scenario_3_after_a_deck_victory() -> None:
    quiet = ["Hardened Shells", "Hoarding Routine", "Tariff Field"]
    table = team(
        player(training=FOUR),
        player(training=FOUR),
        scenario=[scenario_of("strike-back"), scenario_of("final-battle")],
        invasion=enemy(
            deck=0,
            zones=ZONES,
            protocols=quiet,
            supply=[Z] * 20,
            protocol_supply=[*quiet, "Blackout Loop"],
        ),
    )
    table.all_done()
    game = table.game
    assert table.number(CAMPAIGN_PLACE) == 1
    assert len(game.protocols) == 6
    assert len(game.stack) == 8
    assert len(game.invasion_deck) + len(game.stack) == 13
    assert len(game.supply) == 20 - 8 - 5
    assert table.zones() == dict.fromkeys(ZONES, Z)
    kept = [*table.pile(game.invasion_deck), *table.stack()]
    assert Counter(kept) == Counter({U: 1, V: 1, W: 1, X: 1, Y: 1, Z: 8})


@pytest.mark.rule("INV-RULING-77", "INV-RULING-122")
def test_example_43_a_setup_recruit_destroys_nothing_and_one_between_matches_two() -> None:
    table = team(
        player(training=[A, B, C]),
        scenario="invasion",
        phase=c.CLEANUP,
        round_number=16,
        run_on=False,
        invasion=enemy(deck=30),
    )
    recruits(table, *[D] * 60)
    run(table.game)
    table.choose(ch.TAKE_CARD)
    assert (len(table.game.recruitment_deck), table.game.destroyed_recruits) == (59, [])
    kill = card("Example Kill Two", "Deal 99 ranged damage.")
    series = duel(player(hand=[kill], training=[A, B, C]), player(training=FOUR), matches=2)
    recruits(series, *[D] * 60)
    series.play(kill).choose(ch.TAKE_CARD)
    assert len(series.game.recruitment_deck) == 57
    assert len(series.game.destroyed_recruits) == 2


@pytest.mark.rule("INV-RULING-130")
def test_example_44_in_scenario_3_only_the_player_without_cards_is_defeated() -> None:
    pull = card("Example Pull Dry", "Draw a card.")

    def drawn(scenario: str) -> Table:
        seats = (player(hand=[pull], deck=0, health=9), player())
        table = team(*seats, scenario=scenario, invasion=enemy(stack=[U]))
        return table.play(pull, 0).carry_out(pull, 0)

    table = drawn("final-battle")
    assert not table.over()
    assert table.game.out == [1, 0]
    assert drawn("reinforcements").scores() == [LOST, LOST]


@pytest.mark.rule("INV-RULING-83")
def test_example_45_damage_to_each_player_also_hits_the_top_card() -> None:
    storm = card("Example Storm", "Deal 2 ranged damage to each player.")
    top = invader("Example Stormed", "0 0 4 3")
    table = team(player(hand=[storm]), player(), invasion=enemy(stack=[top]))
    table.plays(storm)
    assert (table.values(0), table.values(1), left(table, top)) == ((10, 8), (10, 8), (4, 1))


@pytest.mark.rule("INV-RULING-83", "INV-RULING-88")
@pytest.mark.parametrize(("scenario", "hits"), [("reinforcements", 0), ("strike-back", 5)])
def test_example_46_with_an_empty_stack_the_opponent_has_no_armor(scenario: str, hits: int) -> None:
    press = card(
        "Example Press",
        "Deal 2 melee damage. If the opponent has no armor, deal 2 melee damage.",
    )
    table = team(player(hand=[press]), scenario=scenario, invasion=enemy(stored={"red": 2}))
    table.plays(press)
    for _ in range(2):
        assert table.asked().number == 2
        assert table.offers(ch.PAY_ACTION) == [c.PAID_WITH_MELEE]
        assert table.pairs(ch.HIT).count((DRONE, 2)) == hits  # each zone card, or none
        table.choose(ch.GIVE_UP)
    assert table.is_asked(ch.ASK_MAIN)


@pytest.mark.rule("INV-RULING-89")
def test_example_47_destroyed_armor_that_is_too_much_is_ignored() -> None:
    top = invader("Example Plated", "0 0 2 3")
    below = invader("Example Below", "0 0 3 3")
    acid = card("Example Acid", "Destroy 3 armor.")
    table = team(player(hand=[acid]), invasion=enemy(stack=[below, top]))
    table.game.armor_damage[table.one(top)] = 1
    table.plays(acid)
    assert table.game.armor_damage[table.one(top)] == 2
    assert left(table, top) == (0, 3)
    assert left(table, below) == (3, 3)


@pytest.mark.rule("INV-RULING-147")
@pytest.mark.parametrize(("below", "after"), [("Grave Engineer", (10, 2)), ("Twin Cannon", (6, 6))])
def test_example_48_grave_engineer_copies_the_top_card_of_the_discard_pile(
    below: str, after: tuple[int, int]
) -> None:
    table = duel(player(hand=["Grave Engineer"], discard=[below], pool="black black black"))
    table.play("Grave Engineer")
    assert table.values(1) == after
