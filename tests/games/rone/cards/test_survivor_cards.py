"""Survivors of the box: heroes and units that do something no other card does."""

import pytest

from runestack.games.rone.scenario import filler, placed, player, tactic, unit
from runestack.testing import scenario


def test_ilka_durn_weakens_an_attacker_that_is_already_on_its_way() -> None:
    game = scenario(
        "rone",
        p1=player(units=[unit("Wolf", melee=3, health=4)]),
        p2=player(hero="Ilka Durn", units=[unit("Guard", health=3)]),
    )
    with game.windows():
        game.p1.announces("attack", "Wolf")
        game.refuses(game.p2, "use", "p2 hero", number=1, rule="RONE-RULING-50")
        game.all_pass()
        game.p1.attacks("Wolf", "Guard")
        game.p2.uses("p2 hero", ability=1, target="Wolf")
    game.expect("Guard", health=2)
    game.expect("p2 hero", exhaustion=2)


def test_ilka_durn_at_level_three_draws_for_her_trap() -> None:
    game = scenario(
        "rone",
        p1=player(units=[unit("Wolf", melee=3, ranged=1, health=4)]),
        p2=player(hero="Ilka Durn", level=3, units=[unit("Guard", health=2)]),
    )
    with game.windows():
        game.p1.announces("attack", "Wolf")
        game.all_pass()
        game.p1.attacks("Wolf", "Guard")
        with game.changed({"p2 hand": +1}):
            game.p2.uses("p2 hero", ability=1, target="Wolf")
            game.all_pass()
    game.expect("Guard", health=2)


def test_bram_okeda_aims_for_one_then_for_two_and_drills_survivors() -> None:
    friends = [unit("Wolf", race="survivor"), unit("Bear", race="mutant")]
    game = scenario("rone", p1=player(hero="Bram Okeda", units=friends))
    game.p1.uses("p1 hero", ability=1, target="Wolf")
    assert (game["Wolf"].melee, game["Wolf"].ranged) == (2, 1)
    both = scenario("rone", p1=player(hero="Bram Okeda", level=2, units=friends))
    both.p1.uses("p1 hero", ability=1, target=["Wolf", "Bear"])
    assert [(both[name].melee, both[name].ranged) for name in ("Wolf", "Bear")] == [(2, 1)] * 2
    drilled = scenario("rone", p1=player(hero="Bram Okeda", level=3, units=friends))
    assert [drilled[name].ranged for name in ("Wolf", "Bear")] == [1, 0]


def test_tobin_aske_finds_small_tactics_first_and_any_later() -> None:
    spark = tactic("Spark", "Deal 1 damage to target unit.")
    beam = tactic("Beam", "Destroy target unit.", level=3)
    game = scenario("rone", p1=player(hero="Tobin Aske", graveyard=[beam, spark]))
    game.p1.uses("p1 hero", ability=1)
    game.expect(game.p1, hand=["Spark"], graveyard=["Beam"])
    later = scenario("rone", p1=player(hero="Tobin Aske", level=2, graveyard=[spark, beam]))
    later.p1.uses("p1 hero", ability=1)
    later.p1.chooses("Beam")
    later.expect(later.p1, hand=["Beam"])
    later.expect("p1 hero", exhaustion=2)


def test_tobin_aske_at_level_three_draws_whenever_he_recycles() -> None:
    spark = tactic("Spark", "Gain 1 {water}.", recycle=1)
    game = scenario("rone", p1=player(hero="Tobin Aske", level=3, graveyard=[spark, *filler(1)]))
    with game.changed({"p1 hand": +1, "p1 water": +1, "p1 graveyard": -2}):
        game.p1.recycles("Spark")


@pytest.mark.parametrize(("level", "paid"), [(1, 2), (2, 1), (3, 1)])
def test_tobin_aske_pays_less_for_tactics_from_level_two_on(level: int, paid: int) -> None:
    spark = tactic("Spark", "Draw a card.", cost=2)
    game = scenario("rone", p1=player(hero="Tobin Aske", level=level, hand=[spark], water=2))
    with game.changed({"p1 water": -paid}):
        game.p1.plays("Spark")


def test_empty_pocket_tinker_draws_only_for_an_empty_hand() -> None:
    game = scenario("rone", p1=player(water=4, hand=["Empty-Pocket Tinker", *filler(2)]))
    with game.changed({"p1 hand": -1}):
        game.p1.plays("Empty-Pocket Tinker")
    poor = scenario("rone", p1=player(water=4, hand=["Empty-Pocket Tinker", *filler(1)]))
    with poor.changed({"p1 hand": 0, "p1 deck": -1}):
        poor.p1.plays("Empty-Pocket Tinker")


def test_empty_pocket_tinker_turns_a_card_into_another() -> None:
    game = scenario(
        "rone",
        p1=player(units=["Empty-Pocket Tinker"], hand=filler(1), deck=[unit("Scout")]),
        graveyard="top",
    )
    game.p1.uses("Empty-Pocket Tinker")
    game.expect(game.p1, hand=["Scout"], graveyard=["Filler"])
    game.expect("Empty-Pocket Tinker", exhaustion=2)


def test_patchwork_balloonist_drops_things_on_what_cannot_fly() -> None:
    game = scenario(
        "rone",
        p1=player(units=["Patchwork Balloonist"]),
        p2=player(units=[unit("Guard"), unit("Kite", text="Flying.")]),
    )
    game.refuses(game.p1, "use", "Patchwork Balloonist", target="Kite", rule="RONE-RULING-49")
    game.p1.uses("Patchwork Balloonist", target="Guard")
    game.expect("Guard", health=1)
    game.expect("Patchwork Balloonist", exhaustion=2)


def test_leader_of_the_long_column_makes_the_others_ready_for_two_water() -> None:
    game = scenario(
        "rone",
        p1=player(
            level=3,
            water=20,
            units=[placed(unit("Wolf"), exhaustion=2)],
            hand=["Leader of the Long Column", "Leader of the Long Column"],
        ),
        damage="deck",
        graveyard="top",
    )
    with game.changed({"p1 water": -8}):
        game.p1.plays("Leader of the Long Column")
    game.expect("Wolf", exhaustion=2)
    with game.changed({"p1 hand": +1}):
        game.p1.attacks("Leader of the Long Column", "p2 hero")
    game.expect("Leader of the Long Column", exhaustion=2)
    with game.changed({"p1 water": -10}):
        game.p1.plays("Leader of the Long Column 2", initiative=[0])
    game.expect("Leader of the Long Column", exhaustion=1)
    game.expect("Wolf", exhaustion=1)
