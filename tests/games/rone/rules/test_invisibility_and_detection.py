"""Invisibility and Detection, and the rulings about them (RONE-RULING-117 to RONE-RULING-121)."""

import pytest

from runestack.games.rone.scenario import hero, placed, player, tactic, technology, unit
from runestack.testing import scenario

GHOST = unit("Ghost", text="Invisibility.")
WOLF = unit("Wolf", health=3, melee=2)
SPARK = tactic("Spark", "Deal 1 damage to target unit.")
RADAR = technology("Radar", "Detection.")
HIDE = tactic("Hide", "Target unit gains Invisibility until end of turn.")


@pytest.mark.rule("RONE-KEY-INVISIBLE-1")
def test_an_invisible_unit_is_no_target_for_anybodys_tactics_abilities_and_triggered_texts() -> (
    None
):
    gun = unit("Gun", melee=0, text="{yellow 1}: Deal 1 damage to target unit.")
    herald = unit("Herald", text="Battlefield: Another target unit gets +1 {health}.")
    game = scenario(
        "rone",
        p1=player(units=[gun, unit("Shade", text="Invisibility.")], hand=[SPARK, herald]),
        p2=player(units=[GHOST, unit("Guard", health=9)]),
        graveyard="top",
    )
    for hidden in ("Ghost", "Shade"):
        game.refuses(game.p1, "play", "Spark", target=hidden, rule="RONE-KEY-INVISIBLE-1")
        game.refuses(game.p1, "use", "Gun", target=hidden, rule="RONE-KEY-INVISIBLE-1")
    game.allows(game.p1, "use", "Gun", target="Guard")
    game.p1.plays("Herald")
    offered = " ".join(game.options(game.p1))
    assert "Gun" in offered
    assert "Guard" in offered
    assert "Ghost" not in offered
    assert "Shade" not in offered
    game.p1.chooses("Guard")


@pytest.mark.rule("RONE-KEY-INVISIBLE-1")
def test_a_tactic_whose_only_target_is_invisible_cannot_be_played() -> None:
    game = scenario("rone", p1=player(hand=[SPARK]), p2=player(units=[GHOST]))
    game.refuses(game.p1, "play", "Spark", rule="RONE-RULING-50")


@pytest.mark.rule("RONE-KEY-INVISIBLE-2")
@pytest.mark.parametrize("exhaustion", [0, 1])
def test_no_enemy_unit_attacks_an_invisible_unit(exhaustion: int) -> None:
    game = scenario(
        "rone",
        p1=player(units=[WOLF]),
        p2=player(units=[placed(GHOST, exhaustion=exhaustion), placed(WOLF, exhaustion=1)]),
    )
    assert game["p1 Wolf"].attack_targets == ["p2 Wolf", "p2 hero"]
    game.refuses(game.p1, "attack", "p1 Wolf", target="Ghost", rule="RONE-KEY-INVISIBLE-2")


@pytest.mark.rule("RONE-KEY-INVISIBLE-3")
def test_an_active_invisible_unit_does_not_guard() -> None:
    game = scenario("rone", p1=player(units=[WOLF]), p2=player(units=[GHOST]))
    assert game["Wolf"].attack_targets == ["p2 hero"]


@pytest.mark.rule("RONE-KEY-INVISIBLE-4")
def test_an_invisible_attacker_chooses_the_hero_or_any_unit_within_its_reach() -> None:
    knight = unit("Knight", text="Defender.")
    hawk = unit("Hawk", text="Flying.")
    game = scenario(
        "rone",
        p1=player(units=[GHOST]),
        p2=player(units=[knight, placed(WOLF, exhaustion=1), hawk]),
    )
    assert game["Ghost"].attack_targets == ["Knight", "Wolf", "p2 hero"]
    game.refuses(game.p1, "attack", "Ghost", target="Hawk", rule="RONE-KEY-FLYING-1")


@pytest.mark.rule("RONE-KEY-DETECTION-1")
def test_detection_lets_its_player_attack_and_target_all_invisible_units() -> None:
    game = scenario(
        "rone",
        p1=player(
            units=[WOLF, unit("Shade", text="Invisibility.")], technologies=[RADAR], hand=[SPARK]
        ),
        p2=player(units=[GHOST], hand=[SPARK]),
        graveyard="top",
    )
    game.allows(game.p1, "attack", "Wolf", target="Ghost")
    game.allows(game.p1, "play", "p1 Spark", target="Ghost")
    game.allows(game.p1, "play", "p1 Spark", target="Shade")
    with game.windows():
        game.p1.uses("hero", mode=0)
        # it helps its own player only
        game.refuses(game.p2, "play", "p2 Spark", target="Shade", rule="RONE-KEY-INVISIBLE-1")
        game.refuses(game.p2, "play", "p2 Spark", target="Ghost", rule="RONE-KEY-INVISIBLE-1")


@pytest.mark.rule("RONE-KEY-DETECTION-1")
def test_detection_of_the_enemy_does_not_let_a_unit_attack_an_invisible_one() -> None:
    game = scenario("rone", p1=player(units=[WOLF]), p2=player(units=[GHOST], technologies=[RADAR]))
    game.refuses(game.p1, "attack", "Wolf", target="Ghost", rule="RONE-KEY-INVISIBLE-2")


@pytest.mark.rule("RONE-KEY-DETECTION-2")
def test_enemy_invisible_units_guard_against_a_player_with_detection() -> None:
    game = scenario(
        "rone",
        p1=player(units=[WOLF], technologies=[RADAR]),
        p2=player(units=[GHOST, placed(GHOST, exhaustion=1)]),
    )
    assert game["Wolf"].attack_targets == ["p2 Ghost"]
    game.refuses(game.p1, "attack", "Wolf", target="p2 hero", rule="RONE-GUARD-2")
    game.refuses(game.p1, "attack", "Wolf", target="Ghost 2", rule="RONE-GUARD-2")


@pytest.mark.rule("RONE-KEY-DETECTION-3")
def test_units_of_a_player_with_detection_guard_against_an_invisible_attacker() -> None:
    game = scenario(
        "rone",
        p1=player(units=[GHOST]),
        p2=player(units=[WOLF, placed(unit("Lamb"), exhaustion=1)], technologies=[RADAR]),
    )
    assert game["Ghost"].attack_targets == ["Wolf"]


@pytest.mark.rule("RONE-KEY-DETECTION-3")
def test_two_invisible_units_guard_only_where_both_sides_see() -> None:
    game = scenario(
        "rone", p1=player(units=[GHOST]), p2=player(units=[GHOST], technologies=[RADAR])
    )
    assert game["p1 Ghost"].attack_targets == ["p2 hero"]
    game = scenario(
        "rone",
        p1=player(units=[GHOST], technologies=[RADAR]),
        p2=player(units=[GHOST], technologies=[RADAR]),
    )
    assert game["p1 Ghost"].attack_targets == ["p2 Ghost"]


@pytest.mark.rule("RONE-KEY-DETECTION-4")
def test_detection_ends_with_the_last_card_that_has_it() -> None:
    game = scenario(
        "rone",
        p1=player(
            units=[WOLF],
            technologies=[RADAR, RADAR],
            hand=[tactic("Raze", "Destroy target technology.")] * 2,
        ),
        p2=player(units=[GHOST]),
        graveyard="top",
    )
    game.p1.plays("Raze", target=game["Radar 1"])
    assert game["Wolf"].attack_targets == ["Ghost"]
    game.p1.plays("Raze", target=game["Radar 2"])
    assert game["Wolf"].attack_targets == ["p2 hero"]


@pytest.mark.rule("RONE-KEY-DETECTION-4")
def test_detection_goes_over_with_the_control_of_its_card() -> None:
    spy = unit("Spy", melee=0, text="Detection.")
    steal = tactic("Steal", "Gain control of target enemy unit until end of turn.")
    game = scenario(
        "rone",
        p1=player(units=[WOLF], hand=[steal]),
        p2=player(units=[GHOST, placed(spy, exhaustion=1)]),
    )
    assert game["Wolf"].attack_targets == ["Spy", "p2 hero"]
    game.p1.plays("Steal", target="Spy")
    assert game["Wolf"].attack_targets == ["Ghost"]


@pytest.mark.rule("RONE-RULING-117")
def test_detection_helps_tactics_hero_abilities_and_triggered_texts() -> None:
    ada = hero("Ada", "{purple 2}: Exhaust target enemy unit once.")
    herald = unit("Herald", text="Battlefield: Deal 1 damage to target enemy unit.")
    game = scenario(
        "rone",
        p1=player(hero=ada, technologies=[RADAR], hand=[herald, SPARK]),
        p2=player(units=[unit("Ghost", health=5, text="Invisibility.")]),
        graveyard="top",
    )
    game.p1.plays("Herald", target="Ghost")
    game.p1.plays("Spark", target="Ghost")
    game.expect("Ghost", health=3)
    game.p1.uses("hero", ability=1, target="Ghost")
    game.expect("Ghost", exhaustion=1)


@pytest.mark.rule("RONE-RULING-118", "RONE-RULING-119")
def test_a_text_about_each_unit_affects_invisible_units_too() -> None:
    storm = tactic("Storm", "Deal 1 damage to each unit.")
    game = scenario(
        "rone",
        p1=player(units=[unit("Shade", text="Invisibility.")], hand=[storm]),
        p2=player(units=[GHOST, WOLF]),
        graveyard="top",
    )
    game.p1.plays("Storm")
    game.expect("Shade", health=1)
    game.expect("Ghost", health=1)
    game.expect("Wolf", health=2)


@pytest.mark.rule("RONE-RULING-118")
def test_a_text_about_the_card_itself_does_not_target_it() -> None:
    ninja = unit("Ninja", text="Invisibility.\n{yellow 1}: This unit gets +1 {health}.")
    game = scenario("rone", p1=player(units=[ninja], hand=[SPARK]))
    game.refuses(game.p1, "play", "Spark", target="Ninja", rule="RONE-KEY-INVISIBLE-1")
    game.p1.uses("Ninja")
    game.expect("Ninja", health=3)


@pytest.mark.rule("RONE-RULING-120")
def test_a_target_that_becomes_invisible_before_execution_is_not_hit() -> None:
    game = scenario(
        "rone",
        p1=player(hand=[SPARK]),
        p2=player(units=[WOLF], hand=[HIDE]),
        graveyard="top",
    )
    with game.windows():
        game.p1.plays("Spark", target="Wolf")
        game.p2.plays("Hide", target="Wolf")
    game.expect("Wolf", health=3, keywords={"invisibility"})
    game.expect("Spark", zone="graveyard")


@pytest.mark.rule("RONE-RULING-120")
def test_a_target_is_lost_when_detection_is_lost_before_execution() -> None:
    game = scenario(
        "rone",
        p1=player(hand=[SPARK], technologies=[RADAR]),
        p2=player(units=[GHOST], hand=[tactic("Raze", "Destroy target technology.")]),
        graveyard="top",
    )
    with game.windows():
        game.p1.plays("Spark", target="Ghost")
        game.p2.plays("Raze", target="Radar")
    game.expect("Ghost", health=2)
    game.expect("Spark", zone="graveyard")


@pytest.mark.rule("RONE-RULING-121")
@pytest.mark.parametrize("kind", ["hero", "technology", "unit"])
@pytest.mark.parametrize("exhaustion", [0, 1, 3])
def test_detection_works_on_any_permanent_at_any_exhaustion(kind: str, exhaustion: int) -> None:
    spy = placed(unit("Spy", text="Detection."), exhaustion=exhaustion)
    mine = player(
        hero=hero("Argus", "Detection.") if kind == "hero" else hero("Argus"),
        hero_exhaustion=exhaustion if kind == "hero" else 0,
        units=[WOLF, spy] if kind == "unit" else [WOLF],
        technologies=[placed(RADAR, exhaustion=exhaustion)] if kind == "technology" else [],
        hand=[SPARK],
    )
    game = scenario("rone", p1=mine, p2=player(units=[GHOST]))
    assert game["Wolf"].attack_targets == ["Ghost"]
    game.allows(game.p1, "play", "Spark", target="Ghost")
