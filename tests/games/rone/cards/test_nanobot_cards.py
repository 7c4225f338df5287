"""Nanobots of the box: heroes and units that do something no other card does."""

import pytest

from runestack.games.rone.scenario import filler, placed, player, unit
from runestack.testing import scenario


@pytest.mark.parametrize(
    ("level", "first", "later", "exhaustion"), [(1, 2, 1, 2), (2, 2, 2, 2), (3, 2, 2, 1)]
)
def test_sabra_flint_sharpens_what_comes_back(
    level: int, first: int, later: int, exhaustion: int
) -> None:
    game = scenario(
        "rone",
        p1=player(hero="Sabra Flint", level=level, graveyard=[unit("Wolf", health=9), *filler(1)]),
        p2=player(units=[unit("Bear", melee=0, health=9)]),
        income="stop",
        mulligan="keep",
    )
    game.p1.recycles("Wolf")
    game.expect("Wolf", melee=first, exhaustion=exhaustion)
    while game["Wolf"].exhaustion:
        game.p1.ends_turn()
        game.p2.ends_turn()
    game.p1.attacks("Wolf", "Bear")
    game.expect("Bear", health=9 - first)
    game.expect("Wolf", melee=later)


def test_null_ivari_holds_up_the_next_attacker_when_a_nanobot_is_lost() -> None:
    game = scenario(
        "rone",
        p1=player(units=[unit("Wolf", melee=3), unit("Bear")]),
        p2=player(hero="Null Ivari", units=[unit("Guard", race="nanobot")]),
        graveyard="top",
    )
    game.p1.attacks("Wolf", "Guard")
    game.p2.chooses("Bear")
    game.expect("Bear", exhaustion=1)


@pytest.mark.parametrize(("level", "exhaustion"), [(1, 0), (2, 0), (3, 1)])
def test_null_ivari_mourns_other_races_at_level_three_only(level: int, exhaustion: int) -> None:
    game = scenario(
        "rone",
        p1=player(units=[unit("Wolf", melee=3, speed=1)]),
        p2=player(hero="Null Ivari", level=level, units=[unit("Guard", race="machine")]),
        graveyard="top",
    )
    game.p1.attacks("Wolf", "Guard")
    game.expect("Wolf", exhaustion=1 + exhaustion)


@pytest.mark.parametrize(("level", "exhaustion"), [(1, 0), (2, 1), (3, 1)])
def test_null_ivari_uses_the_own_turns_losses_from_level_two_on(
    level: int, exhaustion: int
) -> None:
    game = scenario(
        "rone",
        p1=player(hero="Null Ivari", level=level, units=[unit("Wolf", health=1, race="nanobot")]),
        p2=player(units=[unit("Bear", health=9, text="Defender.")]),
        graveyard="top",
    )
    game.p1.attacks("Wolf", "Bear")
    game.expect("Bear", exhaustion=exhaustion)


def test_loose_bolts_come_back_for_nothing() -> None:
    game = scenario("rone", p1=player(graveyard=["Loose Bolts"]))
    game.p1.recycles("Loose Bolts")
    game.expect("Loose Bolts", zone="battlefield", exhaustion=2)
    game.expect(game.p1, water=0, removed=[])


def test_splinter_midges_sting_when_they_are_recycled_not_when_played() -> None:
    game = scenario(
        "rone",
        p1=player(level=2, water=6, hand=["Splinter Midges"]),
        p2=player(units=[unit("Guard")]),
    )
    game.p1.plays("Splinter Midges")
    game.expect("Guard", health=2)
    again = scenario(
        "rone",
        p1=player(level=2, graveyard=["Splinter Midges", *filler(3)]),
        p2=player(units=[unit("Guard")]),
    )
    again.p1.recycles("Splinter Midges", target="Guard")
    again.expect("Guard", health=1)


@pytest.mark.parametrize(("side", "taken"), [("top", "Grey Haze"), ("bottom", "Filler")])
def test_grey_haze_fetches_itself_or_what_lies_above_it(side: str, taken: str) -> None:
    game = scenario(
        "rone",
        p1=player(units=[placed("Grey Haze", damage=2)], graveyard=filler(1)),
        p2=player(units=[unit("Guard", health=9)]),
        graveyard=side,
    )
    game.p1.attacks("Grey Haze", "Guard")
    game.expect(game.p1, hand=[taken], units=[])


def test_crucible_shepherd_draws_two_for_one_of_his_flock_and_its_death_counts() -> None:
    game = scenario(
        "rone",
        p1=player(units=["Crucible Shepherd", "Last-Will Sentry"]),
        graveyard="top",
    )
    with game.changed({"p1 hand": +3}):
        game.p1.uses("Crucible Shepherd")
    game.expect("Crucible Shepherd", exhaustion=2)
    game.refuses(game.p1, "use", "Crucible Shepherd", rule="RONE-EXH-4")


def test_crucible_shepherd_leaves_water_and_returns_with_a_card() -> None:
    game = scenario(
        "rone",
        p1=player(level=3, units=[placed("Crucible Shepherd", damage=3)], graveyard=filler(5)),
        p2=player(units=[unit("Guard", health=9)]),
        graveyard="top",
    )
    with game.changed({"p1 water": +2}):
        game.p1.attacks("Crucible Shepherd", "Guard")
    with game.changed({"p1 hand": +1, "p1 graveyard": -6}):
        game.p1.recycles("Crucible Shepherd")
