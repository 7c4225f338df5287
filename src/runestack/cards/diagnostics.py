"""What is wrong with a card file: one form for every kind of error.

Codes beginning with L are about a text (see `language.diagnose`), those with P about a pack, those with D about a
deck; a game's own checks have codes of its own.

    P001 no TOML, or no UTF-8       P005 out of range, or not one of the values allowed
    P002 unknown key                P006 an id or number is used twice
    P003 a key is missing           P007 something other than [[card]] stands in the file
    P004 wrong type                 P008 there is no card in the file
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Diagnostic:
    """One error: where it is, what it is, and how to mend it. Lines and columns count from 1."""

    code: str
    file: str
    line: int
    column: int
    card: str  # id and name, as far as they are known
    message: str
    source: str = ""  # the line itself
    width: int = 1  # how much of the line the caret covers
    suggestion: str = ""
    like: str = ""  # a text that works

    def __str__(self) -> str:
        head = (
            f"{self.file}:{self.line}  {self.card}  " if self.card else f"{self.file}:{self.line}  "
        )
        lines = [f"{head}{self.code} {self.message}"]
        if self.source:
            text = self.source.lstrip()
            cut = len(self.source) - len(text)
            caret = " " * max(0, self.column - 1 - cut) + "^" * max(1, self.width)
            lines += [f"    {text}", f"    {caret} {self.suggestion}".rstrip()]
        elif self.suggestion:
            lines.append(f"    {self.suggestion}")
        if self.like:
            lines.append(f"    like: {self.like}")
        return "\n".join(lines)


class PackError(ValueError):
    """A pack that is not loaded, with everything that is wrong with it."""

    def __init__(self, diagnostics: list[Diagnostic]) -> None:
        super().__init__("\n".join(str(diagnostic) for diagnostic in diagnostics))
        self.diagnostics = diagnostics
