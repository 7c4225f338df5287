"""Hybrids of the box: heroes and units that do something no other card does."""

import pytest

from runestack.games.rone.scenario import placed, player, unit
from runestack.testing import scenario


@pytest.mark.parametrize("level", [1, 2, 3])
def test_jory_magpie_steals_what_is_there(level: int) -> None:
    game = scenario(
        "rone",
        p1=player(hero="Jory Magpie", level=level, units=[unit("Fox")]),
        p2=player(water=2),
    )
    taken = min(level, 2)
    with game.changed({"p1 water": taken, "p2 water": -taken}):
        game.p1.uses("p1 hero", ability=1)
    game.expect("p1 hero", exhaustion=2)


def test_jory_magpie_steals_the_income_before_it_is_spent() -> None:
    game = scenario(
        "rone",
        p1=player(),
        p2=player(hero="Jory Magpie", level=2),
        at="income",
        income="stop",
        auto_pass=False,
    )
    game.all_pass()  # the window at the start of the phase, before there is any income
    game.expect(game.p1, water=3)
    game.p2.uses("p2 hero", ability=1)
    game.all_pass()
    game.expect(phase="income")
    game.expect(game.p1, water=1)
    game.expect(game.p2, water=2)


@pytest.mark.parametrize(("level", "exhaustion"), [(1, 1), (2, 0), (3, 0)])
def test_ysolde_karr_wakes_what_she_lifts_from_level_two_on(level: int, exhaustion: int) -> None:
    tired = placed(unit("Fox"), exhaustion=1)
    game = scenario("rone", p1=player(hero="Ysolde Karr", level=level, units=[tired, unit("Owl")]))
    game.p1.uses("p1 hero", ability=1, target="Fox")
    game.expect("Fox", exhaustion=exhaustion)
    assert "flying" in game["Fox"].keywords


def test_vesper_ilune_calls_back_what_was_cheap_and_later_any_recruit() -> None:
    dead = [unit("Moth", cost=1), unit("Hawk", cost=4), unit("Roc", cost=9, level=3)]
    game = scenario("rone", p1=player(hero="Vesper Ilune", graveyard=dead))
    game.p1.uses("p1 hero", ability=1)
    game.expect("Moth", zone="battlefield", exhaustion=2)
    sooner = scenario("rone", p1=player(hero="Vesper Ilune", level=2, graveyard=dead))
    sooner.p1.uses("p1 hero", ability=1)
    sooner.expect("Moth", zone="battlefield", exhaustion=1)
    late = scenario("rone", p1=player(hero="Vesper Ilune", level=3, graveyard=dead))
    late.p1.uses("p1 hero", ability=1)
    assert not late.offers(late.p1, "Roc")
    late.p1.chooses("Hawk")
    late.expect("Hawk", zone="battlefield", exhaustion=1)


def test_ferry_crane_takes_a_unit_home_for_water_or_leaves_it() -> None:
    described = player(water=6, hand=["Ferry Crane"], units=[placed(unit("Wolf"), damage=1)])
    game = scenario("rone", p1=described)
    with game.changed({"p1 water": -3, "p1 hand": 0}):
        game.p1.plays("Ferry Crane")
        game.p1.chooses("yes")
    game.expect(game.p1, hand=["Wolf"], units=["Ferry Crane"])
    other = scenario("rone", p1=described)
    with other.changed({"p1 water": -4}):
        other.p1.plays("Ferry Crane")
        other.p1.chooses("no")
    other.expect(other.p1, units=["Wolf", "Ferry Crane"])


def test_ferry_crane_alone_carries_nobody_and_is_not_paid() -> None:
    game = scenario("rone", p1=player(water=4, hand=["Ferry Crane"]))
    game.p1.plays("Ferry Crane")
    game.expect(game.p1, water=0, units=["Ferry Crane"])


def test_keyhole_gecko_strikes_unseen_and_comes_home_with_a_card() -> None:
    game = scenario(
        "rone",
        p1=player(units=["Keyhole Gecko"]),
        p2=player(units=[unit("Guard")]),
        damage="deck",
        graveyard="top",
    )
    with game.changed({"p1 hand": +2, "p1 deck": -1, "p2 life": -1}):
        game.p1.attacks("Keyhole Gecko", "p2 hero")
        game.p1.chooses("yes")
    assert "Keyhole Gecko" in game.p1.hand


def test_waterhole_gazelle_is_gone_before_the_blow_falls() -> None:
    game = scenario(
        "rone",
        p1=player(units=[unit("Wolf", melee=5)]),
        p2=player(units=["Waterhole Gazelle"]),
    )
    with game.windows():
        game.p1.announces("attack", "Wolf")
        game.all_pass()
        game.p1.attacks("Wolf", "Waterhole Gazelle")
        game.p2.uses("Waterhole Gazelle")
    game.expect(game.p2, hand=["Waterhole Gazelle"], units=[])
    game.expect("Wolf", exhaustion=1, damage=0)


def test_carry_off_condor_takes_recruits_away_and_fights_veterans() -> None:
    game = scenario(
        "rone",
        p1=player(units=["Carry-Off Condor"]),
        p2=player(units=[unit("Recruit", melee=3, ranged=1)]),
    )
    game.p1.attacks("Carry-Off Condor", "Recruit")
    game.expect(game.p2, hand=["Recruit"], units=[])
    game.expect("Carry-Off Condor", exhaustion=1, damage=0)
    other = scenario(
        "rone",
        p1=player(units=["Carry-Off Condor"]),
        p2=player(units=[unit("Veteran", ranged=1, melee=0, health=5, level=2)]),
    )
    other.p1.attacks("Carry-Off Condor", "Veteran")
    other.expect("Veteran", health=2)
    other.expect("Carry-Off Condor", damage=1)
