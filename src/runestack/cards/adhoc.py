"""Cards that stand in no file: for scenarios, lessons and the workshop. They are read and checked like any other."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping

from .diagnostics import PackError
from .loader import CardSource, PackReader
from .pool import Card
from .positions import scan
from .schema import CardGame, Printed

SOURCE = "(written here)"


def read_cards(tables: Iterable[Mapping[str, Printed]], game: CardGame) -> list[Card]:
    """Cards from their keys and values; raises `PackError` with all errors, as for a file."""
    reader = PackReader(game)
    for table in tables:
        lines = ["[[card]]"]
        lines += [
            f"{key} = {json.dumps(value, ensure_ascii=False)}" for key, value in table.items()
        ]
        reader.read_card(CardSource(SOURCE, lines, scan(lines)[-1], dict(table)))
    reader.finish()
    if reader.diagnostics:
        raise PackError(reader.diagnostics)
    return reader.cards
