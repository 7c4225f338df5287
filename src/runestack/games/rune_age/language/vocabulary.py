"""Rune Age's vocabulary, built when it is first asked for."""

from __future__ import annotations

from functools import cache
from typing import Any

from runestack.games.rune_age.language import nodes as ra
from runestack.games.rune_age.language.phrases import RUNE_AGE_PHRASES
from runestack.games.rune_age.language.word_tables import categories
from runestack.games.rune_age.language.words import RUNE_AGE_WORDS
from runestack.language import nodes as n
from runestack.language.additions import Additions, LeftOut
from runestack.language.nodes import Ability, Pick, Player, Side
from runestack.language.vocabulary import Vocabulary

# Core rows that this game has no use for, or says in its own words (Get, Pay, Exhaust, Refresh, Labelled).
LEFT_OUT: LeftOut = frozenset(
    {
        (n.PlayerEvent, "discards"),
        (n.PlayerEvent, "recycles"),
        (n.PlayerEvent, "is_damaged"),
        "half",
        n.Cancel,
        n.Deal,
        n.DestroyTop,
        n.Effects,
        n.Exhaust,
        n.FirstTime,
        n.GainControl,
        n.GainKeyword,
        n.Get,
        n.HaveKeyword,
        n.Keywords,
        n.Labelled,
        n.Lose,
        n.LoseKeyword,
        n.MayPlay,
        n.Pay,
        n.PayTop,
        n.Refresh,
        n.Remove,
        n.ResourceOf,
        n.Role,
        n.ShuffleIn,
        n.Take,
        n.TurnOf,
    }
)

UNIONS = {
    "equal_value": ("a value such as the {strength} of this unit", ("whole", "compared")),
    "cards": ("cards", ("chosen_group", "this", "that")),
    "victims": ("cards", ("chosen_group", "this", "that")),
    "single": ("one card such as this unit", ("this", "that")),
}

DRAW = n.Draw(Player.YOU, 1)


def effect(node: Any) -> Ability:
    """An effect as a text."""
    return n.Use("action", (), (node,))


def if_(condition: Any) -> Ability:
    """A condition as a text."""
    return n.Use("when_played", (), (n.If(condition, DRAW),))


def have(what: Any) -> Ability:
    """A value or keyword as a text."""
    return if_(n.Has(n.This("unit"), what))


def with_filter(where: Any) -> Ability:
    """A filter as a text."""
    noun = "city" if isinstance(where, ra.YouControl) else "unit"
    group = n.Group(
        Pick.ONE,
        1,
        up_to=False,
        other=False,
        side=Side.ANY,
        adjectives=(),
        noun=noun,
        where=(where,),
    )
    return effect(n.Destroy(group))


def cost(node: Any) -> Ability:
    """A cost as a text."""
    return n.Use("resolution", (node,), (DRAW,))


def ending(node: Any) -> Ability:
    """What ends a game, as a text."""
    return ra.Ends("at_once", node, "all")


def lower_of(count: Any) -> Ability:
    """What there is a number of as a text: where `for each` cannot say it."""
    number = n.HowMany(count)
    return effect(n.Draw(Player.YOU, n.OneOfTwo(higher=False, first=number, second=number)))


WRAPPERS = {
    "this": lambda node: effect(n.Destroy(node)),
    "that": lambda node: effect(n.Destroy(node)),
    "where": with_filter,
    "having": have,
    "possessing": have,
    "lacking": have,
    "zone_card": lambda node: effect(n.Fetch(node, n.Place.HAND)),
    "countable": lambda node: effect(n.ForEach(node, DRAW)),
    "whole": lambda node: effect(n.Draw(Player.YOU, node)),
    "several": lower_of,
    "compared": lambda node: effect(n.Draw(Player.YOU, node)),
    "condition": if_,
    "action": effect,
    "statement": effect,
    "clause": effect,
    "inner_clause": lambda node: effect(n.May(node)),
    "effect": effect,
    "payment": lambda node: effect(n.Pay((node,))),
    "cost": cost,
    "occasion": ending,
}

TABLES = (
    ("whom an event is about", "who"),
    ("the Overlord and the allies", "side_of_overlord"),
    ("combats", "combat"),
    ("behind `with the`", "extreme"),
    ("what would happen", "fate"),
    ("who wins", "verdict"),
    ("what a scenario changes", "ruling"),
)

ADDITIONS = Additions(
    categories=categories,
    row_categories={
        "occasion": "what ends the game",
        "compared": "the lower or higher of two values",
    },
    unions=UNIONS,
    leaves_out=LEFT_OUT,
    wrappers=WRAPPERS,
    tables=TABLES,
)


@cache
def vocabulary() -> Vocabulary:
    """Core and Rune Age's own rows and words."""
    return Vocabulary("rune-age", RUNE_AGE_WORDS, RUNE_AGE_PHRASES, ADDITIONS)
