"""The first pool uses the whole language, and keeps the promises of the rules file's chapter on the card set."""

import re
from functools import cache
from typing import Any

import pytest

from runestack.cards.pool import Card
from runestack.games.rone.cards.schema import RACES
from runestack.games.rone.language.vocabulary import vocabulary
from runestack.games.rone.language.word_tables import EXHAUSTION_ICONS, Exhaustion
from runestack.language import nodes as n
from runestack.language.bindings import walk
from runestack.language.categories import Category, Lexicon
from runestack.language.diagnose import parse
from runestack.language.nodes import Compare
from runestack.language.text import english, german
from runestack.language.words import ON_STACK, PLAYABLE, THAT, THIS
from tests.games.rone.cards.box import keywords, number, of_type, pool
from tests.language.usage import Usage

VOCABULARY = vocabulary()
EMPTY_SLOT = re.compile(r"  | [.,:]|^ | $|\{\}|:\w+\}|[<>|]")


# -- what is used --------------------------------------------------------------------------------


class RoneUsage(Usage):
    """Exhaustions are written as an icon with a number."""

    def visit(self, category: Category, value: Any) -> None:
        if isinstance(category, Exhaustion):
            self.words[category.name, value[0]] += 1
        else:
            super().visit(category, value)


@cache
def usage() -> RoneUsage:
    found = RoneUsage(VOCABULARY)
    for card in pool().cards:
        found.add(card.tree)
    return found


def test_every_phrase_is_used() -> None:
    unused = [row.name for row in VOCABULARY.rows if not usage().rows[row]]
    assert unused == []


# Tables of words of which every entry must occur. Players and nouns are counted below, over several tables.
WORDS = (
    "label",
    "flag",
    "keyword",
    "icon_stat",
    "word_stat",
    "change_stat",
    "resource",
    "income",
    "state",
    "prohibition",
    "role_word",
    "until",
    "place",
    "fetch_place",
    "zone",
    "pile",
    "turn_of",
)


@pytest.mark.parametrize("name", WORDS)
def test_every_word_is_used(name: str) -> None:
    category = VOCABULARY.categories[name]
    assert isinstance(category, Lexicon)
    unused = [value for value in category.entries if not usage().words[name, value]]
    assert unused == []


@pytest.mark.parametrize(
    "names",
    [("others", "whose"), ("anybody", "anybodys"), ("whom", "whose_always")],
    ids=["effects", "events", "continuous texts"],
)
def test_every_player_is_named(names: tuple[str, ...]) -> None:
    tables = [VOCABULARY.categories[name] for name in names]
    known = {value for table in tables if isinstance(table, Lexicon) for value in table.entries}
    used = {value for name, value in usage().words if name in names}
    assert used == known


def test_every_noun_is_used_in_every_way_it_may() -> None:
    words = VOCABULARY.words
    used = set(usage().nouns)
    tables = {"self_noun": THIS, "that_noun": THAT, "stack_noun": ON_STACK, "play_noun": PLAYABLE}
    used |= {(tables[name], value) for name, value in usage().words if name in tables}
    assert used == {(use, noun.key) for noun in words.nouns for use in noun.uses}


def test_every_adjective_and_both_colours_are_used() -> None:
    adjectives = {value for name, value in usage().words if name == "adjective"}
    assert adjectives == {word.key for word in VOCABULARY.words.adjectives}
    colours = {value for name, value in usage().words if name == "exhaustion"}
    assert colours == set(EXHAUSTION_ICONS)


def test_every_form_of_a_group_and_of_a_comparison_is_used() -> None:
    chosen = {"target", "one", "each", "several target", "up to several target"}
    wanted = {f"chosen_group {form}" for form in chosen}
    wanted |= {
        f"{name} {form}"
        for name in ("chosen_group", "any_group", "kinds_in_play")
        for form in ("other", "allied", "enemy")
    }
    wanted |= {"counted other", "paid_group other", "controlled exactly", "controlled or more"}
    wanted |= {f"{name} {each.value}" for name in ("amount", "quantity") for each in Compare}
    assert wanted - set(usage().forms) == set()


# -- texts ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", pool().cards, ids=lambda card: card.id)
def test_texts_are_canonical_and_have_complete_german(card: Card) -> None:
    tree = parse(card.text, VOCABULARY)
    assert tree == card.tree
    assert english(tree, VOCABULARY) == card.text
    shown = german(tree, VOCABULARY)
    assert not EMPTY_SLOT.search(shown), shown
    assert shown.count("\n") == card.text.count("\n")
    assert max(map(len, card.text.split("\n"))) <= 160


def test_names_and_flavour_are_there_in_both_languages() -> None:
    for card in pool().cards:
        assert card.name_de, card.id
        assert card.flavour, card.id
        assert card.flavour_de, card.id


def test_few_texts_are_one_offs() -> None:
    assert sum(card.one_off for card in pool().cards) <= 0.05 * len(pool())


# -- the card set --------------------------------------------------------------------------------

SPEED_BONUS = {1: 0.0, 2: 0.7, 3: 1.4}
KEYWORD_POINTS = {"flying": 1.5, "invisibility": 2, "detection": 0.7, "defender": 0.7, "shield": 1}
TOLERANCE = 0.7
LIMITS = {1: ((0, 4), (1, 4), (0, 3)), 2: ((4, 7), (3, 5), (2, 4)), 3: ((7, 11), (4, 8), (3, 6))}


def points(card: Card) -> float:
    """Points without what the other texts are worth; what a unit cannot do is worth a point less."""
    found = number(card, "health") + number(card, "melee") + 1.3 * number(card, "ranged")
    found += sum(KEYWORD_POINTS[word] for word in keywords(card))
    weak = [
        node
        for node in walk(card.tree)
        if isinstance(node, n.Cannot)
        and isinstance(node.cards, n.This)
        and node.what in ("attack", "attack_heroes", "guard")
    ]
    return found - len(weak)


def budget(card: Card) -> float:
    level = 0.5 * (number(card, "level") - 1)
    return 1.5 + 0.9 * number(card, "cost") + level + SPEED_BONUS[number(card, "speed")]


@pytest.mark.parametrize("card", of_type("unit"), ids=lambda card: card.id)
def test_units_are_within_the_cost_curve(card: Card) -> None:
    assert points(card) <= budget(card) + TOLERANCE
    assert points(card) >= budget(card) - TOLERANCE - (3.5 if card.text else 0)
    costs, healths, attacks = LIMITS[number(card, "level")]
    assert costs[0] <= number(card, "cost") <= costs[1]
    assert healths[0] <= number(card, "health") <= healths[1]
    attack = number(card, "melee") + number(card, "ranged")
    assert attack <= attacks[1]


def test_heroes_are_complete_and_in_the_table() -> None:
    heroes: dict[str, list[Card]] = {}
    for card in of_type("hero"):
        heroes.setdefault(card.name, []).append(card)
    for name, cards in heroes.items():
        assert [card.value("level") for card in cards] == [1, 2, 3], name
        assert len({card.value("race") for card in cards}) == 1, name
        assert [card.value("water_income") for card in cards[:2]] == [3, 5], name
        last = (cards[2].value("water_income"), cards[2].value("card_income"))
        assert last in {(8, 1), (7, 2)}, name
        assert cards[0].value("cost") == "never", name
        assert 6 <= number(cards[1], "cost") <= 8, name
        assert 11 <= number(cards[2], "cost") <= 14, name


def test_numbers_stand_in_the_blocks_of_their_kind() -> None:
    blocks = {"hero": (1, 60), "technology": (61, 110), "unit": (111, 190), "tactic": (191, 235)}
    for card in pool().cards:
        first, last = blocks[card.type]
        if card.type == "unit":
            first += 16 * RACES.index(str(card.value("race")))
            last = first + 15
        elif card.type == "hero":
            first += 12 * RACES.index(str(card.value("race")))
            last = first + 11
        assert first <= card.number <= last, card.id


def test_recycling_for_nothing_is_for_small_units() -> None:
    for card in pool().cards:
        if card.value("recycle") == 0:
            assert card.type == "unit", card.id
            assert points(card) <= 3, card.id


def test_nothing_takes_cards_back_from_outside_the_game() -> None:
    names = {zone.noun.english for zone in VOCABULARY.words.zones}
    assert names == {"hand", "deck", "graveyard", "technology deck"}


def test_detection_is_common() -> None:
    assert sum(card.copies for card in pool().cards if "detection" in keywords(card)) >= 12


@pytest.mark.parametrize("race", RACES)
def test_every_race_can_attack_flying_units(race: str) -> None:
    able = [
        card.name
        for card in of_type("unit")
        if card.value("race") == race and (number(card, "ranged") or "flying" in keywords(card))
    ]
    assert len(able) >= 3, able
