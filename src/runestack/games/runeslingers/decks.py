"""Runeslingers' rules of building decks."""

from __future__ import annotations

from collections import Counter

from runestack.cards.decks import Deck, DeckProblem
from runestack.cards.pool import CardPool

SIZE = 30
COPIES = 2
PLAYABLE = ("runespell", "trinket", "boon")


def validate(deck: Deck, pool: CardPool) -> list[DeckProblem]:
    """What keeps a deck from being played (RS-DECK-1 to RS-DECK-3); classes do not matter (RS-DECK-5)."""
    problems = []
    size = sum(deck.cards.values())
    if size != SIZE:
        way = f"add {SIZE - size}" if size < SIZE else f"take {size - SIZE} away"
        message = f"a deck has {SIZE} cards, this one {size}"
        problems.append(DeckProblem("RS-DECK-1", 0, message, way))
    names: Counter[str] = Counter()
    for identity, count in deck.cards.items():
        names[pool.by_id[identity].name] += count
    for name, count in names.items():
        if count > COPIES:
            message = f"{name} is in the deck {count} times, at most {COPIES} are allowed"
            problems.append(DeckProblem("RS-DECK-2", 0, message, f"take {count - COPIES} away"))
    for identity in deck.cards:
        card = pool.by_id[identity]
        if card.type not in PLAYABLE:
            kind = "a Runeslinger" if card.type == "runeslinger" else "an ability"
            message = f"{card.name} is {kind}; a deck has runespells, trinkets and boons"
            problems.append(DeckProblem("RS-DECK-3", 0, message, "take it away"))
    return problems
