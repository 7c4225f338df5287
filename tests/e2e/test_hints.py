"""What would a good player do? A key and a button tell it, where hints are allowed."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.conftest import Invite
from tests.e2e.pages import AtTable, NewTable
from tests.e2e.people import OPEN, PHONE, Person
from tests.e2e.titles import INVASION, RONE, RUNE_AGE, STARTER, Way

THINKING = 60_000  # milliseconds; the first thought of a server has its process to start
TITLE = {"en": "Hint", "de": "Tipp"}
FIRST = {
    "en": re.compile("^(Best|Nothing else comes into question)"),
    "de": re.compile("^(Am besten|Wenn überhaupt|Anderes kommt nicht in Frage)"),
}


def panel(person: Person, language: str = "en") -> Locator:
    return person.page.get_by_role("region", name=TITLE[language])


def item(person: Person, language: str = "en") -> Locator:
    """The button in the menu above the table, which is opened for it."""
    person.page.locator("header .more > button").click()
    return person.page.locator("dialog.list").get_by_role(
        "button", name=TITLE[language], exact=True
    )


def is_asked(person: Person) -> bool:
    return bool(person.page.locator("[data-prompt] [data-option]").count() > 1)


def with_a_choice(person: Person, made: dict[str, object]) -> None:
    """At a table that asks for more than one thing."""
    person.open(made)
    AtTable(person).prompt()
    person.until(lambda: is_asked(person))


@pytest.mark.parametrize("way", [RONE, STARTER, RUNE_AGE, INVASION], ids=str)
@pytest.mark.parametrize("language", TITLE)
def test_a_key_and_a_button_tell_what_a_good_player_would_do(
    way: Way, language: str, invite: Invite
) -> None:
    ada = invite(language=language)
    with_a_choice(ada, ada.make(way))
    found = panel(ada, language)
    ada.page.keyboard.press("h")
    expect(found.locator("p").first).to_have_text(FIRST[language], timeout=THINKING)
    best = found.locator("p").first.text_content()
    assert best is not None
    ada.page.keyboard.press("Escape")
    expect(found).to_have_count(0)
    item(ada, language).click()
    expect(found.locator("p").first).to_have_text(best)  # the same question, the same hint


def test_the_best_option_is_marked_until_the_hint_is_put_away(ada: Person) -> None:
    with_a_choice(ada, ada.make(STARTER))
    item(ada).click()
    marked = ada.page.locator(".option.hinted, [data-hinted]")
    expect(marked).not_to_have_count(0, timeout=THINKING)
    item(ada).click()
    expect(panel(ada)).to_have_count(0)
    expect(marked).to_have_count(0)


def test_the_hint_goes_with_its_question(ada: Person) -> None:
    with_a_choice(ada, ada.make(RONE))
    item(ada).click()
    expect(panel(ada)).to_be_visible()
    prompt = AtTable(ada).prompt()
    ada.page.locator("[data-option]:visible").first.click()
    AtTable(ada).prompt(prompt)
    expect(panel(ada)).to_have_count(0)


def test_on_a_phone_the_menu_has_it(invite: Invite) -> None:
    ada = invite(PHONE)
    with_a_choice(ada, ada.make(RONE))
    item(ada).tap()
    expect(panel(ada).locator("p").first).to_have_text(FIRST["en"], timeout=THINKING)


def test_a_game_by_link_says_that_hints_are_off(invite: Invite) -> None:
    ada, bert = invite(), invite(name="Bert")
    made = ada.make(RONE, OPEN)
    bert.go(made["links"][1]["path"].partition("#")[2])
    expect(bert.page.get_by_text("Hints: not allowed.")).to_be_visible()
    bert.page.get_by_role("button", name="Take the seat").click()
    ada.open(made)
    asked = first_asked(ada, bert)
    button = item(asked)
    expect(button).to_have_attribute("aria-disabled", "true")
    expect(button).to_have_attribute("title", re.compile("^Hints: not allowed"))
    asked.page.keyboard.press("Escape")
    asked.page.keyboard.press("h")
    expect(
        AtTable(asked).notice("Several people play, and the host has not allowed them.")
    ).to_be_visible()
    expect(panel(asked)).to_have_count(0)


def test_the_host_allows_hints_and_whoever_sits_down_is_told_first(invite: Invite) -> None:
    ada, bert = invite(), invite(name="Bert")
    new = NewTable(ada, RONE.game)
    new.seat(2, "friend")
    new.page.get_by_text("Undo, asking and hints").click()
    new.page.get_by_label("Allow hints with several people").check()
    ada.plays_always(RONE)
    new.start()
    expect(ada.page.get_by_text("Hints: allowed.")).to_be_visible()
    bert.page.goto(ada.page.get_by_label("Seat link: Open seat").input_value())
    expect(bert.page.get_by_text("Hints: allowed.")).to_be_visible()
    bert.page.get_by_role("button", name="Take the seat").click()
    asked = first_asked(ada, bert)
    item(asked).click()
    expect(panel(asked).locator("p").first).to_have_text(FIRST["en"], timeout=THINKING)


def first_asked(*people: Person) -> Person:
    """Whoever is asked, once somebody is."""
    people[0].until(lambda: any(map(is_asked, people)))
    return next(filter(is_asked, people))
