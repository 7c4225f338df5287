"""The log of a long game is written a piece at a time: who comes to it holds nobody up at other tables."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from runestack.games import names
from runestack.games.wording import LANGUAGES, SPECTATOR
from runestack.play import log
from runestack.play.match import Match
from runestack.server.live import Talk
from runestack.server.tables.folding import fold_for
from tests.server.browser import OTHER, PERSON, Browser
from tests.server.tables import Played

CHOICES = 60


def played(game: str) -> Match:
    table = Played(game, 3)
    while len(table.live.playing().choices) < CHOICES and not table.over():
        table.step()
    return table.live.playing()


def all_lines(match: Match) -> dict[tuple[int, str], list[Any]]:
    readers = (*range(match.seats), SPECTATOR)
    return {(seat, one): match.log(seat, one) for seat in readers for one in LANGUAGES}


@pytest.mark.parametrize("game", names())
def test_a_log_that_was_written_in_pieces_says_the_same(game: str) -> None:
    match = played(game)
    wanted = all_lines(match.clone())
    for seats in ([0], [1, SPECTATOR]):  # the second ones come when the first has read
        for _ in match.log_in_pieces(seats):
            pass
    assert set(match.logs.lines) == set(wanted)
    assert all_lines(match) == wanted


@pytest.mark.parametrize("first", [[], [1]])
def test_a_piece_is_a_few_choices(first: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    """For who reads the log first, and for who comes later and has all of it before them."""
    match = played("rone")
    for seat in first:
        match.log(seat)
    steps: list[int] = []
    usual = match.history.play_on

    def counted(state: Any, begin: int, count: int) -> None:
        steps[-1] += count - begin
        usual(state, begin, count)

    monkeypatch.setattr(match.history, "play_on", counted)
    pieces, is_done = match.log_in_pieces([0]), None
    while not is_done:
        steps.append(0)
        is_done = next(pieces, True)
    count = len(match.choices)
    assert max(steps) <= log.PIECE < count / 4
    assert sum(steps) == count  # both languages are written together


def test_who_leaves_in_the_middle_has_changed_nothing() -> None:
    match = played("rone")
    wanted = all_lines(match.clone())
    for seat in (0, SPECTATOR):
        pieces = match.log_in_pieces([seat])
        next(pieces)
        next(pieces)
        del pieces
    assert all_lines(match) == wanted


def test_others_have_their_turn_between_the_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played("rone")
    turns: list[int] = []

    async def others() -> None:
        while True:
            turns.append(1)
            await asyncio.sleep(0)

    async def greeted() -> None:
        office: Any = SimpleNamespace(settings=SimpleNamespace(messages_per_second=1), messages={})
        socket: Any = SimpleNamespace(send_text=None)
        talk = Talk(socket, "table", office, "ada", "")
        monkeypatch.setattr(Talk, "of_address", talk.allowance)
        talk.listener.yours = [0]
        task = asyncio.ensure_future(others())
        await talk.write_logs(match)
        task.cancel()

    asyncio.run(greeted())
    assert len(turns) >= len(match.choices) / log.PIECE


def test_a_table_that_is_read_again_is_ready_for_who_listens() -> None:
    table = Played("runeslingers", 3)
    while len(table.live.playing().choices) < CHOICES and not table.over():
        table.step()
    live = fold_for({0, SPECTATOR}, table.live.row, table.stored)
    logs = live.playing().logs
    assert set(logs.lines) == {(seat, one) for seat in (0, SPECTATOR) for one in LANGUAGES}
    assert logs.told == len(live.playing().choices)


def test_who_says_hello_has_the_log_written_so(
    ada: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = ada.make(PERSON, OTHER, hot_seat=True)
    asked: list[list[int]] = []
    usual = Match.log_in_pieces

    def seen(match: Match, seats: list[int]) -> Any:
        asked.append(list(seats))
        return usual(match, seats)

    monkeypatch.setattr(Match, "log_in_pieces", seen)
    with ada.live(made["id"]) as socket:
        socket.hello(log={"0": 2}, last_seq=1)
    assert asked[0] == [0, 1]
