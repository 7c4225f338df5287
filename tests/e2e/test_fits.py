"""Every recorded position fits the screen: no plate, pile, prompt or hand is cut, covered or scrolled out, and no page is wider."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.e2e.conftest import Invite
from tests.e2e.people import Person, Size
from tests.e2e.positions import Shelf, recorded

DESKS = [Size(1280, 720), Size(1366, 768), Size(1440, 900), Size(1920, 1080), Size(2560, 1440)]
TALL, FLAT, SMALL = (
    Size(390, 844, touch=True),
    Size(844, 390, touch=True),
    Size(360, 640, touch=True),
)
PHONES = {
    "rone": [TALL, FLAT, SMALL],
    "rune-age": [TALL, FLAT, SMALL],
    "runeslingers": [TALL, FLAT, SMALL],
    "invasion": [TALL, FLAT, SMALL],
}
# what has to be whole on every board; what else at desks, and on phones on boards of which nothing is scrolled there
WANTED = ".plate, .pile, .prompt .sentence, .prompt .options li:not([hidden]), .prompt .closing .option, .hand .slot, .choices:not(:has(> :nth-child(21))) .slot"
PARTS = "main.field :is(.slot, .mini, .strip, .verdict, .way, .place, .choice, .chip, .intent)"
WHOLE_ON_PHONES = {"rune-age", "invasion"}  # elsewhere a swipe moves a row of units or areas on
VIEWS = recorded()
GAMES = sorted({view["game"] for view in VIEWS.values()})

# Looks at a table as soon as it stands still: what is not seen whole. What a board keeps folded is not there, and a card of
# the hand that others lie over is seen by its upper edge.
CUT = """async (wanted) => {
  const frame = () => new Promise(requestAnimationFrame);
  const box = (one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return { left, top, right, bottom };
  };
  const places = () => [...document.querySelectorAll(wanted)].map((one) => Object.values(box(one)).join()).join(';');
  async function settle() {
    let before = '';
    for (let frames = 0, still = 0; frames < 60 && still < 2; frames += 1) {
      await frame();
      const now = places();
      still = now === before ? still + 1 : 0;
      before = now;
    }
  }
  /** What is left of a box where its surroundings cut it. */
  function seen(one) {
    const found = box(one);
    for (let around = one.parentElement; around; around = around.parentElement) {
      const style = getComputedStyle(around);
      if (around === document.documentElement) break;
      const edge = around.getBoundingClientRect();
      if (style.overflowX !== 'visible') {
        found.left = Math.max(found.left, edge.left);
        found.right = Math.min(found.right, edge.right);
      }
      if (style.overflowY !== 'visible') {
        found.top = Math.max(found.top, edge.top);
        found.bottom = Math.min(found.bottom, edge.bottom);
      }
    }
    found.right = Math.min(found.right, innerWidth);
    found.bottom = Math.min(found.bottom, innerHeight);
    return { left: Math.max(0, found.left), top: Math.max(0, found.top), right: found.right, bottom: found.bottom };
  }
  const name = (one) => `${one.className.toString().split(' ').slice(0, 2).join('.')} "${one.textContent.trim().replaceAll(/\\s+/g, ' ').slice(0, 30)}"`;
  await settle();
  const parts = [...document.querySelectorAll(wanted)].filter((one) => one.checkVisibility() && one.getBoundingClientRect().width > 0);
  if (!parts.length) return ['nothing is there'];
  return parts.flatMap((one) => {
    const whole = box(one);
    const left = seen(one);
    const lost = Math.max(left.left - whole.left, left.top - whole.top, whole.right - left.right, whole.bottom - left.bottom);
    return lost > 1.5 ? [`${name(one)} by ${Math.round(lost)} px`] : [];
  });
}"""


# What cannot be read: names of piles that are broken within a word, the name of the game under the phases, phases that are cut.
ILLEGIBLE = """() => {
  const line = (node, at) => {
    const range = new Range();
    range.setStart(node, at);
    range.setEnd(node, at + 1);
    return Math.round([...range.getClientRects()].at(-1)?.top ?? 0); // a hyphen before it ends the line above
  };
  const isSeen = (one) => one.checkVisibility() && one.getBoundingClientRect().width > 1; // some phones leave names to screen readers
  const broken = [...document.querySelectorAll('.pile .title')].filter((one) => isSeen(one) && [...one.childNodes].some((node) =>
    node.nodeType === Node.TEXT_NODE && [...node.data.matchAll(/[^\\s\\u00ad]+/g)].some((word) => line(node, word.index) !== line(node, word.index + word[0].length - 1))));
  const rail = document.querySelector('.bar .rail');
  const ends = (one) => {
    const range = new Range();
    range.selectNodeContents(one);
    const clipped = getComputedStyle(one).overflowX !== 'visible';
    return Math.min(range.getBoundingClientRect().right, clipped ? one.getBoundingClientRect().right : Infinity);
  };
  const under = rail?.checkVisibility() ? [...document.querySelectorAll('.bar h1, .bar .clock')].filter((one) => ends(one) > rail.getBoundingClientRect().left + 1) : [];
  return [
    ...broken.map((one) => `"${one.textContent}" is broken within a word`),
    ...under.map((one) => `"${one.textContent}" lies under the phases`),
    ...(matchMedia('(min-width: 1100px)').matches && rail && rail.scrollWidth > rail.clientWidth + 1 ? ['phases are cut'] : []),
  ];
}"""


# What is said, but not seen whole: answers and predictions that lie over each other, and words that their surroundings cut.
HIDDEN_WORDS = """() => {
  const isSeen = (one) => one.checkVisibility() && one.getBoundingClientRect().width > 1;
  const name = (one) => `"${one.textContent.trim().replaceAll(/\\s+/g, ' ').slice(0, 40)}"`;
  const all = (wanted) => [...document.querySelectorAll(wanted)].filter(isSeen);
  function over(wanted) {
    const boxes = all(wanted).map((one) => [one, one.getBoundingClientRect()]);
    return boxes.flatMap(([one, a], index) => boxes.slice(index + 1)
      .filter(([, b]) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1.5 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1.5)
      .map(([other]) => `${name(one)} lies over ${name(other)}`));
  }
  /** Whether the text of an element goes beyond what cuts it. */
  function isCut(one) {
    const range = new Range();
    range.selectNodeContents(one);
    one.style.textOverflow = 'clip'; // with dots, only what is left of it is measured
    const text = range.getBoundingClientRect();
    one.style.textOverflow = '';
    if (getComputedStyle(one).overflowX !== 'visible' && (text.width > one.getBoundingClientRect().width + 0.01 || one.scrollHeight > one.clientHeight + 3)) return true;
    for (let around = one; around && !around.matches('main, section, nav'); around = around.parentElement) {
      const edge = around.getBoundingClientRect();
      const style = getComputedStyle(around);
      const cuts = around.matches('.plate, .strip') || style.overflowX !== 'visible';
      if (cuts && (text.right > edge.right + 1.5 || text.left < edge.left - 1.5)) return true;
      if ((style.overflowY !== 'visible' || around.matches('.plate, .strip')) && (text.bottom > edge.bottom + 3 || text.top < edge.top - 3)) return true;
    }
    return false;
  }
  return [
    ...over('.prompt .options li:not([hidden]) .option, .prompt .closing .option'),
    ...over('.prediction'),
    ...over('.spend .mini, .spend .slot, .field .tile'),
    ...all('.prompt .closing .label, .field h3 .name, .field .who .name, .factions h3, .field .plate :is(dd small, dd small > .words, b):not(:has(span)), .field .tile .name, nav.bar .button')
      .filter(isCut).map((one) => `${name(one)} is cut`),
    ...all('nav.bar .button').filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => `${name(one)} is too wide`),
  ];
}"""

# Where things are is measured, not how they look: painting large windows would take most of the time.
UNPAINTED = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { visibility: hidden !important }');
  document.adoptedStyleSheets = [sheet];
}"""


def resize(page: Page, size: Size) -> None:
    """Another window, once the page has noticed."""
    page.set_viewport_size({"width": size.width, "height": size.height})
    page.wait_for_function(
        "(width) => document.documentElement.clientWidth === width", arg=size.width
    )


def cut_anywhere(ada: Person, views: dict[str, Any], sizes: list[Size]) -> dict[str, Any]:
    """What is cut of which position on which screen. The window is resized rather than every position laid anew for it."""
    shelf = Shelf(ada)
    found: dict[str, Any] = {}
    for name, view in views.items():
        shelf.lay(view)
        shelf.page.wait_for_function("() => document.fonts.status === 'loaded'")
        shelf.page.evaluate(UNPAINTED)
        for size in sizes:
            resize(shelf.page, size)
            is_whole = not size.touch or view["game"] in WHOLE_ON_PHONES
            parts = shelf.page.evaluate(CUT, f"{WANTED}, {PARTS}" if is_whole else WANTED)
            parts += shelf.page.evaluate(ILLEGIBLE) + shelf.page.evaluate(HIDDEN_WORDS)
            if (width := shelf.page.evaluate("() => innerWidth")) > size.width:
                parts.append(f"the page is {width} px wide")
            if parts:
                found[f"{name} {size}"] = parts
    return found


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", GAMES)
def test_every_recorded_position_fits_every_desk(game: str, language: str, invite: Invite) -> None:
    views = {name: view for name, view in VIEWS.items() if view["game"] == game}
    assert cut_anywhere(invite(DESKS[0], language=language), views, DESKS) == {}


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("game", "sizes"), PHONES.items())
def test_every_recorded_position_of_a_running_game_fits_phones(
    game: str, sizes: list[Size], language: str, invite: Invite
) -> None:
    views = {
        name: view for name, view in VIEWS.items() if view["game"] == game and not view["result"]
    }
    assert cut_anywhere(invite(sizes[0], language=language), views, sizes) == {}
