"""The texts, names and flavour of the box."""

from __future__ import annotations

import re
from collections import defaultdict
from functools import cache

import pytest

from runestack.cards.pool import Card
from runestack.games.rune_age.language.vocabulary import vocabulary
from runestack.games.rune_age.rules import constants as c
from runestack.language import nodes as n
from runestack.language.categories import Lexicon
from runestack.language.diagnose import parse
from runestack.language.phrase import Row
from runestack.language.text import english, german
from tests.games.rune_age.cards.box import of_race, of_type, pool
from tests.language.usage import Usage

VOCABULARY = vocabulary()
EMPTY_SLOT = re.compile(r"  | [.,:]|^ | $|\{\}|:\w+\}|[<>|]")
LONGEST = 175  # characters of a paragraph
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
    assert card.flavour
    assert card.flavour_de


def test_only_the_two_faces_of_a_card_share_a_name_or_a_flavour() -> None:
    printed = [card for card in pool() if card.type not in ("reward", "objective")]
    for names in ([card.name for card in printed], [card.name_de for card in printed]):
        assert len(set(names)) == len(names)
    for lines in ([card.flavour for card in pool()], [card.flavour_de for card in pool()]):
        assert len(set(lines)) == len(lines)


def test_few_cards_have_a_phrase_that_no_other_card_has() -> None:
    found: dict[Row, set[str]] = defaultdict(set)
    for identity, usage in usages().items():
        for row in usage.rows:
            found[row].add(identity)
    alone = {next(iter(ids)) for ids in found.values() if len(ids) == 1}
    assert len(alone) <= OWN_PHRASES * len(pool()), sorted(alone)
    assert sum(card.one_off for card in pool()) <= OWN_PHRASES * len(pool())


# What the rules file wants cards to be able to say, and no card of the box says; played in rules/test_words_of_own_cards.py
# and rules/test_event_texts.py.
FOR_OWN_CARDS = {
    "the player with the most cities",
    "the player with the most landmarks",
    "the player with the fewest cities",
    "the player with the most strongholds",
    "the player with the most rewards",
    "the player with the most damage",
    "the player with the fewest strongholds",
    "the player with the fewest landmarks",
    "the player with the fewest rewards",
    "the player with the least damage",
    "the player with the most cards in hand",
    "the player with the most dragon runes",
    "the last player",
    "the next player",
    "one player chosen by the first player",
    "a random player",
}


@pytest.mark.parametrize("name", ["label", "who", "verdict", "ruling"])
def test_every_timing_and_everybody_whom_events_are_about_occur(name: str) -> None:
    category = VOCABULARY.categories[name]
    assert isinstance(category, Lexicon)
    used = {value for usage in usages().values() for key, value in usage.words if key == name}
    assert used == set(category.entries) - FOR_OWN_CARDS


@pytest.mark.rule("RA-ABIL-3", "RA-ABIL-5", "RA-ABIL-6", "RA-ABIL-7")
@pytest.mark.parametrize("race", c.RACES)
def test_every_race_has_an_ability_of_each_timing(race: str) -> None:
    found = {
        ability.label
        for card in of_race(race, "unit")
        for ability in card.tree.abilities
        if isinstance(ability, n.Use)
    }
    assert found == {"when_played", "resolution", "end_of_combat", "action"}


def test_every_event_does_something() -> None:
    for card in of_type("instant"):
        assert card.text, card.id
    for card in of_type("enemy"):
        assert card.text or card.value("reward"), card.id
    for card in of_type("reward", "dragon_rune"):
        assert card.text or card.value("gold") or card.value("influence"), card.id
