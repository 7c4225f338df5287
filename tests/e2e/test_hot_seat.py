"""Two at one screen behind a curtain; computers that are added, and taken over."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Invite
from tests.e2e.pages import AtTable, NewTable
from tests.e2e.people import OPEN, PHONE, Person
from tests.e2e.playing import Mouse
from tests.e2e.test_two_browsers import answer_once
from tests.e2e.titles import RONE, USUAL, Way

# Remembers every hand that was on the page, if only for a moment.
WATCH_HANDS = """() => {
  window.hands = new Set();
  const look = () => document.querySelectorAll('.hand [data-zone^="hand:"]').forEach((one) => hands.add(one.dataset.zone));
  new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true });
  look();
}"""


def hands(page: Page) -> set[str]:
    return set(page.evaluate("() => [...window.hands]"))


def hides_everything(ada: Person) -> None:
    """Behind a closed curtain there is nothing of the table on the page."""
    expect(ada.page.get_by_role("button", name="Hold to reveal")).to_be_visible()
    expect(
        ada.page.locator("[data-card], [data-zone], [role=log], [data-text-card]")
    ).to_have_count(0)
    ada.until(lambda: all(ada.watch.states(seat) for seat in (0, 1)))
    content = ada.page.content()
    for seat in (0, 1):
        for card in ada.watch.states(seat)[-1]["view"]["seats"][seat]["hand"]:
            assert card["name"]["en"] not in content


def hold(page: Page) -> None:
    """Holds the button until the curtain opens."""
    page.get_by_role("button", name="Hold to reveal").hover()
    page.mouse.down()
    expect(page.locator(".curtain")).to_have_count(0)
    page.mouse.up()


@pytest.mark.parametrize("way", USUAL, ids=str)
def test_at_a_hot_seat_a_hand_is_shown_to_who_holds_the_button_and_never_before(
    way: Way, ada: Person
) -> None:
    new = NewTable(ada, way.game)
    new.seat(2, "here")
    ada.page.get_by_label("Name", exact=True).fill("Bert")
    ada.plays_always(way)
    new.start()
    player = Mouse(ada, way.seed)
    shown: list[str] = []
    while len(shown) < 6:
        assert player.play() == "curtain"
        hides_everything(ada)
        if shown:  # nor in the moment in which the curtain closed
            assert hands(ada.page) <= {shown[-1]}
        title = ada.page.get_by_role("heading", level=1).inner_text()
        seat = {"Pass to Ada": 0, "Pass to Bert": 1}[title]
        ada.page.evaluate(WATCH_HANDS)
        hold(ada.page)
        player.last = ""  # both may be asked the same at once
        AtTable(ada).prompt()
        shown.append(f"hand:{seat}")
        assert hands(ada.page) == {f"hand:{seat}"}
        ada.page.evaluate("() => window.hands.clear()")
    assert set(shown) == {"hand:0", "hand:1"}


@pytest.mark.parametrize("way", USUAL, ids=str)
def test_one_question_to_everybody_at_the_screen_passes_without_handing_it_over(
    way: Way, ada: Person
) -> None:
    ada.open(ada.make(way, {"seating": "person", "name": "Bert"}, hot_seat=True, always_ask=True))
    player = Mouse(ada, way.seed)
    shared = ada.page.get_by_role("button", name="Nobody reacts")
    assert player.play() == "curtain"
    expect(shared).to_have_count(0)  # there is nothing to react to yet
    for _ in range(20):
        hold(ada.page)
        player.last = ""
        AtTable(ada).prompt()
        mine = ada.page.locator('.hand [data-zone^="hand:"]').get_attribute("data-zone")
        assert player.play() == "curtain"
        if shared.count():
            break
    hides_everything(ada)
    ada.page.wait_for_timeout(300)  # a prompt that has just appeared takes no clicks
    before = len([one for one in ada.watch.said if one["kind"] == "choose"])
    shared.click()
    ada.until(lambda: len([one for one in ada.watch.said if one["kind"] == "choose"]) > before)
    said = [one for one in ada.watch.said if one["kind"] == "choose"][before]
    assert said["option"] in {"pass", "decline", "no-block"}
    assert mine != f"hand:{said['seat']}"
    # whoever acted goes on, as far as it is theirs to do
    player.last = ""
    if player.asked() != "curtain":
        expect(ada.page.locator(f'.hand [data-zone="{mine}"]')).to_be_attached()


def test_a_short_press_and_a_released_key_leave_the_curtain_closed(ada: Person) -> None:
    made = ada.make(RONE, {"seating": "person", "name": "Bert"}, hot_seat=True)
    ada.open(made)
    button = ada.page.get_by_role("button", name="Hold to reveal")
    button.click()
    ada.page.keyboard.press("Enter")
    hides_everything(ada)
    ada.page.keyboard.down("Enter")
    expect(button).to_have_count(0)
    ada.page.keyboard.up("Enter")


def test_a_computer_is_given_the_open_seat_and_the_game_begins(ada: Person) -> None:
    ada.open(ada.make(RONE, OPEN))
    expect(ada.page.get_by_text("The game starts as soon as every seat is taken.")).to_be_visible()
    ada.page.get_by_label("Which computer opponent").select_option("random")
    open_seat = ada.page.locator("li.seat", has_text="Open seat")
    open_seat.get_by_role("button", name="Let the computer play").click()
    AtTable(ada).prompt()
    expect(ada.page.locator("main.field")).to_contain_text("Random")


def test_a_computers_seat_is_opened_for_a_friend_who_goes_on_where_it_was(invite: Invite) -> None:
    ada, bert = invite(), invite(PHONE, name="Bert")
    ada.open(ada.make(RONE))
    table = AtTable(ada)
    table.prompt()
    table.menu("Seats")
    seats = table.dialog("Seats")
    seats.get_by_role("button", name="Open it to a friend").click()
    expect(seats.get_by_role("button", name="Create a link")).to_have_count(2)
    seats.get_by_role("button", name="Create a link").last.click()
    link = table.link("Seat link: Open seat")
    bert.page.goto(link)
    bert.page.get_by_role("button", name="Take the seat").click()
    expect(seats.get_by_text("here", exact=True)).to_be_visible()
    seats.get_by_role("button", name="Close").click()
    answer_once(Mouse(ada, RONE.seed))
    expect(bert.page.locator('.hand [data-zone="hand:1"] [data-card]').first).to_be_visible()


def test_a_computer_takes_over_a_seat_and_gives_it_back(ada: Person) -> None:
    made = ada.make(RONE)
    ada.open(made)
    table = AtTable(ada)
    table.prompt()
    table.menu("Seats")
    seats = table.dialog("Seats")
    seats.get_by_role("button", name="Take it over").click()
    expect(seats.get_by_role("button", name="Let the computer play")).to_have_count(2)
    seats.get_by_role("button", name="Let the computer play").last.click()
    expect(seats.get_by_role("button", name="Take it over")).to_have_count(1)
