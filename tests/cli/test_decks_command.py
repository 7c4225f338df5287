"""`runestack decks`: listing, showing, checking, importing and exporting."""

import io
import json
import re
from pathlib import Path

import pytest

from runestack.cli.app import run
from runestack.games import game as find_game
from runestack.games import names

SHELF, POOL = find_game("rone").decks(), find_game("rone").pool


def printed(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What a command prints that succeeds."""
    status = run(arguments)
    out, err = capsys.readouterr()
    assert (status, err) == (0, "")
    return out


@pytest.mark.parametrize("name", [name for name in names() if find_game(name).shelf])
@pytest.mark.parametrize("language", ["en", "de"])
def test_all_decks_are_listed_with_their_head_and_what_they_are_about(
    name: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    game = find_game(name)
    lines = printed(capsys, "decks", name, "--language", language).splitlines()
    wanted = []
    for deck in game.decks().names:
        title = game.decks().titles[deck]
        card = game.pool.named(game.decks().deck(deck, game.pool).head)[0]
        head = card.name if language == "en" else card.name_de
        wanted += [f"{deck}: {title.named(language)}, {head}", f"  {title.described(language)}"]
    assert lines == wanted


def test_decks_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    objects = [json.loads(line) for line in printed(capsys, "decks", "rone", "--json").splitlines()]
    assert [one["deck"] for one in objects] == list(SHELF.names)
    one = json.loads(printed(capsys, "decks", "rone", "iron-wall", "--json"))
    assert one in objects
    deck = SHELF.deck("iron-wall", POOL)
    assert (one["hero"], one["cards"], one["technologies"]) == (deck.head, deck.cards, deck.section)


def test_one_deck_is_shown_as_text_in_both_languages(capsys: pytest.CaptureFixture[str]) -> None:
    assert printed(capsys, "decks", "rone", "Iron Wall") == SHELF.texts["iron-wall"]
    german = printed(capsys, "decks", "rone", "iron-wall", "--language", "de")
    deck = SHELF.deck("iron-wall", POOL)
    hero = POOL.named(deck.head)[0].name_de
    assert f"\n\nHeld: {hero}\n\n# Einheiten\n" in german
    assert all(f" {POOL.by_id[card].name_de}\n" in german for card in deck.cards)
    assert "\n\nTechnologien:\n1 " in german


def test_a_deck_from_standard_input_is_brought_into_form(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    german = printed(capsys, "decks", "rone", "iron-wall", "--language", "de")
    untidy = "\ufeff" + "\r\n".join(reversed(german.partition("Technologien:")[0].splitlines()))
    untidy += "\r\nTechnologien:" + german.partition("Technologien:")[2]
    untidy = re.sub(r"^2 (.*)\r$", "\\1 x2\r", untidy, flags=re.MULTILINE)
    assert " x2\r\n" in untidy
    monkeypatch.setattr("sys.stdin", io.StringIO(untidy))
    assert printed(capsys, "decks", "rone", "-") == SHELF.texts["iron-wall"]


def test_a_deck_is_exported_and_read_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "mine.txt"
    out = printed(capsys, "decks", "rone", "grey-tide", "--export", str(file), "--language", "de")
    size = f"24 + {len(SHELF.deck('grey-tide', POOL).section)} cards"
    assert out == f"{file}: {size}\n"
    assert printed(capsys, "decks", "rone", str(file)) == SHELF.texts["grey-tide"]
    assert printed(capsys, "decks", "rone", str(file), "--check") == (
        f"{file}: {size}, nothing wrong\n"
    )


def test_what_is_wrong_with_a_deck_is_told_line_by_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "bad.txt"
    lines = SHELF.texts["iron-wall"].splitlines()
    place = next(place for place, line in enumerate(lines) if line.startswith("2 "))
    name = lines[place][2:]
    lines[place] = f"2 {name}x"
    file.write_text("\n".join([*lines, f"1 {name}"]), encoding="utf-8")
    assert run(["decks", "rone", str(file), "--check"]) == 1
    out, err = capsys.readouterr()
    assert out.splitlines() == [
        f"line {place + 1}: D003 no card is called '{name}x' (did you mean “{name}”?)",
        f"line {len(lines) + 1}: D004 {name} is a unit (move it above “technologies:”)",
    ]
    assert err == f"runestack: {file}: 2 errors\n"
    lines[place] = f"3 {name}"
    file.write_text("\n".join(lines), encoding="utf-8")
    assert run(["decks", "rone", str(file), "--check"]) == 1
    out = capsys.readouterr().out
    assert "RONE-DECK-1 a deck has 24 units and tactics, this one 25 (take 1 away)" in out
    assert f"line {place + 1}: RONE-DECK-2 {name} is in the deck 3 times" in out
