"""A table that is read at a glance: what a card says and what its words mean, who watches, and who is there."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.conftest import Invite
from tests.e2e.pages import stands_still
from tests.e2e.people import PHONE, Person, Size
from tests.e2e.positions import Shelf, recorded
from tests.e2e.test_scenes import line

LAPTOP = Size(1280, 720)
# What is not in view of something that scrolls.
BELOW = """(part, around) => {
  const seen = part.closest(around).getBoundingClientRect();
  const found = part.getBoundingClientRect();
  return Math.max(0, found.bottom - Math.min(seen.bottom, innerHeight), seen.top - found.top);
}"""
# A card with a text and a keyword that it has gained, and one below a long ladder.
POINTED = {
    "rone-main": ("main .units .slot", 7, ["Defender", "Battlefield"]),
    "runeslingers-ladder": (".hand .slot", 0, ["Sear"]),
}


def dock(ada: Person) -> Locator:
    return ada.page.get_by_role("region", name="Card", exact=True)


@pytest.mark.parametrize("name", POINTED)
def test_words_of_a_card_are_explained_beside_it_without_scrolling(
    name: str, invite: Invite
) -> None:
    where, place, words = POINTED[name]
    ada = invite(LAPTOP)
    Shelf(ada).lay(recorded()[name])
    ada.page.locator(where).nth(place).hover()
    for word in words:
        expect(dock(ada).locator(".terms dt", has_text=word)).to_be_visible()
    for part in dock(ada).locator(".card .card, .text, .terms dd").all():
        assert part.evaluate(BELOW, ".content") <= 1, part.inner_text()
    printed = dock(ada).locator(".rules:visible, .text:visible")
    expect(printed).to_have_count(1)  # a text is printed once


@pytest.mark.parametrize("game", ["rone", "runeslingers", "rune-age", "invasion"])
def test_a_result_says_why_and_leads_to_the_moment_that_decided(game: str, ada: Person) -> None:
    shelf = Shelf(ada)
    over = recorded()[f"{game}-over"]
    before = {**over, "result": None}
    ended: list[dict[str, Any]] = [
        line(1, "play", "A card is played."),
        line(2, "damage", "It deals the last damage.", seat=0, amount=3),
        {**line(3, "damage", "Somebody wins."), "scene": None, "choice": 2},
    ]
    shelf.lay(before)
    shelf.lay(over, ended)
    panel = ada.page.locator("section.result")
    expect(panel).to_contain_text(over["result"]["reason"]["en"])
    expect(panel.locator(".decisive")).to_contain_text("It deals the last damage.")
    panel.get_by_role("button", name="Show this moment").click()
    expect(ada.page.locator(".prompt .sentence")).to_have_text(
        "You are looking at an earlier moment."
    )


def test_a_phone_shows_all_units_in_rows_where_it_has_the_height(invite: Invite) -> None:
    ada = invite(PHONE)
    view = recorded()["rone-main"]
    Shelf(ada).lay(view)
    stands_still(ada.page)
    units = ada.page.locator("main .units .slot")
    expect(units).to_have_count(sum(len(seat["units"]) for seat in view["seats"]))
    for unit in units.all():
        box = unit.bounding_box()
        assert box
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= PHONE.width


def test_the_sheet_of_a_card_has_what_can_be_done_with_it(invite: Invite) -> None:
    ada = invite(PHONE)
    shelf = Shelf(ada)
    shelf.lay(recorded()["rone-three"])
    stands_still(ada.page)
    ada.page.locator(".hand .slot.playable").first.tap()
    ada.page.get_by_role("menuitem").last.tap()  # a closer look
    sheet = ada.page.get_by_role("dialog", name="Card")
    sheet.locator(".actions .button").first.tap()
    expect(sheet).to_have_count(0)
    ada.until(lambda: bool(shelf.sent("choose")))
