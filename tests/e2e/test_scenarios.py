"""Games that are played in scenarios: each of them as a whole, alone, together, on a phone, and by keys."""

from __future__ import annotations

from dataclasses import replace

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Invite
from tests.e2e.people import COMPUTER, OPEN, PHONE, Person
from tests.e2e.playing import Keys, Mouse
from tests.e2e.test_two_browsers import answer_once, next_one
from tests.e2e.titles import ALONE, OVERLORD, SCENARIOS, TOGETHER, Way


def sees_the_result(person: Person, seat: int = 0) -> None:
    """What it is for this person, and why the game is over."""
    result = person.watch.states(seat)[-1]["view"]["result"]
    score = result["scores"][seat]
    words = "You won!" if score > 0 else "You lost." if score < 0 else "It is a tie."
    panel = person.page.locator("section.result")
    expect(panel.locator("h2")).to_have_text(words)
    expect(panel).to_contain_text(result["reason"]["en"])


@pytest.mark.parametrize("way", SCENARIOS, ids=str)
def test_a_scenario_is_played_by_mouse_from_its_beginning_to_its_result(
    way: Way, ada: Person
) -> None:
    ada.open(ada.make(way))
    player = Mouse(ada, way.seed)
    assert player.play() == "over"
    assert player.used["table"] > player.used["button"]
    sees_the_result(ada)


def test_a_scenario_is_played_by_finger_on_a_phone(invite: Invite) -> None:
    ada = invite(PHONE)
    ada.open(ada.make(TOGETHER))
    assert Mouse(ada, TOGETHER.seed).play() == "over"
    sees_the_result(ada)


def test_a_scenario_is_played_by_keys_alone(ada: Person) -> None:
    ada.open(ada.make(ALONE))
    player = Keys(ada, ALONE.seed)
    assert player.play() == "over"
    assert player.used["table"]
    sees_the_result(ada)


def test_two_people_with_browsers_of_their_own_play_with_two_computers(invite: Invite) -> None:
    way = replace(OVERLORD, seats=4, options={**OVERLORD.options, "round_limit": "1"})
    ada, bert = invite(), invite(name="Bert")
    made = ada.make(way, OPEN, COMPUTER, COMPUTER)
    bert.sit(made, 1)
    ada.open(made)
    players = Mouse(ada, 1), Mouse(bert, 2)
    while player := next_one(*players):
        answer_once(player)
    assert all(player.answered for player in players)
    sees_the_result(ada)
    sees_the_result(bert, 1)


# -- starting --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "variant"), [(1, False), (3, True)], ids=["alone", "together"])
def test_a_game_alone_or_together_is_begun_with_a_few_clicks_and_its_story_is_told(
    seats: int, variant: bool, ada: Person
) -> None:
    ada.go(f"/new/{ALONE.game}")
    scenario = ada.page.get_by_label("Scenario", exact=True)
    scenario.select_option("runewars")
    story = ada.page.locator(".note").inner_text()
    assert "players" in story
    assert "rounds" in story
    scenario.select_option("dragonlords")
    expect(ada.page.locator(".note").first).not_to_have_text(story)
    if variant:
        ada.page.get_by_label("Cooperative variant").select_option("true")
    ada.page.get_by_label("Players").select_option(str(seats))
    ada.page.get_by_role("button", name="Start").click()
    ada.page.locator("[data-prompt]").wait_for()
    view = ada.watch.states(0)[-1]["view"]
    assert len(view["seats"]) == seats
    assert (view["centre"]["shared_realm"] is not None) == variant
