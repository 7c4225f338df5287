"""Replays: finished games and files that were handed in, looked at moment by moment."""

from __future__ import annotations

import asyncio
import json

from runestack.games import game as find_game
from runestack.games import names as game_names
from runestack.games.base import SettingError
from runestack.games.wording import SPECTATOR
from runestack.play.files import SaveError, cut_off, foreign, match_of
from runestack.play.match import Match
from runestack.server.catalogue import check_options
from runestack.server.errors import TableError
from runestack.server.messages.common import Words
from runestack.server.requests import ReplayInfo, ReplayView
from runestack.server.security import new_id
from runestack.server.tables.desk import Desk
from runestack.server.tables.live import STRIDE
from runestack.server.tables.showing import log_lines

KEPT = 16  # replays in memory


class Replays:
    """Replays in memory, the longest unused dropped first."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.kept: dict[str, Match] = {}

    async def add(self, body: str) -> str:
        """A file that was handed in, if it can be played."""
        match = await asyncio.to_thread(read_file, body)
        replay = new_id()
        await self.desk.store.add_replay(replay, body)
        self.keep(replay, match)
        return replay

    def keep(self, replay: str, match: Match) -> None:
        """Keeps a replay."""
        self.kept[replay] = match
        while len(self.kept) > KEPT:
            self.kept.pop(next(iter(self.kept)))

    async def find(self, replay: str) -> Match:
        """A replay that was handed in, or a finished table under its own id."""
        if replay in self.kept:
            match = self.kept.pop(replay)
        else:
            body = await self.desk.store.replay(replay)
            if body is None:
                return await self.of_table(replay)  # never kept: it may be taken back and go on
            match = await asyncio.to_thread(read_file, body)
        self.keep(replay, match)
        return match

    async def of_table(self, table: str) -> Match:
        """The game of a table, once it is over."""
        if await self.desk.store.table(table) is None:
            raise TableError("no_replay")
        kept = await self.desk.look(table)
        if kept.live.status != "over":
            raise TableError("not_over")
        return kept.live.playing().clone()


def read_file(body: str) -> Match:
    """A saved game that was handed in."""
    try:
        data = json.loads(body)
    except json.JSONDecodeError as error:
        raise refusal(cut_off("file", error)) from None
    except (RecursionError, ValueError):  # deeper than anything, or a number of thousands of digits
        raise refusal(foreign("file")) from None
    try:
        check_decks(data)
        return match_of(data, "file", stride=STRIDE)
    except SaveError as error:
        raise refusal(error) from None


def check_decks(data: object) -> None:
    """A deck of a file that somebody hands in is a name or a text: a path would be one of the server's files."""
    match data:
        case {"game": str(name), "options": dict(options)} if name in game_names():
            try:
                check_options(find_game(name), {str(key): str(options[key]) for key in options})
            except SettingError as error:
                raise SaveError("file", str(error), error.german) from None


def refusal(error: SaveError) -> TableError:
    """Why a file cannot be played, for who handed it in."""
    return TableError("bad_file", why=Words(error.reason, error.german))


def moment(replay: str, match: Match, at: int, seat: int) -> ReplayView:
    """A moment as a seat sees it."""
    if not 0 <= at <= len(match.choices):
        raise TableError("no_moment")
    if not SPECTATOR <= seat < match.seats:
        raise TableError("no_seat")
    with match.words():
        view = match.game.view(match.at(at), seat)
    return ReplayView(replay, at, seat, match.turns[at], view)


def replay_info(replay: str, match: Match, seat: int) -> ReplayInfo:
    """A game from its beginning: its turns, and its log as a seat may know it."""
    if not SPECTATOR <= seat < match.seats:
        raise TableError("no_seat")
    turns = [at for at, turn in enumerate(match.turns) if at == 0 or turn != match.turns[at - 1]]
    result = match.view(SPECTATOR)["result"]
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
        result=result if isinstance(result, dict) else None,
    )
