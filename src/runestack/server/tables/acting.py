"""What the messages of a browser do to a table: each becomes entries, or is refused with a reason."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from runestack.play.match import CONCEDED, IllegalChoice, Match
from runestack.server.entries import (
    AnyEntry,
    Chose,
    PassingSet,
    Said,
    UndoAnswered,
    UndoAsked,
    Undone,
)
from runestack.server.errors import TableError
from runestack.server.messages.common import ASK_ME
from runestack.server.messages.from_browser import (
    AnswerUndo,
    Choose,
    Concede,
    Say,
    SetPassing,
    Undo,
)
from runestack.server.tables.live import DENIALS_TO_BLOCK, MOST_BY_WATCHERS, MOST_SAID, LiveTable
from runestack.server.tables.passing import stop_names
from runestack.server.tables.undoing import Parties, others, wanted

Changing = Choose | Concede | Undo | AnswerUndo | SetPassing | Say


def entries_for(table: LiveTable, parties: Parties, message: Changing) -> Sequence[AnyEntry]:
    """The entries that a message leads to."""
    match message:
        case Choose():
            return [chosen(table, message)]
        case Concede():
            asked(table, message.seat)
            return [Chose(message.seat, CONCEDED)]
        case Undo():
            to, way = wanted(table, message, parties)
            entry = Undone if way == "free" else UndoAsked
            return [entry(message.seat, to)]
        case AnswerUndo():
            return answered(table, parties, message)
        case SetPassing():
            return [passing(table, message)]
        case Say():
            return [said(table, message)]


def said(table: LiveTable, message: Say) -> Said:
    """A line of the chat, as long as there is room for it."""
    by_watcher = message.seat < 0
    if table.said >= MOST_SAID or (by_watcher and table.said_by_watchers >= MOST_BY_WATCHERS):
        raise TableError("chat_full")
    name = "" if by_watcher else table.seats[message.seat].name
    return Said(message.seat, name, message.text.strip())


def playing(table: LiveTable) -> Match:
    """The game, if it goes on."""
    if table.match is None:
        raise TableError("not_running")
    if table.status == "over":
        raise TableError("over")
    return table.match


def asked(table: LiveTable, seat: int) -> Match:
    """The game, if it asks a seat."""
    match = playing(table)
    if match.question_for(seat) is None:
        raise TableError("not_asked")
    return match


def chosen(table: LiveTable, message: Choose) -> Chose:
    """An answer to the prompt that is open, by the id of an option."""
    if message.prompt != table.prompt(message.seat):
        playing(table)
        raise TableError("stale")
    match = asked(table, message.seat)
    try:
        index = match.index_of(match.question(message.seat), message.option)
    except IllegalChoice:
        raise TableError("not_offered") from None
    return Chose(message.seat, index, times=message.times, then=tuple(message.then))


def answered(table: LiveTable, parties: Parties, message: AnswerUndo) -> Sequence[AnyEntry]:
    """An answer to a request; with the last allowance it is done."""
    request = table.request
    if request is None:
        raise TableError("no_request")
    entry = UndoAnswered(message.seat, message.allow, message.block)
    if message.seat == request.seat:
        if message.allow:
            raise TableError("not_yours")
        return [UndoAnswered(message.seat, allow=False)]
    strangers = others(table, request.seat, parties)
    if message.seat not in strangers:
        raise TableError("not_yours")
    denials = table.denials.get((message.seat, request.seat), 0)
    if message.block and (message.allow or denials < DENIALS_TO_BLOCK):
        raise TableError("may_not_block")
    if message.allow and set(strangers) <= request.allowed | {message.seat}:
        return [entry, Undone(request.seat, request.to)]
    return [entry]


def passing(table: LiveTable, message: SetPassing) -> PassingSet:
    """How a seat passes from now on."""
    match = playing(table)
    known = stop_names(match.game)
    for stop in message.stops:
        if stop not in known:
            raise TableError("bad_stop", name=stop)
    return PassingSet(
        message.seat,
        message.mode,
        tuple(dict.fromkeys(message.stops)),
        known_answers(match, message.answers),
        tuple(card for card in dict.fromkeys(message.let_by) if card in match.game.pool.by_id),
        message.next_window,
    )


def known_answers(match: Match, given: Mapping[str, str]) -> dict[str, str]:
    """The usual answers that the game knows; a browser may still remember others from an earlier version."""
    habits = {habit.id: habit for habit in match.game.habits}
    return {
        name: option
        for name, option in given.items()
        if name in habits and (option == ASK_ME or option in habits[name].answers)
    }
