"""Every screen for everybody: no violation that axe knows of, no sideways scrolling, targets that a finger hits."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Invite
from tests.e2e.moments import View, fullest
from tests.e2e.pages import stands_still
from tests.e2e.people import SIZES, SMALL_PHONE, Person
from tests.e2e.playing import Mouse, reach
from tests.e2e.screens import EVERYTHING, SCREENS, WITHIN, card_menu
from tests.e2e.titles import RONE, RONE_THREE, STARTER, USUAL, Way

pytestmark = pytest.mark.painted

THEMES = ["dark", "light", "contrast"]
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
RULES = {"type": "tag", "values": TAGS}
COLOURS = {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}
BOARDS = [name for name in SCREENS if name.startswith(tuple(way.game for way in USUAL))]


# Colours may take a moment to change.
SET_THEME = """async (name) => {
  document.documentElement.dataset.theme = name;
  await new Promise(requestAnimationFrame);
  await Promise.allSettled(document.getAnimations().map((one) => one.finished));
}"""


def violations(page: Page, screen: str, rules: dict[str, Any] = RULES) -> list[str]:
    """What axe finds on a screen; of what opens over a table only in what has opened."""
    options = {"runOnly": rules, "resultTypes": ["violations"]}
    found: list[dict[str, Any]] = (
        Axe().run(page, context=WITHIN.get(screen), options=options).response["violations"]
    )
    return [
        f"{one['id']}: {one['help']}: {[n['html'][:200] for n in one['nodes']]}" for one in found
    ]


def sideways(page: Page) -> int:
    """By how many pixels the page is wider than its window."""
    stands_still(page)
    width: int = page.evaluate("() => document.scrollingElement.scrollWidth - innerWidth")
    return width


def scrolls_down_only(ada: Person) -> None:
    """On every screen of the same kind."""
    for size in SIZES:
        if size.touch == ada.size.touch:
            ada.page.set_viewport_size({"width": size.width, "height": size.height})
            assert sideways(ada.page) <= 0, size


# What would have to be scrolled, and how far: the table, or a row over whose lower edge something hangs.
CUT_OFF = """() => {
  const over = (one) => [one.scrollHeight - one.clientHeight, one.scrollWidth - one.clientWidth];
  const isCut = (one) => one.matches('.board > .table') ? over(one).some(Boolean)
    : getComputedStyle(one).overflowY === 'auto' && over(one)[0] > 0;
  return [...document.querySelectorAll('.board *')].filter(isCut).map((one) => [one.className, ...over(one)]);
}"""


def cut_off(page: Page) -> list[Any]:
    stands_still(page)
    found: list[Any] = page.evaluate(CUT_OFF)
    return found


# Cards in play whose name is not drawn on them.
NAMELESS = """() => [...document.querySelectorAll('main.field .slot .card .name')]
  .filter((name) => !name.checkVisibility()).map((name) => name.textContent)"""

# The rows of answers that are seen before anything is scrolled, each as far as it is seen.
ROWS = """() => {
  const seen = document.querySelector('.prompt .options').getBoundingClientRect();
  const bar = document.querySelector('[data-prompt]').getBoundingClientRect();
  const rows = new Map();
  for (const option of document.querySelectorAll('.prompt .options .option')) {
    const { top, bottom } = option.getBoundingClientRect();
    rows.set(top, Math.max(rows.get(top) ?? 0, bottom - Math.min(seen.bottom, bar.bottom)));
  }
  return [...rows.values()];
}"""


def shows_its_board_whole(page: Page) -> None:
    """Nothing is cut off, every card in play shows its name, and two rows of answers are seen."""
    assert cut_off(page) == []
    assert page.locator("main.field .slot .card .name").count()
    assert page.evaluate(NAMELESS) == []
    assert [below for below in page.evaluate(ROWS)[:2] if below > 0] == []


@pytest.mark.parametrize("screen", EVERYTHING)
def test_a_screen_at_a_desk_shows_its_board_whole_has_no_violation_and_scrolls_down_only(
    screen: str, ada: Person
) -> None:
    EVERYTHING[screen](ada)
    if screen in BOARDS:
        shows_its_board_whole(ada.page)
    found = violations(ada.page, screen)
    for theme in THEMES[1:]:  # a theme changes nothing but colours
        ada.page.evaluate(SET_THEME, theme)
        found += [f"{theme}: {one}" for one in violations(ada.page, screen, COLOURS)]
    assert not found, "\n".join(found)
    scrolls_down_only(ada)


# Targets that a finger cannot hit: visible, not inside of text, and smaller than asked for.
SMALL = """(least) => [...document.querySelectorAll('button, a[href], select, input:not([type=range]), summary')]
  .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
  .filter((one) => !one.closest('p, dd, .visually-hidden, .skip') && !one.matches('.visually-hidden, .skip, .away'))
  .map((one) => {
    const label = one.matches('input[type=checkbox], input[type=radio]') ? one.closest('label') ?? one : one;
    const { width, height } = label.getBoundingClientRect();
    return [Math.min(width, height), one.outerHTML.slice(0, 120)];
  })
  .filter(([size]) => size > 0 && size < least)
  .map(([size, html]) => `${size.toFixed(0)} px: ${html}`)"""


def too_small(page: Page) -> list[str]:
    """What a finger could miss."""
    stands_still(page)
    found: list[str] = page.evaluate(SMALL, 43.5)
    return found


@pytest.mark.parametrize("screen", EVERYTHING)
def test_a_german_screen_of_a_small_phone_has_no_violation_and_a_finger_hits_every_target(
    screen: str, invite: Invite
) -> None:
    ada = invite(SMALL_PHONE, language="de")
    EVERYTHING[screen](ada)
    assert not violations(ada.page, screen)
    assert too_small(ada.page) == []
    scrolls_down_only(ada)


def test_what_a_finger_can_do_with_a_card_has_no_violation_and_is_large_enough(
    invite: Invite,
) -> None:
    ada = invite(SMALL_PHONE)
    card_menu(ada)
    assert not violations(ada.page, "card-menu")
    assert too_small(ada.page) == []


def about_a_card(state: dict[str, Any]) -> bool:
    return state["view"]["question"]["card"] is not None


def test_a_finger_hits_the_card_that_a_question_is_about(invite: Invite) -> None:
    ada = invite(SMALL_PHONE)
    reach(Mouse(ada, RONE.seed), ada.make(RONE), until=about_a_card)
    expect(ada.page.locator(".prompt .source .chip")).to_be_visible()
    assert too_small(ada.page) == []


# How many pixels of each place under a card can be tapped, from its upper edge on.
FREE = """() => [...document.querySelectorAll('[data-place]')]
  .filter((place) => place.parentElement.querySelector('.slot'))
  .map((place) => {
    place.scrollIntoView({ block: 'center', inline: 'center' });
    const box = place.getBoundingClientRect();
    let free = 0;
    while (place.contains(document.elementFromPoint(box.left + box.width / 2, box.top + free))) free += 0.25;
    return free;
  })"""


def covers_something(state: dict[str, Any]) -> bool:
    seats = state["view"]["seats"]
    spots = [spot for seat in seats for spot in seat["concentrations"] if spot["top"]]
    areas = [area for seat in seats for area in seat["areas"] if area["ailment"] and area["boon"]]
    return bool(spots) and bool(areas)


def test_a_finger_hits_a_concentration_and_an_ailment_under_a_card(invite: Invite) -> None:
    ada = invite(SMALL_PHONE)
    reach(Mouse(ada, STARTER.seed), ada.make(STARTER), until=covers_something)
    stands_still(ada.page)
    free = ada.page.evaluate(FREE)
    assert free
    assert min(free) >= 43.5


def fights(view: View) -> bool:
    """A combat, or damage that can be blocked, and no row of triggers besides."""
    return bool(view.get("combat") or view.get("damage")) and not view["triggers"]


def fights_with_triggers(view: View) -> bool:
    """A combat, and triggers that wait meanwhile."""
    return bool(view.get("combat")) and bool(view["triggers"])


def aims(view: View) -> bool:
    """Cards that can be attacked tell below them what would come of it."""
    return any("prediction" in option for option in view["question"]["options"])


def test_what_an_attack_would_do_is_not_cut_off_below_a_row_that_scrolls(ada: Person) -> None:
    ada.open(ada.play_on(fullest(RONE_THREE, aims)))
    expect(ada.page.locator(".units .prediction").first).to_be_visible()
    assert cut_off(ada.page) == []


@pytest.mark.parametrize(
    ("way", "moment"),
    [(RONE, fights), (RONE, fights_with_triggers), (RONE_THREE, fights), (STARTER, fights)],
    ids=lambda one: getattr(one, "__name__", str(one)),
)
def test_nothing_of_a_board_is_cut_off_while_a_fight_is_between_the_sides(
    way: Way, moment: Callable[[View], bool], ada: Person
) -> None:
    ada.open(ada.play_on(fullest(way, moment)))
    expect(ada.page.locator(".zone.lane:not(.quiet)")).to_be_visible()
    assert cut_off(ada.page) == []


@pytest.mark.parametrize("screen", ["lobby", "rone", "runeslingers"])
def test_text_twice_as_large_and_the_page_four_times_loses_nothing(
    screen: str, invite: Invite
) -> None:
    ada = invite()
    SCREENS[screen](ada)
    ada.page.evaluate("() => document.documentElement.style.setProperty('--text-size', '2')")
    assert sideways(ada.page) <= 0
    ada.page.evaluate("() => document.documentElement.style.setProperty('--text-size', '1')")
    ada.page.set_viewport_size({"width": 360, "height": 225})  # 1440 x 900 at 400 %
    assert sideways(ada.page) <= 0
    for fold in ada.page.locator(
        "[data-prompt] .fold"
    ).all():  # answers that cards on the table give
        fold.click()
    for button in ada.page.locator("[data-prompt] [data-option]").all():
        button.scroll_into_view_if_needed()
        assert button.is_visible()
