"""Every worked example of the rulebooks for two players, as the rules file tells it.

EX-22 is in `test_two_on_two`, EX-23 in `test_three_players`.
"""

import pytest

from runestack.games.rone.scenario import (
    filler,
    hero,
    placed,
    player,
    tactic,
    technology,
    unit,
)
from runestack.testing import Scenario, scenario

SPARK = tactic("Spark", "Deal 1 damage to target unit.")
MEND = tactic("Mend", "Target unit gets +1 {health}.")
WOLF = unit("Wolf", health=3, melee=2)
OHIN = hero(
    "Ohin Waseg",
    "Whenever an allied unit leaves the battlefield, gain 1 {water}.\n"
    "{purple 3}: Target unit gets +1 {melee} for its next combat.",
    race="nanobot",
)


@pytest.mark.rule("RONE-COMP-4")
def test_ex_1_a_unit_of_3_health_that_takes_1_damage_has_2() -> None:
    game = scenario("rone", p1=player(hand=[SPARK]), p2=player(units=[unit("Guard", health=3)]))
    game.p1.plays("Spark", target="Guard")
    game.expect("Guard", health=2, damage=1)


@pytest.mark.rule("RONE-COMP-3")
def test_ex_2_water_above_19_is_kept_and_all_of_it_can_be_spent() -> None:
    rain = tactic("Rain", "Gain 2 {water}.")
    game = scenario("rone", p1=player(water=19, hand=[rain, unit("Giant", cost=21)]))
    with game.changed({"p1 water": +2}):
        game.p1.plays("Rain")
    assert game.p1.water == 21
    game.p1.plays("Giant")
    game.expect(game.p1, water=0, units=["Giant"])


@pytest.mark.rule("RONE-COMBAT-14", "RONE-LIFE-2", "RONE-LIFE-3")
@pytest.mark.parametrize(
    ("sources", "hand", "deck"),
    [
        (("Letter", "Filler"), 0, 5),
        (("deck", "deck"), 2, 3),
        (("deck", "Letter"), 1, 4),
        (("Letter", "deck"), 1, 4),
    ],
)
def test_ex_3_a_hero_hit_for_2_costs_two_cards_of_hand_or_deck_as_its_player_likes(
    sources: tuple[str, str], hand: int, deck: int
) -> None:
    scout = unit("Scout", melee=1, ranged=1)
    game = scenario(
        "rone",
        p1=player(units=[scout]),
        p2=player(hand=[unit("Letter"), *filler(1)], deck=5),
        graveyard="top",
    )
    game.p1.attacks("Scout", "p2 hero")
    game.p2.takes_damage(*sources)
    assert (len(game.p2.hand), len(game.p2.deck), len(game.p2.graveyard)) == (hand, deck, 2)


def stack_of_two(first: str, second: str) -> Scenario:
    """P1 uses the first tactic on a unit of 1 health, P2 reacts with the second."""
    game = scenario(
        "rone",
        p1=player(units=[unit("Wolf", health=1)], hand=[SPARK, MEND]),
        p2=player(hand=[SPARK, MEND]),
        graveyard="top",
    )
    with game.windows():
        game.p1.plays(first, target="Wolf")
        game.p2.plays(second, target="Wolf")
    return game


@pytest.mark.rule("RONE-STACK-4", "RONE-STACK-8")
def test_ex_4_damage_in_reaction_to_health_kills_the_unit_and_uses_the_health_up() -> None:
    game = stack_of_two("Mend", "Spark")
    game.expect("Wolf", zone="graveyard")
    game.expect("p1 Mend", zone="graveyard")
    game.expect("p2 Spark", zone="graveyard")


@pytest.mark.rule("RONE-STACK-4")
def test_ex_5_health_in_reaction_to_damage_saves_the_unit() -> None:
    game = stack_of_two("Spark", "Mend")
    game.expect("Wolf", zone="battlefield", health=1)


@pytest.mark.rule("RONE-STACK-9", "RONE-STACK-10")
@pytest.mark.parametrize("first", ["Wolf", "Bear"])
def test_ex_6_of_two_units_that_die_together_the_second_is_still_a_target_of_the_firsts_death(
    first: str,
) -> None:
    death = "Death: Target unit gets +2 {health}."
    game = scenario(
        "rone",
        p1=player(units=[unit("Wolf", health=1, melee=1, text=death)]),
        p2=player(units=[unit("Bear", health=1, melee=1, text=death)]),
    )
    second = "Bear" if first == "Wolf" else "Wolf"
    game.p1.attacks("Wolf", "Bear")
    assert game.asks(game.p1)
    game.p1.chooses(first)
    game.expect(first, zone="graveyard")
    game.expect(second, zone="battlefield", health=2)


@pytest.mark.rule("RONE-ACT-3", "RONE-ACT-5")
def test_ex_7_water_destroyed_after_the_announcement_leaves_any_card_that_can_still_be_paid() -> (
    None
):
    game = scenario(
        "rone",
        p1=player(water=6, hand=[unit("Giant", cost=6), unit("Ogre", cost=4), unit("Imp", cost=1)]),
        p2=player(hand=[tactic("Drought", "The opponent loses 2 {water}.")]),
    )
    with game.windows():
        game.p1.announces("play")
        game.p2.plays("Drought")
        game.all_pass()
    assert game.p1.water == 4
    game.refuses(game.p1, "play", "Giant", rule="RONE-PLAY-2")
    game.allows(game.p1, "play", "Imp")
    assert game.offers(game.p1, "decline")
    game.p1.plays("Ogre")
    game.expect(game.p1, water=0, units=["Ogre"])


@pytest.mark.rule("RONE-ACT-5")
def test_ex_7_the_player_may_also_play_none() -> None:
    game = scenario(
        "rone",
        p1=player(water=6, hand=[unit("Ogre", cost=4)]),
        p2=player(hand=[tactic("Drought", "The opponent loses 2 {water}.")]),
    )
    with game.windows():
        game.p1.announces("play")
        game.p2.plays("Drought")
    with game.changed({}, only=True):
        game.p1.declines()
    assert game.asks(game.p1, "main phase")


@pytest.mark.rule("RONE-COMBAT-7", "RONE-COMBAT-2")
def test_ex_8_an_attacker_exhausted_after_the_announcement_does_not_attack() -> None:
    game = scenario(
        "rone",
        p1=player(units=[WOLF]),
        p2=player(units=[unit("Guard")], hand=[tactic("Snare", "Exhaust target unit once.")]),
    )
    with game.windows():
        game.p1.announces("attack", "Wolf")
        game.p2.plays("Snare", target="Wolf")
    game.expect("Wolf", exhaustion=1)
    game.expect("Guard", health=2, exhaustion=0)
    assert game.asks(game.p1, "main phase")
    game.refuses(game.p1, "attack", "Wolf", rule="RONE-COMBAT-2")


@pytest.mark.rule("RONE-COMBAT-5", "RONE-COMBAT-15")
def test_ex_9_a_unit_without_attack_values_attacks_and_exhausts_the_surviving_enemy() -> None:
    game = scenario(
        "rone",
        p1=player(units=[unit("Pest", melee=0, ranged=0, health=3)]),
        p2=player(units=[unit("Guard", health=2, melee=1)]),
    )
    game.p1.attacks("Pest", "Guard")
    game.expect("Guard", health=2, exhaustion=1)
    game.expect("Pest", health=2, exhaustion=1)


def invisible_attacker(*technologies: str) -> Scenario:
    """P1 has an invisible unit; P2 an active visible one, and perhaps Detection."""
    ghost = unit("Ghost", text="Invisibility.")
    radar = technology("Radar", "Detection.")
    return scenario(
        "rone",
        p1=player(units=[ghost]),
        p2=player(units=[unit("Guard")], technologies=[radar] if technologies else []),
        damage="deck",
    )


@pytest.mark.rule("RONE-GUARD-3", "RONE-KEY-INVISIBLE-4")
def test_ex_10_without_detection_nobody_guards_against_an_invisible_attacker() -> None:
    game = invisible_attacker()
    assert game["Ghost"].attack_targets == ["Guard", "p2 hero"]
    game.p1.attacks("Ghost", "p2 hero")
    assert len(game.p2.deck) == 9


@pytest.mark.rule("RONE-KEY-DETECTION-3")
def test_ex_10_with_detection_the_unit_guards_against_an_invisible_attacker() -> None:
    game = invisible_attacker("Radar")
    assert game["Ghost"].attack_targets == ["Guard"]
    game.refuses(game.p1, "attack", "Ghost", target="p2 hero", rule="RONE-GUARD-2")


@pytest.mark.rule("RONE-ABIL-3", "RONE-COMBAT-18")
def test_ex_11_a_unit_refreshed_to_active_attacks_again() -> None:
    game = scenario(
        "rone",
        p1=player(units=[WOLF], hand=[tactic("Rouse", "Refresh target unit once.")]),
        damage="deck",
        graveyard="top",
    )
    game.p1.attacks("Wolf", "p2 hero")
    game.refuses(game.p1, "attack", "Wolf", rule="RONE-COMBAT-2")
    game.p1.plays("Rouse", target="Wolf")
    with game.changed({"p2 deck": -2, "Wolf exhaustion": +1}):
        game.p1.attacks("Wolf", "p2 hero")


@pytest.mark.rule("RONE-ABIL-3")
def test_ex_11_a_hero_refreshed_to_active_uses_the_economic_ability_again() -> None:
    game = scenario("rone", p1=player(hand=[tactic("Rouse", "Refresh target hero once.")]))
    game.p1.uses("hero", mode=0)
    game.refuses(game.p1, "use", "p1 hero", rule="RONE-EXH-4")
    game.p1.plays("Rouse", target="p1 hero")
    with game.changed({"p1 water": +1, "p1 hero exhaustion": +1}):
        game.p1.uses("hero", mode=0)


@pytest.mark.rule("RONE-TEXT-4", "RONE-TEXT-5", "RONE-RULING-53")
def test_ex_12_a_battlefield_bonus_must_go_to_the_enemy_unit_if_no_other_is_left() -> None:
    """The unit and the tactic are those that the rules file encodes; here the played unit dies, too."""
    herald = unit(
        "Herald",
        cost=3,
        recycle=2,
        health=2,
        melee=1,
        ranged=1,
        speed=2,
        text="Battlefield: Another target unit gets +1 {melee} for its next combat.",
    )
    spark = tactic("Spark", "Deal 1 damage to target unit.", cost=1, recycle=2)
    storm = tactic("Storm", "Destroy each enemy unit.")
    game = scenario(
        "rone",
        p1=player(water=3, units=[WOLF], hand=[herald]),
        p2=player(water=1, units=[unit("Guard", melee=1)], hand=[storm, spark]),
        graveyard="top",
    )
    with game.windows():
        game.p1.announces("play")
        game.all_pass()
        game.p1.plays("Herald")
        game.all_pass()
        assert game.asks(game.p2, "Battlefield")
        game.p2.plays("Storm")
    game.p1.chooses("Wolf")
    game.expect("Wolf", zone="graveyard")
    game.expect("Herald", zone="graveyard")
    game.expect("Guard", melee=2)


@pytest.mark.rule("RONE-ENDT-2")
def test_ex_13_after_the_end_of_turn_is_declared_both_may_use_abilities() -> None:
    drill = technology("Drill", "{yellow 1}: Gain 1 {water}.")
    ledger = technology(
        "Ledger", "At the end of your turn, if you have 2 or more {water}, draw a card."
    )
    game = scenario(
        "rone", p1=player(technologies=[drill, ledger]), p2=player(technologies=[drill])
    )
    with game.windows():
        game.p1.ends_turn()
        assert game.asks(game.p2)
        game.p2.uses("Drill")
        game.p1.passes()
        game.p2.uses("hero", mode=0)
        game.p1.uses("Drill")
        game.expect(phase="main", stack_size=4)
        game.expect(game.p1, water=0)
        game.expect(game.p2, water=0)
        game.p1.uses("hero", mode=0)
    assert game.active == "p2"
    game.expect(
        game.p1, water=2, hand=["Filler"]
    )  # the water was there when the end of turn phase came
    assert game.p2.water >= 2


def detecting() -> Scenario:
    """P1 has Detection; both players have invisible units."""
    radar = unit("Radar", melee=0, text="Detection.")
    return scenario(
        "rone",
        p1=player(units=[radar, WOLF, unit("Shade", text="Invisibility.")], hand=[SPARK, SPARK]),
        p2=player(
            units=[unit("Ghost", text="Invisibility.")],
            hand=[tactic("Doom", "Destroy target unit.")],
        ),
        graveyard="top",
    )


@pytest.mark.rule("RONE-KEY-DETECTION-1", "RONE-KEY-DETECTION-2")
def test_ex_14_with_detection_invisible_units_are_targets_and_guard() -> None:
    game = detecting()
    game.allows(game.p1, "play", "Spark", target="Ghost")
    game.allows(game.p1, "play", "Spark", target="Shade")
    assert game["Wolf"].attack_targets == ["Ghost"]
    game.p1.plays("Spark", target="Shade")
    game.expect("Shade", health=1)
    game.p1.attacks("Wolf", "Ghost")
    game.expect("Ghost", zone="graveyard")


@pytest.mark.rule("RONE-KEY-DETECTION-4")
def test_ex_15_when_the_detection_card_leaves_invisible_units_are_hidden_again() -> None:
    game = detecting()
    with game.windows():
        game.p1.uses("hero", mode=0)
        game.p2.plays("Doom", target="Radar")
    game.expect("Radar", zone="graveyard")
    game.refuses(game.p1, "play", "Spark", target="Ghost", rule="RONE-KEY-INVISIBLE-1")
    game.refuses(game.p1, "play", "Spark", target="Shade", rule="RONE-KEY-INVISIBLE-1")
    assert game["Wolf"].attack_targets == ["p2 hero"]


@pytest.mark.rule("RONE-WORD-1", "RONE-EXH-2")
def test_ex_16_exhausting_3_times_from_1_stops_at_3() -> None:
    snare = tactic("Snare", "Exhaust target unit 3 times.")
    game = scenario("rone", p1=player(hand=[snare]), p2=player(units=[placed(WOLF, exhaustion=1)]))
    game.p1.plays("Snare", target="Wolf")
    game.expect("Wolf", exhaustion=3)


@pytest.mark.rule("RONE-WORD-1", "RONE-EXH-3")
def test_ex_17_refreshing_2_times_from_1_stops_at_0() -> None:
    rouse = tactic("Rouse", "Refresh target unit 2 times.")
    game = scenario("rone", p1=player(hand=[rouse], units=[placed(WOLF, exhaustion=1)]))
    game.p1.plays("Rouse", target="Wolf")
    game.expect("Wolf", exhaustion=0, active=True)


@pytest.mark.rule("RONE-TURN-3")
def test_ex_18_the_refresh_phase_turns_each_own_card_back_once() -> None:
    game = scenario(
        "rone",
        p1=player(
            hero_exhaustion=3,
            units=[placed(WOLF, exhaustion=2)],
            technologies=[placed(technology("Drill"), exhaustion=1)],
        ),
        p2=player(units=[placed(unit("Guard"), exhaustion=2)]),
        at="refresh",
    )
    assert (game.p1.hero.exhaustion, game["Wolf"].exhaustion, game["Drill"].exhaustion) == (2, 1, 0)
    game.expect("Guard", exhaustion=2)


@pytest.mark.rule("RONE-RECY-6")
def test_ex_19_a_tactic_is_not_recycled_as_a_reaction_during_combat() -> None:
    game = scenario(
        "rone",
        p1=player(units=[WOLF], hand=[MEND], graveyard=[SPARK, *filler(2)]),
        p2=player(units=[unit("Guard", health=5)]),
        combat=("Wolf", "Guard"),
        auto_pass=False,
        graveyard="top",
    )
    game.p2.passes()
    assert game.asks(game.p1, "react")
    game.refuses(game.p1, "recycle", "Spark", rule="RONE-SLOW-4")
    assert not game.offers(game.p1, "recycle")
    game.p1.passes()
    assert game.asks(game.p1, "main phase")
    game.allows(game.p1, "recycle", "Spark")


@pytest.mark.rule("RONE-ZONE-2")
def test_ex_20_drawing_from_an_empty_deck_does_nothing() -> None:
    gift = tactic("Gift", "The opponent draws a card.")
    game = scenario("rone", p1=player(hand=[gift]), p2=player(deck=[], hand=2))
    with game.changed({"p2 hand": 0, "p2 life": 0}):
        game.p1.plays("Gift")
    assert not game.over


@pytest.mark.rule("RONE-SETUP-1", "RONE-SETUP-5", "RONE-SETUP-6")
def test_ex_21_a_random_game_begins_with_18_cards_in_decks_6_in_hands_and_water_0_and_2() -> None:
    box = [unit(f"Unit {number}") for number in range(60)]
    heroes = [hero("Ada"), hero("Bo")]
    game = scenario("rone", at="new game", box=[*box, *heroes], first="p1", seed=3)
    for seat, water in ((game.p1, 0), (game.p2, 2)):
        game.expect(seat, water=water, level=1)
        assert (len(seat.deck), len(seat.hand)) == (18, 6)
        assert seat.hero.exhaustion == 0


@pytest.mark.rule("RONE-PASS-2")
@pytest.mark.parametrize("exhaustion", [0, 3])
def test_ex_24_a_unit_that_returns_to_hand_has_left_so_the_hero_gains_1_water(
    exhaustion: int,
) -> None:
    recall = tactic("Recall", "Return target unit to its owner's hand.")
    game = scenario(
        "rone",
        p1=player(hero=OHIN, hero_exhaustion=exhaustion, level=3, units=[WOLF], hand=[recall]),
    )
    with game.changed({"p1 water": +1, "p1 units": -1, "p1 hand": 0}):
        game.p1.plays("Recall", target="Wolf")


@pytest.mark.rule("RONE-ABIL-1", "RONE-COMP-6")
def test_ex_25_the_heros_ability_exhausts_it_3_times_and_helps_in_the_next_combat_only() -> None:
    game = scenario(
        "rone", p1=player(hero=OHIN, level=3, units=[WOLF]), damage="deck", graveyard="top"
    )
    game.p1.uses("hero", ability=1, target="Wolf")
    game.expect("p1 hero", exhaustion=3)
    game.expect("Wolf", melee=3)
    with game.changed({"p2 deck": -3}):
        game.p1.attacks("Wolf", "p2 hero")
    game.expect("Wolf", melee=2)


@pytest.mark.rule("RONE-KEY-FLYING-2", "RONE-KEY-FLYING-4")
def test_ex_26_only_units_that_can_reach_it_guard_against_a_flying_attacker() -> None:
    game = scenario(
        "rone",
        p1=player(units=[unit("Hawk", text="Flying.")]),
        p2=player(units=[unit("Brute", melee=2), unit("Archer", melee=0, ranged=1)]),
    )
    assert game["Hawk"].attack_targets == ["Archer"]
    game.refuses(game.p1, "attack", "Hawk", target="Brute", rule="RONE-GUARD-2")
    game.refuses(game.p1, "attack", "Hawk", target="p2 hero", rule="RONE-GUARD-2")


@pytest.mark.rule("RONE-PLAY-3")
def test_ex_27_a_level_2_card_of_cost_0_is_not_played_by_a_level_1_hero() -> None:
    game = scenario("rone", p1=player(hand=[unit("Elder", level=2, cost=0)]))
    game.refuses(game.p1, "play", "Elder", rule="RONE-PLAY-3")
    assert not game.offers(game.p1, "play-a-card")


@pytest.mark.rule("RONE-KEY-STRIKE-2")
def test_ex_28_strike_is_executed_once_however_much_damage_was_dealt() -> None:
    titan = unit("Titan", melee=5, text="Strike: Gain 1 {water}.")
    game = scenario("rone", p1=player(units=[titan]), damage="deck", graveyard="top")
    with game.changed({"p1 water": +1, "p2 deck": -5}):
        game.p1.attacks("Titan", "p2 hero")
