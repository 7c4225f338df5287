"""Games that are played in scenarios: each of them as a whole, alone, together, on a phone, and by keys."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from runestack.play.match import new_match
from tests.e2e.conftest import Invite
from tests.e2e.pages import sees_the_result
from tests.e2e.people import OPEN, PHONE, Person
from tests.e2e.playing import Keys, Mouse, Player, after, plays_in_words
from tests.e2e.seeds import GOOD, nearly_won, whole
from tests.e2e.test_two_browsers import answer_once, next_one
from tests.e2e.titles import ALONE, OVERLORD, SCENARIOS, TOGETHER, Way, without_limit

LEAST, MOST = (
    6,
    40,
)  # answers on the page at the end of a game; what came before is played without it
USUAL_LIMIT = 60  # rounds (RA-RULING-88)


WHOLE = 15, 45  # answers of a whole game by somebody in a hurry
IN_A_HURRY = 0.8
HASTE = 0.5  # how often the turn is ended at once, so that the game goes on to its end
TOGETHER_ALONE = [way for way in SCENARIOS if way.name in ("cataclysm", "together", "alone")]


def sees_its_own_end(person: Person, seat: int = 0) -> None:
    """The scenario has ended by its own rules, not because a last round was over."""
    sees_the_result(person, seat)
    assert person.watch.states(seat)[-1]["view"]["round"] < USUAL_LIMIT


def sees_it_won(person: Person, seat: int = 0) -> None:
    """Somebody has won."""
    sees_its_own_end(person, seat)
    assert person.watch.states(seat)[-1]["view"]["result"]["winners"]


def plays_to_the_end(player: Player, most: int = MOST) -> None:
    """The end comes as soon as it came without the page."""
    assert player.play(until=after(most, player)) == "over"


@pytest.mark.parametrize("way", SCENARIOS, ids=str)
def test_a_whole_game_of_a_scenario_is_played_by_mouse(way: Way, ada: Person) -> None:
    match, taste = whole(without_limit(way), *WHOLE, HASTE)
    ada.open(ada.play_on(match, agent=GOOD))
    player = Mouse(ada, taste, HASTE)
    plays_to_the_end(player, WHOLE[1])
    assert player.used["table"]
    sees_its_own_end(ada)


@pytest.mark.parametrize("way", TOGETHER_ALONE, ids=str)
def test_a_scenario_is_played_by_mouse_until_all_win_it(way: Way, ada: Person) -> None:
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


def test_a_whole_game_is_played_by_finger_on_a_phone(invite: Invite) -> None:
    ada = invite(PHONE)
    match, taste = whole(without_limit(OVERLORD), *WHOLE, HASTE)
    ada.open(ada.play_on(match, agent=GOOD))
    plays_to_the_end(Mouse(ada, taste, HASTE), WHOLE[1])
    sees_its_own_end(ada)


def test_a_whole_game_alone_is_played_by_keys_alone(ada: Person) -> None:
    match, taste = whole(without_limit(ALONE), *WHOLE, HASTE)
    ada.open(ada.play_on(match, agent=GOOD))
    player = Keys(ada, taste, HASTE)
    plays_to_the_end(player, WHOLE[1])
    assert player.used["table"]
    sees_its_own_end(ada)


def test_a_game_alone_is_played_through_the_table_in_words(ada: Person) -> None:
    plays_in_words(ada, ALONE)
    sees_the_result(ada)


def test_two_people_with_browsers_of_their_own_play_a_whole_game_with_two_computers(
    invite: Invite,
) -> None:
    four = Way("rune-age", "four", {"scenario": "cataclysm"}, seats=4, seed=4)
    match = new_match(four.game, four.seed, four.seats, four.options, for_people=True)
    ada, bert = invite(), invite(name="Bert")
    made = ada.play_on(match, OPEN, agent=GOOD)
    bert.sit(made, 1)
    ada.open(made)
    players = Mouse(ada, 1, IN_A_HURRY), Mouse(bert, 2, IN_A_HURRY)
    while player := next_one(*players):
        answer_once(player)
        assert player.answered < WHOLE[1]
    assert all(player.answered for player in players)
    for seat, person in enumerate((ada, bert)):
        sees_its_own_end(person, seat)


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
