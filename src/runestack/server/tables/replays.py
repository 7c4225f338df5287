"""Replays: finished games and files that were handed in, looked at moment by moment."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import AsyncIterator, Callable

import msgspec

from runestack.play.files import SaveError, choices_of, start
from runestack.play.match import Match
from runestack.server.errors import TableError
from runestack.server.readers import MOST_CHECKED, Readers
from runestack.server.requests import (
    ErrorAnswer,
    ReplayInfo,
    ReplayMade,
    ReplayProgress,
    ReplayView,
)
from runestack.server.security import new_id
from runestack.server.tables import reading
from runestack.server.tables.desk import Desk
from runestack.server.tables.making import Beginning

AT_ONCE = 0.5  # seconds after which who waits for a file is told how far it is, and again


def line(message: ReplayMade | ReplayProgress | ErrorAnswer) -> bytes:
    """A message on a line of its own."""
    return msgspec.json.encode(message) + b"\n"


class Upload:
    """A file that is being handed in."""

    def __init__(self, replay: str, choices: int, task: asyncio.Task[None]) -> None:
        self.replay = replay
        self.choices = choices
        self.task = task

    async def is_ready(self, seconds: float) -> bool:
        """Waits a little; whether it is read by then."""
        done, _ = await asyncio.wait([self.task], timeout=seconds)
        return bool(done)


class Replays:
    """Replays; those that were handed in are read and shown by a worker."""

    def __init__(self, desk: Desk, readers: Readers) -> None:
        self.desk = desk
        self.readers = readers

    # -- handing in ------------------------------------------------------------------------------

    async def begin(self, body: str, address: str) -> Upload:
        """A file is handed in: what can be refused at once is, and then it waits to be read."""
        who = hashlib.sha256(address.encode()).hexdigest()
        await self.check_room(len(body), who)
        replay = new_id()
        choices = await asyncio.to_thread(choices_in, body)
        return Upload(replay, choices, asyncio.create_task(self.add(replay, body, who)))

    async def check_room(self, size: int, who: str) -> None:
        """The number and the size of what is kept are bounded, in all and of one address."""
        room, settings = await self.desk.store.room_taken(who), self.desk.settings
        if room.number >= settings.max_replays or room.size + size > settings.max_replay_bytes:
            raise TableError("too_many_replays")
        if (
            room.own_number >= settings.own_replays
            or room.own_size + size > settings.own_replay_bytes
        ):
            raise TableError("own_replays")

    async def add(self, replay: str, body: str, who: str) -> None:
        """Stores a file, if it can be played."""
        await self.readers.work(reading.check, replay, body, most=MOST_CHECKED)
        await self.desk.store.add_replay(replay, body, who)

    async def told(self, upload: Upload) -> AsyncIterator[bytes]:
        """How far a file is, line by line; the last line is what became of it."""
        try:
            while True:
                yield line(ReplayProgress(self.readers.done(upload.replay), upload.choices))
                if await upload.is_ready(AT_ONCE):
                    break
            try:
                await upload.task
                yield line(ReplayMade(upload.replay))
            except TableError as error:
                yield line(error.answer())
        finally:
            upload.task.cancel()

    # -- looking ---------------------------------------------------------------------------------

    async def info(self, replay: str, seat: int, address: str) -> bytes:
        """A replay, as JSON: one that was handed in, or a finished table under its own id."""
        found = await self.shown(replay, reading.info, seat)
        if found is None:
            match = await self.of_table(replay)
            found = await self.worked_out(address, reading.replay_info, replay, match, seat)
        return found

    async def moment(self, replay: str, at: int, seat: int, address: str) -> bytes:
        """A moment of it, as JSON."""
        found = await self.shown(replay, reading.view, at, seat)
        if found is None:
            match = await self.of_table(replay)
            found = await self.worked_out(address, reading.moment, replay, match, at, seat)
        return found

    async def worked_out(
        self, address: str, show: Callable[..., ReplayInfo | ReplayView], *more: object
    ) -> bytes:
        """What is told of the game of a table, as JSON; a long one counts as several requests."""

        def made() -> bytes:
            return msgspec.json.encode(show(*more))

        return await self.desk.beside.do(address, made)

    async def shown(
        self, replay: str, show: Callable[..., bytes | None], *more: object
    ) -> bytes | None:
        """What a worker shows of a file that was handed in; None: there is no such file."""
        if not await self.desk.store.has_replay(replay):
            return None
        found = await self.readers.work(show, replay, None, *more)
        if found is None:  # it has forgotten it
            body = await self.desk.store.replay(replay)
            found = await self.readers.work(show, replay, body, *more)
        return found

    async def of_table(self, table: str) -> Match:
        """The game of a table, once it is over; never kept, because it may be taken back and go on."""
        if await self.desk.store.table(table) is None:
            raise TableError("no_replay")
        kept = await self.desk.look_when_shown(table)
        if kept.live.status != "over":
            raise TableError("not_over")
        return kept.live.playing().clone()

    # -- playing on ------------------------------------------------------------------------------

    async def beginning(self, replay: str) -> Beginning:
        """What a file that was handed in begins with; its choices were found legal then."""
        body = await self.desk.store.replay(replay)
        if body is None:
            raise TableError("no_replay")
        return await asyncio.to_thread(beginning_in, body)


def choices_in(body: str) -> int:
    """How many choices a file has; what is no file at all, or has too many, is refused before it waits."""
    try:
        data = reading.plain_data(body)
        reading.check_length(data)
    except SaveError as error:
        raise reading.refusal(error) from None
    return reading.length_of(data)


def beginning_in(body: str) -> Beginning:
    """The beginning of a game by its file; one of other rules or cards says so."""
    content = reading.plain_data(body)
    try:
        match = start(content, "file", "en")
        choices = choices_of(content, "file")
    except SaveError as error:
        raise reading.refusal(error) from None
    return beginning_of(match, choices)


def beginning_of(match: Match, choices: list[tuple[int, int]]) -> Beginning:
    """A game with choices that are made already."""
    return Beginning(
        match.game.name,
        dict(match.options),
        match.seats,
        match.seed,
        match.for_people,
        match.always_ask,
        choices,
    )
