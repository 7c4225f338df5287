"""Tactics that change values, exhaustion and hands."""

import pytest

from runestack.games.rone.scenario import filler, placed, player, unit
from runestack.testing import scenario

WOLF = unit("Wolf", health=3, melee=2)
OX = unit("Ox", health=4, melee=3, ranged=1)


# -- attack and health ---------------------------------------------------------------------------


def test_bedsheet_bandage_heals_a_damaged_unit_and_becomes_a_shield() -> None:
    game = scenario(
        "rone",
        p1=player(hand=["Bedsheet Bandage"], water=2, units=[placed(WOLF, damage=1), OX], deck=2),
    )
    game.refuses(game.p1, "play", "Bedsheet Bandage", target="Ox", rule="RONE-RULING-49")
    game.p1.plays("Bedsheet Bandage", target="Wolf")
    game.expect("Wolf", health=4)
    game.expect(game.p1, deck=["Filler", "Filler", "Bedsheet Bandage"], graveyard=[])
    assert game["Bedsheet Bandage"].shield


@pytest.mark.parametrize("paid", [False, True])
def test_borrowed_eye_lends_a_shot_and_for_water_a_way_past_the_guards(paid: bool) -> None:
    game = scenario(
        "rone",
        p1=player(hand=["Borrowed Eye"], water=3, units=[WOLF]),
        p2=player(units=[unit("Guard", health=5)], deck=6),
        damage="deck",
        graveyard="top",
    )
    game.p1.plays("Borrowed Eye", target="Wolf", initiative=[0] if paid else [])
    game.expect("Wolf", ranged=2, keywords={"invisibility"} if paid else set())
    if paid:
        game.p1.attacks("Wolf", "p2 hero")
        game.expect(game.p2, life=2)
    else:
        game.refuses(game.p1, "attack", "Wolf", target="p2 hero", rule="RONE-GUARD-2")
        game.p1.attacks("Wolf", "Guard")
        game.expect("Guard", health=1)
    game.expect("Wolf", ranged=0)


def test_roll_call_drives_all_on_and_heals_the_wounded() -> None:
    game = scenario(
        "rone",
        p1=player(hand=["Roll Call"], water=4, level=2, units=[placed(WOLF, damage=2), OX]),
        p2=player(units=[placed(unit("Guard"), damage=1)]),
        income="stop",
    )
    game.p1.plays("Roll Call")
    game.expect("Wolf", melee=3, health=2)
    game.expect("Ox", melee=4, health=4)
    game.expect("Guard", melee=1, health=1)
    game.p1.ends_turn()
    game.expect("Wolf", melee=2, health=2)


def test_cold_sweat_weakens_a_unit_through_a_whole_turn_of_its_player() -> None:
    game = scenario(
        "rone",
        p1=player(
            hand=["Cold Sweat"],
            water=2,
            level=2,
            units=[unit("Guard", health=5, text="Defender."), unit("Wall", health=5)],
        ),
        p2=player(units=[OX]),
        turn="p2",
        income="stop",
    )
    with game.windows():
        game.p2.announces("attack", "Ox")
        game.p1.plays("Cold Sweat", target="Ox")
        game.all_pass()
        game.all_pass()
        game.p2.attacks("Ox", "Guard")
        game.all_pass()
    game.expect("Guard", health=4)  # 3 - 2 melee, and no shot at all
    game.expect("Ox", melee=1)
    game.p2.ends_turn()
    game.expect("Ox", melee=3, ranged=1)


# -- exhausting and refreshing -------------------------------------------------------------------


def test_grit_in_the_gears_stops_a_technology_of_the_opponent() -> None:
    game = scenario(
        "rone",
        p1=player(hand=["Grit in the Gears"], water=2),
        p2=player(technologies=["Marrow Pump"]),
        income="stop",
    )
    game.p1.plays("Grit in the Gears", mode=0, target="Marrow Pump")
    game.p1.ends_turn()
    game.expect("Marrow Pump", exhaustion=2)
    game.refuses(game.p2, "use", "Marrow Pump", rule="RONE-EXH-4")


def test_grit_in_the_gears_lets_a_technology_be_used_again() -> None:
    game = scenario(
        "rone",
        p1=player(hand=["Grit in the Gears"], water=2, technologies=["Marrow Pump"]),
        graveyard="top",
    )
    game.p1.uses("Marrow Pump")
    game.p1.plays("Grit in the Gears", mode=1, target="Marrow Pump")
    game.p1.uses("Marrow Pump")
    game.expect(game.p1, water=4)


@pytest.mark.parametrize("paid", [False, True])
def test_double_shift_wakes_two_units_and_for_a_life_the_hero(paid: bool) -> None:
    game = scenario(
        "rone",
        p1=player(
            hand=["Double Shift"],
            water=2,
            level=2,
            hero_exhaustion=1,
            units=[placed(WOLF, exhaustion=1), placed(OX, exhaustion=2)],
            deck=4,
        ),
        p2=player(units=[placed(unit("Guard"), exhaustion=1)]),
        damage="deck",
        graveyard="top",
    )
    game.refuses(game.p1, "play", "Double Shift", target="Guard", rule="RONE-RULING-49")
    game.p1.plays("Double Shift", target=["Wolf", "Ox"], initiative=[0] if paid else [])
    game.expect("Wolf", exhaustion=0)
    game.expect("Ox", exhaustion=1)
    game.expect("p1 hero", exhaustion=0 if paid else 1)
    game.expect(game.p1, life=3 if paid else 4)


def test_dam_break_sweeps_away_every_guard_that_cannot_fly() -> None:
    game = scenario(
        "rone",
        p1=player(hand=["Dam Break"], water=2, level=2, units=[WOLF]),
        p2=player(units=[OX, unit("Wall", text="Defender."), unit("Bird", text="Flying.")]),
    )
    game.p1.plays("Dam Break")
    game.expect("Ox", exhaustion=1)
    game.expect("Wall", exhaustion=1)
    game.expect("Bird", exhaustion=0)
    game.expect("Wolf", exhaustion=0)
    game.allows(game.p1, "attack", "Wolf", target="p2 hero")


# -- cards ---------------------------------------------------------------------------------------


def test_dead_drop_takes_one_of_three_cards_and_becomes_a_shield() -> None:
    deck = [unit("A"), unit("B"), unit("C"), unit("D")]
    game = scenario("rone", p1=player(hand=["Dead Drop"], water=3, deck=deck))
    game.p1.plays("Dead Drop")
    game.p1.chooses("C")
    game.expect(game.p1, hand=["C"], graveyard=[])
    assert game.p1.deck[0] == "D"
    assert game.p1.deck[-1] == "Dead Drop"
    assert game["Dead Drop"].shield


def test_black_market_pays_for_a_full_hand_of_the_opponent_who_is_paid_as_well() -> None:
    game = scenario(
        "rone",
        p1=player(hand=["Black Market"], water=2, level=2),
        p2=player(hand=filler(3)),
        graveyard="top",
    )
    with game.changed({"p1 hand": 0, "p2 hand": +1, "p1 water": -2 + 4, "p2 water": +3}):
        game.p1.plays("Black Market")


@pytest.mark.parametrize(("enemies", "drawn"), [(2, 2), (3, 3)])
def test_crisis_session_draws_more_against_three_units(enemies: int, drawn: int) -> None:
    game = scenario(
        "rone",
        p1=player(hand=["Crisis Session"], water=3, level=2),
        p2=player(units=[unit(f"Enemy {number}") for number in range(enemies)]),
        graveyard="top",
    )
    game.p1.plays("Crisis Session")
    game.expect(game.p1, hand=["Filler"] * drawn, water=0)
    game.refuses(game.p1, "recycle", "Crisis Session", rule="RONE-RECY-5")
