"""Games that are played in scenarios: each of them as a whole, alone, together, on a phone, and by keys."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Invite
from tests.e2e.moments import View
from tests.e2e.pages import sees_the_result
from tests.e2e.people import OPEN, PHONE, Person
from tests.e2e.playing import Keys, Mouse, Player, after, plays_in_words
from tests.e2e.seeds import GOOD, late, nearly_won
from tests.e2e.test_two_browsers import answer_once, next_one
from tests.e2e.titles import ALONE, SCENARIOS, TOGETHER, Way, without_limit

LEAST, MOST = (
    6,
    40,
)  # answers on the page at the end of a game; what came before is played without it
USUAL_LIMIT = 60  # rounds (RA-RULING-88)


def sees_it_won(person: Person, seat: int = 0) -> None:
    """Somebody has won by the rules of the scenario, not because a last round was over."""
    sees_the_result(person, seat)
    view = person.watch.states(seat)[-1]["view"]
    assert view["result"]["winners"]
    assert view["round"] < USUAL_LIMIT


def plays_to_the_end(player: Player) -> None:
    """The end comes as soon as it came without the page."""
    assert player.play(until=after(MOST, player)) == "over"


@pytest.mark.parametrize("way", SCENARIOS, ids=str)
def test_a_scenario_is_begun_by_mouse_and_its_last_round_has_a_result(
    way: Way, ada: Person
) -> None:
    ada.open(ada.make(way))
    player = Mouse(ada, way.seed)
    assert player.play() == "over"
    assert player.used["table"] > player.used["button"]
    sees_the_result(ada)


@pytest.mark.parametrize("way", SCENARIOS, ids=str)
def test_a_scenario_is_played_by_mouse_until_somebody_wins_it(way: Way, ada: Person) -> None:
    match, taste = nearly_won(without_limit(way), LEAST, MOST)
    ada.open(ada.play_on(match, agent=GOOD))
    player = Mouse(ada, taste)
    plays_to_the_end(player)
    assert player.used["table"]
    sees_it_won(ada)


def test_a_scenario_is_played_by_finger_on_a_phone_until_it_is_won(invite: Invite) -> None:
    ada = invite(PHONE)
    match, taste = nearly_won(without_limit(TOGETHER), LEAST, MOST)
    ada.open(ada.play_on(match, agent=GOOD))
    plays_to_the_end(Mouse(ada, taste))
    sees_it_won(ada)


def test_a_whole_game_in_rounds_is_played_by_finger_on_a_phone(invite: Invite) -> None:
    ada = invite(PHONE)
    ada.open(ada.make(TOGETHER))
    assert Mouse(ada, TOGETHER.seed).play() == "over"
    sees_the_result(ada)


def test_a_scenario_is_played_by_keys_alone_until_it_is_won(ada: Person) -> None:
    match, taste = nearly_won(without_limit(ALONE), LEAST, MOST)
    ada.open(ada.play_on(match, agent=GOOD))
    player = Keys(ada, taste)
    plays_to_the_end(player)
    assert player.used["table"]
    sees_it_won(ada)


def test_a_game_alone_is_begun_by_keys_alone(ada: Person) -> None:
    ada.open(ada.make(ALONE))
    player = Keys(ada, ALONE.seed)
    assert player.play() == "over"
    assert player.used["table"]
    sees_the_result(ada)


def test_a_game_alone_is_played_through_the_table_in_words(ada: Person) -> None:
    plays_in_words(ada, ALONE)
    sees_the_result(ada)


def last_turns(view: View) -> bool:
    """The first seat begins the last round: no event is left to be drawn after it."""
    begins = view["phase"] == "actions" and view["active"] == view["first"] == 0
    return bool(begins and view["centre"]["event_deck"]["count"] == 0)


def test_two_people_with_browsers_of_their_own_play_with_two_computers_to_the_end(
    invite: Invite,
) -> None:
    options = {"scenario": "cataclysm", "first_player": "0"}
    match = late(Way("rune-age", "four", options, seats=4), MOST, last_turns)
    ada, bert = invite(), invite(name="Bert")
    made = ada.play_on(match, OPEN, agent=GOOD)
    bert.sit(made, 1)
    ada.open(made)
    players = Mouse(ada, 1), Mouse(bert, 2)
    while player := next_one(*players):
        answer_once(player)
    assert all(player.answered for player in players)
    for seat, person in enumerate((ada, bert)):
        sees_the_result(person, seat)
        assert person.watch.states(seat)[-1]["view"]["round"] < USUAL_LIMIT


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
