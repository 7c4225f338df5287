"""The commands: what they print, and that they are there."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

import runestack
from runestack.cli.app import run
from runestack.games import game as find_game
from runestack.games import names
from runestack.lab import signature

COMMANDS = [
    "backup",
    "bench",
    "cards",
    "check-cards",
    "decks",
    "explain-card",
    "play",
    "replay",
    "restore",
    "rules",
    "serve",
    "signature",
    "simulate",
]
CARD_KEYS = {"id", "number", "name", "name_de", "type", "copies", "text", "text_de", "one_off"}


def printed(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What a command prints that succeeds."""
    status = run(arguments)
    out, err = capsys.readouterr()
    assert (status, err) == (0, "")
    return out


def test_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    out = printed(capsys, "--help")
    assert [command for command in COMMANDS if command not in out] == []


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert f"Usage: runestack {command}" in printed(capsys, command, "--help")


def test_help_loads_no_game_and_no_library_for_it() -> None:
    libraries = ("runestack.", "msgspec", "litestar", "sqlalchemy", "alembic", "uvicorn", "asyncpg")
    script = f"import sys, runestack.cli.app; print(*sorted(m for m in sys.modules if m.startswith({libraries})))"
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == [
        "runestack.cli",
        "runestack.cli.app",
        "runestack.cli.extras",
        "runestack.cli.failure",
        "runestack.cli.serve",
        "runestack.server",
        "runestack.server.settings",
    ]


def test_the_package_is_the_command() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "runestack", "--version"], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == runestack.__version__


def test_cards_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    lines = printed(capsys, "cards", "rone", "--json").splitlines()
    objects = [json.loads(line) for line in lines]
    assert len(objects) == len(find_game("rone").pool)
    assert all(set(one) >= CARD_KEYS for one in objects)
    unit = next(one for one in objects if one["type"] == "unit")
    assert {"cost", "health", "melee", "ranged", "speed"} <= set(unit)


def test_cards_are_searched(capsys: pytest.CaptureFixture[str]) -> None:
    lines = printed(capsys, "cards", "rone", "type:unit cost<=2", "--json").splitlines()
    found = [json.loads(line) for line in lines]
    assert found
    assert all(one["type"] == "unit" and one["cost"] <= 2 for one in found)
    assert f"{len(found)} of {len(find_game('rone').pool)} cards" in printed(
        capsys, "cards", "rone", "type:unit cost<=2"
    )


def test_cards_in_german(capsys: pytest.CaptureFixture[str]) -> None:
    card = next(card for card in find_game("rone").pool if card.name != card.name_de)
    assert card.name_de in printed(capsys, "cards", "rone", f"id:{card.id}", "--language", "de")


def test_the_cards_of_the_game_are_a_pack_without_errors(
    capsys: pytest.CaptureFixture[str],
) -> None:
    folder = Path(runestack.__file__).parent / "games" / "rone" / "cards"
    assert " 0 errors" in printed(capsys, "check-cards", str(folder), "--game", "rone")


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_card_is_listed_in_words(
    name: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """What is printed on cards is told in the language, not by its keys."""
    out = printed(capsys, "cards", name, "--language", language)
    pool = find_game(name).pool
    assert all((card.name if language == "en" else card.name_de) in out for card in pool)
    assert "_" not in out
    if language == "de":
        assert not any(f", {card.type}, x" in out for card in pool)


def test_explain_card(capsys: pytest.CaptureFixture[str]) -> None:
    text = "Deal 2 damage to target enemy unit. You may draw a card."
    out = printed(capsys, "explain-card", text, "--game", "rone")
    assert "German\n  Füge der gegnerischen Zieleinheit 2 Schadenspunkte zu." in out
    assert "Steps\n  1. deal 2 -> chosen target enemy unit\n  2. ask whether to do it" in out


def test_bench_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    objects = [
        json.loads(line)
        for line in printed(capsys, "bench", "--seconds", "0.02", "--json").splitlines()
    ]
    assert [one["game"] for one in objects] == names()
    assert objects[0]["build"] in ("pure", "compiled")
    line = printed(capsys, "bench", "rone", "--seconds", "0.02", "--option", "mode=2v2", "--json")
    assert json.loads(line)["mode"] == "2v2"


def test_signature(capsys: pytest.CaptureFixture[str]) -> None:
    assert printed(capsys, "signature", "rone") == f"rone={signature('rone')}\n"


def test_simulate(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "series.json"
    out = printed(
        capsys,
        *("simulate", "rone", "--games", "3", "--seats", "random,random", "--seed", "4"),
        *(
            "--option",
            "edition=de",
            "--option",
            "technologies=off",
            "--json",
            str(file),
            "--workers",
            "1",
        ),
    )
    assert "3 games of RONE" in out
    plain = json.loads(file.read_text(encoding="utf-8"))
    assert plain["options"] == {"edition": "de", "technologies": "off"}
    assert (plain["seed"], plain["games"], len(plain["results"])) == (4, 3, 3)


def test_simulate_writes_a_report_and_its_data(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "field.html"
    out = printed(
        capsys,
        *("simulate", "runeslingers", "--decks", "striker,Wächter", "--games", "4"),
        *("--workers", "1", "--report", str(page), "--language", "de"),
        *("--option", "passive_0=random", "--option", "passive_1=random"),
    )
    assert f"  report: {page}, data: {tmp_path / 'field.json'}\n" in out
    assert "  deck warden: " in out
    assert "Deck gegen Deck" in page.read_text(encoding="utf-8")
    plain = json.loads((tmp_path / "field.json").read_text(encoding="utf-8"))
    assert plain["decks"] == ["striker", "warden"]
    assert plain["paired"]
    assert [one["decks"] for one in plain["results"]] == [
        ["striker", "warden"],
        ["warden", "striker"],
    ] * 2
    assert [one["players"] for one in plain["results"]] == [[0, 1], [1, 0]] * 2
    kinds = [table["kind"] for table in plain["report"]["heads"]]
    assert kinds == ["Runeslinger", "passive ability", "activate ability"]
    assert sum(row["games"] for row in plain["report"]["decks"]) == 8


def test_simulate_with_all_decks_is_paired(capsys: pytest.CaptureFixture[str]) -> None:
    out = printed(capsys, "simulate", "rone", "--decks", "all", "--games", "2", "--workers", "1")
    assert "  deck above-the-roofs: " in out


def test_simulate_tells_wins_by_player_where_seats_are_swapped(
    capsys: pytest.CaptureFixture[str],
) -> None:
    command = ["simulate", "rone", "--games", "2", "--workers", "1"]
    assert "  player 1 (random): 1 of 2 won" in printed(capsys, *command, "--paired")
    assert "  player 1" not in printed(capsys, *command)


def test_rules_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert "RONE-GUARD-2 " in printed(capsys, "rules", "rone")


def test_a_rule_with_its_tests(capsys: pytest.CaptureFixture[str]) -> None:
    out = printed(capsys, "rules", "rone", "rone-guard-2")
    assert out.startswith("RONE-GUARD-2 (Guardians)\n")
    assert "tests/rules/test_rules_reference.py::" in out


def test_a_saved_game_is_shown_and_verified(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.json"
    match = runestack.new("rone", seed=2)
    for _ in range(10):
        match.choose(0)
    match.save(file)
    checked = printed(capsys, "replay", str(file), "--check")
    assert checked == f"{file}: whole; 10 choices lead to the stored state\n"
    assert "Player 1's hero is" in printed(capsys, "replay", str(file))
    assert "Spieler 1" in printed(capsys, "replay", str(file), "--language", "de")


@pytest.mark.parametrize("game", names())
def test_a_game_starts_in_the_terminal(
    game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", open_script(["quit"]))
    assert "Bye. The game was not saved." in printed(capsys, "play", game, "--seed", "1")


def test_a_saved_game_goes_on_in_the_terminal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.json"
    runestack.new("rone", seed=2).save(file)
    monkeypatch.setattr("sys.stdin", open_script(["quit"]))
    out = printed(
        capsys, "play", "rone", "--load", str(file), "--seat", "human", "--seat", "random"
    )
    assert "seed 2" in out


def open_script(lines: list[str]) -> object:
    import io

    return io.StringIO("".join(f"{line}\n" for line in lines))
