"""Defender and Flying (RONE-KEY-DEFENDER, RONE-KEY-FLYING)."""

import pytest

from runestack.games.rone.scenario import Design, Placed, placed, player, tactic, unit
from runestack.testing import scenario

WOLF = unit("Wolf", health=3, melee=2)
HAWK = unit("Hawk", text="Flying.")


@pytest.mark.rule("RONE-KEY-DEFENDER-1")
def test_a_defender_stays_active_after_surviving_an_attack() -> None:
    game = scenario(
        "rone",
        p1=player(units=[WOLF]),
        p2=player(units=[unit("Knight", health=9, text="Defender.")]),
    )
    game.p1.attacks("Wolf", "Knight")
    game.expect("Knight", health=7, exhaustion=0)


@pytest.mark.rule("RONE-KEY-DEFENDER-1")
def test_a_defender_is_exhausted_by_its_own_attack_and_by_effects() -> None:
    game = scenario(
        "rone",
        p1=player(
            units=[unit("Knight", text="Defender."), unit("Squire", text="Defender.")],
            hand=[tactic("Snare", "Exhaust target unit once.")],
        ),
        damage="deck",
        graveyard="top",
    )
    game.p1.attacks("Knight", "p2 hero")
    game.expect("Knight", exhaustion=1)
    game.p1.plays("Snare", target="Squire")
    game.expect("Squire", exhaustion=1)


@pytest.mark.rule("RONE-KEY-DEFENDER-2")
def test_only_guardians_with_defender_are_attacked_if_there_is_one() -> None:
    knight = unit("Knight", text="Defender.")
    game = scenario(
        "rone",
        p1=player(units=[WOLF]),
        p2=player(units=[unit("Guard"), knight, unit("Rook", text="Defender.")]),
    )
    assert game["Wolf"].attack_targets == ["Knight", "Rook"]
    game.refuses(game.p1, "attack", "Wolf", target="Guard", rule="RONE-KEY-DEFENDER-2")
    game.refuses(game.p1, "attack", "Wolf", target="p2 hero", rule="RONE-KEY-DEFENDER-2")


@pytest.mark.rule("RONE-KEY-DEFENDER-2")
def test_a_defender_that_is_no_guardian_protects_nobody() -> None:
    knight = unit("Knight", text="Defender.")
    game = scenario(
        "rone",
        p1=player(units=[WOLF, HAWK]),
        p2=player(units=[placed(knight, exhaustion=1), unit("Archer", ranged=1)]),
    )
    assert game["Wolf"].attack_targets == ["Archer"]
    game = scenario(
        "rone", p1=player(units=[HAWK]), p2=player(units=[knight, unit("Archer", ranged=1)])
    )
    assert game["Hawk"].attack_targets == ["Archer"]


@pytest.mark.rule("RONE-KEY-FLYING-1")
def test_a_flyer_is_attacked_only_by_flyers_and_ranged_units() -> None:
    game = scenario(
        "rone",
        p1=player(units=[WOLF, unit("Archer", ranged=1), unit("Crow", text="Flying.")]),
        p2=player(units=[placed(HAWK, exhaustion=1)]),
    )
    game.refuses(game.p1, "attack", "Wolf", target="Hawk", rule="RONE-KEY-FLYING-1")
    game.allows(game.p1, "attack", "Archer", target="Hawk")
    game.allows(game.p1, "attack", "Crow", target="Hawk")


@pytest.mark.rule("RONE-KEY-FLYING-2")
def test_a_flying_attacker_meets_active_flyers_and_ranged_units_before_any_other_card() -> None:
    enemies: list[Design | Placed] = [
        HAWK,
        unit("Archer", ranged=1),
        unit("Brute"),
        placed(unit("Sniper", ranged=1), exhaustion=1),
    ]
    game = scenario(
        "rone", p1=player(units=[unit("Crow", text="Flying.")]), p2=player(units=enemies)
    )
    assert game["Crow"].attack_targets == ["Hawk", "Archer"]
    for target in ("Brute", "Sniper", "p2 hero"):
        game.refuses(game.p1, "attack", "Crow", target=target, rule="RONE-GUARD-2")


@pytest.mark.rule("RONE-KEY-FLYING-3")
def test_a_flyer_guards_against_ranged_and_flying_attackers_only() -> None:
    game = scenario(
        "rone",
        p1=player(units=[WOLF, unit("Archer", ranged=1), unit("Crow", text="Flying.")]),
        p2=player(units=[HAWK]),
    )
    assert game["Wolf"].attack_targets == ["p2 hero"]
    assert game["Archer"].attack_targets == ["Hawk"]
    assert game["Crow"].attack_targets == ["Hawk"]


@pytest.mark.rule("RONE-KEY-FLYING-4")
def test_a_melee_unit_on_the_ground_does_not_guard_against_a_flyer() -> None:
    game = scenario(
        "rone",
        p1=player(units=[HAWK, WOLF]),
        p2=player(units=[unit("Knight", melee=5, text="Defender.")]),
    )
    assert game["Hawk"].attack_targets == ["Knight", "p2 hero"]
    assert game["Wolf"].attack_targets == ["Knight"]
