"""The settings of RONE, and the setup that they lead to."""

from __future__ import annotations

from collections.abc import Mapping

from runestack.cards.decks import Deck
from runestack.cards.pool import CardPool
from runestack.games.base import Setting, SettingError
from runestack.games.rone.decks import SHELF
from runestack.games.rone.rules import constants as c
from runestack.games.rone.rules.setup import Setup
from runestack.games.settings import face_numbers, filled, first_player, limit, listed, read_deck

SEATS = 2

SETTINGS = (
    Setting("edition", ("en", "de"), "en", "the rules of the English or of the German rulebook"),
    Setting("mode", ("1v1",), "1v1", "how many play, and who against whom"),
    Setting(
        "deck_mode",
        ("random", "custom"),
        "random",
        "decks dealt from the whole box, or built before (deck_0, deck_1)",
    ),
    Setting("technologies", ("on", "off"), "on", "play with technology decks"),
    Setting("hero_pick", ("random", "choose"), "random", "how the players get their heroes"),
    Setting(
        "first_player",
        ("random",),
        "random",
        "who begins: at random, or a seat (in edition en for tests only, the book draws lots)",
        number=True,
    ),
    Setting("max_rounds", ("none",), "none", "a tie after so many rounds", number=True, least=1),
    Setting("deck_0", (), "", "deck of seat 0: a name, a file, or its text", free=True),
    Setting("deck_1", (), "", "deck of seat 1: a name, a file, or its text", free=True),
)

DECK_SETTINGS = {"deck_mode": "custom"}
USUAL = {"edition": "en", "mode": "1v1", "technologies": "on", "hero_pick": "random"}
WAYS = (
    USUAL,
    {**USUAL, "edition": "de"},
    {**USUAL, "technologies": "off"},
    {**USUAL, "hero_pick": "choose"},
)


def make_setup(seed: int, options: Mapping[str, str], pool: CardPool) -> Setup:
    """The numbers of a game. What does not fit raises SettingError."""
    values = filled(SETTINGS, options)
    setup = Setup(seed)
    setup.edition = c.EDITIONS[values["edition"]]
    setup.technologies = values["technologies"] == "on"
    setup.choose_hero = values["hero_pick"] == "choose"
    setup.max_rounds = limit(values["max_rounds"])
    setup.first_player = first_player(values["first_player"], SEATS)
    if values["deck_mode"] == "custom":
        add_decks(setup, [given_deck(values, seat, pool) for seat in range(SEATS)], pool)
    elif values["deck_0"] or values["deck_1"]:
        raise SettingError("deck_0 and deck_1 need deck_mode=custom")
    return setup


# -- decks ---------------------------------------------------------------------------------------


def given_deck(values: Mapping[str, str], seat: int, pool: CardPool) -> Deck:
    """The deck of a seat."""
    name = f"deck_{seat}"
    if not values[name].strip():
        names = ", ".join(SHELF.names)
        raise SettingError(
            f"deck_mode=custom needs {name}: a deck file, the text of a deck, or one of: {names}"
        )
    return read_deck(name, values[name], pool, SHELF)


def add_decks(setup: Setup, decks: list[Deck], pool: CardPool) -> None:
    """Faces for the engine; the hero of a deck is its player's hero."""
    faces = face_numbers(pool)
    heroes = {
        card.name: face
        for face, card in enumerate(pool.cards)
        if card.type == "hero" and card.value("level") == 1
    }
    for deck in decks:
        setup.decks.append(listed(deck.cards, faces))
        setup.technology_decks.append(listed(deck.section, faces))
        setup.heroes.append(heroes[deck.head])
