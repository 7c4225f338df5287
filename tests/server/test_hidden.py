"""Nothing that is sent to a reader depends on what the reader cannot know."""

import asyncio
from typing import Any

import msgspec
import pytest

from bench.attack import interference
from runestack.games import game as find_game
from runestack.games import names
from runestack.kernel.random import RandomStream
from runestack.play.match import Match
from runestack.server.entries import BY_HAND, Chose
from runestack.server.messages.from_browser import Why
from runestack.server.tables import showing
from runestack.server.tables.live import LiveTable
from runestack.server.tables.reasons import because
from runestack.server.tables.showing import inspected, state_message, table_message
from tests.server.tables import PARTIES, Played

encode = msgspec.json.encode


def sent(live: LiveTable, reader: int) -> bytes:
    """Every kind of message that a reader gets about the game."""
    match = live.playing()
    messages: list[object] = [
        state_message(live, reader, 0, PARTIES),
        table_message(live, session="", yours=[reader], present=[], watchers=0, parties=PARTIES),
    ]
    if reader >= 0:
        messages.append(because(match, Why(seat=reader)))
        known = [card for card in range(40) if match.game.knows(match.state, reader, card)]
        messages += [inspected(match, reader, card, None) for card in known[:5]]
    return encode(messages)


@pytest.mark.parametrize("game", names())
def test_what_a_seat_cannot_know_changes_no_byte_of_its_messages(game: str) -> None:
    table = Played(game, 30)
    chance = RandomStream(1)
    for step in range(90):
        if table.over():
            break
        table.step()
        if step % 6 or table.over():
            continue
        match = table.live.playing()
        state = match.state
        for reader in (0, 1):
            before = sent(table.live, reader)
            match.state = state.clone()
            match.game.resample(match.state, reader, chance)
            assert sent(table.live, reader) == before
            match.state = state


@pytest.mark.parametrize("game", names())
def test_nothing_that_is_asked_over_sockets_by_http_or_of_files_depends_on_what_is_hidden(
    game: str,
) -> None:
    """Some of the thousands of positions that bench/attack/interference.py compares."""
    counts = asyncio.run(interference.run(game, 12, 3))
    assert counts.positions == 12
    assert counts.different > 8
    assert counts.answers > 100


def test_a_leak_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    def leak(match: Match, reader: int) -> int:
        return hash(str(match.state.piles)) % 1_000

    monkeypatch.setattr(showing, "first_line_since_turn", leak)
    with pytest.raises(interference.DifferenceError):
        asyncio.run(interference.run("rone", 12, 3))


@pytest.mark.parametrize("game", names())
def test_a_watcher_is_shown_no_question_and_no_hand(game: str) -> None:
    table = Played(game, 31)
    for _ in range(30):
        if not table.over():
            table.step()
        message = state_message(table.live, -1, 0, PARTIES)
        assert message is not None
        assert message.view["question"] is None
        seats: Any = message.view["seats"]
        hands = [card for seat in seats for card in seat["hand"]]
        known = table.live.known
        for card in hands:
            assert card == {"hidden": True} or all(knows >> card["n"] & 1 for knows in known)


def test_the_seed_is_told_to_nobody() -> None:
    table = Played("rone", 1_234_567_891)
    for reader in (-1, 0, 1):
        assert b"1234567891" not in encode(state_message(table.live, reader, 0, PARTIES))
        message = table_message(
            table.live, session="ada", yours=[0], present=[], watchers=0, parties=PARTIES
        )
        assert b"1234567891" not in encode(message)


@pytest.mark.parametrize("game", names())
def test_numbers_do_not_count_what_others_passed_by_rule(game: str) -> None:
    table = Played(game, 32)
    by_rule = 0
    for _ in range(150):
        if table.over():
            break
        live = table.live
        before = [live.visible(reader, len(live.marks)) for reader in (0, 1)]
        seq = live.public_seq
        group = table.step()
        passed = [entry for entry in group if isinstance(entry, Chose) and entry.rule != BY_HAND]
        by_rule += len(passed)
        assert live.public_seq == seq + len(group) - len(passed)
        for reader in (0, 1):
            own = sum(1 for entry in passed if entry.seat == reader)
            assert live.visible(reader, len(live.marks)) == before[reader] + 1 + own
            count = live.visible(reader, len(live.marks))
            assert live.real(reader, count) == len(live.marks)
    assert by_rule or game == "runeslingers" or not find_game(game).windows
