"""Runeslingers' vocabulary, built when it is first asked for."""

from __future__ import annotations

from functools import cache
from typing import Any

from runestack.language import nodes as n
from runestack.language.additions import Additions
from runestack.language.nodes import Ability, Pick, Player, Side
from runestack.language.vocabulary import Vocabulary

from . import nodes as rs
from .phrases import RUNESLINGERS_PHRASES
from .word_tables import categories
from .words import RUNESLINGERS_WORDS

# Core rows that this game has no use for, or says in its own words (Cancel, Get, GainKeyword, LoseKeyword).
LEFT_OUT = frozenset(
    {
        n.Activated,
        n.Cancel,
        n.CannotBeAttackedBy,
        n.DestroyTop,
        n.Exhaust,
        n.GainControl,
        n.GainKeyword,
        n.Get,
        n.InCombat,
        n.Keywords,
        n.Labelled,
        n.LoseKeyword,
        n.PayTop,
        n.Refresh,
        n.Remove,
        n.Role,
        n.Take,
    }
)

UNIONS = {
    "cards": ("cards", ("chosen_group", "this", "that")),
    "single": ("one card such as this card", ("this", "that")),
    "picked": ("cards such as target runespell", ("picked_group", "that")),
    "in_play": ("cards in play such as target trinket", ("group_in_play", "this", "that")),
    "victims": (
        "a target, cards or a player",
        ("target_of_damage", "chosen_group", "this", "that", "hero_of"),
    ),
}

DRAW = n.Draw(Player.YOU, 1)


def effect(node: Any) -> Ability:
    """An effect as a text."""
    return n.Effects((node,))


def with_filter(where: Any) -> Ability:
    """A filter as a text."""
    return effect(
        n.Destroy(
            n.Group(
                Pick.TARGET,
                1,
                up_to=False,
                other=False,
                side=Side.ANY,
                adjectives=(),
                noun="card",
                where=(where,),
            )
        )
    )


def have(what: Any) -> Ability:
    """A value or keyword as a text."""
    return effect(n.If(n.Has(n.This("card"), what), DRAW))


def sling(cost: Any) -> Any:
    """A cost as a text."""
    return rs.Use("sling", (cost,), (DRAW,))


WRAPPERS = {
    "where": with_filter,
    "having": have,
    "possessing": have,
    "lacking": have,
    "hero_of": lambda node: effect(n.Deal(1, node)),
    "stat_of": lambda node: effect(n.DealStat(node, n.HeroOf(Player.OPPONENT))),
    "change": lambda node: n.Passive((n.HaveStat(n.This("card"), (node,)),)),
    "cost": sling,
}

TABLES = (
    ("ailments", "ailment"),
    ("values of players", "value"),
    ("values that are counted", "counted_value"),
    ("after `you cannot`", "player_prohibition"),
    ("after `can`", "permission"),
    ("after `you have ... this turn`", "deed"),
    ("after `you have more`", "rivalry"),
    ("keywords with a number", "numbered"),
    ("phases", "phase_of"),
)

ADDITIONS = Additions(
    categories=categories,
    unions=UNIONS,
    leaves_out=LEFT_OUT,
    wrappers=WRAPPERS,
    tables=TABLES,
)


@cache
def vocabulary() -> Vocabulary:
    """Core and Runeslingers' own rows and words."""
    return Vocabulary("runeslingers", RUNESLINGERS_WORDS, RUNESLINGERS_PHRASES, ADDITIONS)
