"""What is said of a card besides its name: its figures, and its abilities one by one."""

from __future__ import annotations

import pytest

from runestack.games.rune_age.cards.lines import kind_words, value_words
from runestack.games.rune_age.cards.printed import CardWords
from tests.games.rune_age.cards.box import faces, pool

WORDS = CardWords(pool(), faces())


@pytest.mark.parametrize(
    ("identity", "english", "german"),
    [
        (
            "ra-daqan-8",
            "unit: Daqan Lords, cost 6 gold, strength 5, mythic, expansion",
            "Einheit: Fürsten von Daqan, Kosten 6 Gold, Stärke 5, mythisch, Erweiterung",
        ),
        (
            "ra-mercenary-05",
            "unit: mercenary I, cost 4 influence, strength 3, siege icon, expansion",
            "Einheit: Söldner I, Kosten 4 Einfluss, Stärke 3, Belagerungssymbol, Erweiterung",
        ),
        (
            "ra-city-8",
            "city: strength 6, auto-defense 3, yields 3 influence",
            "Stadt: Stärke 6, Selbstverteidigung 3, gibt 3 Einfluss",
        ),
        (
            "ra-dragonlords-01",
            "Enemy: strength 5, stage 1",
            "Feind: Stärke 5, Stufe 1",
        ),
        ("ra-dragonlords-01-reward", "reward: yields 1 gold", "Belohnung: gibt 1 Gold"),
        (
            "ra-dragonlords",
            "objective: 1 to 4 players, strength 15, attrition 1",
            "Szenarioziel: 1 bis 4 Spieler, Stärke 15, Verluste 1",
        ),
        (
            "ra-monument-solo",
            "objective: solo form, 1 player",
            "Szenarioziel: Soloform, 1 Spieler",
        ),
    ],
)
def test_kind_and_values_in_words(identity: str, english: str, german: str) -> None:
    card = pool().by_id[identity]
    assert f"{kind_words(card, 'en')}: {value_words(card, 'en')}" == english
    assert f"{kind_words(card, 'de')}: {value_words(card, 'de')}" == german


def test_every_card_has_its_words() -> None:
    for card in pool():
        for language in ("en", "de"):
            assert kind_words(card, language)
            assert "None" not in value_words(card, language)


def ability(identity: str, place: int = 0) -> int:
    """The number of an ability that is used."""
    return faces().uses[pool().cards.index(pool().by_id[identity])][place]


@pytest.mark.parametrize(
    ("identity", "used", "executed"),
    [
        (
            "ra-daqan-5",
            "Spend 1 {influence}: This unit gets +1 {strength}.",
            "This unit gets +1 {strength}.",
        ),
        ("ra-runewars-09", "Take 5 damage.", "Take 5 damage."),
        (
            "ra-waiqar-3",
            "If this unit would be destroyed, you may spend 1 {influence} to discard it instead.",
            "If this unit would be destroyed, you may spend 1 {influence} to discard it instead.",
        ),
        (
            "ra-runewars-01",
            "Each player may discard a unit: Deal 1 damage to the next player's home realm.",
            "Deal 1 damage to the next player's home realm.",
        ),
    ],
)
def test_an_ability_is_told_without_its_timing(identity: str, used: str, executed: str) -> None:
    number = ability(identity)
    assert WORDS.use(number, "en") == used
    assert WORDS.executed(number, "en") == executed


def test_every_ability_of_the_box_has_its_paragraph_in_both_languages() -> None:
    read = faces()
    for face in range(read.count):
        for number in (*read.uses[face], *read.triggered[face], *read.statics[face]):
            for language in ("en", "de"):
                assert WORDS.use(number, language)
                assert WORDS.ability(number, language) in WORDS.text(face, language)
