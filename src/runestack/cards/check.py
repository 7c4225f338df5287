"""Checking a pack, and rewriting texts that are understood but not in canonical wording."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from runestack.language.diagnose import TextProblem

from .diagnostics import Diagnostic
from .loader import CardSource, Examples, PackReader, no_examples, pack_files
from .pool import Card
from .schema import CardGame

ONE_OFF_LIMIT = 5  # per cent of a game's cards


@dataclass(frozen=True, slots=True)
class PackReport:
    """What a check found."""

    path: str
    cards: tuple[Card, ...]
    diagnostics: tuple[Diagnostic, ...]

    @property
    def one_offs(self) -> tuple[Card, ...]:
        """The cards that need a phrase of their own."""
        return tuple(card for card in self.cards if card.one_off)

    @property
    def ok(self) -> bool:
        """Whether the pack can be loaded."""
        return not self.diagnostics

    def __str__(self) -> str:
        lines = [str(diagnostic) for diagnostic in self.diagnostics]
        errors = len(self.diagnostics)
        if errors:
            counted = f"{errors} {'error' if errors == 1 else 'errors'}"
            return "\n".join([*lines, f"{self.path}: {counted}, no card is loaded"])
        share = 100 * len(self.one_offs) / max(1, len(self.cards))
        over = f", over the limit of {ONE_OFF_LIMIT} %" if share > ONE_OFF_LIMIT else ""
        cards = f"{len(self.cards)} {'card' if len(self.cards) == 1 else 'cards'}"
        return (
            f"{self.path}: {cards}, 0 errors, "
            f"{len(self.one_offs)} one-off texts ({share:.1f} %{over})"
        )


def check_pack(path: Path, game: CardGame, examples: Examples = no_examples) -> PackReport:
    """Check a file or a folder of files as one pack; `examples` helps where no text of the pack is similar."""
    reader = PackReader(game, examples)
    for file in pack_files([path]):
        reader.read(file)
    reader.finish()
    return PackReport(str(path), tuple(reader.cards), tuple(reader.diagnostics))


def fix_pack(path: Path, game: CardGame) -> int:
    """Rewrite texts to their canonical wording, in place; the count of paragraphs that changed.

    Only paragraphs change: comments, order and layout of the file stay as they are.
    """
    changed = 0
    for file in pack_files([path]):
        reader = PackReader(game)
        reader.read(file)
        wrong = [found for found in reader.failed if found[1].canonical]
        places = [place for found in wrong if (place := rewritten_at(*found)) is not None]
        if places:
            lines = wrong[0][0].lines
            # from the last to the first: a line may hold several paragraphs
            for line, start, end, canonical in sorted(places, reverse=True):
                written = lines[line - 1]
                lines[line - 1] = written[: start - 1] + canonical + written[end - 1 :]
            file.write_text("\n".join(lines), encoding="utf-8", newline="\n")
        changed += len(places)
    return changed


def rewritten_at(source: CardSource, problem: TextProblem) -> tuple[int, int, int, str] | None:
    """Line, columns and new wording of a paragraph; None if it is written over several lines."""
    old = (source.text() or "").split("\n")[problem.paragraph]
    line, start = source.text_place(problem.paragraph, 0)
    last_line, end = source.text_place(problem.paragraph, len(old))
    return (line, start, end, problem.canonical) if line == last_line and start < end else None
