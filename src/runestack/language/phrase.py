"""Phrase rows: one row ties a node class to its English and its German words.

A pattern is words with slots in braces:

    {to:cards}          the field `to`, read and written as the category `cards`
    {to:cards.dat}      German: the same in the form `dat`
    {number+compare:quantity}   one slot that fills several fields
    {number:card|cards} a word that agrees with a field: singular and plural
    <füge|fügst|zufügen> ... <zu>   German verb of an effect that you execute: imperative, second
                        person, infinitive, and the place of its particle. The infinitive stands at
                        that place, or at the end of the pattern where no `<>` marks another one.
    <erhält|erhalten>   German verb of a subject before it: singular and plural
    {water}             without a colon: an icon, itself
"""

from __future__ import annotations

import re
from dataclasses import dataclass, fields
from typing import Any, TypeAlias

from .nodes import Node


@dataclass(frozen=True, slots=True)
class Literal:
    """A word or a mark of a pattern."""

    text: str


@dataclass(frozen=True, slots=True)
class Slot:
    """A place for one or more fields."""

    fields: tuple[str, ...]
    category: str
    form: str


@dataclass(frozen=True, slots=True)
class Agree:
    """Words that depend on whether the fields mean one or several."""

    fields: tuple[str, ...]
    singular: tuple[str, ...]
    plural: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Verb:
    """A German verb: (imperative, second person, infinitive) or (singular, plural)."""

    forms: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Particle:
    """Where a German verb's particle stands, and its infinitive if that is wanted."""

    text: str


Element: TypeAlias = Literal | Slot | Agree | Verb | Particle

PIECE = re.compile(
    r"\{(?P<slot>[a-z_+]+):(?P<what>[^}]*)\}"
    r"|<(?P<verb>[^>]*)>"
    r"|(?P<icon>\{[a-z_]+\})"
    r"|(?P<mark>[.,:])"
    r"|(?P<word>[^\s{}<>.,:]+)"
)


class PhraseError(ValueError):
    """A row that cannot work: a mistake in the language itself, not in a card."""


@dataclass(frozen=True, slots=True)
class Row:
    """A node class, its category and its words in both languages."""

    node: type[Node]
    category: str
    english: str
    german: str
    german_inverted: str
    fixed: tuple[tuple[str, Any], ...]
    oneoff: bool
    english_elements: tuple[Element, ...]
    german_elements: tuple[Element, ...]
    inverted_elements: tuple[Element, ...]

    @property
    def name(self) -> str:
        """How messages name the row."""
        return f"{self.node.__name__} “{self.english}”"


def phrase(
    node: type[Node],
    category: str,
    english: str,
    german: str,
    *,
    german_inverted: str = "",
    oneoff: bool = False,
    **fixed: Any,
) -> Row:
    """Make a row; the other keywords are fields that this wording fixes (`player=Player.YOU`)."""
    row = Row(
        node,
        category,
        english,
        german,
        german_inverted,
        tuple(fixed.items()),
        oneoff,
        elements(english),
        elements(german),
        elements(german_inverted),
    )
    check_fields(row)
    return row


def elements(pattern: str) -> tuple[Element, ...]:
    """Cut a pattern into its elements."""
    return tuple(element(match) for match in PIECE.finditer(pattern))


def element(match: re.Match[str]) -> Element:
    """Make one element of a matched piece."""
    if match["slot"]:
        names = tuple(match["slot"].split("+"))
        if "|" in match["what"]:
            singular, plural = match["what"].split("|")
            return Agree(names, tuple(singular.split()), tuple(plural.split()))
        category, _, form = match["what"].partition(".")
        return Slot(names, category, form)
    if match["verb"] is not None:
        if "|" in match["verb"]:
            return Verb(tuple(match["verb"].split("|")))
        return Particle(match["verb"])
    return Literal(match.group())


def check_fields(row: Row) -> None:
    """Demand that every field of the class is filled by the row, once, and shown in German too."""
    wanted = {field.name for field in fields(row.node)}  # type: ignore[arg-type]
    fixed = {name for name, _ in row.fixed}
    in_english = [
        name for part in row.english_elements if isinstance(part, Slot) for name in part.fields
    ]
    in_german = {
        name for part in row.german_elements if isinstance(part, Slot) for name in part.fields
    }
    if len(set(in_english)) != len(in_english) or fixed & set(in_english):
        raise PhraseError(f"{row.name}: a field is filled twice")
    for found, where in ((set(in_english), "English"), (in_german, "German")):
        if found | fixed != wanted:
            missing = ", ".join(sorted(wanted - found - fixed))
            unknown = ", ".join(sorted((found | fixed) - wanted))
            raise PhraseError(f"{row.name}: {where} lacks [{missing}], has unknown [{unknown}]")


def values_of(node: Any, names: tuple[str, ...]) -> Any:
    """One field's value, or several as a tuple."""
    if len(names) == 1:
        return getattr(node, names[0])
    return tuple(getattr(node, name) for name in names)


def spaced(parts: list[str]) -> str:
    """Join words; marks stand close to the word before them."""
    text = ""
    for part in parts:
        if part:
            text += part if not text or part[0] in ",.:" else f" {part}"
    return text
