"""A printed card as lines of text."""

from __future__ import annotations

from collections.abc import Iterable

from runestack.cards.pool import Card, CardPool
from runestack.games.base import Game
from runestack.games.terms import explained


def card_lines(card: Card, game: Game, language: str) -> list[str]:
    """Name, number and type; printed values; text."""
    name = card.name_de if language == "de" else card.name
    values = game.value_words(card, language)
    text = game.pool.german(card) if language == "de" else card.text
    lines = [f"{name} ({card.id}, {game.kind_words(card, language)}, x{card.copies})"]
    if values:
        lines.append(f"  {values}")
    return lines + [f"  {line}" for line in text.splitlines()]


def term_lines(cards: Iterable[Card], game: Game, language: str) -> list[str]:
    """What the keywords on these cards mean, each once."""
    found: dict[str, str] = {}
    for card in cards:
        text = game.pool.german(card) if language == "de" else card.text
        found.update(explained(text, game.value_words(card, language), game.terms, language))
    return [f"  {name}: {meaning}" for name, meaning in found.items()]


def cards_named(pool: CardPool, text: str) -> list[Card]:
    """The cards of a name, or else those with a name that contains the text."""
    found = pool.named(text)
    if found:
        return list(found)
    part = text.strip().casefold()
    return [
        card for card in pool if part in card.name.casefold() or part in card.name_de.casefold()
    ]
