"""A table that is read at a glance: what a card says and what its words mean, who watches, and who is there."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.conftest import Invite
from tests.e2e.pages import AtTable, stands_still
from tests.e2e.people import DESKTOP, PHONE, Person, Size
from tests.e2e.playing import Mouse, after, reach
from tests.e2e.positions import Shelf, recorded
from tests.e2e.test_never_for_you import asked, said
from tests.e2e.test_scenes import line
from tests.e2e.titles import RONE

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


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("name", ["rone-combat", "runeslingers-ladder"])
def test_what_is_executed_next_is_read_whole_and_its_targets_are_always_seen(
    name: str, language: str, invite: Invite
) -> None:
    ada = invite(LAPTOP, language=language)
    Shelf(ada).lay(recorded()[name])
    stands_still(ada.page)
    targets = ada.page.locator(".stack .item.next .targets")
    sentence = ada.page.locator(".stack .item.next .sentence")
    assert targets.evaluate(BELOW, "ol") <= 1
    assert sentence.evaluate(BELOW, "ol") <= 1
    # also where a card is read below it
    ada.page.locator(".hand .slot").first.hover()
    expect(ada.page.locator(".side .dock .content")).to_be_visible()
    stands_still(ada.page)
    assert targets.evaluate(BELOW, "ol") <= 1


# Signs in a colour of their own that can hardly be told from the ground they lie on, and have no outline that could.
FAINT = """() => {
  const light = (colour) => colour.match(/[0-9.]+/g).slice(0, 3)
    .map((one) => one / 255).map((one) => (one <= 0.04 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4))
    .reduce((sum, one, index) => sum + one * [0.2126, 0.7152, 0.0722][index], 0);
  const contrast = (a, b) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  const ground = light(getComputedStyle(document.querySelector('main.field .table')).backgroundColor);
  const canBeSeen = (colour) => colour !== 'none' && contrast(light(colour), ground) >= 3;
  return [...document.querySelectorAll('main.field .table svg[fill^="#"]')]
    .filter((one) => !one.closest('.card') && one.checkVisibility())
    .filter((one) => !canBeSeen(getComputedStyle(one).fill) && !canBeSeen(getComputedStyle(one).stroke))
    .map((one) => one.parentElement.textContent.trim() || one.outerHTML.slice(0, 80));
}"""


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=str)
@pytest.mark.parametrize("name", ["rune-age-main", "invasion-team", "invasion-main"])
def test_every_sign_is_seen_on_light_ground(name: str, size: Size, invite: Invite) -> None:
    ada = invite(size, theme="light")
    Shelf(ada).lay(recorded()[name])
    stands_still(ada.page)
    assert ada.page.evaluate(FAINT) == []


def test_a_phone_shows_eight_answers_in_words_at_once(invite: Invite) -> None:
    ada = invite(PHONE)
    kinds = ("Burn", "Curse", "Debilitate", "Fragment", "Insanity", "Shatter", "Weaken", "Wither")
    Shelf(ada).lay(asked(recorded()["runeslingers-play"], *map(said, kinds)))
    stands_still(ada.page)
    answers = ada.page.locator(".prompt .options .option").all()
    assert len(answers) == len(kinds)
    for answer in answers:
        assert answer.evaluate(BELOW, ".options") <= 1, answer.inner_text()
        box = answer.bounding_box()
        assert box
        assert box["x"] + box["width"] <= PHONE.width


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


def test_free_ailment_areas_leave_a_phone_the_room_for_concentrations(invite: Invite) -> None:
    ada = invite(PHONE)
    Shelf(ada).lay(recorded()["runeslingers-play"])
    stands_still(ada.page)
    for side in ada.page.locator("main .side .front").all():
        box = side.locator(".spot").first.bounding_box()
        assert box
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


# -- plates ----------------------------------------------------------------------------------------

# One player's numbers, with one digit and with two.
NUMBERS: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "rone-main": ({"water": 1, "life": 9}, {"water": 18, "life": 26}),
    "rone-three": ({"water": 1, "life": 9}, {"water": 18, "life": 26}),
    "runeslingers-play": (
        {"health": 9, "power": 1, "determinations": 0},
        {"health": 18, "power": 5, "determinations": 3},
    ),
    "rune-age-main": ({"damage": 1, "gold": 9}, {"damage": 12, "gold": 12}),
    "invasion-main": ({"armor": 7, "health": 8}, {"armor": 17, "health": 18}),
}
# So little is left that it is warned of.
DANGER: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "rone-main": ({"life": 19}, {"life": 4}),
    "runeslingers-play": ({"health": 12}, {"health": 4}),
    "rune-age-main": ({"damage": 5}, {"damage": 18}),
    "invasion-main": ({"health": 14}, {"health": 2}),
}
# Where plates, the fields of their numbers, and everything around them are.
PLACES = """() => [...document.querySelectorAll('main.field :is([data-plate], .plate dl > div, .slot, .pile, .strip, .die)')]
  .map((one) => { const { left, top, width, height } = one.getBoundingClientRect();
    return [one.className.toString().split(' ')[0], ...[left, top, width, height].map(Math.round)].join(' '); })"""
# The colours in which numbers of plates are written.
COLOURS = """() => [...document.querySelectorAll('main.field [data-plate] b, main.field .damage, main.field .meter *')]
  .map((one) => getComputedStyle(one).color).sort().join()"""


def with_numbers(view: dict[str, Any], numbers: dict[str, Any]) -> dict[str, Any]:
    """The same position with other numbers of every player."""
    found = deepcopy(view)
    for seat in found["seats"]:
        seat.update({name: value for name, value in numbers.items() if name in seat})
    return found


def laid(shelf: Shelf, view: dict[str, Any], look: str) -> Any:
    shelf.lay(view)
    stands_still(shelf.page)
    return shelf.page.evaluate(look)


@pytest.mark.parametrize("size", [LAPTOP, DESKTOP, PHONE], ids=str)
@pytest.mark.parametrize("name", NUMBERS)
def test_numbers_with_another_digit_move_nothing(name: str, size: Size, invite: Invite) -> None:
    shelf = Shelf(invite(size))
    few, many = (with_numbers(recorded()[name], numbers) for numbers in NUMBERS[name])
    before = laid(shelf, few, PLACES)
    assert laid(shelf, many, PLACES) == before


@pytest.mark.parametrize("name", DANGER)
def test_low_life_is_warned_of_and_moves_nothing(name: str, ada: Person) -> None:
    shelf = Shelf(ada)
    safe, low = (with_numbers(recorded()[name], numbers) for numbers in DANGER[name])
    places, colours = laid(shelf, safe, PLACES), shelf.page.evaluate(COLOURS)
    assert laid(shelf, low, PLACES) == places
    assert shelf.page.evaluate(COLOURS) != colours


# Where the parts of both opponents lie: each kind of them at the same height.
ROWS = """() => {
  const kinds = { plate: '[data-plate]', card: '[data-zone^="base"] .slot', pile: '.pile', unit: '[data-zone^="units"]' };
  const own = Math.max(...[...document.querySelectorAll('main.field [data-plate]')].map((one) => one.getBoundingClientRect().top));
  return Object.fromEntries(Object.entries(kinds).map(([kind, selector]) => [kind,
    [...new Set([...document.querySelectorAll(`main.field :is(${selector})`)].map((one) => one.getBoundingClientRect())
      .filter((box) => box.width && box.bottom < own - 120).map((box) => Math.round(box.top)))]]));
}"""


@pytest.mark.parametrize("size", [LAPTOP, DESKTOP, Size(1920, 1080)], ids=str)
@pytest.mark.parametrize("name", ["rone-three", "rone-three-attack"])
def test_rows_of_two_opponents_lie_at_the_same_height(
    name: str, size: Size, invite: Invite
) -> None:
    rows = laid(Shelf(invite(size)), recorded()[name], ROWS)
    assert rows["plate"]
    assert rows["pile"]
    assert {kind: len(tops) for kind, tops in rows.items() if len(tops) > 1} == {}


# -- the log ---------------------------------------------------------------------------------------


def test_an_undo_is_told_in_the_log_and_is_no_word_of_the_chat(ada: Person) -> None:
    player = Mouse(ada, RONE.seed)
    reach(player, ada.make(RONE), until=after(4, player))
    AtTable(ada).take_back().click()
    told = ada.page.get_by_role("log", name="What happened").locator(".note")
    expect(told.last).to_have_text("Ada undoes one choice.")
    chat = ada.page.get_by_role("tab", name="Chat")
    expect(chat.locator(".count")).to_have_count(0)
    chat.click()
    expect(ada.page.get_by_role("log", name="Chat")).to_contain_text("Nobody has said anything")
