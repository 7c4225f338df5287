"""Whatever strangers write is text: names, chat, decks, and the words of cards from a pack of somebody else."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Route, WebSocketRoute, expect

from runestack.games.rone.cards.decks import SHELF
from tests.e2e.conftest import Invite
from tests.e2e.people import OPEN, Person
from tests.e2e.titles import RONE

MARKUP = "<img src=x onerror=owned=1>"
NAME = f"A {MARKUP}"
CHAT = f"B {MARKUP}<script>owned=1</script><b onclick=owned=1>c</b>"
WORDS = ("en", "de", "text")  # under which fields whatever players read is sent
# What would have become of a text that was taken for markup.
FOUND = "document.querySelectorAll('img[src=x], script:not([src]), [onerror], [onclick]').length"


def is_text(person: Person) -> None:
    """Nothing on the page was made of a text, and nothing of it has run."""
    assert person.page.evaluate(FOUND) == 0
    assert person.page.evaluate("window.owned") is None
    expect(person.page.locator("body")).to_contain_text(MARKUP)


def hostile(data: Any, name: str = "") -> Any:
    """The same with markup in everything that players read."""
    if isinstance(data, dict):
        return {key: hostile(one, key) for key, one in data.items()}
    if isinstance(data, list):
        return [hostile(one, name) for one in data]
    return f"{data} {MARKUP}" if isinstance(data, str) and name in WORDS else data


def test_names_chat_and_decks_are_shown_as_they_were_written(invite: Invite) -> None:
    ada, bert = invite(name=NAME), invite(name="Bert")
    first = next(iter(SHELF.names))
    deck = re.sub(r"(?m)^# name: .*", f"# name: {MARKUP}", SHELF.texts[first])
    assert MARKUP in deck
    options = {"deck_mode": "custom", "deck_0": deck, "deck_1": first}
    made = ada.post(
        "tables",
        {"game": "rone", "options": options, "seats": [{"seating": "person", "name": NAME}, OPEN]},
    )
    ada.open(made)
    is_text(ada)
    bert.sit(made, 1)
    for person in (ada, bert):
        person.page.locator("#tab-chat").click()
    bert.page.locator("form input").fill(CHAT)
    bert.page.keyboard.press("Enter")
    for person in (ada, bert):
        expect(person.page.locator("body")).to_contain_text(CHAT)
        is_text(person)


def test_words_of_cards_prompts_and_log_are_text(ada: Person) -> None:
    def cards(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, json=hostile(answer.json()))

    def socket(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        server.on_message(lambda text: route.send(json.dumps(hostile(json.loads(text)))))

    ada.page.route("**/api/games/*/cards", cards)
    ada.page.route_web_socket("**/live", socket)
    ada.open(ada.make(RONE))
    expect(ada.page.locator("[data-prompt]").first).to_be_visible()
    is_text(ada)
    ada.page.locator(".hand .slot").first.click(button="right")
    is_text(ada)
