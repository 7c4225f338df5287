"""Cards that were loaded: found by id, number, name and by search, with a hash over their content."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import cached_property
from hashlib import sha256

from runestack.language.nodes import Text
from runestack.language.text import german
from runestack.language.vocabulary import Vocabulary

from .schema import Printed, Value

COMPARE = re.compile(r"^([a-z_]+)(<=|>=|:|=|<|>)(.+)$")


@dataclass(frozen=True, slots=True)
class Card:
    """One face of a card. `printed` has the keys of its game (cost, level, health, ...)."""

    id: str
    number: int
    name: str
    name_de: str
    type: str
    copies: int
    text: str
    tree: Text
    printed: Mapping[str, Printed]
    flavour: str = ""
    flavour_de: str = ""
    illustrator: str = ""
    edition: str = ""
    one_off: bool = False  # it needs a phrase of its own
    file: str = field(default="", compare=False)
    line: int = field(default=0, compare=False)

    def value(self, key: str) -> Value | None:
        """A printed or common value by its key."""
        found = self.printed.get(key)
        if found is None and key in COMMON_FIELDS:
            found = getattr(self, key, None)
        return found if isinstance(found, int | str) else None

    def words(self, key: str) -> tuple[str, ...]:
        """A printed list of words; empty where the card has none."""
        found = self.printed.get(key)
        return found if isinstance(found, tuple) else ()

    def content(self) -> dict[str, Printed]:
        """What makes the card what it is: everything but flavour and where it is written."""
        common = {
            key: self.value(key) for key in ("id", "number", "name", "type", "copies", "text")
        }
        return {
            **{key: value for key, value in common.items() if value is not None},
            **self.printed,
        }


COMMON_FIELDS = frozenset({"id", "number", "name", "name_de", "type", "copies", "text", "edition"})


class CardPool:
    """All cards of a game."""

    def __init__(self, game: str, cards: Iterable[Card], vocabulary: Vocabulary) -> None:
        self.game = game
        self.cards = tuple(sorted(cards, key=lambda card: card.number))
        self.vocabulary = vocabulary
        self.by_id = {card.id: card for card in self.cards}
        self.by_number = {card.number: card for card in self.cards}
        self.names: dict[str, list[Card]] = {}
        for card in self.cards:
            for name in dict.fromkeys((card.name.casefold(), card.name_de.casefold())):
                self.names.setdefault(name, []).append(card)

    def __len__(self) -> int:
        return len(self.cards)

    def __iter__(self) -> Iterator[Card]:
        return iter(self.cards)

    def named(self, name: str) -> tuple[Card, ...]:
        """The cards of a name, English or German; a hero's three levels have the same one."""
        return tuple(self.names.get(name.strip().casefold(), ()))

    def closest_name(self, name: str) -> str | None:
        """A card's name that looks like this one."""
        close = get_close_matches(name.strip().casefold(), list(self.names), n=1, cutoff=0.6)
        if not close:
            return None
        card = self.names[close[0]][0]
        return card.name if card.name.casefold() == close[0] else card.name_de

    def german(self, card: Card) -> str:
        """A card's text in German."""
        return german(card.tree, self.vocabulary)

    @cached_property
    def pool_hash(self) -> str:
        """A hash over the content of all cards; file names, order and flavour do not count."""
        content = [card.content() for card in self.cards]
        written = json.dumps(content, sort_keys=True, ensure_ascii=True, separators=(",", ":"))
        return sha256(written.encode()).hexdigest()[:16]

    def search(self, query: str) -> list[Card]:
        """Cards that fit every part of a query: `type:unit race:machine cost<=3 flying`."""
        parts = query.split()
        return [card for card in self.cards if all(self.matches(card, part) for part in parts)]

    def matches(self, card: Card, part: str) -> bool:
        """Whether a card fits one part: a comparison of a value, or a word in names and texts."""
        comparison = COMPARE.match(part)
        if comparison is None:
            return part.casefold() in self.searchable(card)
        key, sign, wanted = comparison.groups()
        found = card.value(key)
        if found is None:
            return False
        if isinstance(found, int) and wanted.lstrip("-").isdigit():
            return compare(found, sign, int(wanted))
        if sign in (":", "="):
            text = str(found).casefold()
            return text == wanted.casefold() or (
                key in ("name", "name_de", "text") and wanted.casefold() in text
            )
        return False

    def searchable(self, card: Card) -> str:
        """The words in which a search looks."""
        values = " ".join(shown(value) for value in card.printed.values())
        return f"{card.id} {card.name} {card.name_de} {card.type} {values} {card.text}".casefold()


def shown(value: Printed) -> str:
    """A printed value in words."""
    return ", ".join(value) if isinstance(value, tuple) else str(value)


def compare(found: int, sign: str, wanted: int) -> bool:
    """A comparison of numbers."""
    results = {
        ":": found == wanted,
        "=": found == wanted,
        "<": found < wanted,
        ">": found > wanted,
        "<=": found <= wanted,
        ">=": found >= wanted,
    }
    return results[sign]
