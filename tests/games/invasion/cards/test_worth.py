"""The value scale: what texts are worth, and that the box keeps to its bands."""

from __future__ import annotations

import pytest

from runestack.cards.pool import Card
from runestack.games.invasion.cards.worth import (
    is_activated,
    worth,
    worth_activated,
    worth_passive,
)
from runestack.games.invasion.language.vocabulary import vocabulary
from runestack.language.diagnose import parse
from tests.games.invasion.cards.box import of_type
from tests.games.invasion.cards.laid_out import rows


@pytest.mark.parametrize("card", of_type("recruit"), ids=lambda card: card.id)
def test_a_recruitment_card_is_worth_what_the_rules_file_says(card: Card) -> None:
    assert worth(card.tree) == float(rows()[card.number]["value"].split()[0])


@pytest.mark.parametrize("card", of_type("leader"), ids=lambda card: card.id)
def test_a_leader_is_worth_what_the_rules_file_says(card: Card) -> None:
    row = rows()[card.number]
    assert worth_activated(card.tree) == float(row["value"])
    assert worth_passive(card.tree) == (0 if row["per turn"] == "-" else float(row["per turn"]))


@pytest.mark.parametrize("card", of_type("technology"), ids=lambda card: card.id)
def test_a_technology_is_worth_what_the_rules_file_says(card: Card) -> None:
    value = float(rows()[card.number]["value"].split()[0])
    per_turn = rows()[card.number]["value"].endswith("per turn")
    assert worth_passive(card.tree) == (value if per_turn else 0)
    assert worth_activated(card.tree) == (0 if per_turn else value)


def test_18_technologies_are_activated_and_12_are_passive() -> None:
    activated = [
        any(is_activated(one) for one in card.tree.abilities) for card in of_type("technology")
    ]
    assert (activated.count(True), activated.count(False)) == (18, 12)


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("Gain 2 armor or gain 2 health.", 2.88),  # the better one and a fifth of it
        ("If you have 10 or more health, draw 2 cards.", 1.0),
        ("In cooperative mode: Tempo. Otherwise: Draw a card.", 1.25),
        ("For each card in your hand, gain 1 armor.", 2.4),
        ("Piercing.\nDeal 2 melee damage.", 3.4),
        ("Echo.\nDraw a card.", 2.0),
        ("Volatile.\nDraw 3 cards.", 1.5),
        ("Scrap 2.\nDraw a card.", 1.9),
        ("When this card is not played: Draw a card.\nDraw a card.", 1.5),
        ("When you draw this card: Draw a card.\nDraw a card.", 2.0),
        ("Lose 1 health. Deal 2 ranged damage.", 2.2),
    ],
)
def test_a_text_is_added_up(text: str, value: float) -> None:
    assert worth(parse(text, vocabulary())) == value
