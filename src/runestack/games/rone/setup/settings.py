"""The settings of RONE, and the setup that they lead to."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from runestack.cards.decks import Deck
from runestack.cards.pool import CardPool
from runestack.games.rone.cards.decks import DECKS, FORMS, SHELF
from runestack.games.rone.rules import constants as c
from runestack.games.rone.rules.setup import MOST_TECHNOLOGIES, Setup
from runestack.games.settings import (
    Setting,
    SettingError,
    check_setting,
    face_numbers,
    filled,
    first_player,
    limit,
    listed,
    read_deck,
)

SEATS = {"1v1": 2, "2v2": 4, "3p": 3}

MODE = Setting(
    "mode",
    tuple(SEATS),
    "1v1",
    "two players, two teams of two (seats 0 and 2 against 1 and 3), or three players",
)
TECHNOLOGY_COUNT = Setting(
    "technology_count",
    ("most",),
    "most",
    "random technologies for each player: at most 5 (8 for a team), or a smaller number",
    numbers=range(1, max(MOST_TECHNOLOGIES.values()) + 1),
    needs={"technologies": ("on",), "deck_mode": ("random",)},
)
CUSTOM = {"deck_mode": ("custom",)}
SETTINGS = (
    Setting("edition", ("en", "de"), "en", "the rules of the English or the German rulebook"),
    MODE,
    Setting(
        "deck_mode",
        ("random", "custom"),
        "random",
        "decks dealt from the whole box, or decks you bring (deck_0, deck_1, ...)",
    ),
    Setting("technologies", ("on", "off"), "on", "play with technology decks"),
    TECHNOLOGY_COUNT,
    Setting("hero_pick", ("random", "choose"), "random", "how the players get their heroes"),
    Setting(
        "first_player",
        ("random",),
        "random",
        "who begins: a random player, or a seat (edition en: only for tests; its rulebook always decides at random)",
        numbers=range(max(SEATS.values())),
    ),
    Setting(
        "max_rounds", ("none",), "none", "a tie after this many rounds", numbers=range(1, 1001)
    ),
    Setting(
        "team_hands_visible",
        ("true", "false"),
        "true",
        "team mates see each other's hands",
        needs={"mode": ("2v2",)},
    ),
    Setting(
        "deck_0",
        (),
        "",
        "deck of seat 0, or of its team: a name, a file, or its text",
        free=True,
        needs=CUSTOM,
    ),
    Setting(
        "deck_1",
        (),
        "",
        "deck of seat 1, or of its team: a name, a file, or its text",
        free=True,
        needs=CUSTOM,
    ),
    Setting(
        "deck_2",
        (),
        "",
        "deck of seat 2, with three players: a name, a file, or its text",
        free=True,
        needs={**CUSTOM, "mode": ("3p",)},
    ),
)

DECK_SETTINGS = {"deck_mode": "custom"}
USUAL = {"edition": "en", "mode": "1v1", "technologies": "on", "hero_pick": "random"}
WAYS = (
    USUAL,
    {**USUAL, "edition": "de"},
    {**USUAL, "technologies": "off"},
    {**USUAL, "hero_pick": "choose"},
    {**USUAL, "mode": "2v2"},
    {
        **USUAL,
        "mode": "2v2",
        "edition": "de",
        "hero_pick": "choose",
        "team_hands_visible": "false",
    },
    {**USUAL, "mode": "3p"},
    {**USUAL, "mode": "3p", "edition": "de", "hero_pick": "choose"},
)


def seats_of(options: Mapping[str, str]) -> int:
    """How many players the settings ask for."""
    mode = options.get(MODE.name, MODE.default)
    check_setting(MODE, mode)
    return SEATS[mode]


def make_setup(seed: int, options: Mapping[str, str], pool: CardPool) -> Setup:
    """The numbers of a game. What does not fit raises SettingError."""
    values = filled(SETTINGS, options)
    seats = seats_of(values)
    setup = Setup(seed)
    setup.seats = seats
    setup.open_hands = values["team_hands_visible"] == "true"
    setup.edition = c.EDITIONS[values["edition"]]
    setup.technologies = values["technologies"] == "on"
    setup.technology_count = technology_count(values["technology_count"], seats)
    setup.choose_hero = values["hero_pick"] == "choose"
    setup.max_rounds = limit(values["max_rounds"])
    setup.first_player = first_player(values["first_player"], seats)
    add_given_decks(setup, values, pool)
    return setup


def technology_count(value: str, seats: int) -> int:
    """How many random technologies a side gets, or 0 for as many as there may be (RONE-RULING-162)."""
    most = MOST_TECHNOLOGIES[seats]
    check_setting(replace(TECHNOLOGY_COUNT, numbers=range(1, most + 1)), value)
    return 0 if value == "most" else int(value)


# -- decks ---------------------------------------------------------------------------------------


def add_given_decks(setup: Setup, values: Mapping[str, str], pool: CardPool) -> None:
    """A deck for each player, or for each team; none where they are dealt."""
    mode = values["mode"]
    wanted = DECKS[mode] if values["deck_mode"] == "custom" else 0
    names = [f"deck_{number}" for number in range(max(DECKS.values()))]
    for name in names[wanted:]:
        if values[name]:
            if wanted == 0:
                raise SettingError(
                    f"{name} needs deck_mode=custom", f"{name} braucht deck_mode=custom"
                )
            raise SettingError(
                f"{name} needs another mode than {mode}",
                f"{name} braucht einen anderen Modus als {mode}",
            )
    if wanted:
        add_decks(setup, [given_deck(values, name, pool) for name in names[:wanted]], pool)


def given_deck(values: Mapping[str, str], name: str, pool: CardPool) -> Deck:
    """The deck that a setting gives."""
    if not values[name].strip():
        names = ", ".join(SHELF.names)
        raise SettingError(
            f"deck_mode=custom needs {name}: a deck file, the text of a deck, or one of: {names}",
            f"deck_mode=custom braucht {name}: eine Datei, den Text eines Decks oder eines von: {names}",
        )
    return read_deck(name, values[name], pool, SHELF, FORMS[values["mode"]])


def add_decks(setup: Setup, decks: list[Deck], pool: CardPool) -> None:
    """Faces for the engine; the hero of a deck is its player's hero.

    A team's deck names two: the first is the hero of the team mate with the lower seat.
    """
    faces = face_numbers(pool)
    heroes = {
        card.name: face
        for face, card in enumerate(pool.cards)
        if card.type == "hero" and card.value("level") == 1
    }
    for deck in decks:
        setup.decks.append(listed(deck.cards, faces))
        setup.technology_decks.append(listed(deck.section, faces))
    for seat in range(setup.seats):
        deck = decks[seat % len(decks)]
        setup.heroes.append(heroes[deck.heads[seat // len(decks)]])
