"""Categories: what may stand in a slot, how it is read, and how it is written in both languages.

A category reads values at a token and writes a value back. Small ones (numbers, tables of words,
lists) are here; noun phrases are in `noun_phrases`, phrase rows in `rows`.
"""

# ruff: noqa: D102 - the base class Category describes what each method does

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, TypeAlias

from .nodes import X
from .tokens import LETTER, NUMBER, SIGNED, SIGNED_LETTER, tokenize

if TYPE_CHECKING:
    from .parser import Parser

Readings: TypeAlias = list[tuple[Any, int]]

NO_READINGS: Readings = []


def article(word: str) -> str:
    """`a` or `an`, by the sound of the next word."""
    small = word.lower()
    return (
        "an"
        if small[0] in "aeio" or (small[0] == "u" and not small.startswith(("uni", "uti")))
        else "a"
    )


class Category:
    """The interface of all categories."""

    __slots__ = ("first", "index", "label", "name")

    def __init__(self, name: str, label: str = "") -> None:
        self.name = name
        self.label = label or f"a {name}"
        self.first: frozenset[str] = frozenset()  # the keys of tokens that can begin it
        self.index = 0  # its number in the vocabulary, for the parser's memory

    def link(self) -> None:
        """Work out what depends on other categories, once all are known."""

    def parse(self, parser: Parser, start: int) -> Readings:
        """Every value that can be read at a token, with the token after it."""
        raise NotImplementedError

    def fits(self, value: Any) -> bool:
        """Whether this category can write the value."""
        raise NotImplementedError

    def may_fit(self, value: Any) -> bool:
        """A quick look: False only where this category certainly cannot write the value."""
        return self.fits(value)

    def plural(self, value: Any) -> bool:
        """Whether words that agree with the value take the plural."""
        return False

    def english(self, value: Any, *, plural: bool = False) -> str:
        """The value in English; `plural` is for words that agree with another field."""
        raise NotImplementedError

    def german(self, value: Any, form: str, *, plural: bool = False) -> str:
        """The value in German, in a form such as `dat`."""
        raise NotImplementedError

    def samples(self) -> list[Any]:
        """A few values, for pages of examples and for tests."""
        return []


class Lexicon(Category):
    """A table of values with one English wording each (and a second one after plurals)."""

    __slots__ = ("entries", "table")

    def __init__(
        self, name: str, label: str, entries: Iterable[tuple[Any, str, str, str, str]]
    ) -> None:
        super().__init__(name, label)
        self.entries = {value: forms for value, *forms in entries}
        self.table: dict[str, list[tuple[list[str], Any]]] = {}
        for value, (english, english_plural, _, _) in self.entries.items():
            for wording in dict.fromkeys((english, english_plural)):
                keys = [token.key for token in tokenize(wording)]
                self.table.setdefault(keys[0], []).append((keys, value))
        self.first = frozenset(self.table)

    def parse(self, parser: Parser, start: int) -> Readings:
        keys = parser.keys
        found = []
        for words, value in self.table.get(keys[start], ()):
            end = start + len(words)
            if keys[start:end] == words:
                found.append((value, end))
            elif parser.tracking:
                parser.expect_words(start, words)
        return found

    def fits(self, value: Any) -> bool:
        return value in self.entries

    def english(self, value: Any, *, plural: bool = False) -> str:
        return self.entries[value][1 if plural else 0]

    def german(self, value: Any, form: str, *, plural: bool = False) -> str:
        return self.entries[value][3 if plural else 2]

    def samples(self) -> list[Any]:
        return list(self.entries)


def lexicon(name: str, label: str, entries: Iterable[tuple[Any, str, str]]) -> Lexicon:
    """A table whose words do not agree with anything."""
    return Lexicon(name, label, ((value, en, en, de, de) for value, en, de in entries))


class Number(Category):
    """Digits, and X in games that have it. `sign` reads `1` as -1, for rows that say `less` in words."""

    __slots__ = ("has_x", "least", "sign")

    def __init__(self, name: str, *, least: int = 1, sign: int = 1, has_x: bool = False) -> None:
        super().__init__(name, "a number")
        self.least = least
        self.sign = sign
        self.has_x = has_x
        self.first = self.begins(NUMBER)

    def begins(self, *keys: str) -> frozenset[str]:
        """The tokens that can begin it, X among them where the game has it."""
        return frozenset({*keys, LETTER} if self.has_x else keys)

    def parse(self, parser: Parser, start: int) -> Readings:
        key = parser.keys[start]
        if key == NUMBER and parser.tokens[start].value >= self.least:
            return [(self.sign * parser.tokens[start].value, start + 1)]
        if key == LETTER and self.has_x:
            return [(X(self.sign), start + 1)]
        return NO_READINGS

    def fits(self, value: Any) -> bool:
        if isinstance(value, X):
            return self.has_x and value.sign == self.sign
        return isinstance(value, int) and bool(self.sign * value >= self.least)

    def plural(self, value: Any) -> bool:
        return isinstance(value, X) or bool(abs(value) != 1)

    def english(self, value: Any, *, plural: bool = False) -> str:
        return "X" if isinstance(value, X) else str(abs(value))

    def german(self, value: Any, form: str, *, plural: bool = False) -> str:
        return "X" if isinstance(value, X) else str(abs(value))

    def samples(self) -> list[Any]:
        least = [self.sign * self.least, self.sign * (self.least + 1)]
        return [*least, *([X(self.sign)] if self.has_x else [])]


class CountOf(Number):
    """A number of cards: `a` for 1."""

    __slots__ = ()

    def __init__(self, name: str, *, has_x: bool = False) -> None:
        super().__init__(name, has_x=has_x)
        self.first = self.begins(NUMBER, "a", "an")

    def parse(self, parser: Parser, start: int) -> Readings:
        if parser.keys[start] in ("a", "an"):
            return [(1, start + 1)]
        return super().parse(parser, start)

    def english(self, value: Any, *, plural: bool = False) -> str:
        return "a" if value == 1 else super().english(value)


class Times(Number):
    """How often: `once`, `2 times`."""

    __slots__ = ()

    def __init__(self, name: str, *, has_x: bool = False) -> None:
        super().__init__(name, has_x=has_x)
        self.label = "how often (once, 2 times)"
        self.first = self.begins(NUMBER, "once")

    def parse(self, parser: Parser, start: int) -> Readings:
        if parser.keys[start] == "once":
            return [(1, start + 1)]
        for value, end in super().parse(parser, start):
            if parser.keys[end] in ("times", "time"):
                return [(value, end + 1)]
            if parser.tracking:
                parser.expect_words(end, ["times"])
        return NO_READINGS

    def english(self, value: Any, *, plural: bool = False) -> str:
        return "once" if value == 1 else f"{super().english(value)} times"

    def german(self, value: Any, form: str, *, plural: bool = False) -> str:
        return f"{super().german(value, form)} Mal"


class Signed(Number):
    """`+1`, `-2`, `+X`."""

    __slots__ = ()

    def __init__(self, name: str, *, has_x: bool = False) -> None:
        super().__init__(name, has_x=has_x)
        self.label = "a change such as +1"
        self.first = frozenset({SIGNED, SIGNED_LETTER} if has_x else {SIGNED})

    def parse(self, parser: Parser, start: int) -> Readings:
        key, value = parser.keys[start], parser.tokens[start].value
        if key == SIGNED and value != 0:
            return [(value, start + 1)]
        if key == SIGNED_LETTER and self.has_x:
            return [(X(value), start + 1)]
        return NO_READINGS

    def fits(self, value: Any) -> bool:
        return self.has_x if isinstance(value, X) else isinstance(value, int) and value != 0

    def english(self, value: Any, *, plural: bool = False) -> str:
        if isinstance(value, X):
            return "+X" if value.sign > 0 else "-X"
        return f"{value:+d}"

    def german(self, value: Any, form: str, *, plural: bool = False) -> str:
        return self.english(value)


class TopCards(Number):
    """`top card`, `top 2 cards`."""

    __slots__ = ()

    def __init__(self, name: str, least: int, *, has_x: bool = False) -> None:
        super().__init__(name, least=least, has_x=has_x)
        self.label = "top card or top 2 cards"
        self.first = frozenset({"top"})

    def parse(self, parser: Parser, start: int) -> Readings:
        keys = parser.keys
        if keys[start] != "top":
            return NO_READINGS
        if keys[start + 1] in ("card", "cards") and self.least == 1:
            return [(1, start + 2)]
        for value, end in super().parse(parser, start + 1):
            if keys[end] in ("card", "cards"):
                return [(value, end + 1)]
            if parser.tracking:
                parser.expect_words(end, ["cards"])
        if parser.tracking:
            parser.expect(start + 1, "a number", ())
        return NO_READINGS

    def english(self, value: Any, *, plural: bool = False) -> str:
        return "top card" if value == 1 else f"top {super().english(value)} cards"

    def german(self, value: Any, form: str, *, plural: bool = False) -> str:
        if value == 1:
            return "der obersten Karte" if form in ("dat", "gen") else "die oberste Karte"
        article = {"dat": "den", "gen": "der"}.get(form, "die")
        return f"{article} obersten {super().german(value, form)} Karten"

    def samples(self) -> list[Any]:
        return [max(self.least, 1), self.least + 1, *([X(1)] if self.has_x else [])]
