"""Runeslingers' cards in scenarios, by their printed values and text."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TypeAlias

from runestack.cards.schema import Printed
from runestack.games.runeslingers.cards.schema import RUNESLINGERS_CARDS
from runestack.games.runeslingers.game import GAME, Runeslingers
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

OWNER = "runeslinger"  # the key of an ability that names its Runeslinger

Keywords: TypeAlias = str | Sequence[str]  # `"Pain 3, Sear 2"`, or a list of them


def runespell(
    name: str,
    text: str,
    *,
    subtype: str,
    defense: int = 0,
    keywords: Keywords = (),
    of_class: str = "",
) -> Design:
    """A runespell; with a defense it is a defense runespell. `spirit`, `attack` and `utility` are shorter."""
    return playable(name, "runespell", text, subtype, defense, keywords, of_class)


def spirit(
    name: str, text: str, *, defense: int = 0, keywords: Keywords = (), of_class: str = ""
) -> Design:
    """A spirit runespell: it has to deal damage."""
    return playable(name, "runespell", text, "spirit", defense, keywords, of_class)


def attack(
    name: str, text: str, *, defense: int = 0, keywords: Keywords = (), of_class: str = ""
) -> Design:
    """An attack runespell: it has to deal damage."""
    return playable(name, "runespell", text, "attack", defense, keywords, of_class)


def utility(
    name: str, text: str, *, defense: int = 0, keywords: Keywords = (), of_class: str = ""
) -> Design:
    """A utility runespell: it must not deal damage."""
    return playable(name, "runespell", text, "utility", defense, keywords, of_class)


def trinket(
    name: str,
    text: str,
    *,
    subtype: str = "curio",
    defense: int = 0,
    keywords: Keywords = (),
    of_class: str = "",
) -> Design:
    """A trinket: a curio, unless it is said to be a weapon or armour."""
    return playable(name, "trinket", text, subtype, defense, keywords, of_class)


def boon(
    name: str, text: str, *, defense: int = 0, keywords: Keywords = (), of_class: str = ""
) -> Design:
    """A boon."""
    return playable(name, "boon", text, "", defense, keywords, of_class)


def runeslinger(name: str = "Runeslinger", *, of_class: str = "striker") -> Design:
    """A Runeslinger of one's own."""
    return design(name, "runeslinger", {"class": of_class}, None)


def passive(text: str, *, name: str = "Passive") -> Design:
    """A passive ability of whichever Runeslinger has it."""
    return design(name, "passive", {OWNER: ""}, text)


def activate(text: str, *, cost: int = 1, name: str = "Ability") -> Design:
    """An activate ability of whichever Runeslinger has it."""
    return design(name, "activate", {OWNER: "", "cost": cost}, text)


def ailment(name: str, text: str) -> Design:
    """An ailment of one's own in the place of the box's, with lines for its levels."""
    return design(name, "ailment", {"ailment": name.lower()}, text)


def filler(number: int) -> list[Design]:
    """Cards that can never be played; they can be set, discarded, drawn."""
    return [FILLER] * whole("the number of fillers", number, 0, MOST_CARDS)


def playable(
    name: str,
    kind: str,
    text: str,
    subtype: str,
    defense: int,
    keywords: Keywords,
    of_class: str,
) -> Design:
    """A card of a deck; what it does not have has no key."""
    values: dict[str, Printed] = {}
    if subtype:
        values["subtype"] = subtype
    if of_class:
        values["class"] = of_class
    if defense:
        values["defense"] = defense
    if keywords:
        values["keywords"] = bar(keywords)
    return design(name, kind, values, text)


def bar(keywords: Keywords) -> tuple[str, ...]:
    """A keyword bar from left to right."""
    if isinstance(keywords, str):
        return tuple(word.strip() for word in keywords.split(","))
    return tuple(keywords)


AILMENTS = ("Burn", "Curse", "Debilitate", "Fragment", "Insanity", "Weaken")
FILLER = utility(FILLER_NAME, "Destroy target boon.", keywords="Pain 99")
RUNESLINGER = runeslinger()
# What a player has of whom nothing is said: it does not listen, and its price is never there.
QUIET_PASSIVE = passive("The Pain of cards you play is 1 lower.", name="Quiet Passive")
QUIET_ACTIVATE = activate("Draw a card.", cost=4, name="Quiet Ability")


# -- Runeslingers with their abilities -----------------------------------------------------------


def owner_of(ability: AnyCard | None) -> str:
    """The Runeslinger that a real ability names; an empty name for others."""
    if not isinstance(ability, str):
        return ""
    named = [card for card in GAME.pool.named(ability) if card.value(OWNER)]
    return str(named[0].value(OWNER)) if named else ""


def real_ability(kind: str, owner: str) -> str:
    """The first ability of a kind of a real Runeslinger."""
    cards = [card for card in GAME.pool.cards if card.type == kind and card.value(OWNER) == owner]
    if not cards:
        raise StagingError(f"no Runeslinger of the box is called {owner!r}")
    return cards[0].name


def owned_ability(ability: AnyCard, owner: AnyCard) -> AnyCard:
    """An ability with the name of its Runeslinger; those of the box have it already."""
    if isinstance(ability, str):
        return ability
    if isinstance(owner, str):
        raise StagingError(
            f"{ability.name!r} is an ability of your own: it needs a Runeslinger of your own, not {owner!r}"
        )
    table = dict(ability.tables[0])
    table[OWNER] = owner.name
    return Design(ability.name, (tuple(table.items()),))


@lru_cache(maxsize=512)
def printed(cards: tuple[AnyCard, ...]) -> Printing[Runeslingers]:
    """The game with exactly these cards."""
    return print_cards(cards, GAME.pool, RUNESLINGERS_CARDS, Runeslingers)
