"""The card set and the starter decks keep to the counts of the rules file's design guide."""

from collections import Counter

import pytest

from runestack.cards.decks import Deck
from runestack.cards.pool import Card
from runestack.games.runeslingers.cards.decks import PLAYABLE, SHELF
from runestack.games.runeslingers.cards.lines import keywords
from runestack.games.runeslingers.cards.text_checks import parts
from runestack.games.runeslingers.language import nodes as rs
from runestack.games.runeslingers.language.ailments import TYPES
from runestack.language import nodes as n
from tests.games.runeslingers.cards.test_named_cards import POOL

CLASSES = ("striker", "afflicter", "warden", "trickster")
CARDS = [card for card in POOL if card.type in PLAYABLE]

# Spirit, attack, utility; how many of them have defense.
RUNESPELLS = {
    "striker": (9, 8, 3, 5),
    "afflicter": (5, 8, 7, 5),
    "warden": (8, 3, 9, 9),
    "trickster": (6, 4, 10, 6),
}
KEYWORDS = {
    "distract": 10,
    "pain": 14,
    "ail": 10,
    "sear": 12,
    "fate": 6,
    "shout": 16,
    "pierce": 12,
    "charge": 10,
    "choice": 10,
}


def of_type(kind: str) -> list[Card]:
    return [card for card in POOL if card.type == kind]


def keys(card: Card) -> list[str]:
    return [word.key for word in keywords(card)]


@pytest.mark.rule("RS-COMP-1")
def test_there_are_four_runeslingers_one_of_each_class() -> None:
    found = of_type("runeslinger")
    assert len({card.name for card in found}) == 4
    assert sorted(str(card.value("class")) for card in found) == sorted(CLASSES)


@pytest.mark.rule("RS-COMP-2")
def test_every_runeslinger_has_three_passive_and_three_activate_abilities() -> None:
    names = [card.name for card in of_type("runeslinger")]
    for kind in ("passive", "activate"):
        owners = Counter(card.value("runeslinger") for card in of_type(kind))
        assert owners == dict.fromkeys(names, 3), kind
    for name in names:
        own = [card for card in of_type("activate") if card.value("runeslinger") == name]
        assert sorted(int(card.value("cost") or 0) for card in own) == [1, 2, 3], name


@pytest.mark.rule("RS-COMP-4")
def test_there_are_120_names_with_two_copies_each() -> None:
    assert len({card.name for card in CARDS}) == len(CARDS) == 120
    assert {card.copies for card in CARDS} == {2}


def test_runespells_by_class_and_subtype() -> None:
    spells = of_type("runespell")
    assert len(spells) == 80
    for of_class, (spirit, attack, utility, defense) in RUNESPELLS.items():
        own = [card for card in spells if card.value("class") == of_class]
        found = Counter(str(card.value("subtype")) for card in own)
        assert found == {"spirit": spirit, "attack": attack, "utility": utility}, of_class
        assert sum(card.value("defense") is not None for card in own) == defense, of_class


def test_trinkets_by_subtype() -> None:
    found = of_type("trinket")
    subtypes = Counter(str(card.value("subtype")) for card in found)
    assert subtypes == {"weapon": 8, "curio": 6, "armour": 6}
    assert {card.value("class") for card in found} == {None}
    used = [card for card in found if any(isinstance(node, n.Use) for node in parts(card.tree))]
    assert len(used) == 14
    defenses = [int(card.value("defense") or 0) for card in found if card.value("defense")]
    assert len(defenses) == 10
    assert set(defenses) <= {2, 3, 4}


def test_boons() -> None:
    found = of_type("boon")
    assert len(found) == 20
    assert {card.value("class") for card in found} == {None}
    defenses = [int(card.value("defense") or 0) for card in found if card.value("defense")]
    assert len(defenses) == 12
    assert set(defenses) <= {2, 3, 4, 5}


def test_keywords() -> None:
    assert Counter(key for card in CARDS for key in keys(card)) == KEYWORDS
    assert max(len(keys(card)) for card in CARDS) <= 3
    assert {card.type for card in CARDS if "shout" in keys(card)} == {"runespell"}
    assert 40 <= sum(not keys(card) for card in CARDS) <= 50


def given(card: Card) -> set[str]:
    """The types of ailments that a card gives."""
    found: set[str] = set()
    for node in parts(card.tree):
        if isinstance(node, rs.Apply | rs.Inflict):
            found.add(node.ailment)
        elif isinstance(node, rs.Convert):
            found.add(node.into)
    return found


def test_every_ailment_is_given_by_six_cards_and_burn_by_ten() -> None:
    counts = Counter(ailment for card in CARDS for ailment in given(card))
    assert all(counts[noun.key] >= 6 for noun in TYPES), counts
    assert counts["burn"] == 10


# -- starter decks -------------------------------------------------------------------------------


def starter(of_class: str) -> Deck:
    """A starter deck; reading it raises an error if a rule for decks is broken."""
    return SHELF.deck(of_class, POOL)


def count(deck: Deck, cards: list[Card]) -> int:
    return sum(deck.cards[card.id] for card in cards)


@pytest.mark.rule("RS-COMP-5", "RS-DECK-1", "RS-DECK-2", "RS-DECK-3")
@pytest.mark.parametrize("of_class", CLASSES)
def test_a_starter_deck_is_a_legal_deck_and_well_mixed(of_class: str) -> None:
    deck = starter(of_class)
    cards = [POOL.by_id[identity] for identity in deck.cards]
    assert len({card.name for card in cards}) == 15
    assert set(deck.cards.values()) == {2}
    assert sum(deck.cards.values()) == 30
    types = {kind: count(deck, [card for card in cards if card.type == kind]) for kind in PLAYABLE}
    assert types == {"runespell": 20, "trinket": 6, "boon": 4}
    assert count(deck, [card for card in cards if card.value("class") == of_class]) >= 14
    damaging = [card for card in cards if card.value("subtype") in ("spirit", "attack")]
    assert count(deck, damaging) >= 12
    assert count(deck, [card for card in cards if "shout" in keys(card)]) >= 4
    assert count(deck, [card for card in cards if card.value("defense") is not None]) >= 6
    assert count(deck, [card for card in cards if "distract" in keys(card)]) <= 6


@pytest.mark.rule("RS-COMP-5")
def test_there_is_one_starter_deck_for_each_runeslinger() -> None:
    owners = {name: starter(name).head for name in SHELF.names}
    assert owners == {str(card.value("class")): card.name for card in of_type("runeslinger")}


@pytest.mark.rule("RS-EX-8", "RS-EX-10", "RS-EX-11")
def test_evas_deck_has_the_cards_of_the_first_turn_in_the_rulebook() -> None:
    names = {POOL.by_id[identity].name for identity in starter("striker").cards}
    assert {"Meteor", "Lava Stream", "Burning Ember"} <= names


@pytest.mark.rule("RS-COMP-5", "RS-RULING-139")
def test_the_starter_decks_can_be_built_at_the_same_time() -> None:
    used: Counter[str] = Counter()
    names: Counter[str] = Counter()
    for of_class in CLASSES:
        deck = starter(of_class)
        used.update(deck.cards)
        names.update({POOL.by_id[identity].name for identity in deck.cards})
    assert all(number <= POOL.by_id[identity].copies for identity, number in used.items())
    assert set(names.values()) == {1}
    assert len(names) == 60
