"""What a worker does with saved games that were handed in: plays them again, and shows their moments.

A file of a stranger can cost much time and memory, so none of this happens in the process of the tables.
"""

from __future__ import annotations

import json
import time
from collections import OrderedDict
from typing import Any, Protocol

import msgspec

from runestack.games import game as find_game
from runestack.games import names as game_names
from runestack.games.settings import SettingError
from runestack.games.wording import SPECTATOR
from runestack.play.files import SaveError, cut_off, foreign, match_of
from runestack.play.match import Match
from runestack.server.catalogue import check_options
from runestack.server.errors import TableError
from runestack.server.messages.common import Words
from runestack.server.requests import ReplayInfo, ReplayView
from runestack.server.tables.showing import log_lines

MOST_KEPT = 16  # replays in the memory of a process
MOST_CHOICES = 10_000  # of a saved game; long ones have 2,000
LONGEST = 60.0  # seconds of processor time that reading a file may take


class Counter(Protocol):
    """How many choices of the file that is read are played; a worker shares it with the server."""

    value: int


class Progress:
    """The same without a worker."""

    value = 0


KEPT: OrderedDict[str, Match] = OrderedDict()  # the longest unused first


def check(replay: str, body: str, progress: Counter) -> None:
    """Plays a saved game again and keeps it; a file that cannot be played says why."""
    keep(replay, read_file(body, progress))


def info(replay: str, body: str | None, seat: int, progress: Counter) -> bytes | None:
    """A replay as JSON; None: it is not kept here, and its file is needed."""
    match = kept(replay, body, progress)
    return None if match is None else msgspec.json.encode(replay_info(replay, match, seat))


def view(replay: str, body: str | None, at: int, seat: int, progress: Counter) -> bytes | None:
    """A moment as JSON; None: the same."""
    match = kept(replay, body, progress)
    return None if match is None else msgspec.json.encode(moment(replay, match, at, seat))


def keep(replay: str, match: Match) -> None:
    """Keeps a replay in memory."""
    KEPT[replay] = match
    while len(KEPT) > MOST_KEPT:
        KEPT.popitem(last=False)


def kept(replay: str, body: str | None, progress: Counter) -> Match | None:
    """A replay from memory, or from its file."""
    match = KEPT.pop(replay, None)
    if match is None and body is not None:
        match = read_file(body, progress)
    if match is not None:
        keep(replay, match)
    return match


# -- reading -------------------------------------------------------------------------------------


def read_file(body: str, progress: Counter) -> Match:
    """A saved game that was handed in, played within a bounded time."""
    began = time.process_time()

    def told(number: int, of: int) -> None:
        progress.value = number
        if time.process_time() - began > LONGEST:
            raise too_slow(number, of)

    try:
        data = plain_data(body)
        check_decks(data)
        check_length(data)
        return match_of(data, "file", told=told)
    except SaveError as error:
        raise refusal(error) from None


def plain_data(body: str) -> Any:
    """What stands in a file."""
    try:
        data = json.loads(body)
        json.dumps(
            data, ensure_ascii=False
        ).encode()  # fails at half a sign, which nobody could send
    except json.JSONDecodeError as error:
        raise cut_off("file", error) from None
    except (RecursionError, ValueError):  # deeper than anything, or a number of thousands of digits
        raise foreign("file") from None
    return data


def check_decks(data: object) -> None:
    """A deck of a file that somebody hands in is a name or a text: a path would be one of the server's files."""
    match data:
        case {"game": str(name), "options": dict(options)} if name in game_names():
            try:
                check_options(find_game(name), {str(key): str(options[key]) for key in options})
            except SettingError as error:
                raise SaveError("file", str(error), error.german) from None


def length_of(data: object) -> int:
    """How many choices a file has."""
    choices = data.get("choices") if isinstance(data, dict) else None
    return len(choices) if isinstance(choices, list) else 0


def check_length(data: object) -> None:
    """A game that nobody has played to its end is not played here either."""
    length = length_of(data)
    if length > MOST_CHOICES:
        raise SaveError(
            "file",
            f"it has {length} choices; at most {MOST_CHOICES} are read",
            f"sie hat {length} Entscheidungen; gelesen werden höchstens {MOST_CHOICES}",
        )


def too_slow(number: int, of: int) -> SaveError:
    """A file whose choices take too long."""
    return SaveError(
        "file",
        f"playing it takes too long; choice {number} of {of} was reached",
        f"sie abzuspielen dauert zu lange; erreicht wurde Entscheidung {number} von {of}",
    )


def refusal(error: SaveError) -> TableError:
    """Why a file cannot be played, for who handed it in."""
    return TableError("bad_file", why=Words(error.reason, error.german))


# -- showing -------------------------------------------------------------------------------------


def moment(replay: str, match: Match, at: int, seat: int) -> ReplayView:
    """A moment as a seat sees it."""
    if not 0 <= at <= len(match.choices):
        raise TableError("no_moment")
    if not SPECTATOR <= seat < match.seats:
        raise TableError("no_seat")
    return ReplayView(replay, at, seat, match.turns[at], match.view_of(match.at(at), seat))


def replay_info(replay: str, match: Match, seat: int) -> ReplayInfo:
    """A game from its beginning: its turns, and its log as a seat may know it."""
    if not SPECTATOR <= seat < match.seats:
        raise TableError("no_seat")
    turns = [at for at, turn in enumerate(match.turns) if at == 0 or turn != match.turns[at - 1]]
    return ReplayInfo(
        id=replay,
        game=match.game.name,
        title=match.game.title,
        options=match.options,
        seats=list(match.names) or [""] * match.seats,
        choices=len(match.choices),
        turns=turns,
        seat=seat,
        log=log_lines(match, seat),
        result=match.view_of(match.state, SPECTATOR)["result"],
    )
