"""The settings of Runeslingers, and the setup that they lead to."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping

from runestack.cards.decks import Deck, DeckError
from runestack.cards.pool import Card, CardPool
from runestack.games.runeslingers.cards.decks import SHELF, deck_by_lot
from runestack.games.runeslingers.cards.schema import AILMENTS
from runestack.games.runeslingers.rules import constants as c
from runestack.games.runeslingers.rules.setup import Setup
from runestack.games.setting_words import seat_of_setting
from runestack.games.settings import (
    Setting,
    SettingError,
    cannot_be,
    face_numbers,
    filled,
    first_player,
    limit,
    listed,
    read_deck,
)
from runestack.games.wording import Pattern
from runestack.kernel.frame import NOTHING
from runestack.kernel.random import RandomStream

SEATS = c.SEATS
BY_LOT = "random"


def for_each_seat(
    name: str, help_text: str, needs: Mapping[str, tuple[str, ...]] | None = None
) -> tuple[Setting, ...]:
    """A setting of any text for each seat."""
    return tuple(
        Setting(f"{name}_{seat}", (), "", help_text.format(seat=seat), free=True, needs=needs or {})
        for seat in range(SEATS)
    )


SETTINGS = (
    Setting(
        "mode",
        ("starter", "constructed", "draft"),
        "starter",
        "starter decks, decks you bring (deck_0, deck_1), or decks drafted from the box",
    ),
    Setting(
        "match",
        ("one", "best_of_three"),
        "one",
        "one encounter, or the first to win two (constructed and draft)",
        needs={"mode": ("constructed", "draft")},
    ),
    Setting(
        "runeslingers",
        ("choose", "random"),
        "choose",
        "how players get a Runeslinger if none is named (runeslinger_0, runeslinger_1)",
    ),
    *for_each_seat("runeslinger", "the Runeslinger of seat {seat}: a name"),
    *for_each_seat(
        "passive", "the passive ability of seat {seat}: a name, or `random`; otherwise it is chosen"
    ),
    *for_each_seat(
        "activate",
        "the activate ability of seat {seat}: a name, or `random`; otherwise it is chosen",
    ),
    *for_each_seat(
        "deck",
        "deck of seat {seat}: a file, its text, a starter deck (`striker`), or `random`",
        {"mode": ("starter", "constructed")},
    ),
    Setting(
        "first_player",
        ("random",),
        "random",
        "who begins: a random player decides, or always the same seat",
        numbers=range(SEATS),
    ),
    Setting(
        "turn_limit",
        ("none",),
        str(c.TURN_LIMIT),
        "a draw after this many turns",
        numbers=range(1, 10_001),
    ),
    Setting(
        "concentration_areas",
        (),
        str(c.CONCENTRATION_AREAS),
        "concentration areas for each player",
        numbers=range(1, 13),
    ),
    Setting(
        "starting_power",
        (),
        str(c.STARTING_POWER),
        "power for each player at the start",
        numbers=range(1, 21),
    ),
)

DECK_SETTINGS = {"mode": "constructed"}
CONSTRUCTED = {"mode": "constructed", "deck_0": "striker", "deck_1": "afflicter"}
WAYS = (
    {"mode": "starter"},
    {"mode": "starter", "runeslingers": "random"},
    CONSTRUCTED,
    {"mode": "draft"},
    {**CONSTRUCTED, "match": "best_of_three", "deck_0": "warden", "deck_1": "trickster"},
)


def make_setup(seed: int, options: Mapping[str, str], pool: CardPool) -> Setup:
    """The numbers of a match. What does not fit raises SettingError."""
    values = filled(SETTINGS, options)
    check_ailments(pool)
    setup = Setup(seed)
    setup.mode = c.MODES[values["mode"]]
    setup.best_of_three = values["match"] == "best_of_three"
    if setup.best_of_three and setup.mode == c.STARTER:
        raise SettingError(
            "match=best_of_three needs mode=constructed or mode=draft: starter play is one encounter",
            "match=best_of_three braucht mode=constructed oder mode=draft:"
            " mit Startdecks wird ein Gefecht gespielt",
        )
    setup.choose_runeslingers = values["runeslingers"] == "choose"
    setup.first_player = first_player(values["first_player"], SEATS)
    setup.turn_limit = limit(values["turn_limit"])
    setup.spots = int(values["concentration_areas"])
    setup.starting_power = int(values["starting_power"])
    names = add_decks(setup, values, pool)
    add_runeslingers(setup, values, names, pool)
    setup.passives = abilities(setup, values, "passive", pool)
    setup.activates = abilities(setup, values, "activate", pool)
    return setup


def check_ailments(pool: CardPool) -> None:
    """Every type of ailment needs its card."""
    there = {str(card.value("ailment")) for card in pool.cards if card.type == "ailment"}
    missing = ", ".join(sorted(set(AILMENTS) - there))
    if missing:
        raise SettingError(
            f"these cards have no text for the ailments: {missing} (see ailments.toml)",
            f"diesen Karten fehlt der Text für die Gebrechen: {missing} (siehe ailments.toml)",
        )


def lot(seed: int, name: str) -> RandomStream:
    """Draws for one setting: a stream of its own, so that no draw depends on what else is given."""
    digest = hashlib.blake2b(f"{seed}:{name}".encode(), digest_size=6).digest()
    return RandomStream(int.from_bytes(digest, "big"))


# -- decks ---------------------------------------------------------------------------------------


def add_decks(setup: Setup, values: Mapping[str, str], pool: CardPool) -> list[str]:
    """Faces for the engine; returns by seat which Runeslinger a deck brings along, or an empty name."""
    faces = face_numbers(pool)
    if setup.mode == c.DRAFT:
        for seat in range(SEATS):
            if values[f"deck_{seat}"]:
                raise SettingError(
                    f"deck_{seat} needs mode=constructed: in a draft decks are drafted",
                    f"deck_{seat} braucht mode=constructed: im Draft entstehen die Decks erst",
                )
        return [""] * SEATS
    if setup.mode == c.STARTER:
        starters = [known_starter(name, pool) for name in SHELF.names]
        by_face = {
            runeslinger_face(deck.head, pool): listed(deck.cards, faces) for deck in starters
        }
        setup.starter_decks = dict(sorted(by_face.items()))
        given = [starter_of(values, seat, pool) for seat in range(SEATS)]
        setup.decks = [listed(deck.cards, faces) if deck else [] for deck in given]
        return [deck.head if deck else "" for deck in given]
    decks = [given_deck(values, seat, pool, setup.seed) for seat in range(SEATS)]
    setup.decks = [listed(deck.cards, faces) for deck in decks]
    return [deck.head for deck in decks]


def given_deck(values: Mapping[str, str], seat: int, pool: CardPool, seed: int) -> Deck:
    """A constructed deck: its text, a file, a starter deck by its word (RS-DECK-4), or one by lot."""
    name = f"deck_{seat}"
    value = values[name].strip()
    if not value:
        words = ", ".join(SHELF.names)
        raise SettingError(
            f"mode=constructed needs {name}: a deck file, the text of a deck, or one of: {words}",
            f"mode=constructed braucht {name}: eine Datei, den Text eines Decks oder eines von: {words}",
        )
    if value == BY_LOT:
        return deck_by_lot(pool, lot(seed, name))
    return read_deck(name, values[name], pool, SHELF)


def starter_of(values: Mapping[str, str], seat: int, pool: CardPool) -> Deck | None:
    """In starter mode a deck is named by its word (RS-MODE-1); None: the one of the Runeslinger."""
    value = values[f"deck_{seat}"].strip()
    if not value:
        return None
    found = SHELF.find(value)
    if found is None:
        words = ", ".join(SHELF.names)
        raise SettingError(
            f"with mode=starter deck_{seat} cannot be {value!r}; it can be: {words}"
            " (mode=constructed takes decks of your own)",
            f"mit mode=starter kann deck_{seat} nicht {value!r} sein; möglich: {words}"
            " (mode=constructed nimmt eigene Decks)",
        )
    return known_starter(found, pool)


def known_starter(name: str, pool: CardPool) -> Deck:
    """A starter deck, if its cards are there."""
    try:
        return SHELF.deck(name, pool)
    except DeckError as error:
        raise SettingError(f"the starter deck {name} cannot be played:\n{error}") from None


# -- Runeslingers and their abilities ------------------------------------------------------------


def named_card(name: str, value: str, cards: list[Card]) -> Card:
    """The card that a setting names, in English or German; the message of a wrong name lists the right ones."""
    wanted = value.strip().casefold()
    for card in cards:
        if wanted in (card.name.casefold(), card.name_de.casefold(), card.id):
            return card
    names = [card.name for card in cards]
    raise cannot_be(name, value, names, [card.name_de for card in cards])


def runeslinger_face(name: str, pool: CardPool) -> int:
    """The face of a Runeslinger."""
    cards = [card for card in pool.cards if card.type == "runeslinger"]
    return face_numbers(pool)[named_card("runeslinger", name, cards).id]


def add_runeslingers(
    setup: Setup, values: Mapping[str, str], of_decks: list[str], pool: CardPool
) -> None:
    """Named by a setting, or else by the deck: the one that it is best used with (RS-SETUP-2)."""
    cards = [card for card in pool.cards if card.type == "runeslinger"]
    for seat in range(SEATS):
        name = f"runeslinger_{seat}"
        of_deck = of_decks[seat]
        meant = named_card(name, values[name], cards).name if values[name].strip() else of_deck
        if meant:
            setup.runeslingers[seat] = runeslinger_face(meant, pool)
            if is_without_deck(setup, seat):
                raise SettingError(
                    f"{name}: {meant} has no starter deck", f"{name}: {meant} hat kein Startdeck"
                )
    given = [face for face in setup.runeslingers if face != NOTHING]
    if setup.mode != c.CONSTRUCTED and len(set(given)) < len(given):
        twice = pool.cards[given[0]].name
        raise SettingError(
            f"both players cannot have {twice}: only mode=constructed allows that (RS-RULING-136)",
            f"nicht beide können {twice} haben: das erlaubt nur mode=constructed (RS-RULING-136)",
        )


def is_without_deck(setup: Setup, seat: int) -> bool:
    """Whether no starter deck names the Runeslinger of a seat, and none is given."""
    named = setup.runeslingers[seat] in setup.starter_decks
    return setup.mode == c.STARTER and not named and not setup.decks[seat]


def abilities(setup: Setup, values: Mapping[str, str], kind: str, pool: CardPool) -> list[int]:
    """The faces of abilities that are fixed, by seat; NOTHING where it is chosen (RS-ABIL-1, RS-ABIL-2)."""
    found = []
    for seat in range(SEATS):
        name = f"{kind}_{seat}"
        if not values[name].strip():
            found.append(NOTHING)
            continue
        if setup.runeslingers[seat] == NOTHING:
            raise SettingError(
                f"{name} needs runeslinger_{seat}: an ability belongs to a Runeslinger",
                f"{name} braucht runeslinger_{seat}: eine Fähigkeit gehört zu einem Runenschleuderer",
            )
        owner = pool.cards[setup.runeslingers[seat]].name
        own = [
            card for card in pool.cards if card.type == kind and card.value("runeslinger") == owner
        ]
        if values[name].strip() == BY_LOT:
            card = own[lot(setup.seed, name).below(len(own))]
        else:
            card = named_card(name, values[name], own)
        found.append(face_numbers(pool)[card.id])
    return found


# -- for pages -----------------------------------------------------------------------------------


def named_cards(name: str, pool: CardPool) -> dict[str, Card]:
    """The cards that a setting of a seat can be, by name: Runeslingers, abilities."""
    kind = seat_of_setting(name)[0]
    return {card.name: card for card in pool.cards if card.type == kind}


def suggestions(name: str, pool: CardPool) -> dict[str, Pattern]:
    """What a setting of a seat can be by name, in both languages."""
    return {key: (card.name, card.name_de) for key, card in named_cards(name, pool).items()}
