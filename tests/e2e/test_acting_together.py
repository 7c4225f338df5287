"""Two people act at the same time, at a game that has no page of its own and lives outside the package."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import QUICK, Invite
from tests.e2e.people import Person
from tests.e2e.titles import Way
from tests.server.processes import Server, server

ROOT = Path(__file__).parents[2]
# Guests are played on the pure build alone.
GUESTS = {
    "PYTHONPATH": f"{ROOT / 'src'}:{ROOT}",
    "RUNESTACK_GAMES": "lanterns=tests.guests.lanterns.game",
}
LANTERNS = Way("lanterns", "two", {"players": "2"}, seed=7)  # both have two Sparks

# Notes whether the answers were locked at any time from now on, as they are while a prompt is new.
WATCH_LOCKS = """() => {
  window.locked = 0;
  new MutationObserver(() => {
    if (document.querySelector('[data-prompt] .option[aria-disabled=true]')) window.locked += 1;
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""


@pytest.fixture(scope="module")
def guesthouse(built_page: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    database = tmp_path_factory.mktemp("guests") / "tables.sqlite"
    with server("--database", str(database), environment={**QUICK, **GUESTS}) as found:
        yield found


@pytest.fixture
def pair(invite: Invite, guesthouse: Server) -> tuple[Person, Person]:
    """Ada and Bert at a table."""
    address = guesthouse.address
    ada, bert = invite(address=address), invite(address=address, name="Bert")
    made = ada.make(LANTERNS, {"seating": "open"})
    bert.sit(made, 1)
    ada.open(made)
    for person in (ada, bert):
        expect(person.page.locator("[data-option=done]")).to_be_enabled()
    return ada, bert


def prompt_of(person: Person) -> str | None:
    return person.page.locator("[data-prompt]").get_attribute("data-prompt")


def answer(person: Person, words: str) -> None:
    """Gives an answer, and waits until the person is not asked the same any more."""
    before = prompt_of(person)
    person.page.locator("[data-prompt] [data-option]", has_text=words).first.click()
    person.page.wait_for_function(
        "(last) => document.querySelector('[data-prompt]')?.dataset.prompt !== last", arg=before
    )


def test_a_prompt_stays_open_while_the_other_player_acts(pair: tuple[Person, Person]) -> None:
    ada, bert = pair
    bert.page.wait_for_function(
        "() => !document.querySelector('[data-prompt] .option[aria-disabled=true]')"
    )
    before = prompt_of(bert)
    bert.page.evaluate(WATCH_LOCKS)
    answer(ada, "Play Spark")
    expect(bert.page.locator("[data-prompt]")).to_contain_text("The fire gives 1 of 12.")
    assert prompt_of(bert) == before
    assert bert.page.evaluate("window.locked") == 0
    answer(bert, "Play Spark")
    expect(ada.page.locator("[data-prompt]")).to_contain_text("The fire gives 2 of 12.")


def test_both_lose_together_and_read_why(pair: tuple[Person, Person]) -> None:
    ada, bert = pair
    for _ in range(5):
        for person in (ada, bert):
            answer(person, "Be done")
    for person in (ada, bert):
        result = person.page.get_by_role("region", name="Result")
        expect(result).to_contain_text("You lost.")
        expect(result).to_contain_text("Everyone loses together")
        expect(result).to_contain_text("The last night was too dark.")
        expect(result).not_to_contain_text("tie")
