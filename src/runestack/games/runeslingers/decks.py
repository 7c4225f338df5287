"""Runeslingers' rules of building decks, and its starter decks."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path

from runestack.cards.decks import Deck, DeckForm, DeckProblem, parse_deck
from runestack.cards.pool import CardPool

SIZE = 30
COPIES = 2
PLAYABLE = ("runespell", "trinket", "boon")
STARTERS = Path(__file__).parent / "decks_starter"


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
            message = f"{card.name} is an ability; a deck has runespells, trinkets and boons"
            problems.append(DeckProblem("RS-DECK-3", 0, message, "take it away"))
    return problems


FORM = DeckForm("runeslinger", "Runeslinger", validate=validate)


def starter_names() -> tuple[str, ...]:
    """The words by which the starter decks are called: `striker`, ..."""
    return tuple(sorted(file.stem for file in STARTERS.glob("*.txt")))


@cache
def starter_deck(name: str, pool: CardPool) -> Deck:
    """A starter deck (RS-COMP-5). With a pool that lacks some of its cards it raises DeckError."""
    return parse_deck((STARTERS / f"{name}.txt").read_text(encoding="utf-8"), pool, FORM)
