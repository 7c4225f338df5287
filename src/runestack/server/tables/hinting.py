"""Hints: what a good player would do, for the person who is asked. They are thought where opponents think.

Where several people play, hints are given only if the host has allowed them when the table was made. Everybody is told
that before sitting down, and whoever sits down agrees.
"""

from __future__ import annotations

import asyncio
import hashlib
from concurrent.futures.process import BrokenProcessPool
from functools import partial

import structlog
from msgspec import Struct

from runestack.agents.advice import HINT, Adviser, advice_from_dump
from runestack.agents.search import Budget
from runestack.games import game as find_game
from runestack.games.views import told_in_pieces
from runestack.server.errors import TableError
from runestack.server.messages.from_browser import Hint
from runestack.server.messages.from_server import HintMessage
from runestack.server.opponents import Opponents, is_stopped
from runestack.server.tables.acting import playing
from runestack.server.tables.desk import Desk
from runestack.server.tables.live import LiveTable
from runestack.server.tables.telling import Kept
from runestack.server.tables.undoing import is_one_party

MOST_AT_ONCE = 8  # hints that are thought about or wait for it, so that opponents have their turn
PATIENCE = 60.0  # seconds until nobody waits any longer
LOG = structlog.get_logger(__name__)


class HintTask(Struct, frozen=True):
    """A question about which a person wants a hint."""

    seat: int
    seed: int
    names: tuple[str, ...]
    game: str
    state: dict[str, object]
    budget: Budget


class Advice(Struct, frozen=True):
    """The id of the best option, and the sentences about it in English and German."""

    option: str
    lines: list[tuple[str, str]]


def advise(task: HintTask, number: int = 0) -> Advice:
    """Thinks about a question, in a worker. All that is said follows from what the seat knows."""
    adviser = Adviser(task.seed, task.budget)
    adviser.is_stopped = partial(is_stopped, number)
    game = find_game(task.game)
    return Advice(*advice_from_dump(adviser, game, task.state, task.seat, task.names))


def seed_of(table: str, message: Hint) -> int:
    """The luck of a hint: the same for the same prompt, and made of nothing that the seat does not know."""
    text = f"{table}:{message.seat}:{message.prompt}"
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=6).digest(), "big")


def check(kept: Kept, session: str, message: Hint) -> LiveTable:
    """The table, if a session may have a hint about what its seat is asked."""
    live = kept.live
    if session not in kept.parties[message.seat] or live.seats[message.seat].seating != "person":
        raise TableError("not_yours")
    playing(live)
    if not live.row.hints and not is_one_party(live, kept.parties):
        raise TableError("hints_off")
    if message.prompt != live.prompt(message.seat):
        raise TableError("stale")
    return live


class Wanted:
    """A hint that somebody waits for."""

    def __init__(self, session: str, message: Hint) -> None:
        self.session = session
        self.message = message
        self.dropped = asyncio.Event()  # the question is answered, or the hint is not allowed now


class Hints:
    """The hints that are being thought about: one for each seat, and not more than a few at once."""

    def __init__(self, desk: Desk, opponents: Opponents) -> None:
        self.desk = desk
        self.opponents = opponents
        self.budget = HINT
        self.wanted: dict[tuple[str, int], Wanted] = {}  # by table and seat
        desk.on_changed.append(self.drop_stale)

    async def ask(self, table: str, session: str, message: Hint) -> HintMessage:
        """A hint about the question that a seat is asked, as everybody was shown it."""
        kept = await self.desk.look_when_shown(table)
        live = check(kept, session, message)
        key = (table, message.seat)
        if key in self.wanted:
            raise TableError("hint_open")
        if len(self.wanted) >= MOST_AT_ONCE:
            raise TableError("hints_busy")
        if not kept.hints.takes():
            raise TableError("too_fast")
        wanted = self.wanted[key] = Wanted(session, message)
        try:
            advice = await self.think(table, self.task(live, message), wanted)
        finally:
            del self.wanted[key]
        check(await self.desk.look(table), session, message)
        lines = [told_in_pieces(*line) for line in advice.lines]
        return HintMessage(
            seat=message.seat,
            prompt=message.prompt,
            option=advice.option,
            lines=lines,
            ref=message.ref,
        )

    def task(self, live: LiveTable, message: Hint) -> HintTask:
        """What a worker has to know."""
        return HintTask(
            seat=message.seat,
            seed=seed_of(live.row.id, message),
            names=live.names,
            game=live.row.game,
            state=live.playing().state.dump(),
            budget=self.budget,
        )

    async def think(self, table: str, task: HintTask, wanted: Wanted) -> Advice:
        """The advice, unless the question is answered first, or it takes too long."""
        thinking = asyncio.ensure_future(self.opponents.do(table, advise, task))
        dropped = asyncio.ensure_future(wanted.dropped.wait())
        try:
            await asyncio.wait(
                {thinking, dropped}, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED
            )
            if wanted.dropped.is_set():
                raise TableError("stale")
            if not thinking.done():
                raise TableError("hint_failed")
            return thinking.result()
        except BrokenProcessPool:
            LOG.warning("hint_dies", table=table)
            raise TableError("hint_failed") from None
        finally:
            thinking.cancel()
            dropped.cancel()

    def drop_stale(self, table: str) -> None:
        """A table has changed: what is no longer asked there is not thought about any longer."""
        for (where, _), wanted in self.wanted.items():
            kept = self.desk.kept.get(table) if where == table else None
            if kept is None:
                continue
            try:
                check(kept, wanted.session, wanted.message)
            except TableError:
                wanted.dropped.set()
