"""What is printed on a card besides its name and text, in words."""

from __future__ import annotations

from runestack.cards.pool import Card, shown
from runestack.cards.schema import Printed
from runestack.games.wording import Pattern, in_language

KEYS: dict[str, Pattern] = {
    "race": ("race", "Volk"),
    "level": ("level", "Stufe"),
    "cost": ("cost", "Kosten"),
    "recycle": ("recycle", "Wiederverwertung"),
    "water_income": ("water income", "Wassereinkommen"),
    "card_income": ("card income", "Karteneinkommen"),
    "health": ("health", "Lebenspunkte"),
    "melee": ("melee", "Nahkampf"),
    "ranged": ("ranged", "Fernkampf"),
    "speed": ("speed", "Angriffsgeschwindigkeit"),
}
WORDS: dict[str, Pattern] = {
    "hero": ("hero", "Held"),
    "technology": ("technology", "Technologie"),
    "unit": ("unit", "Einheit"),
    "tactic": ("tactic", "Taktik"),
    "survivor": ("Survivor", "Überlebende"),
    "machine": ("Machine", "Maschinen"),
    "mutant": ("Mutant", "Mutanten"),
    "hybrid": ("Hybrid", "Hybriden"),
    "nanobot": ("Nanobot", "Nanobots"),
    "never": ("never", "nie"),
}


def kind_words(card: Card, language: str) -> str:
    """The type."""
    return in_language(WORDS[card.type], language)


def value_words(card: Card, language: str) -> str:
    """All printed values with what they are."""
    return ", ".join(
        f"{in_language(KEYS[key], language)} {value_word(value, language)}"
        for key, value in card.printed.items()
    )


def value_word(value: Printed, language: str) -> str:
    """A number, or a word."""
    return in_language(WORDS[value], language) if isinstance(value, str) else shown(value)
