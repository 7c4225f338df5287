"""What several commands read from the command line."""

from __future__ import annotations

from collections.abc import Sequence

from runestack.cli.failure import CommandError
from runestack.games import names
from runestack.games.wording import LANGUAGES


def option_table(pairs: Sequence[str]) -> dict[str, str]:
    """Settings given as NAME=VALUE."""
    table: dict[str, str] = {}
    for pair in pairs:
        name, sign, value = pair.partition("=")
        if not sign or not name:
            raise CommandError(f"an option is NAME=VALUE, not {pair!r}")
        if name in table:
            raise CommandError(f"the option {name} is given twice")
        table[name] = value
    return table


def check_language(language: str) -> None:
    """Refuses a language that nobody speaks here."""
    if language not in LANGUAGES:
        raise CommandError(
            f"there is no language {language!r}; the languages are: {', '.join(LANGUAGES)}"
        )


def games_meant(name: str | None) -> list[str]:
    """One game, or all."""
    return names() if name is None else [name]
