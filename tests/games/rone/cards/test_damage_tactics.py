"""Tactics that deal damage, to units and to heroes."""

import pytest

from runestack.games.rone.scenario import placed, player, unit
from runestack.testing import scenario

OX = unit("Ox", health=4)
RAT = unit("Rat", health=1)


# -- to units ------------------------------------------------------------------------------------


@pytest.mark.parametrize("second", ["Rat", "done"])
def test_two_birds_hits_one_or_two_units(second: str) -> None:
    game = scenario(
        "rone",
        p1=player(hand=["Two Birds"], water=2),
        p2=player(units=[OX, RAT]),
        graveyard="top",
    )
    game.p1.plays("Two Birds", target="Ox")
    game.p1.chooses(second)
    game.expect("Ox", health=3)
    game.expect(game.p2, graveyard=["Rat"] if second == "Rat" else [])


def test_loose_ends_finishes_what_is_damaged() -> None:
    game = scenario(
        "rone",
        p1=player(hand=["Loose Ends"], water=1),
        p2=player(units=[OX, placed(unit("Cow", health=3), damage=1)]),
        graveyard="top",
    )
    game.refuses(game.p1, "play", "Loose Ends", target="Ox", rule="RONE-RULING-49")
    game.p1.plays("Loose Ends", target="Cow")
    game.expect(game.p2, units=["Ox"], graveyard=["Cow"])


def test_vitriol_drizzle_hits_every_enemy_unit_and_no_own_one() -> None:
    game = scenario(
        "rone",
        p1=player(hand=["Vitriol Drizzle"], water=3, level=2, units=[unit("Wolf")]),
        p2=player(units=[OX, RAT, unit("Ghost", text="Invisibility.")]),
        graveyard="top",
    )
    game.p1.plays("Vitriol Drizzle")
    game.expect("Ox", health=3)
    game.expect("Ghost", health=1)
    game.expect("Wolf", health=2)
    game.expect(game.p2, graveyard=["Rat"])


def test_heads_down_hurts_a_guard_and_opens_the_way() -> None:
    game = scenario(
        "rone",
        p1=player(hand=["Heads Down"], water=3, level=2, units=[unit("Wolf")]),
        p2=player(units=[OX, placed(unit("Cow"), exhaustion=1)]),
    )
    game.refuses(game.p1, "attack", "Wolf", target="p2 hero", rule="RONE-GUARD-2")
    game.refuses(game.p1, "play", "Heads Down", target="Cow", rule="RONE-RULING-49")
    game.p1.plays("Heads Down", target="Ox")
    game.expect("Ox", health=2, exhaustion=1)
    game.allows(game.p1, "attack", "Wolf", target="p2 hero")


@pytest.mark.parametrize("paid", [False, True])
def test_burning_season_burns_everything_and_more_for_more_water(paid: bool) -> None:
    game = scenario(
        "rone",
        p1=player(hand=["Burning Season"], water=6, level=3, units=[unit("Wolf", health=3)]),
        p2=player(units=[OX, RAT]),
        graveyard="top",
    )
    game.p1.plays("Burning Season", initiative=[0] if paid else [])
    game.expect("Ox", health=1 if paid else 2)
    game.expect(game.p2, graveyard=["Rat"])
    game.expect(game.p1, water=0 if paid else 2, units=[] if paid else ["Wolf"])


# -- to heroes -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("paid", "damage"), [(False, 2), (True, 4)])
def test_postage_due_hits_the_hero_harder_for_more_water(paid: bool, damage: int) -> None:
    game = scenario(
        "rone",
        p1=player(hand=["Postage Due"], water=4),
        p2=player(deck=5, units=[OX]),
        damage="deck",
        graveyard="top",
    )
    game.p1.plays("Postage Due", initiative=[0] if paid else [])
    game.expect(game.p2, life=5 - damage)
    game.expect(game.p1, water=0 if paid else 3)


@pytest.mark.parametrize(("exhaustion", "damage"), [(0, 2), (1, 4)])
def test_nobody_home_hits_twice_where_no_unit_is_awake(exhaustion: int, damage: int) -> None:
    game = scenario(
        "rone",
        p1=player(hand=["Nobody Home"], water=5, level=3),
        p2=player(deck=6, units=[placed(OX, exhaustion=exhaustion)]),
        damage="deck",
        graveyard="top",
    )
    game.p1.plays("Nobody Home")
    game.expect(game.p2, life=6 - damage)
