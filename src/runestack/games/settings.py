"""What the settings of games have in common: filling in defaults, who begins, and decks that players hand in."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path

from runestack.cards.deck_shelf import DeckShelf
from runestack.cards.decks import Deck, DeckError, DeckForm
from runestack.cards.pool import CardPool
from runestack.games.base import Setting, SettingError, cannot_be, check_setting
from runestack.kernel.frame import NOBODY


def filled(settings: Iterable[Setting], options: Mapping[str, str]) -> dict[str, str]:
    """The value of each setting: as given, or its default. A value that it does not take raises SettingError."""
    values: dict[str, str] = {}
    for setting in settings:
        values[setting.name] = options.get(setting.name, setting.default)
        check_setting(setting, values[setting.name])
    return values


def first_player(value: str, seats: int) -> int:
    """The seat that begins, or NOBODY where it is drawn by lot."""
    if value == "random":
        return NOBODY
    if int(value) >= seats:
        raise cannot_be("first_player", value, ["random", *map(str, range(seats))])
    return int(value)


def limit(value: str) -> int:
    """A number, or 0 for `none`."""
    return 0 if value == "none" else int(value)


# -- decks ---------------------------------------------------------------------------------------


def read_deck(
    name: str, value: str, pool: CardPool, shelf: DeckShelf, form: DeckForm | None = None
) -> Deck:
    """The deck that a setting gives, in a form of its own or in the usual one; all that is wrong is told at once."""
    try:
        return shelf.parse(deck_text(name, value, shelf), pool, form)
    except DeckError as error:
        raise SettingError(
            f"{name} cannot be played:\n{error}",
            f"{name} kann nicht gespielt werden:\n{error.german}",
        ) from None


def deck_text(name: str, value: str, shelf: DeckShelf) -> str:
    """The text of a deck: of one that comes with the game, the text itself, or the content of a file."""
    found = shelf.find(value)
    if found is not None:
        return shelf.texts[found]
    if "\n" in value:
        return value
    path = Path(value.strip())
    if not path.is_file():
        raise SettingError(f"{name}: {no_deck(value.strip(), shelf)}")
    try:
        return path.read_text(encoding="utf-8-sig")
    except OSError as error:
        raise SettingError(f"{name}: {value!r} cannot be read ({error.strerror})") from None
    except UnicodeDecodeError:
        raise SettingError(f"{name}: {value!r} is no text file in UTF-8") from None


def no_deck(word: str, shelf: DeckShelf) -> str:
    """Says that neither a deck nor a file has this name."""
    close = shelf.closest(word)
    hint = f"; did you mean “{close}”?" if close else ""
    return f"there is no deck and no file {word!r}{hint} (the decks are: {', '.join(shelf.names)})"


def face_numbers(pool: CardPool) -> dict[str, int]:
    """The number of each face by the id of its card, as the engine counts them."""
    return {card.id: face for face, card in enumerate(pool.cards)}


def listed(section: Mapping[str, int], faces: Mapping[str, int]) -> list[int]:
    """A section of a deck, one face for each card."""
    return [faces[card] for card, count in section.items() for _ in range(count)]
