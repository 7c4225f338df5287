"""What a server meets in bad times: a database that cannot be written to, and clocks that jump."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy import event

from runestack.server.app import make_app
from runestack.server.settings import DAY
from tests.server.browser import OTHER, PERSON, AnyClient, Browser, code_of, office_of
from tests.server.conftest import quick


@contextmanager
def read_only(client: AnyClient) -> Iterator[None]:
    """The database refuses to be written to, as on a full or broken disk."""
    store = office_of(client).store
    assert store.appender.writer is not None
    engines = (store.engine.sync_engine, store.appender.writer)

    def mark(connection: Any, *_: object) -> None:
        connection.execute("PRAGMA query_only = 1").close()

    def unmark(connection: Any, *_: object) -> None:
        connection.execute("PRAGMA query_only = 0").close()

    for engine in engines:
        event.listen(engine, "checkout", mark)
    try:
        yield
    finally:
        for engine in engines:
            event.remove(engine, "checkout", mark)
            event.listen(engine, "checkout", unmark)


def test_nothing_is_lost_while_the_database_cannot_be_written_to(
    client: AnyClient, ada: Browser
) -> None:
    made = ada.make(PERSON, PERSON, seed=1)
    with ada.live(made["id"]) as socket:
        seat = socket.hello().states[0]["view"]["waiting_for"][0]
        asked = socket.asked(seat)
        choice = {
            "seat": seat,
            "prompt": asked["prompt"],
            "option": asked["view"]["question"]["options"][0]["id"],
        }
        with read_only(client):
            refused = socket.answer("choose", **choice)
            assert (refused["kind"], refused["code"]) == ("refused", "not_ready")
            assert code_of(ada.get("/ready")) == "not_ready"
            answer = ada.post("/api/tables", {"game": "rone", "seats": [PERSON, OTHER]})
            assert (answer.status_code, code_of(answer)) == (503, "not_ready")
            assert ada.get(f"/api/tables/{made['id']}").status_code == 200
        assert ada.get("/ready").status_code == 200
        assert socket.answer("choose", **choice)["kind"] == "accepted"


@pytest.mark.parametrize("jump", [-400 * DAY, 400 * DAY])
def test_a_clock_that_jumps_takes_no_table_down(
    jump: float, client: AnyClient, ada: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = ada.make(PERSON, OTHER)
    usual = time.time
    monkeypatch.setattr(time, "time", lambda: usual() + jump)
    with client.portal() as portal:
        portal.call(office_of(client).expire)
    assert ada.get(f"/api/tables/{made['id']}").status_code == 200
    assert ada.make(PERSON, OTHER)["id"]


def test_a_server_that_starts_with_a_wrong_clock_takes_no_table_down(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = quick(tmp_path / "t.sqlite")
    with TestClient(make_app(settings)) as client:
        ada = Browser(client)
        made = ada.make(PERSON, OTHER)
    usual = time.time
    monkeypatch.setattr(time, "time", lambda: usual() + 400 * DAY)
    with TestClient(make_app(settings)) as client:
        with client.portal() as portal:
            portal.call(office_of(client).expire)
        ada.client = client
        assert ada.get(f"/api/tables/{made['id']}").status_code == 200


def test_a_table_that_nobody_touches_is_taken_down_in_time(
    client: AnyClient, ada: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = ada.make(PERSON, OTHER)
    office = office_of(client)
    monkeypatch.setattr(office, "began_at", office.began_at - 400 * DAY)
    with client.portal() as portal:
        portal.call(office.expire)
    assert code_of(ada.get(f"/api/tables/{made['id']}")) == "no_table"
