"""The texts, names and flavour of the box."""

from __future__ import annotations

import re
from functools import cache

import pytest

from runestack.cards.pool import Card
from runestack.games.invasion.cards.box_checks import NAMED
from runestack.games.invasion.language.vocabulary import vocabulary
from runestack.language.categories import Lexicon
from runestack.language.diagnose import parse
from runestack.language.text import english, german
from tests.games.invasion.cards.box import of_type, pool
from tests.games.invasion.cards.test_verbs import OWN_LABELS
from tests.language.usage import Usage

VOCABULARY = vocabulary()
EMPTY_SLOT = re.compile(r"  | [.,:]|^ | $|\{\}|:\w+\}|[<>|]")
LONGEST = 190  # characters of a paragraph
OWN_PHRASES = 0.05  # of the cards


@cache
def usages() -> dict[str, Usage]:
    """The rows and words of every card, by its id."""
    found = {card.id: Usage(VOCABULARY) for card in pool()}
    for card in pool():
        found[card.id].add(card.tree)
    return found


@pytest.mark.parametrize("card", pool().cards, ids=lambda card: card.id)
def test_texts_are_canonical_and_have_complete_german(card: Card) -> None:
    tree = parse(card.text, VOCABULARY)
    assert tree == card.tree
    assert english(tree, VOCABULARY) == card.text
    shown = german(tree, VOCABULARY)
    assert not EMPTY_SLOT.search(shown), shown
    assert shown.count("\n") == card.text.count("\n")
    assert max(map(len, card.text.split("\n"))) <= LONGEST


@pytest.mark.parametrize("card", pool().cards, ids=lambda card: card.id)
def test_names_and_flavour_are_there_in_both_languages(card: Card) -> None:
    assert card.name
    assert card.name_de
    assert bool(card.flavour) == (card.type != "board")
    assert bool(card.flavour_de) == (card.type != "board")


def test_no_name_and_no_flavour_is_used_twice() -> None:
    cards = [card for card in pool() if card.type not in NAMED]
    for names in ([card.name for card in cards], [card.name_de for card in cards]):
        assert len(set(names)) == len(names)
    told = [card for card in pool() if card.flavour]
    for lines in ([card.flavour for card in told], [card.flavour_de for card in told]):
        assert len(set(lines)) == len(lines)


def test_flavour_is_short() -> None:
    for card in pool():
        if card.type not in ("scenario", "campaign"):
            assert len(card.flavour) <= 90, card.flavour
            assert len(card.flavour_de) <= 95, card.flavour_de


def test_few_cards_have_a_phrase_of_their_own() -> None:
    assert sum(card.one_off for card in pool()) <= OWN_PHRASES * len(pool())


@pytest.mark.parametrize("name", ["label", "damage_kind"])
def test_every_label_and_kind_of_damage_occurs(name: str) -> None:
    category = VOCABULARY.categories[name]
    assert isinstance(category, Lexicon)
    used = {value for usage in usages().values() for key, value in usage.words if key == name}
    assert used == set(category.entries) - (OWN_LABELS if name == "label" else set())


def test_every_event_and_every_protocol_does_something() -> None:
    for card in of_type("event", "protocol"):
        assert card.text, card.id
