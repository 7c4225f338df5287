"""A game that the package does not know, by its name in the environment: in the command and in its workers."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import runestack
from runestack import rules
from runestack.cli.play import started
from tests.guests.lanterns.game import Lanterns

ROOT = Path(__file__).parents[2]
ENVIRONMENT = {
    **os.environ,
    "PYTHONPATH": f"{Path(runestack.__file__).parents[1]}:{ROOT}",
    "RUNESTACK_GAMES": "lanterns=tests.guests.lanterns.game",
}


def attempt(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "runestack", *words],
        env=ENVIRONMENT,
        capture_output=True,
        text=True,
        check=False,
    )


def command(*words: str) -> str:
    done = attempt(*words)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_series_is_played_by_workers(tmp_path: Path) -> None:
    file = tmp_path / "series.json"
    words = ["--games", "4", "--seats", "random,greedy", "--workers", "2", "--json", str(file)]
    command("simulate", "lanterns", *words)
    found = json.loads(file.read_text())
    assert found["failures"] == []
    assert found["kind"] == "cooperative"
    assert [one["scores"][0] == one["scores"][1] for one in found["results"]] == [True] * 4


def test_its_signature_is_found() -> None:
    assert command("signature", "lanterns").startswith("lanterns=")


def test_its_rules_are_found() -> None:
    assert command("rules", "lanterns", "LAN-END-2").startswith("LAN-END-2 (Rules)")


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        (["decks", "lanterns"], "Lanterns is played without decks of your own"),
        (["decks", "lanterns", "some.txt"], "Lanterns is played without decks of your own"),
        (
            ["simulate", "lanterns", "--decks", "all"],
            "Lanterns is played without decks of your own",
        ),
        (["explain-card", "Draw a card.", "--game", "lanterns"], "have no texts"),
    ],
)
def test_what_it_does_not_have_is_said_in_one_line(words: list[str], answer: str) -> None:
    done = attempt(*words)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert answer in done.stderr


def test_rules_of_another_game_are_not_replaced() -> None:
    with pytest.raises(ValueError, match="there are rules for 'rone' already"):
        rules.register("rone", "LAN", Path("rules.md"))
    with pytest.raises(ValueError, match="another game's rules have ids that begin with RONE"):
        rules.register("another", "RONE", Path("rules.md"))


@pytest.mark.parametrize(("named", "seats"), [(0, 2), (1, 1), (2, 2), (3, 3)])
def test_a_game_has_as_many_seats_as_players_are_named(
    named: int, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Lanterns, "seat_numbers", lambda *_: (2, 1, 3))
    assert started("lanterns", ["random"] * named, 1, {}, "en").seats == seats
