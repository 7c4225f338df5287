"""A table takes so much and no more, so that nobody fills the database or makes reading it again endless."""

from __future__ import annotations

import pytest

from runestack.server.tables import folding
from tests.server.browser import COMPUTER, OTHER, PERSON, Browser, Data


def test_what_happens_at_a_table_has_an_end(ada: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    made = ada.make(PERSON, OTHER, hot_seat=True, undo="free")
    with ada.live(made["id"]) as socket:
        seat = socket.hello().states[0]["view"]["waiting_for"][0]
        monkeypatch.setattr(folding, "MOST_ENTRIES", socket.table["seq"] + 6)
        answers: list[Data] = []
        while not answers or answers[-1]["kind"] == "accepted":  # back and forth, without end
            choice = {"prompt": socket.asked(seat)["prompt"], "option": socket.options(seat)[0]}
            answers.append(socket.answer("choose", seat=seat, **choice))
            socket.states[seat]["prompt"] = None
            answers.append(socket.answer("undo", seat=seat))
        assert [one["kind"] for one in answers[:2]] == ["accepted", "accepted"]
        refused = [one["code"] for one in answers if one["kind"] == "refused"]
        assert refused[0] == "table_full"
        assert ada.post(f"/api/tables/{made['id']}/seats/1", COMPUTER).status_code == 409


def test_what_seats_decide_beforehand_has_an_end(
    ada: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = ada.make(PERSON, OTHER, hot_seat=True)
    monkeypatch.setattr(folding, "MOST_DECIDED", 10)
    with ada.live(made["id"]) as socket:
        seat = socket.hello().states[0]["view"]["waiting_for"][0]
        stops = {"stops": ["mine:main", "theirs:main"]}
        answers = [socket.answer("passing", seat=0, mode="ask", **stops) for _ in range(4)]
        assert [one["kind"] for one in answers] == ["accepted"] * 3 + ["refused"]
        assert answers[-1]["code"] == "table_full"
        socket.choose(seat)  # the game goes on
