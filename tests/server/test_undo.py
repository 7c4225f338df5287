"""Taking back: free, by asking, refused, blocked and switched off."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from runestack.server.tables.undoing import goal
from tests.server.browser import (
    COMPUTER,
    OTHER,
    PERSON,
    AnyClient,
    Browser,
    Data,
    Socket,
    office_of,
)
from tests.server.tables import Played

DRAFT = {"mode": "draft"}


def digest(client: AnyClient, table: str) -> str:
    match = office_of(client).desk.kept[table].live.match
    assert match is not None
    return match.state.digest()


@contextmanager
def two_at_a_draft(
    ada: Browser, bert: Browser, **fields: object
) -> Iterator[tuple[Socket, Socket, str]]:
    """Two persons who draft: picks are secret until both are made, then new packs are seen."""
    made = ada.make(PERSON, OTHER, game="runeslingers", options=DRAFT, **fields)
    bert.sit(made, 1)
    with ada.live(made["id"]) as first, bert.live(made["id"]) as second:
        first.hello().asked(0)
        second.hello().asked(1)
        yield first, second, made["id"]


def picked(first: Socket, second: Socket) -> None:
    """Both pick, so that the packs go round."""
    count = first.states[0]["choices"]
    first.choose(0)
    second.at(1, count + 1)
    second.choose(1)
    first.at(0, count + 2)
    second.at(1, count + 2)


def request_of(socket: Socket) -> Data:
    found: Data = socket.until(lambda message: bool(message.get("request")))["request"]
    return found


# -- free ----------------------------------------------------------------------------------------


def test_against_a_computer_everything_is_taken_back_to_the_same_state(
    ada: Browser, client: AnyClient
) -> None:
    made = ada.make(PERSON, COMPUTER, seed=11)
    with ada.live(made["id"]) as socket:
        socket.hello().asked(0)
        before = digest(client, made["id"])
        seen = socket.asked(0)
        lines = seen["log_from"] + len(seen["log"])
        for _ in range(6):
            socket.choose(0)
            socket.asked(0)
        assert socket.states[0]["undo"]["choice"] == "free"
        assert socket.answer("undo", seat=0, what="to", to=seen["choices"])["kind"] == "accepted"
        while socket.states[0]["choices"] != seen["choices"]:
            socket.hear()
        assert digest(client, made["id"]) == before
        assert socket.states[0]["log_from"] == lines
        assert socket.states[0]["view"] == seen["view"]
        assert socket.states[0]["prompt"] == f"1-{seen['choices']}"


def test_one_choice_and_a_whole_turn_are_taken_back(ada: Browser) -> None:
    made = ada.make(PERSON, COMPUTER, seed=12, options={"first_player": "0"})
    with ada.live(made["id"]) as socket:
        socket.hello().asked(0)
        while socket.asked(0)["view"]["phase"] != "main":
            socket.choose(0)
        turn = socket.states[0]["turn"]
        for _ in range(3):
            others = [one for one in socket.options(0) if one != "end-turn"]
            socket.choose(0, others[0] if others else None)
            if socket.asked(0)["turn"] != turn:
                break
        count = socket.states[0]["choices"]
        socket.answer("undo", seat=0, what="choice")
        assert socket.next_state(0)["choices"] < count
        socket.answer("undo", seat=0, what="turn")
        state = socket.next_state(0)
        assert state["turn"] == turn
        assert state["prompt"].startswith("2-")


def test_there_is_nothing_to_take_back_at_the_start(ada: Browser) -> None:
    made = ada.make(PERSON, COMPUTER)
    with ada.live(made["id"]) as socket:
        state = socket.hello().asked(0)
        assert state["undo"] == {"choice": None, "turn": None}
        assert socket.answer("undo", seat=0)["code"] == "nothing_to_undo"
        assert socket.answer("undo", seat=0, what="to", to=500)["code"] == "nothing_to_undo"


def test_at_a_hot_seat_nobody_else_has_to_be_asked(ada: Browser) -> None:
    made = ada.make(PERSON, OTHER, hot_seat=True, seed=4)
    with ada.live(made["id"]) as socket:
        socket.hello()
        for _ in range(4):
            seat = next(seat for seat in (0, 1) if socket.states[seat]["prompt"])
            socket.choose(seat)
            socket.next_state(1)
        assert "ask" not in [socket.states[seat]["undo"]["choice"] for seat in (0, 1)]
        assert socket.answer("undo", seat=0, what="to", to=0)["kind"] == "accepted"


def test_what_showed_nothing_and_touched_nobody_is_free(ada: Browser, bert: Browser) -> None:
    with two_at_a_draft(ada, bert) as (first, second, _):
        first.choose(0)
        assert first.next_state(0)["undo"]["choice"] == "free"
        assert first.answer("undo", seat=0)["kind"] == "accepted"
        assert first.asked(0)["view"]["draft"]["picks"] == []
        note = second.until(lambda message: message["kind"] == "undo_request")
        assert note["request"] is None


# -- asking --------------------------------------------------------------------------------------


def test_after_the_other_one_acted_it_is_asked_for_and_allowed(ada: Browser, bert: Browser) -> None:
    with two_at_a_draft(ada, bert) as (first, second, _):
        picked(first, second)
        assert first.states[0]["undo"]["choice"] == "ask"
        assert first.answer("undo", seat=0)["kind"] == "accepted"
        request = request_of(second)
        assert (request["seat"], request["waits_for"], request["may_block"]) == (0, [1], [])
        assert first.states[0]["view"]["draft"]["picks"] != []
        assert second.answer("answer_undo", seat=1, allow=True)["kind"] == "accepted"
        assert second.next_state(1)["view"]["draft"]["picks"] == []
        assert ending_of(first) is True
        assert first.at(0, 0)["prompt"].startswith("1-")


def test_a_denial_changes_nothing_and_two_allow_to_block(ada: Browser, bert: Browser) -> None:
    with two_at_a_draft(ada, bert) as (first, second, _):
        picked(first, second)
        for denials in range(3):
            assert first.answer("undo", seat=0)["kind"] == "accepted"
            request = request_of(second)
            assert request["may_block"] == ([1] if denials == 2 else [])
            if denials < 2:
                early = second.answer("answer_undo", seat=1, allow=False, block=True)
                assert early["code"] == "may_not_block"
            answer = second.answer("answer_undo", seat=1, allow=False, block=denials == 2)
            assert answer["kind"] == "accepted"
            assert ending_of(first) is False
        assert first.answer("undo", seat=0)["code"] == "undo_blocked"
        assert first.asked(0)["view"]["draft"]["picks"] != []
    with ada.live(id_of(first)) as again:
        assert again.hello().asked(0)["undo"]["choice"] is None


def ending_of(socket: Socket) -> bool | None:
    """How a request ended, as soon as it has."""
    found = socket.until(lambda one: one["kind"] == "undo_request" and one["request"] is None)
    allowed: bool | None = found["allowed"]
    return allowed


def id_of(socket: Socket) -> str:
    found = socket.table["id"]
    assert isinstance(found, str)
    return found


def test_only_one_request_is_open_and_who_asked_can_withdraw_it(
    ada: Browser, bert: Browser
) -> None:
    with two_at_a_draft(ada, bert) as (first, second, _):
        picked(first, second)
        first.answer("undo", seat=0)
        assert second.answer("undo", seat=1)["code"] == "undo_open"
        assert first.answer("answer_undo", seat=0, allow=True)["code"] == "not_yours"
        assert first.answer("answer_undo", seat=0, allow=False)["kind"] == "accepted"
        assert ending_of(first) is None
        assert second.answer("answer_undo", seat=1, allow=True)["code"] == "no_request"


def test_a_choice_ends_the_request(ada: Browser, bert: Browser) -> None:
    with two_at_a_draft(ada, bert) as (first, second, _):
        picked(first, second)
        first.answer("undo", seat=0)
        second.choose(1)
        assert ending_of(first) is None
        assert second.answer("answer_undo", seat=1, allow=True)["code"] == "no_request"


def test_who_comes_back_sees_the_open_request(ada: Browser, bert: Browser) -> None:
    with two_at_a_draft(ada, bert) as (first, second, table):
        picked(first, second)
        first.answer("undo", seat=0)
        with bert.live(table) as again:
            assert again.hello().table["request"]["seat"] == 0


# -- policies ------------------------------------------------------------------------------------


def test_where_it_is_off_nothing_is_taken_back(ada: Browser) -> None:
    made = ada.make(PERSON, COMPUTER, undo="off")
    with ada.live(made["id"]) as socket:
        socket.hello().asked(0)
        socket.choose(0)
        assert socket.asked(0)["undo"] == {"choice": None, "turn": None}
        assert socket.answer("undo", seat=0)["code"] == "undo_off"


def test_where_it_is_free_nobody_is_asked(ada: Browser, bert: Browser) -> None:
    with two_at_a_draft(ada, bert, undo="free") as (first, second, _):
        picked(first, second)
        assert first.states[0]["undo"]["choice"] == "free"
        assert first.answer("undo", seat=0)["kind"] == "accepted"
        assert second.next_state(1)["view"]["draft"]["picks"] == []


@pytest.mark.parametrize("seat", [0, 1])
def test_a_window_in_which_the_other_could_only_pass_is_not_free(
    seat: int, ada: Browser, bert: Browser
) -> None:
    """Else the asker would learn from it that the other had no answer."""
    made = ada.make(PERSON, OTHER, seed=20, options={"first_player": str(seat)})
    bert.sit(made, 1)
    with ada.live(made["id"]) as first, bert.live(made["id"]) as second:
        sockets = (first.hello(), second.hello())
        while True:
            asked = sockets[0].states[0]["view"]["waiting_for"][0]
            if sockets[asked].asked(asked)["view"]["phase"] == "main" and asked == seat:
                break
            sockets[asked].choose(asked)
            for number, socket in enumerate(sockets):
                socket.next_state(number)
        mover = sockets[seat]
        mover.choose(seat, next(one for one in mover.options(seat) if one != "end-turn"))
        assert mover.next_state(seat)["undo"]["choice"] == "ask"


@pytest.mark.parametrize("policy", ["request", "free"])
def test_a_game_that_is_over_is_taken_back_by_asking_only(
    policy: str, ada: Browser, bert: Browser
) -> None:
    """Its replay is open, so that everybody may have seen everything: nobody gives up for a look at all hands."""
    with two_at_a_draft(ada, bert, undo=policy) as (first, second, table):
        first.answer("concede", seat=0)
        while not first.states[0]["view"]["result"]:
            first.hear()
        assert first.states[0]["undo"]["choice"] == "ask"
        assert ada.get(f"/api/replays/{table}").status_code == 200
        first.answer("undo", seat=0)
        second.until(lambda message: bool(message.get("request")))
        second.answer("answer_undo", seat=1, allow=True)
        assert ada.get(f"/api/replays/{table}").json()["error"]["code"] == "not_over"


@pytest.mark.parametrize("game", ["rone", "runeslingers"])
def test_the_last_choice_and_the_turn_it_belongs_to_are_found_at_every_moment(game: str) -> None:
    table = Played(game, 3)
    found = 0
    while not table.over() and len(table.live.marks) < 120:
        table.step()
        turns = table.live.playing().turns
        for seat in range(2):
            marks = enumerate(table.live.marks)
            own = [place for place, mark in marks if mark.seat == seat and not mark.by_rule]
            assert goal(table.live, seat, "choice") == (own[-1] if own else None)
            of_turn = [place for place in own if turns[place] == turns[own[-1]]]
            assert goal(table.live, seat, "turn") == (of_turn[0] if own else None)
            found += len(of_turn) > 1
    assert found
