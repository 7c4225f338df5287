"""Saved games of strangers: read in a worker, within bounds, with a word of how far it is."""

from __future__ import annotations

import asyncio
import json
import pickle
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from runestack.games import game as find_game
from runestack.play.files import checksum, content_of
from runestack.play.match import Match, new_match
from runestack.server.app import make_app
from runestack.server.errors import TableError
from runestack.server.messages.common import Words
from runestack.server.readers import MOST_CHECKED, Readers
from runestack.server.tables import reading, replaying, replays
from tests.server.browser import COMPUTER, OTHER, AnyClient, Browser, code_of, office_of
from tests.server.conftest import quick

LINES = "application/x-ndjson"


def played(choices: int) -> Match:
    """A game with some choices."""
    match = new_match("rone", 1)
    for _ in range(choices):
        match.choose(0, match.seats_asked[0])
    return match


def file_of(match: Match, **changed: object) -> str:
    content = {**content_of(match), **changed}
    return json.dumps({**content, "checksum": checksum(content)}, separators=(",", ":"))


def hand_in(client: AnyClient, body: str, accept: str = "application/json") -> Any:
    return client.post("/api/replays", content=body.encode(), headers={"accept": accept})


# -- how far it is -------------------------------------------------------------------------------


class Gate:
    """Reading that waits in the middle until somebody lets it go on."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.reached = threading.Semaphore(0)
        self.go_on = threading.Event()
        self.running = self.most = 0
        usual = reading.check

        def check(replay: str, body: str, progress: reading.Counter) -> None:
            self.running += 1
            self.most = max(self.most, self.running)
            progress.value = 3
            self.reached.release()
            assert self.go_on.wait(60)
            self.running -= 1
            usual(replay, body, progress)

        monkeypatch.setattr(reading, "check", check)


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Iterator[Gate]:
    found = Gate(monkeypatch)
    yield found
    found.go_on.set()


def messages(client: AnyClient, gate: Gate, body: str, monkeypatch: pytest.MonkeyPatch) -> Any:
    """What is told of a file that takes a while: nobody waits, and it goes on once it was told of."""
    monkeypatch.setattr(replays, "AT_ONCE", 0.0)
    usual = replays.line

    def line(message: Any) -> bytes:
        if getattr(message, "done", 0) == 3:
            gate.go_on.set()
        return usual(message)

    monkeypatch.setattr(replays, "line", line)
    answer = hand_in(client, body, LINES)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith(LINES)
    return [json.loads(one) for one in answer.text.splitlines()]


def test_who_hands_a_long_file_in_is_told_how_far_it_is(
    client: AnyClient, gate: Gate, monkeypatch: pytest.MonkeyPatch
) -> None:
    *before, last = messages(client, gate, file_of(played(5)), monkeypatch)
    assert {"done": 3, "of": 5} in before
    assert all(one["of"] == 5 for one in before)
    assert client.get(f"/api/replays/{last['id']}").json()["choices"] == 5


def test_a_long_file_that_cannot_be_played_says_why_on_the_last_line(
    client: AnyClient, gate: Gate, monkeypatch: pytest.MonkeyPatch
) -> None:
    body = file_of(played(5), digest="other")
    last = messages(client, gate, body, monkeypatch)[-1]
    assert last["error"]["code"] == "bad_file"
    assert "led to another state" in last["error"]["message"]["en"]


@pytest.mark.parametrize("accept", [LINES, "application/json"])
def test_what_is_ready_or_refused_soon_has_a_plain_answer(
    accept: str, client: AnyClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replays, "AT_ONCE", 60.0)
    assert hand_in(client, file_of(played(2)), accept).status_code == 201
    assert code_of(hand_in(client, "[]", accept)) == "bad_file"


def test_files_are_read_one_after_the_other_and_too_many_are_refused(
    client: AnyClient, gate: Gate
) -> None:
    body = file_of(played(1))
    with ThreadPoolExecutor(MOST_CHECKED) as browsers:
        first = [browsers.submit(hand_in, client, body) for _ in range(MOST_CHECKED)]
        assert gate.reached.acquire(timeout=60)
        while office_of(client).readers.wanted[MOST_CHECKED] < MOST_CHECKED:
            client.get("/health")
        refused = hand_in(client, body)
        gate.go_on.set()
        assert [one.result().status_code for one in first] == [201] * MOST_CHECKED
    assert (refused.status_code, code_of(refused)) == (503, "busy_reading")
    assert gate.most == 1
    assert office_of(client).readers.wanted[MOST_CHECKED] == 0


# -- bounds --------------------------------------------------------------------------------------


def test_a_game_without_end_is_refused_before_it_waits(client: AnyClient, gate: Gate) -> None:
    body = file_of(new_match("rone", 1), choices=[[0, 0]] * 75_480)
    answer = hand_in(client, body)
    assert code_of(answer) == "bad_file"
    assert "75480 choices" in answer.json()["error"]["message"]["en"]
    assert gate.most == 0


def test_a_file_that_takes_too_long_is_given_up(
    client: AnyClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reading, "LONGEST", -1.0)
    answer = hand_in(client, file_of(played(4)))
    assert code_of(answer) == "bad_file"
    assert "choice 1 of 4 was reached" in answer.json()["error"]["message"]["en"]


def test_number_and_size_of_saved_games_are_bounded_in_all(tmp_path: Path) -> None:
    body = file_of(played(2))
    settings = quick(tmp_path / "t.sqlite", max_replays=2)
    with TestClient(make_app(settings)) as client:
        assert [hand_in(client, body).status_code for _ in range(2)] == [201, 201]
        assert code_of(hand_in(client, body)) == "too_many_replays"
    small = quick(tmp_path / "s.sqlite", max_replay_bytes=2 * len(body) - 1)
    with TestClient(make_app(small)) as client:
        assert hand_in(client, body).status_code == 201
        assert code_of(hand_in(client, body)) == "too_many_replays"


@pytest.mark.parametrize("bound", ["own_replays", "own_replay_bytes"])
def test_number_and_size_of_saved_games_are_bounded_for_each_address(
    bound: str, tmp_path: Path
) -> None:
    body = file_of(played(2))
    most = 1 if bound == "own_replays" else len(body)
    settings = quick(tmp_path / "t.sqlite", **{bound: most})
    app = make_app(settings)
    with TestClient(app) as client:
        assert hand_in(client, body).status_code == 201
        assert code_of(hand_in(client, body)) == "own_replays"

        async def of_another() -> None:
            await office_of(client).replays.check_room(len(body), "somebody else")

        with client.portal() as portal:
            portal.call(of_another)


def test_the_rate_of_files_is_bounded(tmp_path: Path) -> None:
    with TestClient(make_app(quick(tmp_path / "t.sqlite", replays_per_minute=1))) as client:
        answers = [hand_in(client, file_of(played(1))).status_code for _ in range(2)]
    assert answers == [201, 429]


def test_playing_on_from_a_file_needs_no_more_than_a_bounded_time(
    ada: Browser, client: AnyClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replaying, "MOST_OPENING", 3)
    replay = hand_in(client, file_of(played(6))).json()["id"]
    wish: dict[str, Any] = {"seats": [COMPUTER, OTHER], "from": {"id": replay, "at": 3}}
    assert ada.post("/api/tables", wish).status_code == 201
    wish["from"]["at"] = 4
    assert code_of(ada.post("/api/tables", wish)) == "too_long"
    wish["from"]["at"] = 7
    assert code_of(ada.post("/api/tables", wish)) == "no_moment"


def test_a_file_of_an_earlier_version_is_not_played_on(ada: Browser, client: AnyClient) -> None:
    body = file_of(played(2), choices=[[0, 99]])

    async def from_before() -> None:
        await office_of(client).store.add_replay("before", body, "")

    with client.portal() as portal:
        portal.call(from_before)
    wish = {"seats": [COMPUTER, OTHER], "from": {"id": "before", "at": 1}}
    assert code_of(ada.post("/api/tables", wish)) == "other_version"
    assert code_of(client.get("/api/replays/before")) == "bad_file"


# -- the worker ----------------------------------------------------------------------------------


def test_a_refusal_comes_back_from_a_worker_as_it_was() -> None:
    words = Words("why", "warum")
    refused = TableError("bad_file", why=words, wait=2.0, ref=7)
    found = pickle.loads(pickle.dumps(refused))  # noqa: S301  # our own
    assert found.words == refused.words
    assert (found.code, found.wait, found.ref) == ("bad_file", 2.0, 7)


def test_a_worker_reads_shows_and_is_replaced_if_it_dies() -> None:
    body = file_of(played(5))

    async def whole() -> None:
        readers = Readers(in_process=True)
        try:
            await readers.work(reading.check, "r", body)
            assert readers.done("r") == 5
            shown = await readers.work(reading.info, "r", None, -1)
            assert shown is not None
            assert json.loads(shown)["choices"] == 5
            with pytest.raises(TableError) as refused:
                await readers.work(reading.view, "r", None, 99, -1)
            assert refused.value.code == "no_moment"
            with pytest.raises(TableError) as refused:
                await readers.work(die, "r")
            assert refused.value.code == "bad_file"
            assert await readers.work(reading.info, "r", None, -1) is None
            assert await readers.work(reading.view, "r", body, 5, 0) is not None
        finally:
            readers.close()

    asyncio.run(whole())
    assert "r" not in reading.KEPT


def die(_replay: str, _progress: reading.Counter) -> None:
    """A file that costs a worker its life."""
    import os

    os._exit(1)


@pytest.mark.parametrize("half", [0xD800, 0xDC00])
def test_half_a_sign_is_refused_when_it_is_handed_in(half: int, client: AnyClient) -> None:
    """JSON can name what no text can hold; who looked at such a game got an error of the server."""
    game = find_game("rone")
    deck = next(iter(game.shelf.texts.values())) if game.shelf else ""
    options = {**game.deck_settings, "deck_0": f"{deck}\n# {chr(half)}\n", "deck_1": deck}
    answer = hand_in(client, file_of(new_match("rone", 1, 2, options)))
    assert (answer.status_code, code_of(answer)) == (400, "bad_file")
