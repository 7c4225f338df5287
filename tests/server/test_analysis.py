"""Analysis of replays: told line by line, kept, bounded, and stopped when nobody listens."""

import asyncio
import json
from typing import Any

import pytest

from runestack.server.tables import analysing
from runestack.server.tables.analysing import analyse
from tests.server.browser import COMPUTER, PERSON, AnyClient, Browser, Data, code_of, office_of
from tests.server.test_replays import finished


@pytest.fixture(autouse=True)
def thinks_little(client: AnyClient, monkeypatch: pytest.MonkeyPatch) -> None:
    analyses = office_of(client).analyses
    monkeypatch.setattr(analyses, "seconds", 1.0)
    analyses.kept.clear()


def lines_of(who: Browser, replay: str) -> list[Data]:
    answer = who.get(f"/api/replays/{replay}/analysis")
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"].startswith("application/x-ndjson")
    return [json.loads(line) for line in answer.text.splitlines()]


def test_a_finished_game_is_analysed_for_everybody_and_once(
    ada: Browser, bert: Browser, client: AnyClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = finished(ada)
    choices = bert.get(f"/api/replays/{made['id']}").json()["choices"]
    *waits, last = lines_of(bert, made["id"])
    assert all(line == {"waits": True} for line in waits)
    marks = last["marks"]
    assert marks
    assert [mark["at"] for mark in marks] == sorted(mark["at"] for mark in marks)
    for mark in marks:
        assert 0 <= mark["at"] <= choices
        assert mark["about"] in ("turned", "better")
        assert mark["weight"] > 0
        english, german = (
            "".join(piece["text"] for piece in mark["words"][language]) for language in ("en", "de")
        )
        assert english != german
        assert ["Ada", "Random"][mark["seat"]] in english

    async def never_again(*_: object) -> bytes:
        pytest.fail("it is thought about again")

    monkeypatch.setattr(office_of(client).analyses.worker, "do", never_again)
    assert lines_of(ada, made["id"]) == [last]


def test_a_file_that_was_handed_in_is_analysed(ada: Browser, bert: Browser) -> None:
    file = ada.get(f"/api/tables/{finished(ada)['id']}/file").text
    replay = bert.client.post("/api/replays", content=file).json()["id"]
    assert "marks" in lines_of(bert, replay)[-1]


def test_only_what_is_over_is_analysed(ada: Browser) -> None:
    made = ada.make(PERSON, COMPUTER)
    assert code_of(ada.get(f"/api/replays/{made['id']}/analysis")) == "not_over"
    assert code_of(ada.get("/api/replays/nowhere/analysis")) == "no_replay"


def test_not_more_than_a_few_at_once(
    ada: Browser, client: AnyClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = finished(ada)
    monkeypatch.setattr(office_of(client).analyses, "wanted", analysing.MOST_AT_ONCE)
    assert code_of(ada.get(f"/api/replays/{made['id']}/analysis")) == "analysis_busy"


def test_a_thought_without_end_is_given_up(
    ada: Browser, client: AnyClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def for_ever(*_: object) -> bytes:
        await asyncio.Event().wait()
        return b""

    monkeypatch.setattr(office_of(client).analyses.worker, "do", for_ever)
    monkeypatch.setattr(analysing, "PATIENCE", 0.2)
    monkeypatch.setattr(analysing, "AGAIN", 0.05)
    *waits, last = lines_of(ada, finished(ada)["id"])
    assert waits
    assert last["error"]["code"] == "analysis_failed"
    assert office_of(client).analyses.wanted == 0


def test_who_stops_listening_stops_the_thought(
    client: AnyClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    analyses = office_of(client).analyses
    ended = []

    async def for_ever(_key: str, work: Any, _task: object) -> bytes:
        assert work is analyse
        try:
            await asyncio.Event().wait()
        finally:
            ended.append(True)
        return b""

    monkeypatch.setattr(analyses.worker, "do", for_ever)
    monkeypatch.setattr(analysing, "AGAIN", 0.01)

    async def leave() -> None:
        lines = analyses.lines("key", "body")
        assert json.loads(await anext(lines)) == {"waits": True}
        assert analyses.wanted == 1
        await lines.aclose()
        await asyncio.sleep(0)

    asyncio.run(leave())
    assert ended == [True]
    assert analyses.wanted == 0
