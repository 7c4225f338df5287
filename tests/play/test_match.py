"""A match refuses what is not offered, and changes nothing by it."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

import runestack
from runestack.games.base import Intent, SettingError
from runestack.play.files import SaveError, checksum
from runestack.play.match import IllegalChoice, Match


@pytest.fixture
def match() -> Match:
    return runestack.new("rone", seed=7)


def unchanged(
    match: Match, attempt: Callable[[], object], error: type[Exception], words: str
) -> None:
    """An attempt fails with these words and leaves everything as it was."""
    before = (match.state.digest(), list(match.choices), match.log())
    with pytest.raises(error, match=words):
        attempt()
    assert (match.state.digest(), list(match.choices), match.log()) == before


def test_an_option_of_another_decision_is_refused(match: Match) -> None:
    assert match.decision is not None
    option = match.decision.options[0]
    match.choose(option)
    unchanged(match, lambda: match.choose(option), IllegalChoice, "belongs to another decision")


@pytest.mark.parametrize("option", [99, -1, "fly-away", True])
def test_an_option_that_is_not_offered_is_refused(match: Match, option: int | str) -> None:
    unchanged(match, lambda: match.choose(option), IllegalChoice, "option|offered")


def test_a_seat_that_is_not_asked_cannot_choose_or_concede(match: Match) -> None:
    assert match.decision is not None
    other = 1 - match.decision.seat
    unchanged(match, lambda: match.choose(0, other), IllegalChoice, "is not asked now")
    unchanged(match, lambda: match.concede(other), IllegalChoice, "is not asked now")
    unchanged(match, lambda: match.concede(5), IllegalChoice, "seat 5 is not asked now")


@pytest.mark.parametrize("seat", [2, -2, "x", None, True])
def test_an_unknown_seat_is_told_the_seats(match: Match, seat: int) -> None:
    for look in (match.view, match.log, match.table):
        unchanged(match, lambda look=look: look(seat), SettingError, "the seats are 0, 1")  # type: ignore[misc]
    unchanged(match, lambda: match.explain(seat, Intent("end_turn")), SettingError, "the seats are")


def test_unknown_languages_settings_and_seeds_are_refused(match: Match) -> None:
    for attempt, words in (
        (lambda: runestack.new("rone", language="fr"), "the languages are: en, de"),
        (lambda: match.log(0, "fr"), "the languages are: en, de"),
        (lambda: match.table(0, "fr"), "the languages are: en, de"),
        (lambda: runestack.new("rone", seed="x"), "a seed is a whole number"),  # type: ignore[arg-type]
        (lambda: runestack.new("rone", options={"max_rounds": 5}), "max_rounds cannot be 5"),  # type: ignore[dict-item]
        (lambda: runestack.new("rone", options={"max_rounds": "0"}), "a number from 1 on"),
        (lambda: runestack.new("rone", options={"colour": "red"}), "its settings are: edition"),
        (lambda: runestack.new("rone", seats=3), "has 2 seats, not 3"),
        (lambda: runestack.new("chess"), "the games are: rone"),
    ):
        with pytest.raises(SettingError, match=words):
            attempt()


def test_why_not_tells_reasons_in_sentences_with_their_rules(match: Match) -> None:
    assert match.decision is not None
    seat = match.decision.seat
    reasons = match.why_not(seat, Intent("end_turn"))
    assert reasons
    assert all(reason.endswith(")") and "(RONE-" in reason for reason in reasons)
    assert match.why_not(seat, Intent("end_turn"), "de") != reasons


def test_a_save_file_without_its_digest_is_refused(match: Match, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    match.save(file)
    content = json.loads(file.read_text())
    del content["digest"], content["checksum"]
    content["checksum"] = checksum(content)
    file.write_text(json.dumps(content))
    with pytest.raises(SaveError, match="another state"):
        runestack.load(file)


def test_a_place_that_cannot_be_written_is_named(match: Match, tmp_path: Path) -> None:
    with pytest.raises(SaveError, match=r"game\.json: cannot be written"):
        match.save(tmp_path / "nowhere" / "game.json")
