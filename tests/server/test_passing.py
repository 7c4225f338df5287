"""Passing by rule."""

import pytest

from runestack.agents.sensible import can_help
from runestack.games import game as find_game
from runestack.games import names
from runestack.games.windows import AIMED_AT, QUIET
from runestack.kernel.driver import question_for
from runestack.kernel.random import RandomStream
from runestack.server.entries import Chose, PassingSet, Undone
from runestack.server.tables.live import LiveTable
from runestack.server.tables.passing import stop_names
from tests.server.browser import COMPUTER, PERSON, Browser
from tests.server.tables import Played

WITH_WINDOWS = [name for name in names() if find_game(name).windows]


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


@pytest.mark.parametrize("game", WITH_WINDOWS)
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


@pytest.mark.parametrize("game", WITH_WINDOWS)
def test_who_passes_smartly_is_asked_what_others_do_only_if_an_answer_could_help(game: str) -> None:
    table = Played(game, 41)
    asked = passed = 0
    for _ in range(150):
        if table.over():
            break
        group = table.step()
        told = [one for one in group if isinstance(one, Chose) and one.rule == "no_use"]
        passed += len(told)
        match = table.live.playing()
        for seat, _ in windows(table.live):
            asked += 1
            assert can_help(match, match.question(seat))
    assert asked
    assert passed


@pytest.mark.parametrize("game", WITH_WINDOWS)
def test_who_wants_to_be_asked_whenever_others_act_is(game: str) -> None:
    table = Played(game, 41)
    table.add(PassingSet(0, "others"), PassingSet(1, "others"))
    useless = 0
    for _ in range(150):
        if table.over():
            break
        group = table.step()
        assert {one.rule for one in group[1:] if isinstance(one, Chose)} <= {"others", "usual"}
        match = table.live.playing()
        for seat, concern in windows(table.live):
            assert concern != QUIET
            useless += not can_help(match, match.question(seat))
    assert useless


def test_whether_an_answer_helps_does_not_depend_on_what_is_hidden() -> None:
    """The opponent's hand and both decks are dealt anew: the verdict stays."""
    table = Played("runeslingers", 41)
    table.add(PassingSet(0, "others"), PassingSet(1, "others"))
    compared = 0
    for step in range(150):
        if table.over():
            break
        table.step()
        match = table.live.playing()
        for seat, _ in windows(table.live):
            other = match.clone()
            match.game.resample(other.state, seat, RandomStream(step))
            verdict = can_help(match, match.question(seat))
            assert can_help(other, other.question(seat)) == verdict
            compared += 1
    assert compared > 5


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


@pytest.mark.parametrize("game", WITH_WINDOWS)
def test_until_the_stack_is_empty_passes_every_window_and_ends_when_nothing_waits(
    game: str,
) -> None:
    table = Played(game, 44)
    passed, ended = 0, 0
    for _ in range(300):
        match = table.live.playing()
        seat = next((seat for seat, _ in windows(table.live)), None)
        if seat is not None and match.state.effects():
            group = table.add(PassingSet(seat, "until_stack"))[1:]
            for number, entry in enumerate(group, len(match.choices) - len(group)):
                assert isinstance(entry, Chose)
                if entry.rule == "until_stack":
                    assert match.at(number).effects()
                    passed += 1
        for number, one in enumerate(table.live.seats):
            if one.mode == "until_stack":
                assert match.state.effects()
                assert number not in [seat for seat, _ in windows(table.live)]
            ended += number == seat and one.mode == "smart"
        if table.over():
            break
        table.step()
    assert min(passed, ended) > 5
    assert table.again().seats == table.live.seats


def at_a_window_while_effects_wait(game: str, seed: int) -> tuple[Played, int]:
    """A table where somebody may answer what waits, and whose seat it is."""
    table = Played(game, seed)
    while not (table.live.playing().state.effects() and windows(table.live)):
        table.step()
    return table, windows(table.live)[0][0]


def test_what_is_no_window_is_asked_while_the_stack_is_passed() -> None:
    table = Played("rone", 44)
    for _ in range(300):
        for seat, _ in windows(table.live):
            table.add(PassingSet(seat, "until_stack"))
        asked = table.live.playing().seats_asked
        if any(table.live.seats[seat].mode == "until_stack" for seat in asked):
            break
        table.step()
    assert table.live.playing().state.effects()
    assert not windows(table.live)


def test_a_stop_holds_while_the_stack_is_passed() -> None:
    table, seat = at_a_window_while_effects_wait("rone", 44)
    group = table.add(PassingSet(seat, "until_stack", tuple(stop_names(find_game("rone")))))
    assert len(group) == 1
    assert windows(table.live)[0][0] == seat
    assert table.live.seats[seat].mode == "until_stack"


def test_nobody_passes_until_a_stack_is_empty_that_is() -> None:
    table = Played("rone", 44)
    assert not table.live.playing().state.effects()
    table.add(PassingSet(0, "until_stack"))
    assert table.live.seats[0].mode == "smart"


def test_who_takes_back_what_was_passed_until_the_stack_is_empty_is_asked() -> None:
    table, seat = at_a_window_while_effects_wait("rone", 44)
    before = len(table.live.playing().choices)
    table.add(PassingSet(1 - seat, "ask"))
    group = table.add(PassingSet(seat, "until_stack"))
    assert len(group) > 1
    assert table.live.seats[seat].mode == "until_stack"  # the other one is asked before the end
    table.add(Undone(seat, before))
    assert len(table.live.playing().choices) == before
    assert seat in [one for one, _ in windows(table.live)]
    assert table.live.seats[seat].mode == "smart"


def test_a_stop_asks_in_its_phase_where_the_rule_would_pass() -> None:
    game = find_game("rone")
    table = Played("rone", 45)
    stops = tuple(stop_names(game))
    table.add(PassingSet(0, "smart", stops), PassingSet(1, "smart", stops))
    quiet = 0
    for _ in range(200):
        if table.over():
            break
        assert all(one.rule == "usual" for one in table.step()[1:] if isinstance(one, Chose))
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
            if entry.rule == "usual":  # no window
                continue
            passed = table.live.seats[entry.seat].passed
            assert passed[-1].mode in {"smart", "no_use"}
            assert passed[-1].prompt["en"]
            assert passed[-1].prompt["de"]
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
            passed[entry.seat] += entry.rule != "usual"
    assert all(passed)
    live = table.live
    for seat in (0, 1):
        told = [line for line in lines_of(live, seat) if line.startswith("Passed for you, because")]
        german = [
            line for line in lines_of(live, seat, "de") if line.startswith("Für dich gepasst")
        ]
        assert len(told) == len(german) == passed[seat]
        assert all(len(line.partition(": ")[2]) > 10 for line in told)
        assert not [line for line in [*told, *german] if "?" in line]
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
