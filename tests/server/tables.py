"""Tables in memory for tests, without a store or a socket."""

from __future__ import annotations

import random
from collections.abc import Sequence

from runestack.games import game as find_game
from runestack.kernel.driver import question_for
from runestack.server.entries import AnyEntry, Chose, Seated
from runestack.server.store.rows import TableRow
from runestack.server.tables.folding import carry_out, fold
from runestack.server.tables.live import LiveTable

PARTIES: list[set[str]] = [{"ada"}, {"bert"}]


def row_of(game: str, seed: int, **fields: object) -> TableRow:
    found = find_game(game)
    usual: dict[str, object] = {
        "id": "test",
        "game": game,
        "options": {},
        "seats": 2,
        "seed": seed,
        "opening": [],
        "rules": found.rules_version,
        "pool": found.pool.pool_hash,
        "undo": "request",
        "hot_seat": False,
        "for_people": True,
        "always_ask": False,
        "hints": False,
        "open": True,
        "host": "ada",
        "created": 0.0,
    }
    return TableRow(**{**usual, **fields})  # type: ignore[arg-type]


class Played:
    """A table at which two persons play by lot, with everything that was stored."""

    def __init__(
        self, game: str, seed: int, entries: Sequence[AnyEntry] = (), **fields: object
    ) -> None:
        self.chance = random.Random(seed)
        self.live = LiveTable(row_of(game, seed, **fields))
        self.stored: list[AnyEntry] = []
        self.add(Seated(0, "person", "Ada"), Seated(1, "person", "Bert"), *entries)

    def add(self, *entries: AnyEntry) -> list[AnyEntry]:
        """Entries, and what follows from them by rule."""
        group = carry_out(self.live, list(entries))
        self.stored += group
        return group

    def over(self) -> bool:
        return self.live.status == "over"

    def choice(self) -> Chose:
        """Any answer of the first seat that is asked."""
        match = self.live.playing()
        seat = match.seats_asked[0]
        question = question_for(match.state, seat)
        assert question is not None
        return Chose(seat, self.chance.randrange(len(question.options)))

    def step(self) -> list[AnyEntry]:
        return self.add(self.choice())

    def again(self) -> LiveTable:
        """The same table, folded anew from what was stored."""
        return fold(self.live.row, self.stored)
