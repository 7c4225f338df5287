"""Decks as text, and RONE's rules for them."""

import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from runestack.cards.decks import (
    MOST_PROBLEMS,
    Deck,
    DeckError,
    DeckForm,
    DeckTitle,
    format_deck,
    parse_deck,
    read_title,
)
from runestack.cards.loader import load_pool
from runestack.cards.pool import CardPool
from runestack.games import game as find_game
from runestack.games import names
from runestack.games.rone.cards.decks import FORM
from runestack.games.rone.cards.schema import RONE_CARDS
from tests.cards.packs import GOOD, write


def many_cards() -> str:
    """The good pack with more tactics and technologies, so that a deck can be full."""
    tactic = GOOD[GOOD.index('[[card]]\nid = "rone-t-191"') :]
    start = GOOD.index('[[card]]\nid = "rone-y-061"')
    technology = GOOD[start : GOOD.index('[[card]]\nid = "rone-u-111"')]
    tactics = [
        tactic.replace("191", str(200 + number))
        .replace("Spark", f"Spark {number}")
        .replace("Funke", f"Funke {number}")
        for number in range(1, 12)
    ]
    technologies = [
        technology.replace("061", f"{70 + number:03}")
        .replace("number = 61", f"number = {70 + number}")
        .replace("Radar Mast", f"Mast {number}")
        .replace("Radarmast", f"Mast-{number}")
        for number in range(1, 6)
    ]
    return "\n".join([GOOD, *tactics, *technologies])


@pytest.fixture
def pool(tmp_path: Path) -> CardPool:
    return load_pool([write(tmp_path, many_cards())], RONE_CARDS)


DECK = (
    """# my deck
hero: Ada Voss
2 Scout   # cheap
2x Eisendrachen
"""
    + "".join(f"2 Spark {number}\n" for number in range(1, 11))
    + """
technologies:
Radar Mast
1 Mast 1
"""
)


@pytest.mark.rule("RONE-DECK-1", "RONE-DECK-2", "RONE-DECK-3", "RONE-DECK-4")
def test_a_good_deck_is_read_and_written(pool: CardPool) -> None:
    deck = parse_deck(DECK, pool, FORM)
    assert deck.head == "Ada Voss"
    assert sum(deck.cards.values()) == 24
    assert deck.cards["rone-u-112"] == 2
    assert deck.section == {"rone-y-061": 1, "rone-y-071": 1}
    assert parse_deck(format_deck(deck, pool, FORM), pool, FORM) == deck


@pytest.mark.rule("RONE-DECK-1", "RONE-DECK-2", "RONE-DECK-3", "RONE-DECK-4")
@pytest.mark.parametrize(
    ("rule", "old", "new"),
    [
        ("RONE-DECK-1", "2 Scout", "1 Scout"),
        ("RONE-DECK-1", "2 Scout", "2 Scout\n1 Spark"),
        ("RONE-DECK-2", "2 Scout   # cheap\n2x Eisendrachen", "3 Scout\n1 Iron Kite"),
        ("RONE-DECK-3", "hero: Ada Voss", ""),
        ("RONE-DECK-4", "1 Mast 1", "\n".join(f"1 Mast {number}" for number in range(1, 6))),
        ("RONE-DECK-4", "1 Mast 1", "2 Mast 1"),
    ],
)
def test_each_rule_is_cited(pool: CardPool, rule: str, old: str, new: str) -> None:
    with pytest.raises(DeckError) as caught:
        parse_deck(DECK.replace(old, new), pool, FORM)
    assert [problem.code for problem in caught.value.problems] == [rule]


LINES_ONLY = replace(FORM, validate=None)
LINES = {
    "D001": ["Scout", "0 Scout"],
    "D002": ["hero: Ada Voss\nhero: Ada Voss"],
    "D003": ["2 Scuot", "2 Qqqqqq", "hero: Ada Vos"],
    "D004": ["1 Radar Mast", "technologies:\nScout", "1 Ada Voss", "hero: Scout"],
}


@pytest.mark.parametrize("code", sorted(LINES))
def test_messages_of_a_code(code: str, pool: CardPool, golden: Callable[[str, str], None]) -> None:
    messages = []
    for text in LINES[code]:
        with pytest.raises(DeckError) as caught:
            parse_deck(text, pool, LINES_ONLY)
        assert {problem.code for problem in caught.value.problems} == {code}
        messages.append(str(caught.value))
    golden(f"errors/{code}.txt", "\n".join(messages) + "\n")


def test_a_team_names_two_heads_and_no_third(pool: CardPool) -> None:
    form = replace(LINES_ONLY, heads=2)
    assert parse_deck("hero: Ada Voss\nhero: Ada Voss", pool, form).heads == ("Ada Voss",) * 2
    with pytest.raises(DeckError, match="line 3: D002 the hero are Ada Voss and Ada Voss already"):
        parse_deck("hero: Ada Voss\n" * 3, pool, form)


def test_cards_may_be_named_by_id(pool: CardPool) -> None:
    assert parse_deck("2 rone-u-111", pool, LINES_ONLY) == Deck("", {"rone-u-111": 2}, {})


@pytest.mark.parametrize(
    "line",
    [
        "2 Scout",
        "2x Scout",
        "2 x Scout",
        "2X Scout",
        "2× Scout",
        "Scout x2",
        "Scout 2x",
        "Scout × 2",
        "  2\tScout  # a comment",
        "1 Scout\n1 scout",
        "2 Späher",
        "späher X2",
        "2 rone-u-111",
    ],
)
def test_lines_are_read_as_people_write_them(line: str, pool: CardPool) -> None:
    assert parse_deck(line, pool, LINES_ONLY).cards == {"rone-u-111": 2}


def test_marks_of_editors_blank_lines_and_foreign_line_ends_do_no_harm(pool: CardPool) -> None:
    plain = parse_deck(DECK, pool, FORM)
    windows = "\ufeff" + DECK.replace("\n", "\r\n\r\n")
    assert parse_deck(windows, pool, FORM) == plain


def test_the_words_of_a_deck_may_be_german(pool: CardPool) -> None:
    german = DECK.replace("hero:", "Held :").replace("technologies:", "Technologien:")
    assert parse_deck(german, pool, FORM) == parse_deck(DECK, pool, FORM)


def test_comments_at_the_head_are_the_title(pool: CardPool) -> None:
    text = (
        "\ufeff# Name: Iron Wall \n#name_de:Eiserne Mauer\n# about: stands\n# name: Other\n" + DECK
    )
    title = DeckTitle("Iron Wall", "Eiserne Mauer", "stands")
    assert read_title(text) == parse_deck(text, pool, FORM).title == title
    assert (title.named("de"), title.described("de")) == ("Eiserne Mauer", "stands")
    assert format_deck(parse_deck(text, pool, FORM), pool, FORM).startswith(
        "# name: Iron Wall\n# name_de: Eiserne Mauer\n# about: stands\n\nhero: Ada Voss\n\n# Units\n2 Scout\n"
    )


@pytest.mark.rule("RONE-DECK-2", "RONE-DECK-4")
def test_a_card_that_is_too_much_is_told_with_its_line(pool: CardPool) -> None:
    bad = DECK.replace("2 Scout   # cheap", "1 Scout").replace("2 Spark 1\n", "3 Spark 1\n")
    with pytest.raises(DeckError) as caught:
        parse_deck(bad.replace("1 Mast 1", "2 Mast 1"), pool, FORM)
    assert [(problem.line, problem.code) for problem in caught.value.problems] == [
        (5, "RONE-DECK-2"),
        (18, "RONE-DECK-4"),
    ]
    assert caught.value.problems[0].suggestion == "take 1 away"


# -- all games -----------------------------------------------------------------------------------

LINE = st.text(st.characters(exclude_categories=["C", "Z"]), min_size=1, max_size=12)
TITLES = st.builds(DeckTitle, *[st.just("") | LINE] * 4)


def decks_of(form: DeckForm, pool: CardPool) -> st.SearchStrategy[Deck]:
    """Any decks, legal or not."""
    kinds = {form.head, form.section_type}
    heads = sorted({card.name for card in pool.cards if card.type == form.head})
    cards = [card.id for card in pool.cards if card.type not in kinds]
    second = [card.id for card in pool.cards if card.type == form.section_type]
    copies = st.integers(1, 30)
    return st.builds(
        lambda named, main, more, title: Deck(
            named[0] if named else "", main, more, tuple(named[1:]), title
        ),
        st.lists(st.sampled_from(heads), max_size=form.heads),
        st.dictionaries(st.sampled_from(cards), copies, max_size=20),
        st.dictionaries(st.sampled_from(second), copies, max_size=6) if second else st.just({}),
        TITLES,
    )


@pytest.mark.parametrize("name", [name for name in names() if find_game(name).shelf is not None])
@given(data=st.data(), language=st.sampled_from(["en", "de"]))
def test_a_deck_that_is_written_reads_as_it_was(
    name: str, data: st.DataObject, language: str
) -> None:
    game = find_game(name)
    lines_only: DeckForm = replace(game.decks().form, validate=None, heads=2)
    deck = data.draw(decks_of(lines_only, game.pool))
    text = format_deck(deck, game.pool, lines_only, language)
    assert parse_deck(text, game.pool, lines_only) == deck


@pytest.mark.parametrize(
    "text",
    [
        "\n".join(f"1 q{number}z" for number in range(1500)),
        f"1 a{' ' * 7900}b",
        f"{'9' * 7900} Scout",
        f"1 {'aeiou ornst' * 700}",
        "hero: x\n" * 1000,
    ],
    ids=["many wrong names", "many spaces", "many digits", "a long name", "many heads"],
)
def test_whatever_a_deck_says_it_is_refused_soon_and_in_few_words(text: str) -> None:
    began = time.process_time()
    pool = find_game("rone").pool
    with pytest.raises(DeckError) as refused:
        parse_deck(text, pool, FORM)
    assert time.process_time() - began < 1.0
    assert len(refused.value.problems) <= MOST_PROBLEMS
    assert len(str(refused.value)) < 10_000


def test_more_copies_than_anybody_needs_are_refused_before_they_are_laid_out(
    pool: CardPool,
) -> None:
    form = replace(FORM, validate=None)
    with pytest.raises(DeckError, match="more than 99 copies"):
        parse_deck("999999999 Scout", pool, form)
