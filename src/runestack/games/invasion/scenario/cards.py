"""Invasion's cards in scenarios, by their printed values and text."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache

from runestack.cards.pool import Card
from runestack.cards.schema import CardGame, CardSchema, Key, PackProblem, Printed, Problem
from runestack.games.invasion.cards.board_checks import board_problems
from runestack.games.invasion.cards.scenario_checks import scenario_problems
from runestack.games.invasion.cards.schema import TYPES, colour_problems
from runestack.games.invasion.cards.text_checks import type_problems
from runestack.games.invasion.game import GAME, Invasion
from runestack.games.invasion.language.lower import lower_card
from runestack.games.invasion.language.vocabulary import vocabulary
from runestack.games.invasion.rules import constants as c
from runestack.games.invasion.scenario.wording import (
    in_card_words,
    in_invader_words,
    in_protocol_words,
)
from runestack.games.staged_cards import (
    MOST_CARDS,
    AnyCard,
    Design,
    Printing,
    design,
    print_cards,
)
from runestack.games.staging import FILLER as FILLER_NAME
from runestack.games.staging import StagingError, whole
from runestack.language.nodes import Text

MOST_VALUE = 30  # of anything that is printed on a card
MOST_SYMBOLS = 12  # of a cost, or of what a survivor stores
FREE = re.compile(r"(?:(?<=^)|(?<=\. )|(?<=/ ))free\.(?: / | )?", re.IGNORECASE)
PASSIVE = "Whenever an enemy reinforces, refresh all cards in your base."


def symbols(words: str | Sequence[str], most: Sequence[str] = c.COLOUR_NAMES[:6]) -> list[str]:
    """`red wild` as a row of symbols."""
    row = words.split() if isinstance(words, str) else list(words)
    whole("the number of symbols", len(row), 0, MOST_SYMBOLS)
    for word in row:
        if word not in most:
            raise StagingError(f"{word!r} is none of {', '.join(most)}")
    return row


def card(
    name: str,
    text: str = "Gain 1 reroll.",
    *,
    cost: str | None = None,
    reward: int = 1,
    training: int = 3,
    family: str = "soldier",
) -> Design:
    """A recruitment card; without a cost it costs red, unless its text says Free."""
    text, is_free = without_free(name, text, cost)
    values: dict[str, Printed] = {
        "family": family,
        "cost": tuple(symbols(("" if is_free else "red") if cost is None else cost)),
        "reward": whole(f"the reward of {name}", reward, 0, 9),
        "training": whole(f"the training cost of {name}", training, 1, MOST_VALUE),
    }
    return design(name, "recruit", values, in_card_words(text))


def starting(name: str, text: str = "Gain 1 reroll.", *, cost: str = "", reward: int = 1) -> Design:
    """A starting card; it may be free."""
    text, _ = without_free(name, text, cost)
    values: dict[str, Printed] = {
        "cost": tuple(symbols(cost)),
        "reward": whole(f"the reward of {name}", reward, 0, 9),
    }
    return design(name, "starting", values, in_card_words(text))


def without_free(name: str, text: str, cost: str | None) -> tuple[str, bool]:
    """`Free` only says that a card has no activation cost."""
    left, found = FREE.subn("", text)
    if found and cost:
        raise StagingError(f"{name} is Free and costs {cost!r}")
    return left, found > 0


def leader(name: str, text: str = "", *, theme: str = "red") -> Design:
    """A leader; the passive that all of them have is added."""
    written = f"{text}\n{PASSIVE}" if text else PASSIVE
    return design(name, "leader", {"theme": theme}, in_card_words(written))


def technology(name: str, text: str) -> Design:
    """A technology."""
    return design(name, "technology", {"kind": "any"}, in_card_words(text))


def invader(
    name: str,
    *,
    melee: int = 1,
    ranged: int = 0,
    armor: int = 0,
    health: int = 2,
    support: Mapping[str, int] | None = None,
    training: int = 3,
    stores: str = "red",
    text: str = "",
) -> Design:
    """An invasion card; `support={"armor": 1}` is its second row of values."""
    values: dict[str, Printed] = {
        "level": 2,
        "training": whole(f"the training cost of {name}", training, 1, MOST_VALUE),
    }
    given = {"melee": melee, "ranged": ranged, "armor": armor, "health": health}
    for stat, number in given.items():
        values[stat] = whole(f"{stat} of {name}", number, 0, MOST_VALUE)
    for stat, number in (support or {}).items():
        if stat not in given:
            raise StagingError(f"{name} cannot support {stat!r}: there are {', '.join(given)}")
        values[f"support_{stat}"] = whole(f"the support of {name}", number, 0, 9)
    values["stores"] = tuple(symbols(stores))
    return design(name, "invasion", values, in_invader_words(text) or None)


def protocol(name: str, text: str) -> Design:
    """A protocol."""
    return design(name, "protocol", {}, in_protocol_words(text))


def filler(number: int) -> list[Design]:
    """Cards that nothing can be done with."""
    return [FILLER] * whole("the number of fillers", number, 0, MOST_CARDS)


# Nobody in a scenario has four resources in the pool unless it says so; as an invasion card it does no harm.
FILLER = card(FILLER_NAME, cost="blue blue blue wild", reward=0, training=6)
FILLER_DRONE = invader(f"{FILLER_NAME} Drone", melee=0, health=9, training=12)
FILLER_TECHNOLOGY = technology(f"{FILLER_NAME} Technology", "Exhaust: Gain 1 reroll.")

# What lies on the table whatever is played: boards, events and scenarios of the box.
BOARDS: tuple[str, ...] = tuple(
    dict.fromkeys(
        one.name
        for one in GAME.pool.cards
        if one.type in ("board", "event", "scenario", "campaign")
    )
)


def no_problems(cards: list[Card]) -> list[PackProblem]:
    """The cards of a scenario are no box: much may be missing."""
    return []


def widened(key: Key) -> Key:
    """A number has the bounds of scenarios, not those of the box."""
    if key.kind is int and key.name not in ("number", "copies", "level"):
        return replace(key, low=0, high=MOST_VALUE)
    return key


def check(card: Card, tree: Text) -> list[Problem]:
    """Only what the rules could not carry out: how a card of the box should be made is no rule of the game."""
    return [
        *colour_problems(card),
        *board_problems(card),
        *scenario_problems(card),
        *type_problems(card, tree),
    ]


PRINTED = {kind: tuple(widened(key) for key in keys) for kind, keys in TYPES.items()}
FORM = CardGame("invasion", CardSchema(PRINTED, check, no_problems, lower_card), vocabulary)


@lru_cache(maxsize=512)
def printed(cards: tuple[AnyCard, ...]) -> Printing[Invasion]:
    """The game with exactly these cards, and the boards."""
    return print_cards((*cards, *BOARDS), GAME.pool, FORM, Invasion)
