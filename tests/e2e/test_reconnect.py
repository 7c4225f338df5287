"""A server that is killed, a connection that drops, another device."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import QUICK, Invite
from tests.e2e.pages import AtTable
from tests.e2e.people import PHONE, Person
from tests.e2e.playing import Mouse, after, reach
from tests.e2e.titles import RONE, STARTER, USUAL, Way
from tests.server.processes import server

LOST = "Connection lost"


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


@pytest.mark.parametrize("way", USUAL, ids=str)
def test_a_killed_server_loses_nothing_and_the_page_goes_on_by_itself(
    way: Way, invite: Invite, built_page: Path, tmp_path: Path
) -> None:
    flags = ("--database", str(tmp_path / "tables.sqlite"))
    port = free_port()
    with server(*flags, environment=QUICK, port=port) as first:
        ada = invite(address=first.address)
        player = Mouse(ada, way.seed)
        prompt = reach(player, ada.make(way), until=after(7, player))
        before = ada.watch.state(prompt)
        told = len(ada.watch.states(0))
        ada.watch.is_cut_off = True
        first.kill()
        expect(ada.page.get_by_role("alert")).to_contain_text(LOST)
    with server(*flags, environment=QUICK, port=port):
        expect(ada.page.get_by_role("alert")).to_have_count(0, timeout=30_000)
        ada.watch.is_cut_off = False
        ada.until(lambda: len(ada.watch.states(0)) > told)
        assert AtTable(ada).prompt() == prompt
        now = ada.watch.states(0)[-1]
        assert now["choices"] == before["choices"]
        assert now["view"] == before["view"]
        player.play(until=after(9, player))
        ada.leave()


def test_a_dropped_connection_comes_back_to_the_same_question(ada: Person) -> None:
    sockets = []

    def through(route: object) -> None:
        sockets.append(route)
        route.connect_to_server()  # type: ignore[attr-defined]

    ada.page.route_web_socket("**/live", through)
    ada.open(ada.make(RONE))
    table = AtTable(ada)
    prompt = table.prompt()
    sentence = table.sentence.inner_text()
    ada.watch.is_cut_off = True
    ada.context.set_offline(True)
    sockets[-1].close(code=1001)  # type: ignore[attr-defined]
    expect(ada.page.get_by_role("alert")).to_contain_text(LOST)
    ada.page.locator("[data-prompt] [data-option]").first.click()
    expect(table.notice("nothing was sent")).to_be_visible()
    expect(ada.page.get_by_role("button", name="Try now")).to_be_visible()
    ada.context.set_offline(False)  # nothing has to be clicked: the page tries again by itself
    expect(ada.page.get_by_role("alert").filter(has_text=LOST)).to_have_count(0, timeout=30_000)
    ada.watch.is_cut_off = False
    assert table.prompt() == prompt
    expect(table.sentence).to_have_text(sentence)


def test_reloading_the_page_returns_to_the_same_question(ada: Person) -> None:
    player = Mouse(ada, STARTER.seed)
    prompt = reach(player, ada.make(STARTER), until=after(6, player))
    ada.page.reload()
    assert AtTable(ada).prompt() == prompt
    player.play(until=after(9, player))


def test_another_device_goes_on_with_the_link_of_the_seat(invite: Invite) -> None:
    ada, phone = invite(), invite(PHONE)
    # a table that was made elsewhere: a link of one's seat is made on demand
    player = Mouse(ada, RONE.seed)
    prompt = reach(player, ada.make(RONE), until=after(5, player))
    table = AtTable(ada)
    table.menu("Seats")
    table.dialog("Seats").get_by_role("button", name="Create a link").first.click()
    link = table.link("Seat link: Ada")
    phone.page.goto(link)
    phone.page.get_by_role("button", name="Take the seat").click()
    assert AtTable(phone).prompt() == prompt
    there = Mouse(phone, 3)
    last = there.play(until=after(3, there))
    # the first device has followed
    table.dialog("Seats").get_by_role("button", name="Close").click()
    expect(ada.page.locator("[data-prompt]")).to_have_attribute("data-prompt", last)
