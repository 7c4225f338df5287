"""Passing by rule, and that nobody can tell from the time whether somebody could have done something."""

import asyncio
import time
from collections.abc import Callable
from typing import TypeVar

import pytest

from runestack.games import game as find_game
from runestack.games import names
from runestack.games.base import AIMED_AT, QUIET
from runestack.kernel.driver import question_for
from runestack.server.entries import BY_HAND, AnyEntry, Chose, PassingSet, Undone
from runestack.server.hub import Hub, Listener
from runestack.server.tables.desk import Desk, Kept
from runestack.server.tables.live import LiveTable
from runestack.server.tables.passing import stop_names
from tests.server.browser import COMPUTER, OTHER, PERSON, AnyClient, Browser, office_of
from tests.server.conftest import quick
from tests.server.tables import Played

T = TypeVar("T")


def windows(live: LiveTable) -> list[tuple[int, int]]:
    """The seats that are asked a window now, and how much it concerns each."""
    match = live.playing()
    found = []
    for seat in match.seats_asked:
        question = question_for(match.state, seat)
        assert question is not None
        if question.kind in match.game.windows:
            found.append((seat, match.game.concerns(match.state, question)))
    return found


@pytest.mark.parametrize("game", names())
def test_who_passes_smartly_is_never_asked_a_quiet_window(game: str) -> None:
    table = Played(game, 41)
    concerns = set()
    for _ in range(200):
        if table.over():
            break
        table.step()
        concerns |= {concern for _, concern in windows(table.live)}
    assert QUIET not in concerns
    assert concerns


def test_who_wants_to_be_asked_is_asked_everything() -> None:
    table = Played("rone", 42)
    table.add(PassingSet(0, "ask"), PassingSet(1, "ask"))
    quiet = 0
    for _ in range(200):
        if table.over():
            break
        group = table.step()
        assert len(group) == 1
        quiet += any(concern == QUIET for _, concern in windows(table.live))
    assert quiet


def test_until_something_happens_to_me_ends_when_it_does() -> None:
    table = Played("rone", 43)
    asked = 0
    for _ in range(300):
        if table.over():
            break
        table.add(PassingSet(0, "until_me"), PassingSet(1, "until_me"))
        if table.over():
            break
        table.step()
        for seat, concern in [] if table.over() else windows(table.live):
            assert concern == AIMED_AT
            assert table.live.seats[seat].mode == "smart"
            asked += 1
    assert asked


def test_until_my_turn_passes_every_window_of_others_and_ends_with_my_turn() -> None:
    table = Played("rone", 44)
    turns = 0
    for _ in range(300):
        if table.over():
            break
        active = table.live.playing().game.active_seat(table.live.playing().state)
        if active < 0:
            table.step()
            continue
        other = 1 - active
        table.add(PassingSet(other, "until_turn"))
        if table.over():
            break
        assert other not in [seat for seat, _ in windows(table.live)]
        table.step()
        match = table.live.playing()
        if match.game.active_seat(match.state) == other:
            assert table.live.seats[other].mode == "smart"
            turns += 1
    assert turns > 2


def test_a_stop_asks_in_its_phase_where_the_rule_would_pass() -> None:
    game = find_game("rone")
    table = Played("rone", 45)
    stops = tuple(stop_names(game))
    table.add(PassingSet(0, "smart", stops), PassingSet(1, "smart", stops))
    quiet = 0
    for _ in range(200):
        if table.over():
            break
        assert len(table.step()) == 1
        quiet += any(concern == QUIET for _, concern in windows(table.live))
    assert quiet


def test_what_was_passed_is_told_to_the_seat_until_it_chooses() -> None:
    table = Played("rone", 46)
    told = 0
    for _ in range(200):
        if table.over():
            break
        group = table.step()
        assert isinstance(group[0], Chose)
        for entry in group[1:]:
            assert isinstance(entry, Chose)
            passed = table.live.seats[entry.seat].passed
            assert passed[-1].mode == "smart"
            assert passed[-1].prompt.en
            assert passed[-1].prompt.de
            told += 1
        if group[1:] == []:
            assert table.live.seats[group[0].seat].passed == []
    assert told


def lines_of(live: LiveTable, reader: int, language: str = "en") -> list[str]:
    return [entry.sentence for entry in live.playing().log(reader, language)]


def test_why_it_was_passed_stands_in_the_log_of_that_seat_alone() -> None:
    table = Played("rone", 46)
    table.add(PassingSet(0, "until_turn"))
    passed = [0, 0]
    for _ in range(120):
        if table.over():
            break
        for entry in table.step()[1:]:
            assert isinstance(entry, Chose)
            passed[entry.seat] += 1
    assert all(passed)
    live = table.live
    for seat in (0, 1):
        told = [line for line in lines_of(live, seat) if line.startswith("Passed for you, because")]
        german = [
            line for line in lines_of(live, seat, "de") if line.startswith("Für dich gepasst")
        ]
        assert len(told) == len(german) == passed[seat]
        assert all(len(line.partition(": ")[2]) > 10 for line in told)
    assert any("not your turn yet" in line for line in lines_of(live, 0))
    assert not [line for line in lines_of(live, -1) if "Passed for you" in line]
    assert lines_of(table.again(), 0) == lines_of(live, 0)


def test_what_was_passed_and_is_taken_back_is_no_longer_in_the_log() -> None:
    table = Played("rone", 46)
    while not any("Passed for you" in line for line in lines_of(table.live, 0)):
        before = len(table.live.playing().choices)
        table.step()
    table.add(Undone(0, before))
    assert not any("Passed for you" in line for line in lines_of(table.live, 0))


def test_an_unknown_phase_is_no_stop(ada: Browser) -> None:
    made = ada.make(PERSON, COMPUTER)
    with ada.live(made["id"]) as socket:
        socket.hello()
        answer = socket.answer("passing", seat=0, mode="smart", stops=["mine:nap"])
        assert answer["code"] == "bad_stop"
        answer = socket.answer("passing", seat=0, mode="ask", stops=["mine:main"])
        assert answer["kind"] == "accepted"
        assert socket.next_state(0)["passing"]["mode"] == "ask"
    with ada.live(made["id"]) as socket:
        passing = socket.hello().states[0]["passing"]
        assert (passing["mode"], passing["stops"]) == ("ask", ["mine:main"])


def test_who_sets_how_to_pass_is_shown_it_and_nobody_else_is(ada: Browser, bert: Browser) -> None:
    made = ada.make(PERSON, {"seating": "open"})
    bert.sit(made, 1)
    with ada.live(made["id"]) as mine, bert.live(made["id"]) as other:
        mine.hello()
        other.hello()
        mine.send("passing", seat=0, mode="until_turn", stops=["mine:main"])
        passing = mine.next_state(0)["passing"]
        assert (passing["mode"], passing["stops"]) == ("until_turn", ["mine:main"])
        assert other.answer("ping")["kind"] == "pong"
        assert other.states[1]["passing"]["mode"] == "smart"


def test_a_table_that_always_asks_passes_nobody_over() -> None:
    table = Played("rone", 47, always_ask=True)
    table.add(PassingSet(0, "ask"), PassingSet(1, "ask"))
    single = 0
    for _ in range(200):
        if table.over():
            break
        table.step()
        for seat, _ in windows(table.live):
            question = question_for(table.live.playing().state, seat)
            assert question is not None
            single += len(question.options) == 1
    assert single > 20
    assert table.again().playing().state.digest() == table.live.playing().state.digest()


# -- the bluff delay -----------------------------------------------------------------------------


def delays() -> tuple[list[float], list[float], list[float]]:
    """How long states are held back: where the other passed by rule, was passed over, or was really asked."""
    desk = Desk(quick("unused.sqlite", hold_least=0.4, hold_most=1.2), None, None, None)  # type: ignore[arg-type]
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
            held = desk.hold(live, group)
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
    desk = Desk(quick("unused.sqlite", hold_least=0.4, hold_most=1.2), None, hub, None)  # type: ignore[arg-type]
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
            desk.tell(kept, group)
            while not watcher.waiting.empty():
                release, _ = watcher.waiting.get_nowait()
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
    office = office_of(client)
    usual = office.desk.settings
    office.desk.settings = quick(usual.database, hold_least=0.5, hold_most=0.5)
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
        office.desk.settings = usual


def test_against_computers_nothing_is_held_back() -> None:
    desk = Desk(quick("unused.sqlite", hold_least=0.4, hold_most=1.2), None, None, None)  # type: ignore[arg-type]
    table = Played("rone", 48)
    table.live.seats[1].seating = "computer"
    for _ in range(60):
        if not table.over():
            assert desk.hold(table.live, table.step()) == 0.0
