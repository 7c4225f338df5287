"""Before the game: who can be chosen is seen, a draft lies open, the friend's link stands first, and guests learn who invites them."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.pages import stands_still
from tests.e2e.people import OPEN, Person
from tests.e2e.positions import Shelf, recorded
from tests.e2e.titles import RONE

# What is chosen first so that there is something to choose; the setting, the value, and words of the card that stands for it.
CHARACTERS = {
    "rone": ({"Decks": "built before"}, "Deck", "Iron Wall", "Marshal Oktal"),
    "runeslingers": ({}, "Runeslinger", "Eva", "Eva"),
    "rune-age": ({}, "Faction", "Daqan Lords", "Highbanner"),
    "invasion": ({}, "Leader", "The Quiet Hand", "The Quiet Hand"),
}


@pytest.mark.parametrize("game", CHARACTERS)
def test_whoever_can_be_chosen_for_a_seat_is_shown_with_picture_and_text(
    game: str, ada: Person
) -> None:
    first, label, value, name = CHARACTERS[game]
    page = ada.page
    ada.go(f"/new/{game}")
    for field, answer in first.items():
        page.get_by_label(field, exact=True).select_option(label=answer)
    page.get_by_text("Settings of player 1").click()
    seat = page.locator(".seats li").first
    expect(seat.locator(".portrait")).to_have_count(0)
    seat.get_by_label(label, exact=True).select_option(label=value)
    portrait = seat.locator(".portrait")
    expect(portrait).to_contain_text(name)
    picture = portrait.locator("img")
    expect(picture).to_be_visible()
    assert picture.evaluate("(one) => one.decode().then(() => one.naturalWidth > 0)")
    if game == "runeslingers":  # a Runeslinger has abilities instead of a text
        seat.get_by_label("Passive ability", exact=True).select_option(label="Ash Cloak")
        expect(portrait).to_have_count(2)
        portrait = portrait.last
        label = "Passive ability"
    if game != "rune-age":  # nor has a home realm
        expect(portrait.locator(".text")).to_be_visible()
    seat.get_by_label(label, exact=True).select_option(index=0)
    expect(seat.get_by_label(label, exact=True)).to_have_value("")
    expect(
        seat.locator(".portrait", has_text="Ash Cloak" if game == "runeslingers" else name)
    ).to_have_count(0)


@pytest.mark.parametrize(("game", "name"), [("runeslingers", "draft"), ("runeslingers", "choice")])
def test_everything_that_can_be_taken_lies_there_as_a_card_with_its_text(
    game: str, name: str, ada: Person
) -> None:
    view = recorded(game)[f"{game}-{name}"]
    Shelf(ada).lay(view)
    stands_still(ada.page)
    cards = ada.page.locator("main.field [data-zone=choice] .slot")
    expect(cards).to_have_count(len(view["question"]["options"]))
    for card in cards.all():
        box = card.bounding_box()
        assert box
        assert box["width"] >= 128  # from which on a card shows its text
    expect(ada.page.locator("[data-prompt] .options li:visible [data-option]")).to_have_count(0)


def test_the_link_for_the_friend_stands_first_and_apart_from_the_own_seat(ada: Person) -> None:
    page = ada.page
    ada.go("/new/rone")
    page.locator("#seat-1").select_option("friend")
    page.get_by_role("button", name="Invite").click()
    seats = page.locator(".seats .seat")
    expect(seats).to_have_count(2)
    first, own = seats.first, seats.last
    expect(first).to_contain_text("Open seat")
    invitation = first.get_by_role("textbox").input_value()
    assert "#/" in invitation
    expect(own).to_contain_text("you")
    for field in own.get_by_role("textbox").all():
        assert field.input_value() != invitation
    upper, lower = first.bounding_box(), own.bounding_box()
    assert upper
    assert lower
    assert upper["y"] + upper["height"] < lower["y"]


def test_a_guest_reads_who_invites_to_what_before_sitting_down(ada: Person, bert: Person) -> None:
    made = ada.make(RONE, OPEN)
    bert.go(made["links"][1]["path"].partition("#")[2])
    expect(bert.page.get_by_role("heading", level=1)).to_have_text(
        "Ada invites you to RONE: Races of New Era"
    )
    form = bert.page.locator("form")
    expect(form).to_contain_text("Your deck is your life")
    expect(form).to_contain_text("one against one")
    expect(form.locator("li", has_text="Ada")).to_be_visible()
    expect(form.get_by_role("button", name="Take the seat")).to_be_visible()
