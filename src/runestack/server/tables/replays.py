"""Replays: finished games and files that were handed in, looked at moment by moment."""

from __future__ import annotations

import asyncio
import json

from runestack.play.files import SaveError, match_of
from runestack.play.match import SPECTATOR, Match
from runestack.server.errors import TableError
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
        return match_of(json.loads(body), "file", stride=STRIDE)
    except json.JSONDecodeError as error:
        raise TableError("bad_file", why=f"line {error.lineno}: {error.msg}") from None
    except SaveError as error:
        raise TableError("bad_file", why=str(error).removeprefix("file: ")) from None


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
