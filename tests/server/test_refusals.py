"""Whatever is wrong with a request, it is refused in the one form; nothing of it is a fault of the server."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from runestack.server import limits
from runestack.server.app import make_app
from runestack.server.limits import Counted, counted_as
from tests.server.browser import COMPUTER, OTHER, PERSON, AnyClient, Browser, code_of, office_of
from tests.server.conftest import BOTH, quick

JSON = {"content-type": "application/json"}


def test_a_table_with_all_seats_open_waits_for_its_players(ada: Browser, bert: Browser) -> None:
    made = ada.make()
    assert made["yours"] == []
    found = ada.get(f"/api/tables/{made['id']}").json()
    assert [one["seating"] for one in found["seats"]] == ["open", "open"]
    ada.sit(made, 0, "Ada")
    bert.sit(made, 1, "Bert")
    assert ada.get(f"/api/tables/{made['id']}").json()["status"] == "running"


@pytest.mark.parametrize(
    "body",
    [
        "[" * 8000,
        '{"game":' + "[" * 8000 + "]" * 8000 + "}",
        '{"unknown":' + '{"a":' * 2500 + "1" + "}" * 2500 + "}",
        '{"game":"rone","seed":' + "9" * 5000 + "}",
        '{"game":"rone","seed":1e400}',
        '{"game":"rone","seed":-1}',
        '{"game":"rone","options":{' + ",".join(f'"k{n}":""' for n in range(61)) + "}}",
        '{"game":"rone","options":{"deck_mode":"custom","deck_0":"'
        + "9" * 7000
        + ' Scout\\n1 x"}}',
        '{"game":"rone","from":{"id":"x","at":' + "9" * 400 + "}}",
        '{"game":"\\ud800"}',
        '{"game":"\\u0000"}',
    ],
)
def test_hostile_bodies_are_refused(body: str, client: AnyClient) -> None:
    for path in ("/api/tables", "/api/tables/x/enter", "/api/tables/x/seats/0"):
        answer = client.request("POST", path, content=body, headers=JSON)
        assert 400 <= answer.status_code < 500
        assert code_of(answer) != "fault"


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "null", "http://a:99999999", "\\"])
def test_an_origin_that_is_no_address_is_foreign(origin: str, client: AnyClient) -> None:
    answer = client.request(
        "POST", "/api/tables", json={"game": "rone"}, headers={"origin": origin}
    )
    assert (answer.status_code, code_of(answer)) == (403, "foreign_origin")


PATHS = [
    *(f"/{one}" for one in ("%00", "assets/%00", "a" * 300, "a/" * 3000, "%ff", "..%2f..%2fetc")),
    *(f"/api/tables/{one}" for one in ("%00", "x" * 8000, "%ff%fe", "a%20b", "'; drop table")),
    *(f"/api/tables/{one}/file" for one in ("%00", "x" * 8000)),
    *(f"/api/tables/{one}/at/1" for one in ("%00", "x" * 8000)),
    *(f"/api/replays/{one}" for one in ("%00", "x" * 8000)),
    *(f"/api/replays/{one}/3" for one in ("%00", "x" * 8000)),
    *(f"/api/games/{one}/cards" for one in ("%00", "x" * 8000)),
    *(f"/api/games/rone/rules/{one}" for one in ("%00", "x" * 8000)),
    f"/api/tables/x/at/{'9' * 30}",
    f"/api/tables/x/at/{'9' * 5000}",
    f"/api/tables/x/at/1?seat={'9' * 5000}",
    f"/api/replays/x/{'9' * 5000}",
]


@BOTH
def test_hostile_paths_are_refused_on_both_databases(database: str) -> None:
    with TestClient(make_app(quick(database))) as client:
        for path in PATHS:
            answer = client.request("GET", path)
            assert 400 <= answer.status_code < 500, path
            assert code_of(answer) != "fault", path
        for path in ("/api/tables/%00/enter", "/api/tables/%00/seats/1"):
            answer = client.request("POST", path, json={})
            assert 400 <= answer.status_code < 500, path
        ada = Browser(client)
        made = ada.make(PERSON, OTHER)
        for secret in ("\0", "x" * 80, "'"):
            answer = Browser(client).post(f"/api/tables/{made['id']}/enter", {"secret": secret})
            assert code_of(answer) == "wrong_secret"
        answer = ada.post("/api/tables", {"game": "rone", "from": {"id": "\0", "at": 0}})
        assert code_of(answer) == "no_replay"


@BOTH
def test_an_overlong_table_in_a_socket_breaks_nobodys_presence(database: str) -> None:
    with TestClient(make_app(quick(database))) as client:
        ada, bert = Browser(client), Browser(client)
        made = ada.make(PERSON, OTHER)
        bert.sit(made, 1)
        with pytest.raises(WebSocketDisconnect), bert.live("x" * 7985):
            pass
        assert all(len(table) <= 32 for table in office_of(client).hub.tables())
        with ada.live(made["id"]) as socket:
            socket.hello()
            with bert.live(made["id"]) as other:
                other.hello()
                socket.until(lambda one: one["kind"] == "table" and one["seats"][1]["present"])


def test_who_is_too_fast_learns_which_message_was_refused(tmp_path: Path) -> None:
    with TestClient(make_app(quick(tmp_path / "t.sqlite", messages_per_second=1))) as client:
        ada = Browser(client)
        made = ada.make(PERSON, COMPUTER)
        with ada.live(made["id"]) as socket:
            answers = [(socket.send("ping"), socket.hear()) for _ in range(9)]
    refused = [(ref, one) for ref, one in answers if one["kind"] == "refused"]
    assert refused
    assert all(one["code"] == "too_fast" and one["ref"] == ref for ref, one in refused)


def test_deeply_nested_frames_are_refused_and_the_socket_stays(ada: Browser) -> None:
    made = ada.make(PERSON, COMPUTER)
    with ada.live(made["id"]) as socket:
        socket.raw('{"kind":"hello","log":' + "[" * 8000 + "]" * 8000 + "}")
        assert socket.hear()["code"] == "malformed"
        assert socket.answer("ping")["kind"] == "pong"


def test_a_database_that_takes_nothing_is_not_ready(
    ada: Browser, client: AnyClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert ada.get("/ready").status_code == 200

    async def read_only() -> None:
        raise OSError("attempt to write a readonly database")

    monkeypatch.setattr(office_of(client).store, "check_writing", read_only)
    answer = ada.get("/ready")
    assert (answer.status_code, code_of(answer)) == (503, "not_ready")


def test_looking_whether_it_writes_leaves_nothing_written(ada: Browser, client: AnyClient) -> None:
    async def replays() -> int:
        async with office_of(client).store.engine.connect() as connection:
            found = await connection.exec_driver_sql("SELECT count(*) FROM replays")
            return int(found.scalar_one())

    with client.portal() as portal:
        before = portal.call(replays)
        assert ada.get("/ready").status_code == 200
        assert portal.call(replays) == before


def test_what_is_told_of_tables_is_kept_by_nobody_and_no_header_comes_twice(ada: Browser) -> None:
    made = ada.make(PERSON, COMPUTER)
    answers = [
        ada.get(f"/api/tables/{made['id']}"),
        ada.get("/api/tables"),
        ada.get(f"/api/tables/{made['id']}/at/0?seat=0"),
        ada.post("/api/tables", {"game": "rone", "seats": [PERSON, COMPUTER]}),
        ada.post("/api/tables", {"game": "nothing"}),
        ada.get("/api/tables/unknown"),
    ]
    for answer in answers:
        assert answer.headers["cache-control"] == "no-store"
        names = [name.lower() for name, _ in answer.headers.multi_items()]
        assert sorted(names) == sorted(set(names))
    assert "max-age" in ada.get("/api/games/rone/cards").headers["cache-control"]


# -- sessions ------------------------------------------------------------------------------------


@pytest.mark.parametrize("value", ["chosen", "x" * 32, "sXyKuks3aEQEmGUHTn0XoNaCc8keFgPk"])
def test_a_cookie_that_the_server_did_not_make_is_no_session(value: str, client: AnyClient) -> None:
    ada = Browser(client)
    ada.cookie = f"runestack_session={value}"
    made = ada.make(PERSON, OTHER)
    assert ada.cookie != f"runestack_session={value}"
    assert ada.get(f"/api/tables/{made['id']}").json()["yours"] == [0]
    other = Browser(client)
    other.cookie = f"runestack_session={value}"
    assert other.get(f"/api/tables/{made['id']}").json()["yours"] == []


def test_a_session_that_plays_keeps_its_cookie(ada: Browser) -> None:
    ada.make(PERSON, OTHER)
    cookie = ada.cookie
    ada.make(PERSON, OTHER)
    assert ada.cookie == cookie


def test_over_https_the_cookie_is_taken_from_this_very_host_alone(tmp_path: Path) -> None:
    settings = quick(tmp_path / "t.sqlite", secure_cookie=True)
    with TestClient(make_app(settings)) as client:
        ada = Browser(client)
        made = ada.make(PERSON, OTHER)
        assert ada.cookie.startswith("__Host-runestack_session=")
        assert ada.get(f"/api/tables/{made['id']}").json()["yours"] == [0]
        planted = Browser(client)
        planted.cookie = ada.cookie.removeprefix("__Host-")
        assert planted.get(f"/api/tables/{made['id']}").json()["yours"] == []


# -- limits --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::"),
        ("fe80::1%eth0", "fe80::"),
        ("testclient", "testclient"),
    ],
)
def test_who_has_a_whole_network_counts_as_one(address: str, counted: str) -> None:
    assert counted_as(address) == counted


def test_a_minute_is_a_minute_whatever_the_clock_on_the_wall_says(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = [1000.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    monkeypatch.setattr(time, "time", lambda: -1e9)
    counted = Counted()
    assert [counted.wait("a", 2) for _ in range(3)] == [0.0, 0.0, 60.0]
    assert counted.wait("b", 2) == 0.0
    now[0] += 59
    assert counted.wait("a", 2) == 1.0
    now[0] += 1
    assert counted.wait("a", 2) == 0.0
    now[0] += 60
    counted.forget_old()
    assert counted.minutes == {}


def test_counting_addresses_has_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_ADDRESSES", 10)
    counted = Counted()
    for number in range(50):
        counted.wait(str(number), 1)
    assert len(counted.minutes) == 10


def test_any_name_is_text_and_nothing_else(client: AnyClient) -> None:
    ada: Any = Browser(client)
    hostile = "<img src=x onerror=alert(1)>{water}\0\u202e"
    made = ada.make({"seating": "person", "name": hostile[:40]}, COMPUTER)
    name = ada.get(f"/api/tables/{made['id']}").json()["seats"][0]["name"]
    assert not set("{}\0\u202e") & set(name)
