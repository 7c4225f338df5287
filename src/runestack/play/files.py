"""Saved games: written as what a game is (versions, setup, seed, choices), checked when read."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

from runestack.games import game as find_game
from runestack.games.base import SettingError
from runestack.play.match import CONCEDE, CONCEDED, IllegalChoice, Match, new_match
from runestack.play.names import clean_name, told_apart

FORMAT = 1


class SaveError(ValueError):
    """A file that is no saved game of this version; the message says why."""


def content_of(match: Match) -> dict[str, object]:
    """What is stored of a match."""
    content: dict[str, object] = {
        "runestack": FORMAT,
        "game": match.game.name,
        "rules": match.game.rules_version,
        "pool": match.game.pool.pool_hash,
        "seed": match.seed,
        "seats": match.seats,
        "options": match.options,
        "choices": [list(choice) for choice in match.choices],
        "digest": match.state.digest(),
    }
    if match.always_ask:
        content["always_ask"] = True
    if any(match.names):
        content["names"] = list(match.names)
    return content


def checksum(content: dict[str, object]) -> str:
    """Over everything that is stored."""
    text = json.dumps(content, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()


def save(match: Match, path: str | Path) -> None:
    """Writes a match, whole or not at all."""
    content = content_of(match)
    content["checksum"] = checksum(content)
    target = Path(path)
    beside = target.with_name(target.name + ".part")
    try:
        beside.write_text(json.dumps(content, indent=1) + "\n", encoding="utf-8")
        beside.replace(target)
    except OSError as error:
        message = f"{target}: cannot be written ({error.strerror})"
        raise SaveError(message) from None


def load(path: str | Path, *, language: str = "en") -> Match:
    """Reads a match and plays its choices again. Anything that is off raises SaveError with the reason."""
    return match_of(read(Path(path)), path, language=language)


def match_of(data: object, path: str | Path, *, language: str = "en", stride: int = 1) -> Match:
    """The match that the content of a file stands for; `path` names it in errors."""
    content = checked(data, path)
    match = start(content, path, language, stride)
    replay(match, choices_of(content, path), path)
    if match.state.digest() != content.get("digest"):
        message = f"{path}: playing the choices again led to another state; the file does not belong to this version"
        raise SaveError(message)
    return match


def read(path: Path) -> object:
    """The content of a file."""
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        message = f"{path}: there is no such file"
        raise SaveError(message) from None
    except OSError as error:
        message = f"{path}: cannot be read ({error.strerror})"
        raise SaveError(message) from None
    except UnicodeDecodeError:
        message = f"{path}: not a saved game (it is no text)"
        raise SaveError(message) from None
    except json.JSONDecodeError as error:
        message = f"{path}: not a complete saved game (line {error.lineno}: {error.msg}); is the file cut off?"
        raise SaveError(message) from None


def checked(given_data: object, path: str | Path) -> dict[str, object]:
    """The content of a saved game, if its form and its checksum are right."""
    if not isinstance(given_data, dict) or "runestack" not in given_data:
        message = f"{path}: not a saved game of Runestack"
        raise SaveError(message)
    if given_data["runestack"] != FORMAT:
        form = given_data["runestack"]
        message = f"{path}: written in format {form}; this version reads format {FORMAT}"
        raise SaveError(message)
    data = {key: value for key, value in given_data.items() if key != "checksum"}
    if given_data.get("checksum") != checksum(data):
        message = f"{path}: the file was changed after it was written (its checksum does not match)"
        raise SaveError(message)
    return data


def start(content: dict[str, object], path: str | Path, language: str, stride: int) -> Match:
    """The match at its beginning, if this version can play it."""
    name = str(content.get("game"))
    try:
        game = find_game(name)
    except SettingError as error:
        message = f"{path}: {error}"
        raise SaveError(message) from None
    if content.get("rules") != game.rules_version:
        message = f"{path}: saved under rules version {content.get('rules')}, this is {game.rules_version}"
        raise SaveError(message)
    if content.get("pool") != game.pool.pool_hash:
        message = (
            f"{path}: saved with another card pool ({content.get('pool')}, this is {game.pool.pool_hash}); "
            "cards have changed since"
        )
        raise SaveError(message)
    seed, seats, options = content.get("seed"), content.get("seats"), content.get("options")
    if not isinstance(seed, int) or not isinstance(seats, int) or not isinstance(options, dict):
        message = f"{path}: seed, seats or options are missing"
        raise SaveError(message)
    try:
        return new_match(
            name,
            seed,
            seats,
            {str(key): str(value) for key, value in options.items()},
            language=language,
            stride=stride,
            always_ask=content.get("always_ask") is True,
            names=names_of(content, seats, path),
        )
    except SettingError as error:
        message = f"{path}: {error}"
        raise SaveError(message) from None


def names_of(content: dict[str, object], seats: int, path: str | Path) -> tuple[str, ...]:
    """What the players are called, if the file tells."""
    names = content.get("names", [])
    if not isinstance(names, list) or len(names) not in {0, seats}:
        message = f"{path}: names are {names!r}, not one for each of {seats} seats"
        raise SaveError(message)
    return told_apart([clean_name(str(name)) for name in names])


def choices_of(content: dict[str, object], path: str | Path) -> list[tuple[int, int]]:
    """The stored choices, their form checked."""
    choices = content.get("choices")
    if not isinstance(choices, list):
        message = f"{path}: the choices are missing"
        raise SaveError(message)
    found: list[tuple[int, int]] = []
    for number, choice in enumerate(choices, 1):
        match choice:
            case [int(seat), int(index)]:
                found.append((seat, index))
            case _:
                message = f"{path}: choice {number} is {choice!r}, not a seat and a number"
                raise SaveError(message)
    return found


def replay(match: Match, choices: list[tuple[int, int]], path: str | Path) -> None:
    """Plays stored choices; one that is not legal names itself."""
    for number, (seat, index) in enumerate(choices, 1):
        try:
            match.choose(CONCEDE if index == CONCEDED else index, seat)
        except IllegalChoice as error:
            message = f"{path}: choice {number} of {len(choices)} is not legal: {error}"
            raise SaveError(message) from None
