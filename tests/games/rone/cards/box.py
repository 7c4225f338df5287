"""RONE's box, as tests of the card set look at it."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import runestack.games.rone
from runestack.cards.loader import load_pool
from runestack.cards.pool import Card, CardPool
from runestack.games.rone.cards.schema import RONE_CARDS
from runestack.language import nodes as n

CARDS = Path(runestack.games.rone.__file__).parent / "cards"


@cache
def pool() -> CardPool:
    """All cards of the box."""
    return load_pool([CARDS], RONE_CARDS)


def of_type(kind: str) -> list[Card]:
    """The cards of a type."""
    return [card for card in pool().cards if card.type == kind]


def number(card: Card, key: str) -> int:
    """A printed number that must be there."""
    value = card.value(key)
    assert isinstance(value, int), (card.id, key)
    return value


def keywords(card: Card) -> set[str]:
    """The keywords without text that are printed on a card."""
    flags = [ability for ability in card.tree.abilities if isinstance(ability, n.Keywords)]
    return {word for ability in flags for word in ability.words}
