"""The words of ailments, and the categories that name a number of them."""

# ruff: noqa: D102 - the base class Category describes what each method does

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, cast

from runestack.language.categories import Category, Lexicon, Readings
from runestack.language.inflect import CASES, noun_phrase
from runestack.language.tokens import NUMBER, tokenize
from runestack.language.words import Case, Noun

if TYPE_CHECKING:
    from runestack.language.parser import Parser

BURN = Noun(
    "burn", "Burn", "Burn", "Verbrennung", "Verbrennungen", "f", "Verbrennung", "Verbrennungen"
)
CURSE = Noun("curse", "Curse", "Curse", "Fluch", "Flüche", "m", "Fluchs", "Flüchen")
DEBILITATE = Noun(
    "debilitate",
    "Debilitate",
    "Debilitate",
    "Entkräftung",
    "Entkräftungen",
    "f",
    "Entkräftung",
    "Entkräftungen",
)
FRAGMENT = Noun(
    "fragment",
    "Fragment",
    "Fragment",
    "Zersplitterung",
    "Zersplitterungen",
    "f",
    "Zersplitterung",
    "Zersplitterungen",
)
INSANITY = Noun(
    "insanity",
    "Insanity",
    "Insanity",
    "Wahnvorstellung",
    "Wahnvorstellungen",
    "f",
    "Wahnvorstellung",
    "Wahnvorstellungen",
)
WEAKEN = Noun(
    "weaken", "Weaken", "Weaken", "Schwächung", "Schwächungen", "f", "Schwächung", "Schwächungen"
)
TYPES = (BURN, CURSE, DEBILITATE, FRAGMENT, INSANITY, WEAKEN)

# `any`: whichever instances; `unique`: types, not instances; `chosen`: all of one type that is named when applied.
ANY = Noun("any", "ailment", "ailments", "Gebrechen", "Gebrechen", "n", "Gebrechens", "Gebrechen")
ALL = replace(ANY, english=ANY.plural)  # behind `all` there are always several
UNIQUE = Noun(
    "unique",
    "unique ailment type",
    "unique ailment types",
    "verschiedene Gebrechenart",
    "verschiedene Gebrechenarten",
    "f",
    "verschiedenen Gebrechenart",
    "verschiedenen Gebrechenarten",
)
CHOSEN = Noun(
    "chosen",
    "ailment of one type",
    "ailments of one type",
    "Gebrechen einer Art",
    "Gebrechen einer Art",
    "n",
    "Gebrechens einer Art",
    "Gebrechen einer Art",
)
OTHER = Noun(
    "other",
    "other ailments",
    "other ailments",
    "andere Gebrechen",
    "andere Gebrechen",
    "n",
    "anderer Gebrechen",
    "anderen Gebrechen",
)


class Ailments(Lexicon):
    """Ailments without a number; German in a case, behind `a.`, `each.` or in the plural behind `plural.`."""

    __slots__ = ("nouns",)

    def __init__(self, name: str, nouns: tuple[Noun, ...]) -> None:
        super().__init__(
            name,
            "an ailment",
            (
                (noun.key, noun.english, noun.plural, noun.german, noun.german_plural)
                for noun in nouns
            ),
        )
        self.nouns = {noun.key: noun for noun in nouns}

    def german(self, value: Any, form: str, *, plural: bool = False) -> str:
        kind, _, case = form.rpartition(".")
        noun = self.nouns[value]
        if kind in ("a", "each"):
            return noun_phrase(noun, cast(Case, case), kind)
        known: Case = next((one for one in CASES if one == case), "nom")
        return noun.form(known, plural=plural or kind == "plural")


class AilmentAmount(Category):
    """`2 Burn`, `3 ailments`: fills number and ailment; with `up_to` also `up to 3 ailments`."""

    __slots__ = ("nouns", "table", "up_to")

    def __init__(self, name: str, nouns: tuple[Noun, ...], *, up_to: bool = False) -> None:
        super().__init__(name, "a number of ailments such as 2 Burn")
        self.nouns = {noun.key: noun for noun in nouns}
        self.up_to = up_to
        self.table: list[tuple[list[str], str]] = []
        for noun in nouns:
            for wording in dict.fromkeys((noun.english, noun.plural)):
                self.table.append(([token.key for token in tokenize(wording)], noun.key))
        self.first = frozenset({NUMBER, "up"} if up_to else {NUMBER})

    def parse(self, parser: Parser, start: int) -> Readings:
        keys = parser.keys
        limited = self.up_to and keys[start] == "up" and keys[start + 1] == "to"
        place = start + 2 if limited else start
        if keys[place] != NUMBER or parser.tokens[place].value < 1:
            parser.expect(place, "a number", ())
            return []
        number = parser.tokens[place].value
        found: Readings = []
        for words, key in self.table:
            end = place + 1 + len(words)
            if keys[place + 1 : end] == words:
                found.append(((number, limited, key) if self.up_to else (number, key), end))
            elif parser.tracking:
                parser.expect_words(place + 1, words)
        return found

    def fits(self, value: Any) -> bool:
        return value[0] >= 1 and value[-1] in self.nouns

    def plural(self, value: Any) -> bool:
        return bool(value[0] != 1)

    def english(self, value: Any, *, plural: bool = False) -> str:
        noun = self.nouns[value[-1]]
        limit = "up to " if self.up_to and value[1] else ""
        return f"{limit}{value[0]} {noun.plural if value[0] != 1 else noun.english}"

    def german(self, value: Any, form: str, *, plural: bool = False) -> str:
        noun = self.nouns[value[-1]]
        limit = "bis zu " if self.up_to and value[1] else ""
        return f"{limit}{value[0]} {noun.form(cast(Case, form or 'acc'), plural=value[0] != 1)}"

    def samples(self) -> list[Any]:
        if self.up_to:
            return [(number, number == 3, key) for key in self.nouns for number in (1, 3)]
        return [(number, key) for key in self.nouns for number in (1, 2)]
