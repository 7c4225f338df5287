"""What is wrong with a pack is said with file, line and a hint: of boards and scenarios as of cards."""

from __future__ import annotations

from pathlib import Path
from shutil import copytree

import pytest

from runestack.cards.check import check_pack
from runestack.cards.diagnostics import Diagnostic
from runestack.games.invasion.cards.schema import INVASION_CARDS
from tests.games.invasion.cards.box import CARDS

TEXT = 'text = """'  # a check of a text blames all of it


def copied(folder: Path, file: str, *changes: tuple[str, str]) -> Path:
    """A file of the box, changed; every change must find its place."""
    content = (CARDS / file).read_text("utf-8")
    for old, new in changes:
        assert old in content, old
        content = content.replace(old, new, 1)
    (folder / file).write_text(content, "utf-8")
    return folder / file


def found(path: Path) -> list[Diagnostic]:
    return list(check_pack(path, INVASION_CARDS).diagnostics)


@pytest.mark.parametrize("file", sorted(path.name for path in CARDS.glob("*.toml")))
def test_every_file_of_the_box_can_be_checked_by_itself(file: str) -> None:
    assert found(CARDS / file) == []


# file, what is written, what is written instead, code, words of the message or hint, the line that is blamed
WRONG = {
    "an unknown key": (
        "scenario_water_train.toml",
        'loss = "all_players"',
        'losses = "all_players"',
        "P002",
        "did you mean “loss”?",
        'losses = "all_players"',
    ),
    "a training cost that is too high": (
        "red.toml",
        "training = 6",
        "training = 7",
        "P005",
        "a number from 2 to 6",
        "training = 7",
    ),
    "a training cost of a starting card": (
        "starting.toml",
        "reward = 1",
        "training = 2\nreward = 1",
        "P002",
        "a starting has no key 'training'",
        "training = 2",
    ),
    "a sentence that cannot be read": (
        "starting.toml",
        "Draw 2 cards.",
        "Draw two card.",
        "L001",
        "",
        "Draw two card.",
    ),
    "a symbol that is none": (
        "blue.toml",
        'cost = ["blue", "wild"]',
        'cost = ["blue", "wilde"]',
        "C101",
        "did you mean “wild”?",
        'cost = ["blue", "wilde"]',
    ),
    "a colour that nothing stores": (
        "invaders_0.toml",
        'stores = ["green"]',
        'stores = ["grene"]',
        "C101",
        "did you mean “green”?",
        'stores = ["grene"]',
    ),
    "five symbols": (
        "red.toml",
        'cost = ["red", "red", "wild", "black"]',
        'cost = ["red", "red", "wild", "black", "blue"]',
        "C101",
        "at most 4 symbols, not 5",
        'cost = ["red", "red", "wild", "black", "blue"]',
    ),
    "four symbols of a colour": (
        "red.toml",
        'cost = ["red", "red", "wild", "black"]',
        'cost = ["red", "red", "red", "red"]',
        "C101",
        "make one red symbol wild",
        'cost = ["red", "red", "red", "red"]',
    ),
    "a recruitment card without a colour": (
        "green.toml",
        'cost = ["green", "wild"]',
        'cost = ["wild", "green"]',
        "C101",
        "the first symbol of a recruitment card is its colour",
        'cost = ["wild", "green"]',
    ),
    "a Tactic with a reward": (
        "red.toml",
        "reward = 0",
        "reward = 1",
        "C102",
        "write reward = 0",
        "reward = 1",
    ),
    "an invasion card that stores nothing": (
        "invaders_0.toml",
        'stores = ["green"]',
        "stores = []",
        "C102",
        "1 to 4 resources, not 0",
        "stores = []",
    ),
    "a training cost that does not go with the symbols": (
        "red.toml",
        "training = 6",
        "training = 3",
        "C102",
        "a training cost of 4 to 6",
        "training = 3",
    ),
    "a flag of playing cards on a technology": (
        "technologies.toml",
        "Exhaust: Draw 2 cards.",
        "Keep.\nExhaust: Draw 2 cards.",
        "C103",
        "Keep is no flag of a technology",
        TEXT,
    ),
    "Guard without Support": (
        "invaders_2.toml",
        "Support: Guard.",
        "Guard.",
        "C103",
        "write “Support: Guard.”",
        TEXT,
    ),
    "a flag twice": (
        "red.toml",
        "Keep.",
        "Keep. Keep.",
        "C103",
        "Keep stands twice",
        TEXT,
    ),
    "a leader who refreshes nothing": (
        "leaders.toml",
        "Whenever an enemy reinforces, refresh all cards in your base.",
        "Whenever an enemy reinforces, gain 1 armor.",
        "C104",
        "every leader has the refresh passive",
        TEXT,
    ),
    "technologies that refresh each other": (
        "technologies.toml",
        "Exhaust: Refresh your leader.",
        "Exhaust: Refresh a card in your base.",
        "C104",
        "could go on for ever",
        TEXT,
    ),
    "a die with five sides": (
        "boards.toml",
        '    "blue neutral neutral",\n',
        "",
        "C105",
        "a die has 6 sides, not 5",
        "sides = [",
    ),
    "a side with two screws": (
        "boards.toml",
        '"blue neutral neutral"',
        '"blue neutral"',
        "C105",
        "'blue neutral' holds 2",
        "sides = [",
    ),
    "a screw that is none": (
        "boards.toml",
        '"blue neutral neutral"',
        '"blue neutral netural"',
        "C105",
        "did you mean “neutral”?",
        "sides = [",
    ),
    "a zone with a cost": (
        "boards.toml",
        'part = "zone"',
        'part = "zone"\ncost = 2',
        "C106",
        "a training zone has no cost",
        "cost = 2",
    ),
    "an action without a cost": (
        "boards.toml",
        'symbol = "melee"\ncost = 1\n',
        'symbol = "melee"\n',
        "C106",
        "add cost",
        'part = "action"',
    ),
    "two blue zones": (
        "boards.toml",
        'part = "zone"\ncolour = "red"',
        'part = "zone"\ncolour = "blue"',
        "C106",
        "a training zone is there 2 times for blue",
        'part = "zone"',
    ),
    "a price twice in a mode": (
        "boards.toml",
        'mode = "cooperative"\n',
        "",
        "C106",
        "what comes before reinforcing is there 2 times for competitive mode",
        'part = "before_reinforcing"',
    ),
    "a zone of one mode": (
        "boards.toml",
        'part = "zone"',
        'part = "zone"\nmode = "competitive"',
        "C106",
        "a training zone is the same in both modes",
        'mode = "competitive"',
    ),
    "a wild zone": (
        "boards.toml",
        'part = "zone"\ncolour = "red"',
        'part = "zone"\ncolour = "wild"',
        "C106",
        "there is no wild zone",
        'colour = "wild"',
    ),
    "more tokens spent than needed": (
        "boards.toml",
        "spend = 2",
        "spend = 3",
        "C110",
        "write 2 or less",
        "spend = 3",
    ),
    "a way to win that is none": (
        "scenario_strike_back.toml",
        '"deck_destroyed"',
        '"deck_destroid"',
        "C107",
        "did you mean “deck_destroyed”?",
        'wins = ["deck_destroid", "last_event_ends"]',
    ),
    "a change that is none": (
        "scenario_final_battle.toml",
        '"no_reinforcing"',
        '"no_reinforcements"',
        "C107",
        "did you mean “no_reinforcing”?",
        "changes = [",
    ),
    "a loss that is none": (
        "scenario_final_battle.toml",
        'loss = "all_players"',
        'loss = "all_player"',
        "P005",
        "did you mean “all_players”?",
        'loss = "all_player"',
    ),
    "nobody can win": (
        "scenario_final_battle.toml",
        'wins = ["stack_empty"]',
        "wins = []",
        "C107",
        "nobody can win this scenario",
        "wins = []",
    ),
    "surviving no rounds": (
        "scenario_reinforcements.toml",
        "rounds = 16\n",
        "",
        "C107",
        "add rounds",
        'wins = ["survive"]',
    ),
    "rounds that nobody has to survive": (
        "scenario_final_battle.toml",
        'wins = ["stack_empty"]',
        'wins = ["stack_empty"]\nrounds = 9',
        "C107",
        "delete rounds",
        "rounds = 9",
    ),
    "a last event without events": (
        "scenario_final_battle.toml",
        'wins = ["stack_empty"]',
        'wins = ["last_event_ends"]',
        "C107",
        "without events no event is the last",
        'wins = ["last_event_ends"]',
    ),
    "a deck that nothing ever leaves": (
        "scenario_strike_back.toml",
        '"hit_zones", ',
        "",
        "C107",
        "no card ever leaves the Invasion deck for good",
        'wins = ["deck_destroyed", "last_event_ends"]',
    ),
    "a deck that is never empty": (
        "scenario_water_train.toml",
        'changes = ["defeated_destroyed", "hit_zones"]',
        'changes = ["defeated_destroyed", "no_reinforcing"]',
        "C107",
        "add shuffle_to_deploy",
        "changes = [",
    ),
    "an event that is none": (
        "scenario_water_train.toml",
        '"4 Last Tunnel"]',
        '"4 Lost Tunnel"]',
        "C108",
        "did you mean “Last Tunnel”?",
        "easy = [",
    ),
    "an event without rounds": (
        "scenario_water_train.toml",
        '"4 Dead Signals"',
        '"Dead Signals"',
        "C108",
        "'Dead Signals' is no event with its rounds",
        "normal = [",
    ),
    "a difficulty without events": (
        "scenario_reinforcements.toml",
        "hard = [",
        "# hard = [",
        "C108",
        "none on hard",
        "easy = [",
    ),
    "events that end too late": (
        "scenario_water_train.toml",
        '"3 Toll Viaduct"',
        '"4 Toll Viaduct"',
        "C108",
        "the events end in round 17, the time tracker in round 16",
        "hard = [",
    ),
    "an event of no scenario": (
        "scenario_water_train.toml",
        '"3 Toll Viaduct", ',
        "",
        "C108",
        "no scenario has this event",
        'name = "Toll Viaduct"',
    ),
    "a table for three players": (
        "scenario_final_battle.toml",
        '"0 2 3 3"',
        '"0 2 3"',
        "C110",
        "'0 2 3' has no number for each of 1 to 4 players",
        "research = [",
    ),
    "a number that is none": (
        "scenario_final_battle.toml",
        '"0 2 3 3"',
        '"0 2 3 ³"',
        "C110",
        "'0 2 3 ³' has no number for each of 1 to 4 players",
        "research = [",
    ),
    "rounds that are no number": (
        "scenario_water_train.toml",
        '"4 Dead Signals"',
        '"⁴ Dead Signals"',
        "C108",
        "'⁴ Dead Signals' is no event with its rounds",
        "normal = [",
    ),
    "an event that lasts no round": (
        "scenario_water_train.toml",
        '"4 Dead Signals"',
        '"0 Dead Signals"',
        "C108",
        "an event lasts at least 1 round",
        "normal = [",
    ),
    "a table for two difficulties": (
        "scenario_final_battle.toml",
        '"0 2 3 3", ',
        "",
        "C110",
        "not 2 rows",
        "research = [",
    ),
    "more protocols than there are": (
        "scenario_final_battle.toml",
        '"0 2 3 3"',
        '"0 2 3 13"',
        "C110",
        "at most 12",
        "research = [",
    ),
    "damage on deployment": (
        "invaders_2.toml",
        "Deployed: Destroy 2 armor of each player.",
        "Deployed: Deal 3 melee damage to each player.",
        "C110",
        "at most 2 damage",
        TEXT,
    ),
    "a label that belongs elsewhere": (
        "technologies.toml",
        "Exhaust: Draw 2 cards.",
        "Deployed: Draw 2 cards.",
        "C109",
        "“Deployed:” belongs on an invasion card, not on a technology",
        TEXT,
    ),
    "an event that says nothing about when": (
        "scenario_reinforcements.toml",
        "When this event ends: Research a protocol.",
        "Research a protocol.",
        "C109",
        "not on an event",
        TEXT,
    ),
    "a Unique card that is trained like all others": (
        "invaders_2.toml",
        "Support: Guard.",
        "Unique.\nSupport: Guard.",
        "C109",
        "add “When trained: ...”",
        TEXT,
    ),
    "a card that becomes a protocol without a text": (
        "invaders_2.toml",
        "\nAs a protocol, exhaust: Deal 1 ranged damage to each player.",
        "",
        "C109",
        "a card that becomes a protocol says what it does as one",
        TEXT,
    ),
    "a name of another card": (
        "black.toml",
        'name = "Wire Ghost"',
        'name = "Night Stalker"',
        "C111",
        "another card is called Night Stalker, too: inv-24",
        'name = "Night Stalker"',
    ),
    "a text that is worth too much": (
        "red.toml",
        "Keep.\nDeal 4 melee damage.",
        "Keep.\nDeal 5 melee damage.",
        "C113",
        "with 1 symbol a text is worth 4.2 to 5, this one 5.5",
        TEXT,
    ),
    "an ability that is worth too little": (
        "technologies.toml",
        "Exhaust: Draw 2 cards.",
        "Exhaust: Draw a card.",
        "C113",
        "the text is worth 2 to 3, this one 1",
        TEXT,
    ),
    "a campaign of a scenario that is none": (
        "campaign.toml",
        '"strike-back"',
        '"strikeback"',
        "C114",
        "did you mean “strike-back”?",
        "scenarios = [",
    ),
    "a campaign of nothing": (
        "campaign.toml",
        'scenarios = ["reinforcements", "strike-back", "final-battle"]',
        "scenarios = []",
        "C114",
        "1 to 9 scenarios, not 0",
        "scenarios = []",
    ),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_fault_is_told_with_its_line(tmp_path: Path, name: str) -> None:
    file, old, new, code, words, line = WRONG[name]
    path = copied(tmp_path, file, (old, new))
    problems = [one for one in found(path) if one.code == code]
    assert problems, [str(one) for one in found(path)]
    told = [one for one in problems if words in f"{one.message} {one.suggestion}"]
    assert told, [str(one) for one in problems]
    assert told[0].file == str(path)
    written = path.read_text("utf-8").split("\n")[told[0].line - 1]
    assert line in written


# -- what only the box has to keep to ------------------------------------------------------------------

MISCOUNTED = {
    "a leader who left": ("leaders.toml", None, None, "the box has 10 leader designs, here are 9"),
    "a copy less": ("starting.toml", "copies = 3", "copies = 2", "33 starting cards, here are 32"),
    "a copy more": (
        "invaders_2.toml",
        "copies = 1",
        "copies = 2",
        "80 invasion cards, here are 81",
    ),
    "another reward": (
        "invaders_1.toml",
        'stores = ["red"]',
        'stores = ["blue"]',
        "23 red symbols in rewards, here are 20",
    ),
    "a starting invasion card more": (
        "invaders_1.toml",
        "level = 1",
        "level = 0",
        "21 starting invasion cards, here are 24",
    ),
    "another family": (
        "yellow.toml",
        'family = "hybrid"',
        'family = "mutant"',
        "3 yellow designs of the family hybrid, here are 2",
    ),
    "another colour": (
        "yellow.toml",
        'cost = ["yellow", "wild"]',
        'cost = ["green", "wild"]',
        "12 green designs, here are 13",
    ),
    "another symbol": (
        "yellow.toml",
        'cost = ["yellow", "wild"]',
        'cost = ["yellow", "red"]',
        "38 wild symbols behind the first, here are 37",
    ),
    "a support text less": (
        "invaders_2.toml",
        "Support: Players cannot use reroll tokens.",
        "Deployed: Refresh all protocols.",
        "6 cards with a support text, here are 5",
    ),
}


@pytest.mark.parametrize("name", MISCOUNTED)
def test_the_box_is_counted(tmp_path: Path, name: str) -> None:
    file, old, new, words = MISCOUNTED[name]
    folder = tmp_path / "box"
    copytree(
        CARDS, folder, ignore=lambda _, names: [one for one in names if not one.endswith(".toml")]
    )
    content = (folder / file).read_text("utf-8")
    if old is None or new is None:
        content = content[: content.rindex("[[card]]")]
    else:
        assert old in content
        content = content.replace(old, new, 1)
    (folder / file).write_text(content, "utf-8")
    assert words in " ".join(one.message for one in found(folder) if one.code == "C112")


OWN = '''
[[card]]
id = "own-1"
number = 1001
name = "Sledgehammer Choir"
name_de = "Vorschlaghammerchor"
type = "recruit"
family = "mutant"
cost = ["red"]
reward = 1
training = 2
copies = 2
text = """
Deal 20 melee damage."""

[[card]]
id = "own-scenario"
number = 1002
name = "One Long Night"
name_de = "Eine lange Nacht"
type = "scenario"
scenario = "long-night"
wins = ["survive"]
rounds = 8
loss = "all_players"
easy = ["8 Under Siege"]
normal = ["4 Under Siege", "4 Hacked"]
hard = ["4 Under Siege", "4 Black Ice"]
copies = 1
flavour = "It ends when it gets light."
flavour_de = "Sie endet, wenn es hell wird."

[[card]]
id = "own-event"
number = 1003
name = "Black Ice"
name_de = "Glatteis"
type = "event"
copies = 1
text = """
When this event ends: Each player does not use a die."""

[[card]]
id = "own-campaign"
number = 1004
name = "Two Nights"
name_de = "Zwei Nächte"
type = "campaign"
campaign = "two-nights"
scenarios = ["water-train", "long-night"]
copies = 1
flavour = "The second is longer."
flavour_de = "Die zweite ist länger."
'''


@pytest.mark.rule("INV-CUSTOM-1", "INV-RULING-135")
def test_cards_and_scenarios_of_your_own_may_name_what_is_in_the_box(tmp_path: Path) -> None:
    (tmp_path / "own.toml").write_text(OWN, "utf-8")
    assert found(tmp_path / "own.toml") == []


def test_cards_of_your_own_beside_the_box_do_not_change_what_it_counts(tmp_path: Path) -> None:
    folder = tmp_path / "box"
    copytree(
        CARDS, folder, ignore=lambda _, names: [one for one in names if not one.endswith(".toml")]
    )
    (folder / "own.toml").write_text(OWN, "utf-8")
    assert found(folder) == []


def test_a_card_of_your_own_cannot_have_the_name_of_one_of_the_box(tmp_path: Path) -> None:
    (tmp_path / "own.toml").write_text(OWN.replace("Sledgehammer Choir", "Twin Cannon"), "utf-8")
    assert [one.code for one in found(tmp_path / "own.toml")] == ["C111"]


def test_boards_of_your_own_are_whole(tmp_path: Path) -> None:
    content = (CARDS / "boards.toml").read_text("utf-8")
    first, *rest = content.split('[[card]]\nid = "inv-board-21"')
    (tmp_path / "boards.toml").write_text(first, "utf-8")
    assert rest
    missing = {one.message for one in found(tmp_path / "boards.toml")}
    assert "an additional player action is missing for melee" in missing
    assert "the time tracker is missing" in missing
    assert "what comes before reinforcing is missing for cooperative mode" in missing
