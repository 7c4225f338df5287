"""Every command that fails says why in one line, and its status tells."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

import runestack
from runestack.cli.app import run

Golden = Callable[[str, str], None]

FAILING = [
    ["plax"],
    ["play"],
    ["play", "chess"],
    ["play", "rone", "--seat", "clever"],
    ["play", "rone", "--seat", "random", "--seat", "random", "--seat", "random"],
    ["play", "rone", "--option", "edition=fr"],
    ["play", "rone", "--option", "colour=red"],
    ["play", "rone", "--option", "edition"],
    ["play", "rone", "--option", "edition=en", "--option", "edition=de"],
    ["play", "rone", "--language", "fr"],
    ["play", "rone", "--seed", "seven"],
    ["play", "rone", "--colour", "red"],
    ["play", "rone", "--load", "nowhere.json"],
    ["play", "rone", "--load", "game.json", "--seed", "1"],
    ["simulate"],
    ["simulate", "chess"],
    ["simulate", "rone", "--seats", "random,clever"],
    ["simulate", "rone", "--seats", "human,random"],
    ["simulate", "rone", "--seats", "random"],
    ["simulate", "rone", "--games", "0"],
    ["simulate", "rone", "--workers", "0"],
    ["simulate", "rone", "--option", "deck_mode=custom"],
    ["simulate", "rone", "--json", "no_such_folder/series.json"],
    ["simulate", "rone", "--report", "no_such_folder/series.html"],
    ["simulate", "rone", "--report", "series.json"],
    ["simulate", "rone", "--paired", "--games", "3"],
    ["simulate", "rone", "--decks", "iron-wall"],
    ["simulate", "rone", "--decks", "iron-wall,grey-tid"],
    ["simulate", "rone", "--option", "deck_0=iron-wall", "--option", "deck_1=grey-tide"],
    ["simulate", "rone", "--report", "series.html", "--language", "fr"],
    ["bench", "chess"],
    ["bench", "rone", "--seconds", "0"],
    ["signature", "chess"],
    ["replay", "nowhere.json"],
    ["replay", "cut.json"],
    ["replay", "foreign.json"],
    ["replay", "edited.json", "--check"],
    ["cards", "chess"],
    ["decks", "chess"],
    ["decks", "rone", "irn-wall"],
    ["decks", "rone", "bad_deck.txt"],
    ["decks", "rone", "latin.toml"],
    ["decks", "rone", "--check"],
    ["decks", "rone", "iron-wall", "--export", "no_such_folder/deck.txt"],
    ["check-cards", "nowhere.toml"],
    ["check-cards", "empty"],
    ["check-cards", "broken.toml"],
    ["check-cards", "nothing.toml"],
    ["check-cards", "latin.toml"],
    ["check-cards", "latin.toml", "--fix"],
    ["check-cards", "broken.toml", "--game", "chess"],
    ["explain-card", "", "--game", "rone"],
    ["explain-card", "Deal 2 damag to target unit.", "--game", "rone"],
    ["rules", "chess"],
    ["rules", "rone", "RONE-GUARD-X"],
    ["rules", "rone", "nonsense"],
]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A working folder with good and bad files."""
    monkeypatch.chdir(tmp_path)
    runestack.new("rone", seed=1).save("game.json")
    text = Path("game.json").read_text(encoding="utf-8")
    Path("cut.json").write_text(text[:40], encoding="utf-8")
    Path("foreign.json").write_text(json.dumps({"format": "chess"}), encoding="utf-8")
    Path("edited.json").write_text(text.replace('"seed": 1', '"seed": 2'), encoding="utf-8")
    Path("broken.toml").write_text('[[card]]\nname = "Half a card"\n', encoding="utf-8")
    Path("nothing.toml").write_text("", encoding="utf-8")
    Path("latin.toml").write_text('[[card]]\nname = "Späher"\n', encoding="latin-1")
    Path("bad_deck.txt").write_text("hero: Marshal Oktal\n2 Scuot\n", encoding="utf-8")
    Path("empty").mkdir()
    return tmp_path


def test_error_lines(folder: Path, golden: Golden, capsys: pytest.CaptureFixture[str]) -> None:
    told = []
    for arguments in FAILING:
        status = run(arguments)
        err = capsys.readouterr().err
        assert status != 0, arguments
        assert err.count("\n") == 1, (arguments, err)
        words = " ".join(f"'{word}'" if " " in word or not word else word for word in arguments)
        told.append(f"$ runestack {words}\n{err}")
    golden("cli/errors.txt", "\n".join(told))


def test_a_broken_pack_names_its_errors_and_fails(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["check-cards", "broken.toml"]) == 1
    out, err = capsys.readouterr()
    assert "P003 the key type is missing" in out
    assert "P003 the key name_de is missing" in out
    assert out.endswith("\nbroken.toml: 8 errors, no card is loaded\n")
    assert err == "runestack: broken.toml: 8 errors\n"


def test_a_similar_card_of_the_game_is_shown_for_a_small_pack(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = "[[card]]\ntext = 'Deal 2 damge to target unit.'\n"
    Path("small.toml").write_text(text, encoding="utf-8")
    assert run(["check-cards", "small.toml"]) == 1
    assert "    like: “Deal " in capsys.readouterr().out


def test_fix_rewrites_to_canonical_wording(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    card = """
[[card]]
id = "x-1"
number = 1
name = "Spark"
name_de = "Funke"
type = "tactic"
level = 1
cost = 1
recycle = 1
copies = 1
text = "deal 2 damage to target enemy unit."
"""
    Path("loose.toml").write_text(card, encoding="utf-8")
    assert run(["check-cards", "loose.toml", "--fix"]) == 0
    out, _ = capsys.readouterr()
    assert "1 text rewritten" in out
    assert 'text = "Deal 2 damage to target enemy unit."' in Path("loose.toml").read_text(
        encoding="utf-8"
    )


def test_games_that_break_fail_the_series(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("runestack.lab.games.LONGEST", 20)
    assert run(["simulate", "rone", "--games", "3", "--workers", "1"]) == 1
    err = capsys.readouterr().err
    assert err.startswith("runestack: 3 of 3 games broke; the first: seed ")
    assert err.count("\n") == 1
