"""Saved games: written as what a game is (versions, setup, seed, choices), checked when read."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from pathlib import Path

from runestack.games import game as find_game
from runestack.games.settings import SettingError
from runestack.play.match import CONCEDE, CONCEDED, IllegalChoice, Match, new_match
from runestack.play.names import clean_name, told_apart

FORMAT = 1
Told = Callable[[int, int], None]  # which choice is about to be made, of how many


def not_told(_number: int, _of: int) -> None:
    """Nobody wants to hear how far the reading is."""


class SaveError(ValueError):
    """A file that is no saved game of this version; the message says why, in German, too."""

    def __init__(self, path: str | Path, reason: str, german: str = "") -> None:
        super().__init__(f"{path}: {reason}")
        self.reason = reason
        self.german = german or reason


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
    if match.for_people:
        content["for_people"] = True
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
        raise SaveError(target, f"cannot be written ({error.strerror})") from None


def load(path: str | Path, *, language: str = "en") -> Match:
    """Reads a match and plays its choices again. Anything that is off raises SaveError with the reason."""
    return match_of(read(Path(path)), path, language=language)


def match_of(
    data: object, path: str | Path, *, language: str = "en", told: Told = not_told
) -> Match:
    """The match that the content of a file stands for; `path` names it in errors, `told` hears how far it is."""
    content = checked(data, path)
    match = start(content, path, language)
    replay(match, choices_of(content, path), path, told)
    if match.state.digest() != content.get("digest"):
        raise SaveError(
            path,
            "playing the choices again led to another state; the file does not belong to this version",
            "die Entscheidungen führen zu einem anderen Stand; die Datei gehört nicht zu dieser Version",
        )
    return match


def read(path: Path) -> object:
    """The content of a file."""
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise SaveError(path, "there is no such file") from None
    except OSError as error:
        raise SaveError(path, f"cannot be read ({error.strerror})") from None
    except UnicodeDecodeError:
        raise SaveError(path, "not a saved game (it is no text)") from None
    except json.JSONDecodeError as error:
        raise cut_off(path, error) from None


def foreign(path: str | Path) -> SaveError:
    """A file of something else."""
    return SaveError(
        path, "not a saved game of Runestack", "kein gespeichertes Spiel von Runestack"
    )


def cut_off(path: str | Path, error: json.JSONDecodeError) -> SaveError:
    """A file that ends too early, or was never a saved game."""
    where = (error.lineno, error.msg)
    return SaveError(
        path,
        "not a complete saved game (line {}: {}); is the file cut off?".format(*where),
        "kein vollständiges gespeichertes Spiel (Zeile {}: {}); ist die Datei abgeschnitten?".format(
            *where
        ),
    )


def checked(given_data: object, path: str | Path) -> dict[str, object]:
    """The content of a saved game, if its form and its checksum are right."""
    if not isinstance(given_data, dict) or "runestack" not in given_data:
        raise foreign(path)
    if given_data["runestack"] != FORMAT:
        form = given_data["runestack"]
        raise SaveError(
            path,
            f"written in format {form}; this version reads format {FORMAT}",
            f"in Format {form} geschrieben; diese Version liest Format {FORMAT}",
        )
    data = {key: value for key, value in given_data.items() if key != "checksum"}
    if given_data.get("checksum") != checksum(data):
        raise SaveError(
            path,
            "the file was changed after it was written (its checksum does not match)",
            "die Datei wurde nach dem Speichern verändert (ihre Prüfsumme passt nicht)",
        )
    return data


def start(content: dict[str, object], path: str | Path, language: str) -> Match:
    """The match at its beginning, if this version can play it."""
    name = str(content.get("game"))
    try:
        game = find_game(name)
    except SettingError as error:
        raise SaveError(path, str(error), error.german) from None
    if content.get("rules") != game.rules_version:
        now = game.rules_version
        raise SaveError(
            path,
            f"saved under rules version {content.get('rules')}, this is {now}",
            f"mit Regelversion {content.get('rules')} gespeichert, hier gilt {now}",
        )
    if content.get("pool") != game.pool.pool_hash:
        pools = (content.get("pool"), game.pool.pool_hash)
        raise SaveError(
            path,
            "saved with another card pool ({}, this is {}); cards have changed since".format(
                *pools
            ),
            "mit anderen Karten gespeichert ({}, hier {}); sie haben sich seitdem geändert".format(
                *pools
            ),
        )
    seed, seats, options = content.get("seed"), content.get("seats"), content.get("options")
    if not isinstance(seed, int) or not isinstance(seats, int) or not isinstance(options, dict):
        raise SaveError(
            path,
            "seed, seats or options are missing",
            "Startzahl, Plätze oder Einstellungen fehlen",
        )
    try:
        return new_match(
            name,
            seed,
            seats,
            {str(key): str(value) for key, value in options.items()},
            language=language,
            for_people=content.get("for_people") is True,
            always_ask=content.get("always_ask") is True,
            names=names_of(content, seats, path),
        )
    except SettingError as error:
        raise SaveError(path, str(error), error.german) from None


def names_of(content: dict[str, object], seats: int, path: str | Path) -> tuple[str, ...]:
    """What the players are called, if the file tells."""
    names = content.get("names", [])
    if not isinstance(names, list) or len(names) not in {0, seats}:
        raise SaveError(
            path,
            f"names are {names!r}, not one for each of {seats} seats",
            f"Namen sind {names!r}, nicht einer für jeden von {seats} Plätzen",
        )
    return told_apart([clean_name(str(name)) for name in names])


def choices_of(content: dict[str, object], path: str | Path) -> list[tuple[int, int]]:
    """The stored choices, their form checked."""
    choices = content.get("choices")
    if not isinstance(choices, list):
        raise SaveError(path, "the choices are missing", "die Entscheidungen fehlen")
    found: list[tuple[int, int]] = []
    for number, choice in enumerate(choices, 1):
        match choice:
            case [int(seat), int(index)]:
                found.append((seat, index))
            case _:
                raise SaveError(
                    path,
                    f"choice {number} is {choice!r}, not a seat and a number",
                    f"Entscheidung {number} ist {choice!r}, nicht ein Platz und eine Zahl",
                )
    return found


def replay(
    match: Match, choices: list[tuple[int, int]], path: str | Path, told: Told = not_told
) -> None:
    """Plays stored choices; one that is not legal names itself."""
    for number, (seat, index) in enumerate(choices, 1):
        told(number, len(choices))
        try:
            match.choose(CONCEDE if index == CONCEDED else index, seat)
        except IllegalChoice as error:
            raise SaveError(
                path,
                f"choice {number} of {len(choices)} is not legal: {error}",
                f"Entscheidung {number} von {len(choices)} ist nicht erlaubt",
            ) from None
