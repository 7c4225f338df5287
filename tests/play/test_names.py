"""Players are called by their names in everything that is said of a game."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from runestack.games.wording import LANGUAGES, SPECTATOR
from runestack.play.files import SaveError, checksum, content_of, load, match_of
from runestack.play.match import Match, new_match
from runestack.play.names import LONGEST, clean_name, told_apart

NUMBERED = re.compile(r"\b(Player|Spieler) \d|\b[Oo]pponent|\b[Ee]nemy\b|Gegner")
NAMES = ("Xenia", "Yusuf", "Zora", "Quirin")
SEATS = {"3p": 3, "2v2": 4}
WAYS = [("rone", {}), ("rone", {"mode": "3p"}), ("rone", {"mode": "2v2"}), ("runeslingers", {})]


def played(game: str, options: dict[str, str], choices: int = 120) -> Match:
    seats = SEATS.get(options.get("mode", ""), 2)
    match = new_match(game, 5, seats, options, names=NAMES[:seats])
    chance = random.Random(5)
    while match.decision and len(match.choices) < choices:
        match.choose(chance.randrange(len(match.decision.options)), match.decision.seat)
    return match


@pytest.mark.parametrize(("game", "options"), WAYS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_log_calls_players_by_name_and_its_reader_you(
    game: str, options: dict[str, str], language: str
) -> None:
    match = played(game, options)
    for reader in range(SPECTATOR, match.seats):
        lines = [entry.sentence for entry in match.log(reader, language)]
        others = [name for seat, name in enumerate(NAMES[: match.seats]) if seat != reader]
        assert all(any(name in line for line in lines) for name in others)
        assert not [line for line in lines if re.search(r"\b(Player|Spieler) \d", line)]
        if reader != SPECTATOR:
            assert not [line for line in lines if NAMES[reader] in line]


@pytest.mark.parametrize(("game", "options"), WAYS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_table_has_the_names_in_its_headings_and_nobody_by_number(
    game: str, options: dict[str, str], language: str
) -> None:
    match = played(game, options)
    lines = match.table(SPECTATOR, language)
    headings = [line for line in lines if line.startswith("==")]
    assert all(any(name in line for line in headings) for name in NAMES[: match.seats])
    assert not [line for line in headings if NUMBERED.search(line)]


def test_a_prompt_with_several_opponents_names_them() -> None:
    match = new_match("rone", 5, None, {"mode": "3p"}, names=NAMES[:3])
    chance, said = random.Random(5), ""
    while match.decision and len(match.choices) < 300:
        decision = match.decision
        said += f"{decision.prompt} {' '.join(one.sentence for one in decision.options)}\n"
        match.choose(chance.randrange(len(decision.options)), decision.seat)
    assert "Yusuf" in said
    assert not re.search(r"Player \d", said)


def test_without_names_players_have_numbers_as_before() -> None:
    match = new_match("rone", 5)
    assert any("Player 1" in entry.sentence for entry in match.log())


def test_a_saved_game_keeps_its_names(tmp_path: Path) -> None:
    match = played("rone", {"mode": "3p"}, 20)
    match.save(tmp_path / "game.json")
    again = load(tmp_path / "game.json")
    assert again.names == NAMES[: match.seats]
    assert again.log() == match.log()


def test_a_file_with_too_few_names_is_refused() -> None:
    content = {**content_of(played("rone", {}, 3)), "names": ["Xenia"]}
    with pytest.raises(SaveError, match="names are"):
        match_of({**content, "checksum": checksum(content)}, "file")


def test_a_name_is_one_short_line_without_signs_that_mean_something() -> None:
    assert clean_name("  Ada \n\t Lovelace\u202e ") == "Ada Lovelace"
    assert clean_name("{water}") == "(water)"
    assert clean_name("<b>Ada</b>") == "<b>Ada</b>"  # a page shows it as it is written
    assert len(clean_name("x" * 500)) == LONGEST


def test_equal_names_are_told_apart_by_the_number_of_the_player() -> None:
    assert told_apart(["Ada", "Robot", "Robot", ""]) == ("Ada", "Robot (2)", "Robot (3)", "")


def test_a_name_that_looks_like_a_pattern_stays_as_it_is() -> None:
    names = ("[you|me]", "<1|2>", "ada")
    match = new_match("rone", 5, None, {"mode": "3p"}, names=names)
    assert match.names == names
    lines = [entry.sentence for entry in match.log()]
    for name in names:
        assert any(line.startswith(name) for line in lines), name
