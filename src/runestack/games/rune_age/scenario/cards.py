"""Rune Age's cards in scenarios, by their printed values and text."""

from __future__ import annotations

from functools import lru_cache

from runestack.cards.pool import Card
from runestack.cards.schema import CardGame, CardSchema, PackProblem, Printed
from runestack.games.rune_age.cards.schema import TYPES, check_playable
from runestack.games.rune_age.game import GAME, RuneAge
from runestack.games.rune_age.language.lower import lower_card
from runestack.games.rune_age.language.vocabulary import vocabulary
from runestack.games.rune_age.rules import constants as c
from runestack.games.rune_age.scenario.wording import in_card_words
from runestack.games.staged_cards import (
    MOST_CARDS,
    NEXT_TABLE,
    AnyCard,
    Design,
    Printing,
    design,
    print_cards,
)
from runestack.games.staging import FILLER as FILLER_NAME
from runestack.games.staging import whole

MOST_VALUE = 60  # of anything that is printed on a card
MOST_STRENGTH = 30  # of an Enemy
MOST_COST = 12  # of a card of the centre
BACK = "scenario"  # of all events


# keys that a card of a type has even with the value 0
REQUIRED = {
    "unit": ("strength",),
    "tactic": ("influence_cost",),
    "stronghold": ("gold_cost", "strength", "influence"),
    "city": ("strength", "auto_defense", "influence"),
    "landmark": ("strength", "auto_defense", "influence"),
    "monument": ("gold_cost",),
    "enemy": ("strength", "attrition"),
}


def card(name: str, kind: str, text: str, /, **values: Printed) -> Design:
    """A card; what is 0 or empty has no key, and every number has its bounds."""
    kept: dict[str, Printed] = {}
    for key, value in values.items():
        if isinstance(value, int):
            whole(f"{key.replace('_', ' ')} of {name}", value, 0, MOST_VALUE)
        if value or key in REQUIRED.get(kind, ()):
            kept[key] = value
    strength = kept.get("strength", 0)
    said = (
        in_card_words(text, kind, name, strength if isinstance(strength, int) else 0)
        if text
        else None
    )
    return design(name, kind, kept, said)


def unit(
    name: str,
    *,
    strength: int = 1,
    cost: int = 1,
    text: str = "",
    mythic: bool = False,
    race: str = "daqan",
) -> Design:
    """A faction unit; destroyed, it goes to its owner's barracks (a mythic one to the discard pile)."""
    flags = ("mythic",) if mythic else ()
    return card(name, "unit", text, race=race, gold_cost=cost, strength=strength, flags=flags)


def neutral(name: str, *, strength: int = 1, cost: int = 1, text: str = "") -> Design:
    """A neutral unit of the centre, acquired with influence."""
    return card(name, "unit", text, influence_cost=cost, strength=strength)


def mercenary(
    name: str,
    *,
    strength: int = 2,
    cost: int = 2,
    category: int = 1,
    siege_icon: bool = False,
    text: str = "",
) -> Design:
    """A mercenary unit of category 1 or 2."""
    flags = ("siege_icon",) if siege_icon else ()
    category = whole(f"category of {name}", category, 1, 2)
    return card(
        name,
        "unit",
        text,
        influence_cost=cost,
        strength=strength,
        category=category,
        flags=flags,
    )


def tactic(name: str, text: str, *, cost: int = 1, strength: int = 0) -> Design:
    """A tactic of the centre."""
    return card(name, "tactic", text, influence_cost=cost, strength=strength)


def gold(value: int) -> Design:
    """A gold card, called `1 Gold`, `2 Gold` or `3 Gold`."""
    value = whole("the value of a gold card", value, 1, 3)
    return card(f"{value} Gold", "gold", "", gold=value, influence_cost=(1, 2, 4)[value - 1])


def stronghold(
    name: str = "Stronghold", *, influence: int = 1, text: str = "", race: str = "daqan"
) -> Design:
    """A stronghold: 4 gold or 2 strength."""
    return card(name, "stronghold", text, race=race, gold_cost=4, strength=2, influence=influence)


def city(
    name: str,
    *,
    strength: int = 4,
    auto_defense: int = 2,
    influence: int = 1,
    text: str = "",
) -> Design:
    """A city."""
    return card(
        name, "city", text, strength=strength, auto_defense=auto_defense, influence=influence
    )


def landmark(
    name: str, *, strength: int = 4, auto_defense: int = 2, influence: int = 1, text: str = ""
) -> Design:
    """A city of the subtype landmark."""
    return card(
        name, "landmark", text, strength=strength, auto_defense=auto_defense, influence=influence
    )


def reward(name: str, text: str = "", *, gold: int = 0, influence: int = 0) -> Design:
    """A reward in a realm area; of an Enemy it is the other side."""
    return card(name, "reward", text, gold=gold, influence=influence)


def enemy(
    name: str,
    *,
    strength: int = 5,
    attrition: int = 0,
    stage: int = 1,
    text: str = "",
    reward: Design | None = None,
) -> Design:
    """An Enemy; with a reward, that is its other side."""
    other = NEXT_TABLE if reward is not None else ""
    front = card(
        name,
        "enemy",
        text,
        back=BACK,
        stage=stage,
        strength=strength,
        attrition=attrition,
        reward=other,
    )
    return front if reward is None else Design(name, (*front.tables, *reward.tables))


def instant(
    name: str, text: str, *, strength: int = 0, attrition: int = 0, stage: int = 1
) -> Design:
    """An Instant."""
    return card(
        name, "instant", text, back=BACK, stage=stage, strength=strength, attrition=attrition
    )


def rune(name: str, text: str = "", *, gold: int = 0, influence: int = 0) -> Design:
    """A dragon rune."""
    return card(name, "dragon_rune", text, gold=gold, influence=influence)


def monument(name: str = "Monument", *, cost: int = 13, race: str = "daqan") -> Design:
    """A monument."""
    return card(name, "monument", "", race=race, gold_cost=cost)


def home_realm(race: str) -> Design:
    """The home realm of a race."""
    return card("Home Realm", "home_realm", "", race=race)


def filler(number: int) -> list[Design]:
    """Cards that nothing can be done with."""
    return [FILLER] * whole("the number of fillers", number, 0, MOST_CARDS)


def objective(
    name: str = "The Objective",
    text: str = "If a player defeats this card, that player wins.",
    *,
    strength: int = 18,
    attrition: int = 0,
    sides: str = "alone",
    landmarks: int = 0,
) -> Design:
    """A scenario: how it ends and what it changes stands in its text; `sides` is alone, together or one against all.

    Without a strength it cannot be attacked; with a text about landmarks it needs their number.
    """
    return card(
        name,
        "objective",
        text,
        scenario=BACK,
        sides=sides,
        least_players=1,
        most_players=c.MOST_SEATS,
        neutral=("First", "Second", "Third"),
        stages=(BACK,),
        strength=strength,
        attrition=attrition,
        landmarks=landmarks,
        shortest=1,
        longest=c.ROUND_LIMIT,
        difficulty=1,
    )


# It is never played in combat (RA-RULING-41), and outside of one there is nothing to pay with.
FILLER = tactic(
    FILLER_NAME, "Action, destroy a wounded friendly unit: Draw a card.", cost=MOST_COST
)
QUIET_EVENT = enemy("Quiet Enemy", strength=MOST_STRENGTH)
GOLD_PILES = (*[gold(1)] * 4, *[gold(2)] * 4, *[gold(3)] * 4)
OBJECTIVE = objective()


def no_problems(cards: list[Card]) -> list[PackProblem]:
    """The cards of a scenario are no box: much may be missing."""
    return []


FORM = CardGame("rune-age", CardSchema(TYPES, check_playable, no_problems, lower_card), vocabulary)


@lru_cache(maxsize=512)
def printed(cards: tuple[AnyCard, ...]) -> Printing[RuneAge]:
    """The game with exactly these cards."""
    return print_cards(cards, GAME.pool, FORM, RuneAge)
