"""Technologies for those who stand and hold, and for other technologies."""

from runestack.games.rone.scenario import placed, player, unit
from runestack.testing import scenario

GATE = unit("Gate", health=3, text="Defender.")
BOT = unit("Bot", health=3, race="machine")
APE = unit("Ape", health=3, race="mutant")


def test_spare_parts_rack_repairs_one_unit_and_makes_a_machine_a_defender() -> None:
    game = scenario(
        "rone",
        p1=player(
            technologies=["Spare Parts Rack"],
            units=[placed(BOT, damage=2), placed(APE, damage=2), unit("Whole")],
        ),
        p2=player(units=[placed(unit("Hurt"), damage=1)]),
        income="stop",
    )
    for target in ("Whole", "Hurt"):
        game.refuses(game.p1, "use", "Spare Parts Rack", target=target, rule="RONE-RULING-49")
    game.p1.uses("Spare Parts Rack", target="Bot")
    game.expect("Bot", health=2, keywords={"defender"})
    game.p1.ends_turn()
    game.expect("Bot", keywords={"defender"})
    game.p2.ends_turn()
    game.expect("Bot", keywords=set())


def test_spare_parts_rack_only_heals_what_is_no_machine() -> None:
    game = scenario(
        "rone", p1=player(technologies=["Spare Parts Rack"], units=[placed(APE, damage=2)])
    )
    game.p1.uses("Spare Parts Rack", target="Ape")
    game.expect("Ape", health=2, keywords=set())


def test_rampart_foundry_makes_the_slow_tougher_and_defenders_bite_as_long_as_it_stands() -> None:
    wall = unit("Wall", health=3, speed=3, text="Defender.")
    game = scenario(
        "rone",
        p1=player(technologies=["Rampart Foundry"], units=[GATE, unit("Ox", speed=3), APE]),
        p2=player(level=2, water=3, hand=["Demolition Charge"], units=[wall]),
        turn="p2",
        graveyard="top",
    )
    game.expect("Gate", health=3, melee=2)
    game.expect("Ox", health=3, melee=1)
    game.expect("Ape", health=3, melee=1)
    game.expect("Wall", health=3, melee=1)
    game.p2.plays("Demolition Charge", mode=0, target="Rampart Foundry")
    game.expect("Gate", melee=1)
    game.expect("Ox", health=2)


def test_capacitor_bank_wakes_another_technology_of_its_player() -> None:
    game = scenario(
        "rone",
        p1=player(
            technologies=["Capacitor Bank", placed("Tracer Works", exhaustion=2)],
            units=[unit("Wolf")],
        ),
        p2=player(technologies=[placed("Kite Winch", exhaustion=3)]),
    )
    for target in ("Capacitor Bank", "Kite Winch"):
        game.refuses(game.p1, "use", "Capacitor Bank", target=target, rule="RONE-RULING-49")
    game.p1.uses("Capacitor Bank", target="Tracer Works")
    game.expect("Tracer Works", exhaustion=0)
    game.expect("Capacitor Bank", exhaustion=3)
    game.p1.uses("Tracer Works", target="Wolf")
    game.expect("Wolf", ranged=1)


def test_redoubt_engine_strengthens_two_units_that_stayed_awake() -> None:
    game = scenario(
        "rone",
        p1=player(
            technologies=["Redoubt Engine"], units=[GATE, BOT, APE, placed(unit("Tired"), exhaustion=2)]
        ),
        income="stop",
    )  # fmt: skip
    with game.windows():
        game.p1.ends_turn()
    assert game.asks(game.p1, "Redoubt Engine")
    assert not game.offers(game.p1, "Tired")
    game.p1.chooses("Gate", "Ape")
    game.expect("Gate", health=4)
    game.expect("Ape", health=4)
    game.expect("Bot", health=3)
    game.expect("Tired", health=2)


def test_pacification_grid_keeps_weak_enemies_from_attacks_and_other_abilities() -> None:
    drill = unit("Drill", health=1, text="{yellow 1}: Gain 1 {water}.")
    game = scenario(
        "rone",
        turn="p2",
        p1=player(technologies=["Pacification Grid"]),
        p2=player(units=[drill, unit("Ox", health=2, text="{yellow 1}: Gain 1 {water}.")]),
    )
    for action in ("use", "attack"):
        game.refuses(game.p2, action, "Drill", rule="RONE-RULING-2")
        game.allows(game.p2, action, "Ox")
