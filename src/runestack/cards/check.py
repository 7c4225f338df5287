"""Checking a pack, and rewriting texts that are understood but not in canonical wording."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from .diagnostics import Diagnostic
from .loader import PackReader, pack_files
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
        share = 100 * len(self.one_offs) / max(1, len(self.cards))
        over = f", over the limit of {ONE_OFF_LIMIT} %" if share > ONE_OFF_LIMIT else ""
        errors = len(self.diagnostics)
        lines.append(
            f"{self.path}: {len(self.cards)} cards, {errors} {'error' if errors == 1 else 'errors'}, "
            f"{len(self.one_offs)} one-off texts ({share:.1f} %{over})"
        )
        return "\n".join(lines)


def check_pack(path: Path, game: CardGame) -> PackReport:
    """Check a file or a folder of files as one pack."""
    reader = PackReader(game)
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
        lines = file.read_text(encoding="utf-8").split("\n")
        fixed = 0
        for source, problem in reader.failed:
            if not problem.canonical:
                continue
            old = (source.text() or "").split("\n")[problem.paragraph]
            line, _ = source.paragraph_place(problem.paragraph)
            if old and old in lines[line - 1]:
                lines[line - 1] = lines[line - 1].replace(old, problem.canonical, 1)
                fixed += 1
        if fixed:
            file.write_text("\n".join(lines), encoding="utf-8", newline="\n")
        changed += fixed
    return changed
