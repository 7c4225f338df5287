"""Categories that are made of others: one of several, a list with `and`, a row of sentences."""

# ruff: noqa: D102 - the base class Category describes what each method does

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .categories import Category, Readings

if TYPE_CHECKING:
    from .parser import Parser
    from .words import Words


class Union(Category):
    """One of several categories."""

    __slots__ = ("members",)

    def __init__(self, name: str, label: str, members: tuple[Category, ...]) -> None:
        super().__init__(name, label)
        self.members = members

    def link(self) -> None:
        for member in self.members:
            if not member.first:
                member.link()
        self.first = frozenset().union(*(member.first for member in self.members))

    def parse(self, parser: Parser, start: int) -> Readings:
        found: Readings = []
        key = parser.keys[start]
        for member in self.members:
            if key in member.first:
                found += parser.parse(member, start)
            elif parser.tracking:
                parser.expect(start, member.label, member.first)
        return found

    def member(self, value: Any) -> Category:
        """The member that writes a value."""
        likely = [member for member in self.members if member.may_fit(value)]
        if len(likely) == 1:
            return likely[0]
        for member in likely:
            if member.fits(value):
                return member
        raise ValueError(f"{self.name}: no wording for {value!r}")

    def fits(self, value: Any) -> bool:
        return any(member.fits(value) for member in self.members)

    def may_fit(self, value: Any) -> bool:
        return any(member.may_fit(value) for member in self.members)

    def plural(self, value: Any) -> bool:
        return self.member(value).plural(value)

    def english(self, value: Any, *, plural: bool = False) -> str:
        return self.member(value).english(value, plural=plural)

    def german(self, value: Any, form: str, *, plural: bool = False) -> str:
        return self.member(value).german(value, form, plural=plural)

    def samples(self) -> list[Any]:
        return [sample for member in self.members for sample in member.samples()]


class Several(Category):
    """A tuple of one or more values of another category."""

    __slots__ = ("item",)

    def __init__(self, name: str, item: Category) -> None:
        super().__init__(name, item.label)
        self.item = item

    def link(self) -> None:
        if not self.item.first:
            self.item.link()
        self.first = self.item.first

    def fits(self, value: Any) -> bool:
        return (
            isinstance(value, tuple) and bool(value) and all(self.item.fits(item) for item in value)
        )


class Joined(Several):
    """A list: `a`, `a and b`, `a, b and c`."""

    __slots__ = ()
    word = "and"
    german_word = "und"

    def parse(self, parser: Parser, start: int) -> Readings:
        found: Readings = []
        open_lists: Readings = [((value,), end) for value, end in parser.parse(self.item, start)]
        found += open_lists
        while open_lists:
            longer: Readings = []
            for values, end in open_lists:
                mark = parser.keys[end]
                if parser.tracking:
                    parser.expect_words(end, [self.word])
                if mark not in (",", self.word):
                    continue
                for value, after in parser.parse(self.item, end + 1):
                    if mark == self.word:
                        found.append(((*values, value), after))
                    else:
                        longer.append(((*values, value), after))
            open_lists = longer
        return found

    def english(self, value: Any, *, plural: bool = False) -> str:
        return join([self.item.english(item) for item in value], self.word)

    def german(self, value: Any, form: str, *, plural: bool = False) -> str:
        return join([self.item.german(item, form) for item in value], self.german_word)

    def samples(self) -> list[Any]:
        items = self.item.samples()
        return [(item,) for item in items] + ([(items[0], items[-1])] if len(items) > 1 else [])


class Alternatives(Joined):
    """Three or more to choose from: `a, b or c`; of two there are other words."""

    __slots__ = ()
    word = "or"
    german_word = "oder"

    def parse(self, parser: Parser, start: int) -> Readings:
        return [(values, end) for values, end in super().parse(parser, start) if len(values) > 2]

    def fits(self, value: Any) -> bool:
        return super().fits(value) and len(value) > 2

    def samples(self) -> list[Any]:
        items = self.item.samples()
        return [tuple(items[:3]), (items[0], items[-1], items[1])]


def join(parts: list[str], word: str) -> str:
    """`a, b and c`."""
    if len(parts) == 1:
        return parts[0]
    return f"{', '.join(parts[:-1])} {word} {parts[-1]}"


class Costs(Joined):
    """What an ability costs: `pay 1 {water} and 2 {recycle}, destroy another allied unit`.

    Payments that follow each other share one `pay`; everything else is a part with a verb of its own.
    """

    __slots__ = ("deeds", "pay", "pay_german", "payments")

    def __init__(
        self, name: str, item: Union, payments: Joined, deeds: Category, words: Words
    ) -> None:
        super().__init__(name, item)
        self.payments = payments
        self.deeds = deeds
        self.pay = words.pay
        self.pay_german = words.pay_german

    def link(self) -> None:
        super().link()
        self.first = self.deeds.first | {self.pay}

    def parse(self, parser: Parser, start: int) -> Readings:
        found: Readings = []
        front: Readings = [((), start)]
        while front:
            longer: Readings = []
            for values, end in front:
                if values:
                    if parser.keys[end] != ",":
                        continue
                    end += 1
                longer += [((*values, *more), after) for more, after in self.part(parser, end)]
            found += longer
            front = longer
        return found

    def part(self, parser: Parser, start: int) -> Readings:
        """Read `pay` with its payments, or one thing that is done."""
        found: Readings = [((value,), end) for value, end in parser.parse(self.deeds, start)]
        if parser.keys[start] == self.pay:
            found += parser.parse(self.payments, start + 1)
        elif parser.tracking:
            parser.expect_words(start, [self.pay])
        return found

    def parts(self, value: Any) -> list[tuple[Any, ...]]:
        """The costs, with payments that follow each other put together."""
        found: list[tuple[Any, ...]] = []
        for cost in value:
            if found and self.payments.item.fits(cost) and self.payments.fits(found[-1]):
                found[-1] = (*found[-1], cost)
            else:
                found.append((cost,))
        return found

    def english(self, value: Any, *, plural: bool = False) -> str:
        return ", ".join(
            f"{self.pay} {self.payments.english(part)}"
            if self.payments.fits(part)
            else self.deeds.english(part[0])
            for part in self.parts(value)
        )

    def german(self, value: Any, form: str, *, plural: bool = False) -> str:
        before, behind = self.pay_german
        return ", ".join(
            f"{before} {self.payments.german(part, '')} {behind}".rstrip()
            if self.payments.fits(part)
            else self.deeds.german(part[0], "")
            for part in self.parts(value)
        )


class Sentences(Several):
    """One or more sentences, each with its full stop."""

    __slots__ = ()

    def parse(self, parser: Parser, start: int) -> Readings:
        found: Readings = []
        front: list[tuple[tuple[Any, ...], int]] = [((), start)]
        while front:
            longer = []
            for values, end in front:
                if parser.keys[end] not in self.item.first and not parser.tracking:
                    continue
                for value, after in parser.parse(self.item, end):
                    if parser.keys[after] == ".":
                        longer.append(((*values, value), after + 1))
                    elif parser.tracking:
                        parser.expect_words(after, ["."])
            found += longer
            front = longer
        return found

    def english(self, value: Any, *, plural: bool = False) -> str:
        return " ".join(f"{self.item.english(item)}." for item in value)

    def german(self, value: Any, form: str, *, plural: bool = False) -> str:
        """Only the first sentence stands after a clause and turns its subject and verb round."""
        forms = [form, *([""] * (len(value) - 1))]
        return " ".join(
            f"{self.item.german(item, each)}." for item, each in zip(value, forms, strict=True)
        )

    def samples(self) -> list[Any]:
        return [(item,) for item in self.item.samples()]
