"""RONE's cards in scenarios, by their printed values and text."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TypeAlias

from runestack.cards.schema import Printed
from runestack.games.rone.cards.schema import card_game
from runestack.games.rone.game import GAME, Rone
from runestack.games.staged_cards import (
    MOST_CARDS,
    AnyCard,
    Design,
    Printing,
    Table,
    design,
    print_cards,
)
from runestack.games.staging import FILLER as FILLER_NAME
from runestack.games.staging import whole

ECONOMY = "{yellow 1}: Gain 1 {water} or draw a card."
NEVER = "never"  # a greyed-out cost

Cost: TypeAlias = int | str


def unit(
    name: str,
    *,
    health: int = 2,
    melee: int = 1,
    ranged: int = 0,
    speed: int = 1,
    level: int = 1,
    cost: Cost = 0,
    recycle: Cost = 1,
    race: str = "survivor",
    text: str = "",
) -> Design:
    """A unit. A greyed-out cost is "never"."""
    values: dict[str, Printed] = {"race": race, "level": level, "cost": cost, "recycle": recycle}
    values |= {"health": health, "melee": melee, "ranged": ranged, "speed": speed}
    return design(name, "unit", values, text)


def tactic(name: str, text: str, *, level: int = 1, cost: Cost = 0, recycle: Cost = 1) -> Design:
    """A tactic."""
    return design(name, "tactic", {"level": level, "cost": cost, "recycle": recycle}, text)


def technology(
    name: str, text: str = "", *, level: int = 1, cost: Cost = 0, recycle: Cost = NEVER
) -> Design:
    """A technology."""
    return design(name, "technology", {"level": level, "cost": cost, "recycle": recycle}, text)


def hero(
    name: str = "Hero",
    text: str | Sequence[str] = "",
    *,
    economy: str = ECONOMY,
    water_income: Sequence[int] = (3, 5, 8),
    card_income: Sequence[int] = (1, 1, 1),
    cost: Sequence[Cost] = (NEVER, 7, 12),
    race: str = "survivor",
) -> Design:
    """A hero: three cards. Each begins with the economic ability; `text` (one, or one for each level) follows it."""
    texts = (text, text, text) if isinstance(text, str) else tuple(text)
    tables: list[Table] = []
    for level in (1, 2, 3):
        values: dict[str, Printed] = {
            "race": race,
            "level": level,
            "cost": cost[level - 1],
            "recycle": NEVER,
        }
        values |= {"water_income": water_income[level - 1], "card_income": card_income[level - 1]}
        words = f"{economy}\n{texts[level - 1]}".strip()
        tables += design(name, "hero", values, words).tables
    return Design(name, tuple(tables))


def filler(number: int) -> list[Design]:
    """Cards that nothing can be done with: neither played nor recycled."""
    return [FILLER] * whole("the number of fillers", number, 0, MOST_CARDS)


FILLER = unit(FILLER_NAME, cost=NEVER, recycle=NEVER, melee=0)
HERO = hero()


@lru_cache(maxsize=512)
def printed(cards: tuple[AnyCard, ...], edition: str) -> Printing[Rone]:
    """The game with exactly these cards."""
    return print_cards(cards, GAME.pool, card_game(edition), Rone)
