"""Groups of cards: `target enemy Machine unit with Flying`, `other allied units`, `no units`.

English order: determiner, states, side, race, noun, filters joined by `and`. German puts states and side
as adjectives before the noun, joins the race to it (`Maschinen-Einheit`) and `target` too (`Zieleinheit`).
A state that English says behind the noun is such an adjective as well (`im Kampf befindlich`).
A head is what follows the determiner; every kind of group is a set of determiners before a head.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from .categories import Category, article
from .inflect import noun_phrase
from .lists import join
from .nodes import (
    Adjective,
    Group,
    InState,
    Side,
    Where,
    WithKeyword,
    WithoutKeyword,
    WithStat,
    WithWord,
)
from .tokens import tokenize
from .words import AdjectiveWord, Case, Noun, Words

if TYPE_CHECKING:
    from .parser import Parser

WHERE_ORDER = (WithStat, WithKeyword, WithoutKeyword, WithWord, InState)


@dataclass(frozen=True, slots=True)
class Head:
    """A noun with what stands around it, without a determiner."""

    side: Side
    adjectives: tuple[Adjective, ...]
    noun: str
    where: tuple[Where, ...]


def head_of(group: Group) -> Head:
    """The head of a group."""
    return Head(group.side, group.adjectives, group.noun, group.where)


class Heads:
    """Reads and writes heads; shared by all categories of groups."""

    def __init__(self, words: Words, where: Category) -> None:
        self.where = where
        self.nouns: dict[str, Noun] = {noun.key: noun for noun in words.nouns}
        self.adjectives = {word.key: word for word in words.adjectives}
        self.order = {word.key: place for place, word in enumerate(words.adjectives)}
        self.adjective_keys = {word.english.lower(): word.key for word in words.adjectives}
        # `spirit or attack` is looked for before `spirit`.
        self.long_adjectives = [
            (wording.split(), key) for wording, key in self.adjective_keys.items() if " " in wording
        ]
        self.sides = {words.allied: Side.ALLIED, words.enemy: Side.ENEMY}
        self.english_sides = {
            Side.ALLIED: (words.allied,),
            Side.ENEMY: (words.enemy,),
            Side.ANY: (),
        }
        self.german_sides = {
            Side.ALLIED: (words.allied_german,),
            Side.ENEMY: (words.enemy_german,),
            Side.ANY: (),
        }
        self.noun_table: dict[str, list[tuple[list[str], str]]] = {}
        for noun in words.nouns:
            for wording in dict.fromkeys((noun.english, noun.plural)):
                keys = [token.key for token in tokenize(wording)]
                self.noun_table.setdefault(keys[0], []).append((keys, noun.key))

    def nouns_for(self, use: str) -> list[Noun]:
        """The nouns that may be used so."""
        return [noun for noun in self.nouns.values() if use in noun.uses]

    def first(self, use: str) -> frozenset[str]:
        """The keys that can begin a head."""
        starts = {key for key, entries in self.noun_table.items() if self.usable(entries, use)}
        adjectives = {wording.split()[0] for wording in self.adjective_keys}
        return frozenset({*self.sides, *adjectives, *starts})

    def usable(self, entries: list[tuple[list[str], str]], use: str) -> bool:
        """Whether one of the nouns may be used so."""
        return any(use in self.nouns[noun].uses for _, noun in entries)

    def parse(self, parser: Parser, start: int, use: str) -> list[tuple[Head, int]]:
        """Every head that can be read at a token: shorter ones leave filters unread."""
        side, adjectives, place = self.parse_adjectives(parser, start)
        found = []
        for noun, end in self.parse_noun(parser, place, use):
            bare = Head(side, adjectives, noun, ())
            found.append((bare, end))
            found += [
                (Head(side, adjectives, noun, where), after)
                for where, after in self.parse_where(parser, end)
            ]
        return found

    def parse_adjectives(
        self, parser: Parser, place: int
    ) -> tuple[Side, tuple[Adjective, ...], int]:
        """Read states, side and race; they are kept in the order of the table."""
        side = Side.ANY
        keys: list[str] = []
        while True:
            key = parser.keys[place]
            long = self.parse_long_adjective(parser, place)
            if long is not None and long[0] not in keys:
                keys.append(long[0])
                place = long[1] - 1
            elif key in self.sides and side is Side.ANY:
                side = self.sides[key]
            elif key in self.adjective_keys and self.adjective_keys[key] not in keys:
                keys.append(self.adjective_keys[key])
            else:
                break
            place += 1
        if parser.tracking:
            parser.expect(place, "a side, state or race", {*self.sides, *self.adjective_keys})
        keys.sort(key=self.order.__getitem__)
        return side, tuple(Adjective(key) for key in keys), place

    def parse_long_adjective(self, parser: Parser, place: int) -> tuple[str, int] | None:
        """Read an adjective of several words: its key and the token after it."""
        for words, key in self.long_adjectives:
            end = place + len(words)
            if parser.keys[place:end] == words:
                return key, end
        return None

    def parse_noun(self, parser: Parser, start: int, use: str) -> list[tuple[str, int]]:
        """Read a noun that may be used so, in either number."""
        found = []
        for words, noun in self.noun_table.get(parser.keys[start], ()):
            end = start + len(words)
            if use in self.nouns[noun].uses and parser.keys[start:end] == words:
                found.append((noun, end))
        if parser.tracking and not found:
            starts = [noun.english.split()[0] for noun in self.nouns_for(use)]
            parser.expect(start, "a noun", starts)
        return found

    def parse_where(self, parser: Parser, start: int) -> list[tuple[tuple[Where, ...], int]]:
        """Read filters, joined by `and`, and put them into their order."""
        found: list[tuple[tuple[Where, ...], int]] = []
        front: list[tuple[tuple[Where, ...], int]] = [((), start)]
        while front:
            longer = []
            for where, end in front:
                if where:
                    if parser.keys[end] != "and":
                        continue
                    end += 1
                if parser.keys[end] in self.where.first or parser.tracking:
                    longer += [
                        ((*where, item), after) for item, after in parser.parse(self.where, end)
                    ]
            found += longer
            front = longer
        return [(tuple(sorted(where, key=where_order)), end) for where, end in found]

    def fits(self, head: Head, use: str) -> bool:
        """Whether the head can be written."""
        noun = self.nouns.get(head.noun)
        keys = [adjective.word for adjective in head.adjectives]
        return (
            noun is not None
            and use in noun.uses
            and all(key in self.order for key in keys)
            and keys == sorted(set(keys), key=self.order.__getitem__)
            and all(self.where.fits(item) for item in head.where)
            and list(head.where) == sorted(head.where, key=where_order)
        )

    def english(self, head: Head, *, plural: bool) -> str:
        """The head in English."""
        chosen = [self.adjectives[adjective.word] for adjective in head.adjectives]
        noun = self.nouns[head.noun]
        words = [word.english for word in chosen if not word.is_prefix]
        words += self.english_sides[head.side]
        words += [word.english for word in chosen if word.is_prefix]
        words.append(noun.plural if plural else noun.english)
        if head.where:
            words.append(" and ".join(self.where.english(item) for item in head.where))
        return " ".join(words)

    def german(
        self, head: Head, case: Case, kind: str, *, plural: bool, other: bool, target: bool = False
    ) -> str:
        """The head in German, with a determiner."""
        chosen: list[AdjectiveWord] = [self.adjectives[each.word] for each in head.adjectives]
        states = tuple(word.german for word in chosen if not word.is_prefix)
        prefixes = tuple(word.german for word in chosen if word.is_prefix)
        before = tuple(
            self.where.german(item, "") for item in head.where if isinstance(item, InState)
        )
        text = noun_phrase(
            self.nouns[head.noun],
            case,
            kind,
            plural=plural,
            stems=(("ander",) if other else ()) + before + states + self.german_sides[head.side],
            prefixes=prefixes,
            target=target,
        )
        behind = [item for item in head.where if not isinstance(item, InState)]
        if not behind:
            return text
        return f"{text} {join([self.where.german(item, '') for item in behind], 'und')}"


def where_order(item: Where) -> tuple[Any, ...]:
    """The place of a filter: by kind, then by its words, so that one meaning has one wording."""
    names: tuple[str, ...] = type(item).__slots__
    values = tuple(str(getattr(item, name)) for name in names)
    place = next(place for place, kind in enumerate(WHERE_ORDER) if isinstance(item, kind))
    return (place, type(item).__name__, values)


def an(text: str) -> str:
    """A text with `a` or `an` before it."""
    return f"{article(text.split(maxsplit=1)[0])} {text}"
