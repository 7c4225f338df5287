"""A table that is read at a glance: what a card says and what its words mean, who watches, and who is there."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.conftest import Invite
from tests.e2e.people import Person, Size
from tests.e2e.positions import Shelf, recorded

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
