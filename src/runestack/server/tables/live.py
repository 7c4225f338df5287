"""A table in memory: the fold of its entries. Nothing here waits, asks or stores; `apply` is all that changes it."""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass, field

from runestack.games.base import LANGUAGES
from runestack.games.wording import called, seat_name
from runestack.kernel.decision import ALL_SEATS
from runestack.kernel.driver import question_for
from runestack.kernel.frame import UNANSWERED
from runestack.play.match import CONCEDE, CONCEDED, Match, new_match
from runestack.play.names import told_apart
from runestack.server.entries import (
    BY_HAND,
    AnyEntry,
    Chose,
    PassingSet,
    Said,
    Seated,
    Started,
    UndoAnswered,
    UndoAsked,
    Undone,
    is_private,
)
from runestack.server.messages.common import PassingMode, Seating, Status, Words
from runestack.server.messages.from_server import ChatLine, Passed
from runestack.server.store.rows import SeatRow, Summary, TableRow
from runestack.server.tables.marks import (
    Knowledge,
    Mark,
    knowledge,
    learned,
    opened,
    secret_answers,
)
from runestack.server.tables.passing import PASSED_FOR, mode_after, mode_begun, mode_taken_back

STRIDE = 32  # choices between two kept states
MOST_CHAT = 200
DENIALS_TO_BLOCK = 2


@dataclass
class SeatState:
    """Who sits on a seat, and how it passes."""

    seating: Seating = "open"
    name: str = ""
    agent: str = ""
    mode: PassingMode = "smart"
    stops: tuple[str, ...] = ()
    passed: list[Passed] = field(default_factory=list)  # since the seat last chose by hand


@dataclass
class Request:
    """What somebody wants to take back, and who has allowed it."""

    seat: int
    to: int
    allowed: set[int] = field(default_factory=set)


class LiveTable:
    """A table as its entries have made it."""

    def __init__(self, row: TableRow) -> None:
        self.row = row
        self.seq = 0
        self.private = 0  # entries that nobody else may count
        self.seats = [SeatState() for _ in range(row.seats)]
        self.match: Match | None = None
        self.known: Knowledge = []
        self.marks: list[Mark] = []
        self.ruled: list[list[int]] = [[] for _ in self.seats]  # choices made by rule, by seat
        self.undos = 0
        self.undone_at = 0  # the public number of the last entry that took something back
        self.cut: dict[int, int] = {}  # by reader: how many lines of the log that one left
        self.request: Request | None = None
        self.request_allowed: bool | None = None  # how the last request ended; None: withdrawn
        self.denials: dict[tuple[int, int], int] = {}  # by who denied, and whom
        self.blocked: set[tuple[int, int]] = set()
        self.chat: list[ChatLine] = []
        self.said = 0

    # -- what is so ------------------------------------------------------------------------------

    @property
    def public_seq(self) -> int:
        """How many entries there are that everybody may know of."""
        return self.seq - self.private

    @property
    def status(self) -> Status:
        """Whether the game waits for its seats, goes on, or is over."""
        if self.match is None:
            return "waiting"
        return "over" if self.match.state.scores else "running"

    @property
    def waiting_for(self) -> list[int]:
        """The seats that are asked."""
        return [] if self.match is None else list(self.match.seats_asked)

    @property
    def names(self) -> tuple[str, ...]:
        """What the players are called in sentences; empty: nobody said it."""
        return told_apart([one.name for one in self.seats])

    def name(self, seat: int) -> Words:
        """A player in both languages."""
        with called(self.names):
            return Words(seat_name(seat, "en"), seat_name(seat, "de"))

    @property
    def persons(self) -> list[int]:
        """The seats of persons."""
        return [seat for seat, one in enumerate(self.seats) if one.seating == "person"]

    def playing(self) -> Match:
        """The game, which has begun."""
        assert self.match is not None
        return self.match

    def summary(self) -> Summary:
        """For lists."""
        seating = [
            SeatRow(seating=one.seating, name=one.name, agent=one.agent) for one in self.seats
        ]
        return Summary(seq=self.seq, status=self.status, seating=seating, waiting=self.waiting_for)

    # -- numbers that tell nobody what others passed by rule -----------------------------------------

    def visible(self, reader: int, count: int) -> int:
        """So many choices, as a reader counts them: without those that others made by rule."""
        hidden = [
            bisect_left(places, count) for seat, places in enumerate(self.ruled) if seat != reader
        ]
        return count - sum(hidden)

    def real(self, reader: int, count: int) -> int:
        """The last moment at which a reader has counted so many choices."""
        found = len(self.playing().choices)
        while found > 0 and self.visible(reader, found) > count:
            found -= 1
        return found

    def prompt(self, seat: int) -> str | None:
        """The id of what a seat is asked, or None. Others' answers to the same decision do not change it."""
        if self.match is None or question_for(self.match.state, seat) is None:
            return None
        state = self.match.state
        put = len(self.match.choices)
        if state.asking_mode == ALL_SEATS:
            chosen = [one for one in state.asking if one.answer != UNANSWERED]
            put -= sum(1 for one in chosen if len(one.options) > 1)
        return f"{self.undos}-{self.visible(seat, put)}"

    # -- folding ---------------------------------------------------------------------------------

    def apply(self, entry: AnyEntry) -> None:
        """The table after one more entry."""
        self.seq += 1
        self.private += is_private(entry)
        match entry:
            case Seated():
                self.take_seat(entry)
            case Started():
                self.start()
            case Chose():
                self.choose(entry)
            case Undone():
                self.take_back(entry.seat, entry.to)
            case UndoAsked():
                self.request = Request(entry.seat, entry.to)
            case UndoAnswered():
                self.answer_request(entry)
            case PassingSet():
                self.seats[entry.seat].mode = mode_begun(self.playing(), entry.mode)
                self.seats[entry.seat].stops = entry.stops
            case Said():
                self.hear(ChatLine(entry.seat, entry.name, entry.text, None, 0))

    def take_seat(self, entry: Seated) -> None:
        """Somebody sits down, or the seat is open again."""
        one = self.seats[entry.seat]
        one.seating, one.name, one.agent = entry.seating, entry.name, entry.agent
        if self.match is not None:
            self.match.names = self.names
        if self.request is not None and entry.seat == self.request.seat:
            self.request = self.request_allowed = None

    def start(self) -> None:
        """The game is dealt."""
        row = self.row
        self.match = new_match(
            row.game,
            row.seed,
            row.seats,
            row.options,
            stride=STRIDE,
            always_ask=row.always_ask,
            names=self.names,
        )
        self.known = knowledge(self.match)
        for seat, index in row.opening:
            self.choose(Chose(seat, index))

    def choose(self, entry: Chose) -> None:
        """An answer, and what it did."""
        match, seat = self.playing(), self.seats[entry.seat]
        if entry.rule == BY_HAND:
            seat.passed.clear()
        else:
            self.note_passed(entry)
        lots, secret = match.state.random[:], secret_answers(match)
        match.choose(CONCEDE if entry.index == CONCEDED else entry.index, entry.seat)
        now = knowledge(match)
        self.marks.append(
            Mark(
                entry.seat,
                entry.rule != BY_HAND,
                lots != match.state.random,
                learned(self.known, now),
                match.state.passed_over,
                opened(secret, match),
            )
        )
        self.known = now
        self.request = self.request_allowed = None  # the table has moved on
        for number, one in enumerate(self.seats):
            one.mode = mode_after(match, number, one.mode)

    def note_passed(self, entry: Chose) -> None:
        """What was passed for a seat, told to it alone."""
        match, seat = self.playing(), self.seats[entry.seat]
        question = match.question(entry.seat)
        with match.words():
            words = [match.game.occasion(match.state, question, one) for one in LANGUAGES]
        seat.passed.append(Passed(Words(*words), seat.mode))
        self.ruled[entry.seat].append(len(match.choices))
        for language, window, why in zip(LANGUAGES, words, PASSED_FOR[entry.rule], strict=True):
            match.tell(entry.seat, language, f"{why} {window}")

    def take_back(self, seat: int, to: int) -> None:
        """Back to so many choices."""
        match = self.playing()
        count = len(match.choices) - to
        match.take_back(to)
        del self.marks[to:]
        for places in self.ruled:
            del places[bisect_left(places, to) :]
        for one in self.seats:
            one.passed.clear()
            one.mode = mode_taken_back(one.mode)
        self.known = knowledge(match)
        self.undos += 1
        self.undone_at = self.public_seq
        self.request_allowed = None if self.request is None else True
        self.cut = {reader: len(lines) for (reader, _), lines in match.logs.lines.items()}
        self.request = None
        name = self.name(seat)
        self.note(seat, f"{name.en} takes back {count}.", f"{name.de} nimmt {count} zurück.")

    def answer_request(self, entry: UndoAnswered) -> None:
        """An allowance is kept; a denial ends the request."""
        request = self.request
        if request is None:
            return
        if entry.allow:
            request.allowed.add(entry.seat)
            return
        self.request = None
        self.request_allowed = None if entry.seat == request.seat else False
        if entry.seat == request.seat:
            return
        pair = (entry.seat, request.seat)
        self.denials[pair] = self.denials.get(pair, 0) + 1
        if entry.block:
            self.blocked.add(pair)
        name = self.name(entry.seat)
        self.note(
            entry.seat,
            f"{name.en} does not want that taken back.",
            f"{name.de} möchte nicht, dass das zurückgenommen wird.",
        )

    def hear(self, line: ChatLine) -> None:
        """A line of the chat."""
        self.said += 1
        line.number = self.said
        self.chat = [*self.chat[-MOST_CHAT + 1 :], line]

    def note(self, seat: int, english: str, german: str) -> None:
        """A line of the table itself."""
        self.hear(ChatLine(seat, self.seats[seat].name, "", Words(english, german), 0))
