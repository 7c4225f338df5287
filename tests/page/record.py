"""Records views for the page: `make views`, or `python -m tests.page.record [game-name ...]` for some of them."""

from __future__ import annotations

import json
import sys
from collections.abc import Collection
from dataclasses import asdict

from tests.page.recording import (
    SAID,
    Recorded,
    all_games,
    moments_of,
    recorded,
    recorded_file,
    said,
    search,
    view_file,
    written,
)


def record(game: str, names: Collection[str]) -> None:
    """Records the moments of a game that have these names, or all if there are none."""
    wanted = moments_of(game)
    chosen = [one for one in wanted if not names or f"{game}-{one.name}" in names]
    found = {**recorded(game), **search(game, chosen)}
    missing = [one.name for one in chosen if one.name not in found]
    if missing:
        sys.exit(f"{game}: no moment for {', '.join(missing)} with these seeds")
    if wanted:
        keep(game, {one.name: found[one.name] for one in wanted if one.name in found})


def keep(game: str, found: dict[str, Recorded]) -> None:
    """Writes the views, and how to come to them."""
    view_file(game, "any").parent.mkdir(parents=True, exist_ok=True)
    for name, one in found.items():
        view_file(game, name).write_text(written(one.view(game)), encoding="utf-8")
        sys.stdout.write(f"{game}-{name}: seed {one.seed}, after {len(one.choices)} choices\n")
    lines = [f"{json.dumps(name)}: {json.dumps(asdict(one))}" for name, one in found.items()]
    recorded_file(game).write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    words = json.dumps(said(), ensure_ascii=False, indent=1)
    SAID.write_text(f"{words}\n", encoding="utf-8")
    for one in all_games():
        record(one, sys.argv[1:])
