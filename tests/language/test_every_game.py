"""What the texts of every game with trees of its own keep to: read as written, one meaning, German without gaps."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from runestack.games.invasion.language import page as invasion_page
from runestack.games.invasion.language.vocabulary import vocabulary as invasion
from runestack.games.rune_age.language import page as rune_age_page
from runestack.games.rune_age.language.vocabulary import vocabulary as rune_age
from runestack.games.runeslingers.language import page as runeslingers_page
from runestack.games.runeslingers.language.vocabulary import vocabulary as runeslingers
from runestack.language.examples import examples
from runestack.language.parser import Parser
from runestack.language.phrase import Slot
from runestack.language.phrase_page import phrase_page
from runestack.language.text import ability_english, ability_german
from runestack.language.tokens import tokenize
from runestack.language.vocabulary import Vocabulary
from tests.games.invasion.trees import InvasionTrees
from tests.games.rune_age.trees import RuneAgeTrees
from tests.games.runeslingers.trees import RuneTrees
from tests.strategies import Trees

PAGES = Path(__file__).parents[2] / "docs" / "phrases"
EMPTY_SLOT = re.compile(r"  | [.,:]|^ | $|\{\}|:\w+\}|[<>|]")


class Language(NamedTuple):
    """A game's language, and what is made of it."""

    title: str
    vocabulary: Vocabulary
    trees: Trees
    introduction: str
    golden: str

    def readings(self, text: str) -> list[Any]:
        """All meanings of a text."""
        return list(Parser(self.vocabulary, tokenize(text)).whole(self.vocabulary.ability))


LANGUAGES = {
    "runeslingers": Language(
        "Runeslingers",
        runeslingers(),
        RuneTrees(runeslingers()),
        runeslingers_page.INTRODUCTION,
        "german_runeslingers.txt",
    ),
    "rune-age": Language(
        "Rune Age",
        rune_age(),
        RuneAgeTrees(rune_age()),
        rune_age_page.INTRODUCTION,
        "german_rune_age.txt",
    ),
    "invasion": Language(
        "RONE: Invasion",
        invasion(),
        InvasionTrees(invasion()),
        invasion_page.INTRODUCTION,
        "german_invasion.txt",
    ),
}
EVERY = pytest.mark.parametrize("name", LANGUAGES)


@EVERY
@given(st.data())
def test_random_abilities_are_read_as_they_were_written(name: str, data: st.DataObject) -> None:
    language = LANGUAGES[name]
    ability = data.draw(language.trees.of("ability"))
    assert language.readings(ability_english(ability, language.vocabulary)) == [ability]


@EVERY
@given(st.data())
def test_german_of_random_abilities_has_no_empty_slot(name: str, data: st.DataObject) -> None:
    language = LANGUAGES[name]
    written = ability_german(data.draw(language.trees.of("ability")), language.vocabulary)
    assert not EMPTY_SLOT.search(written), written


@EVERY
@given(st.data())
def test_every_row_is_reached_by_random_trees(name: str, data: st.DataObject) -> None:
    language = LANGUAGES[name]
    row = data.draw(st.sampled_from(language.vocabulary.rows))
    assert isinstance(data.draw(language.trees.row(row)), row.node)


@EVERY
def test_examples_of_every_row_have_exactly_one_reading(name: str) -> None:
    language = LANGUAGES[name]
    for row in language.vocabulary.rows:
        for ability in examples(row, language.vocabulary):
            text = ability_english(ability, language.vocabulary)
            assert language.readings(text) == [ability], f"{row.name}: {text}"
            assert not EMPTY_SLOT.search(ability_german(ability, language.vocabulary))


@EVERY
def test_the_page_of_phrases_is_up_to_date(name: str, request: pytest.FixtureRequest) -> None:
    language = LANGUAGES[name]
    page = phrase_page(language.vocabulary, language.title, language.introduction)
    path = PAGES / f"{name}.md"
    if request.config.getoption("--update-golden"):
        path.write_text(page, encoding="utf-8", newline="\n")
    assert path.read_text(encoding="utf-8") == page


# Rows around other effects: a few examples are enough, because the others are shown with their own rows.
CLAUSES = {
    "action",
    "simple",
    "optional",
    "full_clause",
    "effects",
    "static",
    "statics",
    "event",
    "condition",
    "countable",
    "zone_card",
    "single",
    "victims",
    "costs",
}


@EVERY
def test_german_of_every_row(name: str, golden: Callable[[str, str], None]) -> None:
    """Every row with the words that its slots can take, singular and plural."""
    language = LANGUAGES[name]
    lines = []
    for row in language.vocabulary.rows:
        slots = {part.category for part in row.english_elements if isinstance(part, Slot)}
        found = examples(row, language.vocabulary)
        lines.append(f"## {row.node.__name__}: {row.english}")
        for ability in found[:12] if slots & CLAUSES and len(slots) > 1 else found:
            lines.append(ability_english(ability, language.vocabulary))
            lines.append(f"    {ability_german(ability, language.vocabulary)}")
        lines.append("")
    golden(language.golden, "\n".join(lines) + "\n")
