"""Cards of scenarios: given by their printed values and text, read by the real language; or real ones, by name."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, TypeAlias, TypeVar

from runestack.cards.adhoc import read_cards
from runestack.cards.diagnostics import PackError
from runestack.cards.pool import Card, CardPool
from runestack.cards.schema import CardGame, Printed
from runestack.games.base import Game
from runestack.games.staging import StagingError, whole
from runestack.language.diagnose import examine
from runestack.language.text import english
from runestack.language.vocabulary import Vocabulary

OTHER_WORDING = "L004"  # understood, but not as a pack has to say it
FIRST_NUMBER = 100_001  # behind every real card
MOST_CARDS = 10_000  # in a pile that is described by a number
NEXT_TABLE = "(the next card)"  # as a value: the id of the card that follows in the same design

Table: TypeAlias = tuple[tuple[str, Printed], ...]


@dataclass(frozen=True)
class Design:
    """A card by what is printed on it; it may be several cards, as a hero with its levels is."""

    name: str
    tables: tuple[Table, ...]


AnyCard: TypeAlias = str | Design  # a real card by its name, or a design
G = TypeVar("G", bound=Game)
P = TypeVar("P")  # a card with what lies on it, as a game describes it


def design(name: str, kind: str, values: Mapping[str, Printed], text: str | None) -> Design:
    """A card's keys in the order in which a pack has them; a card without a text has no key for it."""
    table: dict[str, Printed] = {"name": name, "name_de": name, "type": kind, **values, "copies": 1}
    if text is not None:
        table["text"] = text
    return Design(name, (tuple(table.items()),))


def pile_of(
    given: Sequence[AnyCard | P] | int, filler: Design, placed: Callable[[AnyCard], P]
) -> tuple[P, ...]:
    """A described pile: a number means so many fillers; a plain card is one with nothing on it."""
    if isinstance(given, str) or not isinstance(given, Sequence | int):
        raise StagingError(f"a list of cards is wanted, not a single one: [{given!r}]")
    if isinstance(given, int):
        return (placed(filler),) * whole("the number of cards in a pile", given, 0, MOST_CARDS)
    return tuple(placed(card) if isinstance(card, str | Design) else card for card in given)


def name_of(card: AnyCard) -> str:
    """A card's name."""
    return card if isinstance(card, str) else card.name


@dataclass(frozen=True)
class Printing(Generic[G]):
    """The game with the cards of a scenario, and where to find a card's faces in it."""

    game: G
    faces: Mapping[AnyCard, list[int]]

    def face(self, card: AnyCard, level: int = 1) -> int:
        """The number of a card's face; of a card with levels, that of a level."""
        faces = self.faces[card]
        return faces[level - 1] if len(faces) > 1 else faces[0]


def print_cards(
    cards: Iterable[AnyCard], box: CardPool, form: CardGame, make: Callable[[CardPool], G]
) -> Printing[G]:
    """The game with exactly these cards: real ones out of the box, the others as they are written."""
    tables: list[dict[str, Printed]] = []
    ids: dict[AnyCard, list[str]] = {}
    real: list[Card] = []
    for card in dict.fromkeys(cards):
        if isinstance(card, str):
            found = real_cards(card, box)
            real += [one for one in found if one not in real]
            ids[card] = [one.id for one in found]
            continue
        ids[card] = []
        for table in card.tables:
            identity = f"scenario-{len(tables) + 1}"
            ids[card].append(identity)
            following = f"scenario-{len(tables) + 2}"
            values = {key: following if value == NEXT_TABLE else value for key, value in table}
            tables.append({"id": identity, "number": FIRST_NUMBER + len(tables), **values})
    pool = CardPool(box.game, [*real, *read_written(tables, form)], form.vocabulary())
    places = {card.id: face for face, card in enumerate(pool.cards)}
    return Printing(make(pool), {card: [places[one] for one in ids[card]] for card in ids})


def read_written(tables: list[dict[str, Printed]], form: CardGame) -> list[Card]:
    """The cards of a scenario. A pack has one wording for one meaning; here any that is understood will do."""
    try:
        return read_cards(tables, form)
    except PackError as error:
        if all(found.code != OTHER_WORDING for found in error.diagnostics):
            raise
    for table in tables:
        text = table.get("text")
        if isinstance(text, str):
            table["text"] = as_cards_say_it(text, form.vocabulary())
    return read_cards(tables, form)


def as_cards_say_it(text: str, vocabulary: Vocabulary) -> str:
    """A text in the wording of packs; what has further faults stays as it is."""
    tree, problems = examine(text, vocabulary)
    if tree is None or any(problem.code != OTHER_WORDING for problem in problems):
        return text
    return english(tree, vocabulary)


def real_cards(name: str, box: CardPool) -> list[Card]:
    """The faces of a card of the box: one, or those of its levels in their order."""
    found = sorted(box.named(name), key=lambda card: card.number)
    if not found:
        close = box.closest_name(name)
        hint = f"; did you mean {close!r}?" if close else ""
        raise StagingError(
            f"no card of the box is called {name!r}{hint} (a card of your own is written down with its values)"
        )
    return found
