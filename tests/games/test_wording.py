from typing import Final

import pytest

from runestack.games.wording import (
    SPECTATOR,
    GermanKind,
    Reader,
    Rival,
    fill,
    fill_inside,
    knows_face,
    numbered,
    option_name,
    owner_name,
    player_name,
    possessed_german,
    row_of,
    told_apart,
)
from runestack.kernel.decision import option

RIVAL: Final = Rival(
    ("the foe", "der Feind"),
    ("the foe", "den Feind"),
    ("the foe", "dem Feind"),
    ("the foe's", "des Feinds"),
)
RING: Final = GermanKind("Ring", "Ring", "m")
CHEST: Final = GermanKind("Kleinod", "Kleinod", "n")
HERO: Final = GermanKind("Held", "Helden", "m")


def test_a_part_of_a_sentence_has_no_capital_letter() -> None:
    pattern = ("[you|{who}] with <a card|{n} cards>", "")
    assert fill(pattern, {"n": "2"}, Reader(), number=2) == "You with 2 cards"
    assert fill_inside(pattern, {"who": "he"}, Reader(), you=False, number=1) == "he with a card"


@pytest.mark.parametrize(
    ("names", "english", "german"),
    [
        ([], "", ""),
        (["a"], "a", "a"),
        (["a", "b"], "a and b", "a und b"),
        (["a", "b", "c"], "a, b and c", "a, b und c"),
    ],
)
def test_rows(names: list[str], english: str, german: str) -> None:
    assert row_of(names, Reader()) == english
    assert row_of(names, Reader(language="de")) == german


def test_players_are_called_as_the_reader_sees_them() -> None:
    german = Reader(0, "de")
    assert player_name(0, german, RIVAL, "acc") == "dich"
    assert player_name(0, german, RIVAL, "dat") == "dir"
    assert player_name(1, german, RIVAL) == "der Feind"
    assert player_name(1, german, RIVAL, "dat") == "dem Feind"
    assert player_name(1, german, None, "acc") == "Spieler 2"
    assert player_name(1, Reader(SPECTATOR), RIVAL) == "Player 2"
    assert owner_name(1, german, RIVAL) == "des Feinds"
    assert owner_name(1, Reader(SPECTATOR), RIVAL) == "Player 2's"


def test_cards_are_called_with_whose_they_are() -> None:
    assert possessed_german("Ast", RING, "des Feinds", "", yours=True) == "dein Ring Ast"
    assert possessed_german("Ast", RING, "des Feinds", "acc", yours=True) == "deinen Ring Ast"
    assert possessed_german("Ast", CHEST, "des Feinds", "acc", yours=True) == "dein Kleinod Ast"
    assert (
        possessed_german("Ast", CHEST, "des Feinds", "dat", yours=False)
        == "dem Kleinod Ast des Feinds"
    )
    assert possessed_german("", HERO, "des Feinds", "acc", yours=False) == "den Helden des Feinds"


@pytest.mark.parametrize(
    ("dative", "told"),
    [
        ("dem Kleinod Ast des Feinds", "Der Effekt vom Kleinod Ast des Feinds endet."),
        ("der Einheit Ratte", "Der Effekt von der Einheit Ratte endet."),
        ("deinem Ring Ast", "Der Effekt von deinem Ring Ast endet."),
    ],
)
def test_a_german_preposition_and_its_article_are_drawn_together(dative: str, told: str) -> None:
    pattern = ("", "Der Effekt von {card_dat} endet.")
    assert fill(pattern, {"card_dat": dative}, Reader(language="de")) == told


def test_copies_are_numbered_where_there_are_several() -> None:
    assert numbered("Rat", 7, [7]) == "Rat"
    assert numbered("Rat", 7, [3, 7]) == "Rat (2)"
    assert numbered("Rat", 7, [3, 4]) == "Rat"


def test_a_spectator_knows_what_everybody_knows() -> None:
    assert knows_face(0b01, 0, 2)
    assert not knows_face(0b01, 1, 2)
    assert not knows_face(0b01, SPECTATOR, 2)
    assert knows_face(0b11, SPECTATOR, 2)


def test_equal_sentences_of_a_kind_get_a_number() -> None:
    codes = [option(1, 5, 0), option(1, 6, 0), option(2, 5, 0)]
    assert told_apart(codes, lambda _: "Go") == ["Go [1]", "Go [2]", "Go"]


def test_names_of_options_have_as_many_operands_as_belong_to_them() -> None:
    names, operands = {1: "use", 2: "pass"}, {1: 2, 2: 0}
    assert option_name(option(1, 3, 0), names, operands) == "use-3-0"
    assert option_name(option(2, 0, 0), names, operands) == "pass"


def test_with_names_players_are_called_by_them_and_the_reader_is_still_you() -> None:
    names = ("Ada", "Bert")
    english, german = Reader(0, "en", names), Reader(0, "de", names)
    assert player_name(1, english, RIVAL) == "Bert"
    assert player_name(1, german, RIVAL, "dat") == "Bert"
    assert player_name(0, german, RIVAL) == "du"
    assert owner_name(1, Reader(SPECTATOR, "en", names), None) == "Bert's"
    assert owner_name(1, german, RIVAL) == "von Bert"
    assert player_name(1, Reader(0), RIVAL) == "the foe"


def test_who_has_no_name_is_called_as_without_names() -> None:
    names = ("Ada", "")
    assert player_name(1, Reader(0, "en", names), RIVAL) == "the foe"
    assert player_name(1, Reader(SPECTATOR, "de", names), RIVAL) == "Spieler 2"


def test_a_name_with_a_small_letter_begins_a_sentence_as_it_is_written() -> None:
    reader = Reader(names=("ada",))
    assert fill(("{who} draws.", ""), {"who": "ada"}, reader) == "ada draws."
    assert fill(("{who} draw.", ""), {"who": "you"}, reader) == "You draw."
