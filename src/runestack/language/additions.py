"""What a game changes in the language besides its words and rows."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeAlias

from .categories import Category
from .nodes import Ability, Node

if TYPE_CHECKING:
    from .noun_phrases import Heads
    from .words import Words

Wrapper: TypeAlias = Callable[[Any], Ability]


def no_categories(words: Words, heads: Heads) -> Iterable[Category]:
    """The categories of a game that adds none."""
    return ()


# Core rows by their node or category, or of a node those that say one thing: `(PlayerEvent, "recycles")`.
LeftOut = frozenset[type[Node] | str | tuple[type[Node], str]]


@dataclass(frozen=True)
class Additions:
    """Categories of a game's own, and core rows that the game has no use for."""

    # Plain categories; one with the name of a core category takes its place.
    categories: Callable[[Words, Heads], Iterable[Category]] = no_categories
    # Categories that are rows, and how messages call them.
    row_categories: Mapping[str, str] = field(default_factory=dict)
    # One of several categories: name, label and members; again those of the core may be replaced.
    unions: Mapping[str, tuple[str, tuple[str, ...]]] = field(default_factory=dict)
    # Lists of three or more to choose from: of which category.
    alternatives: Mapping[str, str] = field(default_factory=dict)
    # Core rows that are not part of the game; its own rows may say the same in its own words.
    leaves_out: LeftOut = frozenset()
    # How a row that is only a part of a sentence is put into one, for examples.
    wrappers: Mapping[str, Wrapper] = field(default_factory=dict)
    # Tables of words that only this game has, for the page of phrases: title and category.
    tables: tuple[tuple[str, str], ...] = ()


NO_ADDITIONS = Additions()
