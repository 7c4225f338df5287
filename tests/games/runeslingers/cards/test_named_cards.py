"""The cards that the rulebook names have the facts that it gives."""

from pathlib import Path

import pytest

import runestack.games.runeslingers
from runestack.cards.loader import load_pool
from runestack.cards.pool import Card
from runestack.games.runeslingers.cards.lines import keyword_bar, kind_words
from runestack.games.runeslingers.cards.schema import RUNESLINGERS_CARDS
from runestack.language.text import english

CARDS = Path(runestack.games.runeslingers.__file__).parent / "cards"
POOL = load_pool([CARDS], RUNESLINGERS_CARDS)

NAMES = (
    "Channel",
    "Fireball",
    "Meteor",
    "Lava Stream",
    "Chaos Fire",
    "Burning Ember",
    "Deathmark",
    "Divine Barrier",
    "Firecracker",
    "Flaming Fists",
    "Blood Rite",
    "Force Wall",
    "Head Crush",
    "Brand",
    "Iron Wall",
    "Tornado",
    "Bounce",
    "Hex",
    "Dominate",
    "Dragon Breaker",
    "Eva",
    "Inner Flame",
    "Engulf",
)


def card(name: str) -> Card:
    return POOL.named(name)[0]


@pytest.mark.parametrize("name", NAMES)
def test_every_named_card_is_there_in_both_languages(name: str) -> None:
    found = card(name)
    assert english(found.tree, POOL.vocabulary) == found.text
    assert bool(POOL.german(found)) is bool(found.text)


@pytest.mark.rule("RS-CARD-7")
def test_bars_keep_their_order() -> None:
    assert keyword_bar(card("Blood Rite"), "en") == "Distract, Pain 5"
    assert keyword_bar(card("Blood Rite"), "de") == "Ablenkung, Schmerz 5"
    assert keyword_bar(card("Flaming Fists"), "en") == "Sear 2"
    assert keyword_bar(card("Fireball"), "en") == ""


@pytest.mark.rule("RS-CARD-3", "RS-TYPE-1", "RS-TYPE-6", "RS-TYPE-10")
def test_type_lines() -> None:
    assert kind_words(card("Channel"), "en") == "Striker runespell, spirit"
    assert kind_words(card("Channel"), "de") == "Stürmer-Runenzauber, Geist"
    assert kind_words(card("Burning Ember"), "en") == "trinket, weapon"
    assert kind_words(card("Divine Barrier"), "de") == "Segen"
    assert kind_words(card("Eva"), "en") == "Striker Runeslinger"


@pytest.mark.rule("RS-DEF-1", "RS-DEF-2", "RS-ABIL-9", "RS-DET-3")
def test_given_numbers() -> None:
    assert card("Fireball").value("defense") is None
    assert card("Divine Barrier").value("defense") == 3
    assert card("Firecracker").value("defense") == 2
    assert card("Engulf").value("cost") == 2
    assert card("Inner Flame").value("runeslinger") == card("Engulf").value("runeslinger") == "Eva"
