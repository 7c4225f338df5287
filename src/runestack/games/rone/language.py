"""RONE's vocabulary, built when it is first asked for."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from runestack.language.vocabulary import Vocabulary

from .phrases import RONE_PHRASES
from .words import RONE_WORDS

if TYPE_CHECKING:
    VOCABULARY: Vocabulary


@cache
def vocabulary() -> Vocabulary:
    """Core and RONE's own rows and words."""
    return Vocabulary("rone", RONE_WORDS, RONE_PHRASES)


def __getattr__(name: str) -> Vocabulary:
    """Offer `VOCABULARY` without building it at import."""
    if name == "VOCABULARY":
        return vocabulary()
    raise AttributeError(name)
