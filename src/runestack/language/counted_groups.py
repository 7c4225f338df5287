"""Groups that stand with a number or without a pick: what a player controls, a card of a zone, kinds."""

# ruff: noqa: D102 - the base class Category describes what each method does

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from .categories import Readings
from .groups import HeadCategory, group
from .nodes import Adjective, Compare, Group, Pick, Side
from .noun_phrases import Head, Heads, an, head_of
from .quantities import parse_quantity, quantity_english, quantity_german
from .tokens import NUMBER
from .words import IN_PLAY, IN_ZONE, PLAYABLE, Case

if TYPE_CHECKING:
    from .parser import Parser


class Controlled(HeadCategory):
    """How many cards a player controls: `a unit`, `2 or more units`, `no units`."""

    __slots__ = ()

    def __init__(self, name: str, heads: Heads) -> None:
        super().__init__(name, "a number of cards such as 2 or more units", heads, IN_PLAY)
        self.first = frozenset({"a", "an", "another", "no", "exactly", NUMBER})

    def parse(self, parser: Parser, start: int) -> Readings:
        keys = parser.keys
        if keys[start] in ("a", "an", "another"):
            other = keys[start] == "another"
            return self.counted(parser, start + 1, 1, Compare.AT_LEAST, other=other)
        return [
            reading
            for (number, compare), end in parse_quantity(parser, start)
            for reading in self.counted(
                parser, end + (keys[end] == "other"), number, compare, other=keys[end] == "other"
            )
        ]

    def counted(
        self, parser: Parser, place: int, number: int, compare: Compare, *, other: bool
    ) -> Readings:
        """Read the head. No side: who controls the cards has been said."""
        return [
            ((number, compare, group(Pick.ANY, 1, head, other=other)), end)
            for head, end in self.heads.parse(parser, place, self.use)
            if head.side is Side.ANY
        ]

    def fits(self, value: Any) -> bool:
        number, compare, cards = value
        return (
            isinstance(cards, Group)
            and cards.pick is Pick.ANY
            and cards.count == 1
            and not cards.up_to
            and cards.side is Side.ANY
            and self.heads.fits(head_of(cards), self.use)
            and (number >= 1 or compare is Compare.EXACTLY)
        )

    def english(self, value: Any, *, plural: bool = False) -> str:
        number, compare, cards = value
        other = "other " if cards.other else ""
        if compare is Compare.AT_LEAST and number == 1:
            head = self.heads.english(head_of(cards), plural=False)
            return f"another {head}" if cards.other else an(head)
        several = not (compare is Compare.EXACTLY and number == 1)
        head = self.heads.english(head_of(cards), plural=several)
        return f"{quantity_english(number, compare)} {other}{head}"

    def german(self, value: Any, form: str, *, plural: bool = False) -> str:
        number, compare, cards = value
        case = cast(Case, form or "nom")
        if compare is Compare.AT_LEAST and number == 1:
            return self.heads.german(head_of(cards), case, "a", plural=False, other=cards.other)
        several = not (compare is Compare.EXACTLY and number == 1)
        kind = "no" if number == 0 else quantity_german(number, compare)
        return self.heads.german(head_of(cards), case, kind, plural=several, other=cards.other)

    def samples(self) -> list[Any]:
        groups = [group(Pick.ANY, 1, head) for head in self.sample_heads()]
        numbers = ((1, Compare.AT_LEAST), (2, Compare.AT_LEAST), (0, Compare.EXACTLY))
        return [(number, compare, cards) for cards in groups for number, compare in numbers]


class ZoneCardHead(HeadCategory):
    """`a Machine unit with level 1`: fills adjectives, noun and filters of a card of a zone."""

    __slots__ = ()

    def __init__(self, name: str, heads: Heads) -> None:
        super().__init__(name, "a card such as a unit", heads, IN_ZONE)
        self.first = frozenset({"a", "an"})

    def parse(self, parser: Parser, start: int) -> Readings:
        if parser.keys[start] not in self.first:
            return []
        heads = self.heads.parse(parser, start + 1, self.use)
        return [
            ((head.adjectives, head.noun, head.where), end)
            for head, end in heads
            if head.side is Side.ANY
        ]

    def head(self, value: Any) -> Head:
        """The head of the three fields."""
        return Head(Side.ANY, *value)

    def fits(self, value: Any) -> bool:
        return self.heads.fits(self.head(value), self.use)

    def english(self, value: Any, *, plural: bool = False) -> str:
        return an(self.heads.english(self.head(value), plural=False))

    def german(self, value: Any, form: str, *, plural: bool = False) -> str:
        case = cast(Case, form or "nom")
        return self.heads.german(self.head(value), case, "a", plural=False, other=False)

    def samples(self) -> list[Any]:
        return [((), head.noun, ()) for head in self.sample_heads()]


class PlayKinds(HeadCategory):
    """`Machine units`: fills adjectives and noun of what is played."""

    __slots__ = ()

    def __init__(self, name: str, heads: Heads) -> None:
        super().__init__(name, "kinds of cards such as units", heads, PLAYABLE)
        self.first = heads.first(PLAYABLE)

    def parse(self, parser: Parser, start: int) -> Readings:
        return [
            ((head.adjectives, head.noun), end)
            for head, end in self.heads.parse(parser, start, self.use)
            if head.side is Side.ANY and not head.where
        ]

    def fits(self, value: Any) -> bool:
        adjectives: tuple[Adjective, ...] = value[0]
        return self.heads.fits(Head(Side.ANY, adjectives, value[1], ()), self.use)

    def plural(self, value: Any) -> bool:
        return True

    def english(self, value: Any, *, plural: bool = False) -> str:
        return self.heads.english(Head(Side.ANY, value[0], value[1], ()), plural=True)

    def german(self, value: Any, form: str, *, plural: bool = False) -> str:
        head = Head(Side.ANY, value[0], value[1], ())
        return self.heads.german(head, cast(Case, form or "nom"), "", plural=True, other=False)

    def samples(self) -> list[Any]:
        return [((), head.noun) for head in self.sample_heads()]
