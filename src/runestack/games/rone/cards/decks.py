"""RONE's rules of building decks, for two and three players and for teams of two, and the decks that come with it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from pathlib import Path

from runestack.cards.deck_shelf import DeckShelf
from runestack.cards.decks import Deck, DeckForm, DeckProblem
from runestack.cards.pool import CardPool

COPIES = 2
NUMBERS = {1: "one hero", 2: "two heroes"}
NUMBERS_DE = {1: "einen Helden", 2: "zwei Helden"}


@dataclass(frozen=True)
class Sizes:
    """How many cards of each kind a deck has."""

    cards: int
    technologies: int  # at most
    heroes: int


def validate(sizes: Sizes, deck: Deck, pool: CardPool) -> list[DeckProblem]:
    """What keeps a custom deck from being played (RONE-DECK-1 to RONE-DECK-4, RONE-RULING-27)."""
    problems = []
    size = sum(deck.cards.values())
    if size != sizes.cards:
        way = (
            f"add {sizes.cards - size}" if size < sizes.cards else f"take {size - sizes.cards} away"
        )
        message = f"a deck has {sizes.cards} units and tactics, this one {size}"
        german = (
            f"ein Deck hat {sizes.cards} Einheiten und Taktiken, dieses {size}",
            f"{sizes.cards - size} fehlen"
            if size < sizes.cards
            else f"{size - sizes.cards} zu viel",
        )
        problems.append(DeckProblem("RONE-DECK-1", 0, message, way, german=german))
    for identity, count in deck.cards.items():
        if count > COPIES:
            card = pool.by_id[identity]
            message = f"{card.name} is in the deck {count} times, at most {COPIES} are allowed"
            way = f"take {count - COPIES} away"
            german = (
                f"{card.name_de} ist {count}-mal im Deck, höchstens {COPIES} sind erlaubt",
                f"{count - COPIES} zu viel",
            )
            problems.append(DeckProblem("RONE-DECK-2", 0, message, way, identity, german))
    problems += hero_problems(sizes, deck, pool)
    problems += technology_problems(sizes, deck, pool)
    return problems


def hero_problems(sizes: Sizes, deck: Deck, pool: CardPool) -> list[DeckProblem]:
    """As many heroes as players, each of three levels, none of them twice."""
    problems = []
    way, way_de = "write “hero: NAME”", "schreibe „Held: NAME“"
    if len(deck.heads) < sizes.heroes:
        message = f"a deck has {NUMBERS[sizes.heroes]}"
        german = (f"ein Deck hat {NUMBERS_DE[sizes.heroes]}", way_de)
        problems.append(DeckProblem("RONE-DECK-3", 0, message, way, german=german))
    for name in dict.fromkeys(deck.heads):
        levels = [card.value("level") for card in pool.named(name) if card.type == "hero"]
        if sorted(str(level) for level in levels) != ["1", "2", "3"]:
            message = f"{name} is no hero of three levels"
            german = (f"{name} ist kein Held mit drei Stufen", way_de)
            problems.append(DeckProblem("RONE-DECK-3", 0, message, way, german=german))
        if deck.heads.count(name) > 1:
            message, another = f"{name} is the hero of both team mates", "name another hero"
            german = (f"{name} ist der Held beider Teamkollegen", "nenne einen anderen Helden")
            problems.append(DeckProblem("RONE-RULING-20", 0, message, another, german=german))
    return problems


def technology_problems(sizes: Sizes, deck: Deck, pool: CardPool) -> list[DeckProblem]:
    """At most five technologies (a team: eight), all different."""
    problems = []
    most = sizes.technologies
    if len(deck.section) > most:
        message = f"at most {most} technologies are allowed, these are {len(deck.section)}"
        away = len(deck.section) - most
        german = (
            f"höchstens {most} Technologien sind erlaubt, es sind {len(deck.section)}",
            f"{away} zu viel",
        )
        problems.append(DeckProblem("RONE-DECK-4", 0, message, f"take {away} away", german=german))
    for identity, count in deck.section.items():
        if count > 1:
            card = pool.by_id[identity]
            message = f"technologies differ, {card.name} is there {count} times"
            german = (
                f"Technologien sind verschieden, {card.name_de} ist {count}-mal da",
                "behalte eine",
            )
            problems.append(DeckProblem("RONE-DECK-4", 0, message, "keep 1", identity, german))
    return problems


def form_of(sizes: Sizes) -> DeckForm:
    """How decks of these sizes are written."""
    return DeckForm(
        "hero",
        "hero",
        "technologies",
        "technology",
        partial(validate, sizes),
        sizes.heroes,
        head_de="Held",
        section_de="Technologien",
        kinds={"unit": ("Units", "Einheiten"), "tactic": ("Tactics", "Taktiken")},
    )


# by mode; of two teams each has one deck
FORMS = {
    "1v1": form_of(Sizes(24, 5, 1)),
    "2v2": form_of(Sizes(36, 8, 2)),
    "3p": form_of(Sizes(28, 5, 1)),
}
DECKS = {"1v1": 2, "2v2": 2, "3p": 3}  # how many decks are handed in
FORM = FORMS["1v1"]
SHELF = DeckShelf(Path(__file__).parent / "decks", FORM)
