"""Nothing is done for the player: an attack is lifted, aimed and confirmed, and no click hits what was not there before."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest
from playwright.sync_api import FloatRect, expect

from tests.e2e.conftest import Invite
from tests.e2e.pages import stands_still
from tests.e2e.people import DESKTOP, PHONE, Person, Size
from tests.e2e.playing import READY
from tests.e2e.positions import Shelf, recorded


def asked(view: dict[str, Any], *options: dict[str, Any]) -> dict[str, Any]:
    """The same position with other answers."""
    found = deepcopy(view)
    found["question"]["options"] = list(options)
    return found


def said(name: str) -> dict[str, Any]:
    """An answer in words alone."""
    told = [{"text": name}]
    return {"index": 0, "id": name, "sentence": {"en": told, "de": told}, "cards": []}


def apart(one: FloatRect, other: FloatRect) -> bool:
    return (
        one["x"] + one["width"] <= other["x"]
        or other["x"] + other["width"] <= one["x"]
        or one["y"] + one["height"] <= other["y"]
        or other["y"] + other["height"] <= one["y"]
    )


@pytest.mark.parametrize("fixture", ["rone-attack", "rone-main"])
def test_one_click_on_a_card_attacks_nobody_and_says_what_the_attack_would_do(
    fixture: str, ada: Person
) -> None:
    view = recorded("rone")[fixture]
    shelf = Shelf(ada)
    shelf.lay(view)
    attack = next(one for one in view["question"]["options"] if one["id"].startswith("attack"))
    page = ada.page
    page.wait_for_function(READY)
    page.locator(f'.slot[data-card="{attack["cards"][0]}"]').click()
    items = page.get_by_role("menu").get_by_role("menuitem")
    expect(items.first).to_contain_text("deals")
    expect(items.last).to_contain_text("Cancel")
    # whoever lets go has done nothing
    page.keyboard.press("Escape")
    expect(page.get_by_role("menu")).to_have_count(0)
    page.locator(f'.slot[data-card="{attack["cards"][0]}"]').click()
    page.mouse.click(5, 300, button="right")
    expect(page.get_by_role("menu")).to_have_count(0)
    assert shelf.sent("choose") == []
    page.locator(f'.slot[data-card="{attack["cards"][0]}"]').click()
    items.first.click()
    ada.until(lambda: [one["option"] for one in shelf.sent("choose")] == [attack["id"]])


def test_damage_to_oneself_is_the_last_answer_and_asks_once_more(ada: Person) -> None:
    view = recorded("runeslingers")["runeslingers-play"]
    shelf = Shelf(ada)
    shelf.lay(view)
    own = next(one for one in view["question"]["options"] if one.get("harms"))
    page = ada.page
    options = page.locator("[data-prompt] .options [data-option]")
    ids = options.evaluate_all("(all) => all.map((one) => one.dataset.option)")
    assert ids[-1] == own["id"]
    assert ids[0] != own["id"]
    page.wait_for_function(READY)
    page.locator(f'.slot[data-card="{own["cards"][0]}"]').click()
    expect(page.get_by_role("menuitem").first).to_contain_text("this harms you")
    assert shelf.sent("choose") == []


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=str)
@pytest.mark.parametrize("later", ["pass", "end-turn"])
def test_no_other_closing_answer_comes_to_lie_where_one_was_just_pressed(
    later: str, size: Size, invite: Invite
) -> None:
    ada = invite(size)
    shelf = Shelf(ada)
    view = recorded("rone")["rone-main"]
    draw = said("draw")
    shelf.lay(asked(view, draw, said("done")))
    page = ada.page
    page.wait_for_function(READY)
    stands_still(page)
    pressed = page.locator('[data-option="done"]')
    box = pressed.bounding_box()
    assert box
    pressed.click()
    ada.until(lambda: len(shelf.sent("choose")) == 1)
    shelf.lay(asked(view, draw, said(later)))
    closing = page.locator(f'[data-option="{later}"]')
    expect(closing).to_be_visible()
    stands_still(page)
    there = closing.bounding_box()
    assert there
    assert apart(box, there), (box, there)
    assert there["x"] >= 0
    assert there["y"] >= 0
