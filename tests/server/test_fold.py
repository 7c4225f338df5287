"""The fold: a table is what its entries make it, whoever folds them and however often."""

import pytest

from runestack.games import names
from runestack.play.history import STRIDE
from runestack.server.entries import (
    AnyEntry,
    Chose,
    PassingSet,
    Said,
    Seated,
    Undone,
    decode_entry,
    encode_entry,
)
from runestack.server.tables.live import LiveTable
from runestack.server.tables.marks import Mark
from runestack.server.tables.showing import log_lines, state_message
from tests.server.tables import PARTIES, Played, row_of


def shown(live: LiveTable) -> list[object]:
    """Everything that readers are shown."""
    return [state_message(live, reader, 0, PARTIES) for reader in (-1, 0, 1)]


@pytest.mark.parametrize("game", names())
def test_folding_the_stored_entries_again_gives_the_same_table(game: str) -> None:
    table = Played(game, 5)
    for step in range(60):
        if table.over():
            break
        table.step()
        if step % 20 == 19:
            again = table.again()
            assert again.playing().state.digest() == table.live.playing().state.digest()
            assert shown(again) == shown(table.live)
            assert again.summary() == table.live.summary()


@pytest.mark.parametrize("game", names())
def test_a_table_with_undos_folds_to_the_same_state_as_without(game: str) -> None:
    table, plain = Played(game, 6), Played(game, 6)
    for _ in range(STRIDE + 10):
        group = table.step()
        plain.add(group[0])
    match = plain.live.playing()
    to = len(match.choices)
    for _ in range(5):
        table.step()
    table.add(Undone(0, to))
    assert table.live.playing().state.digest() == match.state.digest()
    assert table.live.playing().choices == match.choices
    for reader in (-1, 0, 1):
        assert log_lines(table.live.playing(), reader) == log_lines(match, reader)
    assert table.again().playing().state.digest() == match.state.digest()


def test_memory_holds_a_state_every_so_many_choices_only() -> None:
    table = Played("rone", 8)
    while not table.over() and len(table.live.playing().choices) < 3 * STRIDE:
        table.step()
    match = table.live.playing()
    assert len(match.history.kept) <= len(match.choices) // STRIDE + 1
    assert [type(one) for one in match.history.kept.values()][:-1] == [bytes] * (
        len(match.history.kept) - 1
    )


@pytest.mark.parametrize(
    "entry",
    [
        Seated(1, "computer", "Random", "random"),
        Chose(0, 3),
        Chose(1, 0, "smart"),
        Undone(0, 4),
        PassingSet(1, "until_me", ("mine:main",)),
        Said(-1, "", "Hi"),
    ],
)
def test_entries_survive_being_written(entry: AnyEntry) -> None:
    assert decode_entry(encode_entry(entry)) == entry


def test_the_game_starts_when_the_last_seat_is_filled() -> None:
    live = LiveTable(row_of("rone", 1))
    assert live.status == "waiting"
    table = Played("rone", 1)
    assert [type(entry).__name__ for entry in table.stored[:3]] == ["Seated", "Seated", "Started"]
    assert table.live.status == "running"


def test_a_table_that_plays_on_from_somewhere_begins_there() -> None:
    table = Played("rone", 9)
    for _ in range(12):
        table.step()
    choices = list(table.live.playing().choices)
    other = Played("rone", 9, opening=choices[:10])
    match = other.live.playing()
    assert match.choices[:10] == choices[:10]
    assert match.at(10).digest() == table.live.playing().at(10).digest()


def test_prompts_differ_after_every_choice_and_every_undo() -> None:
    table = Played("rone", 10)
    seen: set[tuple[int, str]] = set()
    for step in range(80):
        if table.over():
            break
        for seat in table.live.waiting_for:
            prompt = table.live.prompt(seat)
            assert prompt is not None
            assert (seat, prompt) not in seen
            seen.add((seat, prompt))
        if step % 9 == 8:
            table.add(Undone(0, len(table.live.marks) - 2))
        else:
            table.step()


def test_what_choices_have_done_is_kept_once_for_all_that_did_the_same() -> None:
    marks = [mark for seed in (3, 4) for mark in played_marks(seed)]
    assert len({id(mark) for mark in marks}) < len(marks) // 2


def played_marks(seed: int) -> list[Mark]:
    table = Played("rone", seed)
    for _ in range(150):
        table.step()
    return table.live.marks
