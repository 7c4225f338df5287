"""RONE's vocabulary, built when it is first asked for."""

from __future__ import annotations

from functools import cache
from typing import Any

from runestack.games.rone.language import nodes as ro
from runestack.games.rone.language.phrases import RONE_PHRASES
from runestack.games.rone.language.word_tables import categories
from runestack.games.rone.language.words import RONE_WORDS
from runestack.language import nodes as n
from runestack.language.additions import Additions, LeftOut
from runestack.language.vocabulary import Vocabulary


def activated(cost: Any) -> n.Ability:
    """A cost as a text."""
    return ro.Activated("purple", 2, (cost,), (n.Draw(n.Player.YOU, 1),))


# What no card of RONE speaks of: some amounts, whole hands, the first time in a turn, and what happens otherwise.
LEFT_OUT: LeftOut = frozenset(
    {
        (n.PlayerEvent, "discards"),
        (n.PlayerEvent, "is_damaged"),
        "half",
        "several",
        n.DiscardHand,
        n.DiscardRandom,
        n.Then,
        n.FirstTime,
        n.HowMany,
        n.LookHand,
        n.Otherwise,
        n.ResourceOf,
        n.RoundEvent,
        n.ShuffleIn,
        n.Use,
    }
)

ADDITIONS = Additions(categories=categories, leaves_out=LEFT_OUT, wrappers={"cost": activated})


@cache
def vocabulary() -> Vocabulary:
    """Core and RONE's own rows and words."""
    return Vocabulary("rone", RONE_WORDS, RONE_PHRASES, ADDITIONS)
