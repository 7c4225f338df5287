"""What a reader is shown: the table, the game as the reader may know it, and cards."""

from __future__ import annotations

from collections.abc import Collection

from runestack.games import game as find_game
from runestack.games.views import told_in_pieces
from runestack.games.wording import LANGUAGES, SPECTATOR
from runestack.play.log import Entry
from runestack.play.match import Match
from runestack.server.catalogue import known_options
from runestack.server.errors import TableError
from runestack.server.messages.common import Words
from runestack.server.messages.from_server import (
    Inspected,
    Lines,
    LogCard,
    LogLine,
    PassingLine,
    SceneLine,
    SeatLine,
    StateMessage,
    TableMessage,
)
from runestack.server.tables.lifting import onward
from runestack.server.tables.live import LiveTable
from runestack.server.tables.passing import window
from runestack.server.tables.undoing import Parties, is_one_party, offer, request_line


def title_of(game: str) -> str:
    """The name of a game as it is printed."""
    return find_game(game).title


def seat_lines(table: LiveTable, present: Collection[int], parties: Parties) -> list[SeatLine]:
    """Who sits where."""
    return [
        SeatLine(
            seat,
            one.seating,
            one.name,
            one.agent,
            one.seating == "computer" or seat in present,
            bool(parties[seat]),
        )
        for seat, one in enumerate(table.seats)
    ]


def table_message(
    table: LiveTable,
    *,
    session: str,
    yours: list[int],
    present: Collection[int],
    watchers: int,
    parties: Parties,
) -> TableMessage:
    """The table as a session may know it."""
    row = table.row
    return TableMessage(
        id=row.id,
        seq=table.public_seq,
        game=row.game,
        title=title_of(row.game),
        options=known_options(
            find_game(row.game), row.options, yours, is_over=table.status == "over"
        ),
        seats=seat_lines(table, present, parties),
        yours=yours,
        host=row.host == session,
        undo=row.undo,
        hot_seat=row.hot_seat,
        always_ask=row.always_ask,
        hints=row.hints,
        alone=is_one_party(table, parties),
        status=table.status,
        request=request_line(table, parties, yours[0] if yours else SPECTATOR),
        watchers=watchers,
    )


# -- the game ------------------------------------------------------------------------------------


def state_message(
    table: LiveTable, reader: int, log_from: int, parties: Parties
) -> StateMessage | None:
    """The game as one reader may know it, with the lines of the log from a number on; None before it begins."""
    match = table.match
    if match is None:
        return None
    lines = log_lines(match, reader, log_from)
    for line in lines:
        line.choice = table.visible(reader, line.choice)
    view = match.view_of(match.state, reader)
    return StateMessage(
        seq=table.public_seq,
        seat=reader,
        view=view,
        prompt=None if reader == SPECTATOR else table.prompt(reader),
        window=reader != SPECTATOR and window(match, reader) is not None,
        passing=passing_line(table, reader),
        choices=table.visible(reader, len(match.choices)),
        turn=match.turns[-1],
        log=lines,
        log_from=log_from,
        since=first_line_since_turn(match, reader),
        undo=offer(table, reader, parties),
        onward=None if reader == SPECTATOR else onward(table, reader, view),
    )


def passing_line(table: LiveTable, reader: int) -> PassingLine | None:
    """How a seat passes; nobody else is told."""
    if reader == SPECTATOR:
        return None
    one = table.seats[reader]
    before = one.before
    return PassingLine(
        one.mode,
        list(one.stops),
        list(one.passed),
        dict(before.answers),
        list(before.let_by),
        before.next_window,
    )


def first_line_since_turn(match: Match, reader: int) -> int:
    """The number of the first line that tells what happened after a reader's last turn."""
    return match.logs.number_at(reader, "en", match.since_turn_of(reader))


def log_length(match: Match, reader: int) -> int:
    """How many lines a reader's log has."""
    return match.logs.length(reader, "en")


def log_lines(match: Match, reader: int, first: int = 0) -> list[LogLine]:
    """The lines of a reader's log from a number on."""
    english, german = (match.logs.of(reader, language, first) for language in LANGUAGES)
    pairs = zip(english, german, strict=True)
    return [
        LogLine(
            number=number,
            choice=one.choice,
            turn=one.turn,
            seat=one.seat,
            sentence=told_in_pieces(one.sentence, other.sentence),
            rule=one.rule,
            cards=named_cards(match, one),
            aside=one.aside,
            scene=scene_line(one),
        )
        for number, (one, other) in enumerate(pairs, first)
    ]


def scene_line(entry: Entry) -> SceneLine | None:
    """How a line looks."""
    if entry.scene is None:
        return None
    kind, _, _, amount = entry.scene
    card, target = entry.scene.named
    return SceneLine(kind, card, target, amount)


def named_cards(match: Match, entry: Entry) -> list[LogCard]:
    """The cards that a line names."""
    found = []
    for number, identity in zip(entry.cards, entry.printed, strict=True):
        card = match.game.pool.by_id[identity]
        found.append(LogCard(number, identity, Words(card.name, card.name_de)))
    return found


# -- cards ---------------------------------------------------------------------------------------


def inspected(match: Match, reader: int, card: int, ref: int | None) -> Inspected:
    """Everything a reader may know about a card."""
    game, state = match.game, match.state
    if card >= game.card_count(state):
        raise TableError("unknown_card")
    lines = [game.inspect(state, card, match.reader(reader, one)) for one in LANGUAGES]
    return Inspected(seat=reader, card=card, lines=Lines(*lines), ref=ref)
