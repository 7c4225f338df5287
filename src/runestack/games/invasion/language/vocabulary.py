"""Invasion's vocabulary, built when it is first asked for."""

from __future__ import annotations

from functools import cache
from typing import Any

from runestack.games.invasion.language import nodes as iv
from runestack.games.invasion.language.phrases import INVASION_PHRASES
from runestack.games.invasion.language.word_tables import categories
from runestack.games.invasion.language.words import INVASION_WORDS
from runestack.language import nodes as n
from runestack.language.additions import Additions, LeftOut
from runestack.language.nodes import Ability, Player
from runestack.language.vocabulary import Vocabulary

# Core rows that this game has no use for, or says in its own words (Deal, DestroyTop, Refresh, PayResource, ...).
LEFT_OUT: LeftOut = frozenset(
    {
        "that",
        "having",
        "possessing",
        "lacking",
        "payment",
        n.Cancel,
        n.CardEvent,
        n.Cannot,
        n.Change,
        n.Control,
        n.Count,
        n.Deal,
        n.Destroy,
        n.DestroyTop,
        n.DiscardHand,
        n.DiscardRandom,
        n.Then,
        n.Exhaust,
        n.GainControl,
        n.GainKeyword,
        n.Get,
        n.Has,
        n.HaveKeyword,
        n.HaveStat,
        n.Labelled,
        n.LookHand,
        n.LookTake,
        n.LoseKeyword,
        n.MayPlay,
        n.Pay,
        n.PayTop,
        n.PayUnit,
        n.Put,
        n.Refresh,
        n.Remove,
        n.ResourceOf,
        n.ReturnToHand,
        n.Role,
        n.Roll,
        n.StatOf,
        n.Take,
        n.TurnOf,
        n.WithKeyword,
        n.WithoutKeyword,
    }
)

UNIONS = {
    "equal_value": ("a value such as half your armor rounded down", ("whole", "half")),
    "single": ("this card", ("this",)),
    "sentence": ("an effect", ("action", "statement", "clause", "effect", "tempo")),
    "by_mode": ("an effect", ("tempo", "action", "statement", "clause", "may_clause")),
}

ALTERNATIVES = {"choices": "simple"}

DRAW = n.Draw(Player.YOU, 1)


def effect(node: Any) -> Ability:
    """An effect as a text."""
    return n.Effects((node,))


def with_filter(where: Any) -> Ability:
    """A filter as a text."""
    card = n.ZoneCard((), "card", (where,), n.Zone.HAND, Player.YOU)
    return effect(n.Fetch(card, n.Place.TOP_OF_YOUR_DECK))


def equal_to(value: Any) -> Ability:
    """A value as a text."""
    return effect(iv.Deal(value, "melee", Player.OPPONENT))


WRAPPERS = {
    "this": lambda node: n.Passive((n.While(n.Is(node, "in_hand"), iv.TrainingSize(7)),)),
    "where": with_filter,
    "whole": equal_to,
    "half": equal_to,
    "several": lambda node: equal_to(n.Half(n.HowMany(node))),
    "tempo": effect,
    "may_clause": lambda node: effect(n.MayThen(DRAW, node)),
    "payment": lambda node: n.Use("activated", (node,), (DRAW,)),
    "cost": lambda node: n.Use("activated", (node,), (DRAW,)),
}

TABLES = (
    ("colours", "colour"),
    ("damage", "dealt"),
    ("what is gained", "gained"),
    ("how often", "how_often"),
    ("statistics", "statistic"),
    ("what players cannot do", "player_prohibition"),
    ("what is counted", "tally"),
    ("phases", "phase"),
)

ADDITIONS = Additions(
    categories=categories,
    row_categories={"may_clause": "an effect", "tempo": "Tempo"},
    unions=UNIONS,
    alternatives=ALTERNATIVES,
    leaves_out=LEFT_OUT,
    wrappers=WRAPPERS,
    tables=TABLES,
)


@cache
def vocabulary() -> Vocabulary:
    """Core and Invasion's own rows and words."""
    return Vocabulary("invasion", INVASION_WORDS, INVASION_PHRASES, ADDITIONS)
