"""What a board tells at a glance: what comes next, what a combat does, what has moved, marks, names, whose turn it is."""

from __future__ import annotations

import base64
import itertools
from dataclasses import dataclass, replace
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from runestack.games.views import plain_text
from tests.e2e.conftest import Invite
from tests.e2e.pages import AtTable, stands_still
from tests.e2e.people import DESKTOP, OPEN, PHONE, SMALL_PHONE, Person, Size
from tests.e2e.playing import READY, Mouse, after, reach
from tests.e2e.screens import SCREENS
from tests.e2e.titles import RONE, RUNE_AGE, STARTER, USUAL, Way

BOARDS = [name for name in SCREENS if name.startswith(tuple(way.game for way in USUAL))]


# -- the stack -------------------------------------------------------------------------------------


def aims(state: dict[str, Any]) -> list[int]:
    """The cards that the next item of the stack or ladder is aimed at."""
    entries = state["view"].get("stack") or state["view"].get("ladder") or []
    found = []
    for target in entries[-1]["targets"] if entries else []:
        if "n" in target:
            found.append(target["n"])
        elif target.get("card"):
            found.append(target["card"]["n"])
    return sorted(set(found))


# Where the arrows end, and the boxes of the cards that are aimed at.
ARROWS = """(cards) => {
  const paths = [...document.querySelectorAll('svg path[marker-end]')];
  const ends = paths.map((one) => one.getPointAtLength(one.getTotalLength())).map(({ x, y }) => [x, y]);
  const boxes = cards.map((n) => document.querySelector(`[data-card="${n}"]`)?.getBoundingClientRect())
    .filter((box) => box?.width).map(({ left, right, top, bottom }) => [left, right, top, bottom]);
  return ends.length && ends.length === boxes.length ? [ends, boxes] : null;
}"""


# Numbers on the table that an arrow would be drawn over: no hole is left for them.
CROSSED = """() => {
  const holes = [...document.querySelectorAll('mask rect[rx]')].map((one) => one.getBBox());
  const free = (box) => holes.some(({ x, y, width, height }) =>
    x <= box.left && y <= box.top && box.right <= x + width && box.bottom <= y + height);
  return [...document.querySelectorAll('main.field b')]
    .filter((one) => /\\d/.test(one.textContent) && one.checkVisibility() && !free(one.getBoundingClientRect()))
    .map((one) => one.parentElement.outerHTML.slice(0, 200));
}"""


@pytest.mark.parametrize("way", USUAL, ids=str)
def test_what_is_executed_next_stands_out_and_has_arrows_to_its_targets(
    way: Way, ada: Person
) -> None:
    made = ada.make(way, always_ask=True)
    prompt = reach(Mouse(ada, way.seed), made, until=lambda state: bool(aims(state)))
    state = ada.watch.state(prompt)
    items = ada.page.locator(".stack .item")
    first = items.first
    expect(ada.page.locator(".stack .item.next")).to_have_count(1)
    expect(first).to_contain_class("next")
    expect(first.locator(".badge")).to_have_text("next")
    entries = state["view"].get("stack") or state["view"]["ladder"]
    expect(first.locator(".number")).to_have_text(str(len(entries)))
    ends, boxes = ada.page.wait_for_function(ARROWS, arg=aims(state)).json_value()
    for left, right, top, bottom in boxes:
        assert any(left <= x <= right and top <= y <= bottom for x, y in ends)
    assert ada.page.evaluate(CROSSED) == []


@pytest.mark.parametrize(("way", "title"), [(RONE, "Stack"), (STARTER, "Ladder")], ids=str)
def test_a_phone_calls_the_stack_as_its_game_does(way: Way, title: str, invite: Invite) -> None:
    ada = invite(SMALL_PHONE)
    ada.open(ada.make(way))
    tab = ada.page.locator("nav.bar button").first
    expect(tab).to_contain_text(title)
    tab.tap()
    expect(ada.page.get_by_role("dialog", name=title)).to_be_visible()


# -- combat ----------------------------------------------------------------------------------------


def health(state: dict[str, Any], n: int) -> int:
    """Of a unit; 0: it is gone."""
    units = [unit for seat in state["view"]["seats"] for unit in seat["units"]]
    return max(0, next((int(unit["health"]) for unit in units if unit["n"] == n), 0))


def fights(state: dict[str, Any]) -> list[dict[str, Any]]:
    """The attacks on units that are offered."""
    options = state["view"]["question"]["options"]
    return [one for one in options if "attacker_health" in (one.get("prediction") or {})]


def came(states: list[dict[str, Any]], fighters: list[int]) -> list[int] | None:
    """The health that both have after a combat; None: another card or a text had a part in it."""
    for state in states:
        lines = state["log"]
        named = {card["n"] for line in lines for card in line["cards"]}
        if not named <= set(fighters) or any(
            "triggers" in plain_text(one["sentence"]["en"]) for one in lines
        ):
            return None
        combat = state["view"]["combat"]
        if combat is None or combat["step"] == "damage-dealt":
            return [health(state, n) for n in fighters]
    return None


@dataclass(frozen=True)
class Foretold:
    """What the marks of an attack said."""

    healths: list[int]
    fighters: list[int]
    at: int  # how many states had come when it was said


def compared(attacks: list[Foretold], states: list[dict[str, Any]]) -> list[tuple[Foretold, Any]]:
    """The attacks in which nobody else had a part, each with how it ended."""
    found = [(one, came(states[one.at :], one.fighters)) for one in attacks]
    return [(one, healths) for one, healths in found if healths is not None]


def test_a_combat_ends_as_the_attacked_card_said_where_nobody_else_has_a_part(ada: Person) -> None:
    way = replace(RONE, seed=155)  # with attacks on units early
    player = Mouse(ada, way.seed)
    reach(player, ada.make(way), until=lambda state: bool(fights(state)))
    attacks: list[Foretold] = []
    while len(compared(attacks, ada.watch.states(0))) < 3:
        assert player.play(until=lambda state: bool(fights(state))) != "over"
        prompt = AtTable(ada).prompt(player.last)
        state = ada.watch.state(prompt)
        option = fights(state)[0]
        foretold = [
            max(0, option["prediction"][f"{who}_health"]) for who in ("attacker", "defender")
        ]
        target = ada.page.locator(f'.slot[data-card="{option["cards"][0]}"]')
        shown = [f"{left}♥" if left else "☠" for left in foretold]
        expect(target.locator(".prediction")).to_have_text(f"⚔ {shown[0]} ▸ {shown[1]}")
        fighters = [state["view"]["question"]["card"], option["cards"][0]]
        attacks.append(Foretold(foretold, fighters, len(ada.watch.states(0))))
        player.press(target)
        player.press(ada.page.get_by_role("menuitem").first)
        player.last = prompt
        AtTable(ada).prompt(prompt)
    for one, healths in compared(attacks, ada.watch.states(0)):
        assert healths == one.healths


# -- inspecting by touch ---------------------------------------------------------------------------


def hold(ada: Person, target: Locator) -> None:
    """A finger stays on something for longer than a tap."""
    stands_still(ada.page)
    target.scroll_into_view_if_needed()
    box = target.bounding_box()
    assert box
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + min(box["height"] / 2, 20)}
    touch = ada.context.new_cdp_session(ada.page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(ada.page.locator(".sheet .content .card").first).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.parametrize("where", [".hand .slot", "[role=log] .chip"])
def test_a_long_press_inspects_a_card_and_does_nothing_else(where: str, invite: Invite) -> None:
    ada = invite(PHONE)
    player = Mouse(ada, RONE.seed)
    prompt = reach(player, ada.make(RONE), until=after(6, player))
    if "log" in where:
        ada.page.get_by_role("button", name="Log", exact=True).tap()
    hold(ada, ada.page.locator(where).last)
    expect(ada.page.get_by_role("dialog", name="Card")).to_be_visible()
    expect(ada.page.get_by_role("menu")).to_have_count(0)
    assert AtTable(ada).prompt() == prompt


# -- marks without colour --------------------------------------------------------------------------

MARKS = ["playable", "target", "selected", "threat", "changed"]
STATES = [*MARKS, "focus", "not usable"]

# Gives a card of the hand one of the seven states, with the page's own styles; says what is drawn but for its colour.
SHOW_STATE = """([state, marks]) => {
  const slot = document.querySelector('.hand .slot[data-shown]') ?? document.querySelector('.hand .slot.playable');
  slot.dataset.shown = '';
  const rings = slot.querySelector('.rings');
  slot.blur();
  slot.classList.remove(...marks);
  slot.classList.toggle('dim', state === 'not usable');
  slot.querySelector('.glyphs').style.display = 'none';
  rings.style.display = marks.includes(state) ? '' : 'none';
  const ring = rings.firstElementChild;
  ring.classList.remove(...marks);
  if (marks.includes(state)) ring.classList.add(state);
  if (state === 'focus') slot.focus();
  const drawn = getComputedStyle(ring);
  const { outlineStyle, outlineWidth } = getComputedStyle(slot);
  return [
    ...(marks.includes(state) ? [drawn.borderTopStyle, drawn.borderTopWidth, drawn.borderImageSource !== 'none'] : []),
    outlineStyle === 'none' ? '' : `outline ${outlineStyle} ${outlineWidth}`,
    getComputedStyle(slot.querySelector('.card')).filter,
  ].join(' ');
}"""

# How many points of two pictures differ clearly in brightness.
DIFFERENT = """async (pictures) => {
  const points = await Promise.all(pictures.map(async (text) => {
    const bytes = Uint8Array.from(atob(text), (one) => one.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext('2d');
    context.drawImage(bitmap, 0, 0);
    return context.getImageData(0, 0, bitmap.width, bitmap.height).data;
  }));
  const light = (data, at) => 0.2126 * data[at] + 0.7152 * data[at + 1] + 0.0722 * data[at + 2];
  let found = 0;
  for (let at = 0; at < points[0].length; at += 4) {
    if (Math.abs(light(points[0], at) - light(points[1], at)) > 25) found += 1;
  }
  return found;
}"""


def plays_from_hand(state: dict[str, Any]) -> bool:
    hand = {card["n"] for card in state["view"]["seats"][0]["hand"]}
    return any(
        hand & {*one["cards"], *one.get("leads", ())}
        for one in state["view"]["question"]["options"]
    )


@pytest.fixture
def hand(ada: Person) -> Person:
    """Before a hand with a card that can be played, by keys."""
    reach(Mouse(ada, RONE.seed), ada.make(RONE), until=plays_from_hand)
    expect(ada.page.locator(".hand .slot.playable").first).to_be_visible()
    ada.page.mouse.move(2, 2)
    ada.page.keyboard.press("Tab")  # whoever uses keys sees the focus
    return ada


def test_the_seven_states_of_a_card_differ_in_shape_and_not_by_colour_alone(hand: Person) -> None:
    drawn = {state: hand.page.evaluate(SHOW_STATE, [state, MARKS]) for state in STATES}
    assert len(set(drawn.values())) == len(STATES), drawn


@pytest.mark.painted
@pytest.mark.parametrize("vision", ["deuteranopia", "protanopia", "tritanopia", "achromatopsia"])
def test_the_seven_states_of_a_card_are_told_apart_without_some_colours(
    vision: str, hand: Person
) -> None:
    eyes = hand.context.new_cdp_session(hand.page)
    eyes.send("Emulation.setEmulatedVisionDeficiency", {"type": vision})
    pictures = {}
    for state in STATES:
        hand.page.evaluate(SHOW_STATE, [state, MARKS])
        box = hand.page.locator(".hand .slot[data-shown]").bounding_box()
        assert box
        clip = {"x": box["x"] - 8, "y": box["y"] - 8, "width": box["width"] + 16, "height": 80}
        pictures[state] = base64.b64encode(hand.page.screenshot(clip=clip)).decode()  # type: ignore[arg-type]
    for one, other in itertools.combinations(STATES, 2):
        different = hand.page.evaluate(DIFFERENT, [pictures[one], pictures[other]])
        assert different > 100, (one, other)


# -- motion ----------------------------------------------------------------------------------------

# Keeps what is animated from script, and what says that it has come to its place.
WATCH_MOTION = """
  window.travelled = [];
  window.arrived = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    for (const frame of frames) if (frame.transform || frame.translate || frame.scale) window.travelled.push(JSON.stringify(frame));
    return animate.call(this, frames, options);
  };
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const { arrived } = target.dataset;
      if (arrived) window.arrived.push([arrived, getComputedStyle(target, '::after').content]);
    }
  }).observe(document, { subtree: true, attributeFilter: ['data-arrived'] });
"""
SLOWEST = """() => Math.max(...[...document.querySelectorAll('.slot, .slot .inner, .slot .art, .stack .item')]
  .flatMap((one) => [getComputedStyle(one).transitionDuration, getComputedStyle(one).animationDuration])
  .flatMap((text) => text.split(',')).map(parseFloat))"""


@pytest.mark.parametrize("way", [*USUAL, RUNE_AGE], ids=str)
def test_with_reduced_motion_nothing_travels_and_what_moved_says_so(
    way: Way, invite: Invite
) -> None:
    ada = invite(pace="fast")
    ada.context.add_init_script(WATCH_MOTION)
    ada.open(ada.make(way))
    player = Mouse(ada, way.seed)
    player.play(until=lambda _: player.answered > 8)
    expect(ada.page.locator("html")).to_have_attribute("data-motion", "reduced")
    assert ada.page.evaluate("() => window.travelled") == []
    assert ada.page.evaluate(SLOWEST) <= 0.001
    arrived = ada.page.evaluate("() => window.arrived")
    assert arrived
    assert all(found == ["moved here", '"moved here"'] for found in arrived)


def test_with_motion_cards_travel_to_their_places(invite: Invite) -> None:
    ada = invite(motion="no-preference", pace="fast")
    ada.context.add_init_script(WATCH_MOTION)
    ada.open(ada.make(RONE))
    player = Mouse(ada, RONE.seed)
    player.play(until=lambda _: player.answered > 14)
    expect(ada.page.locator("html")).to_have_attribute("data-motion", "full")
    assert ada.page.evaluate("() => window.travelled") != []
    assert ada.page.evaluate("() => window.arrived") == []


# -- German ----------------------------------------------------------------------------------------

# Names and titles that do not fit into their boxes.
CLIPPED = """() => [...document.querySelectorAll(
    '.card .name, .card .type, .ailment .name, .known, .plate .name, .pile .title, .plate dd small, .meter, .phase, .option .label')]
  .filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.getClientRects().length)
  .filter((one) => getComputedStyle(one).display !== 'inline')
  .filter((one) => !one.closest('.pictured') && getComputedStyle(one).clipPath === 'none')  // read aloud only
  .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
  .map((one) => `${one.className}: ${one.textContent.replaceAll('\\u00ad', '')}`)"""


@pytest.mark.parametrize("size", [DESKTOP, SMALL_PHONE], ids=str)
@pytest.mark.parametrize("screen", BOARDS)
def test_no_name_is_clipped_in_german(screen: str, size: Size, invite: Invite) -> None:
    ada = invite(size, language="de")
    SCREENS[screen](ada)
    ada.page.wait_for_function("() => document.fonts.status === 'loaded'")
    stands_still(ada.page)
    assert ada.page.evaluate(CLIPPED) == []


# -- another tab -----------------------------------------------------------------------------------

# A browser whose tab can be in the background, and in which notifications are allowed.
AWAY = """
  window.isAway = false;
  Object.defineProperty(document, 'hidden', { get: () => window.isAway });
  window.told = [];
  window.Notification = class {
    static permission = 'granted';
    constructor(title, { body }) { window.told.push([title, body]); }
    close() { window.told.push('closed'); }
  };
  const known = JSON.parse(localStorage.getItem('runestack.settings') ?? '{}');
  localStorage.setItem('runestack.settings', JSON.stringify({ ...known, notify: true }));
"""
ICON = "() => document.querySelector('link[rel=icon]').getAttribute('href')"
# Whether this person decides or waits for somebody.
DECIDES = """(last) => {
  const prompt = document.querySelector('[data-prompt]')?.dataset.prompt;
  if (prompt && prompt !== last) return prompt;
  return document.querySelector('.prompt .sentence')?.textContent.includes('decides') ? 'waits' : null;
}"""


def answer_until_others_decide(player: Mouse) -> None:
    for _ in range(60):
        prompt = player.page.wait_for_function(DECIDES, arg=player.last).json_value()
        if prompt == "waits":
            return
        player.page.wait_for_function(READY)
        player.last = prompt
        player.answer(player.person.watch.state(prompt))
    raise AssertionError("nobody else is asked")


def test_my_turn_is_noticed_in_another_tab_by_title_icon_and_notification(invite: Invite) -> None:
    ada, bert = invite(), invite(name="Bert")
    ada.context.add_init_script(AWAY)
    made = ada.make(STARTER, OPEN)
    bert.sit(made, 1)
    ada.open(made)
    player, other = Mouse(ada, 1), Mouse(bert, 2)
    answer_until_others_decide(player)
    expect(ada.page).to_have_title("Runeslingers – Runestack")
    assert ada.page.evaluate(ICON) == "./icon.svg"
    ada.page.evaluate("() => { window.isAway = true; window.told.length = 0; }")
    answer_until_others_decide(other)
    expect(ada.page).to_have_title("● Your decision – Runestack")
    assert ada.page.evaluate(ICON).startswith("data:image/svg+xml,")
    told = ada.page.evaluate("() => window.told")
    question = ada.watch.states(0)[-1]["view"]["question"]
    assert told == [["Runeslingers", plain_text(question["prompt"]["en"])]]
    ada.page.evaluate("() => { window.isAway = false; }")
    answer_until_others_decide(player)
    expect(ada.page).to_have_title("Runeslingers – Runestack")
    assert ada.page.evaluate(ICON) == "./icon.svg"
    assert ada.page.evaluate("() => window.told").count("closed") == 1
