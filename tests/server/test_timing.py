"""Nobody can tell from the time whether somebody could have done something."""

import asyncio
import time
from collections.abc import Callable
from typing import TypeVar

import pytest

from runestack.server.entries import BY_HAND, AnyEntry, Chose, Seated
from runestack.server.hub import Hub, Listener
from runestack.server.tables.telling import Kept, Teller
from tests.server.browser import OTHER, PERSON, AnyClient, Browser, Socket, office_of
from tests.server.conftest import quick
from tests.server.tables import Played

T = TypeVar("T")


def delays() -> tuple[list[float], list[float], list[float]]:
    """How long states are held back: where the other passed by rule, was passed over, or was really asked."""
    teller = Teller(quick("unused.sqlite", hold_least=0.4, hold_most=1.2), Hub())
    ruled, over, asked = [], [], []
    for seed in range(60, 72):
        table = Played("rone", seed)
        for _ in range(150):
            if table.over():
                break
            group: list[AnyEntry] = table.step()
            live, first = table.live, group[0]
            assert isinstance(first, Chose)
            other = 1 - first.seat
            held = teller.hold(live, group)
            if any(isinstance(one, Chose) and one.rule != BY_HAND for one in group):
                ruled.append(held)
            elif live.marks[-1].passed_over >> other & 1:
                over.append(held)
            else:
                asked.append(held)
    return ruled, over, asked


def largest_difference(first: list[float], second: list[float]) -> float:
    """Between two distributions (Kolmogorov and Smirnov)."""
    points = sorted([*first, *second])
    return max(
        abs(
            sum(one <= point for one in first) / len(first)
            - sum(one <= point for one in second) / len(second)
        )
        for point in points
    )


def test_who_passes_by_rule_and_who_cannot_do_anything_take_the_same_time() -> None:
    ruled, over, asked = delays()
    assert min(len(ruled), len(over)) > 40
    assert all(0.4 <= one <= 1.2 for one in [*ruled, *over])
    assert set(asked) == {0.0}
    # 1.95 is the 0.1 % point of the statistic
    limit = 1.95 * ((len(ruled) + len(over)) / (len(ruled) * len(over))) ** 0.5
    assert largest_difference(ruled, over) < limit
    assert max(ruled) - min(ruled) > 0.5


def watched_times() -> tuple[list[float], list[float]]:
    """How long a watcher waits for the next state, by whether the seat that was passed had more than to pass."""
    could, could_not = [], []
    hub, loop = Hub(), asyncio.get_running_loop()
    teller = Teller(quick("unused.sqlite", hold_least=0.4, hold_most=1.2), hub)
    for seed in range(80, 92):
        table = Played("rone", seed, id=f"table-{seed}")
        watcher = Listener("watcher", nobody)
        watcher.greeted = True
        hub.add(table.live.row.id, watcher)
        kept = Kept(table.live, [set(), set()])
        for _ in range(150):
            if table.over():
                break
            group: list[AnyEntry] = table.step()
            kept.release = 0.0  # the last state has been shown
            asked = loop.time()
            teller.tell(kept, group)
            while watcher.waiting:
                release, text = watcher.waiting.popleft()
                watcher.bytes -= len(text)
            waited = release - asked
            choices = [entry for entry in group if isinstance(entry, Chose)]
            marks = table.live.marks[-len(choices) :]
            others = 0b11 & ~(1 << choices[0].seat)
            if any(entry.rule != BY_HAND and entry.seat != choices[0].seat for entry in choices):
                could.append(waited)
            elif any(mark.passed_over & others for mark in marks) and len(choices) == 1:
                could_not.append(waited)
    return could, could_not


async def nobody(_: str) -> None:
    """A socket at whose other end nobody is."""


def test_a_watcher_cannot_guess_from_the_time_who_could_have_answered() -> None:
    could, could_not = asyncio.run(as_coroutine(watched_times))
    assert min(len(could), len(could_not)) > 40
    # the best guess of the form `longer than so many seconds` is hardly better than a coin
    limit = 1.95 * ((len(could) + len(could_not)) / (len(could) * len(could_not))) ** 0.5
    assert largest_difference(could, could_not) < limit
    assert min(could + could_not) > 0.39
    assert max(could + could_not) < 1.3


async def as_coroutine(work: Callable[[], T]) -> T:
    """Work that needs a running loop for its clock."""
    return work()


def test_the_next_state_is_held_back_and_the_acknowledgement_is_not(
    client: AnyClient, ada: Browser, bert: Browser
) -> None:
    made = ada.make(PERSON, OTHER, seed=3)
    bert.sit(made, 1)
    teller = office_of(client).desk.teller
    usual = teller.settings
    teller.settings = quick(usual.database, hold_least=0.5, hold_most=0.5)
    try:
        with ada.live(made["id"]) as first, bert.live(made["id"]) as second:
            sockets = (first.hello(), second.hello())
            held = 0
            for _ in range(60):
                seat = sockets[0].states[0]["view"]["waiting_for"][0]
                socket = sockets[seat]
                began = time.monotonic()
                socket.choose(seat)
                assert time.monotonic() - began < 0.4
                socket.next_state(seat)
                held += time.monotonic() - began >= 0.5
                sockets[1 - seat].next_state(1 - seat)
                if held == 2:
                    break
            assert held == 2
    finally:
        teller.settings = usual


def test_against_computers_nothing_is_held_back() -> None:
    teller = Teller(quick("unused.sqlite", hold_least=0.4, hold_most=1.2), Hub())
    table = Played("rone", 48)
    table.live.seats[1].seating = "computer"
    for _ in range(60):
        if not table.over():
            assert teller.hold(table.live, table.step()) == 0.0


HOLD = 0.6


@pytest.mark.parametrize(
    "way", ["look back", "spectate", "table", "guess", "why", "undo", "concede"]
)
def test_nothing_that_a_seat_asks_tells_what_is_held_back(
    way: str, client: AnyClient, ada: Browser, bert: Browser
) -> None:
    """Whatever is asked while a state is held back is answered of what was shown, or once it is shown."""
    made = ada.make(PERSON, OTHER, seed=3)
    bert.sit(made, 1)
    teller = office_of(client).desk.teller
    usual = teller.settings
    teller.settings = quick(usual.database, hold_least=HOLD, hold_most=HOLD)
    try:
        with ada.live(made["id"]) as first, bert.live(made["id"]) as second:
            sockets = (first.hello(), second.hello())
            seat = play_until_held(client, made["id"], sockets)
            other = 1 - seat
            shown = sockets[other].states[other]
            began = time.monotonic()
            path = f"/api/tables/{made['id']}"
            browser = (ada, bert)[other]
            if way in {"look back", "spectate"}:
                reader = other if way == "look back" else -1
                browser.get(f"{path}/at/999999?seat={reader}")
            elif way == "table":
                assert browser.get(path).json()["waiting_for"] == []
                return
            elif way == "guess":
                prompt = f"0-{shown['choices'] + 1}"
                sockets[other].answer("choose", seat=other, prompt=prompt, option="no such option")
            else:
                sockets[other].answer(way, seat=other)
            assert time.monotonic() - began > 0.6 * HOLD
            if way not in {"look back", "spectate"}:  # the state came before the answer
                assert sockets[other].states[other]["choices"] > shown["choices"]
    finally:
        teller.settings = usual


def play_until_held(client: AnyClient, table: str, sockets: tuple[Socket, Socket]) -> int:
    """Plays until a state is held back; the seat that has just chosen."""
    for _ in range(60):
        seat: int = sockets[0].states[0]["view"]["waiting_for"][0]
        sockets[seat].choose(seat)
        kept = office_of(client).desk.kept[table]
        if kept.release > time.monotonic() + 0.7 * HOLD:
            return seat
        for one, socket in enumerate(sockets):
            socket.next_state(one)
    raise AssertionError("nothing was held back")


def test_a_look_back_is_numbered_as_its_reader_counts(ada: Browser, bert: Browser) -> None:
    made = ada.make(PERSON, OTHER, seed=3)
    bert.sit(made, 1)
    with ada.live(made["id"]) as first, bert.live(made["id"]) as second:
        sockets = (first.hello(), second.hello())
        for _ in range(20):
            seat = sockets[0].states[0]["view"]["waiting_for"][0]
            sockets[seat].choose(seat)
            for one, socket in enumerate(sockets):
                socket.next_state(one)
        for reader, browser in enumerate((ada, bert)):
            counted = sockets[reader].states[reader]["choices"]
            found = browser.get(f"/api/tables/{made['id']}/at/{counted}?seat={reader}").json()
            assert found["at"] == counted


def test_when_a_table_was_touched_is_told_roughly_and_passing_does_not_touch_it(
    client: AnyClient, ada: Browser
) -> None:
    """The very moment would tell whether a state was held back, and that somebody passes in another way now."""
    made = ada.make(PERSON, OTHER, seed=3, hot_seat=True)
    with ada.live(made["id"]) as socket:
        socket.hello().choose(socket.states[0]["view"]["waiting_for"][0])
        before = touched(client, made["id"])
        assert time.time() - 60 < before
        assert socket.answer("passing", seat=0, mode="others")["kind"] == "accepted"
        assert touched(client, made["id"]) == before
    for told in (ada.get(f"/api/tables/{made['id']}").json(), ada.get("/api/tables").json()[0]):
        assert told["touched"] % 600 == 0
        assert 0 <= before - told["touched"] < 600


def touched(client: AnyClient, table: str) -> float:
    """When a table was touched, as it is stored."""
    with client.portal() as portal:
        found = portal.call(office_of(client).store.table, table)
    assert found is not None
    return found.touched


def test_a_guess_that_comes_with_a_choice_is_answered_once_that_is_shown(
    client: AnyClient,
    ada: Browser,
    bert: Browser,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Whoever floods the table could have a message wait for its turn right behind somebody's choice."""
    made = ada.make(PERSON, OTHER, seed=3)
    bert.sit(made, 1)
    desk = office_of(client).desk
    look, slipped = desk.look_when_shown, 0.0

    async def look_and_be_overtaken(table: str) -> Kept:
        nonlocal slipped
        kept = await look(table)
        if not slipped:  # from now on a choice is held back that was made just before the guess
            slipped = kept.release = asyncio.get_running_loop().time() + HOLD
        return kept

    with ada.live(made["id"]) as socket:
        socket.hello()
        monkeypatch.setattr(desk, "look_when_shown", look_and_be_overtaken)
        began = time.monotonic()
        answer = socket.answer("choose", seat=0, prompt="0-99", option="no such option")
        assert answer["code"] == "stale"
        assert time.monotonic() - began > 0.6 * HOLD


def test_at_a_hot_seat_states_are_held_back_once_a_guest_has_come() -> None:
    teller = Teller(quick("unused.sqlite", hold_least=0.4, hold_most=1.2), Hub())
    held = []
    for guest in (False, True):
        table = Played("rone", 61, hot_seat=True)
        table.add(Seated(1, "person", "Bert", guest=guest))
        held.append(sum(teller.hold(table.live, table.step()) > 0.0 for _ in range(80)))
    assert held[0] == 0 < held[1]
