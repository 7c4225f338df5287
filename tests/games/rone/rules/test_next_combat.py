"""Changes `for its next combat` end with that combat, and only with that one."""

import pytest

from runestack.games.rone.scenario import player, tactic, unit
from runestack.testing import scenario


@pytest.mark.rule("RONE-RULING-102", "RONE-OWN-2")
def test_control_gained_for_the_next_combat_goes_back_after_it() -> None:
    lure = tactic("Lure", "Gain control of target enemy unit for its next combat.")
    game = scenario(
        "rone",
        p1=player(hand=[lure]),
        p2=player(units=[unit("Wolf")]),
        damage="deck",
        graveyard="top",
    )
    game.p1.plays("Lure", target="Wolf")
    game.expect("Wolf", controller="p1")
    game.p1.attacks("Wolf", "p2 hero")
    game.expect("Wolf", controller="p2", exhaustion=1)
    game.expect(game.p2, units=["Wolf"])


@pytest.mark.rule("RONE-RULING-102", "RONE-COPY-1")
def test_abilities_copied_for_the_next_combat_are_lost_after_it() -> None:
    mimic = unit(
        "Mimic",
        text="Combat: This unit gains the abilities of target enemy unit for its next combat.",
    )
    bell = unit("Bell", health=5, text="Whenever a unit enters the battlefield, gain 1 {water}.")
    game = scenario("rone", p1=player(units=[mimic], hand=[unit("Rat")]), p2=player(units=[bell]))
    game.p1.attacks("Mimic", "Bell")
    game.p1.plays("Rat")
    game.expect(game.p1, water=0)
    game.expect(game.p2, water=1)


@pytest.mark.rule("RONE-RULING-103")
def test_a_keyword_gained_after_the_damage_lasts_for_the_following_combat() -> None:
    fox = unit("Fox", text="Strike: This unit gains Flying for its next combat.")
    rouse = tactic("Rouse", "Refresh target unit once.")
    game = scenario(
        "rone",
        p1=player(units=[fox], hand=[rouse]),
        p2=player(units=[unit("Guard", melee=0, text="This unit cannot guard.")]),
        damage="deck",
        graveyard="top",
    )
    game.p1.attacks("Fox", "p2 hero")
    game.expect("Fox", keywords={"flying"})
    game.p1.plays("Rouse", target="Fox")
    game.p1.attacks("Fox", "Guard")
    game.expect("Fox", keywords=set())
