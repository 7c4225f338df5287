"""Machines of the box: heroes and units that do something no other card does."""

import pytest

from runestack.games.rone.scenario import placed, player, tactic, technology, unit
from runestack.testing import scenario


def test_twelve_ton_berta_strengthens_what_is_slow() -> None:
    tank, cart, fox = unit("Tank", speed=3), unit("Cart", speed=2), unit("Fox", speed=1)
    game = scenario("rone", p1=player(hero="Twelve-Ton Berta", units=[tank, cart, fox]))
    assert [game[name].melee for name in ("Tank", "Cart", "Fox")] == [2, 1, 1]
    late = scenario("rone", p1=player(hero="Twelve-Ton Berta", level=3, units=[tank, cart, fox]))
    assert [late[name].melee for name in ("Tank", "Cart", "Fox")] == [2, 2, 1]


def test_twelve_ton_berta_makes_slow_units_ready_sooner() -> None:
    tired = [placed(unit("Cart", speed=2), exhaustion=1), placed(unit("Fox"), exhaustion=1)]
    game = scenario("rone", p1=player(hero="Twelve-Ton Berta", level=2, units=tired))
    game.refuses(game.p1, "use", "p1 hero", number=1, target="Fox", rule="RONE-RULING-49")
    game.p1.uses("p1 hero", ability=1, target="Cart")
    game.expect("Cart", exhaustion=0)
    game.expect("p1 hero", exhaustion=3)


def test_mimic_lattice_cannot_keep_itself_ready_with_what_berta_does() -> None:
    game = scenario(
        "rone", p1=player(hero="Twelve-Ton Berta", level=3, units=["Mimic Lattice", unit("Fox")])
    )
    game.p1.uses("Mimic Lattice", target="p1 hero", mode=0)  # only the ability of one exhaustion
    game.expect("Mimic Lattice", exhaustion=3)
    game.expect(game.p1, water=1)


def test_scrapwright_ulm_puts_wrecks_back_under_the_deck() -> None:
    game = scenario(
        "rone",
        p1=player(
            hero="Scrapwright Ulm",
            units=[unit("Fox")],
            graveyard=[unit("Wreck"), tactic("Spark", "Draw a card.")],
            deck=2,
        ),
    )
    with game.changed({"p1 life": +1, "p1 graveyard": -1, "p1 water": +1}):
        game.p1.uses("p1 hero", ability=1)
    game.expect(game.p1, deck=["Filler", "Filler", "Wreck"])


def test_scrapwright_ulm_at_level_two_draws_and_is_paid_for_a_wreck() -> None:
    game = scenario(
        "rone",
        p1=player(hero="Scrapwright Ulm", level=2, graveyard=[unit("Wreck")], deck=2),
    )
    with game.changed({"p1 life": +1, "p1 graveyard": -1, "p1 hand": +1, "p1 water": +1}):
        game.p1.uses("p1 hero", ability=1)


@pytest.mark.parametrize(("level", "exhaustion"), [(1, 1), (2, 2), (3, 2)])
def test_marshal_oktal_halts_a_unit_for_two_exhaustions(level: int, exhaustion: int) -> None:
    game = scenario(
        "rone",
        p1=player(hero="Marshal Oktal", level=level, units=[unit("Fox")]),
        p2=player(units=[unit("Wolf")]),
    )
    game.p1.uses("p1 hero", ability=1, target="Wolf")
    game.expect("Wolf", exhaustion=exhaustion)
    game.expect("p1 hero", exhaustion=2)


def test_scrapwright_ulm_at_level_three_makes_shields_of_fallen_machines() -> None:
    game = scenario(
        "rone",
        p1=player(units=[unit("Wolf", melee=3, health=4), unit("Bear", melee=3, health=4)]),
        p2=player(
            hero="Scrapwright Ulm",
            level=3,
            units=[unit("Robot", race="machine"), placed(unit("Guard"), exhaustion=1)],
        ),
        graveyard="top",
    )
    game.p1.attacks("Wolf", "Robot")
    assert game["Robot"].shield
    game.p1.attacks("Bear", "Guard")
    game.expect(game.p2, graveyard=["Guard"])


def test_echo_mast_lets_a_walker_reach_the_sky() -> None:
    game = scenario(
        "rone",
        p1=player(units=["Echo Mast", unit("Wolf")]),
        p2=player(units=[unit("Kite", health=3, text="Flying.")]),
    )
    game.refuses(game.p1, "attack", "Wolf", target="Kite", rule="RONE-KEY-FLYING-1")
    game.p1.uses("Echo Mast", target="Wolf")
    game.p1.attacks("Wolf", "Kite")
    game.expect("Kite", health=1)


def test_weathervane_drone_sees_what_is_invisible_and_guards_against_it() -> None:
    gecko = unit("Gecko", text="Invisibility. Flying.")
    game = scenario("rone", p1=player(units=[gecko]), p2=player(units=["Weathervane Drone"]))
    game.refuses(game.p1, "attack", "Gecko", target="p2 hero", rule="RONE-GUARD-2")
    blind = scenario("rone", p1=player(units=[gecko]), p2=player(units=[unit("Guard", ranged=1)]))
    blind.allows(blind.p1, "attack", "Gecko", target="p2 hero")


def test_sluice_warden_stops_an_enemy_and_ends_as_a_shield() -> None:
    game = scenario(
        "rone",
        p1=player(level=2, water=6, hand=["Sluice Warden"]),
        p2=player(units=[unit("Wolf", melee=4, health=5)]),
        income="stop",
    )
    game.p1.plays("Sluice Warden", target="Wolf")
    game.expect("Wolf", exhaustion=1)
    game.p1.ends_turn()
    game.p2.attacks("Wolf", "Sluice Warden")
    assert game["Sluice Warden"].shield
    assert game.p1.deck[-1] == "Sluice Warden"


def test_walking_foundry_brings_a_technology_that_is_not_paid() -> None:
    game = scenario(
        "rone",
        p1=player(
            level=3,
            water=10,
            hand=["Walking Foundry"],
            technology_deck=[technology("Radar", cost=4), technology("Mill", cost=9, level=3)],
        ),
    )
    game.p1.plays("Walking Foundry")
    game.p1.chooses("Mill")
    game.expect(game.p1, water=0, technologies=["Mill"], technology_deck=["Radar"])


def test_walking_foundry_brings_nothing_beside_three_technologies() -> None:
    built = [technology(name) for name in ("Radar", "Mill", "Pump")]
    game = scenario(
        "rone",
        p1=player(
            level=3,
            water=10,
            hand=["Walking Foundry"],
            technologies=built,
            technology_deck=[technology("Vault")],
        ),
    )
    game.p1.plays("Walking Foundry")
    game.expect(game.p1, technologies=["Radar", "Mill", "Pump"], technology_deck=["Vault"])
