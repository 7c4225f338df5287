"""What is wrong with a pack is said with file, line and a hint: of scenarios as of cards."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent

import pytest

from runestack.cards.check import check_pack
from runestack.cards.diagnostics import Diagnostic
from runestack.cards.loader import load_pool
from runestack.games.rune_age.cards.scenarios import Scenarios
from runestack.games.rune_age.cards.schema import RUNE_AGE_CARDS
from runestack.games.rune_age.language.lower import build_faces
from runestack.kernel.playout import play_randomly
from runestack.kernel.random import RandomStream
from tests.games.rune_age.cards.box import CARDS, begin

GUIDE = Path(__file__).parents[4] / "docs" / "adding-a-scenario.md"


def copied(folder: Path, file: str, *changes: tuple[str, str]) -> Path:
    """A file of the box, changed; every change must find its place."""
    content = (CARDS / file).read_text("utf-8")
    for old, new in changes:
        assert old in content, old
        content = content.replace(old, new, 1)
    (folder / file).write_text(content, "utf-8")
    return folder / file


def found(path: Path) -> list[Diagnostic]:
    return list(check_pack(path, RUNE_AGE_CARDS).diagnostics)


@pytest.mark.parametrize("file", sorted(path.name for path in CARDS.glob("*.toml")))
def test_every_file_of_the_box_can_be_checked_by_itself(file: str) -> None:
    assert found(CARDS / file) == []


TEXT = 'text = """'  # a check of a text blames all of it
# file, what is written, what is written instead, code, words of the message or hint, the line that is blamed
WRONG = {
    "an unknown key": (
        "scenario_runewars.toml",
        "runes = 1",
        "rune = 1",
        "P002",
        "did you mean “runes”?",
        "rune = 1",
    ),
    "a number out of range": (
        "scenario_landmarks.toml",
        "least_players = 2",
        "least_players = 0",
        "P005",
        "a number from 1 to 4",
        "least_players = 0",
    ),
    "an unknown side": (
        "scenario_cataclysm.toml",
        'sides = "together"',
        'sides = "all together"',
        "P005",
        "did you mean “together”?",
        'sides = "all together"',
    ),
    "a sentence that cannot be read": (
        "scenario_runewars.toml",
        "If one player is left, that player wins.",
        "If one player is left, that player win.",
        "L001",
        "",
        "If one player is left, that player win.",
    ),
    "an unknown flag": (
        "daqan.toml",
        'flags = ["mythic", "expansion"]',
        'flags = ["mystic", "expansion"]',
        "C101",
        "'mystic' is no flag",
        'flags = ["mystic", "expansion"]',
    ),
    "a mythic city": (
        "cities.toml",
        "influence = 3\n",
        'influence = 3\nflags = ["mythic"]\n',
        "C101",
        "only units of a race are mythic",
        'flags = ["mythic"]',
    ),
    "a unit with two prices": (
        "daqan.toml",
        "gold_cost = 1\n",
        "gold_cost = 1\ninfluence_cost = 1\n",
        "C102",
        "gold or influence",
        "influence_cost = 1",
    ),
    "a missing reward": (
        "scenario_monument.toml",
        'reward = "ra-monument-01-reward"',
        'reward = "ra-monument-01-rewards"',
        "C103",
        "did you mean “ra-monument-01-reward”?",
        'reward = "ra-monument-01-rewards"',
    ),
    "two neutral cards": (
        "scenario_monument.toml",
        '"Tavern Rumour", ',
        "",
        "C104",
        "3 different neutral cards, not 2",
        'neutral = ["Forced March", "Stone Sentry"]',
    ),
    "a neutral card that is none": (
        "scenario_overlord.toml",
        '"Siege Ladders"',
        '"Siege Ladder"',
        "C104",
        "did you mean “Siege Ladders”?",
        'neutral = ["Oath Stone", "Siege Ladder", "War Mastodon"]',
    ),
    "a neutral card of the expansion": (
        "scenario_runewars.toml",
        '"Battle Cry"',
        '"Hired Guide"',
        "C104",
        "belongs to the expansion",
        'neutral = ["Hired Guide", "Cliff Wyvern", "Rift Storm"]',
    ),
    "a stage without events": (
        "scenario_cataclysm.toml",
        'stages = ["cataclysm", "cataclysm", "cataclysm"]',
        'stages = ["cataclysm", "cataclysm", "overlord"]',
        "C105",
        "no event of stage 3 has the back 'overlord'",
        'stages = ["cataclysm", "cataclysm", "overlord"]',
    ),
    "an event of no scenario": (
        "scenario_monument.toml",
        'back = "monument"',
        'back = "monuments"',
        "C105",
        "did you mean “monument”?",
        'back = "monuments"',
    ),
    "a solo form of nothing": (
        "scenario_monument.toml",
        'scenario = "monument"\nform = "solo"',
        'scenario = "monumental"\nform = "solo"',
        "C106",
        "did you mean “monument”?",
        'scenario = "monumental"',
    ),
    "a solo form for several": (
        "scenario_monument.toml",
        "most_players = 1",
        "most_players = 2",
        "C106",
        "for one player",
        "most_players = 2",
    ),
    "too few of a gold card": (
        "gold.toml",
        "copies = 24",
        "copies = 20",
        "C107",
        "four players need 24",
        "copies = 20",
    ),
    "a race without a starting unit": (
        "orcs.toml",
        "gold_cost = 1\n",
        "gold_cost = 2\n",
        "C107",
        "the starting deck of orcs",
        'race = "orcs"',
    ),
    "nobody can win": (
        "scenario_runewars.toml",
        "one player is left, that player wins",
        "one player is left, all players lose",
        "C108",
        "nobody can win",
        TEXT,
    ),
    "a landmark victory without landmarks": (
        "scenario_landmarks.toml",
        "landmarks = 3\n",
        "",
        "C108",
        "needs the key landmarks",
        TEXT,
    ),
    "allies without an Overlord": (
        "scenario_overlord.toml",
        'sides = "one against all"',
        'sides = "alone"',
        "C108",
        "without an Overlord",
        'sides = "alone"',
    ),
    "a victory condition on a city": (
        "cities.toml",
        "Action, exhaust this card: Draw a card. Discard a card.",
        "If one player is left, that player wins.",
        "C109",
        "belongs on an objective",
        TEXT,
    ),
    "a city that is not exhausted": (
        "cities.toml",
        "Action, exhaust this card: Draw a card. Discard a card.",
        "Action: Draw a card. Discard a card.",
        "C109",
        "exhaust this card",
        TEXT,
    ),
    "this unit on a city": (
        "cities.toml",
        "Action, exhaust this card: Draw a card. Discard a card.",
        "Resolution, exhaust this card: This unit gets +1 {strength}.",
        "C109",
        "“this unit” stands on a city",
        TEXT,
    ),
    "an attack without strength": (
        "scenario_dragonlords.toml",
        "strength = 4\nattrition = 0\n",
        "",
        "C110",
        "an Instant that attacks has a strength",
        TEXT,
    ),
    "an objective that strikes and is no Enemy": (
        "scenario_monument.toml",
        'Home realms cannot be besieged."""',
        'Home realms cannot be besieged.\nStart of the Event Phase, each player: Take 1 damage."""',
        "C110",
        "only an objective that is an Enemy",
        TEXT,
    ),
    "an objective that grows and is no Enemy": (
        "scenario_monument.toml",
        'Home realms cannot be besieged."""',
        'Home realms cannot be besieged.\nThis card gets +1 {strength} for each player."""',
        "C110",
        "only an objective that is an Enemy",
        TEXT,
    ),
    "an auto-defense as high as the strength": (
        "cities.toml",
        "auto_defense = 1",
        "auto_defense = 3",
        "C110",
        "lower than its strength, 3",
        "auto_defense = 3",
    ),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_fault_is_told_with_its_line(tmp_path: Path, name: str) -> None:
    file, old, new, code, words, line = WRONG[name]
    path = copied(tmp_path, file, (old, new))
    problems = [one for one in found(path) if one.code == code]
    assert problems, [str(one) for one in found(path)]
    (problem, *_) = problems
    assert words in f"{problem.message} {problem.suggestion}"
    assert problem.file == str(path)
    written = path.read_text("utf-8").split("\n")[problem.line - 1]
    assert line in written


def test_the_report_shows_the_place(tmp_path: Path) -> None:
    path = copied(tmp_path, "scenario_runewars.toml", ("Cliff Wyvern", "Cliff Wyverns"))
    report = str(check_pack(path, RUNE_AGE_CARDS))
    assert "C104" in report
    assert "Runewars" in report
    assert "^" in report
    assert "no card is loaded" in report


def example() -> str:
    """The scenario of the page that tells how to write one."""
    _, _, rest = GUIDE.read_text("utf-8").partition("```toml\n")
    return dedent(rest.partition("```")[0])


def test_the_scenario_of_the_guide_is_checked_and_played(tmp_path: Path) -> None:
    (tmp_path / "scenario_two_fires.toml").write_text(example(), "utf-8")
    assert found(tmp_path / "scenario_two_fires.toml") == []
    for file in CARDS.glob("*.toml"):
        (tmp_path / file.name).write_bytes(file.read_bytes())
    cards = load_pool([tmp_path], RUNE_AGE_CARDS).cards
    shelf = Scenarios(cards, build_faces(cards))
    assert shelf.keys[-1] == "two-fires"
    for seats in shelf.seats("two-fires"):
        game = begin("two-fires", seats, shelf=shelf)
        play_randomly(game, RandomStream(seats), 20_000)
        assert game.outcome is not None
