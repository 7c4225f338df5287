"""A server that is killed loses nothing that it has acknowledged, and no table is stuck afterwards."""

import random
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from socket import socket
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from bench.attack import kills
from tests.server.conftest import BOTH
from tests.server.processes import START, hear, live, make, say, server, wait_until

WISH = {
    "game": "rone",
    "seed": 77,
    "seats": [
        {"seating": "person", "name": "Ada"},
        {"seating": "computer", "agent": "random"},
    ],
}
KILLS = 2


class Player:
    """Plays by lot, and remembers what was acknowledged."""

    def __init__(self) -> None:
        self.chance = random.Random(5)
        self.seq = 0  # of the last acknowledged choice
        self.acknowledged = 0
        self.choices = 0  # the most that was ever shown

    def play(self, socket: ClientConnection, count: int) -> bool:
        """So many choices; true if the game is over."""
        say(socket, "hello")
        done = 0
        while done < count:
            message = hear(socket)
            done += self.note(message)
            if message["kind"] == "state":
                assert message["seq"] >= self.seq
                assert message["choices"] >= self.choices
                self.choices = message["choices"]
                if message["view"]["result"]:
                    return True
                if message["prompt"]:
                    self.choose(socket, message)
        return False

    def note(self, message: dict[str, Any]) -> bool:
        """Whether a message acknowledges a choice."""
        if message["kind"] != "accepted":
            return False
        self.seq = message["seq"]
        self.acknowledged += 1
        return True

    def choose(self, socket: ClientConnection, state: dict[str, Any]) -> None:
        option = self.chance.choice(state["view"]["question"]["options"])["id"]
        say(socket, "choose", seat=0, prompt=state["prompt"], option=option, ref=1)


@BOTH
def test_a_killed_server_loses_nothing_that_was_acknowledged(database: str) -> None:
    player = Player()
    table, cookie = "", ""
    for kill in range(KILLS):
        with server("--database", database, "--workers", "1") as one:
            if not table:
                made, cookie = make(one.address, WISH)
                table = made["id"]
            with live(one.address, table, cookie) as socket:
                assert not player.play(socket, 4 + kill)
                one.kill()  # with the answer of the computer under way
                with suppress(ConnectionClosed):
                    while True:  # what was on its way when it was killed
                        player.note(hear(socket))
    with server("--database", database) as one, live(one.address, table, cookie) as socket:
        player.play(socket, 3)
        assert player.choices >= player.acknowledged
        assert one.stop() == 0


def test_a_server_stops_in_good_order_and_says_where_it_was(tmp_path: Path) -> None:
    with server("--database", str(tmp_path / "t.sqlite"), "--log-json") as one:
        made, cookie = make(one.address, WISH)
        with live(one.address, made["id"], cookie) as socket:
            say(socket, "hello")
            assert hear(socket)["kind"] == "table"
            assert one.stop() == 0
    with (
        server(environment={"RUNESTACK_DATABASE": str(tmp_path / "t.sqlite")}) as one,
        live(one.address, made["id"], cookie) as socket,
    ):
        say(socket, "hello")
        assert hear(socket)["status"] == "running"


def test_the_processes_that_think_go_with_a_killed_server(tmp_path: Path) -> None:
    with server("--database", str(tmp_path / "t.sqlite"), "--workers", "1") as one:
        made, cookie = make(one.address, WISH)
        with live(one.address, made["id"], cookie) as socket:
            Player().play(socket, 2)
            children = children_of(one.process.pid)
            assert children
            one.kill()
    wait_until(lambda: not any(Path(f"/proc/{child}").exists() for child in children))


def children_of(process: int) -> list[int]:
    found = Path(f"/proc/{process}/task/{process}/children").read_text(encoding="utf-8")
    return [int(child) for child in found.split()]


# -- bench/attack/kills.py, which kills thousands of times, sees what it is there to see --------------------------------

SCRIPT = str(Path(kills.__file__))


@BOTH
def test_two_servers_are_killed_while_every_seat_plays(database: str) -> None:
    few = ("--kills", "3", "--tables", "4", "--database", database)
    done = subprocess.run(
        [sys.executable, SCRIPT, *few], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout.splitlines()[:1]) == (
        0,
        ["Nothing is lost, nothing counts twice."],
    ), done.stdout + done.stderr


def test_a_server_whose_port_is_taken_for_a_moment_is_started_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A connection of somebody else may have had it; the run stood still then until it gave up."""
    monkeypatch.setattr(kills, "STARTED_WITHIN", START)
    with kills.two_servers(str(tmp_path / "t.sqlite")) as (one, _), socket() as taken:
        taken.bind((kills.HOST, one.port))
        is_running, ended = one.is_running, 0

        def noted() -> bool:
            nonlocal ended
            found = is_running()
            if one.process and not found:
                taken.close()
                ended += 1
            return found

        monkeypatch.setattr(one, "is_running", noted)
        one.start()
        assert ended


def test_ports_of_servers_are_given_to_no_connection() -> None:
    port = kills.lasting_port()
    for _ in range(20):
        with socket() as listens:
            listens.bind((kills.HOST, 0))
            assert listens.getsockname()[1] > port


SENT = [1, 0, 2, 0]  # the last two were never acknowledged


@pytest.mark.parametrize(
    ("stored", "is_right"),
    [
        ([1, 0, 2, 0], True),
        ([1, 0], True),
        ([1, 0, 0], True),
        ([1], False),
        ([1, 2, 0], False),
        ([1, 0, 0, 2], False),
        ([1, 1, 0], False),
        ([1, 0, 2, 0, 0], False),
    ],
)
def test_a_lost_or_doubled_choice_is_seen(stored: list[int], *, is_right: bool) -> None:
    player = kills.Player("T", 1, "", [], 0)
    player.sent = SENT
    player.acknowledged = {0, 1}
    assert (player.fault(stored) == "") is is_right
