"""Mistakes in the language itself come to light when a vocabulary is built."""

from collections.abc import Callable
from pathlib import Path

import pytest

from runestack.games.rone.language.phrases import ONE_OFFS, RONE_PHRASES
from runestack.games.rone.language.vocabulary import ADDITIONS, vocabulary
from runestack.games.rone.language.words import RONE_WORDS
from runestack.language import nodes as n
from runestack.language.explain import explain_text
from runestack.language.phrase import PhraseError, phrase
from runestack.language.phrase_page import phrase_page
from runestack.language.vocabulary import Vocabulary
from tests.language.other_games import GAMES
from tests.language.other_games import vocabulary as vocabulary_of

PAGE = Path(__file__).parent.parent.parent / "docs" / "phrases" / "rone.md"


def with_row(**changes: str) -> Vocabulary:
    parts = {
        "category": "action",
        "english": "smash {cards:cards}",
        "german": "<zerschlage|zerschlägst|zerschlagen> {cards:cards.acc}",
        **changes,
    }
    row = phrase(n.Destroy, parts["category"], parts["english"], parts["german"])
    return Vocabulary("test", RONE_WORDS, (*RONE_PHRASES, row), ADDITIONS)


def test_a_good_row_is_accepted() -> None:
    assert len(with_row().rows) == len(vocabulary().rows) + 1


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"english": "smash everything"}, "English lacks"),
        ({"german": "<zerschlage|zerschlägst|zerschlagen> alles"}, "German lacks"),
        ({"english": "smash {cards:cards} {other:cards}"}, "has unknown"),
        ({"english": "smash {cards:cards} {cards:cards}"}, "filled twice"),
        ({"english": "smash {cards:things}"}, "no category 'things'"),
        (
            {"german": "<zerschlage|zerschlägst|zerschlagen> {cards:dinge.acc}"},
            "no category 'dinge'",
        ),
        ({"category": "deed"}, "no category 'deed'"),
        ({"german": "<zerschlägt|zerschlagen> {cards:cards.acc}"}, "a verb with 3 forms"),
        ({"german": "zerschlage {cards:cards.acc}"}, "a verb with 3 forms"),
        ({"english": "destroy {cards:cards}"}, "match the same words"),
        ({"english": "destroy {cards:this}"}, "match the same words"),
    ],
)
def test_bad_rows_are_refused(changes: dict[str, str], message: str) -> None:
    with pytest.raises(PhraseError, match=message):
        with_row(**changes)


def test_every_node_class_of_effects_has_a_row() -> None:
    written = {row.node for game in GAMES for row in vocabulary_of(game).rows}
    effects = {
        one for one in vars(n).values() if isinstance(one, type) and issubclass(one, n.Effect)
    }
    assert effects - {n.Effect} <= written


def test_the_vocabulary_is_built_once() -> None:
    assert vocabulary() is vocabulary()


def test_one_off_phrases_stay_few() -> None:
    assert len(ONE_OFFS) <= 12, "at most 5 % of 235 faces"


def test_the_page_of_phrases_is_up_to_date(golden: Callable[[str, str], None]) -> None:
    golden("../../docs/phrases/rone.md", phrase_page(vocabulary(), "RONE"))
    assert PAGE.exists()


def test_explaining_shows_the_tree_and_both_languages(golden: Callable[[str, str], None]) -> None:
    texts = (
        "Battlefield: Deal 2 damage to target enemy Machine unit with Flying. Draw a card.",
        "You may pay 2 {water}. If you do, refresh this unit 2 times.",
        "Draw 2 card.",
        "Drow a card.",
    )
    shown = [str(explain_text(text, vocabulary(), steps=["1. ..."])) for text in texts]
    golden("explain.txt", "\n\n".join(shown) + "\n")
