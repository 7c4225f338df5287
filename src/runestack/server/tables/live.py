"""A table in memory: the fold of its entries. Nothing here waits, asks or stores; `apply` is all that changes it."""

from __future__ import annotations

from array import array
from bisect import bisect_left
from dataclasses import dataclass, field

from runestack.games.sentences import joined
from runestack.games.views import told_in_pieces
from runestack.games.windows import FIRST
from runestack.games.wording import LANGUAGES, SPECTATOR, Reader, in_language, seat_name
from runestack.play.match import CONCEDE, CONCEDED, Match, new_match
from runestack.play.names import told_apart
from runestack.server.entries import (
    BY_HAND,
    AnyEntry,
    Chose,
    Foreseen,
    Joined,
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
from runestack.server.tables.automatic import (
    ANSWERED_FOR,
    Beforehand,
    habit_of,
    repeat_after,
    then_after,
)
from runestack.server.tables.marks import (
    Knowledge,
    Mark,
    knowledge,
    learned,
    mark_of,
    opened,
)
from runestack.server.tables.passing import (
    PASSED_FOR,
    mode_after,
    mode_begun,
    mode_taken_back,
    window,
)

MOST_CHAT = 200  # lines that are kept for who comes
MOST_SAID = 4_000  # lines of chat at one table
MOST_BY_WATCHERS = 1_000  # of these
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
    before: Beforehand = field(default_factory=Beforehand)


@dataclass
class Request:
    """What somebody wants to undo, and who has allowed it."""

    seat: int
    to: int
    allowed: set[int] = field(default_factory=set)


def decided(entry: AnyEntry) -> int:
    """How many names stand in an entry of what a seat has decided beforehand; 0: it is none."""
    if not isinstance(entry, PassingSet):
        return 0
    return 1 + len(entry.stops) + len(entry.answers) + len(entry.let_by)


def taken_over(entry: Seated, before: Seating, old: Words, new: Words) -> tuple[str, str]:
    """Who has a seat now, told at the table."""
    by = ("The host: ", "Vom Host: ") if entry.by_host else ("", "")
    if entry.seating == "open":
        told = (f"{old.en} leaves the seat.", f"{old.de} verlässt den Platz.")
    elif entry.seating == "computer":
        told = (f"{new.en} plays on for {old.en}.", f"{new.de} spielt für {old.de} weiter.")
    elif before == "person":
        told = (f"{new.en} sits down.", f"{new.de} setzt sich.")
    else:
        told = (f"{new.en} takes over from {old.en}.", f"{new.de} übernimmt von {old.de}.")
    return by[0] + told[0], by[1] + told[1]


def foreseen(entry: Foreseen) -> tuple[str, str]:
    """What somebody could know, told at the table."""
    if entry.handed_out:
        return (
            "This game was saved or played on elsewhere before it was over: whoever did so may know hidden cards.",
            "Dieses Spiel wurde vorher gespeichert oder anderswo fortgesetzt: Wer das tat, kennt verdeckte Karten.",
        )
    if entry.seed is None:
        return (
            "This game continues another one: anyone who knows that game may know hidden cards.",
            "Dieses Spiel setzt ein anderes fort: Wer jenes kennt, kennt vielleicht verdeckte Karten.",
        )
    return (
        f"The host has chosen the seed {entry.seed}, and may know hidden cards.",
        f"Der Host hat die Startzahl {entry.seed} gewählt und kennt vielleicht verdeckte Karten.",
    )


UNDONE_ALONE = (
    "Choices were undone before you came: whoever made them may know hidden cards.",
    "Bevor du kamst, wurden Entscheidungen zurückgenommen: Wer sie traf, kennt vielleicht verdeckte Karten.",
)


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
        self.ruled = [array("i") for _ in self.seats]  # choices made by rule, by seat
        self.undos = 0
        self.undone_to = (
            -1
        )  # how many choices the last undo left: what is asked there is asked again
        self.undone_at = 0  # the public number of the last entry that took something back
        self.cut: dict[int, int] = {}  # by reader: how many lines of the log that one left
        self.request: Request | None = None
        self.request_allowed: bool | None = None  # how the last request ended; None: withdrawn
        self.denials: dict[tuple[int, int], int] = {}  # by who denied, and whom
        self.blocked: set[tuple[int, int]] = set()
        self.chat: list[ChatLine] = []
        self.said = 0
        self.said_by_watchers = 0
        self.most_persons = 0  # that ever sat here at once
        self.has_guest = False  # whether anybody ever came from another browser than the host's
        self.was_handed_out = False  # before it was over
        self.warnings: list[tuple[str, str]] = []  # why somebody could know what is hidden
        self.decided = 0  # names in everything that seats have decided beforehand

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
        return "over" if self.match.state.outcome else "running"

    @property
    def waiting_for(self) -> list[int]:
        """The seats that the game waits for."""
        return [] if self.match is None else list(self.match.seats_awaited)

    @property
    def names(self) -> tuple[str, ...]:
        """What the players are called in sentences; empty: nobody said it."""
        return told_apart([one.name for one in self.seats])

    def name(self, seat: int) -> Words:
        """A player in both languages."""
        readers = [Reader(SPECTATOR, language, self.names) for language in LANGUAGES]
        return Words(*(seat_name(seat, reader) for reader in readers))

    @property
    def persons(self) -> list[int]:
        """The seats of persons."""
        return [seat for seat, one in enumerate(self.seats) if one.seating == "person"]

    @property
    def is_at_one_screen(self) -> bool:
        """Whether all persons play in the host's browser. A guest may have joined even a hot seat."""
        return self.row.hot_seat and not self.has_guest

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
        """The id of what a seat is asked, or None. It stays while others act, as long as the seat is asked the same."""
        if self.match is None or self.match.question_for(seat) is None:
            return None
        return f"{self.undos}-{self.visible(seat, self.match.asked_since[seat])}"

    # -- folding ---------------------------------------------------------------------------------

    def apply(self, entry: AnyEntry) -> None:
        """The table after one more entry."""
        self.seq += 1
        self.private += is_private(entry)
        match entry:
            case Seated():
                self.take_seat(entry)
            case Joined():
                self.has_guest = True
                self.note(entry.seat, *self.joined(entry))
                self.warn()
            case Foreseen():
                self.warnings.append(foreseen(entry))
                self.was_handed_out = self.was_handed_out or entry.handed_out
                self.note(SPECTATOR, *self.warnings[-1])
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
                self.set_passing(entry)
            case Said():
                self.said_by_watchers += entry.seat < 0
                self.hear(ChatLine(entry.seat, entry.name, entry.text, None, 0, 0))

    def joined(self, entry: Joined) -> tuple[str, str]:
        """That a seat has one more device; who comes to it has to know whose seat that is as well."""
        name = self.name(entry.seat)
        others = [self.name(seat) for seat in entry.also]
        english = f"{name.en}: the seat is open on another device now."
        german = f"{name.de}: Der Platz ist jetzt auch auf einem anderen Gerät offen."
        if others:
            english += f" Whoever plays {', '.join(one.en for one in others)} has this seat, too."
            german += f" Wer {', '.join(one.de for one in others)} spielt, hat auch diesen Platz."
        return english, german

    def take_seat(self, entry: Seated) -> None:
        """Somebody sits down, or the seat is open again."""
        one = self.seats[entry.seat]
        before, old = one.seating, self.name(entry.seat)
        one.seating, one.name, one.agent = entry.seating, entry.name, entry.agent
        self.most_persons = max(self.most_persons, len(self.persons))
        self.has_guest = self.has_guest or entry.guest
        if self.match is not None or (before == "person" and entry.by_host):
            self.note(entry.seat, *taken_over(entry, before, old, self.name(entry.seat)))
        if entry.guest:
            self.warn()
        if self.match is not None:
            self.match.names = self.names
        if self.request is not None and entry.seat == self.request.seat:
            self.request = self.request_allowed = None

    def warn(self) -> None:
        """Tells a guest what others could know already; it may have been said long ago, and be gone from the chat."""
        undone = [UNDONE_ALONE] if self.undos else []
        for words in [*self.warnings, *undone]:
            if self.match is not None or not any(line.note == Words(*words) for line in self.chat):
                self.note(SPECTATOR, *words)

    def start(self) -> None:
        """The game is dealt."""
        row = self.row
        self.match = new_match(
            row.game,
            row.seed,
            row.seats,
            row.options,
            for_people=row.for_people,
            always_ask=row.always_ask,
            names=self.names,
        )
        self.known = knowledge(self.match)
        for seat, index in row.opening:
            self.choose(Chose(seat, index))

    def set_passing(self, entry: PassingSet) -> None:
        """How a seat passes from now on, and what it answers beforehand."""
        seat = self.seats[entry.seat]
        self.decided += decided(entry)
        seat.mode = mode_begun(self.playing(), entry.mode)
        seat.stops = entry.stops
        seat.before = Beforehand(
            dict(entry.answers), entry.let_by, entry.next_window, seat.before.repeat
        )

    def choose(self, entry: Chose) -> None:
        """An answer, and what it did."""
        match, seat = self.playing(), self.seats[entry.seat]
        if entry.rule == BY_HAND:
            seat.passed.clear()
        else:
            self.ruled[entry.seat].append(len(match.choices))
            self.note_answered(entry)
        if entry.rule == BY_HAND or window(match, entry.seat) is not None:
            seat.before.next_window = False
        seat.before.repeat = repeat_after(match, entry, seat.before)
        then = then_after(entry, seat.before)
        for one in self.seats:  # what somebody else does ends a gesture
            one.before.then = ()
        seat.before.then = then
        self.undone_to = -1
        lots, secret = match.state.random[:], match.secret_questions
        match.choose(CONCEDE if entry.index == CONCEDED else entry.index, entry.seat)
        now = knowledge(match)
        self.marks.append(
            mark_of(
                entry.seat,
                learned(self.known, now),
                match.manners.passed_over,
                opened(secret, match),
                by_rule=entry.rule != BY_HAND,
                lots=lots != match.state.random,
            )
        )
        self.known = now
        self.request = self.request_allowed = None  # the table has moved on
        for number, one in enumerate(self.seats):
            one.mode = mode_after(match, number, one.mode)

    def note_answered(self, entry: Chose) -> None:
        """What was answered for a seat, told to it alone; what it chose in one go tells itself."""
        match, seat = self.playing(), self.seats[entry.seat]
        if entry.rule in {"again", "then"}:
            return
        about = [self.answered(match, entry, one) for one in LANGUAGES]
        if entry.rule != "usual":
            seat.passed.append(Passed(told_in_pieces(*about), entry.rule or seat.mode))
        reasons = {**PASSED_FOR, **ANSWERED_FOR}[entry.rule]
        for language, why, what in zip(LANGUAGES, reasons, about, strict=True):
            match.tell(entry.seat, language, joined(why, " ", what))

    def answered(self, match: Match, entry: Chose, language: str) -> str:
        """What an automatic answer was about: the occasion of a window, or a habit with its answer."""
        question = match.question(entry.seat)
        habit = habit_of(match.game, question)
        if habit is None:
            reader = match.reader(entry.seat, language)
            return match.game.occasion(match.state, question, reader)
        option = match.game.option_id(match.state, question.options[entry.index])
        title = in_language(habit.title, language)
        words = habit.answers.get(option) or habit.answers[FIRST]
        return f"{title}: {in_language(words, language)}."

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
            one.before.next_window, one.before.repeat, one.before.then = False, None, ()
        self.known = knowledge(match)
        self.undos += 1
        self.undone_to = to
        self.undone_at = self.public_seq
        self.request_allowed = None if self.request is None else True
        self.cut = {seat: match.logs.length(seat, LANGUAGES[0]) for seat in match.logs.seats}
        self.request = None
        name = self.name(seat)
        english = "one choice" if count == 1 else f"{count} choices"
        german = "eine Entscheidung" if count == 1 else f"{count} Entscheidungen"
        self.note(seat, f"{name.en} undoes {english}.", f"{name.de} nimmt {german} zurück.")

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
            f"{name.en} does not allow the undo.",
            f"{name.de} möchte nicht, dass das zurückgenommen wird.",
        )

    def hear(self, line: ChatLine) -> None:
        """A line of the chat."""
        self.said += 1
        line.number = self.said
        line.choice = len(self.match.choices) if self.match else 0
        self.chat = [*self.chat[-MOST_CHAT + 1 :], line]

    def note(self, seat: int, english: str, german: str) -> None:
        """A line of the table itself."""
        name = "" if seat == SPECTATOR else self.seats[seat].name
        self.hear(ChatLine(seat, name, "", Words(english, german), 0, 0))
