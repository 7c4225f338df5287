"""Technologies for everybody."""

import pytest

from runestack.games.rone.scenario import filler, placed, player, tactic, unit
from runestack.testing import scenario

WOLF = unit("Wolf", melee=2)


def test_warning_bells_wake_a_guard_after_the_first_attack_on_the_hero() -> None:
    game = scenario(
        "rone",
        p1=player(technologies=["Warning Bells"], units=[placed(unit("Guard"), exhaustion=1)]),
        p2=player(units=[WOLF, WOLF]),
        turn="p2",
        damage="deck",
        graveyard="top",
    )
    game.p2.attacks("p2 Wolf", "p1 hero")
    game.expect("Guard", exhaustion=0)
    game.refuses(game.p2, "attack", "p2 Wolf 2", target="p1 hero", rule="RONE-GUARD-2")


def test_warning_bells_are_silent_when_the_own_units_attack() -> None:
    game = scenario(
        "rone",
        p1=player(
            technologies=["Warning Bells"], units=[WOLF, placed(unit("Guard"), exhaustion=1)]
        ),
        damage="deck",
        graveyard="top",
    )
    game.p1.attacks("Wolf", "p2 hero")
    game.expect("Guard", exhaustion=1)


def test_barter_stall_exchanges_a_card_for_the_best_of_three() -> None:
    deck = [unit("A"), unit("B"), unit("C"), unit("D")]
    game = scenario(
        "rone", p1=player(technologies=["Barter Stall"], hand=1, deck=deck), graveyard="top"
    )
    game.p1.uses("Barter Stall")
    game.p1.chooses("B")
    game.expect(game.p1, hand=["B"], graveyard=["Filler"])
    assert game.p1.deck[0] == "D"
    game.expect("Barter Stall", exhaustion=2)


@pytest.mark.parametrize("pays", [True, False])
def test_checkpoint_stops_a_unit_on_its_first_turn(pays: bool) -> None:
    game = scenario(
        "rone",
        p1=player(technologies=["Checkpoint"], water=1),
        p2=player(hand=[WOLF]),
        turn="p2",
    )
    game.p2.plays("Wolf")
    game.p1.chooses("yes" if pays else "no")
    game.expect("Wolf", exhaustion=1 if pays else 0)
    game.expect(game.p1, water=0 if pays else 1)
    assert game.offers(game.p2, "Wolf") is not pays


def test_drought_engine_takes_two_water_from_every_income_of_the_opponent() -> None:
    game = scenario(
        "rone",
        p1=player(level=3, water=6, technology_deck=["Drought Engine"]),
        income="stop",
    )
    game.p1.plays("Drought Engine")
    game.expect(game.p1, water=0, water_income=8)
    game.expect(game.p2, water_income=1)
    game.p1.ends_turn()
    game.expect(game.p2, water=1)


def test_memory_palace_brings_a_tactic_back_and_nothing_else() -> None:
    horn = tactic("Horn", "Gain 1 {water}.")
    game = scenario(
        "rone",
        p1=player(technologies=["Memory Palace"], graveyard=[WOLF, horn, *filler(1)]),
    )
    game.p1.uses("Memory Palace")
    game.expect(game.p1, hand=["Horn"], graveyard=["Wolf", "Filler"])
    game.expect("Memory Palace", exhaustion=3)


def test_verdict_clock_strikes_at_the_beginning_of_each_own_turn() -> None:
    game = scenario(
        "rone",
        p1=player(technologies=["Verdict Clock"], deck=5),
        p2=player(deck=5),
        at="beginning",
        income="stop",
        damage="deck",
        graveyard="top",
    )
    game.expect(game.p2, life=4)
    game.p1.ends_turn()
    game.p2.ends_turn()
    game.expect(game.p2, life=3)
    game.expect(game.p1, life=5)


def test_siren_choir_borrows_a_unit_that_is_not_too_big_for_a_turn() -> None:
    game = scenario(
        "rone",
        p1=player(technologies=["Siren Choir"]),
        p2=player(units=[unit("Lynx", level=2), unit("Giant", level=3)], deck=5),
        income="stop",
        damage="deck",
        graveyard="top",
    )
    game.refuses(game.p1, "use", "Siren Choir", target="Giant", rule="RONE-RULING-49")
    game.p1.uses("Siren Choir", target="Lynx")
    game.expect("Lynx", controller="p1")
    game.p1.attacks("Lynx", "Giant")
    game.expect("Siren Choir", exhaustion=3)
    game.p1.ends_turn()
    game.expect("Lynx", controller="p2")
