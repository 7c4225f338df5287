"""Compared numbers: `2 or more`, `exactly 2`, `no`."""

# ruff: noqa: D102 - the base class Category describes what each method does

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .categories import Category, Readings
from .nodes import Compare
from .tokens import NUMBER
from .words import Words

if TYPE_CHECKING:
    from .parser import Parser


def parse_quantity(parser: Parser, start: int) -> list[tuple[tuple[int, Compare], int]]:
    """Read `exactly 2`, `2 or more`, `2 or less`, `no`."""
    keys = parser.keys
    if keys[start] == "no":
        return [((0, Compare.EXACTLY), start + 1)]
    if keys[start] == "exactly":
        if keys[start + 1] == NUMBER:
            return [((parser.tokens[start + 1].value, Compare.EXACTLY), start + 2)]
        if parser.tracking:
            parser.expect(start + 1, "a number", ())
    elif keys[start] == NUMBER:
        number = parser.tokens[start].value
        for word, compare in (("more", Compare.AT_LEAST), ("less", Compare.AT_MOST)):
            if keys[start + 1] == "or" and keys[start + 2] == word and number >= 1:
                return [((number, compare), start + 3)]
        if parser.tracking:
            parser.expect_words(start + 1, ["or", "more"])
            parser.expect_words(start + 1, ["or", "less"])
    return []


def quantity_english(number: int, compare: Compare) -> str:
    """Write what `parse_quantity` reads."""
    if compare is Compare.EXACTLY:
        return f"exactly {number}" if number else "no"
    return f"{number} {compare.value}"


def quantity_german(number: int, compare: Compare) -> str:
    """The same in German; 0 is left to the caller, who knows the noun."""
    return f"genau {number}" if compare is Compare.EXACTLY else amount_german(number, compare)


def amount_german(number: int, compare: Compare, *, is_high: bool = False) -> str:
    """A compared value; what `is_high` goes up and down, as a level does."""
    if compare is Compare.EXACTLY:
        return str(number)
    more, less = ("höher", "niedriger") if is_high else ("mehr", "weniger")
    return f"{number} oder {more if compare is Compare.AT_LEAST else less}"


class Quantity(Category):
    """A compared number before a noun: `2 or more`, `exactly 2`, `no`."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("quantity", "a number such as 2 or more")
        self.first = frozenset({NUMBER, "no", "exactly"})

    def parse(self, parser: Parser, start: int) -> Readings:
        return list(parse_quantity(parser, start))

    def fits(self, value: Any) -> bool:
        return bool(value[0] >= 1 or value == (0, Compare.EXACTLY))

    def plural(self, value: Any) -> bool:
        return bool(value != (1, Compare.EXACTLY))

    def english(self, value: Any, *, plural: bool = False) -> str:
        return quantity_english(*value)

    def german(self, value: Any, form: str, *, plural: bool = False) -> str:
        return form if value[0] == 0 else quantity_german(*value)

    def samples(self) -> list[Any]:
        return [(2, Compare.AT_LEAST), (1, Compare.EXACTLY), (0, Compare.EXACTLY)]


class Amount(Category):
    """A compared value: `2`, `2 or more`, `2 or less`."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("amount", "a number")
        self.first = frozenset({NUMBER})

    def parse(self, parser: Parser, start: int) -> Readings:
        if parser.keys[start] != NUMBER:
            return []
        exact = ((parser.tokens[start].value, Compare.EXACTLY), start + 1)
        return [exact, *parse_quantity(parser, start)]

    def fits(self, value: Any) -> bool:
        return bool(value[0] >= (0 if value[1] is Compare.EXACTLY else 1))

    def english(self, value: Any, *, plural: bool = False) -> str:
        exactly = value[1] is Compare.EXACTLY
        return str(value[0]) if exactly else quantity_english(*value)

    def german(self, value: Any, form: str, *, plural: bool = False) -> str:
        return amount_german(*value, is_high=form == "high")

    def samples(self) -> list[Any]:
        return [(1, Compare.EXACTLY), (2, Compare.AT_MOST)]


class Measure(Category):
    """German only: a value that has a word, with its number; the form `with` stands behind a noun."""

    __slots__ = ("stats",)

    def __init__(self, words: Words) -> None:
        super().__init__("measure")
        self.stats = {stat.key: stat for stat in words.stats}

    def fits(self, value: Any) -> bool:
        return value[0] in self.stats

    def german(self, value: Any, form: str, *, plural: bool = False) -> str:
        stat = self.stats[value[0]]
        amount = amount_german(value[1], value[2], is_high=stat.is_high)
        text = f"{stat.measure or stat.german} {amount}"
        return f"{stat.joined_by} {text}" if form == "with" else text


class ResourceAmount(Category):
    """German only: a compared number of a resource, `2 oder mehr Lebenspunkte`, `kein {water}`."""

    __slots__ = ("resources",)

    def __init__(self, words: Words) -> None:
        super().__init__("resource_amount")
        self.resources = {resource.key: resource for resource in words.resources}

    def fits(self, value: Any) -> bool:
        return value[2] in self.resources

    def german(self, value: Any, form: str, *, plural: bool = False) -> str:
        number, compare, key = value
        resource = self.resources[key]
        is_one = (number, compare) == (1, Compare.EXACTLY)
        noun = resource.german if is_one else resource.german_plural or resource.german
        return f"{quantity_german(number, compare) if number else resource.none} {noun}"
