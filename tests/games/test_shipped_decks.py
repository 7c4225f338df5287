"""The decks that come with the games, and decks as settings."""

from pathlib import Path

import pytest

from runestack.cards.decks import format_deck
from runestack.games import game as find_game
from runestack.games import names
from runestack.games.settings import SettingError, deck_text, read_deck
from runestack.lab import simulate

WITH_DECKS = [name for name in names() if find_game(name).shelf is not None]
DECKS = [(name, deck) for name in WITH_DECKS for deck in find_game(name).decks().names]
SHELF, POOL = find_game("rone").decks(), find_game("rone").pool
in_every_game = pytest.mark.parametrize(("name", "deck"), DECKS)


@in_every_game
@pytest.mark.rule("RONE-DECK-1", "RONE-DECK-2", "RONE-DECK-3", "RONE-DECK-4", "RS-COMP-5")
def test_a_shipped_deck_is_legal_and_written_as_decks_are_written(name: str, deck: str) -> None:
    game = find_game(name)
    found = game.decks().deck(deck, game.pool)
    assert found.head
    assert game.decks().texts[deck] == format_deck(found, game.pool, game.decks().form)


@in_every_game
def test_a_shipped_deck_tells_what_it_is_about_in_both_languages(name: str, deck: str) -> None:
    title = find_game(name).decks().titles[deck]
    assert title.name
    assert title.name_de
    assert title.about.endswith(".")
    assert title.about_de.endswith(".")
    assert title.about != title.about_de
    assert "\n" not in title.about


@pytest.mark.parametrize("name", WITH_DECKS)
def test_every_shipped_deck_can_be_played(name: str) -> None:
    decks = find_game(name).decks().names
    done = simulate(name, {}, games=2 * len(decks) * (len(decks) - 1) // 2, decks=decks)
    assert done.failures == ()
    assert {deck for one in done.results for deck in one.decks} == set(decks)


def test_rone_has_two_decks_of_every_race_each_with_a_hero_of_its_own() -> None:
    heads = [SHELF.deck(deck, POOL).head for deck in SHELF.names]
    races = sorted(str(POOL.named(head)[0].value("race")) for head in heads)
    assert races == sorted(["hybrid", "machine", "mutant", "nanobot", "survivor"] * 2)
    assert len(set(heads)) == 10


@pytest.mark.parametrize("word", ["iron-wall", " Iron Wall ", "EISERNE MAUER"])
def test_a_deck_is_found_by_its_name_and_by_its_titles(word: str) -> None:
    assert deck_text("deck_0", word, SHELF) == SHELF.texts["iron-wall"]
    assert SHELF.label(word) == "iron-wall"


def test_a_deck_may_be_a_file_or_a_text(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    text = SHELF.texts["grey-tide"].replace("name: Grey Tide", "name: My Tide")
    file.write_bytes(b"\xef\xbb\xbf" + text.replace("\n", "\r\n").encode())
    wanted = SHELF.parse(text, POOL)
    assert read_deck("deck_0", str(file), POOL, SHELF) == wanted
    assert read_deck("deck_0", text, POOL, SHELF) == wanted
    assert SHELF.label(str(file)) == "mine"
    assert SHELF.label(text) == "My Tide"
    assert SHELF.label("1 Scout\n") == "own deck"


@pytest.mark.parametrize(
    ("value", "message"),
    [
        ("iron-wal", "deck_1: there is no deck or file 'iron-wal'; did you mean “iron-wall”?"),
        ("eiserne mauern", "did you mean “iron-wall”?"),
        ("zzz", "deck_1: there is no deck or file 'zzz' \\(the decks are: above-the-roofs, "),
        (".", "there is no deck or file '.'"),
        ("latin.txt", "deck_1: 'latin.txt' is not a text file in UTF-8"),
        ("hero: Ada\n2 Scout", "deck_1 cannot be played:\nline 1: D003 no card is called 'Ada'"),
    ],
)
def test_what_is_no_deck_is_refused_with_a_way_out(
    value: str, message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("latin.txt").write_bytes("2 Späher".encode("latin-1"))
    with pytest.raises(SettingError, match=message.replace("?", "\\?")):
        read_deck("deck_1", value, POOL, SHELF)
