"""Decks as text, and RONE's rules for them."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from runestack.cards.decks import Deck, DeckError, format_deck, parse_deck
from runestack.cards.loader import load_pool
from runestack.cards.pool import CardPool
from runestack.games.rone.decks import FORM
from runestack.games.rone.schema import RONE_CARDS
from tests.cards.packs import GOOD, write


def many_cards() -> str:
    """The good pack with more tactics and technologies, so that a deck can be full."""
    tactic = GOOD[GOOD.index('[[card]]\nid = "rone-t-191"') :]
    start = GOOD.index('[[card]]\nid = "rone-y-061"')
    technology = GOOD[start : GOOD.index('[[card]]\nid = "rone-u-111"')]
    tactics = [
        tactic.replace("191", str(200 + number))
        .replace("Spark", f"Spark {number}")
        .replace("Funke", f"Funke {number}")
        for number in range(1, 12)
    ]
    technologies = [
        technology.replace("061", f"{70 + number:03}")
        .replace("number = 61", f"number = {70 + number}")
        .replace("Radar Mast", f"Mast {number}")
        .replace("Radarmast", f"Mast-{number}")
        for number in range(1, 6)
    ]
    return "\n".join([GOOD, *tactics, *technologies])


@pytest.fixture
def pool(tmp_path: Path) -> CardPool:
    return load_pool([write(tmp_path, many_cards())], RONE_CARDS)


DECK = (
    """# my deck
hero: Ada Voss
2 Scout   # cheap
2x Eisendrachen
"""
    + "".join(f"2 Spark {number}\n" for number in range(1, 11))
    + """
technologies:
Radar Mast
1 Mast 1
"""
)


@pytest.mark.rule("RONE-DECK-1", "RONE-DECK-2", "RONE-DECK-3", "RONE-DECK-4")
def test_a_good_deck_is_read_and_written(pool: CardPool) -> None:
    deck = parse_deck(DECK, pool, FORM)
    assert deck.head == "Ada Voss"
    assert sum(deck.cards.values()) == 24
    assert deck.cards["rone-u-112"] == 2
    assert deck.section == {"rone-y-061": 1, "rone-y-071": 1}
    assert parse_deck(format_deck(deck, pool, FORM), pool, FORM) == deck


@pytest.mark.rule("RONE-DECK-1", "RONE-DECK-2", "RONE-DECK-3", "RONE-DECK-4")
@pytest.mark.parametrize(
    ("rule", "old", "new"),
    [
        ("RONE-DECK-1", "2 Scout", "1 Scout"),
        ("RONE-DECK-1", "2 Scout", "2 Scout\n1 Spark"),
        ("RONE-DECK-2", "2 Scout   # cheap\n2x Eisendrachen", "3 Scout\n1 Iron Kite"),
        ("RONE-DECK-3", "hero: Ada Voss", ""),
        ("RONE-DECK-4", "1 Mast 1", "\n".join(f"1 Mast {number}" for number in range(1, 6))),
        ("RONE-DECK-4", "1 Mast 1", "2 Mast 1"),
    ],
)
def test_each_rule_is_cited(pool: CardPool, rule: str, old: str, new: str) -> None:
    with pytest.raises(DeckError) as caught:
        parse_deck(DECK.replace(old, new), pool, FORM)
    assert [problem.code for problem in caught.value.problems] == [rule]


LINES_ONLY = replace(FORM, validate=None)
LINES = {
    "D001": ["Scout", "0 Scout"],
    "D002": ["hero: Ada Voss\nhero: Ada Voss"],
    "D003": ["2 Scuot", "2 Qqqqqq", "hero: Ada Vos"],
    "D004": ["1 Radar Mast", "technologies:\nScout", "1 Ada Voss", "hero: Scout"],
}


@pytest.mark.parametrize("code", sorted(LINES))
def test_messages_of_a_code(code: str, pool: CardPool, golden: Callable[[str, str], None]) -> None:
    messages = []
    for text in LINES[code]:
        with pytest.raises(DeckError) as caught:
            parse_deck(text, pool, LINES_ONLY)
        assert {problem.code for problem in caught.value.problems} == {code}
        messages.append(str(caught.value))
    golden(f"errors/{code}.txt", "\n".join(messages) + "\n")


def test_cards_may_be_named_by_id(pool: CardPool) -> None:
    assert parse_deck("2 rone-u-111", pool, LINES_ONLY) == Deck("", {"rone-u-111": 2}, {})
