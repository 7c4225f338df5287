"""What happened since a player's last turn: all of it, and nothing that they may not know."""

from __future__ import annotations

import pytest

from runestack.play.log import Entry
from runestack.server.entries import Undone
from runestack.server.tables.showing import state_message
from tests.server.tables import PARTIES, Played


def since(table: Played, reader: int) -> int:
    message = state_message(table.live, reader, 0, PARTIES)
    assert message is not None
    return message.since


def active(table: Played) -> int:
    match = table.live.playing()
    return match.game.active_seat(match.state)


def lines(table: Played, reader: int) -> list[Entry]:
    return table.live.playing().log(reader)


def end_of_last_turn(table: Played, seat: int) -> int:
    """The choice that ended it, found by looking at every moment of the game."""
    match = table.live.playing()
    whose = [match.game.active_seat(match.at(count)) for count in range(len(match.choices) + 1)]
    ends = [count for count in range(1, len(whose)) if whose[count - 1] == seat != whose[count]]
    return ends[-1] if ends else 0


@pytest.mark.parametrize("game", ["rone", "runeslingers"])
def test_it_begins_with_the_choice_that_ended_my_last_turn(game: str) -> None:
    table = Played(game, 51)
    found = set()
    for number in range(160):
        if table.over():
            break
        table.step()
        for seat in (0, 1) if number % 20 == 0 else ():
            end = end_of_last_turn(table, seat)
            expected = [line for line in lines(table, seat) if line.choice >= end]
            assert lines(table, seat)[since(table, seat) :] == expected
            found.add(end)
    assert len(found) > 5


def test_in_my_own_turn_it_tells_what_the_others_did_before_it() -> None:
    table = Played("rone", 52)
    while active(table) != 0:
        table.step()
    while active(table) == 0:
        table.step()
    theirs = len(lines(table, 0))
    while active(table) == 1:
        table.step()
    assert active(table) == 0
    first = since(table, 0)
    told = lines(table, 0)[first:]
    assert first <= theirs
    assert lines(table, 0)[theirs:] == told[theirs - first :]
    assert any(line.seat == 1 for line in told)


def test_it_is_the_same_after_the_table_is_read_again_and_shrinks_when_taken_back() -> None:
    table = Played("rone", 53)
    for _ in range(90):
        table.step()
    again = Played("rone", 53)
    again.live = table.again()
    assert since(again, 0) == since(table, 0) > 0
    table.add(Undone(0, 3))
    assert since(table, 0) <= len(lines(table, 0))


@pytest.mark.parametrize("game", ["rone", "runeslingers"])
def test_it_never_names_a_card_that_its_reader_has_not_seen(game: str) -> None:
    table = Played(game, 54)
    told = 0
    for _ in range(150):
        if table.over():
            break
        table.step()
        match = table.live.playing()
        for seat in (0, 1):
            for line in lines(table, seat)[since(table, seat) :]:
                if line.choice == len(match.choices):
                    known = [match.game.knows(match.state, seat, card) for card in line.cards]
                    assert all(known), line
                    told += len(known)
    assert told > 50
