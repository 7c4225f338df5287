"""Decks as text: `2 Scout` lines, a head line such as `hero: NAME`, perhaps a second section, comments after `#`.

    D001 a line that is no deck line     D003 a card that does not exist
    D002 the head line is there twice    D004 a card in the wrong section
A game says in a `DeckForm` what its head line and its section are called, and which rules a deck has to keep; the
problems that these find cite rule ids.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeAlias

from .pool import Card, CardPool

LINE = re.compile(r"^(?:(\d+)\s*x?\s+)?(\S.*)$")


@dataclass(frozen=True, slots=True)
class Deck:
    """A deck by card ids. `head` is the name in the head line: RONE's hero, whose cards are its three levels."""

    head: str
    cards: dict[str, int] = field(default_factory=dict)
    section: dict[str, int] = field(default_factory=dict)  # RONE's technologies


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


@dataclass(frozen=True, slots=True)
class DeckForm:
    """How a game writes its decks, and its rules of building them."""

    head: str  # the type of the card that the head line names; the line begins with this word
    called: str  # how such a card is called in messages
    section: str = ""  # the heading of a second section; empty: there is none
    section_type: str = ""  # the type of the cards in it
    validate: Validate | None = None


class DeckError(ValueError):
    """A deck that cannot be used, with everything that is wrong with it."""

    def __init__(self, problems: list[DeckProblem]) -> None:
        super().__init__("\n".join(str(problem) for problem in problems))
        self.problems = problems


def parse_deck(text: str, pool: CardPool, form: DeckForm) -> Deck:
    """Read a deck; raises `DeckError` with all problems of its lines and of the deck."""
    reader = DeckReader(pool, form)
    for number, line in enumerate(text.splitlines(), start=1):
        reader.read(number, line.partition("#")[0].strip())
    deck = Deck(reader.head, reader.cards, reader.section)
    problems = reader.problems
    if form.validate is not None and not problems:
        problems = form.validate(deck, pool)
    if problems:
        raise DeckError(problems)
    return deck


class DeckReader:
    """Reads the lines of a deck."""

    def __init__(self, pool: CardPool, form: DeckForm) -> None:
        self.pool = pool
        self.form = form
        self.head = ""
        self.cards: dict[str, int] = {}
        self.section: dict[str, int] = {}
        self.problems: list[DeckProblem] = []
        self.in_section = False

    def read(self, number: int, line: str) -> None:
        """Read one line, already without its comment."""
        if not line:
            return
        word, colon, rest = line.partition(":")
        if self.form.section and line.casefold() == f"{self.form.section}:":
            self.in_section = True
        elif colon and word.casefold() == self.form.head:
            self.read_head(number, rest.strip())
        else:
            self.read_card(number, line)

    def read_head(self, number: int, name: str) -> None:
        """`hero: NAME`."""
        called = self.form.called
        if self.head:
            self.problem(
                "D002", number, f"the {called} is {self.head} already", f"name one {called}"
            )
            return
        found = [card for card in self.find(number, name) if card.type == self.form.head]
        if found:
            self.head = found[0].name
        elif self.pool.named(name):
            self.problem(
                "D004",
                number,
                f"{name} is no {called}",
                f"move the card below the {called}'s line",
            )

    def read_card(self, number: int, line: str) -> None:
        """`2 Scout`, in the deck or in the second section."""
        match = LINE.match(line)
        if match is None or (match[1] is None and not self.in_section):
            self.problem(
                "D001", number, f"no deck line: {line!r}", f"write the number first: “2 {line}”"
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
        form = self.form
        if card.type == form.head:
            way = f"write “{form.head}: {card.name}”"
            self.problem("D004", number, f"{card.name} is a {form.called}", way)
        elif (card.type == form.section_type) is not self.in_section:
            home = "below" if card.type == form.section_type else "above"
            way = f"move it {home} “{form.section}:”"
            self.problem("D004", number, f"{card.name} is a {card.type}", way)
        else:
            section = self.section if self.in_section else self.cards
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


def format_deck(deck: Deck, pool: CardPool, form: DeckForm) -> str:
    """A deck as text, cards in the order of their numbers."""
    lines = [f"{form.head}: {deck.head}"] if deck.head else []
    lines += card_lines(deck.cards, pool)
    if deck.section:
        lines += [f"{form.section}:", *card_lines(deck.section, pool)]
    return "\n".join(lines) + "\n"


def card_lines(section: dict[str, int], pool: CardPool) -> list[str]:
    """Lines of a section."""
    cards = sorted(section, key=lambda identity: pool.by_id[identity].number)
    return [f"{section[identity]} {pool.by_id[identity].name}" for identity in cards]
