"""Ailments in sentences: `3 Burn`, `3 Verbrennungen`."""

from __future__ import annotations

from runestack.games.runeslingers.language.ailments import ANY, TYPES
from runestack.games.runeslingers.rules import constants as c
from runestack.language.inflect import noun_phrase
from runestack.language.words import Case, Noun

NOUNS: dict[int, Noun] = {c.AILMENTS[noun.key]: noun for noun in (*TYPES, ANY)}


def ailment_noun(ailment: int) -> Noun:
    """The noun of a type; where none in particular is meant, `ailment`."""
    return NOUNS.get(ailment, ANY)


def ailment_word(ailment: int, language: str, *, plural: bool = False) -> str:
    """`Burn`, `Verbrennung`; in the plural `Verbrennungen`."""
    noun = ailment_noun(ailment)
    if language == "en":
        return noun.plural if plural else noun.english
    return noun.form("nom", plural=plural)


def with_article(ailment: int, kind: str, case: Case, language: str) -> str:
    """`a Burn`, `the Burn`, in German in a case: `eine Verbrennung`."""
    noun = ailment_noun(ailment)
    if language == "en":
        article = "an" if kind == "a" and noun.english[0] in "aeiouAEIOU" else kind
        return f"{article} {noun.english}"
    return noun_phrase(noun, case, kind)


def counted(number: int, ailment: int, language: str) -> str:
    """`3 Burn`, `3 Verbrennungen`, `keine Verbrennung` stays `0 Verbrennungen`."""
    return f"{number} {ailment_word(ailment, language, plural=number != 1)}"
