"""A browser for tests: its cookie, its requests, and its sockets."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from litestar.testing import TestClient, WebSocketTestSession

from runestack.server.office import Office

Data = dict[str, Any]
AnyClient = TestClient[Any]

PERSON = {"seating": "person", "name": "Ada"}
OTHER = {"seating": "person", "name": "Bert"}
COMPUTER = {"seating": "computer", "agent": "random"}
WAIT = 10.0


def office_of(client: AnyClient) -> Office:
    found = client.app.state.office
    assert isinstance(found, Office)
    return found


class Socket:
    """One open socket at a table."""

    def __init__(self, session: WebSocketTestSession) -> None:
        self.session = session
        self.ref = 0
        self.states: dict[int, Data] = {}  # the last one of each reader
        self.table: Data = {}
        self.heard: list[Data] = []

    def raw(self, text: str) -> None:
        self.session.send_text(text)

    def send(self, kind: str, **fields: Any) -> int:
        self.ref += 1
        self.raw(json.dumps({"kind": kind, "ref": self.ref, **fields}))
        return self.ref

    def hear(self, timeout: float | None = None) -> Data:
        """The next message."""
        message: Data = json.loads(self.session.receive_text(timeout=timeout or WAIT))
        self.heard.append(message)
        if message["kind"] == "state":
            self.states[message["seat"]] = message
        elif message["kind"] == "table":
            self.table = message
        return message

    def until(self, wanted: Callable[[Data], bool]) -> Data:
        for _ in range(1000):
            message = self.hear()
            if wanted(message):
                return message
        raise AssertionError("the message did not come")

    def answer(self, kind: str, **fields: Any) -> Data:
        """The message that answers what is sent."""
        ref = self.send(kind, **fields)
        return self.until(lambda message: message.get("ref") == ref)

    def hello(self, **fields: Any) -> Socket:
        """Says hello, and hears the table and the states of all own seats."""
        ref = self.send("hello", **fields)
        self.until(lambda message: message["kind"] == "table" and message["ref"] == ref)
        if self.table["status"] != "waiting":
            for seat in self.table["yours"] or [-1]:
                self.until(
                    lambda message, seat=seat: (  # type: ignore[misc]
                        message["kind"] == "state" and message["seat"] == seat
                    )
                )
        return self

    def asked(self, seat: int) -> Data:
        """The state in which a seat is asked, as soon as it is."""
        while not self.states.get(seat) or self.states[seat]["prompt"] is None:
            assert not over(self.states.get(seat)), "the game is over"
            self.hear()
        return self.states[seat]

    def options(self, seat: int) -> list[str]:
        return [one["id"] for one in self.asked(seat)["view"]["question"]["options"]]

    def choose(self, seat: int, option: str | None = None) -> Data:
        """Takes an option (the first), and hears that it is stored."""
        prompt = self.asked(seat)["prompt"]
        option = option or self.options(seat)[0]
        self.states[seat]["prompt"] = None
        answer = self.answer("choose", seat=seat, prompt=prompt, option=option)
        assert answer["kind"] == "accepted", answer
        return answer

    def at(self, seat: int, choices: int) -> Data:
        """The state after so many choices."""
        while self.states[seat]["choices"] != choices:
            self.hear()
        return self.states[seat]

    def next_state(self, seat: int) -> Data:
        return self.until(lambda message: message["kind"] == "state" and message["seat"] == seat)


def over(state: Data | None) -> bool:
    return state is not None and state["view"]["result"] is not None


class Browser:
    """A browser with a cookie of its own."""

    def __init__(self, client: AnyClient) -> None:
        self.client = client
        self.cookie = ""

    def headers(self, more: dict[str, str] | None = None) -> dict[str, str]:
        return {**({"cookie": self.cookie} if self.cookie else {}), **(more or {})}

    def ask(
        self, method: str, path: str, body: object = None, headers: dict[str, str] | None = None
    ) -> Any:
        self.client.cookies.clear()
        answer = self.client.request(method, path, json=body, headers=self.headers(headers))
        given = answer.headers.get("set-cookie")
        if given:
            self.cookie = given.partition(";")[0]
        return answer

    def get(self, path: str) -> Any:
        return self.ask("GET", path)

    def post(self, path: str, body: object = None) -> Any:
        return self.ask("POST", path, body)

    def make(self, *seats: Data, game: str = "rone", **fields: Any) -> Data:
        """A new table."""
        answer = self.post("/api/tables", {"game": game, "seats": list(seats), **fields})
        assert answer.status_code == 201, answer.text
        made: Data = answer.json()
        return made

    def sit(self, made: Data, seat: int, name: str = "") -> Data:
        """Sits down by the link of a seat."""
        secret = made["links"][seat]["secret"]
        answer = self.post(f"/api/tables/{made['id']}/enter", {"secret": secret, "name": name})
        assert answer.status_code == 201, answer.text
        entered: Data = answer.json()
        return entered

    @contextmanager
    def live(self, table: str, origin: str = "http://testserver.local") -> Iterator[Socket]:
        """A socket at a table."""
        self.client.cookies.clear()
        headers = self.headers({"origin": origin})
        with self.client.websocket_connect(f"/api/tables/{table}/live", headers=headers) as session:
            yield Socket(session)


def code_of(answer: Any) -> str:
    """The code of an error, in the one form that errors have."""
    error = answer.json()["error"]
    assert set(error) == {"code", "message"}
    assert set(error["message"]) == {"en", "de"}
    assert all(error["message"].values())
    return str(error["code"])
