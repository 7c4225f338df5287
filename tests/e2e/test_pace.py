"""Others' moves at one's own pace, cards found by either name, and targets of the phone's thumb."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.e2e.conftest import Invite
from tests.e2e.pages import AtTable, stands_still
from tests.e2e.people import SMALL_PHONE, Person
from tests.e2e.playing import READY, Mouse, reach
from tests.e2e.test_deciding import may_end
from tests.e2e.titles import RONE


def test_moves_of_a_computer_are_stepped_through_and_never_block(invite: Invite) -> None:
    ada = invite(pace="step")
    ada.open(ada.make(RONE))
    table = AtTable(ada)
    page = ada.page
    waiting = page.get_by_role("button", name="Next", exact=True)
    for _ in range(12):  # answer and step until several moves of the computer wait
        page.locator("[data-prompt]").or_(waiting).first.wait_for()
        if waiting.is_visible():
            break
        page.wait_for_function(READY)
        page.locator("[data-prompt] [data-option]").last.click()
    expect(table.sentence).to_have_text(re.compile("more moves? to show"))
    lines = page.get_by_role("log").locator("p").count()
    page.keyboard.press("Space")
    expect(page.get_by_role("log").locator("p")).not_to_have_count(lines)
    if page.get_by_role("button", name="Show all").is_visible():
        page.get_by_role("button", name="Show all").click()
    expect(waiting).to_have_count(0)


def test_a_card_is_found_by_its_english_and_its_german_name(ada: Person) -> None:
    ada.open(ada.make(RONE))
    prompt = AtTable(ada).prompt()
    hand = ada.watch.state(prompt)["view"]["seats"][0]["hand"]
    card = next(one["name"] for one in hand if one["name"]["en"] != one["name"]["de"])
    for language in ("en", "de"):
        ada.page.keyboard.press("/")
        ada.page.get_by_role("combobox", name="An action, a card").fill(card[language])
        expect(ada.page.locator("#commands [role=option]").first).to_contain_text(card["de"])
        ada.page.keyboard.press("Escape")


def test_on_a_small_phone_one_thumb_reaches_the_prompt(invite: Invite) -> None:
    ada = invite(SMALL_PHONE)
    reach(Mouse(ada, RONE.seed), ada.make(RONE), until=may_end)
    stands_still(ada.page)
    end = ada.page.locator("[data-prompt] .option.end").bounding_box()
    assert end
    assert end["height"] >= 43.5
    assert end["y"] > SMALL_PHONE.height / 3
    assert end["y"] + end["height"] < SMALL_PHONE.height
