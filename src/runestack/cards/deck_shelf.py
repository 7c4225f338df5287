"""Decks that come with a game: a folder of text files, each called by its file's name."""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches
from functools import cached_property, lru_cache
from pathlib import Path

from .decks import Deck, DeckForm, DeckTitle, parse_deck, read_title
from .pool import CardPool

OWN_DECK = "own deck"
KEPT = 200  # decks that were read


class DeckShelf:
    """The decks of a folder, and the usual form of the game's decks."""

    def __init__(self, folder: Path, form: DeckForm) -> None:
        self.folder = folder
        self.form = form
        self.parse = lru_cache(maxsize=KEPT)(self.parse_text)

    @cached_property
    def texts(self) -> Mapping[str, str]:
        """The decks by name, in alphabetical order."""
        files = sorted(self.folder.glob("*.txt"))
        return {file.stem: file.read_text(encoding="utf-8") for file in files}

    @property
    def names(self) -> tuple[str, ...]:
        """What the decks are called by."""
        return tuple(self.texts)

    @cached_property
    def titles(self) -> Mapping[str, DeckTitle]:
        """What their heads say of them."""
        return {name: read_title(text) for name, text in self.texts.items()}

    def find(self, word: str) -> str | None:
        """The name of the deck that is meant: by its name or its title, English or German."""
        return self.by_word.get(word.strip().casefold())

    @cached_property
    def by_word(self) -> Mapping[str, str]:
        """All words by which decks are found."""
        found: dict[str, str] = {}
        for name, title in self.titles.items():
            for word in (name, title.name, title.name_de):
                if word:
                    found.setdefault(word.casefold(), name)
        return found

    def closest(self, word: str) -> str | None:
        """A deck whose name looks like this word."""
        close = get_close_matches(word.strip().casefold(), list(self.by_word), n=1, cutoff=0.6)
        return self.by_word[close[0]] if close else None

    def deck(self, name: str, pool: CardPool) -> Deck:
        """A deck by its name. With a pool that lacks some of its cards it raises DeckError."""
        return self.parse(self.texts[name], pool)

    def parse_text(self, text: str, pool: CardPool, form: DeckForm | None = None) -> Deck:
        """A deck of this game; `parse` keeps what was read, because a series asks for it in every game."""
        return parse_deck(text, pool, form or self.form)

    def label(self, value: str) -> str:
        """What a deck is called that was given by its name, as a file, or as text."""
        found = self.find(value)
        if found is not None:
            return found
        if "\n" in value:
            return read_title(value).name or OWN_DECK
        return Path(value.strip()).stem
