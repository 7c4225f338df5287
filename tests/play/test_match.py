"""A match refuses what is not offered, and changes nothing by it."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

import runestack
from runestack.games import names
from runestack.games.intents import Intent
from runestack.games.settings import SettingError
from runestack.play.files import SaveError, checksum, load
from runestack.play.match import IllegalChoice, Match, new_match


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
        (lambda: runestack.new("rone", options={"max_rounds": 0}), "a number from 1 to 1000"),
        (lambda: runestack.new("rone", options={"max_rounds": 2.5}), "max_rounds cannot be 2.5"),  # type: ignore[dict-item]
        (lambda: runestack.new("rone", options={"max_rounds": True}), "cannot be 'true'"),
        (lambda: runestack.new("rone", options={"max_rounds": "0"}), "a number from 1 to 1000"),
        (lambda: runestack.new("rone", options={"colour": "red"}), "its settings are: edition"),
        (lambda: runestack.new("rone", seats=3), "has 2 seats, not 3"),
        (lambda: runestack.new("chess"), "the games are: rone"),
    ):
        with pytest.raises(SettingError, match=words):
            attempt()


def test_a_number_or_a_truth_value_is_taken_for_its_word() -> None:
    given = runestack.new(
        "rone", options={"mode": "2v2", "technology_count": 7, "team_hands_visible": False}
    )
    words = {"mode": "2v2", "technology_count": "7", "team_hands_visible": "false"}
    assert given.state.digest() == runestack.new("rone", options=words).state.digest()
    assert given.options == words  # and saved as such


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


# -- a match that keeps few states ---------------------------------------------------------------


@pytest.mark.parametrize("game", names())
@pytest.mark.parametrize("always_ask", [False, True])
def test_a_match_with_few_kept_states_goes_back_to_the_same_ones(
    game: str, always_ask: bool
) -> None:
    match = new_match(game, 5, stride=7, always_ask=always_ask)
    digests = [match.state.digest()]
    while len(match.choices) < 40 and match.result is None:
        match.choose(len(match.choices) % len(options_of(match)))
        digests.append(match.state.digest())
    places = range(0, len(match.choices), 7)  # of those before the last every eighth is left
    kept = [place for place in places if place % 56 == 0 or place == places[-1]]
    assert list(match.history.kept) == kept
    for count in (0, 1, 6, 7, 8, 20, len(match.choices)):
        assert match.at(count).digest() == digests[count]
    lines = [len(match.log(seat)) for seat in (-1, 0, 1)]
    choices, turns = list(match.choices), list(match.turns)
    match.take_back(9)
    assert match.state.digest() == digests[9]
    assert list(match.turns) == turns[:10]
    for seat, index in choices[9:]:
        match.choose(index, seat)
    assert match.state.digest() == digests[-1]
    assert [len(match.log(seat)) for seat in (-1, 0, 1)] == lines
    assert list(match.turns) == turns


def options_of(match: Match) -> list[int]:
    return next(one.options for one in match.state.asking if one.seat == match.seats_asked[0])


def test_a_moment_that_has_not_come_is_refused() -> None:
    match = new_match("rone", 5)
    with pytest.raises(IllegalChoice, match="0 choices, not 3"):
        match.at(3)


def test_a_line_of_the_log_says_whose_act_it_was() -> None:
    match = new_match("rone", 3)
    while match.game.round(match.state) < 3:
        match.choose(len(match.decision.options) - 1 if match.decision else 0)
    for reader in range(match.seats):
        own = [
            line for line in match.log(reader) if line.sentence.startswith(("You draw", "You gain"))
        ]
        assert own
        assert {line.seat for line in own} == {reader}


def test_turns_are_numbered_and_the_log_names_the_printed_cards() -> None:
    match = new_match("rone", 6)
    while match.turns[-1] < 3:
        match.choose(len(options_of(match)) - 1)
    assert sorted(match.turns) == list(match.turns)
    named = [line for line in match.log(0) if line.cards]
    assert named
    for line in named:
        assert len(line.cards) == len(line.printed)
        names_of_cards = [match.game.pool.by_id[identity].name for identity in line.printed]
        assert any(name in line.sentence for name in names_of_cards)


@pytest.mark.parametrize(
    ("game", "first", "last"),
    [
        ("rone", ("Round ", "It is "), " ends the turn."),
        ("runeslingers", ("Turn ",), "'s cleanup phase begins."),
    ],
)
def test_a_turn_of_the_log_begins_with_its_heading_and_holds_its_own_end(
    game: str, first: tuple[str, ...], last: str
) -> None:
    match = new_match(game, 6)
    while match.turns[-1] < 5:
        match.choose(0)
    for turn in range(1, 5):
        sentences = [line.sentence for line in match.log() if line.turn == turn]
        assert sentences[0].startswith(first)
        assert sentences[-1].endswith(last)


def test_a_game_in_which_all_are_asked_is_saved_as_such(tmp_path: Path) -> None:
    match = new_match("rone", 7, always_ask=True)
    for _ in range(30):
        match.choose(0)
    match.save(tmp_path / "game.json")
    again = load(tmp_path / "game.json")
    assert again.always_ask
    assert again.state.digest() == match.state.digest()
