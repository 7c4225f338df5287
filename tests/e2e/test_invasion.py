"""Invasion at the table: whole games by mouse, finger and keys, and a team that acts at once."""

from __future__ import annotations

from dataclasses import replace

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Invite
from tests.e2e.pages import sees_the_result
from tests.e2e.people import OPEN, PHONE, Person
from tests.e2e.playing import READY, Keys, Mouse, plays_in_words
from tests.e2e.test_two_browsers import answer_once, next_one
from tests.e2e.titles import INVASIONS, MATCH, REINFORCEMENTS, Way

TEAM = replace(REINFORCEMENTS, name="team", seats=2)


@pytest.mark.parametrize("way", INVASIONS, ids=str)
def test_a_game_is_played_by_mouse_from_its_beginning_to_its_result(way: Way, ada: Person) -> None:
    ada.open(ada.make(way))
    player = Mouse(ada, way.seed)
    assert player.play() == "over"
    assert player.used["table"] > player.used.get("button", 0) / 2
    sees_the_result(ada)


def test_a_scenario_is_played_by_finger_on_a_phone(invite: Invite) -> None:
    ada = invite(PHONE)
    ada.open(ada.make(REINFORCEMENTS))
    assert Mouse(ada, REINFORCEMENTS.seed).play() == "over"
    sees_the_result(ada)


def test_a_match_is_played_by_keys_alone(ada: Person) -> None:
    ada.open(ada.make(MATCH))
    player = Keys(ada, MATCH.seed)
    assert player.play() == "over"
    assert player.used["table"]
    sees_the_result(ada)


def test_a_match_is_played_through_the_table_in_words(ada: Person) -> None:
    plays_in_words(ada, MATCH)
    sees_the_result(ada)


# -- together --------------------------------------------------------------------------------------


def in_main_phase(person: Person, seat: int) -> bool:
    states = person.watch.states(seat)
    return bool(states and states[-1]["view"]["phase"] == "main" and states[-1]["prompt"])


def to_main_phase(*players: Mouse) -> None:
    """Everybody answers what comes before, without a card more than asked for, until all may act."""
    while True:
        before = [one for seat, one in enumerate(players) if not in_main_phase(one.person, seat)]
        if not before:
            return
        player = next_one(*before)
        assert player
        if in_main_phase(player.person, players.index(player)):
            continue
        stop = player.page.locator("[data-prompt] [data-option=stop]")
        if stop.count():
            player.last = player.asked()
            player.page.wait_for_function(READY)
            stop.click()
        else:
            answer_once(player)


def use_die(person: Person, die: int, seat: int) -> None:
    """Clicks a die; where more can be done with it than using it, that comes first in the menu."""
    place = {"seat": seat, "die": die}
    options = person.watch.states(seat)[-1]["view"]["question"]["options"]
    person.page.wait_for_function(READY)
    person.page.locator(f'[data-place="die{die} seat{seat}"]').click()
    if sum(place in (one.get("places") or []) for one in options) > 1:
        person.page.get_by_role("menuitem").first.click()


def test_two_people_act_at_once_in_one_phase_and_see_each_other_s_dice(invite: Invite) -> None:
    ada, bert = invite(), invite(name="Bert")
    made = ada.make(TEAM, OPEN)
    bert.sit(made, 1)
    ada.open(made)
    to_main_phase(Mouse(ada, 1), Mouse(bert, 2))
    prompt = bert.page.locator("[data-prompt]").get_attribute("data-prompt")
    use_die(ada, 0, 0)
    expect(bert.page.locator('[data-place="die0 seat0"] .used')).to_be_visible()
    assert bert.page.locator("[data-prompt]").get_attribute("data-prompt") == prompt
    use_die(bert, 4, 1)
    expect(ada.page.locator('[data-place="die4 seat1"] .used')).to_be_visible()
    ada.page.get_by_role("button", name="Be done with the Main phase").click()
    expect(bert.page.locator(".strip .lamp.done")).to_be_visible()


def test_one_person_plays_both_seats_of_a_team_without_a_curtain(ada: Person) -> None:
    ada.open(ada.make(TEAM, {"seating": "person", "name": "Bert"}, hot_seat=True))
    player = Mouse(ada, TEAM.seed)
    assert player.play() == "over"
    expect(ada.page.locator(".curtain")).to_have_count(0)
    assert {state["view"]["seat"] for seat in (0, 1) for state in ada.watch.states(seat)} == {0, 1}


# -- dice ------------------------------------------------------------------------------------------

ROLLS = """() => {
  window.rolled = 0;
  new MutationObserver((changes) => {
    window.rolled += changes.filter(({ target }) => target.matches?.('.die.rolling')).length;
  }).observe(document, { subtree: true, attributeFilter: ['class'] });
}"""


@pytest.mark.parametrize(("motion", "rolls"), [("no-preference", True), ("reduce", False)])
def test_dice_roll_for_a_moment_unless_motion_is_reduced(
    motion: str, rolls: bool, invite: Invite
) -> None:
    ada = invite(motion=motion, pace="fast")
    ada.page.add_init_script(f"({ROLLS})()")
    ada.open(ada.make(MATCH))
    player = Mouse(ada, MATCH.seed)
    player.play(until=lambda state: state["view"]["phase"] == "main")
    assert bool(ada.page.evaluate("() => window.rolled")) == rolls
