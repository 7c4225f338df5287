"""Each group of effects that the rulebooks attest stands on at least two designs (guard rail 6)."""

from collections.abc import Callable
from typing import Any

import pytest

from runestack.games.rone.language import nodes as ro
from runestack.language import nodes as n
from runestack.language.bindings import walk
from runestack.language.nodes import Place, Player
from tests.games.rone.cards.box import pool

Shows = Callable[[Any], bool]


def of_kind(*kinds: type) -> Shows:
    return lambda node: isinstance(node, kinds)


def hurts_hero(node: Any) -> bool:
    if not isinstance(node, n.Deal):
        return False
    to = node.to
    return isinstance(to, n.PlayerCard) or (isinstance(to, n.Group) and to.noun == "hero")


def hurts_unit(node: Any) -> bool:
    return isinstance(node, n.Deal) and not hurts_hero(node)


def goes_to_deck(node: Any) -> bool:
    return isinstance(node, n.Put) and node.place in (Place.TOP_OF_DECK, Place.BOTTOM_OF_DECK)


def takes_water(node: Any) -> bool:
    return isinstance(node, n.Take) or (
        isinstance(node, n.Lose) and node.player is not Player.YOU and node.resource == "water"
    )


def comes_from_elsewhere(node: Any) -> bool:
    return isinstance(node, ro.FetchExhausted) or (
        isinstance(node, n.Fetch) and node.place == ro.BATTLEFIELD
    )


# Rows of the table of effects in the rules file, by what is attested in each of them.
ATTESTED: dict[str, Shows] = {
    "water gained": of_kind(n.Gain),
    "water destroyed": takes_water,
    "cards drawn": of_kind(n.Draw),
    "damage to units": hurts_unit,
    "damage to heroes": hurts_hero,
    "health gained": of_kind(ro.GetHealth, ro.HaveHealth),
    "attack changed": of_kind(n.Get, n.HaveStat),
    "exhausting": of_kind(n.Exhaust),
    "refreshing": of_kind(n.Refresh),
    "destruction": of_kind(n.Destroy),
    "to the hand": of_kind(n.ReturnToHand),
    "to the deck": goes_to_deck,
    "out of the game": of_kind(n.Remove, ro.RemoveTop),
    "onto the battlefield": comes_from_elsewhere,
    "graveyards emptied": of_kind(ro.RemoveTop, ro.PayRecycle),
    "control": of_kind(n.GainControl),
    "copied abilities": of_kind(ro.UseAbility, ro.GainAbilities),
    "cards turned into shields": of_kind(ro.BecomeShield),
}


@pytest.mark.parametrize("group", ATTESTED)
def test_attested_effects_stand_on_two_designs_or_more(group: str) -> None:
    shows = ATTESTED[group]
    names = {card.name for card in pool().cards if any(shows(node) for node in walk(card.tree))}
    assert len(names) >= 2, names
