"""Games that are played in scenarios: each of them as a whole, alone, together, on a phone, and by keys."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Invite
from tests.e2e.pages import stands_still
from tests.e2e.people import COMPUTER, OPEN, PHONE, SMALL_PHONE, Person, Size
from tests.e2e.playing import Keys, Mouse, reach
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


# -- nothing is cut --------------------------------------------------------------------------------

# What does not lie within the field or within the window, what lies over the edge of its row, and what can be scrolled.
CUT = """() => {
  const seen = (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('.visually-hidden');
  const name = (one) => (one.getAttribute('aria-label') ?? one.className).slice(0, 60);
  const found = [document.scrollingElement, ...document.querySelectorAll('main.field, .board > .table, .board > .table *')]
    .filter((one) => one === document.scrollingElement || getComputedStyle(one).overflowY === 'auto')
    .filter((one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)
    .map((one) => `${name(one)} scrolls`);
  const within = (selector, edge) => [...document.querySelectorAll(selector)].filter(seen).filter((one) => {
    const box = one.getBoundingClientRect();
    return box.left < edge.left - 1 || box.right > edge.right + 1 || box.top < edge.top - 1 || box.bottom > edge.bottom + 1;
  }).map((one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return `${name(one)}: ${[left, top, right, bottom].map(Math.round)} is not within ${[edge.left, edge.top, edge.right, edge.bottom].map(Math.round)}`;
  });
  const parts = ['.slot', '.mini', '.pile', '.plate', '.strip', '.goals', '.verdict', '.way', '.place', '.choice', '.chip', '.intent'].map((one) => `main.field ${one}`);
  const lane = document.querySelector('main.field .lane')?.parentElement;
  return [
    ...found,
    ...within(parts.join(), document.querySelector('main.field').getBoundingClientRect()),
    ...within('main.field .lane :is(.slot, .mini, .verdict, .way)', lane?.getBoundingClientRect() ?? {}),
    ...within('.hand .slot, .prompt .sentence, .prompt .closing .option', { left: 0, top: 0, right: innerWidth, bottom: innerHeight }),
  ];
}"""
DESKS = [Size(1280, 720), Size(1366, 768), Size(1440, 900), Size(1920, 1080), Size(2560, 1440)]
PHONES = [SMALL_PHONE, PHONE, Size(844, 390, touch=True)]


def acts(state: dict[str, Any]) -> bool:
    """The own turn, some way into the game."""
    view = state["view"]
    return bool(view["question"]["kind"] == "action" and view["round"] > 3)


def fights(state: dict[str, Any]) -> bool:
    combat = state["view"]["combat"]
    return bool(combat and combat["attacker"]["cards"])


def pays(state: dict[str, Any]) -> bool:
    return bool(state["view"]["spend"])


@pytest.mark.parametrize("sizes", [DESKS, PHONES], ids=["desks", "phones"])
@pytest.mark.parametrize(
    ("way", "language"),
    [
        (replace(SCENARIOS[0], name="two"), "en"),
        (replace(SCENARIOS[0], name="two"), "de"),
        (replace(OVERLORD, name="four", seats=4), "de"),
    ],
    ids=str,
)
def test_nothing_on_the_table_is_cut_or_scrolled_out_on_any_usual_screen(
    way: Way, language: str, sizes: list[Size], invite: Invite
) -> None:
    ada = invite(sizes[0], language=language)
    made = ada.make(replace(way, options={"scenario": way.options["scenario"]}))
    player = Mouse(ada, way.seed)
    for moment in (acts, fights, pays):
        reach(player, made, until=moment)
        for size in sizes:
            ada.page.set_viewport_size({"width": size.width, "height": size.height})
            stands_still(ada.page)
            cut = "\n".join(ada.page.evaluate(CUT))
            assert not cut, f"{moment.__name__} on {size}: {cut}"
