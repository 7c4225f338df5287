"""Terms of a game: its keywords and labels, what they mean, and where a card's text uses one."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from runestack.games.wording import LANGUAGES, Pattern


@dataclass(frozen=True)
class Term:
    """A word that the rules give a meaning."""

    key: str
    forms: tuple[tuple[str, ...], tuple[str, ...]]  # English, German: how it stands in texts
    meaning: Pattern
    short: Pattern | None = None  # on small cards, where the name is too long
    is_label: bool = False  # only before a colon or comma, at the beginning of a line


def term(
    key: str,
    names: Pattern,
    english: str,
    german: str,
    *,
    short: Pattern | None = None,
    label: bool = False,
) -> Term:
    """A term; several forms of a name are parted by `|`, the first one is its name."""
    forms = (tuple(names[0].split("|")), tuple(names[1].split("|")))
    return Term(key, forms, (english, german), short, label)


def explained(
    text: str, values: str, terms: Sequence[Term], language: str
) -> Iterator[tuple[str, str]]:
    """The terms that a card's text uses, or that stand among its values, by name, and what they mean."""
    place = LANGUAGES.index(language)
    printed = {value.rstrip(" 0123456789") for value in values.split(", ")}  # `Sear 3`
    for one in terms:
        name = one.forms[place][0]
        if (not one.is_label and name in printed) or uses(one, language).search(text):
            yield name, one.meaning[place]


@cache
def uses(one: Term, language: str) -> re.Pattern[str]:
    """Where a word of a text is the term.

    English keywords have a capital letter. German nouns always do, so that a keyword is one only in quotes or as a
    sentence of its own, unless it is inflected, as names of ailments are: those are unmistakable.
    """
    forms = one.forms[LANGUAGES.index(language)]
    word = rf"\b(?:{'|'.join(map(re.escape, forms))})\b"
    if one.is_label:
        return re.compile(rf"^{word}(?=[:,])", re.MULTILINE)
    if language == "de" and len(forms) == 1:
        return re.compile(rf"(?<=„){word}(?=“)|(?:^|(?<=[.:,] )){word}(?=[.,])", re.MULTILINE)
    return re.compile(word)
