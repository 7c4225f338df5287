"""Several servers on one database: no choice is lost, none counts twice, everybody sees the same."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from runestack.server import presence
from runestack.server.app import make_app
from runestack.server.entries import BY_HAND, Chose
from runestack.server.hub import Hub, Listener, encode
from tests.server.browser import OTHER, PERSON, AnyClient, Browser, Data, Socket, office_of
from tests.server.conftest import BOTH, quick
from tests.server.processes import wait_until

STEPS = 12


@contextmanager
def two_servers(database: str) -> Iterator[tuple[AnyClient, AnyClient]]:
    with (
        TestClient(make_app(quick(database))) as first,
        TestClient(make_app(quick(database))) as second,
    ):
        yield first, second


def same_browser(browser: Browser, client: AnyClient) -> Browser:
    """The browser, talking to another server."""
    other = Browser(client)
    other.cookie = browser.cookie
    return other


def choose_at_once(sockets: list[Socket], seat: int) -> list[Data]:
    """Both sockets send the same choice for the same prompt at the same time."""
    prompt, option = sockets[0].asked(seat)["prompt"], sockets[0].options(seat)[0]
    for socket in sockets:
        while socket.states[seat]["prompt"] != prompt:
            socket.hear()
    with ThreadPoolExecutor(2) as pool:
        return list(
            pool.map(
                lambda socket: socket.answer("choose", seat=seat, prompt=prompt, option=option),
                sockets,
            )
        )


def waiting(socket: Socket) -> int:
    """The seat that is asked, once it is shown."""
    found: int = socket.states[0]["view"]["waiting_for"][0]
    return found


def latest(socket: Socket) -> dict[str, Any]:
    """The last state that has come."""
    return max(socket.states.values(), key=lambda state: int(state["seq"]))


@BOTH
def test_the_same_choice_through_two_servers_counts_once(database: str) -> None:
    with two_servers(database) as (first, second):
        ada = Browser(first)
        made = ada.make(PERSON, OTHER, hot_seat=True, seed=5)
        there = same_browser(ada, second)
        with ada.live(made["id"]) as one, there.live(made["id"]) as two:
            sockets = [one.hello(), two.hello()]
            for step in range(STEPS):
                answers = choose_at_once(sockets, waiting(one))
                kinds = sorted(answer["kind"] for answer in answers)
                assert kinds == ["accepted", "refused"], answers
                refused = next(answer for answer in answers if answer["kind"] == "refused")
                assert refused["code"] in ("stale", "not_asked")
                wanted = max(answer.get("seq", 0) for answer in answers)
                for socket in sockets:
                    while any(socket.states[seat]["seq"] < wanted for seat in (0, 1)):
                        socket.hear()
                assert one.states[0]["view"] == two.states[0]["view"], step
                assert one.states[1]["view"] == two.states[1]["view"], step
        with first.portal() as portal:
            entries = portal.call(office_of(first).store.entries, made["id"])
        by_hand = [one for one in entries if isinstance(one, Chose) and one.rule == BY_HAND]
        assert len(by_hand) == STEPS


@BOTH
def test_friends_at_two_servers_play_one_game(database: str) -> None:
    with two_servers(database) as (first, second):
        ada, bert = Browser(first), Browser(second)
        made = ada.make(PERSON, seed=6)
        with ada.live(made["id"]) as one:
            one.hello()
            assert one.table["status"] == "waiting"
            bert.sit(made, 1, "Bert")
            with bert.live(made["id"]) as two:
                two.hello()
                while 0 not in one.states:
                    one.hear()
                sockets = (one, two)
                for _ in range(STEPS):
                    # by entries: what the table answers for somebody is no choice that others count
                    while one.states[0]["seq"] != two.states[1]["seq"]:
                        behind = min(one, two, key=lambda each: latest(each)["seq"])
                        behind.hear()
                    seat = waiting(one)
                    answer = sockets[seat].choose(seat)
                    for number, socket in enumerate(sockets):
                        while socket.states[number]["seq"] < answer["seq"]:
                            socket.hear()
                assert one.states[0]["view"]["waiting_for"] == two.states[1]["view"]["waiting_for"]


@BOTH
def test_a_server_that_stops_leaves_its_tables_to_the_other(database: str) -> None:
    with TestClient(make_app(quick(database))) as second:
        with TestClient(make_app(quick(database))) as first:
            ada = Browser(first)
            made = ada.make(PERSON, OTHER, hot_seat=True, seed=7)
            with ada.live(made["id"]) as one:
                one.hello()
                for _ in range(5):
                    seat = waiting(one)
                    answer = one.choose(seat)
                    while one.states[0]["seq"] < answer["seq"]:
                        one.hear()
                last = one.states[0]
        there = same_browser(ada, second)
        with there.live(made["id"]) as two:
            two.hello()
            assert two.states[0]["view"] == last["view"]
            two.choose(waiting(two))


def seen(socket: Socket, present: list[bool], watchers: int) -> None:
    """Waits until a browser is shown who is there."""
    while ([seat["present"] for seat in socket.table["seats"]], socket.table["watchers"]) != (
        present,
        watchers,
    ):
        socket.hear()


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
def test_who_is_there_is_seen_at_both_servers_and_so_is_who_leaves(database: str) -> None:
    with two_servers(database) as (first, second):
        ada, bert, cleo = Browser(first), Browser(second), Browser(second)
        made = ada.make(PERSON, seed=6)
        bert.sit(made, 1, "Bert")
        with ada.live(made["id"]) as one:
            seen(one.hello(), [True, False], 0)
            with bert.live(made["id"]) as two:
                two.hello()
                seen(one, [True, True], 0)
                seen(two, [True, True], 0)  # who comes later hears who was there
                with cleo.live(made["id"]) as three:
                    three.hello()
                    seen(one, [True, True], 1)
                seen(one, [True, True], 0)
            seen(one, [True, False], 0)


def test_a_process_that_falls_silent_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    here, there = Hub(), Hub()
    listener = Listener("ada", nobody)
    listener.greeted, listener.yours = True, [1]
    there.add("table", listener)
    here.elsewhere.hear(encode(there.here("table")))
    assert here.present("table") == {1}
    assert here.elsewhere.hear(encode(here.here("table"))) is None  # its own words
    assert here.elsewhere.forget_silent() == []
    monkeypatch.setattr(presence, "SILENT", -1.0)
    assert here.elsewhere.forget_silent() == ["table"]
    assert here.present("table") == set()


async def nobody(_: str) -> None:
    """A socket at whose other end nobody is."""


@BOTH
def test_a_table_that_nobody_listened_to_is_shown_as_it_is_and_not_as_it_was(database: str) -> None:
    with two_servers(database) as (first, second):
        ada = Browser(first)
        made = ada.make(PERSON, OTHER, seed=5, hot_seat=True)
        elsewhere = same_browser(ada, second)
        elsewhere.get(f"/api/tables/{made['id']}/at/0?seat=0")  # the second one has it in memory
        assert made["id"] in office_of(second).desk.kept
        deafen(database, second)
        with ada.live(made["id"]) as socket:
            socket.hello()
            for _ in range(6):
                before = socket.states[0]["choices"]
                socket.choose(waiting(socket))
                while socket.states[0]["choices"] == before:
                    socket.hear()
            played = socket.states[0]["choices"]
            with elsewhere.live(made["id"]) as other:
                assert other.hello().states[0]["choices"] == played
        found = elsewhere.get(f"/api/tables/{made['id']}/at/{played}?seat=0").json()
        assert found["at"] == played


def deafen(database: str, client: AnyClient) -> None:
    """The connection over which a server hears of others is lost. (A SQLite file has none.)"""
    if not database.startswith("postgresql"):
        return

    async def cut() -> None:
        async with office_of(client).store.engine.begin() as connection:
            await connection.exec_driver_sql(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = current_database() AND query LIKE 'LISTEN%'"
            )

    with client.portal() as portal:
        portal.call(cut)


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
def test_after_a_lost_connection_every_table_in_memory_is_woken(database: str) -> None:
    with two_servers(database) as (first, second):
        ada = Browser(first)
        made = ada.make(PERSON, OTHER, seed=5, hot_seat=True)
        same_browser(ada, second).get(f"/api/tables/{made['id']}/at/0?seat=0")
        kept = office_of(second).desk.kept
        before = kept[made["id"]].live.seq
        deafen(database, second)
        with ada.live(made["id"]) as socket:
            socket.hello()
            socket.choose(waiting(socket))
        wait_until(lambda: kept[made["id"]].live.seq > before, 20.0)


def test_what_was_just_changed_here_is_not_read_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with TestClient(make_app(quick(tmp_path / "t.sqlite"))) as client:
        ada = Browser(client)
        made = ada.make(PERSON, PERSON, hot_seat=True, seed=7)
        office = office_of(client)
        read: list[str] = []
        usual = office.store.entries

        async def counted(table: str, after: int = 0) -> Any:
            read.append(table)
            return await usual(table, after)

        async def a_moment_ago(tables: Any) -> dict[str, int]:
            return {table: office.desk.kept[table].live.seq - 1 for table in tables}

        with ada.live(made["id"]) as socket, client.portal() as portal:
            socket.hello()
            monkeypatch.setattr(office.store, "entries", counted)
            monkeypatch.setattr(office.store, "seqs", a_moment_ago)
            portal.call(office.desk.wake, None)
            assert read == []
