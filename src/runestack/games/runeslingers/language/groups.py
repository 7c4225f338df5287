"""Groups of cards that only Runeslingers names: targets of damage, cards that are played, slung or discarded."""

# ruff: noqa: D102 - the base class Category describes what each method does

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from runestack.games.runeslingers.language.words import DAMAGED, SLUNG
from runestack.language.categories import Readings
from runestack.language.groups import AnyGroup, ChosenGroup, HeadCategory, group
from runestack.language.inflect import determiner, noun_phrase
from runestack.language.nodes import Group, Pick, Side
from runestack.language.noun_phrases import Head, Heads, an, head_of
from runestack.language.tokens import NUMBER
from runestack.language.words import PLAYABLE, Case

if TYPE_CHECKING:
    from runestack.language.parser import Parser


class TargetOfDamage(HeadCategory):
    """`a target`, `another enemy target`, `2 targets`, `up to 2 targets`, `each enemy target`."""

    __slots__ = ()

    def __init__(self, name: str, heads: Heads) -> None:
        super().__init__(name, "a target", heads, DAMAGED)
        self.first = frozenset({"a", "an", "another", "each", "up", NUMBER})

    def parse(self, parser: Parser, start: int) -> Readings:
        keys = parser.keys
        key = keys[start]
        if key == "each":
            other = keys[start + 1] == "other"
            return self.with_head(parser, start + 1 + other, Pick.EACH, 0, other=other)
        up_to = key == "up" and keys[start + 1] == "to"
        place = start + 2 if up_to else start
        if keys[place] == NUMBER:
            other = keys[place + 1] == "other"
            count = parser.tokens[place].value
            if count < 1:
                return []
            place += 1 + other
            return self.with_head(parser, place, Pick.TARGET, count, up_to=up_to, other=other)
        if up_to or key not in ("a", "an", "another"):
            return []
        return self.with_head(parser, start + 1, Pick.TARGET, 1, other=key == "another")

    def with_head(
        self,
        parser: Parser,
        place: int,
        pick: Pick,
        count: int,
        *,
        up_to: bool = False,
        other: bool = False,
    ) -> Readings:
        """Read the noun with its side, if it has one."""
        return [
            (group(pick, count, head, up_to=up_to, other=other), end)
            for head, end in self.heads.parse(parser, place, self.use)
            if not head.adjectives and not head.where
        ]

    def fits(self, value: Any) -> bool:
        if not isinstance(value, Group) or not self.heads.fits(head_of(value), self.use):
            return False
        if value.adjectives or value.where:
            return False
        if value.pick is Pick.EACH:
            return value.count == 0 and not value.up_to
        return value.pick is Pick.TARGET and value.count >= 1

    def plural(self, value: Any) -> bool:
        return bool(value.count > 1)

    def english(self, value: Any, *, plural: bool = False) -> str:
        head = self.heads.english(head_of(value), plural=value.count > 1)
        other = "other " if value.other else ""
        if value.pick is Pick.EACH:
            return f"each {other}{head}"
        if value.up_to or value.count > 1:
            return f"{'up to ' if value.up_to else ''}{value.count} {other}{head}"
        return f"another {head}" if value.other else an(head)

    def german(self, value: Any, form: str, *, plural: bool = False) -> str:
        kind = "each" if value.pick is Pick.EACH else "a"
        if value.up_to:
            kind = f"bis zu {value.count}"
        elif value.count > 1:
            kind = str(value.count)
        case = cast(Case, form or "nom")
        several = value.count > 1
        return self.heads.german(head_of(value), case, kind, plural=several, other=value.other)

    def samples(self) -> list[Any]:
        heads = [Head(side, (), "target", ()) for side in (Side.ANY, Side.ENEMY)]
        found = [group(Pick.TARGET, 1, head) for head in heads]
        found += [group(Pick.TARGET, 2, heads[0]), group(Pick.TARGET, 2, heads[0], up_to=True)]
        return [*found, *(group(Pick.EACH, 0, head) for head in heads)]


class PickedGroup(ChosenGroup):
    """Chosen cards only: what is said of all cards of a kind is a continuous text for a time."""

    __slots__ = ()

    def __init__(self, name: str, heads: Heads) -> None:
        super().__init__(name, heads)
        self.first = self.first - {"each"}

    def parse(self, parser: Parser, start: int) -> Readings:
        return [] if parser.keys[start] == "each" else super().parse(parser, start)

    def fits(self, value: Any) -> bool:
        return super().fits(value) and value.pick is not Pick.EACH

    def samples(self) -> list[Any]:
        return [sample for sample in super().samples() if sample.pick is not Pick.EACH]


class GroupInPlay(ChosenGroup):
    """Cards in play after a verb that also takes cards of the hand or the deck: `discard`, `void`.

    `discard a card` is about the hand, so cards in play are targets, all of a kind, or allied or enemy.
    """

    __slots__ = ()

    def parse(self, parser: Parser, start: int) -> Readings:
        return [found for found in super().parse(parser, start) if is_clearly_in_play(found[0])]

    def fits(self, value: Any) -> bool:
        return super().fits(value) and is_clearly_in_play(value)


def is_clearly_in_play(value: Group) -> bool:
    """Whether nobody could think of the hand."""
    return value.pick is not Pick.ONE or value.side is not Side.ANY


class PlayedGroup(AnyGroup):
    """`a spirit runespell`, after `plays`: no side, because it is said who plays it."""

    __slots__ = ()

    def __init__(self, name: str, heads: Heads) -> None:
        super().__init__(name, heads, Pick.ANY, PLAYABLE)
        self.label = "a card such as a runespell"
        self.first = frozenset({"a", "an"})

    def parse(self, parser: Parser, start: int) -> Readings:
        return [found for found in super().parse(parser, start) if found[0].side is Side.ANY]

    def fits(self, value: Any) -> bool:
        return super().fits(value) and value.side is Side.ANY and not value.other


class NextGroup(HeadCategory):
    """`spirit runespell`, after `the next`; German `der nächste Geist-Runenzauber, den`."""

    __slots__ = ()

    def __init__(self, name: str, heads: Heads) -> None:
        super().__init__(name, "a kind of card such as runespell", heads, SLUNG)
        self.first = heads.first(SLUNG)

    def parse(self, parser: Parser, start: int) -> Readings:
        return [
            (group(Pick.ANY, 1, head), end)
            for head, end in self.heads.parse(parser, start, self.use)
            if head.side is Side.ANY and not head.where
        ]

    def fits(self, value: Any) -> bool:
        return (
            isinstance(value, Group)
            and value.pick is Pick.ANY
            and value.count == 1
            and not (value.up_to or value.other or value.where)
            and value.side is Side.ANY
            and self.heads.fits(head_of(value), self.use)
        )

    def english(self, value: Any, *, plural: bool = False) -> str:
        return self.heads.english(head_of(value), plural=False)

    def german(self, value: Any, form: str, *, plural: bool = False) -> str:
        noun = self.heads.nouns[value.noun]
        chosen = [self.heads.adjectives[adjective.word] for adjective in value.adjectives]
        states = tuple(word.german for word in chosen if not word.is_prefix)
        prefixes = tuple(word.german for word in chosen if word.is_prefix)
        stems = ("nächst", *states)
        text = noun_phrase(noun, "nom", "the", stems=stems, prefixes=prefixes)
        return f"{text}, {determiner('the', noun.gender, 'acc')}"

    def samples(self) -> list[Any]:
        return [group(Pick.ANY, 1, head) for head in self.sample_heads()]
