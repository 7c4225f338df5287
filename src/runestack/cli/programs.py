"""A text as the engine runs it, without a card around it."""

from __future__ import annotations

from runestack.cards.pool import Card
from runestack.games.base import Game
from runestack.kernel.program import Ability
from runestack.language.lower import Tables
from runestack.language.nodes import Text


def lowered(game: Game, text: str, tree: Text) -> tuple[list[Ability], Tables]:
    """A text's programs, on the type of card that suits it best."""
    schema = game.card_game.schema
    tried = [stand_in(text, tree, type_) for type_ in schema.types]
    best = min(tried, key=lambda card: len(list(schema.check(card, tree))))
    return game.programs(best)


def stand_in(text: str, tree: Text, type_: str) -> Card:
    """A card that has nothing but a text."""
    return Card("text", 1, "this card", "diese Karte", type_, 1, text, tree, {"level": 1})
