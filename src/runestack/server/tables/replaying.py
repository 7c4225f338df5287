"""Tables as saved games: written to a file, and played on from any of their moments."""

from __future__ import annotations

from runestack.play.files import checksum, content_of
from runestack.server.errors import TableError
from runestack.server.office import Office
from runestack.server.requests import NewTable
from runestack.server.tables.live import LiveTable
from runestack.server.tables.making import Beginning
from runestack.server.tables.replays import beginning_of

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


async def saved_game(office: Office, table: str, session: str) -> dict[str, object]:
    """A table as a file."""
    kept = await office.desk.look_when_shown(table)
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
    if await office.store.table(source) is None:
        start = await office.replays.beginning(source)
    else:
        kept = await office.desk.look_when_shown(source)
        if kept.live.match is None or not is_open(kept.live, kept.parties, session):
            raise TableError("not_over")
        start = beginning_of(kept.live.match, list(kept.live.match.choices))
    if at > len(start.opening):
        raise TableError("no_moment")
    if at > MOST_OPENING:
        raise TableError("too_long", most=MOST_OPENING)
    del start.opening[at:]
    return start
