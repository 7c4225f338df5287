"""Amounts with their noun: `2 damage`, `X damage`, `damage equal to the {melee} of this unit`."""

# ruff: noqa: D102 - the base class Category describes what each method does

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from .categories import Category, CountOf, Number, Readings
from .nodes import Value, X
from .tokens import tokenize
from .words import Words

if TYPE_CHECKING:
    from .parser import Parser


@dataclass(frozen=True, slots=True)
class Counted:
    """What there is a number of; `german_mass` stands before a value that is not written as a number."""

    english: str
    english_plural: str
    german: str
    german_plural: str
    german_mass: str


DAMAGE = Counted("damage", "damage", "Schadenspunkt", "Schadenspunkte", "Schaden")
CARDS = Counted("card", "cards", "Karte", "Karten", "Karten")


class Measured(Category):
    """A number of something, or something equal to a value. `entries` are what there can be a number of."""

    __slots__ = ("entries", "number", "table", "value")

    def __init__(
        self, name: str, label: str, number: Number, value: Category, entries: dict[str, Counted]
    ) -> None:
        super().__init__(name, label)
        self.number = number
        self.value = value
        self.entries = entries
        self.table = [
            ([token.key for token in tokenize(wording)], key)
            for key, counted in entries.items()
            for wording in dict.fromkeys((counted.english, counted.english_plural))
        ]
        self.first = number.first | {words[0] for words, _ in self.table}

    def made(self, number: Any, key: str) -> Any:
        """What fills the slot."""
        return number

    def number_of(self, value: Any) -> Any:
        """The amount in what fills the slot."""
        return value

    def key_of(self, value: Any) -> str:
        """What it is an amount of."""
        return next(iter(self.entries))

    def parse(self, parser: Parser, start: int) -> Readings:
        found: Readings = []
        if parser.keys[start] in self.number.first:
            for number, place in self.number.parse(parser, start):
                found += [(self.made(number, key), end) for key, end in self.noun(parser, place)]
        for key, end in self.noun(parser, start):
            if parser.keys[end] == "equal" and parser.keys[end + 1] == "to":
                for value, after in parser.parse(self.value, end + 2):
                    found.append((self.made(value, key), after))
            elif parser.tracking and self.value.first:
                parser.expect_words(end, ["equal", "to"])
        return found

    def noun(self, parser: Parser, start: int) -> list[tuple[str, int]]:
        """What can be read as a noun at a token, with the token after it."""
        found: dict[tuple[str, int], None] = {}
        for words, key in self.table:
            end = start + len(words)
            if parser.keys[start:end] == words:
                found[key, end] = None
            elif parser.tracking:
                parser.expect_words(start, words)
        return list(found)

    def is_read(self, value: Any) -> bool:
        """Whether an amount is written behind `equal to`."""
        number = self.number_of(value)
        return isinstance(number, Value) and not isinstance(number, X)

    def fits(self, value: Any) -> bool:
        if self.key_of(value) not in self.entries:
            return False
        writes = self.value if self.is_read(value) else self.number
        return writes.fits(self.number_of(value))

    def plural(self, value: Any) -> bool:
        return self.is_read(value) or self.number.plural(self.number_of(value))

    def english(self, value: Any, *, plural: bool = False) -> str:
        counted, number = self.entries[self.key_of(value)], self.number_of(value)
        if self.is_read(value):
            return f"{counted.english_plural} equal to {self.value.english(number)}"
        noun = counted.english_plural if self.number.plural(number) else counted.english
        return f"{self.number.english(number)} {noun}"

    def german(self, value: Any, form: str, *, plural: bool = False) -> str:
        counted, number = self.entries[self.key_of(value)], self.number_of(value)
        if self.is_read(value):
            return f"{counted.german_mass} in Höhe {self.value.german(number, 'gen')}"
        noun = counted.german_plural if self.number.plural(number) else counted.german
        return f"{self.number.german(number, '')} {noun}"

    def samples(self) -> list[Any]:
        first, *others = self.entries
        numbers = [*self.number.samples(), *self.value.samples()]
        found = [self.made(number, first) for number in numbers]
        return found + [self.made(numbers[0], key) for key in others]


class MeasuredResource(Measured):
    """The same of a resource: fills number and resource."""

    __slots__ = ()

    def made(self, number: Any, key: str) -> Any:
        return (number, key)

    def number_of(self, value: Any) -> Any:
        return value[0]

    def key_of(self, value: Any) -> str:
        return str(value[1])


def measured(words: Words, value: Category) -> tuple[Category, ...]:
    """The amounts that core rows speak of."""
    has_x = words.has_x
    resources = {
        word.key: Counted(
            word.english,
            word.plural or word.english,
            word.german,
            word.german_plural or word.german,
            word.german_plural or word.german,
        )
        for word in words.resources
    }
    number = Number("", has_x=has_x)
    return (
        Measured("damage", "a number of damage", number, value, {"damage": DAMAGE}),
        Measured(
            "some_cards", "a number of cards", CountOf("", has_x=has_x), value, {"card": CARDS}
        ),
        MeasuredResource("resources", "a number of a resource", number, value, resources),
    )
