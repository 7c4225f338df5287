"""Every screen for everybody: no violation that axe knows of, no sideways scrolling, targets that a finger hits."""

from __future__ import annotations

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tests.e2e.conftest import Invite
from tests.e2e.people import DESKTOP, PHONE, SIZES, SMALL_PHONE, Size
from tests.e2e.screens import SCREENS
from tests.e2e.titles import USUAL

THEMES = ["dark", "light", "contrast"]
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
BOARDS = [name for name in SCREENS if name.startswith(tuple(way.game for way in USUAL))]


# Colours may take a moment to change.
SET_THEME = """async (name) => {
  document.documentElement.dataset.theme = name;
  await new Promise(requestAnimationFrame);
  await Promise.allSettled(document.getAnimations().map((one) => one.finished));
}"""


def violations(page: Page) -> list[str]:
    found: list[dict[str, Any]] = (
        Axe()
        .run(page, options={"runOnly": RULES, "resultTypes": ["violations"]})
        .response["violations"]
    )
    return [
        f"{one['id']}: {one['help']}: {[n['html'][:200] for n in one['nodes']]}" for one in found
    ]


def sideways(page: Page) -> int:
    """By how many pixels the page is wider than its window."""
    width: int = page.evaluate("() => document.scrollingElement.scrollWidth - innerWidth")
    return width


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=str)
@pytest.mark.parametrize("screen", SCREENS)
def test_a_screen_has_no_violation_in_any_theme_and_scrolls_down_only(
    screen: str, size: Size, invite: Invite
) -> None:
    ada = invite(size, motion="reduce")
    SCREENS[screen](ada)
    found = []
    for theme in THEMES if size == DESKTOP else THEMES[:1]:
        ada.page.evaluate(SET_THEME, theme)
        found += [f"{theme}: {one}" for one in violations(ada.page)]
    assert not found, "\n".join(found)
    for other in SIZES:
        if other.touch == size.touch:
            ada.page.set_viewport_size({"width": other.width, "height": other.height})
            assert sideways(ada.page) <= 0, other


@pytest.mark.parametrize("screen", ["lobby", "new-table", "settings", *BOARDS])
def test_a_german_screen_has_no_violation_and_scrolls_down_only(
    screen: str, invite: Invite
) -> None:
    ada = invite(SMALL_PHONE, language="de", motion="reduce")
    SCREENS[screen](ada)
    assert not violations(ada.page)
    assert sideways(ada.page) <= 0


# Targets that a finger cannot hit: visible, not inside of text, and smaller than asked for.
SMALL = """(least) => [...document.querySelectorAll('button, a[href], select, input:not([type=range]), summary')]
  .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
  .filter((one) => !one.closest('p, dd, .source, .visually-hidden, .skip') && !one.matches('.visually-hidden, .skip, .away'))
  .map((one) => {
    const label = one.matches('input[type=checkbox], input[type=radio]') ? one.closest('label') ?? one : one;
    const { width, height } = label.getBoundingClientRect();
    return [Math.min(width, height), one.outerHTML.slice(0, 120)];
  })
  .filter(([size]) => size > 0 && size < least)
  .map(([size, html]) => `${size.toFixed(0)} px: ${html}`)"""


@pytest.mark.parametrize("screen", ["lobby", "new-table", "join", *BOARDS])
def test_a_finger_hits_every_target_on_a_small_phone(screen: str, invite: Invite) -> None:
    ada = invite(SMALL_PHONE)
    SCREENS[screen](ada)
    assert ada.page.evaluate(SMALL, 43.5) == []


@pytest.mark.parametrize("screen", ["lobby", "rone", "runeslingers"])
def test_text_twice_as_large_and_the_page_four_times_loses_nothing(
    screen: str, invite: Invite
) -> None:
    ada = invite(motion="reduce")
    SCREENS[screen](ada)
    ada.page.evaluate("() => document.documentElement.style.setProperty('--text-size', '2')")
    assert sideways(ada.page) <= 0
    ada.page.evaluate("() => document.documentElement.style.setProperty('--text-size', '1')")
    ada.page.set_viewport_size({"width": 360, "height": 225})  # 1440 x 900 at 400 %
    assert sideways(ada.page) <= 0
    for button in ada.page.locator("[data-prompt] [data-option]").all():
        button.scroll_into_view_if_needed()
        assert button.is_visible()
