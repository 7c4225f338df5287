"""Hints: for whom, about what, and nothing that the seat cannot know."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from runestack.agents.search import Budget
from runestack.games import names
from runestack.server.app import make_app
from runestack.server.tables import hinting
from runestack.server.tables.hinting import HintTask, advise
from runestack.server.tables.telling import HINT_RESERVE
from tests.agents.positions import other_world, own_cases, positions
from tests.conformance.cases import Case
from tests.server import browser
from tests.server.browser import (
    COMPUTER,
    OTHER,
    PERSON,
    AnyClient,
    Browser,
    Data,
    Socket,
    office_of,
)
from tests.server.conftest import quick
from tests.server.processes import START

FEW = Budget(rollouts=8)  # the same on every machine
CASES = own_cases()
ENDS = {(case.name, last): case for last in (False, True) for case in CASES[:: 1 if last else -1]}


@pytest.fixture(autouse=True)
def thinks_little(client: AnyClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(office_of(client).hints, "budget", FEW)


@pytest.fixture
def for_ever(client: AnyClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody comes to an end with a hint; opponents play as always."""
    opponents = office_of(client).opponents
    usual = opponents.do

    async def do(table: str, work: Any, task: Any) -> Any:
        return await (asyncio.Event().wait() if work is advise else usual(table, work, task))

    monkeypatch.setattr(opponents, "do", do)


def ask(socket: Socket, seat: int = 0) -> Data:
    """What is said about the open question of a seat."""
    return socket.answer("hint", seat=seat, prompt=socket.asked(seat)["prompt"])


def code(answer: Data) -> str:
    assert answer["kind"] == "refused", answer
    assert all(answer["message"][language] for language in ("en", "de"))
    return str(answer["code"])


def comes_true(condition: Callable[[], bool]) -> None:
    """Waits for something in the server."""
    end = time.monotonic() + browser.WAIT
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.01)


def words(line: Data, language: str) -> str:
    return "".join(piece["text"] for piece in line[language])


@pytest.mark.parametrize("game", names())
def test_who_plays_alone_is_told_an_option_and_why_in_both_languages(
    game: str, ada: Browser
) -> None:
    made = ada.make(PERSON, COMPUTER, game=game, seed=5)
    with ada.live(made["id"]) as socket:
        options = socket.hello().options(0)
        hint = ask(socket)
    assert hint["kind"] == "hint", hint
    assert (hint["seat"], hint["prompt"]) == (0, socket.states[0]["prompt"])
    assert hint["option"] in options
    first = hint["lines"][0]
    assert words(first, "en").startswith(("Best", "Nothing else comes into question"))
    assert words(first, "de").startswith(("Am besten", "Wenn überhaupt", "Anderes kommt nicht"))
    assert len(hint["lines"]) == 1 or "-100 is lost" in words(hint["lines"][-1], "en")


def test_the_same_question_gets_the_same_hint(ada: Browser) -> None:
    made = ada.make(PERSON, COMPUTER, seed=5)
    with ada.live(made["id"]) as socket:
        socket.hello()
        first, second = ask(socket), ask(socket)
    assert first["lines"] == second["lines"]


# -- who may ask ---------------------------------------------------------------------------------


def test_nobody_asks_for_anothers_seat_and_no_spectator_asks(
    ada: Browser, bert: Browser, client: AnyClient
) -> None:
    made = ada.make(PERSON, OTHER, hints=True, seed=5)
    bert.sit(made, 1)
    with ada.live(made["id"]) as hers, bert.live(made["id"]) as his:
        seat = hers.hello().states[0]["view"]["waiting_for"][0]
        asked, other = (hers, his.hello()) if seat == 0 else (his.hello(), hers)
        prompt = asked.asked(seat)["prompt"]
        assert code(other.answer("hint", seat=seat, prompt=prompt)) == "not_yours"
        assert ask(asked, seat)["kind"] == "hint"
        assert other.answer("ping")["kind"] == "pong"
        assert "hint" not in {one["kind"] for one in other.heard}
        with Browser(client).live(made["id"]) as watching:
            answer = watching.hello().answer("hint", seat=seat, prompt=prompt)
            assert code(answer) == "not_yours"


@pytest.mark.parametrize("allowed", [False, True])
def test_with_several_people_the_host_allows_hints_beforehand_and_everybody_is_told(
    ada: Browser, bert: Browser, client: AnyClient, *, allowed: bool
) -> None:
    made = ada.make(PERSON, {"seating": "open"}, hints=allowed, seed=5)
    assert bert.get(f"/api/tables/{made['id']}").json()["hints"] is allowed
    bert.sit(made, 1, "Bert")
    sockets = [ada, bert, Browser(client)]
    for one in sockets:
        with one.live(made["id"]) as socket:
            table = socket.hello().table
            assert (table["hints"], table["alone"]) == (allowed, False)
            for seat in table["yours"]:
                if socket.states[seat]["prompt"]:
                    found = ask(socket, seat)
                    assert found["kind"] == "hint" if allowed else code(found) == "hints_off"


def test_without_a_word_of_the_host_there_are_none(ada: Browser) -> None:
    made = ada.make(PERSON, OTHER)
    assert ada.get(f"/api/tables/{made['id']}").json()["hints"] is False


def test_one_browser_at_a_hot_seat_may_ask_until_somebody_else_sits_there_too(
    ada: Browser, bert: Browser
) -> None:
    made = ada.make(PERSON, OTHER, hot_seat=True, seed=5)
    with ada.live(made["id"]) as socket:
        seat = socket.hello().states[0]["view"]["waiting_for"][0]
        assert socket.table["alone"]
        assert ask(socket, seat)["kind"] == "hint"
        bert.sit(made, 1)
        socket.until(lambda one: one["kind"] == "table" and not one["alone"])
        assert code(ask(socket, seat)) == "hints_off"


def test_a_seat_that_waits_for_a_person_counts_as_one(ada: Browser) -> None:
    made = ada.make(PERSON, COMPUTER, seed=5)
    with ada.live(made["id"]) as socket:
        assert socket.hello().table["alone"]
        socket.asked(0)
        ada.post(f"/api/tables/{made['id']}/seats/1", {"seating": "open"})
        assert code(ask(socket)) == "hints_off"


# -- about what, and how often -------------------------------------------------------------------


def test_a_prompt_that_is_not_open_is_stale(ada: Browser) -> None:
    made = ada.make(PERSON, COMPUTER, seed=5)
    with ada.live(made["id"]) as socket:
        before = socket.hello().asked(0)["prompt"]
        assert code(socket.answer("hint", seat=0, prompt="0-9999")) == "stale"
        socket.choose(0)
        assert code(socket.answer("hint", seat=0, prompt=before)) == "stale"


@pytest.mark.usefixtures("for_ever")
def test_one_hint_at_a_time_for_a_seat(ada: Browser) -> None:
    made = ada.make(PERSON, COMPUTER, seed=5)
    with ada.live(made["id"]) as socket:
        socket.hello()
        socket.send("hint", seat=0, prompt=socket.asked(0)["prompt"])
        assert code(ask(socket)) == "hint_open"


@pytest.mark.usefixtures("for_ever")
def test_a_hint_holds_nothing_up_and_is_dropped_when_the_question_is_answered(
    ada: Browser, client: AnyClient
) -> None:
    wanted = office_of(client).hints.wanted
    made = ada.make(PERSON, COMPUTER, seed=5, undo="free")
    with ada.live(made["id"]) as socket:
        socket.hello()
        for kind in ("choose", "undo", "leave"):
            prompt = socket.asked(0)["prompt"]
            ref = socket.send("hint", seat=0, prompt=prompt)
            comes_true(lambda: bool(wanted))
            if kind == "choose":
                socket.send(kind, seat=0, prompt=prompt, option=socket.options(0)[0])
            elif kind == "undo":
                socket.send(kind, seat=0)
            else:  # a computer plays on
                ada.post(f"/api/tables/{made['id']}/seats/0", COMPUTER)
            refused = socket.until(lambda one, ref=ref: one.get("ref") == ref)  # type: ignore[misc]
            assert code(refused) == "stale"
            while kind != "leave" and socket.states[0]["prompt"] in (None, prompt):
                socket.hear()
    assert not wanted


@pytest.mark.usefixtures("for_ever")
def test_who_leaves_no_longer_waits_for_a_hint(ada: Browser, client: AnyClient) -> None:
    made = ada.make(PERSON, COMPUTER, seed=5)
    with ada.live(made["id"]) as socket:
        socket.hello()
        socket.send("hint", seat=0, prompt=socket.asked(0)["prompt"])
        wanted = office_of(client).hints.wanted
        comes_true(lambda: bool(wanted))
    comes_true(lambda: not wanted)


@pytest.mark.usefixtures("for_ever")
def test_a_hint_that_takes_too_long_is_given_up(
    ada: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hinting, "PATIENCE", 0.05)
    made = ada.make(PERSON, COMPUTER, seed=5)
    with ada.live(made["id"]) as socket:
        assert code(ask(socket.hello())) == "hint_failed"


def test_hints_have_a_measure_for_each_table_and_for_all(
    ada: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = ada.make(PERSON, COMPUTER, seed=5)
    with ada.live(made["id"]) as socket:
        socket.hello()
        monkeypatch.setattr(hinting, "MOST_AT_ONCE", 0)
        assert code(ask(socket)) == "hints_busy"
        monkeypatch.undo()
        monkeypatch.setattr(hinting, "advise", lambda *_: hinting.Advice("x", []))
        answers = [ask(socket) for _ in range(HINT_RESERVE + 1)]
    assert [one["kind"] for one in answers[:-1]] == ["hint"] * HINT_RESERVE
    assert code(answers[-1]) == "too_fast"


def test_a_fault_is_told_and_the_next_message_is_answered(
    ada: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    def break_down(task: HintTask, number: int) -> None:
        raise RuntimeError

    monkeypatch.setattr(hinting, "advise", break_down)
    made = ada.make(PERSON, COMPUTER, seed=5)
    with ada.live(made["id"]) as socket:
        assert code(ask(socket.hello())) == "fault"
        assert socket.answer("ping")["kind"] == "pong"


# -- in a process of its own -----------------------------------------------------------------------


@pytest.fixture
def with_a_worker(tmp_path: Path) -> Iterator[AnyClient]:
    with TestClient(make_app(quick(tmp_path / "tables.sqlite", workers=1))) as found:
        yield found


def test_where_the_worker_dies_the_hint_is_refused_and_the_next_one_comes(
    with_a_worker: AnyClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(browser, "WAIT", START)
    monkeypatch.setattr(hinting, "PATIENCE", START)
    office, ada = office_of(with_a_worker), Browser(with_a_worker)
    office.hints.budget = FEW
    made = ada.make(PERSON, COMPUTER, seed=5)
    with ada.live(made["id"]) as socket:
        first = ask(socket.hello())
        processes: Any = office.opponents.worker(0).pool._processes
        for process in list(processes.values()):
            os.kill(process.pid, signal.SIGKILL)
        assert code(ask(socket)) == "hint_failed"
        assert ask(socket)["lines"] == first["lines"]


# -- what it may know ------------------------------------------------------------------------------


@pytest.mark.parametrize("case", ENDS.values(), ids=str)
def test_a_hint_follows_from_what_the_seat_knows(case: Case) -> None:
    """The same view with other hidden cards: the same option, the same sentences."""
    for state, question in positions(case, 1):
        seat = question.seat
        hints = [
            advise(HintTask(seat, 7, ("Ada", "Bert"), case.name, world.dump(), Budget(rollouts=4)))
            for world in (state, other_world(case, state, seat))
        ]
        assert hints[0] == hints[1]
