"""What happens is seen: cards that stand large, damage as a number, the pace, a still picture, and the row of moves."""

from __future__ import annotations

import re
from copy import deepcopy
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.conftest import Invite
from tests.e2e.pages import AtTable
from tests.e2e.people import DESKTOP, PHONE, Person, Size
from tests.e2e.playing import READY
from tests.e2e.positions import Shelf, recorded

VIEW = recorded("rone")["rone-main"]
THEIRS, OURS = VIEW["seats"]
ATTACKER, VICTIM = THEIRS["units"][0], OURS["units"][1]
PLAYED = THEIRS["units"][2]

# A scene takes as long as its styles say: so nothing ends before it was looked at, and then it does at once.
HOLD = "() => document.documentElement.style.setProperty('--pace', '1000')"
LET_GO = "() => document.documentElement.style.setProperty('--pace', '0.01')"


def quiet(view: dict[str, Any]) -> dict[str, Any]:
    """The same position while somebody else decides."""
    return {**deepcopy(view), "question": None, "waiting_for": [0]}


def line(number: int, kind: str, words: str, seat: int = 0, **cards: Any) -> dict[str, Any]:
    """A line of the log with its scene; the choice is the state's with which it comes."""
    named = {role: one for role, one in cards.items() if role in ("card", "target")}
    told = [{"text": words}]
    scene = {role: one["n"] for role, one in named.items()}
    return {
        "number": number,
        "choice": number,
        "turn": 1,
        "seat": seat,
        "sentence": {"en": told, "de": told},
        "rule": "",
        "cards": [{key: one[key] for key in ("n", "id", "name")} for one in named.values()],
        "aside": False,
        "scene": {
            "card": None,
            "target": None,
            "amount": cards.get("amount", 0),
            "kind": kind,
            **scene,
        },
    }


def plays(number: int = 2) -> dict[str, Any]:
    return line(number, "play", "Robot plays a card.", card=PLAYED)


def hits(number: int = 2) -> dict[str, Any]:
    return line(number, "damage", "It hurts.", card=ATTACKER, target=VICTIM, amount=3)


def stage(person: Person, kind: str = "") -> Locator:
    return person.page.locator(f'[data-scene="{kind}"]' if kind else "[data-scene]")


def middle_of(found: Locator) -> tuple[float, float]:
    box = found.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def held(person: Person) -> Shelf:
    """A table at which scenes stay until they are let go."""
    shelf = Shelf(person)
    shelf.lay(quiet(VIEW))
    person.page.evaluate(HOLD)
    return shelf


@pytest.fixture
def lively(invite: Invite) -> Person:
    """Somebody who wants to see things move."""
    return invite(pace="fast", motion="no-preference")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=str)
def test_a_card_that_is_played_stands_large_and_is_gone_again(size: Size, invite: Invite) -> None:
    ada = invite(size, pace="fast", motion="no-preference")
    shelf = held(ada)
    shelf.lay(quiet(VIEW), [plays()])
    scene = stage(ada, "play")
    expect(scene).to_contain_text(PLAYED["name"]["en"])
    expect(scene.locator("p")).to_have_text("Robot plays a card.")
    large = scene.locator(".scene").evaluate("(one) => one.offsetWidth")
    usual = ada.page.locator(f'main [data-card="{PLAYED["n"]}"]').first
    assert large > 1.2 * usual.evaluate("(one) => one.offsetWidth")
    expect(AtTable(ada).sentence).to_contain_text("Robot plays a card.")
    # it lies over the board, and under no click
    x, y = middle_of(scene.locator("p"))
    under = "([x, y]) => document.elementFromPoint(x, y).closest('[data-scene]') === null"
    assert ada.page.evaluate(under, [x, y])
    ada.page.evaluate(LET_GO)
    expect(scene).to_have_count(0)


def test_damage_is_a_number_on_whom_it_hits_and_an_attacker_lunges(lively: Person) -> None:
    shelf = held(lively)
    attack = line(2, "attack", "It attacks.", card=ATTACKER, target=VICTIM)
    shelf.lay(quiet(VIEW), [attack, hits(3)])
    expect(stage(lively, "attack").locator(".card")).to_contain_text(ATTACKER["name"]["en"])
    lively.page.evaluate(LET_GO)
    expect(stage(lively, "attack")).to_have_count(0)
    lively.page.evaluate(HOLD)
    shelf.lay(quiet(VIEW), [hits(4)])
    number = stage(lively, "damage").locator(".number")
    expect(number).to_have_text("−3")
    x, y = middle_of(number)
    box = lively.page.locator(f'main [data-card="{VICTIM["n"]}"]').bounding_box()
    assert box
    assert box["x"] < x < box["x"] + box["width"]
    assert box["y"] < y < box["y"] + box["height"]


def test_a_death_is_seen_where_the_card_was(lively: Person) -> None:
    shelf = held(lively)
    was = middle_of(lively.page.locator(f'main [data-card="{VICTIM["n"]}"]'))
    after = quiet(VIEW)
    after["seats"][1]["units"] = [one for one in OURS["units"] if one["n"] != VICTIM["n"]]
    shelf.lay(after, [line(2, "death", "It dies.", seat=1, target=VICTIM)])
    dead = stage(lively, "death").locator(".scene")
    expect(dead).to_contain_text(VICTIM["name"]["en"])
    assert dead.evaluate("(one) => parseFloat(one.style.left) + one.offsetWidth / 2") == (
        pytest.approx(was[0], abs=2)
    )


def test_a_click_ends_a_scene_and_does_what_it_would_have_done(lively: Person) -> None:
    shelf = held(lively)
    shelf.lay(VIEW, [plays()])
    expect(stage(lively, "play")).to_be_visible()
    lively.page.wait_for_function(READY)
    answer = lively.page.locator("[data-prompt] .closing [data-option]").last
    option = answer.get_attribute("data-option")
    answer.click()
    assert [one["option"] for one in shelf.sent("choose")] == [option]
    expect(stage(lively)).to_have_count(0)


def test_a_change_of_the_pace_counts_for_what_waits_and_for_what_plays(invite: Invite) -> None:
    ada = invite(pace="step", motion="no-preference")
    shelf = held(ada)
    for number in range(2, 6):
        shelf.lay(quiet(VIEW), [plays(number)])
    sentence = AtTable(ada).sentence
    expect(sentence).to_contain_text("4 more moves to show")
    ada.page.keyboard.press("Space")
    expect(sentence).to_contain_text("Robot plays a card. 3 more moves to show")
    expect(stage(ada, "play")).to_be_visible()
    pace = ada.page.locator(".pace select")
    pace.select_option("fast")  # nobody presses Next
    expect(sentence).not_to_contain_text("more move")
    ada.page.evaluate(HOLD)
    shelf.lay(quiet(VIEW), [plays(6)])
    expect(stage(ada, "play")).to_be_visible()
    pace.select_option("instant")
    expect(stage(ada)).to_have_count(0)


def test_no_step_is_taken_for_what_changes_nothing(invite: Invite) -> None:
    ada = invite(pace="step")
    shelf = held(ada)
    shelf.lay(quiet(VIEW), [{**plays(2), "aside": True}])
    shelf.lay(quiet(VIEW), [])
    expect(ada.page.get_by_role("button", name="Next", exact=True)).to_have_count(0)


MOVING = """() => document.getAnimations()
  .filter((one) => one.effect.target.closest('[data-scene]') && !one.effect.target.matches('.clock')).length"""


def test_reduced_motion_shows_the_same_standing_still(invite: Invite) -> None:
    ada = invite(pace="normal")
    shelf = held(ada)
    shelf.lay(quiet(VIEW), [plays()])
    expect(stage(ada, "play").locator("p")).to_be_visible()
    assert ada.page.evaluate(MOVING) == 0
    ada.page.mouse.click(5, 300)
    shelf.lay(quiet(VIEW), [hits(3)])
    expect(stage(ada, "damage").locator(".number")).to_be_visible()
    assert ada.page.evaluate(MOVING) == 0
    ada.page.evaluate(LET_GO)
    expect(stage(ada)).to_have_count(0)


@pytest.mark.parametrize(("motion", "rolling"), [("no-preference", 1), ("reduce", 0)])
def test_a_die_that_was_rolled_rolls_on_the_table(
    motion: str, rolling: int, invite: Invite
) -> None:
    ada = invite(pace="normal", motion=motion)
    view = quiet(recorded("invasion")["invasion-main"])
    shelf = Shelf(ada)
    shelf.lay(view)
    ada.page.evaluate("""() => {
      window.rolled = 0;
      new MutationObserver((changes) => (window.rolled += changes.filter(({ target }) => target.matches('.die.rolling')).length))
        .observe(document.body, { attributeFilter: ['class'], subtree: true });
    }""")
    after = deepcopy(view)
    die = after["seats"][after["seat"]]["dice"][0]
    die["top"] = next(side for side, screws in enumerate(die["sides"]) if side != die["top"])
    shelf.lay(after)
    expect(ada.page.locator(".die.rolling")).to_have_count(0)
    ada.page.wait_for_timeout(100)
    assert ada.page.evaluate("window.rolled") == rolling


def test_nothing_is_played_at_once(ada: Person) -> None:
    shelf = Shelf(ada)
    shelf.lay(quiet(VIEW))
    ada.page.evaluate("""() => {
      window.scenes = 0;
      new MutationObserver(() => (window.scenes += document.querySelectorAll('[data-scene]').length))
        .observe(document.body, { childList: true, subtree: true });
    }""")
    shelf.lay(quiet(VIEW), [plays(), hits(3)])
    expect(ada.page.get_by_role("log")).to_contain_text("It hurts.")
    assert ada.page.evaluate("window.scenes") == 0


def test_a_move_shows_its_card_when_pointed_at_and_leads_to_its_moment(ada: Person) -> None:
    shelf = Shelf(ada)
    shelf.lay(quiet(VIEW))
    for number in range(2, 14):
        shelf.lay(quiet(VIEW), [plays(number)])
    shelf.lay(VIEW, [line(14, "attack", "It attacks.", card=ATTACKER, target=VICTIM)])
    tiles = ada.page.get_by_role("list", name="The last moves").get_by_role("button")
    expect(tiles).to_have_count(10)
    expect(tiles.last).to_have_accessible_name(re.compile("It attacks"))
    tiles.last.hover()
    dock = ada.page.get_by_role("region", name="Card", exact=True)
    expect(dock).to_contain_text(ATTACKER["name"]["en"])
    tiles.nth(8).click()
    expect(AtTable(ada).sentence).to_contain_text("earlier moment")
    expect(tiles.nth(8)).to_have_attribute("aria-current", "true")
    ada.page.get_by_role("button", name="Back to the present").click()
    expect(ada.page.locator("[data-prompt]")).to_be_visible()


def test_a_phone_has_the_last_moves_with_its_log(invite: Invite) -> None:
    ada = invite(PHONE)
    shelf = Shelf(ada)
    shelf.lay(quiet(VIEW))
    shelf.lay(quiet(VIEW), [plays()])
    tiles = ada.page.get_by_role("list", name="The last moves")
    expect(tiles).to_have_count(0)
    ada.page.locator("nav.bar button", has_text="Log").tap()
    expect(tiles.get_by_role("button")).to_have_count(1)


def test_the_board_stays_where_it_is_when_a_card_in_focus_is_played(lively: Person) -> None:
    shelf = Shelf(lively)
    page = lively.page
    page.set_viewport_size({"width": 1120, "height": 560})
    shelf.lay(VIEW)
    card = OURS["hand"][0]
    page.locator(f'section.hand [data-card="{card["n"]}"]').focus()
    scrolled = """() => [document.scrollingElement, ...document.querySelectorAll('.layout, .layout *')]
      .filter((one) => !one.closest('.side')).map((one) => one.scrollTop + one.scrollLeft).filter(Boolean)"""
    before = page.evaluate(scrolled)
    after = quiet(VIEW)
    after["seats"][1]["hand"] = []
    after["seats"][1]["units"] = [*OURS["units"], {**OURS["units"][0], **card}]
    shelf.lay(after, [line(2, "play", "You play a card.", seat=1, card=card)])
    expect(page.locator(f'main [data-card="{card["n"]}"]')).to_be_focused()
    assert page.evaluate(scrolled) == before
