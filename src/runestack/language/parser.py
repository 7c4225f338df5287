"""The parser: reads a paragraph in every way the rows allow.

It remembers what was read at each token for each category, so that the work grows with the length of the text
and not with the number of rows. A second, slower pass (`tracking`) is made only for texts without a reading: it
remembers the furthest token and what could have stood there.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from .categories import Category, Readings
from .tokens import Token

if TYPE_CHECKING:
    from .nodes import Node
    from .vocabulary import Vocabulary


class Parser:
    """One paragraph, being read."""

    __slots__ = ("expected", "furthest", "keys", "memory", "stride", "tokens", "tracking")

    def __init__(
        self, vocabulary: Vocabulary, tokens: list[Token], *, tracking: bool = False
    ) -> None:
        self.tokens = tokens
        # Nothing begins with an empty key, so looking past the end needs no checks.
        self.keys = [token.key for token in tokens] + ["", "", ""]
        self.memory: dict[int, Readings] = {}
        self.stride = len(vocabulary.categories)
        self.tracking = tracking
        self.furthest = 0
        self.expected: dict[str, frozenset[str]] = {}

    def parse(self, category: Category, start: int) -> Readings:
        """Every reading of a category at a token."""
        place = start * self.stride + category.index
        found = self.memory.get(place)
        if found is None:
            found = category.parse(self, start)
            self.memory[place] = found
        return found

    def whole(self, category: Category) -> list[Node]:
        """Every reading of a category that uses up all tokens."""
        if not self.tokens:
            return []
        if self.keys[0] not in category.first:
            if self.tracking:
                category.parse(self, 0)
            return []
        end = len(self.tokens)
        found: list[Node] = []
        for value, after in self.parse(category, 0):
            if after == end and value not in found:
                found.append(value)
        return found

    def expect(self, place: int, label: str, words: Iterable[str]) -> None:
        """Remember that something of this kind could have stood at a token."""
        if not self.tracking or place < self.furthest:
            return
        if place > self.furthest:
            self.furthest = place
            self.expected = {}
        self.expected[label] = self.expected.get(label, frozenset()) | frozenset(words)

    def expect_words(self, place: int, words: list[str]) -> None:
        """Remember that these words could have stood here: the first that differs counts."""
        for word in words:
            if self.keys[place] != word:
                self.expect(place, f"“{word}”", (word,))
                return
            place += 1
