"""Mutants of the box: heroes and units that do something no other card does."""

import pytest

from runestack.games.rone.scenario import placed, player, tactic, unit
from runestack.testing import scenario


def test_hagga_old_wound_is_paid_for_being_hit() -> None:
    game = scenario(
        "rone",
        p1=player(units=[unit("Wolf", melee=3)]),
        p2=player(hero="Hagga Old-Wound"),
        damage="deck",
        graveyard="top",
    )
    with game.changed({"p2 water": +1, "p2 life": -3}):
        game.p1.attacks("Wolf", "p2 hero")


@pytest.mark.parametrize(("level", "paid"), [(1, 0), (2, 1), (3, 2)])
def test_hagga_old_wound_is_paid_for_her_own_knife_from_level_two_on(level: int, paid: int) -> None:
    knife = tactic("Knife", "Deal 1 damage to your hero.")
    game = scenario(
        "rone",
        p1=player(hero="Hagga Old-Wound", level=level, hand=[knife]),
        damage="deck",
        graveyard="top",
    )
    with game.changed({"p1 water": paid}):
        game.p1.plays("Knife")


def test_gorra_vash_goads_a_unit_for_two_exhaustions() -> None:
    game = scenario("rone", p1=player(hero="Gorra Vash", units=[unit("Wolf", health=3)]))
    game.p1.uses("p1 hero", ability=1, target="Wolf")
    game.expect("Wolf", health=2, melee=3)
    game.expect("p1 hero", exhaustion=2)


@pytest.mark.parametrize(("level", "exhaustion", "melee"), [(1, 1, 3), (2, 0, 3), (3, 0, 4)])
def test_gorra_vash_wakes_what_she_goads_from_level_two_on(
    level: int, exhaustion: int, melee: int
) -> None:
    tired = placed(unit("Wolf", health=3), exhaustion=1)
    game = scenario("rone", p1=player(hero="Gorra Vash", level=level, units=[tired]))
    game.p1.uses("p1 hero", ability=1, target="Wolf")
    game.expect("Wolf", health=2, melee=melee, exhaustion=exhaustion)


@pytest.mark.parametrize(
    ("level", "race", "lost"),
    [(1, "mutant", 0), (2, "mutant", 1), (2, "hybrid", 0), (3, "hybrid", 1)],
)
def test_mother_sarn_avenges_her_children_and_later_everybody(
    level: int, race: str, lost: int
) -> None:
    game = scenario(
        "rone",
        p1=player(hero="Mother Sarn", level=level, units=[unit("Wolf", health=1, race=race)]),
        p2=player(units=[unit("Bear", health=9, text="Defender.")]),
        damage="deck",
        graveyard="top",
    )
    with game.changed({"p2 life": -lost}):
        game.p1.attacks("Wolf", "Bear")


def test_lisk_ambry_weakens_what_is_hurt() -> None:
    wolf = unit("Wolf", melee=2, ranged=1, health=3)
    game = scenario(
        "rone",
        p1=player(hero="Lisk Ambry", level=2),
        p2=player(units=[wolf, placed(unit("Bear", melee=2), damage=1)]),
    )
    assert (game["Wolf"].melee, game["Bear"].melee) == (2, 1)
    game.p1.uses("p1 hero", ability=1, target="Wolf")
    game.expect("Wolf", melee=1, ranged=1, health=2)


@pytest.mark.parametrize(("turn", "melee"), [("p1", 2), ("p2", 1)])
def test_lisk_ambry_at_level_one_weakens_only_in_the_opponents_turn(turn: str, melee: int) -> None:
    game = scenario(
        "rone",
        p1=player(hero="Lisk Ambry"),
        p2=player(units=[placed(unit("Bear", melee=2), damage=1)]),
        turn=turn,
    )
    assert game["Bear"].melee == melee


def test_lisk_ambry_at_level_three_poisons_every_enemy() -> None:
    units = [unit("Wolf", melee=2, ranged=1, health=3), unit("Bear", health=1)]
    game = scenario(
        "rone",
        p1=player(hero="Lisk Ambry", level=3, units=[unit("Guard")]),
        p2=player(units=units),
        graveyard="top",
    )
    game.p1.uses("p1 hero", ability=1)
    game.expect("Wolf", melee=1, ranged=0, health=2)
    game.expect("Guard", health=2)
    game.expect(game.p2, graveyard=["Bear"])


def test_blister_toad_takes_its_killer_along() -> None:
    game = scenario(
        "rone",
        p1=player(units=[unit("Wolf", melee=3, health=3)]),
        p2=player(units=["Blister Toad", unit("Guard")]),
        graveyard="top",
    )
    game.refuses(game.p1, "attack", "Wolf", target="Guard", rule="RONE-KEY-DEFENDER-2")
    game.p1.attacks("Wolf", "Blister Toad")
    game.expect(game.p1, graveyard=["Wolf"])
    game.expect(game.p2, graveyard=["Blister Toad"])


def test_bleeding_herald_hurts_once_more_for_a_strike_and_for_its_death() -> None:
    game = scenario(
        "rone",
        p1=player(units=["Bleeding Herald"]),
        p2=player(units=[placed(unit("Bear", melee=3, health=9), exhaustion=1)]),
        damage="deck",
        graveyard="top",
    )
    with game.changed({"p2 life": -3}):
        game.p1.attacks("Bleeding Herald", "p2 hero")
    again = scenario(
        "rone",
        p1=player(units=["Bleeding Herald"]),
        p2=player(units=[unit("Bear", melee=3, health=9)]),
        damage="deck",
        graveyard="top",
    )
    with again.changed({"p2 life": -1}):
        again.p1.attacks("Bleeding Herald", "Bear")


def test_quakebelly_shakes_everybody_else_and_hunts_the_hurt() -> None:
    game = scenario(
        "rone",
        p1=player(level=3, water=9, hand=["Quakebelly"], units=[unit("Fox")]),
        p2=player(units=[unit("Bear", melee=0, health=7), unit("Rat", health=1)]),
        graveyard="top",
    )
    game.p1.plays("Quakebelly")
    game.expect("Quakebelly", health=5)
    game.expect("Fox", health=1)
    game.expect(game.p2, graveyard=["Rat"])
    game.p1.attacks("Quakebelly", "Bear")
    game.expect("Bear", health=1)
    game.expect("Quakebelly", melee=3)
