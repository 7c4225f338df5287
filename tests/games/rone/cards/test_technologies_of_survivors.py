"""Technologies for those who shoot, improvise and spend everything."""

import pytest

from runestack.games.rone.scenario import player, tactic, unit
from runestack.testing import scenario

SHOT = tactic("Shot", "Gain 1 {water}.")


def test_tracer_works_shows_what_is_invisible_and_lends_a_shot_at_what_flies() -> None:
    ghost = unit("Ghost", health=3, text="Flying. Invisibility.")
    game = scenario(
        "rone",
        p1=player(technologies=["Tracer Works"], units=[unit("Wolf")]),
        p2=player(units=[ghost]),
    )
    game.refuses(game.p1, "attack", "Wolf", target="Ghost", rule="RONE-KEY-FLYING-1")
    game.p1.uses("Tracer Works", target="Wolf")
    game.expect("Wolf", ranged=1)
    game.expect("Tracer Works", exhaustion=2)
    game.p1.attacks("Wolf", "Ghost")
    game.expect("Ghost", health=1)
    game.expect("Wolf", ranged=0)


@pytest.mark.parametrize(("hand", "offered"), [(3, True), (4, False)])
def test_field_kitchen_sells_a_card_to_whoever_has_few(hand: int, offered: bool) -> None:
    game = scenario(
        "rone",
        p1=player(technologies=["Field Kitchen"], hand=hand, water=1),
        income="stop",
    )
    game.p1.ends_turn()
    if offered:
        game.p1.chooses("yes")
    game.expect(game.p1, water=0 if offered else 1, hand=["Filler"] * 4)
    game.expect(active="p2")


def test_signal_flags_lend_a_shot_with_every_tactic() -> None:
    game = scenario(
        "rone",
        p1=player(
            technologies=["Signal Flags"], units=[unit("Wolf"), unit("Ape")], hand=[SHOT, SHOT]
        ),
        p2=player(units=[unit("Guard")]),
    )
    game.p1.plays("Shot", target="Wolf")
    game.p1.plays("Shot", target="Wolf")
    game.expect("Wolf", ranged=2)
    game.expect("Ape", ranged=0)
    game.expect("Guard", ranged=0)


def test_conscription_office_makes_one_unit_of_the_turn_cheaper() -> None:
    recruit = unit("Recruit", cost=3)
    game = scenario(
        "rone",
        p1=player(technologies=["Conscription Office"], hand=[recruit, recruit], water=4),
    )
    game.p1.uses("Conscription Office")
    game.p1.plays("Recruit")
    game.expect(game.p1, water=3)
    game.p1.plays("Recruit")
    game.expect(game.p1, water=0)
    game.expect("Conscription Office", exhaustion=3)


def test_volunteer_radio_brings_a_second_card_each_turn_and_makes_tactics_cheaper() -> None:
    dear = tactic("Dear", "Gain 1 {water}.", cost=2)
    recruit = unit("Recruit", cost=2)
    game = scenario(
        "rone",
        p1=player(level=3, water=6, technology_deck=["Volunteer Radio"], hand=[dear, recruit]),
        p2=player(hand=[dear]),
    )
    game.expect(game.p1, card_income=1)
    game.p1.plays("Volunteer Radio")
    game.expect(game.p1, water=0, card_income=2)
    game.expect(game.p2, card_income=1)
    costs = [game[name].cost for name in ("p1 Dear", "Recruit", "p2 Dear")]
    assert costs == [1, 2, 2]
