"""A printed card as lines of text."""

from __future__ import annotations

from runestack.cards.pool import Card, CardPool, shown
from runestack.cards.schema import Printed

# What stands on cards of any game, where it is more than its key; English and German.
KEYS = {
    "race": ("race", "Volk"),
    "level": ("level", "Stufe"),
    "cost": ("cost", "Kosten"),
    "recycle": ("recycle", "Wiederverwertung"),
    "water_income": ("water income", "Wassereinkommen"),
    "card_income": ("card income", "Karteneinkommen"),
    "health": ("health", "Leben"),
    "melee": ("melee", "Nahkampf"),
    "ranged": ("ranged", "Fernkampf"),
    "speed": ("speed", "Geschwindigkeit"),
    "class": ("class", "Klasse"),
    "subtype": ("subtype", "Art"),
    "defense": ("defense", "Verteidigung"),
    "keywords": ("keywords", "Schlüsselwörter"),
    "runeslinger": ("runeslinger", "Runeslinger"),
}
WORDS = {
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


def card_lines(card: Card, pool: CardPool, language: str) -> list[str]:
    """Name, number and type; printed values; text."""
    name = card.name_de if language == "de" else card.name
    values = ", ".join(value_words(key, value, language) for key, value in card.printed.items())
    text = pool.german(card) if language == "de" else card.text
    lines = [f"{name} ({card.id}, {word(WORDS, card.type, language)}, x{card.copies})"]
    if values:
        lines.append(f"  {values}")
    return lines + [f"  {line}" for line in text.splitlines()]


def value_words(key: str, value: Printed, language: str) -> str:
    """A printed value with what it is."""
    told = word(WORDS, value, language) if isinstance(value, str) else shown(value)
    return f"{word(KEYS, key, language)} {told}"


def word(table: dict[str, tuple[str, str]], key: str, language: str) -> str:
    """A word of a card in a language; one that is not known as it is, without underscores."""
    found = table.get(key)
    if found is None:
        return key.replace("_", " ")
    return found[1] if language == "de" else found[0]


def cards_named(pool: CardPool, text: str) -> list[Card]:
    """The cards of a name, or else those with a name that contains the text."""
    found = pool.named(text)
    if found:
        return list(found)
    part = text.strip().casefold()
    return [
        card for card in pool if part in card.name.casefold() or part in card.name_de.casefold()
    ]
