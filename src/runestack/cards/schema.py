"""What a game tells the loader about its cards: the keys of each type, and checks of its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from runestack.language.nodes import Text
from runestack.language.vocabulary import Vocabulary

if TYPE_CHECKING:
    from .pool import Card

Value: TypeAlias = int | str
Printed: TypeAlias = int | str | tuple[str, ...]  # a list of words is kept as a tuple


@dataclass(frozen=True, slots=True)
class Key:
    """A key of a card table. A number has bounds; `words` are values allowed beside or instead.

    The kind `tuple` is a list of strings. `filled` strings say something.
    """

    name: str
    kind: type[Printed]
    low: int | None = None
    high: int | None = None
    words: tuple[str, ...] = ()
    required: bool = True
    filled: bool = False
    tried: tuple[Printed, ...] = ()  # those that a text may need, if not all (see `fitting`)

    def problem(self, value: object) -> tuple[str, str] | None:
        """The code and message of what is wrong with a value."""
        if isinstance(value, str) and value in self.words:
            return None
        wanted = self.wanted()
        if self.kind is tuple:
            good = isinstance(value, list | tuple) and all(isinstance(one, str) for one in value)
            return None if good else ("P004", f"{self.name} is {wanted}, not {value!r}")
        if isinstance(value, bool) or not isinstance(value, self.kind):
            return "P004", f"{self.name} is {wanted}, not {value!r}"
        if self.kind is str and self.words:
            return "P005", f"{self.name} is {wanted}, not {value!r}"
        if self.filled and isinstance(value, str) and not value.strip():
            return "P005", f"{self.name} is empty"
        if isinstance(value, int) and not self.in_range(value):
            return "P005", f"{self.name} is {wanted}, not {value}"
        return None

    def in_range(self, value: int) -> bool:
        """Whether a number is within the bounds."""
        return (self.low is None or value >= self.low) and (self.high is None or value <= self.high)

    def wanted(self) -> str:
        """What the value should be, in words."""
        if self.kind is tuple:
            return "a list of strings"
        words = " or ".join(f'"{word}"' for word in self.words)
        if self.kind is str:
            return f"one of {words}" if self.words else "a string"
        number = "a number"
        if self.low is not None and self.high is not None:
            number = f"a number from {self.low} to {self.high}"
        elif self.low is not None:
            number = f"a number of at least {self.low}"
        return f"{number} or {words}" if self.words else number


@dataclass(frozen=True, slots=True)
class Problem:
    """What a game's own check found; `key` says under which key the caret goes."""

    code: str
    message: str
    key: str = "text"
    suggestion: str = ""

    def __str__(self) -> str:
        hint = f" ({self.suggestion})" if self.suggestion else ""
        return f"{self.code} {self.message}{hint}"


@dataclass(frozen=True, slots=True)
class PackProblem:
    """The same for a check over several cards: the card that is blamed is named by its id.

    `about` is the name of the card whose absence could be the reason.
    """

    card_id: str
    problem: Problem
    about: str = ""


def no_check(card: Card, tree: Text) -> list[Problem]:
    """The check of a game that has none."""
    return []


def no_pack_check(cards: list[Card]) -> list[PackProblem]:
    """The same for a whole pack."""
    return []


def no_lowering(card: Card) -> None:
    """That of a game whose texts are not run."""


@dataclass(frozen=True, slots=True)
class CardSchema:
    """The keys of each type in the order in which they should stand, and the game's checks.

    A card whose keys are wrong is checked too, as far as it can be: without the values that are wrong, so that
    `card.value` of a required key may be None. A card that is right in itself is lowered too: what is well said may
    still mean nothing that can be done, and that is an error of the card rather than of the game it would be played in.
    """

    types: Mapping[str, tuple[Key, ...]]
    check: Callable[[Card, Text], list[Problem]] = no_check
    check_pack: Callable[[list[Card]], list[PackProblem]] = no_pack_check
    lower: Callable[[Card], object] = no_lowering  # raises LoweringError

    def keys_of_any_type(self) -> dict[str, tuple[Key, ...]]:
        """Every key with what the types that have it demand of it."""
        found: dict[str, tuple[Key, ...]] = {}
        for keys in self.types.values():
            for key in keys:
                found[key.name] = (*found.get(key.name, ()), key)
        return found


@dataclass(frozen=True, slots=True)
class CardGame:
    """All that loading a game's cards needs. The vocabulary is built when it is first wanted."""

    name: str
    schema: CardSchema
    vocabulary: Callable[[], Vocabulary]


# Keys that every card of every game has; a game's types repeat them in their own order.
COMMON = {
    "id": Key("id", str, filled=True),
    "number": Key("number", int, low=1),
    "name": Key("name", str, filled=True),
    "name_de": Key("name_de", str, filled=True),
    "copies": Key("copies", int, low=1),
    "text": Key("text", str, required=False),
    "flavour": Key("flavour", str, required=False),
    "flavour_de": Key("flavour_de", str, required=False),
    "illustrator": Key("illustrator", str, required=False),
    "edition": Key("edition", str, required=False),
}
