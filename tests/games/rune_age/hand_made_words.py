"""Names for the plain box, so that views and sentences can be made of it: `unit 12`, without texts."""

from __future__ import annotations

from typing import Final

from runestack.cards.pool import Card, CardPool
from runestack.games.rune_age.cards.printed import CardWords
from runestack.games.rune_age.view.cards import type_name
from runestack.language.nodes import Text
from runestack.language.vocabulary import Vocabulary
from runestack.language.words import Words
from tests.games.rune_age.hand_made import BOX


class PlainWords(CardWords):
    """Cards without texts."""

    def add(self, face: int, card: Card) -> None:
        """There is no paragraph."""

    def use(self, number: int, language: str) -> str:
        """An ability by its number."""
        return f"ability {number}"


def plain_card(face: int) -> Card:
    """A card for a face of the plain box."""
    kind = type_name(BOX.faces.type[face])
    name = f"{kind.replace('_', ' ').title()} {face}"
    return Card(f"card-{face}", face, name, f"{name} (de)", kind, 1, "", Text(()), {})


WORDS: Final = PlainWords(
    CardPool(
        "rune-age",
        [plain_card(face) for face in range(BOX.faces.count)],
        Vocabulary("rune-age", Words(), ()),
    ),
    BOX.faces,
)
