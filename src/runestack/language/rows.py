"""Categories that are phrase rows, kept as a tree of words so that rows share what they begin with."""

# ruff: noqa: D102 - the base class Category describes what each method does

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .categories import Category, Readings
from .german import write_german
from .nodes import Node
from .phrase import Agree, Literal, PhraseError, Row, Slot, spaced, values_of
from .tokens import tokenize

if TYPE_CHECKING:
    from .parser import Parser
    from .vocabulary import Vocabulary


class Branch:
    """A place in the tree: which words or categories go on from here, and which rows end here."""

    __slots__ = ("ends", "slots", "words")

    def __init__(self) -> None:
        self.words: dict[str, list[Branch]] = {}
        self.slots: list[tuple[Category, Branch]] = []
        self.ends: list[Builder] = []

    def word(self, key: str) -> Branch:
        """The branch after a word, made if it is new."""
        branches = self.words.setdefault(key, [])
        if not branches:
            branches.append(Branch())
        return branches[0]

    def slot(self, category: Category) -> Branch:
        """The branch after a category, made if it is new."""
        for known, branch in self.slots:
            if known is category:
                return branch
        branch = Branch()
        self.slots.append((category, branch))
        return branch

    def link_words(self, keys: list[str], target: Branch) -> None:
        """Lead some words to a branch that other words lead to as well."""
        branch = self
        for key in keys[:-1]:
            branch = branch.word(key)
        branch.words.setdefault(keys[-1], []).append(target)


class Builder:
    """Makes a row's node of the values that were read, in the order of the class's fields."""

    __slots__ = ("plan", "row")

    def __init__(self, row: Row) -> None:
        self.row = row
        found: dict[str, tuple[int, int, Any]] = {}
        slots = [part for part in row.english_elements if isinstance(part, Slot)]
        for index, slot in enumerate(slots):
            several = len(slot.fields) > 1
            for place, name in enumerate(slot.fields):
                found[name] = (index, place if several else -1, None)
        for name, value in row.fixed:
            found[name] = (-1, -1, value)
        order = row.node.__dataclass_fields__  # type: ignore[attr-defined]
        self.plan = [found[name] for name in order]

    def build(self, values: tuple[Any, ...]) -> Node:
        """The node."""
        arguments = [
            fixed if index < 0 else (values[index] if place < 0 else values[index][place])
            for index, place, fixed in self.plan
        ]
        return self.row.node(*arguments)


class RowCategory(Category):
    """All rows of one category."""

    __slots__ = ("by_node", "root", "rows", "vocabulary")

    def __init__(self, name: str, label: str, vocabulary: Vocabulary) -> None:
        super().__init__(name, label)
        self.vocabulary = vocabulary
        self.rows: list[Row] = []
        self.by_node: dict[type[Node], list[Row]] = {}
        self.root = Branch()

    def add(self, row: Row) -> None:
        """Put a row into the tree."""
        self.rows.append(row)
        self.by_node.setdefault(row.node, []).append(row)
        branch = self.root
        for part in row.english_elements:
            if isinstance(part, Literal):
                for token in tokenize(part.text):
                    branch = branch.word(token.key)
            elif isinstance(part, Slot):
                branch = branch.slot(self.vocabulary.category(part.category, row))
            elif isinstance(part, Agree):
                target = Branch()
                for words in dict.fromkeys((part.singular, part.plural)):
                    keys = [token.key for token in tokenize(" ".join(words))]
                    branch.link_words(keys, target)
                branch = target
            else:
                raise PhraseError(f"{row.name}: verb marks belong to German patterns")
        branch.ends.append(Builder(row))

    def link(self) -> None:
        starts = set(self.root.words)
        for category, _ in self.root.slots:
            if not category.first:
                category.link()
            starts |= category.first
        self.first = frozenset(starts)

    def parse(self, parser: Parser, start: int) -> Readings:
        found: Readings = []
        self.walk(parser, self.root, start, (), found)
        return found

    def walk(
        self, parser: Parser, branch: Branch, place: int, values: tuple[Any, ...], found: Readings
    ) -> None:
        """Follow every branch that the tokens allow."""
        for builder in branch.ends:
            found.append((builder.build(values), place))
        key = parser.keys[place]
        if parser.tracking:
            self.expect(parser, branch, place)
        for after in branch.words.get(key, ()):
            self.walk(parser, after, place + 1, values, found)
        for category, after in branch.slots:
            if key in category.first:
                for value, end in parser.parse(category, place):
                    self.walk(parser, after, end, (*values, value), found)

    def expect(self, parser: Parser, branch: Branch, place: int) -> None:
        """Remember what could have stood here, for the error message."""
        for word in branch.words:
            parser.expect_words(place, [word])
        for category, _ in branch.slots:
            if parser.keys[place] not in category.first:
                parser.expect(place, category.label, category.first)

    def row_of(self, node: Any) -> Row | None:
        """The row that writes a node."""
        for row in self.by_node.get(type(node), ()):
            if self.vocabulary.row_fits(row, node):
                return row
        return None

    def row_to_write(self, node: Any) -> Row:
        """The same for a node that has a wording: what the fixed fields decide needs no further look."""
        likely = [
            row
            for row in self.by_node.get(type(node), ())
            if all(getattr(node, name) == value for name, value in row.fixed)
        ]
        row = likely[0] if len(likely) == 1 else self.row_of(node)
        if row is None:
            raise ValueError(f"{self.name}: no wording for {node!r}")
        return row

    def fits(self, value: Any) -> bool:
        return self.row_of(value) is not None

    def may_fit(self, value: Any) -> bool:
        return type(value) in self.by_node

    def english(self, value: Any, *, plural: bool = False) -> str:
        row = self.row_to_write(value)
        parts = []
        for part in row.english_elements:
            if isinstance(part, Literal):
                parts.append(part.text)
            elif isinstance(part, Agree):
                several = self.vocabulary.agrees_plural(row, value, part.fields)
                parts.append(" ".join(part.plural if several else part.singular))
            elif isinstance(part, Slot):
                category = self.vocabulary.categories[part.category]
                # The form of an English slot names the field with which its words agree.
                several = bool(part.form) and self.vocabulary.agrees_plural(
                    row, value, (part.form,)
                )
                parts.append(category.english(values_of(value, part.fields), plural=several))
        return spaced(parts)

    def german(self, value: Any, form: str, *, plural: bool = False) -> str:
        return write_german(self.vocabulary, self.row_to_write(value), value, form)

    def samples(self) -> list[Any]:
        """All samples of a single row, else one of each row: products of rows would be too many."""
        found = [self.vocabulary.row_samples(row) for row in self.rows]
        return found[0] if len(found) == 1 else [samples[0] for samples in found]
