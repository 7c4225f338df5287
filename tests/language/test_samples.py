"""Texts of all four games: what each phrase is used for, and what is core because two games say it."""

from itertools import combinations
from pathlib import Path

import pytest

from runestack.language.bindings import walk
from runestack.language.core_phrases import CORE_PHRASES
from runestack.language.diagnose import examine, parse
from runestack.language.nodes import Node
from runestack.language.phrase import Row
from runestack.language.rows import RowCategory
from runestack.language.text import english, german
from runestack.language.vocabulary import Vocabulary
from tests.language.other_games import GAMES, samples, vocabulary

LANGUAGE_PAGE = Path(__file__).parent.parent.parent / "docs" / "language.md"
BEGIN, END = "<!-- counts: made by tests -->\n", "<!-- end of counts -->"

ALL = [(game, sample) for game in GAMES for sample in samples(game)]


@pytest.mark.parametrize("game", GAMES)
def test_there_are_25_texts_or_more_of_each_game(game: str) -> None:
    assert len(samples(game)) >= 25


@pytest.mark.parametrize(("game", "text"), ALL)
def test_a_sample_is_read_and_written_again_in_both_languages(game: str, text: str) -> None:
    words = vocabulary(game)
    tree, problems = examine(text, words)
    assert not problems
    assert tree is not None
    assert english(tree, words) == text
    assert german(tree, words)


def rows_of(node: Node, words: Vocabulary) -> list[Row]:
    found = []
    for category in words.categories.values():
        if isinstance(category, RowCategory):
            row = category.row_of(node)
            if row is not None:
                found.append(row)
    return found[:1]


def counts() -> dict[str, dict[str, int]]:
    """How often each node class occurs in each game's sketches."""
    found: dict[str, dict[str, int]] = {}
    for game, text in ALL:
        for node in walk(parse(text, vocabulary(game))):
            if isinstance(node, Node) and rows_of(node, vocabulary(game)):
                name = type(node).__name__
                found.setdefault(name, dict.fromkeys(GAMES, 0))[game] += 1
    return found


def count_table() -> str:
    lines = [
        "| phrase | RONE | Runeslingers | Rune Age | Invasion | games |",
        "| --- |" + " --- |" * 5,
    ]
    table = counts()
    for name in sorted(
        table,
        key=lambda each: (-sum(map(bool, table[each].values())), -sum(table[each].values()), each),
    ):
        row = table[name]
        games = sum(map(bool, row.values()))
        lines.append(f"| {name} | {' | '.join(str(row[game]) for game in GAMES)} | {games} |")
    return "\n".join(lines) + "\n"


def test_the_counts_on_the_language_page_are_right(request: pytest.FixtureRequest) -> None:
    page = LANGUAGE_PAGE.read_text(encoding="utf-8")
    before, _, rest = page.partition(BEGIN)
    shown, _, after = rest.partition(END)
    if request.config.getoption("--update-golden"):
        new = before + BEGIN + count_table() + END + after
        LANGUAGE_PAGE.write_text(new, encoding="utf-8", newline="\n")
    else:
        assert shown == count_table()


def test_what_two_games_say_is_core() -> None:
    """Rule of the language: a row that a second game wants moves to core; its own words each game may have."""
    core = {row.node.__name__ for row in CORE_PHRASES}
    own = {game: {row.node.__name__ for row in vocabulary(game).own_rows} for game in GAMES}
    for name, row in counts().items():
        games = [game for game, count in row.items() if count]
        has_own_words = all(name in own[game] for game in games)
        assert name in core or has_own_words, f"{name} is said by {games}, but is not core"


@pytest.mark.parametrize(("one", "other"), list(combinations(GAMES, 2)))
def test_no_row_stands_in_two_games(one: str, other: str) -> None:
    first, second = (
        {(row.category, row.english) for row in vocabulary(game).own_rows} for game in (one, other)
    )
    assert not first & second
