"""How a person plays a whole game: with the mouse, a finger, keys alone, or through the table in words.

After every question the marks on the table are held against what the server offered: what can be used is marked, and
nothing else is.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

from playwright.sync_api import Locator, Page

from tests.e2e.people import PATIENCE, Person
from tests.server.processes import hear, live, say

MOST = 2500  # questions; more mean that a game does not end
EAGERNESS = 0.9  # how often something is done rather than let be: what happens sooner, ends sooner

# What the page asks now: the prompt's id, "over", "curtain", or nothing new yet.
ASKED = """(last) => {
  if (document.querySelector('section.result')) return 'over';
  if (document.querySelector('.curtain')) return 'curtain';
  const found = document.querySelector('[data-prompt]')?.dataset.prompt;
  return found && found !== last ? found : null;
}"""

# Whether the answers take clicks: a prompt that has just appeared does not, for a moment.
READY = "() => !document.querySelector('[data-prompt] [aria-disabled=true]')"

# Where to press something so that nothing lies over it; null: it cannot be pressed.
SPOT = """async (element) => {
  const moving = document.getAnimations().filter(({ effect }) =>
    effect.target?.contains(element) && effect.getComputedTiming().iterations !== Infinity);
  await Promise.allSettled(moving.map((one) => one.finished));
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const box = element.getBoundingClientRect();
  for (const [x, y] of [[0.5, 0.5], [0.2, 0.3], [0.8, 0.3], [0.5, 0.15], [0.5, 0.85], [0.1, 0.9]]) {
    const at = [box.left + box.width * x, box.top + box.height * y];
    const hit = document.elementFromPoint(...at);
    if (hit && element.contains(hit)) return at;
  }
  return null;
}"""

# What is marked as usable, and what is there to be marked.
MARKED = """() => {
  const usable = (element) => element.matches('.playable, .target');
  const cards = [...document.querySelectorAll('[data-card]:not([data-pile])')];
  const places = [...document.querySelectorAll('[data-place]')];
  const choices = [...document.querySelectorAll('[data-choice]')];
  return {
    marked: cards.filter((one) => usable(one) && !one.dataset.place).map((one) => Number(one.dataset.card)),
    present: cards.map((one) => Number(one.dataset.card)),
    places: places.filter(usable).map((one) => [one.dataset.place, Number(one.dataset.card ?? -1)]),
    all_places: places.map((one) => one.dataset.place),
    choices: choices.filter(usable).map((one) => one.dataset.choice),
    buttons: [...document.querySelectorAll('[data-prompt] [data-option]')].map((one) => one.dataset.option),
  };
}"""


def place_key(place: dict[str, Any]) -> str:
    """As the page names places."""
    return " ".join(f"{name}{place[name]}" for name in sorted(place))


QUIET = ("end-", "pass", "decline", "stop", "no-block", "done", "keep")


class Taste:
    """What somebody likes to answer; the same seed likes the same."""

    def __init__(self, seed: int) -> None:
        self.dice = random.Random(seed)

    def wish(self, question: dict[str, Any]) -> tuple[dict[str, Any], int | None]:
        """The option to take, and the card that is meant where it is an announcement."""
        options: list[dict[str, Any]] = question["options"]
        eager = [one for one in options if not one["id"].startswith(QUIET)]
        option = self.dice.choice(eager if eager and self.dice.random() < EAGERNESS else options)
        leads = option.get("leads") or []
        return option, self.dice.choice(leads) if leads else None


def never(_state: dict[str, Any]) -> bool:
    return False


def advance(
    person: Person,
    made: dict[str, Any],
    answers: int,
    seed: int,
    until: Callable[[dict[str, Any]], bool] = never,
) -> None:
    """Answers so many questions of the first seat without a page, as quickly as the server takes them.

    Or fewer: until something is so when it is asked.
    """
    taste = Taste(seed)
    cookies = "; ".join(f"{one['name']}={one['value']}" for one in person.context.cookies())
    with live(person.address, made["id"], cookies) as socket:
        say(socket, "hello", last_seq=0, log={})
        done: set[str] = set()
        while len(done) < answers:
            message = hear(socket)
            assert message["kind"] != "refused", message
            if message["kind"] != "state" or message["seat"] or message["prompt"] in {None, *done}:
                continue
            if until(message):
                return
            done.add(message["prompt"])
            option, _ = taste.wish(message["view"]["question"])
            say(socket, "choose", seat=0, prompt=message["prompt"], option=option["id"])
        assert until is never, f"{answers} answers did not lead there"
        while hear(socket)["kind"] != "accepted":
            pass


class Player:
    """Somebody at a table who answers whatever is asked."""

    def __init__(self, person: Person, seed: int = 1) -> None:
        self.person = person
        self.page: Page = person.page
        self.taste = Taste(seed)
        self.last = ""
        self.answered = 0
        self.used: dict[str, int] = {}  # what was pressed how often

    def asked(self) -> str:
        """Waits for the next question; `over` at the end."""
        found = self.page.wait_for_function(ASKED, arg=self.last, timeout=4 * PATIENCE)
        return str(found.json_value())

    def play(self, until: Callable[[dict[str, Any]], bool] = never) -> str:
        """Plays until the game is over or something is so when this person is asked; says which."""
        for _ in range(MOST):
            prompt = self.asked()
            if prompt in {"over", "curtain"}:
                return prompt
            seat = self.page.locator("[data-prompt]").get_attribute("data-seat")
            state = self.person.watch.state(prompt, int(seat or 0))
            if until(state):
                return prompt
            self.check_marks(state["view"]["question"])
            self.last = prompt
            self.answer(state)
            self.answered += 1
        raise AssertionError(f"the game does not end: {MOST} questions were answered")

    def check_marks(self, question: dict[str, Any]) -> None:
        """Only what an answer touches is marked, and all of it that is on the screen."""
        found = self.page.evaluate(MARKED)
        options = question["options"]
        cards = {n for one in options for n in [*one["cards"], *(one.get("leads") or [])]}
        places = {place_key(place) for one in options for place in (one.get("places") or [])}
        ids = {one["id"] for one in options}
        assert set(found["marked"]) <= cards, (found["marked"], cards)
        assert cards & set(found["present"]) <= {*found["marked"], *(n for _, n in found["places"])}
        assert {key for key, n in found["places"] if n not in cards} <= places
        assert places & set(found["all_places"]) <= {key for key, _ in found["places"]}
        assert set(found["choices"]) <= ids
        assert sorted(found["buttons"]) == sorted(ids)

    def answer(self, state: dict[str, Any]) -> None:
        raise NotImplementedError

    def count(self, what: str) -> None:
        self.used[what] = self.used.get(what, 0) + 1


def after(answers: int, player: Player) -> Callable[[dict[str, Any]], bool]:
    """Stops a player after so many answers."""
    return lambda _state: player.answered >= answers


class Mouse(Player):
    """Clicks marked cards and places where it can, and buttons where it must; a finger taps."""

    def press(self, target: Locator) -> None:
        spot = target.evaluate(SPOT)
        assert spot is not None, f"something lies over {target}"
        if self.person.size.touch:
            self.page.touchscreen.tap(*spot)
        else:
            self.page.mouse.click(*spot)

    def answer(self, state: dict[str, Any]) -> None:
        question = state["view"]["question"]
        option, meant = self.taste.wish(question)
        for selector, items in self.on_the_table(question, option, meant):
            target = self.page.locator(selector).first
            if target.is_visible():
                self.count("table")
                self.press(target)
                if len(items) > 1 or self.person.size.touch:
                    self.count("menu")
                    place = items.index(option["id"])
                    self.press(self.page.get_by_role("menuitem").nth(place))
                return
        self.count("button")
        self.page.wait_for_function(READY)
        self.press(self.page.locator(f'[data-prompt] [data-option="{option["id"]}"]'))

    def on_the_table(
        self, question: dict[str, Any], option: dict[str, Any], meant: int | None
    ) -> Iterator[tuple[str, list[str]]]:
        """What stands for an option on the table, and the options that a press there offers, in order."""
        options = question["options"]
        for n in option["cards"] if meant is None else [meant]:
            touching = [one["id"] for one in options if n in one["cards"]]
            leading = [one["id"] for one in options if n in (one.get("leads") or [])]
            yield f'.slot[data-card="{n}"]', touching + leading
        for key in map(place_key, option.get("places") or []):
            offered = [
                one["id"] for one in options if key in map(place_key, one.get("places") or [])
            ]
            yield f'[data-place="{key}"]', offered
        yield f'[data-choice="{option["id"]}"]', [option["id"]]


# Which zones can be walked to in order, and where the wanted card is among them.
KEYS_TO = """(selector) => {
  const zones = [...document.querySelectorAll('[data-zone]')].filter((zone) => zone.querySelector('[data-item]'));
  const wanted = document.querySelector(selector);
  const here = document.activeElement?.closest('[data-zone]');
  if (!wanted || !wanted.closest('[data-zone]')) return null;
  const down = zones.indexOf(wanted.closest('[data-zone]')) - (here ? zones.indexOf(here) : -1);
  const items = [...wanted.closest('[data-zone]').querySelectorAll('[data-item]')];
  const current = here === wanted.closest('[data-zone]') ? document.activeElement
    : items.find((one) => one.tabIndex === 0) ?? items[0];
  return { down, right: items.indexOf(wanted) - items.indexOf(current) };
}"""


class Keys(Mouse):
    """No mouse at all: arrows and Enter on the table, numbers and letters for the answers."""

    def press(self, target: Locator) -> None:
        raise AssertionError("this person has no mouse")

    def key(self, name: str, times: int = 1) -> None:
        for _ in range(times):
            self.page.keyboard.press(name)

    def answer(self, state: dict[str, Any]) -> None:
        question = state["view"]["question"]
        option, meant = self.taste.wish(question)
        self.page.wait_for_function(READY)
        for selector, items in self.on_the_table(question, option, meant):
            if self.walk_to(selector):
                self.count("table")
                self.key("Enter")
                if len(items) > 1:
                    self.count("menu")
                    self.page.get_by_role("menu").wait_for()
                    self.key(str(items.index(option["id"]) + 1))
                return
        self.answer_at_prompt(option["id"])

    def walk_to(self, selector: str) -> bool:
        """Arrows lead to a card: up and down between zones, left and right within one."""
        if not (way := self.page.evaluate(KEYS_TO, selector)):
            return False
        self.key("ArrowDown" if way["down"] > 0 else "ArrowUp", abs(way["down"]))
        way = self.page.evaluate(KEYS_TO, selector)
        self.key("ArrowRight" if way["right"] > 0 else "ArrowLeft", abs(way["right"]))
        focused = self.page.evaluate(
            "(s) => document.activeElement === document.querySelector(s)", selector
        )
        assert focused, f"the arrows do not lead to {selector}"
        return True

    def answer_at_prompt(self, option: str) -> None:
        button = self.page.locator(f'[data-prompt] [data-option="{option}"]')
        number = button.get_attribute("data-number")
        kind = button.get_attribute("class") or ""
        if number and int(number) <= 9:
            self.count("number")
            self.key(number)
        elif "pass" in kind.split():
            self.count("pass")
            self.key("p")
        elif "end" in kind.split():
            self.count("end")
            self.key("Shift+E")
        else:
            self.count("palette")
            self.key("/")
            self.page.get_by_role("combobox").fill(button.locator(".label").inner_text())
            self.key("Enter")


class Words(Mouse):
    """Plays through the table in words: buttons at the lines of the cards, and at the prompt."""

    def check_marks(self, question: dict[str, Any]) -> None:
        """There is nothing to see, and every card that can be used says so by a button."""
        assert self.page.locator(".slot").count() == 0
        found = self.page.evaluate(
            "() => [...document.querySelectorAll('[data-text-card]')]"
            ".filter((one) => one.querySelector('.actions .button:not(.quiet)'))"
            ".map((one) => Number(one.dataset.textCard))"
        )
        options = question["options"]
        cards = {n for one in options for n in [*one["cards"], *(one.get("leads") or [])]}
        assert set(found) <= cards

    def answer(self, state: dict[str, Any]) -> None:
        question = state["view"]["question"]
        option, meant = self.taste.wish(question)
        for n in option["cards"] if meant is None else [meant]:
            buttons = self.page.locator(f'[data-text-card="{n}"] .actions .button:not(.quiet)')
            if buttons.count():
                self.count("line")
                options = question["options"]
                touching = [one["id"] for one in options if n in one["cards"]]
                leading = [one["id"] for one in options if n in (one.get("leads") or [])]
                self.press(buttons.nth((touching + leading).index(option["id"])))
                return
        self.count("button")
        self.page.wait_for_function(READY)
        self.press(self.page.locator(f'[data-prompt] [data-option="{option["id"]}"]'))
