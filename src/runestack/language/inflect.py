"""German declension: articles, adjective endings and noun phrases, as functions of the case."""

from __future__ import annotations

from typing import Literal, TypeAlias

from .words import Case, Gender, Noun

Key: TypeAlias = Literal["m", "f", "n", "pl"]
CASES: tuple[Case, ...] = ("nom", "gen", "dat", "acc")


def table(masculine: str, feminine: str, neuter: str, plural: str) -> dict[tuple[str, str], str]:
    """Read four rows of four endings, nominative to accusative; `-` is no ending."""
    rows = {"m": masculine, "f": feminine, "n": neuter, "pl": plural}
    return {
        (key, case): "" if ending == "-" else ending
        for key, row in rows.items()
        for case, ending in zip(CASES, row.split(), strict=True)
    }


DEFINITE = table("der des dem den", "die der der die", "das des dem das", "die der den die")
LIKE_DER = table("er es em en", "e er er e", "es es em es", "e er en e")
LIKE_EIN = table("- es em en", "e er er e", "- es em -", "e er en e")
WEAK = table("e en en en", "e en en e", "e en en e", "en en en en")
MIXED = table("er en en en", "e en en e", "es en en es", "en en en en")
STRONG = table("er en em en", "e er er e", "es en em es", "e er en e")

# Determiner, its own form and the endings it asks of adjectives.
LIKE_DER_STEMS = {"this": "dies", "that": "jen", "each": "jed"}
LIKE_EIN_STEMS = {"a": "ein", "no": "kein", "your": "dein"}


def determiner(kind: str, gender: Gender, case: Case, *, plural: bool = False) -> str:
    """The article: `the`, `this`, `that`, `each`, `a`, `no`, `your`; any other word stands as it is."""
    key: Key = "pl" if plural else gender
    if kind == "the":
        return DEFINITE[key, case]
    if kind in LIKE_DER_STEMS:
        return LIKE_DER_STEMS[kind] + LIKE_DER[key, case]
    if kind in LIKE_EIN_STEMS:
        return LIKE_EIN_STEMS[kind] + LIKE_EIN[key, case]
    return kind


def adjective(stem: str, kind: str, gender: Gender, case: Case, *, plural: bool = False) -> str:
    """An adjective with the ending that its determiner leaves it."""
    key: Key = "pl" if plural else gender
    if kind == "the" or kind in LIKE_DER_STEMS:
        return stem + WEAK[key, case]
    if kind in LIKE_EIN_STEMS:
        return stem + MIXED[key, case]
    return stem + STRONG[key, case]


def compound(
    noun: Noun, case: Case, *, plural: bool, target: bool, prefixes: tuple[str, ...]
) -> str:
    """The noun with what is joined to it: `Zieleinheit`, `Maschinen-Zieleinheit`."""
    word = noun.form(case, plural=plural)
    if target:
        word = "Ziel" + word[0].lower() + word[1:]
    return "-".join((*prefixes, word))


def noun_phrase(
    noun: Noun,
    case: Case,
    kind: str,
    *,
    plural: bool = False,
    stems: tuple[str, ...] = (),
    prefixes: tuple[str, ...] = (),
    target: bool = False,
) -> str:
    """Determiner, adjectives and noun. A number shows no genitive, so `von` and the dative say it."""
    numeral = kind[:1].isdigit() or kind.startswith(("bis zu", "genau"))
    if numeral and case == "gen":
        rest = noun_phrase(
            noun, "dat", kind, plural=plural, stems=stems, prefixes=prefixes, target=target
        )
        return f"von {rest}"
    words = [determiner(kind, noun.gender, case, plural=plural)]
    words += [adjective(stem, kind, noun.gender, case, plural=plural) for stem in stems]
    words.append(compound(noun, case, plural=plural, target=target, prefixes=prefixes))
    return " ".join(word for word in words if word)
