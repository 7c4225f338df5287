"""RONE's rules of building decks, and the decks that come with it."""

from __future__ import annotations

from pathlib import Path

from runestack.cards.deck_shelf import DeckShelf
from runestack.cards.decks import Deck, DeckForm, DeckProblem
from runestack.cards.pool import CardPool

SIZE = 24
COPIES = 2
TECHNOLOGIES = 5


def validate(deck: Deck, pool: CardPool) -> list[DeckProblem]:
    """What keeps a custom deck from being played (RONE-DECK-1 to RONE-DECK-4)."""
    problems = []
    size = sum(deck.cards.values())
    if size != SIZE:
        way = f"add {SIZE - size}" if size < SIZE else f"take {size - SIZE} away"
        problems.append(
            DeckProblem(
                "RONE-DECK-1", 0, f"a deck has {SIZE} units and tactics, this one {size}", way
            )
        )
    for identity, count in deck.cards.items():
        if count > COPIES:
            name = pool.by_id[identity].name
            message = f"{name} is in the deck {count} times, at most {COPIES} are allowed"
            way = f"take {count - COPIES} away"
            problems.append(DeckProblem("RONE-DECK-2", 0, message, way, identity))
    levels = [card.value("level") for card in pool.named(deck.head) if card.type == "hero"]
    if sorted(str(level) for level in levels) != ["1", "2", "3"]:
        message = (
            "a deck has one hero" if not deck.head else f"{deck.head} is no hero of three levels"
        )
        problems.append(DeckProblem("RONE-DECK-3", 0, message, "write “hero: NAME”"))
    problems += technology_problems(deck, pool)
    return problems


def technology_problems(deck: Deck, pool: CardPool) -> list[DeckProblem]:
    """At most five technologies, all different."""
    problems = []
    if len(deck.section) > TECHNOLOGIES:
        message = f"at most {TECHNOLOGIES} technologies are allowed, these are {len(deck.section)}"
        away = len(deck.section) - TECHNOLOGIES
        problems.append(DeckProblem("RONE-DECK-4", 0, message, f"take {away} away"))
    for identity, count in deck.section.items():
        if count > 1:
            message = f"technologies differ, {pool.by_id[identity].name} is there {count} times"
            problems.append(DeckProblem("RONE-DECK-4", 0, message, "keep 1", identity))
    return problems


FORM = DeckForm(
    "hero",
    "hero",
    "technologies",
    "technology",
    validate,
    head_de="Held",
    section_de="Technologien",
    kinds={"unit": ("Units", "Einheiten"), "tactic": ("Tactics", "Taktiken")},
)
SHELF = DeckShelf(Path(__file__).parent / "decks_themed", FORM)
