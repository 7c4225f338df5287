"""Headers, cookies, origins, limits and logs."""

from collections.abc import Iterator
from pathlib import Path

import pytest
import structlog
from litestar.testing import TestClient

from runestack.server.app import make_app
from runestack.server.logs import set_up_logs
from runestack.server.security import POLICY, is_own_origin
from tests.server.browser import COMPUTER, PERSON, Browser, Socket, code_of, office_of
from tests.server.conftest import quick
from tests.server.processes import wait_until


@pytest.mark.parametrize("path", ["/", "/health", "/api/games", "/api/nothing", "/schema"])
def test_every_answer_has_the_strict_policy_and_its_companions(path: str, ada: Browser) -> None:
    headers = ada.get(path).headers
    assert headers["content-security-policy"] == POLICY
    assert "unsafe" not in POLICY
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["x-frame-options"] == "DENY"


def test_the_cookie_is_for_the_server_alone(ada: Browser, tmp_path: Path) -> None:
    body = {"game": "rone", "seats": [PERSON, COMPUTER]}
    cookie = ada.post("/api/tables", body).headers["set-cookie"].casefold()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "secure" not in cookie
    with TestClient(make_app(quick(tmp_path / "t.sqlite", secure_cookie=True))) as client:
        assert (
            "secure" in Browser(client).post("/api/tables", body).headers["set-cookie"].casefold()
        )


@pytest.mark.parametrize(
    ("origin", "own"),
    [
        (None, True),
        ("http://table.test", True),
        ("https://table.test", True),
        ("http://friend.test", True),
        ("http://evil.test", False),
        ("http://table.test.evil.test", False),
        ("null", False),
    ],
)
def test_whose_page_it_is(origin: str | None, own: bool) -> None:
    assert is_own_origin(origin, "table.test", ["http://friend.test"]) is own


def test_a_foreign_page_changes_nothing(ada: Browser) -> None:
    made = ada.make(PERSON, COMPUTER)
    foreign = {"origin": "http://evil.test"}
    answer = ada.ask("DELETE", f"/api/tables/{made['id']}", headers=foreign)
    assert (answer.status_code, code_of(answer)) == (403, "foreign_origin")
    answer = ada.ask("POST", "/api/tables", {"game": "rone"}, headers=foreign)
    assert code_of(answer) == "foreign_origin"
    assert ada.get(f"/api/tables/{made['id']}").status_code == 200


def test_tables_and_joins_are_limited(tmp_path: Path) -> None:
    settings = quick(tmp_path / "t.sqlite", max_tables=3, tables_per_minute=5, joins_per_minute=2)
    with TestClient(make_app(settings)) as client:
        ada = Browser(client)
        made = [ada.make(PERSON) for _ in range(3)]
        answer = ada.post("/api/tables", {"game": "rone"})
        assert (answer.status_code, code_of(answer)) == (503, "too_many_tables")
        codes = [
            code_of(Browser(client).post(f"/api/tables/{made[0]['id']}/enter", {"secret": "guess"}))
            for _ in range(3)
        ]
        assert codes == ["wrong_secret", "wrong_secret", "too_fast"]
        ada.post("/api/tables", {"game": "rone"})
        answer = ada.post("/api/tables", {"game": "rone"})
        assert (answer.status_code, code_of(answer)) == (429, "too_fast")
        assert 0 < int(answer.headers["retry-after"]) <= 60


def test_a_socket_that_talks_too_fast_is_refused_and_may_go_on(tmp_path: Path) -> None:
    with TestClient(make_app(quick(tmp_path / "t.sqlite", messages_per_second=1))) as client:
        ada = Browser(client)
        made = ada.make(PERSON, COMPUTER)
        with ada.live(made["id"]) as socket:
            kinds = [socket_answer(socket) for _ in range(9)]
            assert kinds[:4] == ["pong"] * 4
            assert "refused" in kinds


def socket_answer(socket: Socket) -> str:
    socket.send("ping")
    return str(socket.hear()["kind"])


def test_idle_tables_leave_the_memory_and_come_back(tmp_path: Path) -> None:
    with TestClient(make_app(quick(tmp_path / "t.sqlite", drop_after=0.0))) as client:
        ada, office = Browser(client), office_of(client)
        made = ada.make(PERSON, COMPUTER, seed=1)
        with ada.live(made["id"]) as socket:
            state = socket.hello().asked(0)
            office.desk.forget_idle()
            assert made["id"] in office.desk.kept
        wait_until(lambda: not office.hub.tables())
        office.desk.forget_idle()
        assert office.desk.kept == {}
        with ada.live(made["id"]) as socket:
            assert socket.hello().asked(0)["view"] == state["view"]


def test_a_table_that_nobody_touches_is_taken_down(tmp_path: Path) -> None:
    with TestClient(make_app(quick(tmp_path / "t.sqlite", expire_after=-1.0))) as client:
        ada = Browser(client)
        made = ada.make(PERSON, COMPUTER)
        with client.portal() as portal:
            portal.call(office_of(client).expire)
        assert code_of(ada.get(f"/api/tables/{made['id']}")) == "no_table"


@pytest.fixture
def usual_logs() -> Iterator[None]:
    """Afterwards logs are as they were: nothing is written to a stream that is closed by then."""
    yield
    structlog.reset_defaults()


@pytest.mark.usefixtures("usual_logs")
@pytest.mark.parametrize("as_json", [True, False])
def test_logs_hold_no_secret_no_cookie_and_no_hand(
    as_json: bool, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    set_up_logs(as_json=as_json)
    with TestClient(make_app(quick(tmp_path / "t.sqlite"))) as client:
        ada = Browser(client)
        made = ada.make(PERSON, COMPUTER, seed=2)
        with ada.live(made["id"]) as socket:
            hand = socket.hello().asked(0)["view"]["seats"][0]["hand"]
            office = office_of(client)

            async def broken(*_: object) -> None:
                names = [card["name"]["en"] for card in hand]  # what lies around when it breaks
                assert names
                raise RuntimeError("the disk is full")

            office.store.append, usual = broken, office.store.append  # type: ignore[method-assign,assignment]
            answer = socket.answer(
                "choose", seat=0, prompt=socket.asked(0)["prompt"], option=socket.options(0)[0]
            )
            assert answer["code"] == "fault"
            office.store.append = usual  # type: ignore[method-assign]
            assert socket.answer("ping")["kind"] == "pong"
            socket.choose(0)  # nothing had changed: the same prompt is still open
    told = capfd.readouterr().err
    assert "change_failed" in told
    assert "the disk is full" in told
    for secret in (
        ada.cookie.partition("=")[2],
        *(link["secret"] for link in made["links"]),
        *(card["name"]["en"] for card in hand),
    ):
        assert secret not in told
