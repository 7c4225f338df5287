"""A table that cannot be made: its host is told why, in the language of the page."""

from __future__ import annotations

import pytest

from runestack.games import game as find_game
from tests.server.browser import PERSON, Browser, Data, code_of


@pytest.mark.parametrize(
    ("game", "options", "german"),
    [
        ("rone", {"edition": "fr"}, "edition kann nicht 'fr' sein; möglich: en, de"),
        ("rone", {"max_rounds": "0"}, "eine Zahl von 1 bis 1000"),
        ("rone", {"colour": "red"}, "keine Einstellung 'colour'"),
        ("rone", {"deck_0": "2 x\n"}, "deck_0 kann nicht"),
        ("rone", {"deck_0": "2 x\n2 y"}, "deck_0 braucht deck_mode=custom"),
        ("rone", {"deck_mode": "custom"}, "deck_mode=custom braucht deck_0"),
        (
            "rone",
            {"deck_mode": "custom", "deck_0": "2 Qq\n2 Qq"},
            "Zeile 1: D003 keine Karte heißt",
        ),
        ("rone", {"deck_mode": "custom", "deck_0": "Scout\n0 Scout"}, "keine Zeile eines Decks"),
        ("rone", {"first_player": "7"}, "first_player kann nicht '7' sein"),
        ("runeslingers", {"match": "best_of_three"}, "mit Startdecks wird ein Gefecht gespielt"),
        ("runeslingers", {"mode": "draft", "deck_0": "warden"}, "im Draft entstehen die Decks"),
        ("runeslingers", {"mode": "constructed"}, "mode=constructed braucht deck_0"),
        ("runeslingers", {"deck_0": "1 x\n1 y"}, "mit mode=starter kann deck_0 nicht"),
        ("runeslingers", {"passive_0": "Inner Flame"}, "braucht runeslinger_0"),
    ],
)
def test_a_refused_setting_is_told_in_german_to_a_german_page(
    game: str, options: Data, german: str, ada: Browser
) -> None:
    answer = ada.post("/api/tables", {"game": game, "seats": [PERSON], "options": options})
    assert code_of(answer) == "bad_setting"
    words = answer.json()["error"]["message"]
    assert german in words["de"]
    for english in (" cannot ", " needs ", " has no ", "line "):
        assert english not in words["de"]


def test_a_deck_that_breaks_the_rules_of_building_is_refused_in_german(ada: Browser) -> None:
    for game, mode in (
        ("rone", {"deck_mode": "custom"}),
        ("runeslingers", {"mode": "constructed"}),
    ):
        pool = find_game(game).pool
        card = next(card for card in pool.cards if card.type in {"unit", "trinket"})
        options = {**mode, "deck_0": f"9 {card.name}\n# nine"}
        words = ada.post("/api/tables", {"game": game, "options": options}).json()["error"][
            "message"
        ]
        assert f"{card.name_de} ist 9-mal im Deck" in words["de"]
        assert "ein Deck hat" in words["de"]
