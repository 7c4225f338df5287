"""Tables as saved games: written to a file, and played on from any of their moments."""

from __future__ import annotations

from runestack.play.files import checksum, content_of
from runestack.server.errors import TableError
from runestack.server.office import Office
from runestack.server.requests import NewTable
from runestack.server.tables.live import LiveTable
from runestack.server.tables.making import Beginning


def is_open(live: LiveTable, parties: list[set[str]], session: str) -> bool:
    """Whether a session may know everything: the game is over, or all seats of persons are its own."""
    if live.status == "over":
        return True
    persons = live.persons
    return bool(session and persons) and all(session in parties[seat] for seat in persons)


async def saved_game(office: Office, table: str, session: str) -> dict[str, object]:
    """A table as a file."""
    kept = await office.desk.look(table)
    live = kept.live
    if live.match is None:
        raise TableError("not_running")
    if not is_open(live, kept.parties, session):
        raise TableError("not_over")
    content = content_of(live.match)
    content["checksum"] = checksum(content)
    return content


async def beginning_at(office: Office, wish: NewTable, session: str) -> Beginning:
    """Where to play on from: a replay, a finished table, or a table whose persons are all of this session."""
    assert wish.origin is not None
    source, at = wish.origin.id, wish.origin.at
    listed = await office.store.table(source)
    if listed is not None and listed.summary.status != "over":
        kept = await office.desk.look(source)
        if kept.live.match is None or not is_open(kept.live, kept.parties, session):
            raise TableError("not_over")
        match = kept.live.match
    else:
        match = await office.replays.find(source)
    if at > len(match.choices):
        raise TableError("no_moment")
    return Beginning(
        match.game.name,
        dict(match.options),
        match.seats,
        match.seed,
        match.always_ask,
        list(match.choices[:at]),
    )
