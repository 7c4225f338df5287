"""Reading packs: TOML files of `[[card]]` tables. All errors of all files are collected; then nothing is loaded.

The loader names no game: a `CardGame` brings the keys, the words and the checks.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from dataclasses import fields
from difflib import get_close_matches
from pathlib import Path
from types import MappingProxyType
from typing import Any

from runestack.language.bindings import walk
from runestack.language.diagnose import Corpus, TextProblem, examine
from runestack.language.nodes import Text
from runestack.language.vocabulary import Vocabulary

from .diagnostics import Diagnostic, PackError
from .pool import Card, CardPool
from .positions import KeyPlace, TablePlace, find_in_value, scan
from .schema import CardGame, Key, Problem

CARD_FIELDS = {field.name for field in fields(Card)}
EMPTY = Text(())


def load_pool(paths: Iterable[Path], game: CardGame) -> CardPool:
    """Load packs (files, or folders of them) into a pool; raises `PackError` with all errors."""
    reader = PackReader(game)
    for path in pack_files(paths):
        reader.read(path)
    reader.finish()
    if reader.diagnostics:
        raise PackError(reader.diagnostics)
    return CardPool(game.name, reader.cards, reader.vocabulary)


def pack_files(paths: Iterable[Path]) -> list[Path]:
    """The files meant by paths; a folder means all TOML files in it."""
    found: list[Path] = []
    for path in paths:
        found += sorted(path.glob("*.toml")) if path.is_dir() else [path]
    return found


class PackReader:
    """Reads packs and keeps cards and errors."""

    def __init__(self, game: CardGame) -> None:
        self.game = game
        self.vocabulary: Vocabulary = game.vocabulary()
        self.cards: list[Card] = []
        self.diagnostics: list[Diagnostic] = []
        self.ids: dict[str, str] = {}
        self.numbers: dict[int, str] = {}
        self.sources: dict[str, CardSource] = {}
        self.failed: list[tuple[CardSource, TextProblem]] = []

    def read(self, path: Path) -> None:
        """Read one file."""
        content = path.read_text(encoding="utf-8")
        lines = content.split("\n")
        try:
            data = tomllib.loads(content)
        except tomllib.TOMLDecodeError as error:
            self.diagnostics.append(toml_error(str(path), error, lines))
            return
        scanned = scan(lines)
        places = [table for table in scanned if table.name == "card"]
        for key in data:
            if key != "card":
                line = next(
                    (place.line for place in scanned if place.name == key or key in place.keys), 1
                )
                message = f"only [[card]] tables belong into a pack, not {key!r}"
                self.diagnostics.append(
                    Diagnostic("P007", str(path), line, 1, "", message, lines[line - 1])
                )
        tables = data.get("card", [])
        for index, table in enumerate(tables if isinstance(tables, list) else [tables]):
            place = places[index] if index < len(places) else TablePlace("card", 1)
            self.read_card(CardSource(str(path), lines, place, table))

    def read_card(self, source: CardSource) -> None:
        """Read one table; a card is made only if its keys are right."""
        before = len(self.diagnostics)
        keys = self.keys_of(source)
        if keys is None:
            return
        self.check_keys(source, keys)
        self.check_unique(source)
        if len(self.diagnostics) > before:
            self.read_text(source)
            return
        tree = self.read_text(source)
        if tree is None:
            return
        card = make_card(source, tree, self.vocabulary)
        self.cards.append(card)
        self.sources[card.id] = source
        for problem in self.game.schema.check(card, tree):
            self.diagnostics.append(source.problem(problem))

    def keys_of(self, source: CardSource) -> tuple[Key, ...] | None:
        """The keys that the card's type asks for."""
        types = self.game.schema.types
        type_key = Key("type", str, words=tuple(types))
        if "type" not in source.table:
            self.diagnostics.append(
                source.error("P003", f"the key type is missing: {type_key.wanted()}")
            )
            return None
        wrong = type_key.problem(source.table["type"])
        if wrong is not None:
            hint = did_you_mean(source.table["type"], types)
            self.diagnostics.append(source.error(*wrong, key="type", suggestion=hint))
            return None
        return types[source.table["type"]]

    def check_keys(self, source: CardSource, keys: tuple[Key, ...]) -> None:
        """Compare the table's keys and values with those that are asked for."""
        known = {key.name: key for key in keys}
        for name in source.table:
            if name not in known and name != "type":
                message = f"a {source.table['type']} has no key {name!r}"
                hint = did_you_mean(name, known)
                self.diagnostics.append(source.error("P002", message, key=name, suggestion=hint))
        for key in keys:
            if key.name not in source.table:
                if key.required:
                    message = f"the key {key.name} is missing: {key.wanted()}"
                    self.diagnostics.append(source.error("P003", message))
                continue
            wrong = key.problem(source.table[key.name])
            if wrong is not None:
                hint = did_you_mean(source.table[key.name], key.words)
                self.diagnostics.append(source.error(*wrong, key=key.name, suggestion=hint))

    def check_unique(self, source: CardSource) -> None:
        """Demand that ids and numbers are used once, in all packs together."""
        where = f"{source.file}:{source.place.line}"
        identity, number = source.table.get("id"), source.table.get("number")
        if isinstance(identity, str):
            if identity in self.ids:
                message = f"the id {identity!r} is used twice, first in {self.ids[identity]}"
                self.diagnostics.append(source.error("P006", message, key="id"))
            self.ids.setdefault(identity, where)
        if isinstance(number, int):
            if number in self.numbers:
                message = f"the number {number} is used twice, first in {self.numbers[number]}"
                self.diagnostics.append(source.error("P006", message, key="number"))
            self.numbers.setdefault(number, where)

    def read_text(self, source: CardSource) -> Text | None:
        """Parse the card's text; its errors wait until all cards can serve as examples."""
        text = source.text()
        if text is None:
            return EMPTY
        tree, problems = examine(text, self.vocabulary)
        self.failed += [(source, problem) for problem in problems]
        return None if problems else tree

    def finish(self) -> None:
        """Add what needs all cards: errors of texts with a similar text, and checks of the pack."""
        corpus: Corpus = [(card.id, card.text) for card in self.cards if card.text]
        for source, problem in self.failed:
            if problem.code in ("L001", "L002"):
                text = source.text() or ""
                _, again = examine(text, self.vocabulary, corpus)
                problem = next(
                    (
                        new
                        for new in again
                        if new.paragraph == problem.paragraph and new.code == problem.code
                    ),
                    problem,
                )
            self.diagnostics.append(source.text_error(problem))
        for found in self.game.schema.check_pack(self.cards):
            self.diagnostics.append(self.sources[found.card_id].problem(found.problem))
        self.diagnostics.sort(key=lambda one: (one.file, one.line, one.column, one.code))


class CardSource:
    """A card's table and where it is written."""

    __slots__ = ("file", "lines", "place", "table")

    def __init__(
        self, file: str, lines: list[str], place: TablePlace, table: dict[str, Any]
    ) -> None:
        self.file = file
        self.lines = lines
        self.place = place
        self.table = table

    @property
    def label(self) -> str:
        """Id and name."""
        return " ".join(str(self.table[key]) for key in ("id", "name") if key in self.table)

    def text(self) -> str | None:
        """The text as it is parsed: without white space around it."""
        text = self.table.get("text")
        return text.strip() if isinstance(text, str) and text.strip() else None

    def error(self, code: str, message: str, *, key: str = "", suggestion: str = "") -> Diagnostic:
        """An error under a key, or under the table's header."""
        place = self.place.keys.get(key)
        line, column = (place.line, place.column) if place else (self.place.line, 1)
        source = self.lines[line - 1] if line <= len(self.lines) else ""
        width = len(source.rstrip()) - column + 1
        return Diagnostic(
            code, self.file, line, column, self.label, message, source, width, suggestion
        )

    def problem(self, problem: Problem) -> Diagnostic:
        """An error that the game's own check found."""
        return self.error(
            problem.code, problem.message, key=problem.key, suggestion=problem.suggestion
        )

    def text_error(self, problem: TextProblem) -> Diagnostic:
        """An error in the text: the paragraph is looked for in the file."""
        line, column = self.paragraph_place(problem.paragraph)
        return Diagnostic(
            problem.code,
            self.file,
            line,
            column + problem.start,
            self.label,
            problem.message,
            self.lines[line - 1],
            problem.end - problem.start,
            problem.suggestion,
            problem.like,
        )

    def paragraph_place(self, paragraph: int) -> tuple[int, int]:
        """Line and column at which a paragraph begins."""
        place = self.place.keys.get("text") or KeyPlace(self.place.line, 1, self.place.line)
        found, after = (place.line, place.column), place.line
        for text in (self.text() or "").split("\n")[: paragraph + 1]:
            found = find_in_value(self.lines, place, text.strip(), after)
            after = found[0] + 1
        return found


def make_card(source: CardSource, tree: Text, vocabulary: Vocabulary) -> Card:
    """A card of a table that was found to be right."""
    common = {key: value for key, value in source.table.items() if key in CARD_FIELDS}
    printed = {
        key: tuple(value) if isinstance(value, list) else value
        for key, value in source.table.items()
        if key not in CARD_FIELDS
    }
    single = vocabulary.one_off_nodes
    return Card(
        **{
            **common,
            "text": source.text() or "",
            "tree": tree,
            "printed": MappingProxyType(printed),
            "one_off": any(type(node) in single for node in walk(tree)),
            "file": source.file,
            "line": source.place.line,
        }
    )


def did_you_mean(word: object, known: Iterable[str]) -> str:
    """A suggestion of a known word, or nothing."""
    close = get_close_matches(str(word), list(known), n=1, cutoff=0.6)
    return f"did you mean “{close[0]}”?" if close else ""


def toml_error(file: str, error: tomllib.TOMLDecodeError, lines: list[str]) -> Diagnostic:
    """The place of a TOML error stands in its message only."""
    words = str(error).replace(")", " ").replace(",", " ").split()
    numbers = [int(word) for word in words if word.isdigit()]
    line, column = (numbers[-2], numbers[-1]) if len(numbers) >= 2 else (len(lines), 1)
    line = min(line, len(lines))
    return Diagnostic("P001", file, line, column, "", f"not valid TOML: {error}", lines[line - 1])
