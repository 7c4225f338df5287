"""Rulings about the course of a combat (RONE-RULING-95 to 100, RONE-RULING-105, RONE-RULING-106)."""

import pytest

from runestack.games.rone.scenario import hero, placed, player, tactic, unit
from runestack.testing import scenario

WOLF = unit("Wolf", health=3, melee=2)
GUARD = unit("Guard", health=3, melee=1)
SHOOTER = unit("Shooter", health=3, melee=1, ranged=1)
ARCHER = unit("Archer", health=3, melee=1, ranged=1)
RECALL = tactic("Recall", "Return target unit to its owner's hand.")
STEAL = tactic("Steal", "Gain control of target enemy unit until end of turn.")
SHARPEN = tactic("Sharpen", "Target unit gets +2 {melee} for its next combat.")
ROUSE = tactic("Rouse", "Refresh target unit once.")


@pytest.mark.rule("RONE-RULING-95")
def test_combat_texts_run_above_the_declared_attack_and_before_the_window_of_step_4() -> None:
    biter = unit("Biter", melee=2, text="Combat: Deal 1 damage to target enemy unit.")
    game = scenario(
        "rone",
        p1=player(units=[biter]),
        p2=player(units=[unit("Guard", health=5, melee=0)], hand=[RECALL]),
        auto_pass=False,
    )
    game.p1.announces("attack", "Biter")
    game.all_pass()  # step 2
    game.expect(stack_size=2, in_combat=True)
    assert game.stack == ["Biter", "Biter"]
    game.expect("Biter", exhaustion=1)
    game.expect("Guard", health=5)
    game.all_pass()  # the window of the Combat text
    game.expect(stack_size=1, in_combat=True)
    game.expect("Guard", health=4)
    game.all_pass()  # step 4, the window of the attack
    game.expect(stack_size=0, in_combat=False)
    game.expect("Guard", health=2)


@pytest.mark.rule("RONE-RULING-96")
def test_a_declared_attack_goes_on_when_its_target_would_no_longer_be_legal() -> None:
    hide = tactic("Hide", "Target unit gains Invisibility until end of turn.")
    lift = tactic("Lift", "Target unit gains Flying until end of turn.")
    game = scenario(
        "rone",
        p1=player(units=[WOLF]),
        p2=player(
            units=[
                placed(unit("Sleeper", health=5, melee=0), exhaustion=1),
                placed(unit("Knight", text="Defender."), exhaustion=1),
            ],
            hand=[lift, hide, ROUSE],
        ),
        graveyard="top",
    )
    with game.windows():
        game.p1.announces("attack", "Wolf")
        game.all_pass()
        game.p1.attacks("Wolf", "Sleeper")
        game.p2.plays("Rouse", target="Knight")
        game.p1.passes()
        game.p2.plays("Lift", target="Sleeper")
        game.p1.passes()
        game.p2.plays("Hide", target="Sleeper")
    game.expect("Knight", exhaustion=0, health=2)
    game.expect("Sleeper", health=3, exhaustion=2)


@pytest.mark.rule("RONE-RULING-97", "RONE-RULING-98")
def test_an_attacked_unit_that_is_returned_to_hand_leaves_the_attack_with_nothing_to_hit() -> None:
    game = scenario(
        "rone",
        p1=player(units=[placed(SHOOTER, melee=+1)]),
        p2=player(units=[ARCHER, unit("Other")], hand=[RECALL]),
        combat=("Shooter", "Archer"),
        auto_pass=False,
    )
    game.p2.plays("Recall", target="Archer")
    with game.changed({"p2 deck": 0, "Other health": 0, "Other exhaustion": 0}):
        game.all_pass()
    game.expect(in_combat=False, stack_size=0)
    game.expect("Shooter", health=3, exhaustion=1, melee_tokens=0)
    game.expect(game.p2, hand=["Archer"])
    assert game.asks(game.p1, "main phase")


@pytest.mark.rule("RONE-RULING-97", "RONE-RULING-99")
def test_an_attacker_that_is_destroyed_before_damage_still_exhausts_the_attacked_unit() -> None:
    game = scenario(
        "rone",
        p1=player(units=[SHOOTER]),
        p2=player(units=[placed(ARCHER, melee=+1)], hand=[tactic("Doom", "Destroy target unit.")]),
        combat=("Shooter", "Archer"),
        auto_pass=False,
    )
    game.p2.plays("Doom", target="Shooter")
    game.all_pass()
    game.expect("Shooter", zone="graveyard")
    game.expect("Archer", health=3, exhaustion=1, melee_tokens=0)


@pytest.mark.rule("RONE-RULING-99")
def test_an_attacker_gone_before_damage_does_nothing_to_the_hero() -> None:
    game = scenario(
        "rone",
        p1=player(units=[WOLF]),
        p2=player(hand=[RECALL, unit("Letter")]),
        combat=("Wolf", "p2 hero"),
        auto_pass=False,
    )
    game.p2.plays("Recall", target="Wolf")
    with game.changed({"p2 life": 0, "p1 hand": +1, "p2 hero exhaustion": 0}):
        game.all_pass()


@pytest.mark.rule("RONE-RULING-100")
def test_a_combat_goes_on_when_the_attacker_takes_control_of_the_attacked_unit() -> None:
    game = scenario(
        "rone",
        p1=player(units=[WOLF], hand=[STEAL]),
        p2=player(units=[GUARD]),
        combat=("Wolf", "Guard"),
        auto_pass=False,
    )
    game.p2.passes()
    game.p1.plays("Steal", target="Guard")
    game.all_pass()
    game.expect("Guard", controller="p1", health=1, exhaustion=1)
    game.expect("Wolf", health=2, exhaustion=1)


@pytest.mark.rule("RONE-RULING-100")
def test_a_hero_is_hit_by_the_attacker_that_its_player_has_taken_over() -> None:
    game = scenario(
        "rone",
        p1=player(units=[WOLF]),
        p2=player(hand=[STEAL, unit("Letter")]),
        combat=("Wolf", "p2 hero"),
        auto_pass=False,
        damage="deck",
        graveyard="top",
    )
    game.p2.plays("Steal", target="Wolf")
    with game.changed({"p2 deck": -2, "p1 deck": 0}):
        game.all_pass()
    game.expect("Wolf", controller="p2")


@pytest.mark.rule("RONE-RULING-105")
@pytest.mark.parametrize("edition", ["en", "de"])
def test_an_attack_on_a_hero_is_a_combat_with_a_window_and_a_clean_up(edition: str) -> None:
    game = scenario(
        "rone",
        p1=player(units=[WOLF]),
        p2=player(
            hand=[tactic("Blunt", "Target unit in combat gets -1 {melee} until end of turn.")]
        ),
        edition=edition,
        auto_pass=False,
        damage="deck",
        graveyard="top",
    )
    game.p1.announces("attack", "Wolf")
    game.all_pass()
    game.expect(in_combat=True, defender="p2 hero", stack_size=1)
    assert game.asks(game.p2, "react")
    game.p2.plays("Blunt", target="Wolf")
    with game.changed({"p2 deck": -1}):
        game.all_pass()


@pytest.mark.rule("RONE-RULING-105")
@pytest.mark.parametrize("edition", ["en", "de"])
def test_an_attack_on_a_hero_uses_modifiers_up(edition: str) -> None:
    game = scenario(
        "rone",
        p1=player(units=[placed(WOLF, melee=+1)]),
        edition=edition,
        damage="deck",
        graveyard="top",
    )
    with game.changed({"p2 deck": -3}):
        game.p1.attacks("Wolf", "p2 hero")
    game.expect("Wolf", melee_tokens=0)


@pytest.mark.rule("RONE-RULING-106")
def test_a_hero_takes_one_damage_event_and_neither_side_is_hurt_or_exhausted_by_it() -> None:
    scribe = unit("Scribe", text="Whenever a hero is dealt damage, gain 1 {water}.")
    game = scenario(
        "rone",
        p1=player(units=[unit("Orc", health=2, melee=2, ranged=1), placed(scribe, exhaustion=1)]),
        damage="deck",
        graveyard="top",
    )
    with game.changed({"p2 deck": -3, "p1 water": +1, "p2 hero exhaustion": 0}):
        game.p1.attacks("Orc", "p2 hero")
    game.expect("Orc", health=2, exhaustion=1)


@pytest.mark.rule("RONE-RULING-106")
def test_texts_about_damage_to_a_hero_hear_the_hero_they_name() -> None:
    ada = hero("Ada", "Whenever this hero is dealt damage, gain 1 {water}.")
    spy = unit("Spy", text="Whenever an enemy hero is dealt damage, draw a card.")
    game = scenario(
        "rone",
        p1=player(units=[WOLF, placed(spy, exhaustion=1)]),
        p2=player(hero=ada, units=[placed(spy, exhaustion=1)]),
        damage="deck",
        graveyard="top",
    )
    game.p1.attacks("Wolf", "p2 hero")
    game.p1.chooses("Ada")
    game.expect(game.p1, hand=["Filler"])
    game.expect(game.p2, hand=[], water=1)
