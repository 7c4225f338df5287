"""Reading packs: TOML files of `[[card]]` tables. All errors of all files are collected; then nothing is loaded.

The loader names no game: a `CardGame` brings the keys, the words and the checks.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Container, Iterable
from dataclasses import fields, replace
from difflib import get_close_matches
from pathlib import Path
from types import MappingProxyType
from typing import Any, TypeAlias

from runestack.language.bindings import walk
from runestack.language.categories import article
from runestack.language.diagnose import Corpus, TextProblem, examine, similar
from runestack.language.lower_parts import LoweringError
from runestack.language.nodes import Text
from runestack.language.tokens import tokenize
from runestack.language.vocabulary import Vocabulary

from .diagnostics import Diagnostic, PackError
from .pool import Card, CardPool
from .positions import StringPlaces, TablePlace, scan, width_of_value
from .schema import COMMON, CardGame, Key, Problem

CARD_FIELDS = {field.name for field in fields(Card)}
EMPTY = Text(())
# For checks of a card without them.
LEFT_OUT = {"id": "", "number": 0, "name": "", "name_de": "", "copies": 1}

Examples: TypeAlias = Callable[[], Corpus]


def no_examples() -> Corpus:
    """No texts that work besides those of the pack."""
    return ()


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

    def __init__(self, game: CardGame, examples: Examples = no_examples) -> None:
        self.game = game
        self.examples = examples
        self.vocabulary: Vocabulary = game.vocabulary()
        self.cards: list[Card] = []
        self.diagnostics: list[Diagnostic] = []
        self.ids: dict[str, str] = {}
        self.numbers: dict[int, str] = {}
        self.sources: dict[str, CardSource] = {}
        self.failed: list[tuple[CardSource, TextProblem]] = []
        self.whole: list[Card] = []  # cards whose keys are right, whatever their texts are
        self.unread: set[str] = set()  # names of the others

    def read(self, path: Path) -> None:
        """Read one file."""
        file, written = str(path), path.read_bytes()
        try:
            content = written.decode("utf-8").replace("\r\n", "\n")
        except UnicodeDecodeError as error:
            self.diagnostics.append(encoding_error(file, written, error.start))
            return
        lines = content.split("\n")
        try:
            data = tomllib.loads(content)
        except ValueError as error:
            self.diagnostics.append(toml_error(file, error, lines))
            return
        scanned = scan(lines)
        for key in data:
            if key != "card":
                line = next(
                    (place.line for place in scanned if place.name == key or key in place.keys), 1
                )
                message = f"only [[card]] tables belong into a pack, not {key!r}"
                self.diagnostics.append(
                    Diagnostic("P007", file, line, 1, "", message, lines[line - 1])
                )
        tables = data.get("card", [])
        self.read_tables(
            file, lines, scanned, tables if isinstance(tables, list) else [tables], not data
        )

    def read_tables(
        self,
        file: str,
        lines: list[str],
        scanned: list[TablePlace],
        tables: list[Any],
        is_empty: bool,
    ) -> None:
        """Read the tables of a file; `card = 3` is no table."""
        places = [table for table in scanned if table.name == "card"]
        inline = scanned[0].keys.get("card")
        for index, table in enumerate(tables):
            if index < len(places):
                place = places[index]
            else:
                place = TablePlace("card", inline.line if inline else 1)
            source = CardSource(file, lines, place, table if isinstance(table, dict) else {})
            if isinstance(table, dict):
                self.read_card(source)
            else:
                message = f"a card is a table of keys, not {table!r}"
                self.diagnostics.append(
                    source.error("P007", message, suggestion="begin each card with [[card]]")
                )
        if is_empty or (inline and not tables):
            line = inline.line if inline else 1
            message = "there is no card in the file"
            hint = "begin each card with [[card]]"
            self.diagnostics.append(Diagnostic("P008", file, line, 1, "", message, suggestion=hint))

    def read_card(self, source: CardSource) -> None:
        """Read one table; a card is loaded only if all of it is right, but all of it is checked."""
        before, texts = len(self.diagnostics), len(self.failed)
        keys = self.keys_of(source)
        if keys is None:
            known = self.game.schema.keys_of_any_type()
            wrong = self.check_keys(source, known, len(self.game.schema.types), "a card")
        else:
            kind = source.table["type"]
            known = {key.name: (key,) for key in keys}
            wrong = self.check_keys(source, known, 1, f"{article(kind)} {kind}")
        self.check_unique(source)
        is_whole = len(self.diagnostics) == before
        tree = self.read_text(source)
        if not is_whole:
            self.unread.add(str(source.table.get("name")))
        if keys is None:
            return
        card = make_card(source, tree or EMPTY, self.vocabulary, wrong)
        if is_whole:
            self.whole.append(card)
            self.sources[card.id] = source
        if is_whole and len(self.failed) == texts:
            self.cards.append(card)
        if tree is not None and can_be_checked(keys, wrong):
            for problem in self.game.schema.check(card, tree):
                self.diagnostics.append(source.problem(problem))
        if len(self.diagnostics) == before and len(self.failed) == texts:
            self.check_lowering(card, source)

    def check_lowering(self, card: Card, source: CardSource) -> None:
        """Demand that the text of a card can be turned into what the game runs."""
        try:
            self.game.schema.lower(card)
        except LoweringError as error:
            message = f"the text can be read, but not played: {error}"
            self.diagnostics.append(source.error("L010", message, key="text"))

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

    def check_keys(
        self, source: CardSource, known: dict[str, tuple[Key, ...]], types: int, whose: str
    ) -> set[str]:
        """Compare keys and values with those that are asked for; the names of those that are wrong or missing.

        Where the type is not known, only what every type refuses is wrong.
        """
        wrong: set[str] = set()
        for name in source.table:
            if name not in known and name != "type":
                message = f"{whose} has no key {name!r}"
                hint = did_you_mean(name, known)
                self.diagnostics.append(source.error("P002", message, key=name, suggestion=hint))
                wrong.add(name)
        for name, keys in known.items():
            if name not in source.table:
                if len(keys) == types and all(key.required for key in keys):
                    message = f"the key {name} is missing: {keys[0].wanted()}"
                    self.diagnostics.append(source.error("P003", message))
                    wrong.add(name)
                continue
            value = source.table[name]
            problems = [key.problem(value) for key in keys]
            if problems[0] is not None and all(problems):
                hint = did_you_mean(value, keys[0].words)
                self.diagnostics.append(source.error(*problems[0], key=name, suggestion=hint))
                wrong.add(name)
        return wrong

    def check_unique(self, source: CardSource) -> None:
        """Demand that ids and numbers are used once, in all packs together."""
        where = f"{source.file}:{source.place.line}"
        identity, number = source.table.get("id"), source.table.get("number")
        if isinstance(identity, str):
            if identity in self.ids:
                message = f"the id {identity!r} is used twice, first in {self.ids[identity]}"
                self.diagnostics.append(source.error("P006", message, key="id"))
            self.ids.setdefault(identity, where)
        if isinstance(number, int) and not isinstance(number, bool):
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
        return tree

    def finish(self) -> None:
        """Add what needs all cards: errors of texts with a similar text, and checks of the pack."""
        corpus: Corpus = [(card.id, card.text) for card in self.cards if card.text]
        for source, problem in self.failed:
            if problem.code in ("L001", "L002"):
                problem = self.with_similar(source, problem, corpus)
                if not problem.like:
                    problem = self.with_similar(source, problem, self.examples())
            self.diagnostics.append(source.text_error(problem))
        for found in self.game.schema.check_pack(self.whole):
            # what is said to be missing may be a card that could not be read
            if found.about not in self.unread:
                self.diagnostics.append(self.sources[found.card_id].problem(found.problem))
        self.diagnostics.sort(key=lambda one: (one.file, one.line, one.column, one.code))

    def with_similar(self, source: CardSource, problem: TextProblem, corpus: Corpus) -> TextProblem:
        """A problem together with a text that works, where there is a similar one."""
        paragraph = (source.text() or "").split("\n")[problem.paragraph]
        return replace(problem, like=similar(tokenize(paragraph), corpus))


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
        return " ".join(str(self.table[key]) for key in ("id", "name") if self.table.get(key))

    def text(self) -> str | None:
        """The text as it is parsed: without white space around it."""
        text = self.table.get("text")
        return text.strip() if isinstance(text, str) and text.strip() else None

    def error(self, code: str, message: str, *, key: str = "", suggestion: str = "") -> Diagnostic:
        """An error under a key, or under the table's header."""
        place = self.place.keys.get(key)
        line, column = (place.line, place.column) if place else (self.place.line, 1)
        source = self.lines[line - 1] if line <= len(self.lines) else ""
        width = width_of_value(source, column) if place else len(source.rstrip())
        return Diagnostic(
            code, self.file, line, column, self.label, message, source, width, suggestion
        )

    def problem(self, problem: Problem) -> Diagnostic:
        """An error that the game's own check found."""
        return self.error(
            problem.code, problem.message, key=problem.key, suggestion=problem.suggestion
        )

    def text_error(self, problem: TextProblem) -> Diagnostic:
        """An error in the text, with the words as they are written in the file."""
        line, column = self.text_place(problem.paragraph, problem.start)
        last_line, end = self.text_place(problem.paragraph, problem.end)
        source = self.lines[line - 1]
        width = end - column if last_line == line else len(source.rstrip()) - column + 1
        return Diagnostic(
            problem.code,
            self.file,
            line,
            column,
            self.label,
            problem.message,
            source,
            width,
            problem.suggestion,
            problem.like,
        )

    def text_place(self, paragraph: int, offset: int) -> tuple[int, int]:
        """Line and column of a character of a paragraph; of the value where that cannot be told."""
        place = self.place.keys.get("text")
        if place is None:
            return self.place.line, 1
        written, value = StringPlaces(self.lines, place), self.table["text"]
        if written.value != value:
            return place.line, place.column
        start = len(value) - len(value.lstrip())
        start += sum(len(one) + 1 for one in value.strip().split("\n")[:paragraph])
        return written.at(min(start + offset, len(value)))


def make_card(
    source: CardSource, tree: Text, vocabulary: Vocabulary, wrong: Container[str] = ()
) -> Card:
    """A card of a table; values that were found to be wrong are left out."""
    table = {key: value for key, value in source.table.items() if key not in wrong}
    common = {key: value for key, value in table.items() if key in CARD_FIELDS}
    printed = {
        key: tuple(value) if isinstance(value, list) else value
        for key, value in table.items()
        if key not in CARD_FIELDS
    }
    single = vocabulary.one_off_nodes
    return Card(
        **{
            **LEFT_OUT,
            **common,
            "text": source.text() or "",
            "tree": tree,
            "printed": MappingProxyType(printed),
            "one_off": any(type(node) in single for node in walk(tree)),
            "file": source.file,
            "line": source.place.line,
        }
    )


def can_be_checked(keys: tuple[Key, ...], wrong: Container[str]) -> bool:
    """Whether a game's own checks can be asked: not if a text, or a value that a card may do without, is wrong."""
    return not any(
        key.name in wrong and (key.name == "text" or (not key.required and key.name not in COMMON))
        for key in keys
    )


def did_you_mean(word: object, known: Iterable[str]) -> str:
    """A suggestion of a known word, or nothing."""
    close = get_close_matches(str(word), list(known), n=1, cutoff=0.6)
    return f"did you mean “{close[0]}”?" if close else ""


def toml_error(file: str, error: ValueError, lines: list[str]) -> Diagnostic:
    """The place of a TOML error stands in its message only."""
    words = str(error).replace(")", " ").replace(",", " ").split()
    numbers = [int(word) for word in words if word.isdigit()]
    line, column = (numbers[-2], numbers[-1]) if len(numbers) >= 2 else (len(lines), 1)
    line = min(line, len(lines))
    return Diagnostic("P001", file, line, column, "", f"not valid TOML: {error}", lines[line - 1])


def encoding_error(file: str, written: bytes, place: int) -> Diagnostic:
    """The first byte that is no UTF-8."""
    first = written.rfind(b"\n", 0, place) + 1
    line = written.count(b"\n", 0, place) + 1
    column = len(written[first:place].decode("utf-8")) + 1
    source = written[first:].split(b"\n")[0].decode("utf-8", errors="replace").rstrip("\r")
    message = f"not UTF-8: the byte 0x{written[place]:02x}"
    hint = "save the file as UTF-8"
    return Diagnostic("P001", file, line, column, "", message, source, suggestion=hint)
