"""The pages and dialogs, by what a person does there."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.e2e.people import Person
from tests.e2e.playing import ASKED

# Three frames in a row in which everything is where it was. A board makes room for a question, and follows the size of its
# window, one or two frames later; what is measured before that is no place that anybody sees.
STILL = """async () => {
  const frame = () => new Promise(requestAnimationFrame);
  const places = () => [...document.body.querySelectorAll('*')].map((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return [left, top, width, height].join(' ');
  }).join();
  let before = places();
  for (let frames = 0, still = 0; frames < 120; frames += 1) {
    await frame();
    const now = places();
    still = now === before ? still + 1 : 0;
    if (still === 3) return true;
    before = now;
  }
  return false;
}"""


def stands_still(page: Page) -> None:
    """Waits until nothing on the page moves any more."""
    assert page.evaluate(STILL), "the page does not come to rest"


def sees_the_result(person: Person, seat: int = 0) -> None:
    """What it is for this person, and why the game is over."""
    panel = person.page.locator("section.result")
    expect(panel).to_be_visible()  # what this browser was told last is the result, from here on
    result = person.watch.states(seat)[-1]["view"]["result"]
    score = result["scores"][seat]
    words = "You won!" if score > 0 else "You lost." if score < 0 else "It is a tie."
    expect(panel.locator("h2")).to_have_text(words)
    expect(panel).to_contain_text(result["reason"]["en"])


class Home:
    """The first page."""

    def __init__(self, person: Person) -> None:
        self.page = person.page
        person.go("/")

    def game(self, name: str) -> Locator:
        return self.page.locator(f'[data-game="{name}"]')

    def play_computer(self, name: str) -> None:
        self.game(name).get_by_role("button", name="Play against the computer").click()

    def open_saved_game(self, path: str) -> None:
        self.page.locator("input[type=file]").set_input_files(path)


class NewTable:
    """The page on which a table is made as its host wants it."""

    def __init__(self, person: Person, game: str) -> None:
        self.page = person.page
        person.go(f"/new/{game}")
        expect(self.page.get_by_role("heading", name="Seats")).to_be_visible()

    def seat(self, number: int, who: str) -> None:
        """`who`: me, friend, here, or an agent."""
        self.page.get_by_label(f"Player {number}", exact=True).select_option(who)

    def set(self, name: str, value: str) -> None:
        self.page.locator(f"#new-{name}").select_option(value)

    def start(self) -> None:
        self.page.locator("form button.primary").click()


class AtTable:
    """A running table."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page: Page = person.page

    @property
    def sentence(self) -> Locator:
        """Who decides what."""
        return self.page.locator(".prompt .sentence")

    @property
    def id(self) -> str:
        found = re.search(r"#/table/([^/]+)", self.page.url)
        assert found, self.page.url
        return found[1]

    def prompt(self, last: str = "") -> str:
        """Waits until this person is asked."""
        return str(self.page.wait_for_function(ASKED, arg=last).json_value())

    def menu(self, item: str) -> None:
        """Does something of the menu above the table."""
        self.page.get_by_role("button", name="More", exact=True).click()
        self.page.get_by_role("dialog", name="More").get_by_role("button", name=item).click()

    def dialog(self, title: str) -> Locator:
        return self.page.get_by_role("dialog", name=title)

    def ask_me(self, question: str) -> None:
        """From now on something is asked that is answered by itself otherwise."""
        self.page.get_by_role("button", name="Passing:").click()
        self.dialog("Passing").get_by_label(question).select_option("ask")
        self.page.keyboard.press("Escape")

    def give_up(self) -> None:
        self.menu("Concede")
        self.dialog("Concede").get_by_role("button", name="Concede").click()

    def link(self, label: str) -> str:
        """A link out of the dialog of seats."""
        return self.dialog("Seats").get_by_label(label).input_value()

    def take_back(self) -> Locator:
        return self.page.get_by_role("button", name=re.compile("ndo your last choice"))

    def unfolded_log(self) -> Locator:
        """The log, with what was passed spread out."""
        log = self.page.get_by_role("log")
        log.evaluate(
            "(log) => log.querySelectorAll('.passed[aria-expanded=false]').forEach((one) => one.click())"
        )
        return log

    def notice(self, words: str) -> Locator:
        return self.page.get_by_text(words)


class AtReplay:
    """A game looked at from its beginning."""

    def __init__(self, person: Person) -> None:
        self.page: Page = person.page
        expect(self.where).to_be_visible()

    @property
    def where(self) -> Locator:
        return self.page.locator(".player .where")

    @property
    def scrubber(self) -> Locator:
        return self.page.get_by_role("slider", name="Moment")

    def press(self, name: str) -> None:
        self.page.get_by_role("button", name=name, exact=True).click()

    def is_at(self, choice: int) -> None:
        """Waits until this moment is there: its number comes first, its table a little later."""
        expect(self.where).to_contain_text(f"Choice {choice} of")
        expect(self.page.get_by_role("region", name="Replay", exact=True)).to_have_attribute(
            "aria-busy", "false"
        )
