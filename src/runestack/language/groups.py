"""The kinds of groups: which determiners may stand before a head, and what they mean."""

# ruff: noqa: D102 - the base class Category describes what each method does

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from .categories import Category, Readings
from .nodes import Group, Pick, Side
from .noun_phrases import Head, Heads, an, head_of
from .tokens import NUMBER
from .words import IN_PLAY, PAYABLE, Case

if TYPE_CHECKING:
    from .parser import Parser


def group(pick: Pick, count: int, head: Head, *, up_to: bool = False, other: bool = False) -> Group:
    """A group of a head."""
    return Group(pick, count, up_to, other, head.side, head.adjectives, head.noun, head.where)


class HeadCategory(Category):
    """What all categories share that read a head."""

    __slots__ = ("heads", "use")

    def __init__(self, name: str, label: str, heads: Heads, use: str) -> None:
        super().__init__(name, label)
        self.heads = heads
        self.use = use

    def sample_heads(self) -> list[Head]:
        """A plain head of every noun."""
        return [Head(Side.ANY, (), noun.key, ()) for noun in self.heads.nouns_for(self.use)]


class ChosenGroup(HeadCategory):
    """A group in an effect: target, one of, each."""

    __slots__ = ()

    def __init__(self, name: str, heads: Heads) -> None:
        super().__init__(name, "cards such as target unit", heads, IN_PLAY)
        self.first = frozenset({NUMBER, "a", "an", "another", "target", "each", "up"})

    def parse(self, parser: Parser, start: int) -> Readings:
        keys = parser.keys
        key = keys[start]
        if key == "each":
            return self.each(parser, start + 1)
        up_to = key == "up"
        if up_to:
            if keys[start + 1] != "to":
                parser.expect_words(start + 1, ["to"])
                return []
            start += 2
            key = keys[start]
        count, other, place = 1, False, start
        if key == NUMBER:
            count, place = parser.tokens[start].value, start + 1
            if keys[place] == "other":
                other, place = True, place + 1
        elif up_to:
            parser.expect(start, "a number", ())
            return []
        elif key in ("a", "an"):
            place += 1
        elif key == "another":
            other, place = True, place + 1
        elif key != "target":
            return []
        return self.chosen(parser, place, key, count, up_to=up_to, other=other)

    def each(self, parser: Parser, place: int) -> Readings:
        """Read after `each`."""
        other = parser.keys[place] == "other"
        if parser.tracking:
            parser.expect_words(place, ["other"])
        heads = self.heads.parse(parser, place + other, self.use)
        return [(group(Pick.EACH, 0, head, other=other), end) for head, end in heads]

    def chosen(
        self, parser: Parser, place: int, key: str, count: int, *, up_to: bool, other: bool
    ) -> Readings:
        """Read after the number or article: `target` or a head at once."""
        target = parser.keys[place] == "target" and key not in ("a", "an")
        if parser.tracking and key not in ("a", "an"):
            parser.expect_words(place, ["target"])
        if count < 1:
            return []
        pick = Pick.TARGET if target else Pick.ONE
        heads = self.heads.parse(parser, place + target, self.use)
        return [(group(pick, count, head, up_to=up_to, other=other), end) for head, end in heads]

    def fits(self, value: Any) -> bool:
        if not isinstance(value, Group) or not self.heads.fits(head_of(value), self.use):
            return False
        if value.pick is Pick.EACH:
            return value.count == 0 and not value.up_to
        return value.pick in (Pick.TARGET, Pick.ONE) and value.count >= 1

    def plural(self, value: Any) -> bool:
        return bool(value.count > 1)

    def english(self, value: Any, *, plural: bool = False) -> str:
        head = self.heads.english(head_of(value), plural=value.count > 1)
        other = "other " if value.other else ""
        if value.pick is Pick.EACH:
            return f"each {other}{head}"
        target = "target " if value.pick is Pick.TARGET else ""
        if value.up_to:
            return f"up to {value.count} {other}{target}{head}"
        if value.count > 1:
            return f"{value.count} {other}{target}{head}"
        if value.other:
            return f"another {target}{head}"
        return f"{target}{head}" if target else an(head)

    def german(self, value: Any, form: str, *, plural: bool = False) -> str:
        case = cast(Case, form or "nom")
        if value.pick is Pick.EACH:
            kind = "each"
        elif value.up_to:
            kind = f"bis zu {value.count}"
        elif value.count > 1:
            kind = str(value.count)
        elif value.pick is Pick.TARGET and not value.other:
            kind = "the"
        else:
            kind = "a"
        return self.heads.german(
            head_of(value),
            case,
            kind,
            plural=value.count > 1,
            other=value.other,
            target=value.pick is Pick.TARGET,
        )

    def samples(self) -> list[Any]:
        heads = self.sample_heads()
        found = [group(Pick.TARGET, 1, head) for head in heads]
        found += [group(Pick.TARGET, 2, head) for head in heads]
        found += [group(Pick.EACH, 0, head) for head in heads]
        return found


class AnyGroup(HeadCategory):
    """One card that fits, without a choice that could be aimed: `an allied unit`, `another unit`.

    In an event it is any; as a cost it is chosen by the player who pays.
    """

    __slots__ = ("pick",)

    def __init__(self, name: str, heads: Heads, pick: Pick = Pick.ANY, use: str = IN_PLAY) -> None:
        super().__init__(name, "a card such as an allied unit", heads, use)
        self.pick = pick
        self.first = frozenset({"a", "an", "another"})

    def parse(self, parser: Parser, start: int) -> Readings:
        if parser.keys[start] not in self.first:
            return []
        other = parser.keys[start] == "another"
        heads = self.heads.parse(parser, start + 1, self.use)
        return [(group(self.pick, 1, head, other=other), end) for head, end in heads]

    def fits(self, value: Any) -> bool:
        return (
            isinstance(value, Group)
            and value.pick is self.pick
            and value.count == 1
            and not value.up_to
            and self.heads.fits(head_of(value), self.use)
        )

    def english(self, value: Any, *, plural: bool = False) -> str:
        head = self.heads.english(head_of(value), plural=False)
        return f"another {head}" if value.other else an(head)

    def german(self, value: Any, form: str, *, plural: bool = False) -> str:
        case = cast(Case, form or "nom")
        return self.heads.german(head_of(value), case, "a", plural=False, other=value.other)

    def samples(self) -> list[Any]:
        return [group(self.pick, 1, head) for head in self.sample_heads()]


class PaidGroup(AnyGroup):
    """What is given up as a cost. Nobody pays with what others have, so it is always allied."""

    __slots__ = ()

    def __init__(self, name: str, heads: Heads) -> None:
        super().__init__(name, heads, Pick.ONE, PAYABLE)
        self.label = "an allied unit"

    def parse(self, parser: Parser, start: int) -> Readings:
        side, _, place = self.heads.parse_adjectives(parser, start + 1)
        if side is Side.ALLIED:
            return super().parse(parser, start)
        allied = self.heads.english_sides[Side.ALLIED]
        parser.expect(place, f"“{allied[0]}”", allied)
        return []

    def fits(self, value: Any) -> bool:
        return super().fits(value) and value.side is Side.ALLIED

    def samples(self) -> list[Any]:
        heads = [Head(Side.ALLIED, (), noun.key, ()) for noun in self.heads.nouns_for(self.use)]
        return [group(Pick.ONE, 1, head, other=other) for head in heads for other in (True, False)]


class BareGroup(HeadCategory):
    """All that fit, without a determiner: `other allied units`, or after `for each`: `allied unit`."""

    __slots__ = ("is_plural",)

    def __init__(self, name: str, heads: Heads, *, is_plural: bool) -> None:
        label = "cards such as allied units" if is_plural else "cards such as allied unit"
        super().__init__(name, label, heads, IN_PLAY)
        self.is_plural = is_plural
        self.first = heads.first(IN_PLAY) | {"other"}

    def parse(self, parser: Parser, start: int) -> Readings:
        other = parser.keys[start] == "other"
        heads = self.heads.parse(parser, start + other, self.use)
        return [(group(Pick.EACH, 0, head, other=other), end) for head, end in heads]

    def fits(self, value: Any) -> bool:
        return (
            isinstance(value, Group)
            and value.pick is Pick.EACH
            and value.count == 0
            and not value.up_to
            and self.heads.fits(head_of(value), self.use)
        )

    def plural(self, value: Any) -> bool:
        return self.is_plural

    def english(self, value: Any, *, plural: bool = False) -> str:
        other = "other " if value.other else ""
        return other + self.heads.english(head_of(value), plural=self.is_plural)

    def german(self, value: Any, form: str, *, plural: bool = False) -> str:
        case = cast(Case, form or "nom")
        kind = "" if self.is_plural else "each"
        return self.heads.german(
            head_of(value), case, kind, plural=self.is_plural, other=value.other
        )

    def samples(self) -> list[Any]:
        return [group(Pick.EACH, 0, head) for head in self.sample_heads()]
