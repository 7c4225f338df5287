"""`cards`, `check-cards` and `explain-card`."""

from __future__ import annotations

import json as json_format
from pathlib import Path

from runestack.cards.check import check_pack, fix_pack
from runestack.cards.diagnostics import PackError
from runestack.cards.fitting import fitting_card
from runestack.cards.loader import pack_files
from runestack.cards.pool import Card, CardPool
from runestack.cards.schema import Problem
from runestack.cli.failure import FOUND_FAULTS, NOTHING_WRONG, CommandError
from runestack.cli.settings import check_language
from runestack.cli.steps import step_lines
from runestack.games import game as find_game
from runestack.games import names
from runestack.games.base import Game
from runestack.language.diagnose import Corpus, examine
from runestack.language.explain import explain_text
from runestack.play.card_lines import card_lines


def list_cards(name: str, query: str, language: str, *, json: bool) -> int:
    """Prints the cards that fit a query."""
    check_language(language)
    game = find_game(name)
    pool = game.pool
    found = pool.search(query)
    for card in found:
        if json:
            print(json_format.dumps(card_object(card, pool), ensure_ascii=False))
        else:
            print("\n".join(card_lines(card, game, language)), end="\n\n")
    if not json:
        print(f"{len(found)} of {len(pool)} cards")
    return NOTHING_WRONG


def card_object(card: Card, pool: CardPool) -> dict[str, object]:
    """A card as plain data."""
    return {
        "id": card.id,
        "number": card.number,
        "name": card.name,
        "name_de": card.name_de,
        "type": card.type,
        "copies": card.copies,
        "text": card.text,
        "text_de": pool.german(card),
        **card.printed,
        "one_off": card.one_off,
    }


def check_pack_at(path: Path, name: str | None, *, fix: bool) -> int:
    """Prints every error of a pack."""
    game = find_game(name or names()[0])
    if not path.exists():
        raise CommandError(f"{path}: there is no such file or folder")
    if not pack_files([path]):
        raise CommandError(f"{path}: there is no card file (*.toml) in this folder")
    if fix:
        changed = fix_pack(path, game.card_game)
        print(f"{path}: {changed} {'text' if changed == 1 else 'texts'} rewritten")
    report = check_pack(path, game.card_game, lambda: texts_of(game))
    print(report)
    if not report.ok:
        count = len(report.diagnostics)
        raise CommandError(f"{path}: {count} {'error' if count == 1 else 'errors'}", FOUND_FAULTS)
    return NOTHING_WRONG


def texts_of(game: Game) -> Corpus:
    """The texts of a game's own cards; none if they are what is broken."""
    try:
        return [(card.id, card.text) for card in game.pool if card.text]
    except PackError:
        return []


def explain(text: str, name: str | None) -> int:
    """Prints what is understood of a text; it is right exactly if `check-cards` lets some card have it."""
    text = text.strip()
    if not text:
        raise CommandError("there is no text to explain")
    name = name or names()[0]
    game = find_game(name)
    vocabulary = game.card_game.vocabulary()
    corpus = [(card.name, card.text) for card in find_game(name).pool]
    tree, problems = examine(text, vocabulary, corpus)
    steps: list[str] = []
    refusals: list[Problem] = []
    if tree is not None:
        card, refusals = fitting_card(game.card_game, text, tree)
        if not refusals:
            steps = step_lines(*game.programs(card))
    print(explain_text(text, vocabulary, steps=steps, corpus=corpus))
    for refusal in refusals:
        print(refusal)
    if problems or refusals:
        count = len(problems) + len(refusals)
        raise CommandError(
            f"the text has {count} {'error' if count == 1 else 'errors'}", FOUND_FAULTS
        )
    return NOTHING_WRONG
