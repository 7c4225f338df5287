"""German: how a row's pattern becomes a clause.

Clauses differ by mood. `Ziehe 1 Karte` is the main mood; after another clause German turns subject and verb
round (`..., ziehst du 1 Karte`); after `du darfst` the verb goes to the end (`1 Karte ziehen`); beside `oder`
the subject is not repeated (`ziehst 1 Karte`). The rows give the verb forms, this module gives them places.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .phrase import Agree, Element, Literal, Particle, Row, Slot, Verb, spaced, values_of

if TYPE_CHECKING:
    from .vocabulary import Vocabulary

MAIN = ""
INVERTED = "inverted"
INFINITIVE = "infinitive"
JOINED = "joined"
REFLEXIVE = "dir"  # stays close to the verb: `sieh dir für jede Einheit ...`


def write_german(vocabulary: Vocabulary, row: Row, node: Any, form: str, middle: str = "") -> str:
    """A node in German. `form` is a mood for clauses and a case for nouns.

    `middle` is what a `for each` puts behind the verb.
    """
    elements = row.german_elements
    if form == INVERTED and row.inverted_elements:
        elements = row.inverted_elements
    writer = ClauseWriter(vocabulary, row, node, form, middle)
    around = next((part for part in elements if is_around(part)), None)
    if around is not None:
        return writer.wrapped(elements, around)
    return writer.clause(elements)


def is_around(part: Element) -> bool:
    """Whether the slot's clause takes the rest of the pattern into its middle."""
    return isinstance(part, Slot) and part.form == "around"


class ClauseWriter:
    """Writes one clause."""

    def __init__(self, vocabulary: Vocabulary, row: Row, node: Any, form: str, middle: str) -> None:
        self.vocabulary = vocabulary
        self.row = row
        self.node = node
        self.form = form
        self.middle = middle
        self.infinitive = ""  # of the verb that is still open

    def wrapped(self, elements: tuple[Element, ...], around: Element) -> str:
        """Put the words of this row into the middle of the clause that the row wraps."""
        assert isinstance(around, Slot)
        middle = spaced([self.plain(part) for part in elements if part is not around])
        inner = getattr(self.node, around.fields[0])
        row = self.vocabulary.row_for(around.category, inner)
        return write_german(self.vocabulary, row, inner, self.form, middle)

    def clause(self, elements: tuple[Element, ...]) -> str:
        """Subject, verb, the middle, the rest."""
        first = next((i for i, part in enumerate(elements) if isinstance(part, Verb)), None)
        if first is None:
            return spaced([self.plain(part) for part in elements])
        verb = elements[first]
        assert isinstance(verb, Verb)
        subject = spaced([self.plain(part) for part in elements[:first]])
        if len(verb.forms) == 2:
            finite = verb.forms[self.subject_is_plural(elements[:first])]
            front = [finite, subject] if self.form == INVERTED else [subject, finite]
        else:
            front = [self.finite(verb)] + (["du"] if self.form == INVERTED else [])
        rest = [self.plain(part) for part in elements[first + 1 :]]
        if rest[:1] == [REFLEXIVE]:
            front.append(rest.pop(0))
        return spaced([*front, self.middle, *rest, self.close("")])

    def subject_is_plural(self, subject: tuple[Element, ...]) -> bool:
        """Whether the verb takes the plural: as the last slot of the subject says."""
        slots = [part for part in subject if isinstance(part, Slot)]
        if not slots:
            return False
        category = self.vocabulary.categories[slots[-1].category]
        return category.plural(values_of(self.node, slots[-1].fields))

    def finite(self, verb: Verb) -> str:
        """The verb of an action in this clause's mood; the infinitive waits for its place."""
        imperative, second_person, self.infinitive = verb.forms
        if self.form == INFINITIVE:
            return ""
        return second_person if self.form in (INVERTED, JOINED) else imperative

    def close(self, particle: str) -> str:
        """The particle, or in its place the infinitive."""
        infinitive, self.infinitive = self.infinitive, ""
        return infinitive if self.form == INFINITIVE else particle

    def plain(self, part: Element) -> str:
        """One element."""
        if isinstance(part, Literal):
            return part.text
        if isinstance(part, Verb):
            return self.finite(part)
        if isinstance(part, Particle):
            return self.close(part.text)
        if isinstance(part, Agree):
            several = self.vocabulary.agrees_plural(self.row, self.node, part.fields)
            return " ".join(part.plural if several else part.singular)
        return self.slot(part)

    def slot(self, part: Slot) -> str:
        """A slot: its form may be a mood, a case, the case from outside, or a field to agree with."""
        category = self.vocabulary.categories[part.category]
        form, several = part.form, False
        if form == "same":
            form = self.form
        elif form == "joined":
            form = JOINED if self.form in (INVERTED, JOINED) else self.form
        elif form in self.node.__slots__:
            several = self.vocabulary.agrees_plural(self.row, self.node, (form,))
        elif form.endswith("case"):
            form = form.removesuffix("case") + (self.form or "nom")
        return category.german(values_of(self.node, part.fields), form, plural=several)
