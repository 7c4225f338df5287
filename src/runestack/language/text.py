"""Whole texts: from a card's string to its tree and back, in English and German."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from .nodes import Text

if TYPE_CHECKING:
    from .nodes import Ability
    from .vocabulary import Vocabulary

SENTENCE_START = re.compile(r"(^|[.:•] )([^\W\d_])")


def sentence_case(paragraph: str) -> str:
    """A capital letter at the beginning, after a full stop, a colon and a bullet."""
    return SENTENCE_START.sub(lambda match: match[1] + match[2].upper(), paragraph)


def ability_english(ability: Ability, vocabulary: Vocabulary) -> str:
    """One paragraph in canonical English."""
    return sentence_case(vocabulary.ability.english(ability))


def ability_german(ability: Ability, vocabulary: Vocabulary) -> str:
    """One paragraph in German."""
    return sentence_case(vocabulary.ability.german(ability, ""))


def english(text: Text, vocabulary: Vocabulary) -> str:
    """A card's text in canonical English, a paragraph a line."""
    return "\n".join(ability_english(ability, vocabulary) for ability in text.abilities)


def german(text: Text, vocabulary: Vocabulary) -> str:
    """A card's text in German, a paragraph a line."""
    return "\n".join(ability_german(ability, vocabulary) for ability in text.abilities)
