"""A guest is safe from the host: nobody enters a seat unseen, and what the host could know is told."""

from __future__ import annotations

from typing import Any

import pytest

from runestack.server.errors import TableError
from runestack.server.tables.undoing import way
from tests.server.browser import (
    COMPUTER,
    OTHER,
    PERSON,
    AnyClient,
    Browser,
    Data,
    code_of,
    office_of,
)
from tests.server.tables import Played


@pytest.fixture
def made(ada: Browser, bert: Browser) -> Data:
    """Ada's table, at which Bert sits."""
    made = ada.make(PERSON, OTHER)
    bert.sit(made, 1, "Bert")
    return made


def path(made: Data, rest: str = "") -> str:
    return f"/api/tables/{made['id']}{rest}"


def notes(browser: Browser, made: Data) -> list[str]:
    """What the table has told, as everybody reads it who comes."""
    with browser.live(made["id"]) as socket:
        socket.send("hello")
        chat = socket.until(lambda one: one["kind"] == "chat")
    return [line["note"]["en"] for line in chat["lines"] if line["note"]]


def test_a_link_is_void_once_somebody_sits_down_on_it(
    ada: Browser, bert: Browser, client: AnyClient, made: Data
) -> None:
    secret = {"secret": made["links"][1]["secret"]}
    for other in (Browser(client), Browser(client)):
        answer = other.post(path(made, "/enter"), secret)
        assert (answer.status_code, code_of(answer)) == (403, "wrong_secret")
    assert bert.post(path(made, "/enter"), secret).json()["yours"] == [1]  # comes back to it
    entered = ada.post(path(made, "/enter"), secret).json()  # who made the link as well
    assert entered["yours"] == [0]
    assert ada.get(path(made)).json()["yours"] == [0]


def test_the_host_makes_no_link_to_a_seat_at_which_somebody_sits(ada: Browser, made: Data) -> None:
    answer = ada.post(path(made, "/seats/1/secret"))
    assert (answer.status_code, code_of(answer)) == (409, "seat_taken")
    answer = ada.post(path(made, "/seats/1"), {"seating": "person", "name": "Ada too"})
    assert (answer.status_code, code_of(answer)) == (409, "seat_taken")
    assert ada.get(path(made)).json()["seats"][1]["name"] == "Bert"


def test_a_device_is_added_by_a_link_of_who_sits_there_and_it_is_told(
    bert: Browser, client: AnyClient, made: Data
) -> None:
    link = bert.post(path(made, "/seats/1/secret")).json()
    phone = Browser(client)
    assert phone.post(path(made, "/enter"), {"secret": link["secret"]}).json()["yours"] == [1]
    assert bert.get(path(made)).json()["yours"] == [1]
    assert "Bert: the seat is open on another device now." in notes(Browser(client), made)


def test_a_link_is_void_once_somebody_took_the_seat_without_it(ada: Browser, bert: Browser) -> None:
    made = ada.make(PERSON)  # a free seat beside hers
    assert bert.post(path(made, "/enter"), {"name": "Bert"}).json()["yours"] == [1]
    assert ada.post(path(made, "/enter"), {"secret": made["links"][1]["secret"]}).json() == {
        "seat": 0,
        "yours": [0],
    }
    assert ada.get(path(made)).json()["yours"] == [0]


def test_a_guest_who_is_led_to_a_seat_of_the_host_is_told_so(ada: Browser, bert: Browser) -> None:
    made = ada.make(PERSON, OTHER)
    ada.sit(made, 1)
    link = ada.post(path(made, "/seats/1/secret")).json()
    assert bert.post(path(made, "/enter"), {"secret": link["secret"]}).json()["yours"] == [1]
    assert (
        "Bert: the seat is open on another device now. Whoever plays Ada has this seat, too."
        in notes(bert, made)
    )


def test_a_link_by_which_nobody_could_sit_down_works_again(
    ada: Browser, bert: Browser, client: AnyClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = ada.make(PERSON)
    secret = {"secret": made["links"][1]["secret"], "name": "Bert"}
    with monkeypatch.context() as patched:
        patched.setattr(office_of(client).desk, "change", refuses)
        assert code_of(bert.post(path(made, "/enter"), secret)) == "busy"
    assert not ada.get(path(made)).json()["seats"][1]["taken"]
    assert bert.post(path(made, "/enter"), secret).json()["yours"] == [1]


async def refuses(*_: object) -> None:
    raise TableError("busy")


def test_every_takeover_is_told_at_the_table(ada: Browser, bert: Browser, made: Data) -> None:
    with bert.live(made["id"]) as socket:
        socket.hello()
        ada.post(path(made, "/seats/1"), COMPUTER)
        said = socket.until(lambda one: one["kind"] == "said")
        assert said["line"]["note"]["en"] == "The host: Random plays on for Bert."
    ada.post(path(made, "/seats/1"), {"seating": "person", "name": "Ada"})
    assert notes(ada, made)[-2:] == [
        "The host: Random plays on for Bert.",
        "Ada (2) takes over from Random.",
    ]


def test_who_sits_down_in_a_running_game_is_told_too(ada: Browser, client: AnyClient) -> None:
    made = ada.make(PERSON, OTHER)  # runs at once: the seat is Bert's, though nobody sits there yet
    ada.sit(made, 1)  # the host enters it
    assert notes(Browser(client), made) == ["Bert sits down."]


def test_a_freed_seat_is_told_and_gets_a_new_link(
    ada: Browser, bert: Browser, client: AnyClient, made: Data
) -> None:
    ada.post(path(made, "/seats/1"), {"seating": "open"})
    assert bert.get(path(made)).json()["yours"] == []
    link = ada.post(path(made, "/seats/1/secret")).json()
    answer = bert.post(path(made, "/enter"), {"secret": link["secret"], "name": "Bert"})
    assert answer.json()["yours"] == [1]
    told = notes(Browser(client), made)
    assert "The host: Bert leaves the seat." in told
    assert told[-1] == "Bert takes over from Player 2."


# -- what the host could know --------------------------------------------------------------------


def test_file_and_playing_on_stay_closed_even_if_the_guest_was_replaced(
    ada: Browser, made: Data
) -> None:
    for seating in (COMPUTER, {"seating": "person", "name": "Ada"}):
        ada.post(path(made, "/seats/1"), seating)
        assert code_of(ada.get(path(made, "/file"))) == "not_over"
        start = {"game": "rone", "from": {"id": made["id"], "at": 0}}
        assert code_of(ada.post("/api/tables", start)) == "not_over"


def test_alone_against_computers_and_at_a_hot_seat_they_are_open(ada: Browser) -> None:
    for made in (ada.make(PERSON, COMPUTER), ada.make(PERSON, OTHER, hot_seat=True)):
        assert ada.get(path(made, "/file")).status_code == 200


def test_a_chosen_seed_is_told_to_all(ada: Browser, client: AnyClient) -> None:
    assert notes(Browser(client), ada.make(PERSON, OTHER)) == []
    chosen = notes(Browser(client), ada.make(PERSON, OTHER, seed=42))
    assert chosen == ["The host has chosen the seed 42, and may know hidden cards."]


def test_a_game_that_plays_on_from_another_says_so(ada: Browser, client: AnyClient) -> None:
    first = ada.make(PERSON, COMPUTER)
    origin: Any = {"id": first["id"], "at": 0}
    second = ada.make(PERSON, OTHER, **{"from": origin})
    assert "continues another one" in notes(Browser(client), second)[0]


SAVED = "This game was saved or played on elsewhere before it was over: whoever did so may know hidden cards."


def handed_out(ada: Browser, made: Data, way: str) -> None:
    """Ada has a running game of hers in her hands."""
    if way == "file":
        answer = ada.get(path(made, "/file"))
    else:
        answer = ada.post("/api/tables", {"game": "rone", "from": {"id": made["id"], "at": 0}})
    assert answer.status_code in (200, 201)


@pytest.mark.parametrize("way", ["file", "from"])
def test_who_sits_down_later_is_told_that_the_running_game_was_handed_out(
    way: str, ada: Browser, bert: Browser
) -> None:
    made = ada.make(PERSON, COMPUTER)
    for _ in range(2):
        handed_out(ada, made, way)
    assert notes(ada, made) == [SAVED]
    ada.post(path(made, "/seats/1"), {"seating": "open"})
    bert.sit(made, 1, "Bert")
    assert notes(bert, made)[-1] == SAVED  # once more, for Bert
    assert code_of(ada.get(path(made, "/file"))) == "not_over"
    assert notes(bert, made).count(SAVED) == 2


def test_who_joins_a_hot_seat_is_told_that_its_file_is_known(ada: Browser, bert: Browser) -> None:
    made = ada.make(PERSON, OTHER, hot_seat=True)
    handed_out(ada, made, "file")
    link = ada.post(path(made, "/seats/1/secret")).json()
    bert.post(path(made, "/enter"), {"secret": link["secret"]})
    assert notes(bert, made)[-1] == SAVED


def test_who_sits_down_later_is_told_that_choices_were_tried_and_undone(
    ada: Browser, bert: Browser
) -> None:
    made = ada.make(PERSON, COMPUTER)
    with ada.live(made["id"]) as socket:
        socket.hello().choose(0)
        socket.answer("undo", seat=0, what="choice")
    ada.post(path(made, "/seats/1"), {"seating": "open"})
    bert.sit(made, 1, "Bert")
    assert notes(bert, made)[-1].startswith("Choices were undone before you came")


def test_what_somebody_could_know_is_not_talked_out_of_the_chat(
    ada: Browser, bert: Browser, client: AnyClient
) -> None:
    """What is kept of a chat is bounded; who comes after 200 lines more is told all the same."""
    made = ada.make(PERSON, {"seating": "open"}, seed=42)
    live = office_of(client).desk.kept[made["id"]].live
    live.chat.clear()
    bert.sit(made, 1, "Bert")
    assert [one for one in notes(bert, made) if "seed 42" in one]


def test_the_file_of_a_game_that_is_over_is_nothing_to_tell(ada: Browser, bert: Browser) -> None:
    made = ada.make(PERSON, OTHER, options={"first_player": "1"})
    bert.sit(made, 1, "Bert")
    with bert.live(made["id"]) as socket:
        socket.hello().asked(1)
        assert socket.answer("concede", seat=1)["kind"] == "accepted"
    before = notes(ada, made)
    assert ada.get(path(made, "/file")).status_code == 200
    assert notes(ada, made) == before


# -- undo ----------------------------------------------------------------------------------------


def test_undo_needs_the_other_person_even_if_one_looks_over_the_others_shoulder() -> None:
    table = Played("rone", 3)
    while len({mark.seat for mark in table.live.marks if not mark.by_rule}) < 2:
        table.step()
    shoulder = [{"ada"}, {"ada", "bert"}]  # Bert has let Ada's browser in
    for parties in (shoulder, [{"ada"}, {"bert"}], [{"ada"}, set()]):
        assert way(table.live, 0, 0, parties) == "ask"
        assert way(table.live, 1, 0, parties) == "ask"
    assert way(table.live, 0, 0, [{"ada"}, {"ada"}]) == "free"


# -- a guest at a hot seat -----------------------------------------------------------------------


@pytest.mark.parametrize("name", ["Cleo", ""])
def test_at_a_hot_seat_file_and_playing_on_are_closed_once_a_guest_has_come(
    name: str, ada: Browser, bert: Browser
) -> None:
    """Not even giving the guest's seat to a computer opens them again."""
    made = ada.make(PERSON, OTHER, options={"mode": "3p"}, hot_seat=True)
    bert.sit(made, 2, name)
    for seating in (None, COMPUTER):
        if seating is not None:
            ada.post(path(made, "/seats/2"), seating)
        assert code_of(ada.get(path(made, "/file"))) == "not_over"
        start = {"game": "rone", "from": {"id": made["id"], "at": 0}}
        assert code_of(ada.post("/api/tables", start)) == "not_over"


def test_a_device_that_joins_a_hot_seat_counts_as_a_guest(ada: Browser, bert: Browser) -> None:
    made = ada.make(PERSON, OTHER, hot_seat=True)
    link = ada.post(path(made, "/seats/1/secret")).json()
    bert.post(path(made, "/enter"), {"secret": link["secret"]})
    assert code_of(ada.get(path(made, "/file"))) == "not_over"
