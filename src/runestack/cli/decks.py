"""`decks`: the decks that come with a game, and decks of one's own: shown, checked, brought into form."""

from __future__ import annotations

import json as json_format
import sys
from pathlib import Path

from runestack.cards.decks import Deck, DeckError, format_deck
from runestack.cli.failure import FOUND_FAULTS, NOTHING_WRONG, CommandError
from runestack.cli.settings import check_language
from runestack.games import game as find_game
from runestack.games.base import Game
from runestack.games.settings import SettingError, deck_text

STANDARD_INPUT = "-"


def show_decks(
    name: str, deck: str | None, language: str, *, check: bool, export: Path | None, json: bool
) -> int:
    """Lists all decks, or shows, checks or writes one."""
    check_language(language)
    game = find_game(name)
    if deck is None:
        if check or export is not None:
            raise CommandError("say which deck: a name, a file, or - for standard input")
        return list_decks(game, language, json=json)
    if export is not None and not export.parent.is_dir():
        raise CommandError(f"{export}: there is no folder {export.parent}")
    found = read(game, deck)
    if json:
        print(json_format.dumps(deck_object(game, deck, found), ensure_ascii=False))
        return NOTHING_WRONG
    if check:
        print(f"{source(deck)}: {size_words(found)}, nothing wrong")
        return NOTHING_WRONG
    text = format_deck(found, game.pool, game.decks().form, language)
    if export is None:
        print(text, end="")
    else:
        export.write_text(text, encoding="utf-8")
        print(f"{export}: {size_words(found)}")
    return NOTHING_WRONG


def list_decks(game: Game, language: str, *, json: bool) -> int:
    """Every deck that comes with a game: its name, its title and head, and what it is about."""
    shelf = game.decks()
    for name in shelf.names:
        deck = shelf.deck(name, game.pool)
        if json:
            print(json_format.dumps(deck_object(game, name, deck), ensure_ascii=False))
            continue
        words = [deck.title.named(language), *head_names(game, deck, language)]
        print(f"{name}: {', '.join(words)}")
        about = deck.title.described(language)
        if about:
            print(f"  {about}")
    return NOTHING_WRONG


def read(game: Game, word: str) -> Deck:
    """A deck by name, from a file or from standard input. What is wrong with it is printed line by line."""
    try:
        text = (
            sys.stdin.read() if word == STANDARD_INPUT else deck_text("decks", word, game.decks())
        )
    except SettingError as error:
        raise CommandError(str(error).removeprefix("decks: ")) from None
    except UnicodeDecodeError:
        raise CommandError("standard input is not text in UTF-8") from None
    try:
        return game.decks().parse(text, game.pool)
    except DeckError as error:
        print(error)
        count = len(error.problems)
        words = f"{source(word)}: {count} {'error' if count == 1 else 'errors'}"
        raise CommandError(words, FOUND_FAULTS) from None


def source(word: str) -> str:
    """Where a deck comes from, in messages."""
    return "standard input" if word == STANDARD_INPUT else word


def size_words(deck: Deck) -> str:
    """`24 cards, and 4 in the second section`."""
    cards, more = sum(deck.cards.values()), sum(deck.section.values())
    return f"{cards} + {more} cards" if more else f"{cards} cards"


def head_names(game: Game, deck: Deck, language: str) -> list[str]:
    """The hero or whoever stands at the head, in a language."""
    found = [game.pool.named(name)[0] for name in deck.heads]
    return [card.name_de if language == "de" else card.name for card in found]


def deck_object(game: Game, word: str, deck: Deck) -> dict[str, object]:
    """A deck as plain data."""
    title = deck.title
    return {
        "deck": game.decks().label(word),
        "name": title.name,
        "name_de": title.name_de,
        "about": title.about,
        "about_de": title.about_de,
        game.decks().form.head: deck.head,
        "cards": deck.cards,
        **({game.decks().form.section: deck.section} if game.decks().form.section else {}),
    }
