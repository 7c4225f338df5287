"""Runeslingers' vocabulary, built when it is first asked for."""

from __future__ import annotations

from functools import cache
from typing import Any

from runestack.games.runeslingers.language.phrases import RUNESLINGERS_PHRASES
from runestack.games.runeslingers.language.word_tables import categories
from runestack.games.runeslingers.language.words import RUNESLINGERS_WORDS
from runestack.language import nodes as n
from runestack.language.additions import Additions, LeftOut
from runestack.language.nodes import Ability, Pick, Player, Side
from runestack.language.vocabulary import Vocabulary

# Core rows that this game has no use for, or says in its own words (Cancel, Get, GainKeyword, LoseKeyword).
LEFT_OUT: LeftOut = frozenset(
    {
        (n.PlayerEvent, "recycles"),
        "half",
        "several",
        n.Cancel,
        n.DestroyTop,
        n.Exhaust,
        n.GainControl,
        n.HowMany,
        n.GainKeyword,
        n.RoundEvent,
        n.Get,
        n.Keywords,
        n.Labelled,
        n.LoseKeyword,
        n.MayPlay,
        n.Otherwise,
        n.PayTop,
        n.Refresh,
        n.Remove,
        n.ResourceOf,
        n.Role,
        n.Take,
    }
)

UNIONS = {
    "equal_value": ("a value such as the defense of this card", ("whole",)),
    "cards": ("cards", ("chosen_group", "this", "that")),
    "single": ("one card such as this card", ("this", "that")),
    "picked": ("cards such as target runespell", ("picked_group", "that")),
    "in_play": ("cards in play such as target trinket", ("group_in_play", "this", "that")),
    "victims": (
        "a target, cards or a player",
        ("target_of_damage", "that_target", "chosen_group", "this", "that", "player_card"),
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
    return n.Use("sling", (cost,), (DRAW,))


WRAPPERS = {
    "where": with_filter,
    "having": have,
    "possessing": have,
    "lacking": have,
    "player_card": lambda node: effect(n.Deal(1, node)),
    "change": lambda node: n.Passive((n.HaveStat(n.This("card"), (node,)),)),
    "cost": sling,
    "that_target": lambda node: effect(n.Deal(1, node)),
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
    row_categories={
        "that_target": "that target",
        "whole": "a value such as the defense of this card",
    },
    unions=UNIONS,
    leaves_out=LEFT_OUT,
    wrappers=WRAPPERS,
    tables=TABLES,
)


@cache
def vocabulary() -> Vocabulary:
    """Core and Runeslingers' own rows and words."""
    return Vocabulary("runeslingers", RUNESLINGERS_WORDS, RUNESLINGERS_PHRASES, ADDITIONS)
