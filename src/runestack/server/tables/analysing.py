"""Analysis of a replay: where the game turned, and what would have been better. It is thought in a process of its own.

Whoever asks hears of it line by line, because it takes a while. Who no longer listens stops it. What was found is kept
for those who ask next: a game that is over does not change, and one that goes on after an undo has another content.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections import OrderedDict
from collections.abc import AsyncGenerator, AsyncIterator
from concurrent.futures.process import BrokenProcessPool
from functools import partial

import msgspec
import structlog
from msgspec import Struct

from runestack.agents.analysis import Analyst, Turned
from runestack.games.views import told_in_pieces
from runestack.games.wording import LANGUAGES
from runestack.play.files import checksum, content_of
from runestack.server.errors import TableError
from runestack.server.opponents import Opponents, is_stopped
from runestack.server.requests import AnalysisWaits, ReplayAnalysis, ReplayMark
from runestack.server.tables.reading import Progress, read_file
from runestack.server.tables.replays import Replays

SECONDS = 10.0  # of processor time, for thinking; the game is played again besides
PATIENCE = 180.0  # seconds until nobody waits any longer
AGAIN = 0.5  # seconds after which who waits is told so, and again
MOST_AT_ONCE = 4  # analyses that are thought about or wait for it
MOST_KEPT = 64
LOG = structlog.get_logger(__name__)


class AnalysisTask(Struct, frozen=True):
    """A game that is over, as its file."""

    body: str
    seconds: float


def analyse(task: AnalysisTask, number: int = 0) -> bytes:
    """What stands out in a game, as JSON; in a worker."""
    match = read_file(task.body, Progress())
    analyst = Analyst(match, task.seconds)
    analyst.is_stopped = partial(is_stopped, number)
    marks = [
        ReplayMark(
            at=one.at,
            seat=one.seat,
            about="turned" if isinstance(one, Turned) else "better",
            weight=round(100 * one.weight),
            words=told_in_pieces(*(one.words(match, language) for language in LANGUAGES)),
        )
        for one in analyst.marks()
    ]
    return msgspec.json.encode(ReplayAnalysis(marks))


class Analyses:
    """The analyses that are thought about, and those that were made last."""

    def __init__(self, replays: Replays, *, in_process: bool) -> None:
        self.replays = replays
        self.worker = Opponents(1 if in_process else 0)
        self.seconds = SECONDS
        self.kept: OrderedDict[str, bytes] = OrderedDict()  # by content, the longest unused first
        self.wanted = 0

    async def of(self, replay: str) -> AsyncIterator[bytes]:
        """The analysis of a replay, line by line: that it is thought about, and at last what was found.

        What can be refused is refused before the first line.
        """
        body = await self.body_of(replay)
        key = hashlib.blake2b(body.encode(), digest_size=16).hexdigest()
        if key not in self.kept and self.wanted >= MOST_AT_ONCE:
            raise TableError("analysis_busy")
        return self.lines(key, body)

    async def body_of(self, replay: str) -> str:
        """The file of a replay: one that was handed in, or of a finished table."""
        body = await self.replays.desk.store.replay(replay)
        if body is None:
            content = content_of(await self.replays.of_table(replay))
            body = json.dumps({**content, "checksum": checksum(content)})
        return body

    async def lines(self, key: str, body: str) -> AsyncGenerator[bytes, None]:
        """The same once nothing stands against it."""
        if key in self.kept:
            self.kept.move_to_end(key)
            yield self.kept[key] + b"\n"
            return
        self.wanted += 1
        thinking = asyncio.ensure_future(self.think(key, body))
        try:
            while not (await asyncio.wait([thinking], timeout=AGAIN))[0]:
                yield msgspec.json.encode(AnalysisWaits(waits=True)) + b"\n"
            try:
                found = thinking.result()
            except TableError as error:
                found = msgspec.json.encode(error.answer())
            yield found + b"\n"
        finally:
            thinking.cancel()
            self.wanted -= 1

    async def think(self, key: str, body: str) -> bytes:
        """In the worker, and not for ever."""
        task = AnalysisTask(body, self.seconds)
        try:
            async with asyncio.timeout(PATIENCE):
                found = await self.worker.do(key, analyse, task)
        except (BrokenProcessPool, TimeoutError):
            LOG.warning("analysis_dies", key=key)
            raise TableError("analysis_failed") from None
        self.kept[key] = found
        while len(self.kept) > MOST_KEPT:
            self.kept.popitem(last=False)
        return found

    def close(self) -> None:
        """Ends the worker."""
        self.worker.close()
