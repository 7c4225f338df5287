"""Runeslingers' rules of building decks, and its starter decks."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from runestack.cards.deck_shelf import DeckShelf
from runestack.cards.decks import Deck, DeckForm, DeckProblem
from runestack.cards.pool import CardPool
from runestack.kernel.random import RandomStream

SIZE = 30
COPIES = 2
PLAYABLE = ("runespell", "trinket", "boon")
DAMAGE = ("spirit", "attack")  # subtypes that deal damage
LEAST_DAMAGE, MOST_DAMAGE = 6, 10  # names of such cards in a deck by lot


def validate(deck: Deck, pool: CardPool) -> list[DeckProblem]:
    """What keeps a deck from being played (RS-DECK-1 to RS-DECK-3); classes do not matter (RS-DECK-5)."""
    problems = []
    size = sum(deck.cards.values())
    if size != SIZE:
        way = f"add {SIZE - size}" if size < SIZE else f"take {size - SIZE} away"
        message = f"a deck has {SIZE} cards, this one {size}"
        german = (
            f"ein Deck hat {SIZE} Karten, dieses {size}",
            f"{SIZE - size} fehlen" if size < SIZE else f"{size - SIZE} zu viel",
        )
        problems.append(DeckProblem("RS-DECK-1", 0, message, way, german=german))
    names: Counter[str] = Counter()
    for identity, count in deck.cards.items():
        names[pool.by_id[identity].name] += count
    for name, count in names.items():
        if count > COPIES:
            message = f"{name} is in the deck {count} times, at most {COPIES} are allowed"
            way = f"take {count - COPIES} away"
            where = next(one for one in deck.cards if pool.by_id[one].name == name)
            german = (
                f"{pool.by_id[where].name_de} ist {count}-mal im Deck, höchstens {COPIES} sind erlaubt",
                f"{count - COPIES} zu viel",
            )
            problems.append(DeckProblem("RS-DECK-2", 0, message, way, where, german))
    for identity in deck.cards:
        card = pool.by_id[identity]
        if card.type not in PLAYABLE:
            message = f"{card.name} is an ability; a deck has runespells, trinkets and boons"
            german = (
                f"{card.name_de} ist eine Fähigkeit; ein Deck hat Runenzauber, Kleinode und Segen",
                "nimm sie heraus",
            )
            problems.append(DeckProblem("RS-DECK-3", 0, message, "take it away", identity, german))
    return problems


FORM = DeckForm(
    "runeslinger",
    "Runeslinger",
    validate=validate,
    head_de="Runenschleuderer",
    kinds={
        "runespell": ("Runespells", "Runenzauber"),
        "trinket": ("Trinkets", "Kleinode"),
        "boon": ("Boons", "Segen"),
    },
)
SHELF = DeckShelf(Path(__file__).parent / "decks", FORM)  # the starter decks (RS-COMP-5)


def deck_by_lot(pool: CardPool, chance: RandomStream) -> Deck:
    """A legal deck for trying cards out: 15 names, two copies of each, 6 to 10 of them deal damage."""
    cards = [card for card in pool.cards if card.type in PLAYABLE]
    damage = [card.id for card in cards if card.value("subtype") in DAMAGE]
    rest = [card.id for card in cards if card.value("subtype") not in DAMAGE]
    number = LEAST_DAMAGE + chance.below(MOST_DAMAGE - LEAST_DAMAGE + 1)
    names = taken(damage, number, chance) + taken(rest, SIZE // COPIES - number, chance)
    return Deck("", dict.fromkeys(names, COPIES))


def taken(cards: list[str], number: int, chance: RandomStream) -> list[str]:
    """So many different cards by lot."""
    return [cards.pop(chance.below(len(cards))) for _ in range(number)]
