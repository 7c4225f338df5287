"""The text table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from runestack.games.tables import ENGLISH, GERMAN, TableWriter, Words
from runestack.games.views import Data
from runestack.games.wording import Reader

WORDS: dict[str, Words] = {
    "en": {
        **ENGLISH,
        "head": "Day {day} | fire {light} of {goal} | deck {deck}",
        "fire": "Fire",
        "done": "done",
    },
    "de": {
        **GERMAN,
        "head": "Tag {day} | Feuer {light} von {goal} | Deck {deck}",
        "fire": "Feuer",
        "done": "fertig",
    },
}


class Writer(TableWriter):
    """Writes the table."""

    opposed = False

    def headline(self) -> str:
        """The day, the fire and the deck."""
        return self.say("head", **{key: self.view[key] for key in ("day", "light", "goal", "deck")})

    def player(self, seat: Data) -> None:
        """A player's hand."""
        self.row("hand", [self.card_name(card) for card in seat["hand"]])
        if seat["done"]:
            self.add(self.say("done"))

    def going_on(self) -> None:
        """What burns."""
        self.rule()
        self.row("fire", [self.card_name(card) for card in self.view["fire"]])


def table(view: Mapping[str, Any], reader: Reader) -> list[str]:
    """A view as lines."""
    return Writer(view, reader, WORDS[reader.language]).write()
