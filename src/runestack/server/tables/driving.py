"""Keeps tables going: computers that are asked think and answer."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import structlog

from runestack.server.ending import end
from runestack.server.entries import AnyEntry, Chose
from runestack.server.errors import TableError
from runestack.server.opponents import Opponents, Task
from runestack.server.tables.desk import Desk
from runestack.server.tables.live import LiveTable
from runestack.server.tables.undoing import Parties

LOG = structlog.get_logger(__name__)


class Thought:
    """A computer thinks about the question of a seat."""

    def __init__(self, live: LiveTable, seat: int, future: asyncio.Future[int]) -> None:
        self.seat = seat
        self.prompt = live.prompt(seat)
        self.agent = live.seats[seat].agent
        self.future = future
        self.stopped = False

    def fits(self, live: LiveTable) -> bool:
        """Whether the table still asks the same of the same computer."""
        seat = live.seats[self.seat]
        same = seat.seating == "computer" and seat.agent == self.agent
        return same and live.prompt(self.seat) == self.prompt

    def stop(self) -> None:
        """Nobody waits for the answer any more."""
        self.stopped = True
        self.future.cancel()

    async def wait(self) -> int | None:
        """The answer, or None if it was stopped; who cancels the wait itself stops the thought too."""
        try:
            return await self.future
        except asyncio.CancelledError:
            if self.stopped and self.future.cancelled():
                return None
            self.stop()
            raise


class Driver:
    """Lets computers answer at every table that this process has touched last."""

    def __init__(self, desk: Desk, opponents: Opponents) -> None:
        self.desk = desk
        self.opponents = opponents
        self.running: dict[str, asyncio.Task[None]] = {}
        self.thoughts: dict[str, Thought] = {}  # by table: what a computer thinks about now
        self.stopping = False
        desk.on_changed.append(self.start)

    def start(self, table: str) -> None:
        """Drives a table, unless it is driven already or nothing is to be done.

        A computer that thinks about what is no longer asked (an undo, a seat that was taken over) is stopped.
        """
        kept = self.desk.kept.get(table)
        thought = self.thoughts.get(table)
        if thought is not None and (kept is None or not thought.fits(kept.live)):
            thought.stop()
        if self.stopping or table in self.running or kept is None or computer(kept.live) is None:
            return
        task = asyncio.create_task(self.drive(table))
        self.running[table] = task
        task.add_done_callback(lambda _: self.running.pop(table, None))

    async def drive(self, table: str) -> None:
        """As long as a computer is asked. What went wrong is tried again when somebody comes to the table."""
        try:
            while not self.stopping:
                kept = await self.desk.look(table)
                seat = computer(kept.live)
                if seat is None:
                    return
                await self.answer(table, kept.live, seat)
        except TableError as error:
            LOG.info("drive_ended", table=table, code=error.code)
        except Exception:
            LOG.exception("drive_failed", table=table)

    async def answer(self, table: str, live: LiveTable, seat: int) -> None:
        """One answer of a computer; if the table has moved on meanwhile, it is dropped."""
        thought = Thought(live, seat, asyncio.ensure_future(self.think(live, seat)))
        self.thoughts[table] = thought
        try:
            index = await thought.wait()
        finally:
            del self.thoughts[table]
        if index is None:
            return

        def decide(now: LiveTable, _: Parties) -> Sequence[AnyEntry]:
            return [Chose(seat, index)] if thought.fits(now) else []

        await self.desk.change(table, decide)

    async def think(self, live: LiveTable, seat: int) -> int:
        """The answer to an open question; where there is one option only, nobody has to think."""
        match = live.playing()
        question = match.question_for(seat)
        assert question is not None
        if len(question.options) == 1:
            return 0
        task = Task(
            table=live.row.id,
            seat=seat,
            agent=live.seats[seat].agent,
            seed=live.row.seed,
            undos=live.undos,
            game=live.row.game,
            state=match.state.dump(),
        )
        return await self.opponents.choose(task)

    async def stop(self) -> None:
        """Lets go of all tables; what was not answered is asked again later."""
        self.stopping = True
        await end(self.running.values())


def computer(live: LiveTable) -> int | None:
    """A computer that is asked, or None. Of several the one after the last actor: each comes to act in its turn."""
    asked = [seat for seat in live.waiting_for if live.seats[seat].seating == "computer"]
    choices = live.match.choices if live.match is not None else []
    last = choices[-1][0] if choices else -1
    return min(asked, key=lambda seat: (seat - last - 1) % len(live.seats), default=None)
