"""Heroes as plain data: each with the cards of its levels."""

from __future__ import annotations

from runestack.games.rone.cards.printed import CardWords
from runestack.games.rone.rules import constants as c
from runestack.games.rone.rules.prices import (
    cost_to_level_up,
    income,
)
from runestack.games.rone.rules.state import RoneState
from runestack.games.rone.view.cards import (
    battlefield_card,
    both,
)
from runestack.games.rone.view.types import (
    HeroCard,
    HeroLevel,
)
from runestack.games.views import (
    in_both,
)
from runestack.kernel.frame import NOTHING


def hero_view(s: RoneState, words: CardWords, seat: int) -> HeroCard:
    """The hero with incomes, the price of the next level, and all three cards of the hero deck."""
    hero = s.hero[seat]
    price = cost_to_level_up(s, seat)
    return {
        **battlefield_card(s, words, hero),
        "level": s.hero_level[seat],
        "water_income": income(s, seat, c.WATER),
        "card_income": income(s, seat, c.CARD_INCOME),
        "level_up_cost": None if price == c.NEVER else price,
        "hero_deck": [hero_card(s, words, face) for face in hero_faces(s, hero)],
    }


def hero_faces(s: RoneState, hero: int) -> list[int]:
    """The three cards of a hero, level 1 first."""
    for face in s.faces.heroes:
        found = levels_from(s, face)
        if s.face[hero] in found:
            return found
    return [s.face[hero]]


def levels_from(s: RoneState, face: int) -> list[int]:
    """A hero card and those of the levels above."""
    found = [face]
    while s.faces.next_level[found[-1]] != NOTHING:
        found.append(s.faces.next_level[found[-1]])
    return found


def hero_card(s: RoneState, words: CardWords, face: int) -> HeroLevel:
    """One card of a hero deck as it is printed."""
    cost = s.faces.cost[face]
    return {
        "id": words.card(face).id,
        "name": both(words, face),
        "level": s.faces.level[face],
        "cost": None if cost == c.NEVER else cost,
        "water_income": s.faces.water_income[face],
        "card_income": s.faces.card_income[face],
        "text": in_both(lambda language: words.text(face, language)),
    }
