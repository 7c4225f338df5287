"""Rune Age's box, as tests of the cards look at it."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import runestack.games.rune_age.cards
from runestack.cards.loader import load_pool
from runestack.cards.pool import Card, CardPool
from runestack.games.rune_age.cards.scenarios import Scenarios
from runestack.games.rune_age.cards.schema import RUNE_AGE_CARDS
from runestack.games.rune_age.language.lower import build_faces
from runestack.games.rune_age.rules.faces import Faces
from runestack.games.rune_age.rules.game import RuneAgeGame, new_game
from runestack.games.rune_age.rules.setup import Setup
from runestack.kernel.frame import NOTHING

CARDS = Path(runestack.games.rune_age.cards.__file__).parent
OFFICIAL = ("dragonlords", "monument", "runewars", "cataclysm", "overlord", "landmarks")
OUR_OWN = "crowns"


@cache
def pool() -> CardPool:
    """All cards of the box."""
    return load_pool([CARDS], RUNE_AGE_CARDS)


@cache
def faces() -> Faces:
    """The same as the rules read them."""
    return build_faces(pool().cards)


@cache
def scenarios() -> Scenarios:
    """All scenarios of the box."""
    return Scenarios(pool().cards, faces())


def of_type(*kinds: str) -> list[Card]:
    """The cards of some types."""
    return [card for card in pool().cards if card.type in kinds]


def of_race(race: str, kind: str) -> list[Card]:
    """The cards of a race and a type."""
    return [card for card in of_type(kind) if card.value("race") == race]


def neutral() -> list[Card]:
    """Neutral units and tactics."""
    found = of_type("unit", "tactic")
    return [one for one in found if one.value("race") is None and one.value("category") is None]


def mercenaries() -> list[Card]:
    """Mercenaries of both categories."""
    return [card for card in pool().cards if card.value("category") is not None]


def events(back: str, stage: int | None = None) -> list[Card]:
    """The events with a back, of one stage or of all."""
    found = [card for card in of_type("enemy", "instant") if card.value("back") == back]
    return [card for card in found if stage in (None, card.value("stage"))]


def is_expansion(card: Card) -> bool:
    """Whether a card came with Oath and Anvil."""
    return "expansion" in card.words("flags")


def number(card: Card, key: str) -> int:
    """A printed number that must be there."""
    value = card.value(key)
    assert isinstance(value, int), (card.id, key)
    return value


def begin(
    key: str,
    seats: int,
    *,
    seed: int = 1,
    expansion: bool = True,
    mercenaries: bool = True,
    cooperative: bool = False,
    shelf: Scenarios | None = None,
) -> RuneAgeGame:
    """A game of a scenario with races by lot, at its first decision."""
    shelf = shelf or scenarios()
    setup = Setup(seed)
    setup.seats = seats
    setup.races = [NOTHING] * seats
    setup.expansion = expansion
    setup.mercenaries = mercenaries
    form = shelf.form_for(key, seats, cooperative=cooperative)
    return new_game(shelf.faces, shelf.make(key, form), setup, None)
