"""What strangers may ask costs little, or counts for more: one address never has the whole server for itself."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from pathlib import Path

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from sqlalchemy import event

from runestack.server import beside, live
from runestack.server.app import make_app
from runestack.server.beside import Beside
from runestack.server.limits import Allowance, Allowances, Counted
from runestack.server.store import migrate
from tests.server.browser import OTHER, PERSON, Browser, Socket, code_of, office_of
from tests.server.conftest import quick

MANY = 25


def statements(browser: Browser, path: str) -> int:
    """How often the database is asked for one answer."""
    said: list[str] = []
    engine = office_of(browser.client).store.engine.sync_engine

    def hear(_c: object, _u: object, statement: str, *_: object) -> None:
        said.append(statement)

    event.listen(engine, "before_cursor_execute", hear)
    try:
        assert browser.get(path).status_code == 200
    finally:
        event.remove(engine, "before_cursor_execute", hear)
    return len(said)


def test_a_long_list_of_tables_asks_the_database_no_more_often_than_a_short_one(
    ada: Browser,
) -> None:
    ada.make(PERSON)
    few = statements(ada, "/api/tables")
    for _ in range(MANY):
        ada.make(PERSON)
    assert statements(ada, "/api/tables") == few
    assert len(ada.get("/api/tables").json()) == MANY + 1


def test_whether_it_is_ready_reads_no_files(ada: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    assert ada.get("/ready").status_code == 200
    monkeypatch.setattr(migrate, "MIGRATIONS", Path("nowhere"))
    assert ada.get("/ready").status_code == 200


def test_the_interface_is_described_in_the_one_form_that_is_written_once(ada: Browser) -> None:
    assert ada.get("/schema/openapi.json").status_code == 200
    for name in ("openapi.yaml", "openapi.yml"):
        assert ada.get(f"/schema/{name}").status_code == 404


def test_a_hello_that_costs_much_counts_as_several_messages(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "MESSAGE", 1e-6)  # everything costs much
    with TestClient(make_app(quick(tmp_path / "t.sqlite", messages_per_second=10))) as client:
        ada = Browser(client)
        made = ada.make(PERSON, OTHER, hot_seat=True)
        with ada.live(made["id"]) as socket:
            socket.hello()
            refused = socket.answer("ping")
            assert (refused["kind"], refused["code"]) == ("refused", "too_fast")


def test_what_costs_little_counts_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "MESSAGE", 1000.0)
    with TestClient(make_app(quick(tmp_path / "t.sqlite", messages_per_second=10))) as client:
        ada = Browser(client)
        made = ada.make(PERSON, OTHER, hot_seat=True)
        with ada.live(made["id"]) as socket:
            for _ in range(10):
                socket.hello()


def pinged(socket: Socket, times: int) -> list[str]:
    return [str(socket.answer("ping")["kind"]) for _ in range(times)]


def test_all_sockets_of_an_address_share_a_measure(tmp_path: Path) -> None:
    with TestClient(make_app(quick(tmp_path / "t.sqlite", messages_per_second=1))) as client:
        ada = Browser(client)
        table = ada.make(PERSON, OTHER)["id"]
        with ada.live(table) as one, ada.live(table) as two, ada.live(table) as three:
            assert pinged(one, 5) + pinged(two, 5) == ["pong"] * 10
            assert "refused" in pinged(three, 5)
            three.send("hello")  # who cannot even say that comes again
            assert until_gone(three) == ["refused"]


def until_gone(socket: Socket) -> list[str]:
    """What is heard until the socket is closed."""
    kinds: list[str] = []
    with suppress(WebSocketDisconnect):
        kinds.extend(str(socket.hear()["kind"]) for _ in range(MANY))
        pytest.fail("the socket stays open")
    return kinds


def test_opening_sockets_counts_as_asking(tmp_path: Path) -> None:
    with TestClient(make_app(quick(tmp_path / "t.sqlite", requests_per_minute=5))) as client:
        ada = Browser(client)
        table = ada.make(PERSON, OTHER)["id"]
        for _ in range(4):
            with ada.live(table) as socket:
                socket.hello()
        with pytest.raises(WebSocketDisconnect), ada.live(table):
            pass


def test_one_address_makes_so_many_tables_and_no_more(tmp_path: Path) -> None:
    with TestClient(make_app(quick(tmp_path / "t.sqlite", own_tables=2))) as client:
        ada = Browser(client)
        first = ada.make(PERSON)
        ada.make(PERSON)
        answer = Browser(client).post("/api/tables", {"game": "rone"})
        assert (answer.status_code, code_of(answer)) == (503, "own_tables")
        ada.ask("DELETE", f"/api/tables/{first['id']}")
        ada.make(PERSON)


def test_what_is_owed_has_an_end_and_what_is_full_is_forgotten(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = 100.0
    monkeypatch.setattr("time.monotonic", lambda: now)
    allowances = Allowances(1.0, 5.0)
    one: Allowance = allowances.of("a")
    one.owes(1_000_000)
    now += 5.5
    assert not one.takes()
    now += 1.0
    assert one.takes()
    allowances.of("b")
    allowances.forget_full()
    assert set(allowances.addresses) == {"a"}


def test_a_replay_that_costs_much_counts_as_several_requests(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(beside, "REQUEST", 1e-5)  # everything costs much
    with TestClient(make_app(quick(tmp_path / "t.sqlite", requests_per_minute=10_000))) as client:
        ada = Browser(client)
        made = ada.make(PERSON, OTHER, hot_seat=True)
        with ada.live(made["id"]) as socket:
            seat = socket.hello().states[0]["view"]["waiting_for"][0]
            socket.answer("concede", seat=seat)
        for path in (f"/api/replays/{made['id']}", f"/api/tables/{made['id']}/at/0"):
            asked = 0
            while (answer := ada.get(path)).status_code == 200:
                asked += 1
                assert asked < 10_000
            assert code_of(answer) == "too_fast"
            office_of(client).counts["requests_per_minute"].minutes.clear()


def test_what_takes_long_is_done_one_after_the_other() -> None:
    at_work: list[int] = []

    def work(number: int) -> None:
        at_work.append(number)
        time.sleep(0.02)
        assert at_work == [number]
        at_work.remove(number)

    async def all_at_once() -> None:
        thread = Beside(Counted())
        await asyncio.gather(*(thread.do("", work, number) for number in range(4)))

    asyncio.run(all_at_once())
