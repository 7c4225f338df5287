"""Categories: what may stand in a slot, how it is read, and how it is written in both languages.

A category reads values at a token and writes a value back. Small ones (numbers, tables of words,
lists) are here; noun phrases are in `noun_phrases`, phrase rows in `rows`.
"""

# ruff: noqa: D102 - the base class Category describes what each method does

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, TypeAlias

from .tokens import NUMBER, SIGNED, tokenize

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
    """Digits. `negative` reads `1` as -1, for rows that say `less` in words."""

    __slots__ = ("least", "sign")

    def __init__(self, name: str, *, least: int = 1, sign: int = 1) -> None:
        super().__init__(name, "a number")
        self.least = least
        self.sign = sign
        self.first = frozenset({NUMBER})

    def parse(self, parser: Parser, start: int) -> Readings:
        if parser.keys[start] == NUMBER and parser.tokens[start].value >= self.least:
            return [(self.sign * parser.tokens[start].value, start + 1)]
        return NO_READINGS

    def fits(self, value: Any) -> bool:
        return isinstance(value, int) and bool(self.sign * value >= self.least)

    def plural(self, value: Any) -> bool:
        return bool(abs(value) != 1)

    def english(self, value: Any, *, plural: bool = False) -> str:
        return str(abs(value))

    def german(self, value: Any, form: str, *, plural: bool = False) -> str:
        return str(abs(value))

    def samples(self) -> list[Any]:
        return [self.sign, self.sign * 2]


class CountOf(Number):
    """A number of cards: `a` for 1."""

    __slots__ = ()

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.first = frozenset({NUMBER, "a", "an"})

    def parse(self, parser: Parser, start: int) -> Readings:
        if parser.keys[start] in ("a", "an"):
            return [(1, start + 1)]
        return super().parse(parser, start)

    def english(self, value: Any, *, plural: bool = False) -> str:
        return "a" if value == 1 else str(value)


class Times(Number):
    """How often: `once`, `2 times`."""

    __slots__ = ()

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.label = "how often (once, 2 times)"
        self.first = frozenset({NUMBER, "once"})

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
        return "once" if value == 1 else f"{value} times"

    def german(self, value: Any, form: str, *, plural: bool = False) -> str:
        return f"{value} Mal"


class Signed(Number):
    """`+1`, `-2`."""

    __slots__ = ()

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.label = "a change such as +1"
        self.first = frozenset({SIGNED})

    def parse(self, parser: Parser, start: int) -> Readings:
        if parser.keys[start] == SIGNED and parser.tokens[start].value != 0:
            return [(parser.tokens[start].value, start + 1)]
        return NO_READINGS

    def fits(self, value: Any) -> bool:
        return isinstance(value, int) and value != 0

    def english(self, value: Any, *, plural: bool = False) -> str:
        return f"{value:+d}"

    def german(self, value: Any, form: str, *, plural: bool = False) -> str:
        return f"{value:+d}"


class TopCards(Number):
    """`top card`, `top 2 cards`."""

    __slots__ = ()

    def __init__(self, name: str, least: int) -> None:
        super().__init__(name, least=least)
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
        return "top card" if value == 1 else f"top {value} cards"

    def german(self, value: Any, form: str, *, plural: bool = False) -> str:
        if value == 1:
            return "der obersten Karte" if form in ("dat", "gen") else "die oberste Karte"
        article = {"dat": "den", "gen": "der"}.get(form, "die")
        return f"{article} obersten {value} Karten"

    def samples(self) -> list[Any]:
        return [max(self.least, 1), self.least + 1]


class Exhaustion(Category):
    """An icon with a number: `{yellow 2}` fills colour and number."""

    __slots__ = ("colours",)

    def __init__(self, colours: tuple[str, ...]) -> None:
        super().__init__("exhaustion", "an exhaustion icon such as {yellow 2}")
        self.colours = {f"{{{colour} {NUMBER}}}": colour for colour in colours}
        self.first = frozenset(self.colours)

    def parse(self, parser: Parser, start: int) -> Readings:
        colour = self.colours.get(parser.keys[start])
        if colour is None or parser.tokens[start].value < 1:
            return NO_READINGS
        return [((colour, parser.tokens[start].value), start + 1)]

    def fits(self, value: Any) -> bool:
        return value[0] in self.colours.values() and bool(value[1] >= 1)

    def english(self, value: Any, *, plural: bool = False) -> str:
        return f"{{{value[0]} {value[1]}}}"

    def german(self, value: Any, form: str, *, plural: bool = False) -> str:
        return self.english(value)

    def samples(self) -> list[Any]:
        return [(colour, number) for colour in self.colours.values() for number in (1, 2)]
