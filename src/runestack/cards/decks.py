"""Decks as text: `2 Scout` lines, a head line such as `hero: NAME`, perhaps a second section, comments after `#`.

    D001 a line that is no deck line     D003 a card that does not exist
    D002 a head line too many            D004 a card in the wrong section
A game says in a `DeckForm` what its head line and its section are called, and which rules a deck has to keep; the
problems that these find cite rule ids. Cards may be named in English or German; `2x Scout` and `Scout x2` are read
too. Comments such as `# name: Iron Wall` are the title of the deck.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields, replace
from typing import TypeAlias

from .pool import Card, CardPool

NUMBER_FIRST = re.compile(r"^(\d+)\s*[x×]?\s+(\S.*)$", re.IGNORECASE)
NUMBER_LAST = re.compile(r"^(\S.*?)\s+(?:[x×]\s*(\d+)|(\d+)\s*[x×])$", re.IGNORECASE)
TITLE = re.compile(r"^\s*#\s*(name|name_de|about|about_de):\s*(\S.*?)\s*$", re.IGNORECASE)
BYTE_ORDER_MARK = "\ufeff"

MOST_IN_LINE = 120  # characters; the longest names have 30
MOST_COPIES = 99  # of a card in one line
MOST_PROBLEMS = 20  # that are told at once; behind them nothing more is read


@dataclass(frozen=True, slots=True)
class DeckTitle:
    """What a deck is called and about, as the comments at its head say."""

    name: str = ""
    name_de: str = ""
    about: str = ""
    about_de: str = ""

    def named(self, language: str) -> str:
        """The name in a language; the English one where there is no other."""
        return (self.name_de if language == "de" else "") or self.name

    def both(self, usual: str) -> tuple[str, str]:
        """The name in English and German; without one the usual name of the deck."""
        return self.named("en") or usual, self.named("de") or usual

    def described(self, language: str) -> str:
        """What it is about."""
        return (self.about_de if language == "de" else "") or self.about


@dataclass(frozen=True, slots=True)
class Deck:
    """A deck by card ids. `head` is the name in the head line, as of a hero whose cards are its levels."""

    head: str
    cards: dict[str, int] = field(default_factory=dict)
    section: dict[str, int] = field(default_factory=dict)  # under a heading of its own
    further_heads: tuple[str, ...] = ()  # a team's deck names several
    title: DeckTitle = field(default_factory=DeckTitle)

    @property
    def heads(self) -> tuple[str, ...]:
        """All names of head lines."""
        return (self.head, *self.further_heads) if self.head else ()


Words: TypeAlias = tuple[str, str]


@dataclass(frozen=True, slots=True)
class DeckProblem:
    """What is wrong with a deck: a code or rule id, the line (0: the deck as a whole), and the way out."""

    code: str
    line: int
    message: str
    suggestion: str = ""
    card: str = ""  # the id of the card that is too much: its line is the line of the problem
    german: Words = ("", "")  # message and suggestion

    def __str__(self) -> str:
        return self.sentence("line", self.message, self.suggestion)

    def in_german(self) -> str:
        """The same in German."""
        return self.sentence("Zeile", *self.german)

    def sentence(self, line: str, message: str, suggestion: str) -> str:
        """Where it is, the rule, what is wrong, and the way out."""
        where = f"{line} {self.line}: " if self.line else ""
        hint = f" ({suggestion})" if suggestion else ""
        return f"{where}{self.code} {message}{hint}"


Validate: TypeAlias = Callable[[Deck, CardPool], list[DeckProblem]]


@dataclass(frozen=True, slots=True, eq=False)
class DeckForm:
    """How a game writes its decks, and its rules of building them. Each is itself alone, so that it can be a key."""

    head: str  # the type of the card that the head line names; the line begins with this word
    called: str  # how such a card is called in messages
    section: str = ""  # the heading of a second section; empty: there is none
    section_type: str = ""  # the type of the cards in it
    validate: Validate | None = None
    heads: int = 1  # how many head lines there may be
    head_de: str = ""  # the words of a German deck
    section_de: str = ""
    # by type: the comment above its cards, in English and German
    kinds: Mapping[str, Words] = field(default_factory=dict)

    def head_word(self, language: str) -> str:
        """The word before the head's name."""
        return (self.head_de if language == "de" else "") or self.head

    def section_word(self, language: str) -> str:
        """The heading of the second section."""
        return (self.section_de if language == "de" else "") or self.section


class DeckError(ValueError):
    """A deck that cannot be used, with everything that is wrong with it."""

    def __init__(self, problems: list[DeckProblem]) -> None:
        super().__init__("\n".join(str(problem) for problem in problems))
        self.german = "\n".join(problem.in_german() for problem in problems)
        self.problems = problems


def parse_deck(text: str, pool: CardPool, form: DeckForm) -> Deck:
    """Read a deck; raises `DeckError` with all problems of its lines and of the deck."""
    reader = DeckReader(pool, form)
    for number, line in enumerate(text.removeprefix(BYTE_ORDER_MARK).splitlines(), start=1):
        if len(reader.problems) == MOST_PROBLEMS:
            break
        reader.read(number, line.partition("#")[0].strip())
    head, *further = reader.heads or [""]
    deck = Deck(head, reader.cards, reader.section, tuple(further), read_title(text))
    problems = reader.problems
    if form.validate is not None and not problems:
        found = form.validate(deck, pool)
        problems = [replace(one, line=reader.lines.get(one.card, one.line)) for one in found]
    if problems:
        raise DeckError(problems)
    return deck


def read_title(text: str) -> DeckTitle:
    """The title from the comments of a deck; what is there twice counts once, the first time."""
    found: dict[str, str] = {}
    for line in text.removeprefix(BYTE_ORDER_MARK).splitlines():
        match = TITLE.match(line)
        if match:
            found.setdefault(match[1].lower(), match[2])
    return DeckTitle(**found)


class DeckReader:
    """Reads the lines of a deck."""

    def __init__(self, pool: CardPool, form: DeckForm) -> None:
        self.pool = pool
        self.form = form
        self.heads: list[str] = []
        self.cards: dict[str, int] = {}
        self.section: dict[str, int] = {}
        self.lines: dict[str, int] = {}  # by card: the last line that names it
        self.problems: list[DeckProblem] = []
        self.in_section = False

    def read(self, number: int, line: str) -> None:
        """Read one line, already without its comment."""
        if not line:
            return
        if len(line) > MOST_IN_LINE:
            german = (f"mehr als {MOST_IN_LINE} Zeichen", "kürze die Zeile")
            message = f"more than {MOST_IN_LINE} characters"
            self.problem("D001", number, message, "shorten the line", german)
            return
        form = self.form
        word, colon, rest = (part.strip() for part in line.partition(":"))
        is_section = colon and not rest and word.casefold() in folded(form.section, form.section_de)
        if is_section:
            self.in_section = True
        elif colon and word.casefold() in folded(form.head, form.head_de):
            self.read_head(number, rest)
        else:
            self.read_card(number, line)

    def read_head(self, number: int, name: str) -> None:
        """`hero: NAME`."""
        called = self.form.called
        if len(self.heads) == self.form.heads:
            named = " and ".join(self.heads)
            verb, way = ("is", f"name one {called}")
            if self.form.heads > 1:
                verb, way = ("are", f"name {self.form.heads} of them")
            german = (f"schon genannt: {', '.join(self.heads)}", f"nenne {self.form.heads}")
            self.problem("D002", number, f"the {called} {verb} {named} already", way, german)
            return
        found = [card for card in self.find(number, name) if card.type == self.form.head]
        if found:
            self.heads.append(found[0].name)
        elif self.pool.named(name):
            self.problem(
                "D004",
                number,
                f"{name} is no {called}",
                f"move the card below the {called}'s line",
                (
                    f"{name} gehört nicht hinter „{self.form.head_word('de')}:“",
                    "schreibe die Karte darunter",
                ),
            )

    def read_card(self, number: int, line: str) -> None:
        """`2 Scout`, in the deck or in the second section."""
        count, name = self.counted(line)
        if count < 0:
            self.problem(
                "D001",
                number,
                f"no deck line: {line!r}",
                f"write the number first: “2 {line}”",
                (f"keine Zeile eines Decks: {line!r}", f"schreibe die Zahl zuerst: „2 {line}“"),
            )
            return
        if count == 0:
            german = ("0 Exemplare", "lösche die Zeile")
            self.problem("D001", number, "0 copies", "delete the line", german)
            return
        if count > MOST_COPIES:
            german = (f"mehr als {MOST_COPIES} Exemplare", "schreibe eine kleinere Zahl")
            message = f"more than {MOST_COPIES} copies"
            self.problem("D001", number, message, "write a smaller number", german)
            return
        for card in self.find(number, name)[:1]:
            self.add(number, card, count)

    def counted(self, line: str) -> tuple[int, str]:
        """How many of which card; in the second section one, where there is no number, elsewhere -1."""
        first, last = NUMBER_FIRST.match(line), NUMBER_LAST.match(line)
        if first:
            return int(first[1]), first[2]
        if last:
            return int(last[2] or last[3]), last[1]
        return (1 if self.in_section else -1), line

    def add(self, number: int, card: Card, count: int) -> None:
        """Put cards into the section in which the line stands."""
        form = self.form
        if card.type == form.head:
            way = f"write “{form.head}: {card.name}”"
            word = form.head_word("de")
            german = (f"{card.name_de} ist {word}", f"schreibe „{word}: {card.name_de}“")
            self.problem("D004", number, f"{card.name} is a {form.called}", way, german)
        elif (card.type == form.section_type) is not self.in_section:
            is_below = card.type == form.section_type
            way = f"move it {'below' if is_below else 'above'} “{form.section}:”"
            place = f"{'unter' if is_below else 'über'} „{form.section_word('de')}:“"
            german = (f"{card.name_de} gehört {place}", "verschiebe die Karte")
            self.problem("D004", number, f"{card.name} is a {card.type}", way, german)
        else:
            section = self.section if self.in_section else self.cards
            section[card.id] = section.get(card.id, 0) + count
            self.lines[card.id] = number

    def find(self, number: int, name: str) -> tuple[Card, ...]:
        """The cards of a name or an id; an unknown one is a problem with a suggestion."""
        found = self.pool.named(name)
        if not found and name in self.pool.by_id:
            found = (self.pool.by_id[name],)
        if not found:
            close = self.pool.closest_name(name)
            hint = f"did you mean “{close}”?" if close else "see `runestack cards` for all names"
            way = f"meinst du „{close}“?" if close else "`runestack cards` zeigt alle Namen"
            german = (f"keine Karte heißt {name!r}", way)
            self.problem("D003", number, f"no card is called {name!r}", hint, german)
        return found

    def problem(self, code: str, line: int, message: str, suggestion: str, german: Words) -> None:
        """Keep a problem."""
        self.problems.append(DeckProblem(code, line, message, suggestion, german=german))


def folded(*words: str) -> tuple[str, ...]:
    """Words as they are compared; those that a game does not have are left out."""
    return tuple(word.casefold() for word in words if word)


# -- writing -------------------------------------------------------------------------------------


def format_deck(deck: Deck, pool: CardPool, form: DeckForm, language: str = "en") -> str:
    """A deck as text: its title, its head, its cards type by type in the order of their numbers."""
    heads = [called(pool.named(name)[0], language) for name in deck.heads]
    parts = [title_lines(deck.title), [f"{form.head_word(language)}: {name}" for name in heads]]
    parts += kind_parts(deck.cards, pool, form, language)
    if deck.section:
        heading = f"{form.section_word(language)}:"
        parts.append([heading, *card_lines(deck.section, pool, language)])
    return "\n\n".join("\n".join(lines) for lines in parts if lines) + "\n"


def title_lines(title: DeckTitle) -> list[str]:
    """The comments at the head of a deck."""
    values = [(one.name, getattr(title, one.name)) for one in fields(title)]
    return [f"# {key}: {value}" for key, value in values if value]


def kind_parts(
    section: Mapping[str, int], pool: CardPool, form: DeckForm, language: str
) -> list[list[str]]:
    """The cards of each type below a comment that says what they are."""
    types = dict.fromkeys((*form.kinds, *sorted({pool.by_id[card].type for card in section})))
    parts = []
    for type_ in types:
        cards = {card: count for card, count in section.items() if pool.by_id[card].type == type_}
        if cards:
            words = form.kinds.get(type_, (type_, type_))
            parts.append([f"# {words[language == 'de']}", *card_lines(cards, pool, language)])
    return parts


def card_lines(section: Mapping[str, int], pool: CardPool, language: str) -> list[str]:
    """Lines of a section."""
    cards = sorted((pool.by_id[identity] for identity in section), key=lambda card: card.number)
    return [f"{section[card.id]} {called(card, language)}" for card in cards]


def called(card: Card, language: str) -> str:
    """A card's name in a language."""
    return card.name_de if language == "de" else card.name
