"""A text as the engine runs it, without a card around it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import product

from runestack.cards.pool import Card
from runestack.cards.schema import COMMON, Key, Printed
from runestack.games.base import Game
from runestack.kernel.program import Ability
from runestack.language.lower import Tables
from runestack.language.nodes import Text


def lowered(game: Game, text: str, tree: Text) -> tuple[list[Ability], Tables]:
    """A text's programs, on the kind of card that suits it best."""
    schema = game.card_game.schema
    tried = [
        Card("text", 1, "this card", "diese Karte", type_, 1, text, tree, values)
        for type_, keys in schema.types.items()
        for values in least_values(keys)
    ]
    best = min(tried, key=lambda card: len(list(schema.check(card, tree))))
    return game.programs(best)


def least_values(keys: Iterable[Key]) -> Iterator[dict[str, Printed]]:
    """The least that a card of a type has to have, once for each word that it may have instead of others."""
    needed = [key for key in keys if key.required and key.name not in COMMON]
    for chosen in product(*(values_of(key) for key in needed)):
        yield {key.name: value for key, value in zip(needed, chosen, strict=True)}


def values_of(key: Key) -> tuple[Printed, ...]:
    """A number as small as it may be, or all words."""
    if key.kind is int:
        return (key.low or 0,)
    return key.words or ("",)
