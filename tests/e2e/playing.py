"""How a person plays a whole game: with the mouse, a finger, keys alone, or through the table in words.

After every question the marks on the table are held against what the server offered: what can be used is marked, and
nothing else is.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Locator, Page, expect
from websockets.sync.client import ClientConnection

from tests.e2e.people import PATIENCE, Person
from tests.e2e.titles import Way
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
READY = "() => !document.querySelector('[data-prompt] .option[aria-disabled=true]')"

# Looks for something in the page again and again, until it is there; what the page has to do for it is not held up by pictures
# that nobody needs.
UNTIL = """async (find, patience) => {
  const end = performance.now() + patience;
  for (;;) {
    const found = find();
    if (found) return found;
    if (performance.now() > end) throw new Error(`has not come within ${patience / 1000} s: ${find}`);
    await new Promise((done) => setTimeout(done, 5));
  }
}"""

# Where to press something so that nothing lies over it, or what lies over it. The board makes room for a question one or two
# frames after it has come, and what just happened may still pass over it: whoever presses waits until the table is still,
# as a person would.
SPOT = """async (element) => {
  const frame = () => new Promise(requestAnimationFrame);
  const moving = document.getAnimations().filter(({ effect }) =>
    effect.target?.contains(element) && effect.getComputedTiming().iterations !== Infinity);
  await Promise.allSettled(moving.map((one) => one.finished));
  const until = performance.now() + 5000;
  let over = null;
  do {
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    let box = element.getBoundingClientRect();
    for (let frames = 0, still = 0; frames < 60 && still < 2; frames += 1) {
      await frame();
      const now = element.getBoundingClientRect();
      still = now.left === box.left && now.top === box.top ? still + 1 : 0;
      box = now;
    }
    for (const [x, y] of [[0.5, 0.5], [0.2, 0.3], [0.8, 0.3], [0.5, 0.15], [0.5, 0.85], [0.1, 0.9]]) {
      const at = [box.left + box.width * x, box.top + box.height * y];
      over = document.elementFromPoint(...at);
      if (over && element.contains(over)) return { at };
    }
  } while (performance.now() < until);
  return { over: over?.outerHTML.slice(0, 300) ?? 'the edge of the window' };
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


def with_marks(marks: str) -> str:
    """The next question, the seat that is asked, and what is marked: one journey to the page instead of three."""
    return f"""async ([last, patience]) => {{
      const asked = await ({UNTIL})(() => ({ASKED})(last), patience);
      await new Promise(requestAnimationFrame);
      const seat = document.querySelector('[data-prompt]')?.dataset.seat;
      return {{ asked, seat: Number(seat ?? 0), marks: ({marks})() }};
    }}"""


# The first of several things that is there to be seen, and where to press it; or the answer below the question, as soon as it
# takes clicks.
FIRST_SPOT = f"""async ([selectors, answer, patience]) => {{
  const isVisible = (one) => one?.checkVisibility({{ visibilityProperty: true }}) && one.getBoundingClientRect().width > 0;
  for (const [place, selector] of selectors.entries()) {{
    const found = document.querySelector(selector);
    if (isVisible(found)) return {{ place, ...(await ({SPOT})(found)) }};
  }}
  await ({UNTIL})({READY}, patience);
  const found = await ({UNTIL})(() => document.querySelector(answer), patience);
  if (!isVisible(found)) document.querySelector('[data-prompt] .fold')?.click();
  return {{ place: -1, ...(await ({SPOT})(found)) }};
}}"""


def place_key(place: dict[str, Any]) -> str:
    """As the page names places."""
    return " ".join(f"{name}{place[name]}" for name in sorted(place))


def is_confirmed(option: Mapping[str, Any]) -> bool:
    """Whether a click asks once more before the answer is given: an attack, or harm to oneself."""
    foretold = option.get("prediction") or {}
    return any(field in option for field in ("combat", "only", "harms")) or any(
        field in foretold for field in ("attacker_health", "hero_damage")
    )


QUIET = ("end-", "pass", "decline", "stop", "no-block", "done", "keep")


class Taste:
    """What somebody likes to answer; the same seed likes the same."""

    def __init__(self, seed: int, haste: float = 0.0) -> None:
        self.chance = random.Random(seed)
        self.haste = haste  # how often something is let be at once, so that turns are short

    def wish(self, question: dict[str, Any]) -> tuple[dict[str, Any], int | None]:
        """The option to take, and the card that is meant where it is an announcement."""
        options: list[dict[str, Any]] = question["options"]
        eager = [one for one in options if not one["id"].startswith(QUIET)]
        if self.haste and len(eager) < len(options) and self.chance.random() < self.haste:
            return next(one for one in options if one not in eager), None
        option = self.chance.choice(
            eager if eager and self.chance.random() < EAGERNESS else options
        )
        leads = option.get("leads") or []
        return option, self.chance.choice(leads) if leads else None


class Someone:
    """Answers as a person at a page does, which names the card of the hand that an announcement was meant for by itself."""

    def __init__(self, taste: Taste) -> None:
        self.taste = taste
        self.given = 0  # answers of the person
        self.meant: int | None = None

    def named(self, view: Mapping[str, Any]) -> dict[str, Any] | None:
        """The option that the page takes, if it takes one."""
        fitting = [one for one in view["question"]["options"] if self.meant in one["cards"]]
        self.meant = None
        return fitting[0] if len(fitting) == 1 else None

    def wish(self, view: Mapping[str, Any]) -> dict[str, Any]:
        """The option that the person takes."""
        self.given += 1
        option, meant = self.taste.wish(view["question"])
        hand = [card.get("n") for card in view["seats"][0]["hand"]]
        self.meant = meant if meant in hand else None
        return option


def never(_state: object) -> bool:
    return False


def advance(person: Person, made: dict[str, Any], answers: int, seed: int) -> None:
    """Answers so many questions of the first seat without a page, as quickly as the server takes them."""
    taste = Taste(seed)
    given = 0
    with wire(person, made) as socket:
        for state in questions(socket):
            if given == answers:
                return
            option, _ = taste.wish(state["view"]["question"])
            say(socket, "choose", seat=0, prompt=state["prompt"], option=option["id"])
            given += 1
    raise AssertionError(f"the game was over after {given} answers")


@contextmanager
def wire(person: Person, made: dict[str, Any]) -> Iterator[ClientConnection]:
    """A connection of this person's own to a table, beside that of the page."""
    cookies = "; ".join(f"{one['name']}={one['value']}" for one in person.context.cookies())
    with live(person.address, made["id"], cookies) as socket:
        say(socket, "hello", last_seq=0, log={})
        yield socket


def questions(socket: ClientConnection) -> Iterator[dict[str, Any]]:
    """The states in which the first seat is asked something new, until the game is over."""
    asked: set[str] = set()
    while True:
        message = hear(socket)
        assert message["kind"] != "refused", message
        if message["kind"] != "state" or message["seat"]:
            continue
        if message["view"]["result"]:
            return
        if message["prompt"] not in {None, *asked}:
            asked.add(message["prompt"])
            yield message


class Player:
    """Somebody at a table who answers whatever is asked."""

    marks = MARKED  # what is looked at when something is asked

    def __init__(self, person: Person, seed: int = 1, haste: float = 0.0) -> None:
        self.person = person
        self.page: Page = person.page
        self.taste = Taste(seed, haste)
        self.last = ""
        self.answered = 0
        self.used: dict[str, int] = {}  # what was pressed how often

    def asked(self) -> str:
        """Waits for the next question; `over` at the end."""
        return str(self.next()["asked"])

    def next(self) -> dict[str, Any]:
        """Waits for the next question: its prompt, the seat, and what is marked."""
        found: dict[str, Any] = self.page.evaluate(
            with_marks(self.marks), [self.last, 4 * PATIENCE]
        )
        return found

    def play(self, until: Callable[[dict[str, Any]], bool] = never) -> str:
        """Plays until the game is over or something is so when this person is asked; says which."""
        for _ in range(MOST):
            found = self.next()
            prompt = str(found["asked"])
            if prompt in {"over", "curtain"}:
                return prompt
            state = self.person.watch.state(prompt, found["seat"])
            if until(state):
                return prompt
            self.compare(state["view"]["question"], found["marks"])
            self.last = prompt
            self.answer(state)
            self.answered += 1
        raise AssertionError(f"the game does not end: {MOST} questions were answered")

    def check_marks(self, question: dict[str, Any]) -> None:
        """Looks whether what is marked now fits a question."""
        self.compare(question, self.page.evaluate(self.marks))

    def compare(self, question: dict[str, Any], found: Any) -> None:
        """Only what an answer touches is marked, and all of it that is on the screen."""
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


def reach(
    player: Player, made: dict[str, Any], until: Callable[[dict[str, Any]], bool] = never
) -> str:
    """Answers without the page, as the player would there, until something is so when he is asked; opens the page then."""
    if player.page.url != "about:blank":
        player.person.go("/")  # nobody has to draw what nobody looks at
    someone = Someone(player.taste)
    with wire(player.person, made) as socket:
        for state in questions(socket):
            option = someone.named(state["view"])
            if option is None:
                if until(state):
                    break
                option = someone.wish(state["view"])
                player.answered += 1
            say(socket, "choose", seat=0, prompt=state["prompt"], option=option["id"])
        else:
            raise AssertionError(f"the game was over after {player.answered} answers")
    player.person.open(made)
    player.last = ""
    assert player.asked() == state["prompt"]
    return str(state["prompt"])


def after(answers: int, player: Player) -> Callable[[dict[str, Any]], bool]:
    """Stops a player after so many answers, never amid a gesture: the server does not know of one before it is done."""
    return lambda state: player.answered >= answers and "/" not in state["prompt"]


class Mouse(Player):
    """Clicks marked cards and places where it can, and buttons where it must; a finger taps."""

    def press(self, target: Locator) -> None:
        self.press_at(target.evaluate(SPOT), str(target))

    def press_at(self, spot: dict[str, Any], what: str) -> None:
        assert "at" in spot, f"{spot['over']} lies over {what}"
        if self.person.size.touch:
            self.page.touchscreen.tap(*spot["at"])
        else:
            self.page.mouse.click(*spot["at"])

    def answer(self, state: dict[str, Any]) -> None:
        question = state["view"]["question"]
        option, meant = self.taste.wish(question)
        offered = list(self.on_the_table(question, option, meant))
        selectors = [selector for selector, _ in offered]
        button = f'[data-prompt] [data-option="{option["id"]}"]'
        spot = self.page.evaluate(FIRST_SPOT, [selectors, button, PATIENCE])
        if spot["place"] < 0:
            self.count("button")
            self.press_at(spot, button)
            return
        selector, items = offered[spot["place"]]
        self.count("table")
        self.press_at(spot, selector)
        if len(items) > 1 or self.person.size.touch or is_confirmed(option):
            self.count("menu")
            self.press(self.page.locator("[role=menuitem]").nth(items.index(option["id"])))

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
                if len(items) > 1 or is_confirmed(option):
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
            self.page.get_by_role("combobox").fill(button.locator(".label").text_content() or "")
            self.key("Enter")


class Words(Mouse):
    """Plays through the table in words: buttons at the lines of the cards, and at the prompt."""

    marks = """() => ({
      slots: document.querySelectorAll('.slot').length,
      usable: [...document.querySelectorAll('[data-text-card]')]
        .filter((one) => one.querySelector('.actions .button:not(.quiet)'))
        .map((one) => Number(one.dataset.textCard)),
    })"""

    def compare(self, question: dict[str, Any], found: Any) -> None:
        """There is nothing to see, and every card that can be used says so by a button."""
        assert found["slots"] == 0
        options = question["options"]
        cards = {n for one in options for n in [*one["cards"], *(one.get("leads") or [])]}
        assert set(found["usable"]) <= cards

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


def in_words(person: Person, made: dict[str, Any], way: Way) -> Words:
    """Opens a table in words."""
    person.open(made)
    player = Words(person, way.seed)
    player.asked()
    person.page.keyboard.press("Alt+t")
    expect(person.page.get_by_role("heading", name="Text table")).to_be_visible()
    return player


def plays_in_words(person: Person, way: Way) -> None:
    """Plays a game through the table in words, without anything to see."""
    player = in_words(person, person.make(way), way)
    assert player.play() == "over"
    assert player.used["line"]
