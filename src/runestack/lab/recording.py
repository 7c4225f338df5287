"""What is kept of a game for a report: who stood at the head, which cards were drawn and played, what was counted.

Recording costs time, so only series that are to be reported record.
"""

from __future__ import annotations

from dataclasses import dataclass

from runestack.games.base import Game
from runestack.games.statistics import DRAWN
from runestack.games.wording import Pattern
from runestack.kernel.events import Journal
from runestack.kernel.frame import NOTHING
from runestack.kernel.state import State


@dataclass(frozen=True)
class Record:
    """A game in numbers; lists by seat. Faces are places in the pool, each once, in order."""

    heads: tuple[tuple[Pattern, ...], ...]
    drawn: tuple[tuple[int, ...], ...]
    played: tuple[tuple[int, ...], ...]
    tallies: tuple[int, ...]  # by the game's `tallies`


class Recorder:
    """Reads the journal of a game while it is played."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.journal = Journal()
        self.drawn: list[set[int]] = [set() for _ in range(seats)]
        self.played: list[set[int]] = [set() for _ in range(seats)]
        self.tallies = [0] * len(game.tallies)

    def read(self, state: State) -> None:
        """Takes in what has happened since the last time."""
        game = self.game
        for event in self.journal.events:
            use = game.card_use(state, event)
            if use is not None:
                (self.drawn if use.what == DRAWN else self.played)[use.seat].add(use.face)
            place = game.tally(state, event)
            if place != NOTHING:
                self.tallies[place] += 1
        self.journal.events.clear()

    def record(self, state: State) -> Record:
        """Everything, of a game that is over."""
        return Record(
            tuple(self.game.heads(state, seat) for seat in range(len(self.drawn))),
            tuple(tuple(sorted(faces)) for faces in self.drawn),
            tuple(tuple(sorted(faces)) for faces in self.played),
            tuple(self.tallies),
        )
