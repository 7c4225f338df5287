"""Categories that only RONE has: exhaustion icons and incomes."""

# ruff: noqa: D102 - the base class Category describes what each method does

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from runestack.language.categories import NO_READINGS, Category, Readings, lexicon
from runestack.language.nodes import Player
from runestack.language.noun_phrases import Heads
from runestack.language.people_and_places import possessed
from runestack.language.tokens import NUMBER
from runestack.language.words import Noun, Words

if TYPE_CHECKING:
    from runestack.language.parser import Parser

EXHAUSTION_ICONS = ("yellow", "purple")
INCOME = Noun(
    "income", "income", "incomes", "Einkommen", "Einkommen", "n", "Einkommens", "Einkommen"
)
INCOMES = {"water": "{water}", "card": "{card}"}  # the same icons in both languages


class Exhaustion(Category):
    """An icon with a number: `{yellow 2}` fills colour and number."""

    __slots__ = ("colours",)

    def __init__(self) -> None:
        super().__init__("exhaustion", "an exhaustion icon such as {yellow 2}")
        self.colours = {f"{{{colour} {NUMBER}}}": colour for colour in EXHAUSTION_ICONS}
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


class WhoseIncome(Category):
    """German only: `dein {water}-Einkommen`."""

    __slots__ = ("players",)

    def __init__(self, words: Words) -> None:
        super().__init__("whose_income")
        self.players = {word.player: word for word in words.players}

    def fits(self, value: Any) -> bool:
        return value[0] in self.players and value[1] in INCOMES

    def german(self, value: Any, form: str, *, plural: bool = False) -> str:
        icon = INCOMES[value[1]]
        owner = self.players[value[0]].genitive
        yours = value[0] is Player.YOU
        return possessed(INCOME, owner, "nom", yours=yours, prefix=icon)


def categories(words: Words, heads: Heads) -> Iterable[Category]:
    """What RONE adds to the core's categories."""
    return (
        Exhaustion(),
        lexicon("income", "a resource", ((key, icon, icon) for key, icon in INCOMES.items())),
        WhoseIncome(words),
    )
