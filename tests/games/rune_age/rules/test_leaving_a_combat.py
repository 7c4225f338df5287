"""Players who leave the game in the middle of something: what they were about to do is not done any more."""

from __future__ import annotations

from typing import Any

import pytest

from runestack.games.rune_age.scenario import (
    city,
    enemy,
    instant,
    placed,
    player,
    reward,
    stronghold,
    tactic,
    unit,
)
from runestack.testing import Scenario, scenario

LEVY = unit("Levy")
FORT = city("Fort", strength=4, auto_defense=2)
ZEALOT = unit("Zealot", text="When Played, take 2 damage: This unit gets +3 {strength}.")
SAGE = unit("Sage", text="Resolution: Draw a card.\nEnd of Combat: Draw a card.")


def rune_age(**words: Any) -> Scenario:
    return scenario("rune-age", **words)


def outcome_of(game: Scenario) -> tuple[list[str], list[str]]:
    return [str(one) for one in game.winners], [str(one) for one in game.losers]


# -- sieges --------------------------------------------------------------------------------------


@pytest.mark.rule("RA-RULING-83", "RA-RULING-84")
def test_if_the_attacker_leaves_the_game_the_defender_goes_on_with_the_end_of_combat() -> None:
    game = rune_age(players=3, p1=player(damage=18, hand=[LEVY, ZEALOT]), p2=player(hand=[SAGE]))
    game.p1.attacks("p2 home")
    game.p1.plays("Levy")
    game.p2.plays("Sage")
    game.p1.plays("Zealot", use=True)
    game.expect(game.p1, eliminated=True)
    game.expect(combat_step="end of combat")
    game.p2.uses("Sage")
    game.expect(active="p2", combat=None)
    game.expect(game.p2, damage=0, discard=["Sage"], hand=["Filler"] * 5)


@pytest.mark.rule("RA-RULING-83")
def test_if_the_defender_leaves_the_game_the_attacker_resolves_nothing_more() -> None:
    game = rune_age(
        players=3,
        p1=player(hand=[SAGE]),
        p2=player(damage=18, hand=[ZEALOT], realm=[FORT]),
    )
    game.p1.attacks("Fort")
    game.p1.plays("Sage")
    game.p2.plays("Zealot", use=True)
    game.expect(combat_step="end of combat", cities=["Fort"])
    game.p1.stops()
    game.expect(game.p1, cities=[], discard=["Sage"], hand=[])
    game.expect(active="p1", combat=None)


@pytest.mark.rule("RA-RULING-83")
def test_an_attacker_who_dies_of_a_resolution_ability_leaves_the_defender_none_to_use() -> None:
    martyr = unit("Martyr", text="Resolution, take 2 damage: This unit gets +3 {strength}.")
    scout = unit("Scout", text="Resolution: Draw a card.")
    game = rune_age(
        players=3,
        p1=player(damage=18, army=[martyr]),
        p2=player(army=[scout]),
        combat="p2 home",
        at="resolution",
    )
    game.p1.uses("Martyr")
    game.expect(game.p1, eliminated=True)
    game.expect(game.p2, damage=0, discard=["Scout"])
    game.expect(active="p2", combat=None)


# -- costs ---------------------------------------------------------------------------------------


@pytest.mark.rule("RA-RULING-81", "RA-RULING-83")
def test_who_is_eliminated_by_a_cost_gets_nothing_for_it() -> None:
    fanatic = unit("Fanatic", text="When Played, take 2 damage: Wound an opposing unit.")
    game = rune_age(players=3, p1=player(damage=18, hand=[LEVY, fanatic]), p2=player(hand=[LEVY]))
    game.p1.attacks("p2 home")
    game.p1.plays("Levy")
    game.p2.plays("Levy")
    game.p1.plays("Fanatic", use=True)
    game.expect(game.p1, eliminated=True)
    game.expect(game.p2, discard=["p2 Levy"], barracks=[])


@pytest.mark.rule("RA-RULING-81", "RA-RULING-87")
def test_the_game_is_over_before_the_effect_that_was_paid_for_with_the_last_point() -> None:
    hex_ = tactic("Hex", "Action, take 2 damage: Another player discards a card.")
    game = rune_age(p1=player(damage=18, hand=[hex_]), p2=player(hand=[LEVY]), objective="Runewars")
    game.p1.uses("Hex")
    assert outcome_of(game) == (["p2"], ["p1"])
    game.expect(game.p2, hand=["Levy"])


@pytest.mark.rule("RA-COOP-10", "RA-RULING-81")
def test_a_cost_on_the_shared_home_realm_loses_the_game_at_once() -> None:
    pact = tactic("Pact", "Action, take 2 damage: Draw a card.")
    game = rune_age(
        p1=player(hand=[pact]),
        shared_damage=18,
        objective="Resurgence of the Dragonlords",
        form="cooperative",
    )
    game.p1.uses("Pact")
    assert outcome_of(game) == ([], ["p1", "p2"])
    game.expect(game.p1, hand=[])


@pytest.mark.rule("RA-RULING-61", "RA-RULING-83")
def test_who_dies_of_what_saves_one_unit_is_not_asked_about_the_next() -> None:
    stubborn = unit(
        "Stubborn",
        text="If this unit would be destroyed, you may take 2 damage to discard it instead.",
    )
    game = rune_age(
        players=3,
        p1=player(damage=18, army=[stubborn, stubborn]),
        front=[enemy("Giant", strength=9, attrition=1)],
        combat="Giant",
        at="attrition",
        dice=[2],
    )
    game.p1.uses("Stubborn")
    game.expect(game.p1, eliminated=True)
    game.expect(active="p2", combat=None, front=["Giant"])


# -- events --------------------------------------------------------------------------------------


@pytest.mark.rule("RA-RULING-75", "RA-RULING-81", "RA-RULING-2")
def test_what_an_event_says_behind_the_damage_does_not_happen_to_one_who_is_out() -> None:
    flood = instant("Flood", "Each player: Take 2 damage. Destroy a city you control.")
    castle = city("Castle")
    game = rune_age(
        players=3,
        p1=player(damage=18, realm=[FORT]),
        p2=player(realm=[castle, placed(stronghold(), exhausted=True)]),
        event_deck=[flood, *[enemy("Quiet")] * 2],
        at="event",
    )
    game.expect(cities=["Fort", "Castle"], first_player="p2", active="p2", round=2)
    game.expect(game.p2, damage=2, cities=[])


@pytest.mark.rule("RA-RULING-93", "RA-RULING-87")
def test_an_overlord_who_dies_of_the_last_event_has_not_won_by_it() -> None:
    rising = instant("Rising", "Attacks the Overlord.", strength=8)
    game = rune_age(
        players=3,
        p1=player(damage=15, hand=[]),
        objective="Ascent of the Overlord",
        event_deck=[rising],
        at="event",
    )
    assert outcome_of(game) == (["p2", "p3"], ["p1"])


@pytest.mark.rule("RA-RULING-111", "RA-EVENT-10")
def test_a_reward_helps_against_an_instant_too() -> None:
    wall = reward("Wall", "Resolution, exhaust this card: Your army gets +2 {strength}.")
    game = rune_age(
        p1=player(hand=[LEVY], realm=[wall]),
        event_deck=[instant("Wolves", "Attacks each player.", strength=3)],
        at="event",
    )
    game.p1.plays("Levy")
    game.p1.uses("Wall")
    game.expect(game.p1, damage=0)
    game.expect(game.p2, damage=3)
