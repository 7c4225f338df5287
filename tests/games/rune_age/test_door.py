"""Rune Age through its door: whole games by words, by intents, and saved in the middle."""

from __future__ import annotations

import random

import pytest

from runestack.games.rune_age.game import GAME
from runestack.games.rune_age.rules.game import RuneAgeGame
from runestack.games.rune_age.rules.victory import RULES
from runestack.games.wording import SPECTATOR, Reader
from runestack.kernel.driver import answer
from runestack.kernel.events import Journal
from runestack.play.match import new_match

CASES = [(way, seats) for way in GAME.ways for seats in GAME.seat_numbers(way)]
MOST_DECISIONS = 120


def ident(case: object) -> str:
    """A way of playing, or a number of players, in a test's name."""
    return "-".join(case.values()) if isinstance(case, dict) else str(case)


@pytest.mark.parametrize(("way", "seats"), CASES, ids=ident)
def test_everything_that_is_asked_and_happens_can_be_said(way: dict[str, str], seats: int) -> None:
    journal, chance = Journal(), random.Random(seats)
    game = GAME.new(3, seats, way, journal)
    for _ in range(MOST_DECISIONS):
        if not game.asking:
            break
        question = game.asking[0]
        for language in ("en", "de"):
            reader = Reader(question.seat, language)
            sentences = GAME.option_sentences(game, question, reader)
            assert GAME.prompt(game, question, reader)
            assert all(sentences)
            assert len(set(sentences)) == len(sentences)
            say_events(game, journal, reader)
        journal.events.clear()
        assert GAME.invariants(game) == []
        answer(game, question, chance.randrange(len(question.options)))


def say_events(game: RuneAgeGame, journal: Journal, reader: Reader) -> None:
    """Every event in words, to a player and to somebody who looks on."""
    for event in journal.events:
        for one in (reader, Reader(SPECTATOR, reader.language)):
            told = GAME.event_sentence(game, event, one)
            assert told is None or (
                told.endswith((".", "”", "“")) and "{" not in GAME.plain(told, one.language)
            )


def test_a_result_names_the_round_in_which_the_game_was_decided() -> None:
    match = new_match("rune-age", 1, 2, {"scenario": "monument", "round_limit": "2"})
    while match.seats_asked:
        match.choose(0, match.seats_asked[0])
    shown = match.view(0)["result"]["reason"]
    assert shown["en"] == "Round 2: The last round is over, and nobody had won."
    assert shown["de"] == "Runde 2: Die letzte Runde ist vorbei, und niemand hatte gewonnen."
    assert match.result is not None
    assert match.result.why("en") == shown["en"]


def test_every_reason_for_an_ending_has_words() -> None:
    for reason, _ in RULES.values():
        assert all(GAME.endings[reason])
