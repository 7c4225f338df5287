"""Reading and writing are each other's inverse, for every row and for random trees."""

import re
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from runestack.games.rone.language.vocabulary import vocabulary
from runestack.language.examples import examples
from runestack.language.parser import Parser
from runestack.language.text import ability_english, ability_german
from runestack.language.tokens import tokenize
from tests.strategies import Trees

VOCABULARY = vocabulary()
TREES = Trees(VOCABULARY)

# What an empty slot would leave behind: two spaces, a space before a mark, or an unfilled brace.
EMPTY_SLOT = re.compile(r"  | [.,:]|^ | $|\{\}|:\w+\}|[<>|]")


def readings(text: str) -> list[Any]:
    return list(Parser(VOCABULARY, tokenize(text)).whole(VOCABULARY.ability))


@given(TREES.of("ability"))
def test_random_abilities_are_read_as_they_were_written(ability: Any) -> None:
    assert readings(ability_english(ability, VOCABULARY)) == [ability]


@given(TREES.of("ability"))
def test_german_of_random_abilities_has_no_empty_slot(ability: Any) -> None:
    german = ability_german(ability, VOCABULARY)
    assert not EMPTY_SLOT.search(german), german


@given(st.data())
def test_every_row_is_reached_by_random_trees(data: st.DataObject) -> None:
    """The strategies come from the rows, so a row that cannot be drawn would not be tested."""
    row = data.draw(st.sampled_from(VOCABULARY.rows))
    node = data.draw(TREES.row(row))
    assert isinstance(node, row.node)


def test_examples_of_every_row_have_exactly_one_reading() -> None:
    for row in VOCABULARY.rows:
        for ability in examples(row, VOCABULARY):
            text = ability_english(ability, VOCABULARY)
            assert readings(text) == [ability], f"{row.name}: {text}"
            assert not EMPTY_SLOT.search(ability_german(ability, VOCABULARY))
