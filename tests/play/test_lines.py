"""Lines of a log: however many are packed, they read as they were written."""

from __future__ import annotations

import random

import pytest

from runestack.games.sentences import naming
from runestack.play.lines import BOOK, CHUNK, FRESH, Entry, Lines, unpack
from runestack.play.match import Match, new_match

MANY = 2 * BOOK * CHUNK + 3 * CHUNK


def line(number: int, choice: int) -> Entry:
    """A line that names a card."""
    sentence = "Ada plays " + naming(number, f"Rat {number}") + "."
    return Entry(choice, 0, sentence, "RULE-1", (number,), (f"rat-{number}",), 1)


def same(one: list[Entry], other: list[Entry]) -> bool:
    """Whether lines say the same, with the same pieces."""
    pieces = [[entry.sentence.pieces for entry in lines] for lines in (one, other)]  # type: ignore[attr-defined]
    return one == other and pieces[0] == pieces[1]


def test_lines_are_read_as_they_were_written_and_taken_back_as_often_as_you_like() -> None:
    chance, lines = random.Random(5), Lines()
    plain: list[Entry] = []
    choice = 0
    for number in range(1_200):
        choice += chance.randrange(3)
        entry = line(number, choice)
        lines.append(entry)
        plain.append(entry)
        if chance.random() < 0.004:
            choice = chance.randrange(choice + 1)
            lines.take_back(choice)
            plain = [one for one in plain if one.choice <= choice]
        first = chance.randrange(len(plain) + 2)
        assert len(lines) == len(plain)
        assert same(lines.since(first), plain[first:])
        assert same(lines.of_choice(choice), [one for one in plain if one.choice == choice])
        wanted = chance.randrange(choice + 2)
        assert same(lines.of_choice(wanted), [one for one in plain if one.choice == wanted])
        assert lines.number_at(wanted) == sum(one.choice < wanted for one in plain)


def test_only_the_last_lines_are_kept_unpacked_and_a_copy_goes_its_own_way() -> None:
    lines = Lines()
    lines.extend(line(number, number) for number in range(MANY))
    assert len(lines.fresh) < CHUNK + FRESH
    packs = [size for size, _ in lines.packed]
    assert packs[:2] == [BOOK * CHUNK] * 2
    assert sum(packs) + len(lines.fresh) == MANY
    room = sum(len(pack) for _, pack in lines.packed)
    assert room < 25 * MANY  # bytes; each line takes about 500 otherwise
    copy = lines.copy()
    copy.take_back(3)
    assert (len(copy), len(lines)) == (4, MANY)
    assert lines.since(0)[-1] == line(MANY - 1, MANY - 1)


def played(choices: int) -> tuple[Match, list[str]]:
    """A game by lot, and the digest of every state of it."""
    match, chance = new_match("rone", 7), random.Random(7)
    digests = [match.state.digest()]
    while match.seats_asked and len(match.choices) < choices:
        seat = match.seats_asked[0]
        match.choose(chance.randrange(len(match.question(seat).options)), seat)
        digests.append(match.state.digest())
    return match, digests


def test_what_was_said_is_kept_once_and_packed() -> None:
    """A seat that passes by rule has hundreds of such lines, in both languages."""
    match, chance, said = new_match("rone", 7), random.Random(7), 0
    match.log(0)
    while match.seats_asked and len(match.choices) < MANY:
        for seat in range(2):
            match.tell(seat, "en", f"Passed for you, number {said}.")
        said += 1
        match.choose(chance.randrange(len(match.question(match.seats_asked[0]).options)))
        match.log(0)
    asides = match.logs.asides
    assert list(asides) == [(1, "en")]  # nobody has read that log yet
    assert len(asides[1, "en"].fresh) < CHUNK + FRESH
    lines = [one.sentence for one in match.log(1) if one.aside]
    assert lines == [f"Passed for you, number {number}." for number in range(said)]
    assert lines == [one.sentence for one in match.log(0) if one.aside]
    assert not asides
    match.take_back(5)
    assert [one.sentence for one in match.log(1) if one.aside] == lines[:5]


def test_a_log_with_many_asides_is_written_by_unpacking_each_of_them_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A server that starts anew writes the logs of all tables at which somebody sits."""
    match, chance = new_match("rone", 7), random.Random(7)
    while match.seats_asked and len(match.choices) < MANY:
        match.tell(1, "en", f"Passed for you, number {len(match.choices)}.")
        match.choose(chance.randrange(len(match.question(match.seats_asked[0]).options)))
    packs = {chunk for _, chunk in match.logs.asides[1, "en"].packed}
    opened: list[bytes] = []

    def noted(chunk: bytes) -> list[Entry]:
        opened.append(chunk)
        return unpack(chunk)

    monkeypatch.setattr("runestack.play.lines.unpack", noted)
    asides = [one for one in match.log(1) if one.aside]
    assert len(asides) == len(match.choices) > 2 * CHUNK
    assert sorted(chunk for chunk in opened if chunk in packs) == sorted(packs)


def test_of_old_states_few_are_kept_and_every_moment_is_found() -> None:
    match, digests = played(300)
    history = match.history
    assert len(history.kept) <= len(match.choices) // (8 * history.stride) + 3
    for count in range(0, len(match.choices) + 1, 13):
        assert match.at(count).digest() == digests[count]
    log = match.log(0)
    match.take_back(len(match.choices) - 100)
    assert match.log(0) == [one for one in log if one.choice <= len(match.choices)]
