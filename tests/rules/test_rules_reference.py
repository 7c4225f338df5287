"""The rules files can be read by id, and none of their rows is lost."""

import re

import pytest

from runestack.rules import GAMES, Rule, all_rules, rule, rules_text

NUMBER_OF_RULES = {"rone": 401, "runeslingers": 482, "rune-age": 329, "invasion": 450}


@pytest.mark.parametrize("game", GAMES)
def test_every_numbered_row_is_read_once(game: str) -> None:
    rows = re.findall(
        rf"^\| *`?({GAMES[game]}-[A-Z0-9-]+-\d+)`? *\|", rules_text(game), re.MULTILINE
    )
    ids = [one.id for one in all_rules(game)]
    assert ids == rows
    assert len(set(ids)) == len(ids) == NUMBER_OF_RULES[game]


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_says_something_under_a_heading_and_names_its_ground(game: str) -> None:
    for one in all_rules(game):
        assert one.game == game
        assert one.heading, one
        assert one.text, one
        assert one.source or one.reason, one


def test_a_rule_is_found_with_its_heading_and_source() -> None:
    found = rule("rone", "RONE-GUARD-2")
    assert found is not None
    assert found.heading == "Guardians"
    assert found.text.startswith("As long as the attacked player has a guardian")
    assert found.source == "Guardian"
    assert found.reason == ""


def test_a_ruling_has_its_question_and_reason() -> None:
    assert rule("rone", "RONE-RULING-2") == Rule(
        id="RONE-RULING-2",
        game="rone",
        heading="General",
        text='A prohibition ("cannot") wins over a permission.',
        question="Permission against prohibition?",
        reason="Keeps Invisibility, Flying and greyed-out costs absolute.",
    )


def test_a_worked_example_says_given_when_then() -> None:
    found = rule("runeslingers", "RS-EX-2")
    assert found is not None
    assert found.text.startswith("Given: You have 3 health")
    assert "Then: Not possible" in found.text
    assert found.source == "RS-KEY-PAIN-2, RS-COST-4"


@pytest.mark.parametrize(
    ("rule_id", "game"),
    [
        ("RONE-KEY-SHIELD-1", "rone"),
        ("RS-COMP-1", "runeslingers"),
        ("RA-COMP-1", "rune-age"),
        ("INV-GEN-1", "invasion"),
    ],
)
def test_without_a_game_the_id_tells_the_game(rule_id: str, game: str) -> None:
    found = rule(None, rule_id)
    assert found is not None
    assert found.game == game


@pytest.mark.parametrize("rule_id", ["RONE-GUARD-X", "CHESS-1", "", "EX-1"])
def test_an_unknown_id_gives_none(rule_id: str) -> None:
    assert rule(None, rule_id) is None
    assert rule("rone", rule_id) is None


def test_a_rule_is_not_found_in_another_game() -> None:
    assert rule("invasion", "RONE-GUARD-2") is None


def test_an_unknown_game_is_refused_with_the_names_of_the_games() -> None:
    with pytest.raises(ValueError, match="no rules for 'chess': the games are invasion, rone, "):
        rules_text("chess")


def test_the_list_of_rules_belongs_to_the_caller() -> None:
    all_rules("rone").clear()
    assert len(all_rules("rone")) == NUMBER_OF_RULES["rone"]
