"""Which rows and words of a language stand in texts."""

from __future__ import annotations

from collections import Counter
from typing import Any

from runestack.language.categories import Category, Lexicon
from runestack.language.counted_groups import Controlled
from runestack.language.groups import HeadCategory
from runestack.language.lists import Joined, Sentences, Union
from runestack.language.measured import Measured
from runestack.language.nodes import Group, Side, Text
from runestack.language.phrase import Row, Slot, values_of
from runestack.language.quantities import Amount, Quantity
from runestack.language.rows import RowCategory
from runestack.language.vocabulary import Vocabulary


class Usage:
    """Rows and words as they stand in texts: the way that a text is written, followed word by word."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.vocabulary = vocabulary
        self.rows: Counter[Row] = Counter()
        self.words: Counter[tuple[str, Any]] = Counter()  # by category
        self.nouns: Counter[tuple[str, str]] = Counter()  # by use
        self.forms: Counter[str] = Counter()  # of groups and of compared numbers

    def add(self, tree: Text) -> None:
        """All paragraphs of a text."""
        for ability in tree.abilities:
            self.visit(self.vocabulary.ability, ability)

    def visit(self, category: Category, value: Any) -> None:
        if isinstance(category, RowCategory):
            self.visit_row(category, value)
        elif isinstance(category, Union):
            self.visit(category.member(value), value)
        elif isinstance(category, Joined | Sentences):
            for item in value:
                self.visit(category.item, item)
        elif isinstance(category, Lexicon):
            self.words[category.name, value] += 1
        elif isinstance(category, Measured):
            if category.is_read(value):
                self.visit(category.value, category.number_of(value))
        elif isinstance(category, HeadCategory):
            self.visit_head(category, value)
        elif isinstance(category, Amount | Quantity):
            self.forms[f"{category.name} {value[1].value}"] += 1

    def visit_row(self, category: RowCategory, value: Any) -> None:
        row = category.row_of(value)
        assert row is not None
        self.rows[row] += 1
        for part in row.english_elements:
            if isinstance(part, Slot):
                self.visit(self.vocabulary.categories[part.category], values_of(value, part.fields))

    def visit_head(self, category: HeadCategory, value: Any) -> None:
        if isinstance(value, tuple) and not isinstance(category, Controlled):
            adjectives, noun, *filters = value
            where = filters[0] if filters else ()
        else:
            group = value[2] if isinstance(category, Controlled) else value
            if isinstance(category, Controlled):
                self.forms[f"controlled {value[1].value}"] += 1
            adjectives, noun, where = group.adjectives, group.noun, group.where
            self.visit_group(category, group)
        self.nouns[category.use, noun] += 1
        for adjective in adjectives:
            self.words["adjective", adjective.word] += 1
        for item in where:
            self.visit(category.heads.where, item)

    def visit_group(self, category: HeadCategory, group: Group) -> None:
        several = "several " if group.count > 1 else ""
        self.forms[
            f"{category.name} {'up to ' if group.up_to else ''}{several}{group.pick.value}"
        ] += 1
        if group.other:
            self.forms[f"{category.name} other"] += 1
        if group.side is not Side.ANY:
            self.forms[f"{category.name} {group.side.value}"] += 1
