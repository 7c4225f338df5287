"""Names of seats in everything that the server tells of a table."""

from __future__ import annotations

import json

import pytest

from runestack.games.views import plain_text
from runestack.server.entries import Seated, Undone
from runestack.server.tables.reading import moment, replay_info
from runestack.server.tables.showing import state_message
from tests.server.browser import COMPUTER, Browser
from tests.server.tables import PARTIES, Played

THREE = {"options": {"mode": "3p"}, "seats": 3}


def told(table: Played, reader: int) -> str:
    message = state_message(table.live, reader, 0, [*PARTIES, set()])
    assert message is not None
    view = json.dumps(message.view, ensure_ascii=False)
    said = [
        plain_text(pieces)
        for one in message.log
        for pieces in (one.sentence["en"], one.sentence["de"])
    ]
    return " ".join([view, *said])


def three_play(choices: int = 60) -> Played:
    table = Played("rone", 3, [Seated(2, "computer", "Bert", "random")], **THREE)
    for _ in range(choices):
        table.step()
    return table


@pytest.mark.parametrize("reader", [-1, 0])
def test_log_and_view_name_the_seats_and_tell_equal_names_apart(reader: int) -> None:
    words = told(three_play(), reader)
    assert "Bert (2)" in words
    assert "Bert (3)" in words
    assert "Player 2" not in words
    assert "Spieler 2" not in words


def test_who_takes_a_seat_over_is_named_from_then_on_also_after_reading_it_again() -> None:
    table = three_play(20)
    table.add(Seated(1, "computer", "Cleo", "random"))
    for _ in range(40):
        table.step()
    lines = [entry.sentence for entry in table.live.playing().log()]
    assert any("Cleo" in line for line in lines)
    assert any("Bert (2)" in line for line in lines)
    assert [entry.sentence for entry in table.again().playing().log()] == lines


def test_a_replay_calls_the_players_by_their_names() -> None:
    match = three_play().live.playing()
    info = replay_info("test", match, -1)
    assert info.seats == ["Ada", "Bert (2)", "Bert (3)"]
    assert any("Ada" in plain_text(line.sentence["de"]) for line in info.log)
    assert "Player 1" not in json.dumps(moment("test", match, 40, -1).view)


def test_a_person_without_a_name_is_a_player_with_a_number_in_both_languages() -> None:
    table = Played("rone", 3, [Seated(0, "person", "")])
    for _ in range(4):
        table.step()
    table.add(Undone(0, 2))
    note = table.live.chat[-1].note
    assert note is not None
    assert note.en.startswith("Player 1 undoes")
    assert note.de.startswith("Spieler 1 nimmt")


def test_a_name_is_cleaned_where_it_comes_in(ada: Browser) -> None:
    made = ada.make({"seating": "person", "name": " {water}\n<b>Ada</b> "}, COMPUTER)
    with ada.live(made["id"]) as socket:
        assert socket.hello().table["seats"][0]["name"] == "(water) <b>Ada</b>"


def test_a_name_that_is_too_long_is_refused(ada: Browser) -> None:
    body = {"game": "rone", "seats": [{"seating": "person", "name": "x" * 41}]}
    assert ada.post("/api/tables", body).status_code == 400
