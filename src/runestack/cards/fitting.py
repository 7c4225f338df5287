"""A card that a text could stand on: `explain-card` has a text alone, and accepts what some card may have."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from runestack.language.lower_parts import LoweringError
from runestack.language.nodes import Text

from .pool import Card
from .schema import COMMON, CardGame, CardSchema, Key, Printed, Problem

ALL_NUMBERS = 9  # a key with no more numbers than these is tried with each of them


def fitting_card(game: CardGame, text: str, tree: Text) -> tuple[Card, list[Problem]]:
    """The first card that may have a text, without problems; or the card that comes nearest, with what is wrong."""
    nearest: tuple[Card, list[Problem]] | None = None
    for card in possible_cards(game.schema, text, tree):
        problems = problems_of(game.schema, card, tree)
        if not problems:
            return card, []
        if nearest is None or rank(problems) < rank(nearest[1]):
            nearest = card, problems
    assert nearest is not None, f"no card of {game.name} has a text"
    return nearest


def problems_of(schema: CardSchema, card: Card, tree: Text) -> list[Problem]:
    """What the loader finds wrong with a card whose keys are right."""
    problems = schema.check(card, tree)
    if not problems:
        try:
            schema.lower(card)
        except LoweringError as error:
            return [Problem("L010", f"the text can be read, but not played: {error}")]
    return problems


def rank(problems: list[Problem]) -> int:
    """How far a card is from having a text; one that passes all checks comes nearest."""
    return 0 if problems[0].code == "L010" else len(problems)


def possible_cards(schema: CardSchema, text: str, tree: Text) -> Iterator[Card]:
    """Cards of every type that has a text, with every value that a check may ask for."""
    for type_, keys in schema.types.items():
        if any(key.name == "text" for key in keys):
            for values in possible_values(keys):
                yield Card("text", 1, "this card", "diese Karte", type_, 1, text, tree, values)


def possible_values(keys: tuple[Key, ...]) -> Iterator[dict[str, Printed]]:
    """The printed values of a type, in all combinations."""
    own = [key for key in keys if key.name not in COMMON]
    for chosen in product(*(values_of(key) for key in own)):
        yield {key.name: value for key, value in zip(own, chosen, strict=True) if value is not None}


def values_of(key: Key) -> tuple[Printed | None, ...]:
    """The values of a key that are tried; None: it is left out."""
    left_out = () if key.required else (None,)
    if key.tried:
        return (*left_out, *key.tried)
    if key.kind is int:
        low = key.low or 0
        few = key.high is not None and key.high - low < ALL_NUMBERS
        numbers = range(low, (key.high or 0) + 1) if few else (low,)
        return (*left_out, *numbers, *key.words)
    if key.kind is tuple:
        return left_out
    return (*left_out, *(key.words or ("something" if key.filled else "",)))
