"""Attacking: steps 1 to 4 of an attack (RONE-COMBAT-1 to RONE-COMBAT-10)."""

import pytest

from runestack.games.rone.scenario import placed, player, tactic, technology, unit
from runestack.testing import scenario

WOLF = unit("Wolf", health=3, melee=2)
GUARD = unit("Guard", health=3, melee=1)
DRILL = technology("Drill", "{yellow 1}: Gain 1 {water}.")
ROUSE = tactic("Rouse", "Refresh target unit once.")
SNARE = tactic("Snare", "Exhaust target unit once.")
SPARK = tactic("Spark", "Deal 1 damage to target unit.")


@pytest.mark.rule("RONE-COMBAT-1")
def test_only_units_attack_heroes_and_technologies_do_not() -> None:
    game = scenario("rone", p1=player(units=[WOLF], technologies=[DRILL]))
    game.allows(game.p1, "attack", "Wolf")
    game.refuses(game.p1, "attack", "Drill", rule="RONE-COMBAT-1")
    game.refuses(game.p1, "attack", "p1 hero", rule="RONE-COMBAT-1")


@pytest.mark.rule("RONE-COMBAT-1")
def test_an_attack_is_slow_it_is_neither_a_reaction_nor_made_in_the_opponents_turn() -> None:
    game = scenario(
        "rone",
        p1=player(units=[WOLF], technologies=[DRILL]),
        p2=player(units=[GUARD], technologies=[technology("Pump", "{yellow 1}: Draw a card.")]),
    )
    with game.windows():
        game.p1.uses("hero", mode=0)
        assert game.asks(game.p2, "react")
        game.refuses(game.p2, "attack", "Guard", rule="RONE-SLOW-3")
        game.p2.passes()
        game.allows(game.p1, "use", "Drill")
        game.refuses(game.p1, "attack", "Wolf", rule="RONE-SLOW-5")
    game.allows(game.p1, "attack", "Wolf")


@pytest.mark.rule("RONE-COMBAT-2")
@pytest.mark.parametrize("exhaustion", [1, 2, 3])
def test_an_exhausted_unit_does_not_attack(exhaustion: int) -> None:
    game = scenario("rone", p1=player(units=[WOLF, placed(WOLF, exhaustion=exhaustion)]))
    game.allows(game.p1, "attack", "Wolf 1")
    game.refuses(game.p1, "attack", "Wolf 2", rule="RONE-COMBAT-2")


@pytest.mark.rule("RONE-COMBAT-3")
def test_units_and_the_hero_of_the_enemy_are_attacked_technologies_and_own_cards_are_not() -> None:
    game = scenario(
        "rone",
        p1=player(units=[WOLF, GUARD]),
        p2=player(units=[placed(unit("Lamb"), exhaustion=1)], technologies=[DRILL]),
    )
    assert game["Wolf"].attack_targets == ["Lamb", "p2 hero"]
    for target in ("Drill", "Guard", "Wolf", "p1 hero"):
        game.refuses(game.p1, "attack", "Wolf", target=target, rule="RONE-COMBAT-3")


@pytest.mark.rule("RONE-COMBAT-4")
def test_a_second_unit_attacks_only_when_the_first_attack_is_finished() -> None:
    game = scenario(
        "rone",
        p1=player(units=[WOLF, unit("Bear", melee=3)], hand=[SPARK]),
        p2=player(units=[placed(GUARD, exhaustion=1)]),
        damage="deck",
        graveyard="top",
    )
    with game.windows():
        game.p1.announces("attack", "Wolf")
        game.p2.passes()
        game.refuses(game.p1, "attack", "Bear", rule="RONE-SLOW-5")
        game.p1.passes()
        game.p1.attacks("Wolf", "p2 hero")
        game.p2.passes()
        game.refuses(game.p1, "attack", "Bear", rule="RONE-SLOW-4")
        game.p1.passes()
        assert len(game.p2.deck) == 8  # all of the first attack is over
        game.p1.announces("attack", "Bear")


@pytest.mark.rule("RONE-COMBAT-5")
def test_a_unit_without_attack_values_attacks_a_hero_and_deals_no_damage() -> None:
    game = scenario("rone", p1=player(units=[unit("Pest", melee=0, ranged=0, speed=2)]))
    with game.changed({"Pest exhaustion": +2, "p2 life": 0, "p2 hero exhaustion": 0}):
        game.p1.attacks("Pest", "p2 hero")
    game.expect("Pest", health=2)


@pytest.mark.rule("RONE-COMBAT-6")
def test_the_announcement_names_the_attacker_and_not_the_target() -> None:
    game = scenario(
        "rone",
        p1=player(units=[WOLF, unit("Bear")]),
        p2=player(units=[GUARD], hand=[SPARK]),
        graveyard="top",
    )
    before = len(game.log(game.p2))
    with game.windows():
        game.p1.announces("attack", "Wolf")
        assert game.asks(game.p2, "react")
        said = " ".join(game.log(game.p2)[before:])
        assert "Wolf" in said
        assert not any(name in said for name in ("Bear", "Guard", "p2"))
        assert game.view(game.p2)["combat"] is None
        game.expect(in_combat=False, stack_size=0)
        game.expect("Wolf", exhaustion=0)


@pytest.mark.rule("RONE-COMBAT-7")
def test_a_unit_refreshed_after_the_announcement_guards_the_hero() -> None:
    game = scenario(
        "rone",
        p1=player(units=[WOLF]),
        p2=player(units=[placed(GUARD, exhaustion=1)], hand=[ROUSE]),
    )
    assert game["Wolf"].attack_targets == ["Guard", "p2 hero"]
    with game.windows():
        game.p1.announces("attack", "Wolf")
        game.p2.plays("Rouse", target="Guard")
    game.expect("Guard", health=1)  # the only target that was left
    game.expect(game.p2, life=10)


@pytest.mark.rule("RONE-COMBAT-7")
def test_a_guardian_exhausted_after_the_announcement_leaves_the_hero_open() -> None:
    game = scenario(
        "rone",
        p1=player(units=[WOLF], hand=[SNARE]),
        p2=player(units=[GUARD]),
        damage="deck",
        graveyard="top",
    )
    game.refuses(game.p1, "attack", "Wolf", target="p2 hero", rule="RONE-GUARD-2")
    with game.windows():
        game.p1.announces("attack", "Wolf")
        game.p2.passes()
        game.p1.plays("Snare", target="Guard")
    with game.changed({"p2 deck": -2}):
        game.p1.attacks("Wolf", "p2 hero")


@pytest.mark.rule("RONE-COMBAT-8")
@pytest.mark.parametrize("speed", [1, 2, 3])
def test_the_declaration_exhausts_the_attacker_by_its_speed_and_puts_both_into_combat(
    speed: int,
) -> None:
    game = scenario(
        "rone",
        p1=player(units=[unit("Hound", speed=speed)]),
        p2=player(units=[GUARD, unit("Idle")], hand=[SPARK]),
    )
    with game.windows():
        game.p1.announces("attack", "Hound")
        game.all_pass()
        assert game.asks(game.p1)
        game.expect("Hound", exhaustion=0, in_combat=False)
        game.p1.attacks("Hound", "Guard")
        game.expect("Hound", exhaustion=speed, in_combat=True)
        game.expect("Guard", exhaustion=0, in_combat=True)
        game.expect("Idle", in_combat=False)
        game.expect(attacker="Hound", defender="Guard", stack_size=1)


@pytest.mark.rule("RONE-COMBAT-9")
def test_neither_exhausting_nor_hiding_nor_cancelling_takes_a_side_out_of_the_combat() -> None:
    hide = tactic("Hide", "Target unit gains Invisibility until end of turn.")
    game = scenario(
        "rone",
        p1=player(units=[WOLF]),
        p2=player(units=[GUARD], hand=[SNARE, hide, tactic("Veto", "Cancel target effect.")]),
        graveyard="top",
    )
    with game.windows():
        game.p1.announces("attack", "Wolf")
        game.all_pass()
        game.p1.attacks("Wolf", "Guard")
        game.refuses(game.p2, "play", "Veto", rule="RONE-RULING-50")
        game.p2.plays("Snare", target="Wolf")
        game.p1.passes()
        game.p2.plays("Hide", target="Guard")
        game.expect(attacker="Wolf", defender="Guard")
    game.expect("Wolf", health=2, exhaustion=2)
    game.expect("Guard", health=1, exhaustion=1, keywords={"invisibility"})


@pytest.mark.rule("RONE-COMBAT-10")
def test_in_the_course_of_combat_only_fast_effects_are_used() -> None:
    siege = tactic("Siege", "Slow effect.\nDraw a card.")
    game = scenario(
        "rone",
        p1=player(
            water=20,
            units=[WOLF],
            technologies=[DRILL],
            technology_deck=[technology("Forge")],
            hand=[SPARK, siege, unit("Rat")],
            graveyard=[unit("Ghoul", recycle=0)],
        ),
        p2=player(units=[GUARD], hand=[SPARK]),
        combat=("Wolf", "Guard"),
        auto_pass=False,
    )
    game.allows(game.p2, "play", "p2 Spark", target="Wolf")
    game.p2.passes()
    game.allows(game.p1, "play", "p1 Spark", target="Guard")
    game.allows(game.p1, "use", "Drill")
    for action, card in (
        ("play", "Rat"),
        ("play", "Forge"),
        ("play", "Siege"),
        ("recycle", "Ghoul"),
        ("level up", None),
        ("attack", "Wolf"),
        ("end turn", None),
    ):
        game.refuses(game.p1, action, card, rule="RONE-SLOW-4")
