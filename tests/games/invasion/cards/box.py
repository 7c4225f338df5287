"""Invasion's box, as tests of the cards look at it."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import runestack.games.invasion.cards
from runestack.cards.loader import load_pool
from runestack.cards.pool import Card, CardPool
from runestack.games.invasion.cards.scenarios import Scenarios
from runestack.games.invasion.cards.schema import INVASION_CARDS
from runestack.games.invasion.language.lower import build_faces
from runestack.games.invasion.rules.faces import Faces

CARDS = Path(runestack.games.invasion.cards.__file__).parent
OFFICIAL = ("reinforcements", "strike-back", "final-battle")
OUR_OWN = "water-train"
LAST_OF_BOX = 164


@cache
def pool() -> CardPool:
    """All cards of the box."""
    return load_pool([CARDS], INVASION_CARDS)


@cache
def faces() -> Faces:
    """The same as the rules read them."""
    return build_faces(pool().cards)


@cache
def scenarios() -> Scenarios:
    """All scenarios of the box."""
    return Scenarios(pool().cards)


def of_type(*kinds: str) -> list[Card]:
    """The cards of some types."""
    return [card for card in pool().cards if card.type in kinds]


def by_number(number: int) -> Card:
    """A card by its number."""
    return pool().by_number[number]


def number(card: Card, key: str) -> int:
    """A printed number that must be there."""
    value = card.value(key)
    assert isinstance(value, int), (card.id, key)
    return value


def colour(card: Card) -> str:
    """The colour of a recruitment card: that of its first symbol."""
    return card.words("cost")[0]
