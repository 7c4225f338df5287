"""How sentences are made of patterns, and how players and cards are called in them. Every game's words use it.

A pattern knows three signs: `[you draw|{who} draws]` takes the first form where the reader is meant, `<1 card|{n}
cards>` the first where the number is 1, and `{card}` is filled in. Words filled in are never read again, so that icons
in card texts stay.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from runestack.games.sentences import Sentence, joined
from runestack.kernel.checks import Failure
from runestack.kernel.decision import option_first, option_kind, option_second
from runestack.kernel.frame import NOBODY

LANGUAGES = ("en", "de")
Pattern = tuple[str, str]  # English, German
SPECTATOR = NOBODY

PERSON = re.compile(r"\[([^\[\]|]*)\|([^\[\]|]*)\]")
NUMBER = re.compile(r"<([^<>|]*)\|([^<>|]*)>")
SLOT = re.compile(r"(\bvon )?\{([a-z_]+)\}")

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


@dataclass(frozen=True, slots=True)
class Reader:
    """For whom words are made: from which seat (-1: a spectator), in which language, with which names of players."""

    seat: int = SPECTATOR
    language: str = LANGUAGES[0]
    names: Sequence[str] = ()  # by seat; empty: nobody said it

    def reading(self, language: str) -> Reader:
        """The same reader with a text in this language."""
        return Reader(self.seat, language, self.names)

    def of(self, pattern: Pattern) -> str:
        """Words in the reader's language."""
        return in_language(pattern, self.language)

    def given_name(self, seat: int) -> str:
        """What a player is called; empty if nobody said it, and for nobody."""
        return self.names[seat] if 0 <= seat < len(self.names) else ""


# -- patterns ------------------------------------------------------------------------------------


def fill(
    pattern: Pattern,
    values: Mapping[str, str],
    reader: Reader,
    *,
    you: bool = True,
    number: int = 0,
) -> Sentence:
    """A pattern as a sentence; its cards stay where they are filled in."""
    return beginning(fill_inside(pattern, values, reader, you=you, number=number), reader)


def fill_inside(
    pattern: Pattern,
    values: Mapping[str, str],
    reader: Reader,
    *,
    you: bool = True,
    number: int = 0,
) -> Sentence:
    """A pattern as a part of a sentence: without a capital letter."""
    text = PERSON.sub(lambda found: found[1] if you else found[2], reader.of(pattern))
    text = NUMBER.sub(lambda found: found[1] if number in (1, -1) else found[2], text)
    parts: list[str] = []
    end = 0
    for found in SLOT.finditer(text):
        von, slot = found.groups(default="")
        draws_together = von and slot.endswith("_dat")
        parts += [text[end : found.start()], "" if draws_together else von]
        parts.append(from_dative(values[slot]) if draws_together else values[slot])
        end = found.end()
    return joined(*parts, text[end:])


def beginning(words: str, reader: Reader) -> Sentence:
    """Words that begin a sentence: with a capital letter, unless a player writes themselves with a small one."""
    sentence = joined(words)
    if any(name and words.startswith(name) for name in reader.names):
        return sentence
    return sentence.with_capital()


def capital(text: str) -> str:
    """A capital letter at the beginning."""
    return text[:1].upper() + text[1:]


def from_dative(dative: str) -> Sentence:
    """German draws a preposition and an article together: `vom Runenzauber`, but `von der Einheit`."""
    if dative.startswith("dem "):
        return joined("vom ", joined(dative).from_place(len("dem ")))
    return joined("von ", dative)


def row_of(names: Sequence[str], reader: Reader) -> Sentence:
    """`this`, `this and that`, `this, that and more`."""
    parts: list[str] = []
    for place, name in enumerate(names):
        if place:
            parts.append(reader.of(AND) if place == len(names) - 1 else ", ")
        parts.append(name)
    return joined(*parts)


# -- players -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Rival:
    """What a game calls the other one of two players: as subject, as object, and whose (in German behind the noun)."""

    subject: Pattern
    accusative: Pattern
    dative: Pattern
    owner: Pattern


OPPONENT = Rival(
    ("the opponent", "der Gegner"),
    ("the opponent", "den Gegner"),
    ("the opponent", "dem Gegner"),
    ("the opponent's", "des Gegners"),
)
PARTNER = Rival(
    ("your partner", "dein Partner"),
    ("your partner", "deinen Partner"),
    ("your partner", "deinem Partner"),
    ("your partner's", "deines Partners"),
)


def seat_name(seat: int, reader: Reader) -> str:
    """A player for somebody who looks on: by name, or Player 2."""
    number = f"Player {seat + 1}" if reader.language == "en" else f"Spieler {seat + 1}"
    return reader.given_name(seat) or number


YOU: dict[str, Pattern] = {"": ("you", "du"), "acc": ("you", "dich"), "dat": ("you", "dir")}


def player_name(seat: int, reader: Reader, rival: Rival | None, case: str = "") -> str:
    """A player as the reader calls them: you, by name, the rival where there is just one, or Player 2."""
    if seat == reader.seat:
        return reader.of(YOU[case])
    if reader.seat != SPECTATOR and rival is not None and not reader.given_name(seat):
        return reader.of({"": rival.subject, "acc": rival.accusative, "dat": rival.dative}[case])
    return seat_name(seat, reader)


def owner_name(seat: int, reader: Reader, rival: Rival | None) -> str:
    """Whose: Ada's, Player 2's; in German it follows the noun: `von Ada`, `von Spieler 2`, `des Gegners`."""
    if seat == reader.seat:
        return "your" if reader.language == "en" else "von dir"
    if reader.seat != SPECTATOR and rival is not None and not reader.given_name(seat):
        return reader.of(rival.owner)
    return owner_of_seats([seat], reader)


def owner_of_seats(seats: Sequence[int], reader: Reader) -> str:
    """Whose, of one player or of several together, for somebody who looks on."""
    names = row_of([seat_name(seat, reader) for seat in seats], reader)
    return f"{names}'s" if reader.language == "en" else f"von {names}"


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
    slots = [slot for _, slot in SLOT.findall(pattern)]
    possible = [(f"{name}_{case}" if case else name, case) for case in CASES]
    return tuple((slot, case) for slot, case in possible if slot in slots)


def possessed_german(
    name: str, kind: GermanKind, whose: str, case: str, *, yours: bool
) -> Sentence:
    """A card's name with its kind and whose it is: `deine Einheit Ratte`, `der Einheit Ratte des Gegners`."""
    noun = kind.oblique if case else kind.nominative
    your_article, article = ARTICLES[case][kind.gender]
    words = [your_article, noun, name] if yours else [article, noun, name, whose]
    said = [word for word in words if word]
    return joined(said[0], *(part for word in said[1:] for part in (" ", word)))


def knows_face(known: int, seat: int, seats: int) -> bool:
    """Whether a seat knows a face, by the bits of the seats that do; a spectator knows what every player knows."""
    if seat == SPECTATOR:
        return known == (1 << seats) - 1
    return known & (1 << seat) != 0


def numbered(name: str, card: int, copies: Sequence[int]) -> Sentence:
    """A card's name, with a number where copies of it lie beside it: `Scrap Hound (2)`."""
    number = copy_number(card, copies)
    return joined(name, f" ({number})") if number else joined(name)


def copy_number(card: int, copies: Sequence[int]) -> int:
    """Which of several copies a card is, from 1; 0 where it is the only one."""
    return copies.index(card) + 1 if len(copies) > 1 and card in copies else 0


# -- failed checks -------------------------------------------------------------------------------


def failure_words(
    pattern: Pattern, failure: Failure, card: str, number: int, reader: Reader
) -> Sentence:
    """A failed check with its culprit and its numbers."""
    values = {"card": card, "need": str(failure.need), "have": str(failure.have)}
    return fill(pattern, values, reader, number=number)


# -- options -------------------------------------------------------------------------------------


def told_apart(options: Sequence[int], sentence_of: Callable[[int], str]) -> list[Sentence]:
    """The sentences of all options; where several of one kind read the same, with the place among them."""
    said = [(option_kind(code), sentence_of(code)) for code in options]
    equal = Counter(said)
    met: Counter[tuple[int, str]] = Counter()
    sentences: list[Sentence] = []
    for one in said:
        met[one] += 1
        sentences.append(joined(one[1], f" [{met[one]}]" if equal[one] > 1 else ""))
    return sentences


def option_name(code: int, names: Mapping[int, str], operands: Mapping[int, int]) -> str:
    """An option's short name: that of its kind, and as many of its operands as belong to it: `use-3-0`."""
    kind = option_kind(code)
    numbers = (option_first(code), option_second(code))[: operands[kind]]
    return "-".join([names[kind], *map(str, numbers)])
