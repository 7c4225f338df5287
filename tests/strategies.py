"""Random trees of the card language, derived from the rows: a new row is tried without further work."""

from dataclasses import replace
from typing import Any

from hypothesis import strategies as st

from runestack.games.rone.language.word_tables import Exhaustion
from runestack.language import nodes as n
from runestack.language.categories import Category, Lexicon, Number, Signed
from runestack.language.counted_groups import Controlled, PlayKinds, ZoneCardHead
from runestack.language.groups import AnyGroup, BareGroup, ChosenGroup, HeadCategory, PaidGroup
from runestack.language.lists import Alternatives, Joined, Sentences, Union
from runestack.language.measured import Measured
from runestack.language.nodes import Compare, Pick, Side
from runestack.language.noun_phrases import Head, where_order
from runestack.language.phrase import Row, Slot
from runestack.language.quantities import Amount, Quantity
from runestack.language.rows import RowCategory
from runestack.language.vocabulary import Vocabulary

SMALL = st.integers(1, 4)


class Trees:
    """Strategies for the categories of a vocabulary."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.vocabulary = vocabulary
        self.known: dict[str, st.SearchStrategy[Any]] = {}

    def of(self, name: str) -> st.SearchStrategy[Any]:
        """Values of a category."""
        if name not in self.known:
            self.known[name] = st.deferred(lambda: self.make(self.vocabulary.categories[name]))
        return self.known[name]

    def make(self, category: Category) -> st.SearchStrategy[Any]:
        if isinstance(category, RowCategory):
            return st.one_of([self.row(row) for row in category.rows])
        if isinstance(category, Union):
            members = [member for member in category.members if member.first]
            return st.one_of([self.of(member.name) for member in members])
        if isinstance(category, Joined | Sentences):
            least = 3 if isinstance(category, Alternatives) else 1
            return st.lists(self.of(category.item.name), min_size=least, max_size=3).map(tuple)
        if isinstance(category, Lexicon):
            return st.sampled_from(list(category.entries))
        if isinstance(category, HeadCategory):
            return self.groups(category)
        return self.numbers(category)

    def row(self, row: Row) -> st.SearchStrategy[Any]:
        """Nodes of a row."""
        slots = [part for part in row.english_elements if isinstance(part, Slot)]
        return st.tuples(*(self.of(slot.category) for slot in slots)).map(
            lambda values: build(row, slots, values)
        )

    def numbers(self, category: Category) -> st.SearchStrategy[Any]:
        if isinstance(category, Measured):
            amounts = self.numbers(category.number)
            if category.value.first:
                amounts = amounts | self.of(category.value.name)
            keys = st.sampled_from(list(category.entries))
            return st.builds(category.made, amounts, keys)
        if isinstance(category, Signed):
            numbers = SMALL.flatmap(lambda number: st.sampled_from([number, -number]))
            return numbers | st.sampled_from([n.X(1), n.X(-1)]) if category.has_x else numbers
        if isinstance(category, Number):
            numbers = SMALL.map(lambda number: category.sign * (number + category.least - 1))
            return numbers | st.just(n.X(category.sign)) if category.has_x else numbers
        if isinstance(category, Exhaustion):
            return st.tuples(st.sampled_from(sorted(category.colours.values())), st.integers(1, 3))
        assert isinstance(category, Amount | Quantity)
        pairs = st.tuples(SMALL, st.sampled_from(Compare))
        return pairs | st.just((0, Compare.EXACTLY))

    def heads(self, category: HeadCategory, *, side: bool, where: bool) -> st.SearchStrategy[Head]:
        """Heads with their adjectives and filters in canonical order."""
        heads = category.heads
        order = heads.order.__getitem__
        words = sorted(heads.order)
        return st.builds(
            lambda chosen, adjectives, noun, filters: Head(
                chosen,
                tuple(n.Adjective(word) for word in sorted(adjectives, key=order)),
                noun.key,
                tuple(sorted(filters, key=where_order)),
            ),
            st.sampled_from(Side) if side else st.just(Side.ANY),
            st.sets(st.sampled_from(words), max_size=2) if words else st.just(set()),
            st.sampled_from(heads.nouns_for(category.use)),
            st.lists(self.of("where"), max_size=2 if where else 0),
        )

    def groups(self, category: HeadCategory) -> st.SearchStrategy[Any]:
        free = not isinstance(category, Controlled | ZoneCardHead | PlayKinds)
        heads = self.heads(category, side=free, where=not isinstance(category, PlayKinds))
        flag = st.booleans()
        if isinstance(category, ZoneCardHead):
            return heads.map(lambda head: (head.adjectives, head.noun, head.where))
        if isinstance(category, PlayKinds):
            return heads.map(lambda head: (head.adjectives, head.noun))
        if isinstance(category, BareGroup):
            return st.builds(group, st.just(Pick.EACH), st.just(0), st.just(False), flag, heads)
        if isinstance(category, PaidGroup):
            allied = heads.map(lambda head: replace(head, side=Side.ALLIED))
            return st.builds(group, st.just(Pick.ONE), st.just(1), st.just(False), flag, allied)
        if isinstance(category, AnyGroup | Controlled):
            cards = st.builds(group, st.just(Pick.ANY), st.just(1), st.just(False), flag, heads)
            if isinstance(category, AnyGroup):
                return cards
            pairs = st.tuples(SMALL, st.sampled_from(Compare)) | st.just((0, Compare.EXACTLY))
            return st.builds(lambda pair, found: (*pair, found), pairs, cards)
        assert isinstance(category, ChosenGroup)
        chosen = st.builds(
            group, st.sampled_from([Pick.TARGET, Pick.ONE]), SMALL, flag, flag, heads
        )
        return chosen | st.builds(
            group, st.just(Pick.EACH), st.just(0), st.just(False), flag, heads
        )


def group(pick: Pick, count: int, up_to: bool, other: bool, head: Head) -> n.Group:
    return n.Group(pick, count, up_to, other, head.side, head.adjectives, head.noun, head.where)


def build(row: Row, slots: list[Slot], values: tuple[Any, ...]) -> Any:
    fields = dict(row.fixed)
    for slot, value in zip(slots, values, strict=True):
        parts = (value,) if len(slot.fields) == 1 else value
        fields.update(zip(slot.fields, parts, strict=True))
    return row.node(**fields)
