"""How sentences are made of patterns, and how players and cards are called in them. Every game's words use it.

A pattern knows three signs: `[you draw|{who} draws]` takes the first form where the reader is meant, `<1 card|{n}
cards>` the first where the number is 1, and `{card}` is filled in. Words filled in are never read again, so that icons
in card texts stay.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from functools import cache

from runestack.kernel.checks import Failure
from runestack.kernel.decision import option_first, option_kind, option_second
from runestack.kernel.frame import NOBODY

Pattern = tuple[str, str]  # English, German
SPECTATOR = NOBODY

PERSON = re.compile(r"\[([^\[\]|]*)\|([^\[\]|]*)\]")
NUMBER = re.compile(r"<([^<>|]*)\|([^<>|]*)>")
SLOT = re.compile(r"\{([a-z_]+)\}")
FROM = re.compile(r"\bvon \{([a-z_]+_dat)\}")

HIDDEN: Pattern = ("a card", "eine Karte")
THAT_CARD: Pattern = ("That card", "Diese Karte")
AND: Pattern = (" and ", " und ")

# What about a card is not as a text asks of its target.
MISFITS: dict[str, Pattern] = {
    "wrong_kind": (
        "{card} is not of a kind that the text asks for.",
        "{card} ist nicht von der Art, die der Text verlangt.",
    ),
    "only_others": (
        "The text asks for another card than {card} itself.",
        "Der Text verlangt eine andere Karte als {card} selbst.",
    ),
    "wrong_side": (
        "{card} is not on the side that the text asks for.",
        "{card} ist nicht auf der Seite, die der Text verlangt.",
    ),
    "lacks_what_is_asked": (
        "{card} is of the right kind, but not as the text wants it.",
        "{card} ist von der richtigen Art, aber nicht so, wie der Text es verlangt.",
    ),
}


def in_language(pattern: Pattern, language: str) -> str:
    """One of the two."""
    return pattern[0] if language == "en" else pattern[1]


def capital(sentence: str) -> str:
    """A capital letter at the beginning, unless a player writes themselves with a small one."""
    if any(name and sentence.startswith(name) for name in NAMES.get()):
        return sentence
    return sentence[:1].upper() + sentence[1:]


def fill(pattern: str, values: Mapping[str, str], *, you: bool = True, number: int = 0) -> str:
    """A pattern as a sentence."""
    return capital(fill_inside(pattern, values, you=you, number=number))


def fill_inside(
    pattern: str, values: Mapping[str, str], *, you: bool = True, number: int = 0
) -> str:
    """A pattern as a part of a sentence: without a capital letter."""
    text = PERSON.sub(lambda found: found[1] if you else found[2], pattern)
    text = NUMBER.sub(lambda found: found[1] if number in (1, -1) else found[2], text)
    text = FROM.sub(lambda found: from_dative(values[found[1]]), text)
    return SLOT.sub(lambda found: values[found[1]], text)


def from_dative(dative: str) -> str:
    """German draws a preposition and an article together: `vom Runenzauber`, but `von der Einheit`."""
    return f"vom {dative.removeprefix('dem ')}" if dative.startswith("dem ") else f"von {dative}"


def row_of(names: Sequence[str], language: str) -> str:
    """`this`, `this and that`, `this, that and more`."""
    if len(names) < 2:
        return "".join(names)
    return ", ".join(names[:-1]) + in_language(AND, language) + names[-1]


# -- players -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Rival:
    """What a game calls the other one of two players: as subject, as object, and whose (in German behind the noun)."""

    subject: Pattern
    accusative: Pattern
    dative: Pattern
    owner: Pattern


# What the players are called, by seat, while words are made for a table that knows it; empty: Player 2.
NAMES: ContextVar[Sequence[str]] = ContextVar("NAMES", default=())


@contextmanager
def called(names: Sequence[str]) -> Iterator[None]:
    """Within it, sentences call the players by their names."""
    before = NAMES.set(names)
    try:
        yield
    finally:
        NAMES.reset(before)


def given_name(seat: int) -> str:
    """What a player is called; empty where nobody said it, and for nobody."""
    names = NAMES.get()
    return names[seat] if 0 <= seat < len(names) else ""


def seat_name(seat: int, language: str) -> str:
    """A player for somebody who looks on: by name, or Player 2."""
    number = f"Player {seat + 1}" if language == "en" else f"Spieler {seat + 1}"
    return given_name(seat) or number


YOU: dict[str, Pattern] = {"": ("you", "du"), "acc": ("you", "dich"), "dat": ("you", "dir")}


def player_name(seat: int, reader: int, rival: Rival | None, language: str, case: str = "") -> str:
    """A player as the reader calls them: you, by name, the rival where there is just one, or Player 2."""
    if seat == reader:
        return in_language(YOU[case], language)
    if reader != SPECTATOR and rival is not None and not given_name(seat):
        forms = {"": rival.subject, "acc": rival.accusative, "dat": rival.dative}
        return in_language(forms[case], language)
    return seat_name(seat, language)


def owner_name(seat: int, reader: int, rival: Rival | None, language: str) -> str:
    """Whose: Ada's, Player 2's; in German it follows the noun: `von Ada`, `von Spieler 2`, `des Gegners`."""
    if seat == reader:
        return "your" if language == "en" else "von dir"
    if reader != SPECTATOR and rival is not None and not given_name(seat):
        return in_language(rival.owner, language)
    return owner_of_seats([seat], language)


def owner_of_seats(seats: Sequence[int], language: str) -> str:
    """Whose, of one player or of several together, for somebody who looks on."""
    names = row_of([seat_name(seat, language) for seat in seats], language)
    return f"{names}'s" if language == "en" else f"von {names}"


# -- cards ---------------------------------------------------------------------------------------


@dataclass(frozen=True)
class GermanKind:
    """What kind of card it is, said before its name, because a name has no gender that we know."""

    nominative: str
    oblique: str  # all other cases
    gender: str


# case: yours and another's, by gender
ARTICLES: dict[str, dict[str, tuple[str, str]]] = {
    "": {"m": ("dein", "der"), "f": ("deine", "die"), "n": ("dein", "das")},
    "acc": {"m": ("deinen", "den"), "f": ("deine", "die"), "n": ("dein", "das")},
    "dat": {"m": ("deinem", "dem"), "f": ("deiner", "der"), "n": ("deinem", "dem")},
}
CASES = tuple(ARTICLES)


@cache
def forms(pattern: str, name: str) -> tuple[tuple[str, str], ...]:
    """The slots of a pattern for a name in some case, with that case: (`card_dat`, `dat`)."""
    slots = SLOT.findall(pattern)
    possible = [(f"{name}_{case}" if case else name, case) for case in CASES]
    return tuple((slot, case) for slot, case in possible if slot in slots)


def possessed_german(name: str, kind: GermanKind, whose: str, case: str, *, yours: bool) -> str:
    """A card's name with its kind and whose it is: `deine Einheit Ratte`, `der Einheit Ratte des Gegners`."""
    noun = kind.oblique if case else kind.nominative
    your_article, article = ARTICLES[case][kind.gender]
    words = [your_article, noun, name] if yours else [article, noun, name, whose]
    return " ".join(word for word in words if word)


def knows_face(known: int, reader: int, seats: int) -> bool:
    """Whether a reader knows a face, by the bits of the seats that do; a spectator knows what every player knows."""
    if reader == SPECTATOR:
        return known == (1 << seats) - 1
    return known & (1 << reader) != 0


def numbered(name: str, card: int, copies: Sequence[int]) -> str:
    """A card's name, with a number where copies of it lie beside it: `Scrap Hound (2)`."""
    number = copy_number(card, copies)
    return f"{name} ({number})" if number else name


def copy_number(card: int, copies: Sequence[int]) -> int:
    """Which of several copies a card is, from 1; 0 where it is the only one."""
    return copies.index(card) + 1 if len(copies) > 1 and card in copies else 0


# -- failed checks -------------------------------------------------------------------------------


def failure_words(pattern: Pattern, failure: Failure, card: str, number: int, language: str) -> str:
    """A failed check with its culprit and its numbers."""
    values = {"card": card, "need": str(failure.need), "have": str(failure.have)}
    return fill(in_language(pattern, language), values, number=number)


# -- options -------------------------------------------------------------------------------------


def told_apart(options: Sequence[int], sentence_of: Callable[[int], str]) -> list[str]:
    """The sentences of all options; where several of one kind read the same, with the place among them."""
    said = [(option_kind(code), sentence_of(code)) for code in options]
    equal = Counter(said)
    met: Counter[tuple[int, str]] = Counter()
    sentences: list[str] = []
    for one in said:
        met[one] += 1
        sentences.append(f"{one[1]} [{met[one]}]" if equal[one] > 1 else one[1])
    return sentences


def option_name(code: int, names: Mapping[int, str], operands: Mapping[int, int]) -> str:
    """An option's short name: that of its kind, and as many of its operands as belong to it: `use-3-0`."""
    kind = option_kind(code)
    numbers = (option_first(code), option_second(code))[: operands[kind]]
    return "-".join([names[kind], *map(str, numbers)])
