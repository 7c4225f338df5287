"""Decks as text: `2 Scout` lines, `hero: NAME`, a section `technologies:`, comments after `#`.

    D001 a line that is no deck line    D003 a card that does not exist
    D002 the hero is named twice        D004 a card in the wrong section
A game's own rules of building decks come in as a callback; its problems cite rule ids.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeAlias

from .pool import Card, CardPool

LINE = re.compile(r"^(?:(\d+)\s*x?\s+)?(\S.*)$")
SECTION = "technologies:"
HERO = "hero:"


@dataclass(frozen=True, slots=True)
class Deck:
    """A deck by card ids. `hero` is a name: its cards are the levels of one hero."""

    hero: str
    cards: dict[str, int] = field(default_factory=dict)
    technologies: dict[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class DeckProblem:
    """What is wrong with a deck: a code or rule id, the line (0: the deck as a whole), and the way out."""

    code: str
    line: int
    message: str
    suggestion: str = ""

    def __str__(self) -> str:
        where = f"line {self.line}: " if self.line else ""
        hint = f" ({self.suggestion})" if self.suggestion else ""
        return f"{where}{self.code} {self.message}{hint}"


Validate: TypeAlias = Callable[[Deck, CardPool], list[DeckProblem]]


class DeckError(ValueError):
    """A deck that cannot be used, with everything that is wrong with it."""

    def __init__(self, problems: list[DeckProblem]) -> None:
        super().__init__("\n".join(str(problem) for problem in problems))
        self.problems = problems


def parse_deck(text: str, pool: CardPool, validate: Validate | None = None) -> Deck:
    """Read a deck; raises `DeckError` with all problems of its lines and of the deck."""
    reader = DeckReader(pool)
    for number, line in enumerate(text.splitlines(), start=1):
        reader.read(number, line.partition("#")[0].strip())
    deck = Deck(reader.hero, reader.cards, reader.technologies)
    problems = reader.problems
    if validate is not None and not problems:
        problems = validate(deck, pool)
    if problems:
        raise DeckError(problems)
    return deck


class DeckReader:
    """Reads the lines of a deck."""

    def __init__(self, pool: CardPool) -> None:
        self.pool = pool
        self.hero = ""
        self.cards: dict[str, int] = {}
        self.technologies: dict[str, int] = {}
        self.problems: list[DeckProblem] = []
        self.in_technologies = False

    def read(self, number: int, line: str) -> None:
        """Read one line, already without its comment."""
        if not line:
            return
        if line.casefold() == SECTION:
            self.in_technologies = True
        elif line.casefold().startswith(HERO):
            self.read_hero(number, line[len(HERO) :].strip())
        else:
            self.read_card(number, line)

    def read_hero(self, number: int, name: str) -> None:
        """`hero: NAME`."""
        if self.hero:
            self.problem("D002", number, f"the hero is {self.hero} already", "name one hero")
            return
        found = [card for card in self.find(number, name) if card.type == "hero"]
        if found:
            self.hero = found[0].name
        elif self.pool.named(name):
            self.problem(
                "D004", number, f"{name} is no hero", "move the card below the hero's line"
            )

    def read_card(self, number: int, line: str) -> None:
        """`2 Scout`, in the deck or among the technologies."""
        match = LINE.match(line)
        if match is None or (match[1] is None and not self.in_technologies):
            self.problem(
                "D001", number, f"no deck line: {line!r}", "write the number first: “2 Scout”"
            )
            return
        count = int(match[1] or 1)
        if count < 1:
            self.problem("D001", number, "0 copies", "delete the line")
            return
        for card in self.find(number, match[2])[:1]:
            self.add(number, card, count)

    def add(self, number: int, card: Card, count: int) -> None:
        """Put cards into the section in which the line stands."""
        if card.type == "hero":
            self.problem("D004", number, f"{card.name} is a hero", f"write “hero: {card.name}”")
        elif (card.type == "technology") is not self.in_technologies:
            home = f"below “{SECTION}”" if card.type == "technology" else f"above “{SECTION}”"
            self.problem("D004", number, f"{card.name} is a {card.type}", f"move it {home}")
        else:
            section = self.technologies if self.in_technologies else self.cards
            section[card.id] = section.get(card.id, 0) + count

    def find(self, number: int, name: str) -> tuple[Card, ...]:
        """The cards of a name or an id; an unknown one is a problem with a suggestion."""
        found = self.pool.named(name)
        if not found and name in self.pool.by_id:
            found = (self.pool.by_id[name],)
        if not found:
            close = self.pool.closest_name(name)
            hint = f"did you mean “{close}”?" if close else "see `runestack cards` for all names"
            self.problem("D003", number, f"no card is called {name!r}", hint)
        return found

    def problem(self, code: str, line: int, message: str, suggestion: str) -> None:
        """Keep a problem."""
        self.problems.append(DeckProblem(code, line, message, suggestion))


def format_deck(deck: Deck, pool: CardPool) -> str:
    """A deck as text, cards in the order of their numbers."""
    lines = [f"{HERO} {deck.hero}"] if deck.hero else []
    lines += card_lines(deck.cards, pool)
    if deck.technologies:
        lines += [SECTION, *card_lines(deck.technologies, pool)]
    return "\n".join(lines) + "\n"


def card_lines(section: dict[str, int], pool: CardPool) -> list[str]:
    """Lines of a section."""
    cards = sorted(section, key=lambda identity: pool.by_id[identity].number)
    return [f"{section[identity]} {pool.by_id[identity].name}" for identity in cards]
