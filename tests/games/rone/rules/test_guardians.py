"""Guardians, and the rulings about them (RONE-GUARD, RONE-RULING-104, RONE-RULING-111 to RONE-RULING-116)."""

import pytest

from runestack.games.rone.scenario import placed, player, tactic, technology, unit
from runestack.testing import scenario

WOLF = unit("Wolf", health=3, melee=2)
GUARD = unit("Guard", health=3)
HAWK = unit("Hawk", text="Flying.")
ARCHER = unit("Archer", melee=0, ranged=1)


@pytest.mark.rule("RONE-GUARD-1")
@pytest.mark.parametrize("exhaustion", [0, 1, 2, 3])
def test_an_active_unit_guards_and_an_exhausted_one_does_not(exhaustion: int) -> None:
    game = scenario(
        "rone", p1=player(units=[WOLF]), p2=player(units=[placed(GUARD, exhaustion=exhaustion)])
    )
    targets = ["Guard"] if exhaustion == 0 else ["Guard", "p2 hero"]
    assert game["Wolf"].attack_targets == targets


@pytest.mark.rule("RONE-GUARD-2")
def test_with_a_guardian_neither_the_hero_nor_an_exhausted_unit_can_be_attacked() -> None:
    game = scenario(
        "rone",
        p1=player(units=[WOLF]),
        p2=player(
            units=[GUARD, unit("Sentry"), placed(unit("Sleeper"), exhaustion=1)],
        ),
    )
    assert game["Wolf"].attack_targets == ["Guard", "Sentry"]
    game.refuses(game.p1, "attack", "Wolf", target="p2 hero", rule="RONE-GUARD-2")
    game.refuses(game.p1, "attack", "Wolf", target="Sleeper", rule="RONE-GUARD-2")
    game.allows(game.p1, "attack", "Wolf", target="Sentry")
    game.p1.announces("attack", "Wolf")
    assert len(game.options(game.p1)) == 2


@pytest.mark.rule("RONE-GUARD-2")
def test_an_active_unit_that_is_no_guardian_is_protected_too() -> None:
    coward = unit("Coward", text="This unit cannot guard.")
    game = scenario("rone", p1=player(units=[WOLF]), p2=player(units=[coward, GUARD]))
    assert game["Wolf"].attack_targets == ["Guard"]
    game.refuses(game.p1, "attack", "Wolf", target="Coward", rule="RONE-GUARD-2")


@pytest.mark.rule("RONE-GUARD-3")
def test_a_unit_that_the_attacker_could_not_attack_does_not_guard() -> None:
    game = scenario("rone", p1=player(units=[WOLF]), p2=player(units=[HAWK]))
    assert game["Wolf"].attack_targets == ["p2 hero"]


@pytest.mark.rule("RONE-GUARD-3")
def test_a_unit_that_could_not_attack_the_attacker_does_not_guard() -> None:
    game = scenario("rone", p1=player(units=[HAWK]), p2=player(units=[GUARD]))
    assert game["Hawk"].attack_targets == ["Guard", "p2 hero"]


@pytest.mark.rule("RONE-GUARD-4")
def test_each_attacker_has_its_own_guardians() -> None:
    ghost = unit("Ghost", text="Invisibility.")
    game = scenario("rone", p1=player(units=[WOLF, HAWK, ghost]), p2=player(units=[GUARD, ARCHER]))
    assert game["Wolf"].attack_targets == ["Guard", "Archer"]
    assert game["Hawk"].attack_targets == ["Archer"]
    assert game["Ghost"].attack_targets == ["Guard", "Archer", "p2 hero"]


@pytest.mark.rule("RONE-GUARD-5", "RONE-RULING-115")
def test_without_guardians_all_units_within_reach_and_the_hero_are_targets() -> None:
    coward = unit("Coward", text="This unit cannot guard.")
    game = scenario(
        "rone",
        p1=player(units=[WOLF]),
        p2=player(units=[placed(GUARD, exhaustion=2), coward, HAWK]),
    )
    assert game["Wolf"].attack_targets == ["Guard", "Coward", "p2 hero"]
    game.allows(game.p1, "attack", "Wolf", target="Coward")  # active, but no guardian
    game.refuses(game.p1, "attack", "Wolf", target="Hawk", rule="RONE-KEY-FLYING-1")


@pytest.mark.rule("RONE-RULING-104")
def test_a_ranged_token_lets_a_unit_attack_and_guard_against_flyers() -> None:
    game = scenario(
        "rone",
        p1=player(units=[placed(WOLF, ranged=+1), unit("Cub")]),
        p2=player(units=[HAWK]),
    )
    assert game["Wolf"].attack_targets == ["Hawk"]
    assert game["Cub"].attack_targets == ["p2 hero"]
    game = scenario(
        "rone",
        p1=player(units=[HAWK]),
        p2=player(units=[placed(GUARD, ranged=+1), unit("Idle")]),
    )
    assert game["Hawk"].attack_targets == ["Guard"]


@pytest.mark.rule("RONE-RULING-104")
def test_a_negative_ranged_token_takes_the_reach_away() -> None:
    game = scenario("rone", p1=player(units=[placed(ARCHER, ranged=-1)]), p2=player(units=[HAWK]))
    assert game["Archer"].attack_targets == ["p2 hero"]
    game = scenario("rone", p1=player(units=[HAWK]), p2=player(units=[placed(ARCHER, ranged=-1)]))
    assert game["Hawk"].attack_targets == ["Archer", "p2 hero"]


@pytest.mark.rule("RONE-RULING-104")
def test_the_value_in_step_3_counts_not_that_of_the_announcement() -> None:
    jam = tactic("Jam", "Target unit gets -1 {ranged} for its next combat.")
    game = scenario(
        "rone",
        p1=player(units=[ARCHER]),
        p2=player(units=[HAWK], hand=[jam]),
        damage="deck",
        graveyard="top",
    )
    assert game["Archer"].attack_targets == ["Hawk"]
    with game.windows():
        game.p1.announces("attack", "Archer")
        game.p2.plays("Jam", target="Archer")
    game.expect("Hawk", health=2)
    game.expect("Archer", exhaustion=1)  # the hero was the only target left
    assert len(game.p2.deck) == 10


@pytest.mark.rule("RONE-RULING-111")
def test_a_unit_that_cannot_attack_does_not_guard() -> None:
    pacifist = unit("Pacifist", text="This unit cannot attack.")
    game = scenario("rone", p1=player(units=[WOLF]), p2=player(units=[pacifist]))
    assert game["Wolf"].attack_targets == ["Pacifist", "p2 hero"]


@pytest.mark.rule("RONE-RULING-111")
def test_a_unit_without_attack_values_guards() -> None:
    post = unit("Post", melee=0, ranged=0)
    game = scenario("rone", p1=player(units=[WOLF]), p2=player(units=[post]))
    assert game["Wolf"].attack_targets == ["Post"]


@pytest.mark.rule("RONE-RULING-111")
def test_guarding_does_not_depend_on_what_guards_the_attackers_side() -> None:
    game = scenario(
        "rone",
        p1=player(units=[WOLF, unit("Knight", text="Defender.")]),
        p2=player(units=[GUARD]),
    )
    # Guard itself would have to attack Knight first: that is left aside.
    assert game["Wolf"].attack_targets == ["Guard"]


@pytest.mark.rule("RONE-RULING-112")
def test_a_melee_unit_guards_an_exhausted_flyer_against_a_ranged_attacker() -> None:
    game = scenario(
        "rone",
        p1=player(units=[ARCHER]),
        p2=player(units=[GUARD, placed(HAWK, exhaustion=1)]),
    )
    assert game["Archer"].attack_targets == ["Guard"]
    game.refuses(game.p1, "attack", "Archer", target="Hawk", rule="RONE-GUARD-2")


@pytest.mark.rule("RONE-RULING-113")
def test_melee_damage_is_dealt_in_a_combat_with_a_flyer() -> None:
    hunter = unit("Hunter", health=5, melee=2, ranged=1)
    game = scenario(
        "rone",
        p1=player(units=[hunter]),
        p2=player(units=[unit("Hawk", health=9, melee=3, text="Flying.")]),
    )
    game.p1.attacks("Hunter", "Hawk")
    game.expect("Hawk", health=6)
    game.expect("Hunter", health=2)


@pytest.mark.rule("RONE-RULING-114")
def test_guardians_do_not_protect_against_effects() -> None:
    spark = tactic("Spark", "Deal 1 damage to target unit.")
    bolt = tactic("Bolt", "Deal 1 damage to target hero.")
    game = scenario(
        "rone",
        p1=player(units=[WOLF], hand=[spark, bolt]),
        p2=player(units=[GUARD, placed(unit("Sleeper"), exhaustion=1)]),
        damage="deck",
        graveyard="top",
    )
    game.refuses(game.p1, "attack", "Wolf", target="Sleeper", rule="RONE-GUARD-2")
    game.p1.plays("Spark", target="Sleeper")
    game.expect("Sleeper", health=1)
    with game.changed({"p2 deck": -1}):
        game.p1.plays("Bolt", target="p2 hero")


@pytest.mark.rule("RONE-RULING-116", "RONE-COMBAT-1", "RONE-RULING-16")
def test_what_forbids_activated_abilities_forbids_attacks_too() -> None:
    jammer = technology("Jammer", "Enemy units cannot use activated abilities.")
    drone = unit("Drone", text="{yellow 1}: Gain 1 {water}.")
    game = scenario(
        "rone",
        p1=player(units=[drone, WOLF]),
        p2=player(technologies=[jammer], units=[unit("Cog", text="{yellow 1}: Gain 1 {water}.")]),
        income="stop",
    )
    game.refuses(game.p1, "use", "Drone", rule="RONE-RULING-2")
    game.refuses(game.p1, "attack", "Drone", rule="RONE-RULING-2")
    game.refuses(game.p1, "attack", "Wolf", rule="RONE-RULING-2")
    game.allows(game.p1, "use", "p1 hero")  # a hero is no unit
    game.p1.ends_turn()
    game.allows(game.p2, "use", "Cog")
    game.allows(game.p2, "attack", "Cog", target="p1 hero")  # who cannot attack guards nothing


@pytest.mark.rule("RONE-RULING-116")
def test_what_forbids_attacks_leaves_other_activated_abilities() -> None:
    drone = unit("Drone", text="This unit cannot attack.\n{yellow 1}: Gain 1 {water}.")
    game = scenario("rone", p1=player(units=[drone]))
    game.refuses(game.p1, "attack", "Drone", rule="RONE-RULING-2")
    game.allows(game.p1, "use", "Drone")


@pytest.mark.rule("RONE-RULING-116")
def test_an_attack_is_no_ability_with_an_icon_for_texts_that_cancel_one() -> None:
    game = scenario(
        "rone",
        p1=player(units=[WOLF]),
        p2=player(units=[GUARD], hand=[tactic("Veto", "Cancel target ability.")]),
        combat=("Wolf", "Guard"),
        auto_pass=False,
    )
    game.refuses(game.p2, "play", "Veto", rule="RONE-RULING-50")


@pytest.mark.rule("RONE-RULING-116")
def test_using_the_ability_of_another_unit_never_uses_its_attack() -> None:
    mimic = unit(
        "Mimic",
        text="{yellow 1}: Use an activated ability of another target unit"
        " as if it were printed on this unit.",
    )
    drill = technology("Drill", "{yellow 1}: Gain 1 {water}.")
    game = scenario(
        "rone", p1=player(units=[mimic, WOLF], technologies=[drill]), p2=player(units=[GUARD])
    )
    game.p1.uses("Mimic", target="Wolf")
    game.expect("Wolf", exhaustion=0)
    game.expect("Guard", health=3)
    assert game.cites("RONE-TEXT-2")
    assert game.asks(game.p1, "main phase")
