"""Example sentences of phrase rows: for the page of phrases and for the tests that go through all rows.

A row that is only a part of a sentence is put into one, so that every example is a text that a card could have.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from . import nodes as n
from .nodes import Ability, Group, Pick, Place, Player, Side
from .phrase import Row

if TYPE_CHECKING:
    from .vocabulary import Vocabulary

DRAW = n.Draw(Player.YOU, 1)


def effect(node: Any) -> Ability:
    """An effect as a text."""
    return n.Effects((node,))


def if_(condition: Any) -> Ability:
    """A condition as a text."""
    return effect(n.If(condition, DRAW))


def have(what: Any) -> Ability:
    """A value or keyword as a text."""
    return if_(n.Has(n.This("unit"), what))


def with_filter(where: Any) -> Ability:
    """A filter as a text."""
    group = Group(
        Pick.TARGET,
        1,
        up_to=False,
        other=False,
        side=Side.ANY,
        adjectives=(),
        noun="unit",
        where=(where,),
    )
    return effect(n.Destroy(group))


def get(change: Any) -> Ability:
    """A change as a text."""
    return n.Passive((n.HaveStat(n.This("unit"), (change,)),))


def equal_to(value: Any) -> Ability:
    """A value as a text."""
    return effect(n.Draw(Player.YOU, value))


WRAPPERS: dict[str, Callable[[Any], Ability]] = {
    "this": lambda node: effect(n.Destroy(node)),
    "that": lambda node: effect(n.Destroy(node)),
    "role": lambda node: effect(n.Destroy(node)),
    "player_card": lambda node: effect(n.Deal(1, node)),
    "where": with_filter,
    "having": have,
    "possessing": have,
    "lacking": have,
    "zone_card": lambda node: effect(n.Fetch(node, Place.HAND)),
    "countable": lambda node: effect(n.ForEach(node, DRAW)),
    "several": lambda node: equal_to(n.Half(n.HowMany(node))),
    "whole": equal_to,
    "half": equal_to,
    "change": get,
    "condition": if_,
    "action": effect,
    "statement": effect,
    "clause": effect,
    "inner_clause": lambda node: effect(n.May(node)),
    "effect": effect,
    "payment": lambda node: effect(n.Pay((node,))),
    "turn_event": lambda node: n.At(node, None, (DRAW,)),
    "event": lambda node: n.Whenever(node, None, (DRAW,)),
    "static": lambda node: n.Passive((node,)),
    "static_sentence": lambda node: n.Passive((node,)),
    "ability": lambda node: node,
}


def examples(row: Row, vocabulary: Vocabulary) -> list[Ability]:
    """Texts that use a row: each slot in turn takes each of its samples."""
    wrappers = vocabulary.additions.wrappers
    wrap = wrappers.get(row.category) or WRAPPERS[row.category]
    return [wrap(node) for node in vocabulary.row_samples(row)]
