"""What was understood of a text: the tree, the English, the German, and the steps that it will run."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from .diagnose import Corpus, TextProblem, examine, show
from .nodes import Text
from .outline import outline
from .text import english, german

if TYPE_CHECKING:
    from .vocabulary import Vocabulary


@dataclass(frozen=True, slots=True)
class ExplainedText:
    """A text and all that is known about it; without a tree the other parts are empty."""

    text: str
    tree: Text | None
    outline: tuple[str, ...]
    english: str
    german: str
    steps: tuple[str, ...]
    problems: tuple[TextProblem, ...]

    def __str__(self) -> str:
        lines = self.text.split("\n")
        parts = [show(problem, lines) for problem in self.problems]
        if self.tree is not None:
            parts += ["English", *indented(self.english.split("\n"))]
            parts += ["German", *indented(self.german.split("\n"))]
            parts += ["Tree", *indented(self.outline)]
        if self.steps:
            parts += ["Steps", *indented(self.steps)]
        return "\n".join(parts)


def indented(lines: Sequence[str]) -> list[str]:
    """Lines moved to the right."""
    return [f"  {line}" for line in lines]


def explain_text(
    text: str, vocabulary: Vocabulary, *, steps: Sequence[str] = (), corpus: Corpus = ()
) -> ExplainedText:
    """Explain a text; `steps` are those that the game's engine made of it."""
    tree, problems = examine(text, vocabulary, corpus)
    if tree is None:
        return ExplainedText(text, None, (), "", "", tuple(steps), tuple(problems))
    return ExplainedText(
        text,
        tree,
        tuple(line for ability in tree.abilities for line in outline(ability)),
        english(tree, vocabulary),
        german(tree, vocabulary),
        tuple(steps),
        tuple(problems),
    )
