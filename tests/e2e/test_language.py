"""German and English without a reload, and less movement for who wants less."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from runestack.games.view_types import PieceView
from runestack.games.views import plain_text
from tests.e2e.conftest import Invite
from tests.e2e.pages import AtTable
from tests.e2e.people import Person
from tests.e2e.playing import Mouse, after, reach
from tests.e2e.titles import RONE_THREE, USUAL, Way

SET_LANGUAGE = """(language) => {
  const place = 'runestack.settings';
  localStorage.setItem(place, JSON.stringify({ ...JSON.parse(localStorage.getItem(place)), language }));
}"""


@pytest.mark.parametrize("way", USUAL, ids=str)
def test_prompt_cards_and_log_change_their_language_without_a_reload(way: Way, ada: Person) -> None:
    player = Mouse(ada, way.seed)
    prompt = reach(player, ada.make(way), until=after(9, player))
    state = ada.watch.state(prompt)
    page, table = ada.page, AtTable(ada)
    page.evaluate("() => (window.isSamePage = true)")
    card = next(one for one in state["view"]["seats"][0]["hand"] if not one.get("hidden"))
    lines = [line["sentence"] for one in ada.watch.states(0) for line in one["log"]]
    shown = page.get_by_role("log").inner_text()
    last = next(
        line
        for line in reversed(lines)
        if len(plain(line["en"])) > 12 and plain(line["en"]) in shown
    )

    for language, choose, title in (
        ("de", "Deutsch", "Settings"),
        ("en", "English", "Einstellungen"),
    ):
        page.keyboard.press("/")
        page.get_by_role("combobox").last.fill(title)
        page.keyboard.press("Enter")
        settings = page.get_by_role("dialog", name=title)
        settings.get_by_label("Language" if language == "de" else "Sprache").select_option(
            label=choose
        )
        page.keyboard.press("Escape")
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(table.sentence).to_contain_text(plain(state["view"]["question"]["prompt"][language]))
        hand = page.locator(f'.slot[data-card="{card["n"]}"]')
        expect(hand).to_have_attribute("aria-label", starting(card["name"][language]))
        expect(page.get_by_role("log")).to_contain_text(plain(last[language]))
    assert page.evaluate("() => window.isSamePage")


def test_names_of_players_stand_in_log_digest_and_words_in_both_languages_as_plain_text(
    invite: Invite,
) -> None:
    name = "<b>Zoé</b> {water} [x|y]"
    shown = "<b>Zoé</b> (water) [x|y]"
    ada = invite()
    made = ada.make(RONE_THREE, {"seating": "computer", "name": name, "agent": "random"})
    player = Mouse(ada, RONE_THREE.seed)
    reach(player, made, until=lambda state: bool(state["view"]["round"] >= 2))
    log = ada.page.get_by_role("log")
    for language in ("en", "de"):
        ada.page.evaluate(SET_LANGUAGE, language)
        ada.page.reload()
        AtTable(ada).prompt()
        expect(ada.page.locator("html")).to_have_attribute("lang", language)
        expect(log).to_contain_text(shown)
        expect(log).to_contain_text("Robot")
        expect(log).not_to_contain_text(re.compile(r"(Player|Spieler) \d"))
        ada.page.keyboard.press("Alt+t")
        expect(ada.page.get_by_role("heading", name=shown)).to_be_visible()
        ada.page.keyboard.press("Alt+t")


def plain(pieces: list[PieceView]) -> str:
    """The words of a sentence before the first sign of a card or an icon."""
    return plain_text(pieces).partition("{")[0].partition("[")[0].strip()


def starting(words: str) -> re.Pattern[str]:
    return re.compile(f"^{re.escape(words)}")


def test_a_german_browser_gets_a_german_page(invite: Invite) -> None:
    ada = invite(language="de")
    ada.go("/")
    expect(ada.page.get_by_role("button", name="Gegen den Computer spielen").first).to_be_visible()
