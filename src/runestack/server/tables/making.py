"""New tables: from what a host wants to the first entries."""

from __future__ import annotations

import secrets
import time
from dataclasses import dataclass, field

from runestack import agents
from runestack.games.base import Game
from runestack.games.settings import SettingError
from runestack.play.match import IllegalChoice, check_settings, new_match
from runestack.play.names import clean_name
from runestack.server.catalogue import check_options, game_of
from runestack.server.entries import AnyEntry, Foreseen, Seated
from runestack.server.errors import TableError
from runestack.server.messages.common import Words
from runestack.server.requests import NewTable, SeatWish
from runestack.server.security import new_id
from runestack.server.store.rows import TableRow
from runestack.server.tables.folding import carry_out
from runestack.server.tables.live import LiveTable

MOST_SEED = 2**31


@dataclass
class Beginning:
    """What a game starts from: its settings, and choices that are made already (playing on from somewhere)."""

    game: str
    options: dict[str, str]
    seats: int | None = None
    seed: int | None = None
    for_people: bool = True
    always_ask: bool = False
    opening: list[tuple[int, int]] = field(default_factory=list)


def begun(wish: NewTable) -> Beginning:
    """A game from the start."""
    options = dict(wish.options)
    return Beginning(wish.game, options, seed=wish.seed, always_ask=wish.always_ask)


def seat_number(game: Game, options: dict[str, str], wanted: int) -> int:
    """As many as were named, if so many can play; or the usual or least number with room for them, the others open."""
    allowed = game.seat_numbers(options)
    if wanted in allowed:
        return wanted
    return next((number for number in (allowed[0], *sorted(allowed)) if number >= wanted), wanted)


def make_row(wish: NewTable, start: Beginning, host: str) -> TableRow:
    """The row of a new table; settings that cannot be played are refused."""
    game = game_of(start.game)
    seed = secrets.randbelow(MOST_SEED) if start.seed is None else start.seed
    try:
        check_options(game, start.options)
        check_settings(game, start.options)
        seats = start.seats or seat_number(game, start.options, len(wish.seats))
        new_match(start.game, seed, seats, start.options)
    except SettingError as error:
        raise TableError("bad_setting", why=Words(str(error), error.german)) from None
    return TableRow(
        id=new_id(),
        game=start.game,
        options=start.options,
        seats=seats,
        seed=seed,
        opening=start.opening,
        rules=game.rules_version,
        pool=game.pool.pool_hash,
        undo=wish.undo,
        hot_seat=wish.hot_seat,
        for_people=start.for_people,
        always_ask=start.always_ask,
        hints=wish.hints,
        open=wish.open,
        host=host,
        created=time.time(),
    )


def seated(seat: int, wish: SeatWish) -> Seated:
    """Who sits down on a seat, with a name."""
    if wish.seating == "computer":
        agent = wish.agent or agents.USUAL
        if agent not in agents.names():
            raise TableError("bad_agent", name=wish.agent)
        return Seated(seat, "computer", clean_name(wish.name) or agents.LABELS[agent][0], agent)
    if wish.seating == "person":
        return Seated(seat, "person", clean_name(wish.name))
    return Seated(seat, "open")


def first_table(row: TableRow, wish: NewTable) -> tuple[LiveTable, list[AnyEntry]]:
    """A new table with its first entries."""
    live = LiveTable(row)
    wishes = [*wish.seats, *[SeatWish()] * (row.seats - len(wish.seats))]
    sitting = [(seat, one) for seat, one in enumerate(wishes) if one.seating != "open"]
    entries: list[AnyEntry] = [seated(seat, one) for seat, one in sitting]
    try:
        return live, carry_out(live, [*told_beforehand(wish), *entries])
    except IllegalChoice as error:  # of a file that was handed in to an earlier version
        raise TableError("other_version", why=str(error)) from None


def told_beforehand(wish: NewTable) -> list[AnyEntry]:
    """What everybody is told of a table whose host could know hidden cards."""
    if wish.origin is not None:
        return [Foreseen()]
    return [] if wish.seed is None else [Foreseen(wish.seed)]
