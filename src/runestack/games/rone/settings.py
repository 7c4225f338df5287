"""The settings of RONE, and the setup that they lead to."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from runestack.cards.decks import Deck, DeckError, parse_deck
from runestack.cards.pool import CardPool
from runestack.games.base import Setting, SettingError, check_setting
from runestack.games.rone.decks import validate
from runestack.games.rone.rules import constants as c
from runestack.games.rone.rules.setup import Setup
from runestack.kernel.frame import NOBODY

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
    Setting("deck_0", (), "", "deck of seat 0: a file, or its text", free=True),
    Setting("deck_1", (), "", "deck of seat 1: a file, or its text", free=True),
)


def make_setup(seed: int, options: Mapping[str, str], pool: CardPool) -> Setup:
    """The numbers of a game. What does not fit raises SettingError."""
    values = {setting.name: setting.default for setting in SETTINGS} | dict(options)
    for setting in SETTINGS:
        check_setting(setting, values[setting.name])
    setup = Setup(seed)
    setup.edition = c.EDITIONS[values["edition"]]
    setup.technologies = values["technologies"] == "on"
    setup.choose_hero = values["hero_pick"] == "choose"
    setup.max_rounds = 0 if values["max_rounds"] == "none" else int(values["max_rounds"])
    setup.first_player = first_player(values["first_player"])
    if values["deck_mode"] == "custom":
        add_decks(setup, [given_deck(values, seat, pool) for seat in range(SEATS)], pool)
    elif values["deck_0"] or values["deck_1"]:
        raise SettingError("deck_0 and deck_1 need deck_mode=custom")
    return setup


def first_player(value: str) -> int:
    """The seat that begins, or NOBODY where it is drawn by lot (ED-5)."""
    if value == "random":
        return NOBODY
    if int(value) >= SEATS:
        raise SettingError(f"first_player cannot be {value!r}; it can be: random, 0, 1")
    return int(value)


# -- decks ---------------------------------------------------------------------------------------


def given_deck(values: Mapping[str, str], seat: int, pool: CardPool) -> Deck:
    """The deck of a seat; everything that is wrong with it is told at once."""
    name = f"deck_{seat}"
    if not values[name].strip():
        raise SettingError(f"deck_mode=custom needs {name}: a deck file, or the text of a deck")
    try:
        return parse_deck(deck_text(name, values[name]), pool, validate)
    except DeckError as error:
        raise SettingError(f"{name} cannot be played:\n{error}") from None


def deck_text(name: str, value: str) -> str:
    """The text of a deck: what was given, or the content of the file that was named."""
    if "\n" in value:
        return value
    path = Path(value)
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        raise SettingError(f"{name}: {value!r} is neither a readable file nor a deck") from None


def add_decks(setup: Setup, decks: list[Deck], pool: CardPool) -> None:
    """Faces for the engine; the hero of a deck is its player's hero."""
    faces = {card.id: face for face, card in enumerate(pool.cards)}
    heroes = {
        card.name: face
        for face, card in enumerate(pool.cards)
        if card.type == "hero" and card.value("level") == 1
    }
    for deck in decks:
        setup.decks.append(listed(deck.cards, faces))
        setup.technology_decks.append(listed(deck.technologies, faces))
        setup.heroes.append(heroes[deck.hero])


def listed(section: Mapping[str, int], faces: Mapping[str, int]) -> list[int]:
    """A section of a deck, one face for each card."""
    return [faces[card] for card, count in section.items() for _ in range(count)]
