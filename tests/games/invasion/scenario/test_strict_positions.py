"""Positions that cannot be, and facts and verbs that mean what was said in whatever order."""

from __future__ import annotations

from typing import Any

import pytest

from runestack.games.invasion.scenario import (
    card,
    die,
    invader,
    player,
    starting,
    technology,
)
from runestack.games.staging import StagingError
from runestack.testing import ScenarioError
from tests.games.invasion.positions import play


@pytest.mark.rule("INV-BOARD-12")
def test_a_training_center_holds_six_cards_unless_a_text_says_otherwise() -> None:
    cards = [card(f"Card {number}") for number in range(7)]
    with pytest.raises(StagingError, match=r"holds 6 cards, not 7 \(INV-BOARD-12\)"):
        play(p1=player(training=cards))
    hall = technology("Hall", "Your Training center can hold 7 cards.")
    game = play(p1=player(training=cards, base=[hall]))
    assert len(game.p1.training) == 7


@pytest.mark.rule("INV-SETUP-5")
def test_a_starting_card_is_not_trained() -> None:
    with pytest.raises(StagingError, match="Scout cannot lie in a Training center"):
        play(p1=player(training=["Scout"]))


@pytest.mark.rule("INV-GEN-8")
@pytest.mark.parametrize(
    "words",
    [
        {"stack": [invader("Drone")]},
        {"tokens": 1},
        {"zones": {"red": None}},
        {"event": 0},
        {"captain": "p2"},
        {"difficulty": "hard"},
    ],
)
def test_there_is_no_invasion_in_a_match(words: dict[str, Any]) -> None:
    with pytest.raises(StagingError, match="needs a scenario"):
        play(**words)


@pytest.mark.rule("INV-CAMP-3")
@pytest.mark.parametrize("words", [{}, {"scenario": "reinforcements"}])
def test_nobody_is_defeated_where_that_ends_the_game(words: dict[str, Any]) -> None:
    with pytest.raises(StagingError, match="INV-CAMP-3"):
        play(p2=player(defeated=True), **words)


@pytest.mark.rule("INV-EVENT-3")
def test_an_event_that_runs_ends_in_a_round_to_come() -> None:
    with pytest.raises(StagingError, match="event_ends is a whole number from 6 to 16"):
        play(scenario="reinforcements", round=5, event=0, event_ends=5)
    game = play(scenario="reinforcements", at="invasion", round=5, event=0, event_ends=5)
    assert game.event == "More Invaders!"


def test_resources_are_equal_in_any_order() -> None:
    game = play(p1=player(dice=["red blue"], pool="red blue red"))
    game.expect(game.p1, pool="red red blue", dice=["red blue", "", "", ""])
    assert game.p1.pool == "blue red red"
    assert game.p1.pool != "blue red"


@pytest.mark.rule("INV-ICARD-9")
def test_the_reward_of_an_invasion_card_is_what_it_stores() -> None:
    game = play(scenario="reinforcements", stack=[invader("Drone", stores="red blue")])
    game.expect("Drone", reward="blue red")


@pytest.mark.rule("INV-RULING-42")
def test_an_action_that_only_a_text_makes_payable_is_paid_with_it() -> None:
    text = "Once each turn, a spare part action costs you 1 less."
    rig = technology("Rig", text)
    game = play(p1=player(base=[rig], training=[card("Ash")]), at="spare parts")
    game.p1.spends(1)
    game.expect("Ash", screws=1)
    game.refuses(game.p1, "spare", 1, rule="INV-BOARD-7")


@pytest.mark.rule("INV-SPARE-3")
def test_any_of_several_equal_screws_may_be_named() -> None:
    game = play(p1=player(dice=[die("red", "blue blue")], parts=6), at="spare parts")
    game.p1.spends(3)
    game.p1.spends(3)
    game.p1.stops()
    game.p1.rebuilds(1, 1, 3, "yellow")
    game.p1.rebuilds(1, 2, 2, "neutral")
    assert game.p1.sides[0][:2] == ["red yellow", "blue"]


@pytest.mark.rule("INV-SPARE-3")
def test_the_new_screw_is_said_where_it_is_chosen() -> None:
    game = play(p1=player(dice=["red"], parts=3), at="spare parts")
    game.p1.spends(3)
    game.p1.stops()
    with pytest.raises(ScenarioError, match="say which screw"):
        game.p1.rebuilds(1, 1, 1)


@pytest.mark.rule("INV-SC2-8")
def test_what_is_hacked_becomes_neutral_without_being_said() -> None:
    game = play(
        scenario="strike-back",
        at="invasion",
        players=1,
        round=8,
        event="Hacked",
        event_ends=8,
        p1=player(dice=["red"]),
    )
    game.p1.rebuilds(1, 1, 1)
    assert game.p1.sides[0][0] == ""


@pytest.mark.rule("INV-RULING-49")
def test_colours_are_named_in_any_order() -> None:
    spring = starting("Spring", "Add 3 resources of your choice to your pool.")
    game = play(p1=player(hand=[spring]))
    game.p1.plays("Spring")
    game.p1.picks_colour("red", "green", "blue")
    game.expect(game.p1, pool="blue red green")


@pytest.mark.rule("INV-MAIN-9")
@pytest.mark.parametrize("pay", ["yellow blue", "red yellow blue"])
def test_what_pays_is_named_in_any_order_with_or_without_colour_symbols(pay: str) -> None:
    blow = card("Blow", "Deal 2 melee damage.", cost="red wild wild")
    game = play(p1=player(hand=[blow], pool="blue red red yellow"))
    game.p1.plays("Blow", pay=pay)
    game.expect(game.p1, pool="red", played=["Blow"])


def test_the_colour_that_is_changed_may_be_named_although_there_is_no_other() -> None:
    game = play(p1=player(base=["Prism Lens"], pool="red"))
    game.p1.activates("Prism Lens")
    game.p1.picks_colour("red", "green")
    game.expect(game.p1, pool="green")


@pytest.mark.rule("INV-RULING-149")
def test_of_two_abilities_the_one_that_exhausts_is_meant_unless_the_other_is_said() -> None:
    game = play(p1=player(base=["The Quiet Hand"], dice=["", "red", "red", "red"]))
    game.p1.activates("The Quiet Hand", 1)
    game.expect("The Quiet Hand", exhausted=False)
    game = play(p1=player(base=["The Quiet Hand"]))
    game.p1.activates("The Quiet Hand")
    game.expect("The Quiet Hand", exhausted=True)
    game.expect(game.p2, health=13)


@pytest.mark.rule("INV-STORE-1")
def test_the_rest_may_be_a_single_resource_or_card() -> None:
    game = play(p1=player(pool="red", hand=[card("Ash", cost="blue")]))
    game.p1.ends_main()
    game.p1.stores_rest()
    game.p1.gives_rest()
    game.p1.stores_rest()
    game.expect(game.p1, stored="blue red", garbage=["Ash"])


@pytest.mark.rule("INV-TURN-7")
def test_all_cards_go_as_they_lie_in_hand() -> None:
    game = play(p1=player(hand=[starting("Ash"), starting("Oak")]))
    game.p1.ends_main()
    game.p1.gives_rest()
    game.expect(game.p1, garbage=["Oak", "Ash"])


@pytest.mark.rule("INV-RULING-45")
def test_stored_resources_are_named_one_after_the_other() -> None:
    dam = starting("Dam", "Destroy 2 of your stored resources. Gain 1 reroll.")
    game = play(p1=player(hand=[dam, dam], stored="red blue green", wild="red blue"))
    game.p1.plays("Dam")
    game.p1.picks_stored("red", "green")
    game.p1.plays("Dam")
    game.p1.picks_stored("wild", "blue")
    game.p1.picks_stored("blue")
    game.expect(game.p1, stored="", wild="red")
