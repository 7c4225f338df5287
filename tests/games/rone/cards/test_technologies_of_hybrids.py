"""Technologies for those who fly, hide, come and go."""

from runestack.games.rone.scenario import placed, player, unit
from runestack.testing import scenario

BIRD = unit("Bird", health=2, text="Flying.")


def test_rope_bridges_take_a_unit_home_for_water() -> None:
    game = scenario(
        "rone",
        p1=player(technologies=["Rope Bridges"], units=[placed(BIRD, damage=1)], water=1),
        p2=player(units=[unit("Guard")]),
    )
    game.refuses(game.p1, "use", "Rope Bridges", target="Guard", rule="RONE-RULING-49")
    game.p1.uses("Rope Bridges", target="Bird")
    game.expect(game.p1, hand=["Bird"], water=0)
    game.expect("Rope Bridges", exhaustion=2)
    broke = scenario("rone", p1=player(technologies=["Rope Bridges"], units=[BIRD]))
    broke.refuses(broke.p1, "use", "Rope Bridges", rule="RONE-ABIL-2")


def test_kite_winch_sends_a_light_unit_off_again() -> None:
    game = scenario(
        "rone",
        p1=player(
            technologies=["Kite Winch"],
            units=[placed(BIRD, exhaustion=1), placed(unit("Ox", health=3), exhaustion=1)],
        ),
    )
    game.refuses(game.p1, "use", "Kite Winch", target="Ox", rule="RONE-RULING-49")
    game.p1.uses("Kite Winch", target="Bird")
    game.expect("Bird", exhaustion=0)
    game.expect("Kite Winch", exhaustion=3)


def test_owl_roost_sharpens_what_flies_and_sees_what_hides() -> None:
    game = scenario(
        "rone",
        p1=player(technologies=["Owl Roost"], units=[BIRD, unit("Wolf")]),
        p2=player(units=[unit("Ghost", text="Invisibility."), unit("Kite", text="Flying.")]),
    )
    game.expect("Bird", melee=2)
    game.expect("Wolf", melee=1)
    game.expect("Kite", melee=1)
    game.allows(game.p1, "attack", "Wolf", target="Ghost")


def test_camouflage_nets_hide_a_unit_until_the_next_turn() -> None:
    game = scenario(
        "rone",
        p1=player(technologies=["Camouflage Nets"], units=[placed(BIRD, exhaustion=2)]),
        p2=player(units=[unit("Archer", ranged=1)]),
        income="stop",
        damage="deck",
        graveyard="top",
    )
    game.p1.uses("Camouflage Nets", target="Bird")
    game.p1.ends_turn()
    game.refuses(game.p2, "attack", "Archer", target="Bird", rule="RONE-KEY-INVISIBLE-2")
    game.p2.attacks("Archer", "p1 hero")
    game.p2.ends_turn()
    game.expect("Bird", keywords={"flying"})
    game.expect("Camouflage Nets", exhaustion=1)


def test_cloud_harbour_sends_the_undamaged_on_raids_for_water() -> None:
    game = scenario(
        "rone",
        p1=player(
            technologies=["Cloud Harbour"], units=[unit("Wolf"), placed(unit("Ox"), damage=1)]
        ),
        p2=player(units=[unit("Guard"), unit("Lynx")]),
        income="stop",
        damage="deck",
        graveyard="top",
    )
    game.expect("Wolf", keywords={"flying"})
    for grounded in ("Ox", "Lynx"):
        game.expect(grounded, keywords=set())
    game.refuses(game.p1, "attack", "Ox", target="p2 hero", rule="RONE-GUARD-2")
    game.p1.attacks("Wolf", "p2 hero")
    game.expect(game.p1, water=1)
    game.p1.ends_turn()
    game.expect("Wolf", keywords=set())
