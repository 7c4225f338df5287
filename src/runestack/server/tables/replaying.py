"""Tables as saved games: written to a file, and played on from any of their moments."""

from __future__ import annotations

from runestack.play.files import checksum, content_of
from runestack.play.match import Match
from runestack.server.entries import AnyEntry, Foreseen
from runestack.server.errors import TableError
from runestack.server.office import Office
from runestack.server.requests import NewTable
from runestack.server.tables.live import LiveTable
from runestack.server.tables.making import Beginning
from runestack.server.tables.replays import beginning_of
from runestack.server.tables.undoing import Parties

MOST_OPENING = 3_000  # choices that a new table makes before anybody plays; long games have 2,000


def is_open(live: LiveTable, parties: list[set[str]], session: str) -> bool:
    """Whether a session may know everything: the game is over, or never had another person than its own.

    At a hot seat several persons share one session, as long as no guest has come. A guest whose seat was given to a
    computer stays a guest.
    """
    if live.status == "over":
        return True
    persons = live.persons
    is_alone = live.is_at_one_screen or live.most_persons == 1
    return bool(session and persons and is_alone) and all(
        session in parties[seat] for seat in persons
    )


async def handed_out(office: Office, table: str, session: str) -> Match:
    """A copy of a game for who may know everything. Before the game is over it is told at the table, once.

    Nobody else plays then, but somebody may sit down later, and has to know that others know the cards. It is told in
    the same moment: who comes just then is told, or was first, and the game stays closed.
    """
    found: list[Match] = []

    def decide(live: LiveTable, parties: Parties) -> list[AnyEntry]:
        if live.match is None:
            raise TableError("not_running")
        if not is_open(live, parties, session):
            raise TableError("not_over")
        found[:] = [live.match.clone()]
        is_told = live.status == "over" or live.was_handed_out
        return [] if is_told else [Foreseen(handed_out=True)]

    await office.desk.change(table, decide, when_shown=True)
    return found[0]


async def saved_game(office: Office, table: str, session: str) -> dict[str, object]:
    """A table as a file."""
    content = content_of(await handed_out(office, table, session))
    content["checksum"] = checksum(content)
    return content


async def beginning_at(office: Office, wish: NewTable, session: str) -> Beginning:
    """Where to play on from: a replay, a finished table, or a table whose persons are all of this session."""
    assert wish.origin is not None
    source, at = wish.origin.id, wish.origin.at
    if await office.store.table(source) is None:
        start = await office.replays.beginning(source)
    else:
        match = await handed_out(office, source, session)
        start = beginning_of(match, match.choices)
    if at > len(start.opening):
        raise TableError("no_moment")
    if at > MOST_OPENING:
        raise TableError("too_long", most=MOST_OPENING)
    del start.opening[at:]
    return start
