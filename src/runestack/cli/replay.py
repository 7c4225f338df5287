"""`replay`: a saved game, shown or verified."""

from __future__ import annotations

from pathlib import Path

from runestack.cli.failure import NOTHING_WRONG
from runestack.cli.settings import check_language
from runestack.play.files import load
from runestack.play.match import Match
from runestack.play.terminal_words import ending


def show_replay(path: Path, language: str, *, check: bool) -> int:
    """Plays a file again; anything that is off has raised its reason."""
    check_language(language)
    match = load(path, language=language)
    if check:
        print(f"{path}: whole; {len(match.choices)} choices lead to the stored state")
        return NOTHING_WRONG
    print("\n".join(replay_lines(match, language)))
    return NOTHING_WRONG


def replay_lines(match: Match, language: str) -> list[str]:
    """What a spectator has seen."""
    settings = ", ".join(f"{name}={value}" for name, value in match.options.items())
    lines = [f"{match.game.title}, seed {match.seed}" + (f", {settings}" if settings else "")]
    lines += [
        f"{entry.choice:5}  {entry.sentence}" + (f" [{entry.rule}]" if entry.rule else "")
        for entry in match.log(language=language)
    ]
    return lines if match.result is None else lines + ending(language, match.result)
