"""The settings of games: what they take, their defaults, who begins, and decks that players hand in."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from runestack.cards.deck_shelf import DeckShelf
from runestack.cards.decks import Deck, DeckError, DeckForm
from runestack.cards.pool import CardPool
from runestack.kernel.frame import NOBODY


@dataclass(frozen=True)
class Setting:
    """A setting of a game, as `--option name=value` gives it."""

    name: str
    values: tuple[str, ...]  # the words allowed; empty: see `number` and `free`
    default: str
    help: str
    numbers: range = range(0)  # the whole numbers that are allowed (too)
    free: bool = False  # any text is allowed (a deck)
    # it means something only where other settings have one of these values
    needs: Mapping[str, tuple[str, ...]] = field(default_factory=dict, hash=False)


MOST_DIGITS = 9  # of a number in a setting
MOST_TEXT = 8_000  # characters of a free text; a deck of a hundred lines has about 2,000
MOST_SHOWN = 60  # characters of a value that is refused
DECK = "deck"  # settings `deck_0`, `deck_1`, ... are the players' decks


class SettingError(ValueError):
    """A setting, seat or deck that a game does not take; the message names what it takes.

    What a page can ask for is said in German, too.
    """

    def __init__(self, message: str, german: str = "") -> None:
        super().__init__(message)
        self.german = german or message


def written(value: str | int) -> str:
    """A number or a truth value in the words of settings; a word stays what it is, to be taken or refused."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value) if isinstance(value, int) else value


def check_setting(setting: Setting, value: object) -> None:
    """A value that a setting does not take is refused by name."""
    if setting.free and isinstance(value, str) and len(value) > MOST_TEXT:
        raise SettingError(
            f"{setting.name} has more than {MOST_TEXT} characters",
            f"{setting.name} hat mehr als {MOST_TEXT} Zeichen",
        )
    if isinstance(value, str) and takes(setting, value):
        return
    patterns = ("a number from {} to {}", "eine Zahl von {} bis {}") if setting.numbers else ()
    spans = [words.format(setting.numbers[0], setting.numbers[-1]) for words in patterns]
    allowed = [[*setting.values, span] for span in spans] or [list(setting.values)]
    raise cannot_be(setting.name, value, *allowed)


def takes(setting: Setting, value: str) -> bool:
    """Whether a setting takes a value."""
    return setting.free or value in setting.values or is_number(value, setting.numbers)


def is_number(value: str, numbers: range) -> bool:
    """Whether a text is one of some numbers; a text of thousands of digits is not even read."""
    return value.isdecimal() and len(value) <= MOST_DIGITS and int(value) in numbers


def cannot_be(
    name: str, value: object, allowed: Iterable[str], german: Iterable[str] = ()
) -> SettingError:
    """A value that a setting does not take, with those that it takes."""
    english = ", ".join(allowed)
    given = repr(value if len(str(value)) <= MOST_SHOWN else f"{str(value)[:MOST_SHOWN]}…")
    return SettingError(
        f"{name} cannot be {given}; it can be: {english}",
        f"{name} kann nicht {given} sein; möglich: {', '.join(german) or english}",
    )


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
        raise SettingError(f"{name}: {value!r} is not a text file in UTF-8") from None


def no_deck(word: str, shelf: DeckShelf) -> str:
    """Says that neither a deck nor a file has this name."""
    close = shelf.closest(word)
    hint = f"; did you mean “{close}”?" if close else ""
    return f"there is no deck or file {word!r}{hint} (the decks are: {', '.join(shelf.names)})"


def face_numbers(pool: CardPool) -> dict[str, int]:
    """The number of each face by the id of its card, as the engine counts them."""
    return {card.id: face for face, card in enumerate(pool.cards)}


def listed(section: Mapping[str, int], faces: Mapping[str, int]) -> list[int]:
    """A section of a deck, one face for each card."""
    return [faces[card] for card, count in section.items() for _ in range(count)]
