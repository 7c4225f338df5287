"""Saved games, replays, looking back, and playing on from a moment."""

import json
from pathlib import Path

import pytest

import runestack
from runestack.play.files import checksum, content_of
from tests.server.browser import COMPUTER, OTHER, PERSON, Browser, Data, code_of

SHORT = {"max_rounds": "2"}


def finished(ada: Browser, seed: int = 13) -> Data:
    """A table whose game is over."""
    made = ada.make(PERSON, COMPUTER, options=SHORT, seed=seed)
    with ada.live(made["id"]) as socket:
        socket.hello()
        while not socket.states[0]["view"]["result"]:
            if socket.states[0]["prompt"]:
                socket.choose(0)
            else:
                socket.hear()
    return made


def test_a_finished_table_is_a_replay_for_everybody(ada: Browser, bert: Browser) -> None:
    made = finished(ada)
    info = bert.get(f"/api/replays/{made['id']}").json()
    assert info["seats"] == ["Ada", "Random"]
    assert info["turns"][0] == 0
    assert info["turns"] == sorted(info["turns"])
    assert info["result"]["scores"]
    assert info["log"]
    assert max(line["choice"] for line in info["log"]) <= info["choices"]
    last = bert.get(f"/api/replays/{made['id']}/{info['choices']}?seat=0").json()
    assert last["view"]["result"] == info["result"]
    first = bert.get(f"/api/replays/{made['id']}/0?seat=1").json()
    assert (first["view"]["seat"], first["view"]["result"]) == (1, None)


def test_the_views_of_a_replay_are_those_of_the_game(ada: Browser, tmp_path: Path) -> None:
    made = finished(ada)
    file = ada.get(f"/api/tables/{made['id']}/file")
    assert "attachment" in file.headers["content-disposition"]
    path = tmp_path / "game.json"
    path.write_text(file.text, encoding="utf-8")
    match = runestack.load(path)
    for at in range(0, len(match.choices), 7):
        shown = ada.get(f"/api/replays/{made['id']}/{at}?seat=1").json()["view"]
        view = match.game.view(match.at(at), 1, match.names)
        assert shown == json.loads(json.dumps(view))


def test_a_file_is_handed_in_and_shown_on_another_machine(ada: Browser, bert: Browser) -> None:
    file = ada.get(f"/api/tables/{finished(ada)['id']}/file").text
    replay = bert.client.post("/api/replays", content=file).json()["id"]
    info = bert.get(f"/api/replays/{replay}?seat=0").json()
    assert info["choices"] == len(json.loads(file)["choices"])
    assert bert.get(f"/api/replays/{replay}/3").status_code == 200


@pytest.mark.parametrize(
    ("content", "english", "german"),
    [
        (b"no game", "is the file cut off?", "ist die Datei abgeschnitten?"),
        (b"[1, 2]", "not a saved game of Runestack", "kein gespeichertes Spiel"),
        (b"[" * 100_000, "not a saved game of Runestack", "kein gespeichertes Spiel"),
        (b'{"seed": ' + b"9" * 5000 + b"}", "not a saved game", "kein gespeichertes Spiel"),
        (b"\xff\xfe", "it is no text", "sie ist kein Text"),
        (b'{"runestack": 99}', "format 99; this version reads", "Format 99 geschrieben"),
        (b'{"runestack": 1, "game": "rone", "seed": 3}', "checksum", "Prüfsumme"),
    ],
)
def test_a_foreign_or_broken_file_is_refused_with_a_reason_in_both_languages(
    content: bytes, english: str, german: str, ada: Browser
) -> None:
    refused_file(ada, content, english, german)


def refused_file(ada: Browser, content: bytes, english: str, german: str) -> None:
    answer = ada.client.post("/api/replays", content=content)
    assert (answer.status_code, code_of(answer)) == (400, "bad_file")
    message = answer.json()["error"]["message"]
    assert english in message["en"]
    assert german in message["de"]


@pytest.mark.parametrize(
    ("changed", "english", "german"),
    [
        ({"rules": "0"}, "saved under rules version 0", "mit Regelversion 0 gespeichert"),
        ({"pool": "other"}, "another card pool (other", "mit anderen Karten gespeichert (other"),
        ({"digest": "other"}, "led to another state", "führen zu einem anderen Stand"),
        ({"game": "chess"}, "there is no game 'chess'", "es gibt kein Spiel 'chess'"),
        ({"options": {"mode": "9p"}}, "mode cannot be '9p'", "mode kann nicht '9p' sein"),
        ({"choices": [[0, 99]]}, "choice 1 of 1 is not legal", "Entscheidung 1 von 1"),
        ({"choices": "none"}, "the choices are missing", "die Entscheidungen fehlen"),
        ({"names": ["Ada"]}, "not one for each of 2 seats", "nicht einer für jeden von 2"),
    ],
)
def test_a_replay_of_another_version_says_why_it_cannot_be_played(
    changed: Data, english: str, german: str, ada: Browser
) -> None:
    match = runestack.new("rone", seed=3)
    content = {**content_of(match), **changed}
    text = json.dumps({**content, "checksum": checksum(content)})
    refused_file(ada, text.encode(), english, german)


def test_a_handed_in_file_cannot_name_files_of_the_server(ada: Browser, tmp_path: Path) -> None:
    secret = tmp_path / "secret.txt"
    secret.write_text("the password is swordfish")
    options = {"deck_mode": "custom", "deck_0": str(secret), "deck_1": f"{secret}\n"}
    content = {**content_of(runestack.new("rone", seed=3)), "options": options}
    text = json.dumps({**content, "checksum": checksum(content)})
    answer = ada.client.post("/api/replays", content=text)
    assert code_of(answer) == "bad_file"
    assert "swordfish" not in answer.text
    assert "deck_0 cannot be" in answer.json()["error"]["message"]["en"]


def test_a_file_that_is_too_large_is_refused(ada: Browser) -> None:
    answer = ada.client.post("/api/replays", content=b"x" * 600_000)
    assert (answer.status_code, code_of(answer)) == (413, "too_large")


def test_nobody_gets_the_file_of_a_running_game_with_others(ada: Browser, bert: Browser) -> None:
    made = ada.make(PERSON, OTHER)
    bert.sit(made, 1)
    for browser in (ada, bert, Browser(ada.client)):
        assert code_of(browser.get(f"/api/tables/{made['id']}/file")) == "not_over"
        assert code_of(browser.get(f"/api/replays/{made['id']}")) == "not_over"
    alone = ada.make(PERSON, COMPUTER)
    assert ada.get(f"/api/tables/{alone['id']}/file").status_code == 200
    assert code_of(bert.get(f"/api/tables/{alone['id']}/file")) == "not_over"


def test_moments_and_seats_that_are_not_there_are_refused(ada: Browser) -> None:
    made = finished(ada)
    assert code_of(ada.get(f"/api/replays/{made['id']}/99999")) == "no_moment"
    assert code_of(ada.get(f"/api/replays/{made['id']}/0?seat=7")) == "no_seat"
    assert code_of(ada.get("/api/replays/nothing")) == "no_replay"


def test_a_seat_looks_back_at_what_it_saw(ada: Browser, bert: Browser) -> None:
    made = ada.make(PERSON, COMPUTER, seed=21)
    with ada.live(made["id"]) as socket:
        seen = socket.hello().asked(0)
        for _ in range(4):
            socket.choose(0)
            socket.asked(0)
    path = f"/api/tables/{made['id']}/at/{seen['choices']}?seat=0"
    assert ada.get(path).json()["view"] == seen["view"]
    assert code_of(bert.get(path)) == "not_yours"


def test_a_game_is_played_on_from_any_moment_of_a_replay(ada: Browser, bert: Browser) -> None:
    made = finished(ada)
    wish = {"seats": [COMPUTER, OTHER], "from": {"id": made["id"], "at": 4}}
    answer = bert.post("/api/tables", wish)
    assert answer.status_code == 201, answer.text
    moment = bert.get(f"/api/replays/{made['id']}/4?seat=1").json()["view"]
    with bert.live(answer.json()["id"]) as socket:
        state = socket.hello().states[1]
        assert state["choices"] >= 4
        assert state["view"]["round"] >= moment["round"]
    late = bert.post("/api/tables", {**wish, "from": {"id": made["id"], "at": 9999}})
    assert code_of(late) == "no_moment"


def test_a_running_game_with_others_is_not_played_on_by_one_of_them(
    ada: Browser, bert: Browser
) -> None:
    made = ada.make(PERSON, OTHER)
    bert.sit(made, 1)
    wish = {"seats": [PERSON, COMPUTER], "from": {"id": made["id"], "at": 0}}
    assert code_of(ada.post("/api/tables", wish)) == "not_over"
