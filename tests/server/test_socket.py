"""The socket: what is sent, what is refused, and what changes nothing."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st
from litestar.exceptions import WebSocketDisconnect

from runestack.games.views import plain_text
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


@pytest.fixture
def made(ada: Browser) -> Data:
    return ada.make(PERSON, COMPUTER, seed=7)


def stored(client: AnyClient, table: str) -> list[Any]:
    """What the store holds of a table."""
    with client.portal() as portal:
        return portal.call(office_of(client).store.entries, table)


# -- hello ---------------------------------------------------------------------------------------


def test_hello_is_answered_by_the_table_and_the_game(ada: Browser, made: Data) -> None:
    with ada.live(made["id"]) as socket:
        socket.hello()
        assert (socket.table["status"], socket.table["yours"], socket.table["host"]) == (
            "running",
            [0],
            True,
        )
        state = socket.asked(0)
        assert state["view"]["seat"] == 0
        assert state["view"]["question"]["options"]
        assert state["log_from"] == 0
        assert [line["number"] for line in state["log"]] == list(range(len(state["log"])))


def test_who_has_no_seat_watches_without_a_prompt(bert: Browser, made: Data) -> None:
    with bert.live(made["id"]) as socket:
        socket.hello()
        state = socket.states[-1]
        assert (state["prompt"], state["passing"], state["view"]["question"]) == (None, None, None)
        assert state["undo"] == {"choice": None, "turn": None}
        assert socket.table["yours"] == []


def test_a_message_before_hello_is_refused(ada: Browser, made: Data) -> None:
    with ada.live(made["id"]) as socket:
        answer = socket.answer("concede", seat=0)
        assert (answer["kind"], answer["code"]) == ("refused", "no_hello")


def test_a_table_that_is_not_there_is_refused_and_the_socket_closed(ada: Browser) -> None:
    with ada.live("nothing") as socket:
        assert socket.answer("hello")["code"] == "no_table"
        with pytest.raises(WebSocketDisconnect):
            socket.hear()


def test_a_page_of_another_origin_gets_no_socket(ada: Browser, made: Data) -> None:
    with pytest.raises(WebSocketDisconnect), ada.live(made["id"], origin="http://evil.test"):
        pass


def test_who_comes_back_gets_the_lines_that_were_missed(ada: Browser, made: Data) -> None:
    with ada.live(made["id"]) as socket:
        socket.hello()
        seen = socket.asked(0)
        lines = seen["log_from"] + len(seen["log"])
        socket.choose(0)
        socket.asked(0)
        later = socket.states[0]
        total = later["log_from"] + len(later["log"])
    with ada.live(made["id"]) as socket:
        socket.hello(last_seq=seen["seq"], log={"0": lines})
        again = socket.states[0]
        assert again["log_from"] == lines
        assert again["log_from"] + len(again["log"]) >= total
        assert again["prompt"] == later["prompt"]


# -- choosing ------------------------------------------------------------------------------------


def test_a_choice_is_acknowledged_and_then_shown(
    ada: Browser, made: Data, client: AnyClient
) -> None:
    with ada.live(made["id"]) as socket:
        socket.hello()
        socket.asked(0)
        before = len(stored(client, made["id"]))
        answer = socket.choose(0)
        assert len(stored(client, made["id"])) > before
        assert socket.next_state(0)["seq"] >= answer["seq"]


def test_a_stale_prompt_is_refused_and_nothing_changes(
    ada: Browser, made: Data, client: AnyClient
) -> None:
    with ada.live(made["id"]) as socket:
        socket.hello()
        first = socket.asked(0)["prompt"]
        option = socket.options(0)[0]
        socket.choose(0, option)
        socket.asked(0)
        before = stored(client, made["id"])
        answer = socket.answer("choose", seat=0, prompt=first, option=option)
        assert answer["code"] == "stale"
        assert stored(client, made["id"]) == before


def test_an_option_that_is_not_offered_is_refused(ada: Browser, made: Data) -> None:
    with ada.live(made["id"]) as socket:
        prompt = socket.hello().asked(0)["prompt"]
        answer = socket.answer("choose", seat=0, prompt=prompt, option="win")
        assert answer["code"] == "not_offered"


def test_nobody_chooses_for_another_seat(ada: Browser, bert: Browser, made: Data) -> None:
    with ada.live(made["id"]) as socket, bert.live(made["id"]) as stranger:
        prompt = socket.hello().asked(0)["prompt"]
        option = socket.options(0)[0]
        stranger.hello()
        for kind, fields in (
            ("choose", {"seat": 0, "prompt": prompt, "option": option}),
            ("concede", {"seat": 0}),
            ("undo", {"seat": 0}),
            ("passing", {"seat": 0, "mode": "ask"}),
            ("why", {"seat": 0}),
            ("inspect", {"seat": 0, "card": 0}),
            ("say", {"seat": 0, "text": "hello"}),
            ("answer_undo", {"seat": 0, "allow": True}),
        ):
            assert stranger.answer(kind, **fields)["code"] == "not_yours"
        assert socket.answer("choose", seat=1, prompt=prompt, option=option)["code"] == "not_yours"


def test_a_whole_game_is_played_to_its_end(ada: Browser) -> None:
    made = ada.make(PERSON, COMPUTER, options={"max_rounds": "3"}, seed=3)
    with ada.live(made["id"]) as socket:
        socket.hello()
        while socket.table["status"] != "over" or not socket.states[0]["view"]["result"]:
            if socket.states[0]["prompt"] is not None:
                socket.choose(0)
            else:
                socket.hear()
        assert socket.states[0]["view"]["result"]["scores"]
        answer = socket.answer("choose", seat=0, prompt="0-0", option="pass")
        assert answer["code"] == "over"
    assert ada.get(f"/api/tables/{made['id']}").json()["status"] == "over"


def test_conceding_ends_the_game(ada: Browser, made: Data) -> None:
    with ada.live(made["id"]) as socket:
        socket.hello().asked(0)
        assert socket.answer("concede", seat=0)["kind"] == "accepted"
        while not socket.states[0]["view"]["result"]:
            socket.hear()
        assert socket.states[0]["view"]["result"]["winners"] == [1]


def test_simultaneous_answers_keep_the_prompt_of_the_other(ada: Browser, bert: Browser) -> None:
    made = ada.make(PERSON, OTHER, game="runeslingers", options={"mode": "draft"})
    bert.sit(made, 1)
    with ada.live(made["id"]) as first, bert.live(made["id"]) as second:
        first.hello().asked(0)
        prompt = second.hello().asked(1)["prompt"]
        first.choose(0)
        state = second.next_state(1)
        assert state["prompt"] == prompt
        assert first.next_state(0)["prompt"] is None
        second.states[1] = state
        second.choose(1)
        assert second.asked(1)["prompt"] != prompt


# -- reasons, cards, chat ------------------------------------------------------------------------


def test_why_is_answered_with_reasons_and_rules_in_both_languages(ada: Browser, made: Data) -> None:
    with ada.live(made["id"]) as socket:
        socket.hello().asked(0)
        answer = socket.answer("why", seat=0, words="play")
        assert answer["kind"] == "because"
        refused = [one for one in answer["intents"] if not one["ok"]]
        assert refused
        assert all(one["reasons"] for one in refused)
        for intent in answer["intents"]:
            assert intent["ok"] is (intent["reasons"] == [])
            assert "play" in plain_text(intent["action"]["en"]).casefold()
            assert all(set(one["sentence"]) == {"en", "de"} for one in intent["reasons"])


def test_a_card_of_the_hand_is_inspected_and_a_hidden_one_is_not(ada: Browser, made: Data) -> None:
    with ada.live(made["id"]) as socket:
        view = socket.hello().asked(0)["view"]
        own = view["seats"][0]["hand"][0]
        lines = socket.answer("inspect", seat=0, card=own["n"])["lines"]
        assert lines["en"][0] == own["name"]["en"]
        seen = {card["n"] for seat in view["seats"] for card in seat["hand"] if "n" in card}
        hidden = next(n for n in range(200) if n not in seen)
        assert socket.answer("inspect", seat=0, card=hidden)["lines"]["en"] == ["A card"]
        assert socket.answer("inspect", seat=0, card=4095)["code"] == "unknown_card"


def test_chat_reaches_everybody_and_stays(ada: Browser, bert: Browser, made: Data) -> None:
    with ada.live(made["id"]) as socket, bert.live(made["id"]) as watcher:
        socket.hello()
        watcher.hello()
        assert socket.answer("say", seat=0, text=" Hello! ")["kind"] == "accepted"
        said = watcher.until(lambda message: message["kind"] == "said")
        assert (said["line"]["name"], said["line"]["text"]) == ("Ada", "Hello!")
        assert watcher.answer("say", seat=-1, text="Hi")["kind"] == "accepted"
    with ada.live(made["id"]) as socket:
        socket.send("hello")
        chat = socket.until(lambda message: message["kind"] == "chat")
        assert [line["text"] for line in chat["lines"] if not line["note"]] == ["Hello!", "Hi"]


def test_ping_is_answered(ada: Browser, made: Data) -> None:
    with ada.live(made["id"]) as socket:
        assert socket.answer("ping")["kind"] == "pong"


def present(message: Data) -> list[bool]:
    """Who is there, as a message about the table says it: several may be under way, and the last one counts."""
    return [seat["present"] for seat in message["seats"]] if message["kind"] == "table" else []


def test_who_leaves_and_comes_is_told(ada: Browser, bert: Browser) -> None:
    made = ada.make(PERSON, OTHER)
    bert.sit(made, 1)
    with ada.live(made["id"]) as socket:
        socket.hello()
        assert present(socket.table) == [True, False]
        with bert.live(made["id"]) as other:
            other.hello()
            socket.until(lambda message: present(message) == [True, True])
        socket.until(lambda message: present(message) == [True, False])


def test_a_table_that_is_taken_down_says_so(ada: Browser, made: Data) -> None:
    with ada.live(made["id"]) as socket:
        socket.hello()
        ada.ask("DELETE", f"/api/tables/{made['id']}")
        socket.until(lambda message: message["kind"] == "gone")


# -- what is no message --------------------------------------------------------------------------


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "nothing",
        "[]",
        "7",
        "{}",
        '{"kind": "cheat"}',
        '{"kind": "choose"}',
        '{"kind": "choose", "seat": 0, "prompt": "0-0", "option": 3}',
        '{"kind": "choose", "seat": -1, "prompt": "0-0", "option": "pass"}',
        '{"kind": "choose", "seat": 0, "prompt": "0-0", "option": "pass", "more": 1}',
        '{"kind": "say", "seat": 0, "text": ""}',
        '{"kind": "say", "seat": 0, "text": "' + "x" * 600 + '"}',
        '{"kind": "passing", "seat": 0, "mode": "sleep"}',
        '{"kind": "hello", "last_seq": -1}',
        '{"kind": "ping", "ref": "one"}',
        '{"kind": "ping"',
        "\ud83d",
    ],
)
def test_a_malformed_frame_is_refused_and_the_socket_stays(
    frame: str, ada: Browser, made: Data, client: AnyClient
) -> None:
    with ada.live(made["id"]) as socket:
        socket.hello().asked(0)
        before = stored(client, made["id"])
        socket.raw(frame)
        answer = socket.until(lambda message: message["kind"] == "refused")
        assert answer["code"] == "malformed"
        assert socket.answer("ping")["kind"] == "pong"
        assert stored(client, made["id"]) == before


def test_an_oversized_frame_is_refused(ada: Browser, made: Data) -> None:
    with ada.live(made["id"]) as socket:
        socket.hello()
        socket.raw(json.dumps({"kind": "say", "seat": 0, "text": "x" * 17_000}))
        assert socket.until(lambda message: message["kind"] == "refused")["code"] == "too_large"


def test_a_binary_frame_is_refused(ada: Browser, made: Data) -> None:
    with ada.live(made["id"]) as socket:
        socket.hello()
        socket.session.send_bytes(b'{"kind": "ping"}')
        assert socket.until(lambda message: message["kind"] == "refused")["code"] == "malformed"


KINDS = ["hello", "choose", "concede", "undo", "answer_undo", "passing", "why", "inspect", "say"]
ODD = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 2**60),
    st.floats(allow_nan=False),
    st.text(max_size=20),
    st.lists(st.integers(), max_size=3),
    st.dictionaries(st.text(max_size=4), st.integers(), max_size=2),
)
FIELDS = st.dictionaries(
    st.sampled_from(
        [
            "seat",
            "prompt",
            "option",
            "what",
            "to",
            "allow",
            "block",
            "mode",
            "stops",
            "card",
            "text",
        ]
    ),
    ODD,
    max_size=5,
)
FRAMES = st.one_of(
    st.text(max_size=60),
    st.recursive(ODD, lambda inner: st.lists(inner, max_size=3), max_leaves=5).map(json.dumps),
    st.tuples(st.sampled_from(KINDS), FIELDS).map(
        lambda pair: json.dumps({**pair[1], "kind": pair[0], "seat": 1})
    ),
)


@pytest.fixture(scope="module")
def fuzzed(client: AnyClient) -> Any:
    """A table whose seat 0 is asked: the frames are sent by who sits there, in the name of seat 1."""
    browser = Browser(client)
    made = browser.make(PERSON, OTHER, seed=5)
    with browser.live(made["id"]) as socket:
        socket.hello()
        yield made["id"], socket


@given(frame=FRAMES)
@hypothesis_settings(max_examples=150)
def test_any_frame_is_answered_by_an_error_and_nothing_changes(
    frame: str, fuzzed: tuple[str, Socket], client: AnyClient
) -> None:
    table, socket = fuzzed
    live = office_of(client).desk.kept[table].live
    before = live.seq
    socket.raw(frame)
    while socket.hear()["kind"] not in ("refused", "table"):  # a hello may be among them
        pass
    assert socket.answer("ping")["kind"] == "pong"
    assert office_of(client).desk.kept[table].live is live
    assert live.seq == before
