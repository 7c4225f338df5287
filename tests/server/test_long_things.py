"""Long things are cheap or refused: crowds, and what decks tell. Saved games: test_reading.py."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from typing import Any

import pytest

from runestack.games import game as find_game
from runestack.games.rone.cards.decks import SHELF
from runestack.server import catalogue
from runestack.server.tables import telling
from runestack.server.tables.showing import state_message
from tests.server.browser import OTHER, PERSON, AnyClient, Browser, office_of

# -- crowds --------------------------------------------------------------------------------------


def test_a_crowd_of_spectators_costs_one_view(
    client: AnyClient, ada: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Both seats are one person's, so that nothing happens at the table but what the test does.
    made = ada.make(PERSON, PERSON, seed=1)
    drawn: list[int] = []
    usual = state_message

    def counted(table: Any, reader: int, *rest: Any) -> Any:
        drawn.append(reader)
        return usual(table, reader, *rest)

    with ExitStack() as stack:
        player = stack.enter_context(ada.live(made["id"])).hello()
        crowd = [stack.enter_context(Browser(client).live(made["id"])).hello() for _ in range(12)]
        monkeypatch.setattr(telling, "state_message", counted)
        player.choose(0)
        shown = [socket.next_state(-1) for socket in crowd]
        assert all(one == shown[0] for one in shown)
        assert drawn.count(-1) == 1
        drawn.clear()
        answers = [socket.hello(log={"-1": 10**6}).states[-1] for socket in crowd]
        assert drawn.count(-1) == 1
        assert all(one["view"] == answers[0]["view"] for one in answers)


def test_who_comes_in_a_crowd_is_told_in_batches(
    client: AnyClient, ada: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = ada.make(PERSON, OTHER)
    office = office_of(client)
    told: list[str] = []
    monkeypatch.setattr(office, "show_presence", told.append)

    async def crowd() -> int:
        for _ in range(100):
            office.announce(made["id"])
        await asyncio.sleep(0.5)
        return told.count(made["id"])

    with client.portal() as portal:
        assert portal.call(crowd) == 2
    assert made["id"] not in office.announced


def test_what_many_ask_for_at_once_is_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []
    usual = catalogue.card_face

    def counted(game: Any, card: Any) -> Any:
        made.append(card.id)
        return usual(game, card)

    monkeypatch.setattr(catalogue, "card_face", counted)
    catalogue.cards_of.cache_clear()
    with ThreadPoolExecutor(8) as many:
        answers = list(many.map(lambda _: catalogue.all_cards("rone"), range(8)))
    assert len(set(answers)) == 1
    assert len(made) == len(set(made)) > 0


# -- decks ---------------------------------------------------------------------------------------


def test_a_deck_as_text_is_shown_to_its_own_seat_alone_until_the_game_is_over(
    ada: Browser, bert: Browser, client: AnyClient
) -> None:
    shelf = find_game("rone")
    setting = next(one for one in shelf.settings if one.name == "deck_0")
    first, second, *_ = shelf.suggestions(setting)
    text = SHELF.texts[first]
    options = {"deck_mode": "custom", "deck_0": text, "deck_1": second}
    made = ada.make(PERSON, OTHER, options=options)
    bert.sit(made, 1)
    path = f"/api/tables/{made['id']}"
    assert ada.get(path).json()["options"]["deck_0"] == text
    for browser in (bert, Browser(client)):
        found = browser.get(path).json()["options"]
        assert (found["deck_0"], found["deck_1"]) == ("", second)
        with browser.live(made["id"]) as socket:
            assert socket.hello().table["options"]["deck_0"] == ""
    with ada.live(made["id"]) as socket, bert.live(made["id"]) as other:
        assert socket.hello().table["options"]["deck_0"] == text
        seat = socket.states[0]["view"]["waiting_for"][0]
        answer = (socket, other.hello())[seat].answer("concede", seat=seat)
        assert answer["kind"] == "accepted"
    assert bert.get(path).json()["status"] == "over"
    assert bert.get(path).json()["options"]["deck_0"] == text
