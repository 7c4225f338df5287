"""Steps 5 to 7 of an attack: damage, exhausting the defender, clean up (RONE-COMBAT-11 to RONE-COMBAT-18)."""

import pytest

from runestack.games.rone.scenario import filler, placed, player, tactic, unit
from runestack.testing import scenario

WOLF = unit("Wolf", health=3, melee=2)
GUARD = unit("Guard", health=3, melee=1)
ROUSE = tactic("Rouse", "Refresh target unit once.")


@pytest.mark.rule("RONE-COMBAT-11")
def test_ranged_damage_hits_both_units_at_once() -> None:
    game = scenario(
        "rone",
        p1=player(units=[unit("Archer", health=1, melee=0, ranged=1)]),
        p2=player(units=[unit("Sniper", health=1, melee=0, ranged=1)]),
    )
    game.p1.attacks("Archer", "Sniper")
    game.p1.chooses("Archer")  # both die; who is first makes no difference
    game.expect(game.p1, units=[], graveyard=["Archer"])
    game.expect(game.p2, units=[], graveyard=["Sniper"])


@pytest.mark.rule("RONE-COMBAT-11")
def test_each_unit_takes_the_others_ranged_attack() -> None:
    game = scenario(
        "rone",
        p1=player(units=[unit("Archer", health=9, melee=0, ranged=1)]),
        p2=player(units=[unit("Sniper", health=9, melee=0, ranged=4)]),
    )
    game.p1.attacks("Archer", "Sniper")
    game.expect("Archer", health=5)
    game.expect("Sniper", health=8)


@pytest.mark.rule("RONE-COMBAT-12", "RONE-COMBAT-13")
def test_a_unit_that_falls_to_ranged_damage_strikes_no_melee_blow() -> None:
    game = scenario(
        "rone",
        p1=player(units=[unit("Archer", health=1, melee=3, ranged=2)]),
        p2=player(units=[unit("Brute", health=2, melee=9)]),
    )
    game.p1.attacks("Archer", "Brute")
    game.expect("Brute", zone="graveyard")
    game.expect("Archer", zone="battlefield", health=1)


@pytest.mark.rule("RONE-COMBAT-12", "RONE-COMBAT-13")
def test_an_attacker_that_falls_to_ranged_damage_strikes_no_melee_blow_either() -> None:
    game = scenario(
        "rone",
        p1=player(units=[unit("Brute", health=2, melee=9)]),
        p2=player(units=[unit("Archer", health=1, melee=3, ranged=2)]),
    )
    game.p1.attacks("Brute", "Archer")
    game.expect("Brute", zone="graveyard")
    game.expect("Archer", zone="battlefield", health=1, exhaustion=1)


@pytest.mark.rule("RONE-COMBAT-13")
def test_melee_damage_hits_both_survivors_at_once_after_the_ranged_damage() -> None:
    game = scenario(
        "rone",
        p1=player(units=[unit("Orc", health=4, melee=2, ranged=1)]),
        p2=player(units=[unit("Ogre", health=3, melee=2, ranged=1)]),
    )
    game.p1.attacks("Orc", "Ogre")
    game.expect("Ogre", zone="graveyard")  # 1 ranged and 2 melee
    game.expect("Orc", zone="battlefield", health=1)  # the blow of the fallen Ogre counts


@pytest.mark.rule("RONE-COMBAT-14")
def test_an_attacked_hero_takes_ranged_and_melee_damage_together() -> None:
    game = scenario(
        "rone",
        p1=player(units=[unit("Titan", melee=3, ranged=2)]),
        damage="deck",
        graveyard="top",
    )
    with game.changed({"p2 deck": -5, "p2 graveyard": +5}):
        game.p1.attacks("Titan", "p2 hero")


@pytest.mark.rule("RONE-COMBAT-15")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (1, 2), (2, 3), (3, 3)])
def test_the_surviving_defender_is_exhausted_once_more(before: int, after: int) -> None:
    game = scenario(
        "rone",
        p1=player(units=[WOLF]),
        p2=player(units=[placed(GUARD, exhaustion=before), placed(unit("Idle"), exhaustion=1)]),
    )
    game.p1.attacks("Wolf", "Guard")
    game.expect("Guard", exhaustion=after)
    game.expect("Wolf", exhaustion=1)
    game.expect("Idle", exhaustion=1)


@pytest.mark.rule("RONE-COMBAT-16")
def test_attack_tokens_are_taken_off_both_fighters_and_no_others() -> None:
    game = scenario(
        "rone",
        p1=player(units=[placed(WOLF, melee=+1, ranged=-1), placed(unit("Friend"), melee=+1)]),
        p2=player(units=[placed(unit("Guard", health=9), melee=-1, ranged=+2)]),
    )
    game.p1.attacks("Wolf", "Guard")
    game.expect("Wolf", melee_tokens=0, ranged_tokens=0)
    game.expect("Guard", melee_tokens=0, ranged_tokens=0)
    game.expect("Friend", melee_tokens=1)


@pytest.mark.rule("RONE-COMBAT-17")
def test_damage_and_health_changes_stay_after_combat_and_turn() -> None:
    game = scenario(
        "rone",
        p1=player(units=[placed(WOLF, health=2)]),
        p2=player(units=[unit("Guard", health=5, melee=1)]),
        income="stop",
    )
    game.p1.attacks("Wolf", "Guard")
    game.expect("Wolf", health=4)
    game.expect("Guard", health=3)
    game.p1.ends_turn()
    game.p2.ends_turn()
    game.expect("Wolf", health=4, exhaustion=0)
    game.expect("Guard", health=3)


@pytest.mark.rule("RONE-COMBAT-18")
def test_a_unit_attacks_again_only_when_it_is_fully_active_again() -> None:
    game = scenario(
        "rone",
        p1=player(units=[unit("Ram", speed=2)], hand=[ROUSE, ROUSE, *filler(1)]),
        damage="deck",
        graveyard="top",
    )
    game.p1.attacks("Ram", "p2 hero")
    game.p1.plays("Rouse", target="Ram")
    game.refuses(game.p1, "attack", "Ram", rule="RONE-COMBAT-2")
    game.p1.plays("Rouse", target="Ram")
    with game.changed({"p2 deck": -1, "Ram exhaustion": +2}):
        game.p1.attacks("Ram", "p2 hero")
