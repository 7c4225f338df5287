"""Cards of scenarios: given by their printed values and text, read by the real language; or real ones, by name."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from runestack.cards.adhoc import read_cards
from runestack.cards.pool import Card, CardPool
from runestack.cards.schema import Value
from runestack.games.rone.adapter import GAME, Rone
from runestack.games.rone.schema import card_game
from runestack.games.staging import StagingError

ECONOMY = "{yellow 1}: Gain 1 {water} or draw a card."
FIRST_NUMBER = 100_001  # behind every real card
NEVER = "never"  # a greyed-out cost

Cost: TypeAlias = int | str
Table: TypeAlias = tuple[tuple[str, Value], ...]


@dataclass(frozen=True)
class Design:
    """A card by what is printed on it; a hero by its three cards."""

    name: str
    tables: tuple[Table, ...]


AnyCard: TypeAlias = str | Design  # a real card by its name, or a design


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
    values: dict[str, Value] = {"race": race, "level": level, "cost": cost, "recycle": recycle}
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
        values: dict[str, Value] = {
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
    return [FILLER] * number


def design(name: str, kind: str, values: dict[str, Value], text: str) -> Design:
    """A card's keys in the order in which a pack has them."""
    table: dict[str, Value] = {
        "name": name,
        "name_de": name,
        "type": kind,
        **values,
        "copies": 1,
        "text": text,
    }
    return Design(name, (tuple(table.items()),))


FILLER = unit("Filler", cost=NEVER, recycle=NEVER, melee=0)
HERO = hero()


class Printing:
    """The game with the cards of a scenario, and where to find a card's faces in it."""

    def __init__(self, cards: Iterable[AnyCard], edition: str) -> None:
        wanted = tuple(dict.fromkeys(cards))
        self.game, ids = printed(wanted, edition)
        places = {card.id: face for face, card in enumerate(self.game.pool.cards)}
        self.faces = {card: [places[one] for one in ids[card]] for card in wanted}

    def face(self, card: AnyCard, level: int = 1) -> int:
        """The number of a card's face; of a hero, that of a level."""
        faces = self.faces[card]
        return faces[level - 1] if len(faces) > 1 else faces[0]


@lru_cache(maxsize=512)
def printed(cards: tuple[AnyCard, ...], edition: str) -> tuple[Rone, dict[AnyCard, list[str]]]:
    """The game with exactly these cards, and the ids of each one's faces."""
    tables: list[dict[str, Value]] = []
    ids: dict[AnyCard, list[str]] = {}
    real: list[Card] = []
    for card in cards:
        if isinstance(card, str):
            found = real_cards(card)
            real += found
            ids[card] = [one.id for one in found]
            continue
        ids[card] = []
        for table in card.tables:
            identity = f"scenario-{len(tables) + 1}"
            ids[card].append(identity)
            tables.append({"id": identity, "number": FIRST_NUMBER + len(tables), **dict(table)})
    written = read_cards(tables, card_game(edition))
    pool = CardPool("rone", [*real, *written], card_game(edition).vocabulary())
    return Rone(pool), ids


def real_cards(name: str) -> list[Card]:
    """The faces of a card of the box: one, or a hero's three in the order of their levels."""
    pool = GAME.pool
    found = sorted(pool.named(name), key=lambda card: card.number)
    if not found:
        close = pool.closest_name(name)
        hint = f"; did you mean {close!r}?" if close else ""
        raise StagingError(
            f"no card of the box is called {name!r}{hint} (a card of your own: unit({name!r}, ...))"
        )
    return found
