"""What a reader is shown: the table, the game as the reader may know it, reasons and cards."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Collection

from runestack.games import game as find_game
from runestack.games.base import LANGUAGES, Intent
from runestack.kernel.checks import Failure
from runestack.kernel.frame import NOTHING
from runestack.play.match import SPECTATOR, Entry, Match
from runestack.server.errors import TableError
from runestack.server.messages.common import Words
from runestack.server.messages.from_browser import Why
from runestack.server.messages.from_server import (
    Because,
    Inspected,
    IntentLine,
    LogCard,
    LogLine,
    PassingLine,
    Reason,
    SeatLine,
    StateMessage,
    TableMessage,
)
from runestack.server.tables.live import LiveTable
from runestack.server.tables.undoing import Parties, offer, request_line

MOST_EXPLAINED = 24


def title_of(game: str) -> str:
    """The name of a game as it is printed."""
    return find_game(game).title


def seat_lines(table: LiveTable, present: Collection[int]) -> list[SeatLine]:
    """Who sits where."""
    return [
        SeatLine(
            seat, one.seating, one.name, one.agent, one.seating == "computer" or seat in present
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
        options=row.options,
        seats=seat_lines(table, present),
        yours=yours,
        host=row.host == session,
        undo=row.undo,
        hot_seat=row.hot_seat,
        always_ask=row.always_ask,
        status=table.status,
        request=request_line(table, parties, yours[0] if yours else SPECTATOR),
        chat=table.chat,
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
    return StateMessage(
        seq=table.public_seq,
        seat=reader,
        view=match.view(reader),
        prompt=None if reader == SPECTATOR else table.prompt(reader),
        passing=passing_line(table, reader),
        choices=table.visible(reader, len(match.choices)),
        turn=match.turns[-1],
        log=lines,
        log_from=log_from,
        since=first_line_since_turn(match, reader),
        undo=offer(table, reader, parties),
    )


def passing_line(table: LiveTable, reader: int) -> PassingLine | None:
    """How a seat passes; nobody else is told."""
    if reader == SPECTATOR:
        return None
    one = table.seats[reader]
    return PassingLine(one.mode, list(one.stops), list(one.passed))


def first_line_since_turn(match: Match, reader: int) -> int:
    """The number of the first line that tells what happened after a reader's last turn."""
    lines = match.logs.get((reader, "en"), [])
    return bisect_left(lines, match.since_turn_of(reader), key=lambda line: line.choice)


def log_length(match: Match, reader: int) -> int:
    """How many lines a reader's log has."""
    return len(match.logs.get((reader, "en"), []))


def log_lines(match: Match, reader: int, first: int = 0) -> list[LogLine]:
    """The lines of a reader's log from a number on."""
    english, german = (match.logs.get((reader, language), []) for language in LANGUAGES)
    pairs = zip(english[first:], german[first:], strict=True)
    return [
        LogLine(
            number=number,
            choice=one.choice,
            turn=match.turns[min(one.choice, len(match.turns) - 1)],
            seat=one.seat,
            sentence=Words(one.sentence, other.sentence),
            rule=one.rule,
            cards=named_cards(match, one),
        )
        for number, (one, other) in enumerate(pairs, first)
    ]


def named_cards(match: Match, entry: Entry) -> list[LogCard]:
    """The cards that a line names."""
    found = []
    for number, identity in zip(entry.cards, entry.printed, strict=True):
        card = match.game.pool.by_id[identity]
        found.append(LogCard(number, identity, Words(card.name, card.name_de)))
    return found


# -- reasons and cards ---------------------------------------------------------------------------


def because(match: Match, message: Why) -> Because:
    """Why a seat cannot do what it has in mind: everything about a card, or what fits some words."""
    with match.words():
        return explained(match, message)


def explained(match: Match, message: Why) -> Because:
    """The same, with the players called by their names."""
    seat = message.seat
    intents: dict[tuple[str, str], Intent] = {}
    for intent in match.game.intents(match.state, seat):
        action = action_words(match, intent)
        if message.card is not None and intent.card != message.card:
            continue
        if not fits(message.words, action):
            continue
        intents.setdefault((action.en, action.de), intent)
    lines = [intent_line(match, seat, intent) for intent in intents.values()]
    lines.sort(key=lambda line: (not line.ok, len(line.reasons)))
    return Because(seat=seat, card=message.card, intents=lines[:MOST_EXPLAINED], ref=message.ref)


def fits(words: str, action: Words) -> bool:
    """Whether all words stand in an action, in one of the languages."""
    parts = words.casefold().split()
    return any(
        all(part in sentence.casefold() for part in parts) for sentence in (action.en, action.de)
    )


def action_words(match: Match, intent: Intent) -> Words:
    """An intent in words."""
    game = match.game
    return Words(*(game.intent_sentence(match.state, intent, language) for language in LANGUAGES))


def intent_line(match: Match, seat: int, intent: Intent) -> IntentLine:
    """An intent with every check that it fails."""
    failures = match.explain(seat, intent)
    reasons: dict[tuple[str, str], Reason] = {}
    for failure in failures:
        reason = reason_of(match, seat, failure)
        reasons.setdefault((reason.sentence.en, reason.rule), reason)
    return IntentLine(action_words(match, intent), not failures, list(reasons.values()))


def reason_of(match: Match, seat: int, failure: Failure) -> Reason:
    """A failed check; its culprit is named only to who knows it."""
    game, state = match.game, match.state
    sentence = Words(*(game.failure_sentence(state, failure, language) for language in LANGUAGES))
    culprits = []
    if failure.card != NOTHING and game.knows(state, seat, failure.card):
        card = game.printed(state, failure.card)
        culprits.append(LogCard(failure.card, card.id, Words(card.name, card.name_de)))
    return Reason(sentence, failure.rule, culprits)


def inspected(match: Match, reader: int, card: int, ref: int | None) -> Inspected:
    """Everything a reader may know about a card."""
    game, state = match.game, match.state
    if card >= len(state.columns[state.shape.columns.index("face")]):
        raise TableError("unknown_card")
    with match.words():
        lines = {one: game.inspect(state, card, reader, one) for one in LANGUAGES}
    return Inspected(seat=reader, card=card, lines=lines, ref=ref)
