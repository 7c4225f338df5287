"""Keywords of the games: what they mean, and on which cards they stand."""

from __future__ import annotations

import pytest

from runestack import games
from runestack.cards.pool import Card
from runestack.games.base import Game
from runestack.games.terms import explained, term

FLYING = term("flying", ("Flying", "Fliegend"), "It flies.", "Sie fliegt.")
STRIKE = term("strike", ("Strike", "Treffer"), "After damage.", "Nach Schaden.", label=True)
CURSE = term("curse", ("Curse", "Fluch|Flüche"), "An ailment.", "Ein Gebrechen.")
TERMS = (FLYING, STRIKE, CURSE)


def keys(game: Game, card: Card, language: str) -> list[str]:
    """The keywords that are explained with a card."""
    place = ("en", "de").index(language)
    text = game.pool.german(card) if language == "de" else card.text
    found = explained(text, game.value_words(card, language), game.terms, language)
    names = [name for name, _ in found]
    return [one.key for one in game.terms if one.forms[place][0] in names]


@pytest.mark.parametrize(
    ("text", "language", "names"),
    [
        ("Flying.", "en", ["Flying"]),
        ("Units with Flying get weaker.", "en", ["Flying"]),
        ("It is flying.", "en", []),
        ("Draw a card.\nStrike: Draw a card.", "en", ["Strike"]),
        ("Use its Strike ability.", "en", []),
        ("Einheiten mit „Fliegend“ werden schwächer.", "de", ["Fliegend"]),
        ("Fliegend.", "de", ["Fliegend"]),
        ("Fluch. Fliegend.", "de", ["Fliegend", "Fluch"]),
        ("Die Fliegend Gasse", "de", []),
        ("Entferne zwei Flüche.", "de", ["Fluch"]),
    ],
)
def test_a_keyword_is_known_by_where_it_stands(text: str, language: str, names: list[str]) -> None:
    assert [name for name, _ in explained(text, "", TERMS, language)] == names


@pytest.mark.parametrize("name", games.names())
def test_every_keyword_of_a_game_stands_on_one_of_its_cards_in_both_languages(name: str) -> None:
    game = games.game(name)
    for language in ("en", "de"):
        found = {key for card in game.pool.cards for key in keys(game, card, language)}
        assert found == {one.key for one in game.terms}


@pytest.mark.parametrize("name", games.names())
def test_a_card_explains_the_same_keywords_in_both_languages(name: str) -> None:
    game = games.game(name)
    for card in game.pool.cards:
        assert keys(game, card, "en") == keys(game, card, "de"), card.name
