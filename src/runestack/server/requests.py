"""Bodies of the HTTP routes, what is asked and what is answered; docs/protocol.md tells what they mean."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from runestack.games.settings import MOST_TEXT
from runestack.games.view_types import CardView, GameView, ResultView, Told
from runestack.server.messages.common import Count, Name, Seating, Status, UndoPolicy, Word, Words
from runestack.server.messages.from_server import Lines, LogLine, SeatLine

MOST_OPTIONS = 60  # settings of a game that one body names


class Asked(Struct, forbid_unknown_fields=True):
    """A body that a browser sends."""


# -- asked ---------------------------------------------------------------------------------------


class SeatWish(Asked):
    """Who shall sit on a seat."""

    seating: Seating = "open"
    name: Name = ""
    agent: Word = ""


class Origin(Asked):
    """Where to play on from: a table or replay, after so many choices."""

    id: Word
    at: Count


class NewTable(Asked):
    """A table as its host wants it; seats that are not given are open."""

    game: Word = ""
    options: Annotated[
        dict[Word, Annotated[str, Meta(max_length=MOST_TEXT)]], Meta(max_length=MOST_OPTIONS)
    ] = {}
    seats: Annotated[list[SeatWish], Meta(max_length=8)] = []
    undo: UndoPolicy = "request"
    hot_seat: bool = False
    always_ask: bool = False
    hints: bool = False  # also where several people play, everybody may ask for hints
    open: bool = True  # whoever has the link of the table may take a free seat
    origin: Origin | None = field(default=None, name="from")
    seed: Annotated[int, Meta(ge=0, lt=2**31)] | None = None


class Enter(Asked):
    """Shows the secret of a seat; without one, asks for the first open seat."""

    secret: Word = ""
    name: Name = ""


# -- answered ------------------------------------------------------------------------------------


class SeatLink(Struct):
    """The link that is a seat."""

    seat: int
    secret: str
    path: str


class TableMade(Struct):
    """A new table, the seats of its host, and a link for each seat."""

    id: str
    yours: list[int]
    links: list[SeatLink]


class TableInfo(Struct):
    """What anybody with the link may know."""

    id: str
    game: str
    title: str
    options: dict[str, str]
    seats: list[SeatLine]
    yours: list[int]
    host: bool
    undo: UndoPolicy
    hot_seat: bool
    always_ask: bool
    hints: bool
    open: bool
    status: Status
    waiting_for: list[int]
    created: float
    touched: float


class Entered(Struct):
    """The seat that a session has now; None: it watches."""

    seat: int | None
    yours: list[int]


class ValueWords(Struct):
    """A value of a setting in words.

    `note`: what else there is to say about it, such as a story; `card`: the id of the card that stands for it, if any.
    """

    value: str
    words: Words
    note: Words | None = None
    card: str = ""


class SettingInfo(Struct):
    """A setting of a game."""

    name: str
    label: Words
    help: Words
    values: list[ValueWords]
    default: str
    number: bool
    least: int
    most: int
    free: bool
    seat: int  # whose setting it is; -1: of the whole game
    suggestions: list[ValueWords]  # for free text: decks and cards by name
    needs: dict[
        str, list[str]
    ]  # it means something only where other settings have one of these values


class AgentInfo(Struct):
    """A computer opponent: how hard it is to win against, from 0 (no opponent) to `hardest`."""

    name: str
    label: Words
    help: Words
    hardness: int
    hardest: int


class WayInfo(Struct):
    """Settings that make a game of its own, with the numbers of seats it allows."""

    options: dict[str, str]
    seats: list[int]


class PhaseInfo(Struct):
    """A phase of a turn, for stops."""

    name: str
    words: Words


class HabitInfo(Struct):
    """A question that can be answered once for all; `answers` by the ids of its options.

    `usual` is answered for whoever has said nothing else; empty: they are asked.
    """

    id: str
    title: Words
    answers: dict[str, Words]
    usual: str


class TermInfo(Struct):
    """A keyword or label, and what it means; `forms` is how it stands in texts, its name first.

    A label counts only before a colon or comma, at the beginning of a line.
    """

    key: str
    forms: Lines
    meaning: Words
    short: Words | None  # on small cards, if the name is too long
    label: bool


class GameInfo(Struct):
    """A game, and everything that can be chosen about it."""

    name: str
    title: str
    about: Words
    settings: list[SettingInfo]
    ways: list[WayInfo]
    phases: list[PhaseInfo]
    habits: list[HabitInfo]
    roles: dict[str, Literal["pass", "end"]]  # of answers, by the ids of options
    terms: list[TermInfo]
    agents: list[AgentInfo]
    cards: int


class CardFace(Struct):
    """A printed card; `view`: as it is shown on a table."""

    id: str
    name: Words
    type: str
    kind: Words
    values: Words
    text: Words
    fields: dict[str, Any]
    view: CardView


class RuleInfo(Struct):
    """A numbered rule."""

    id: str
    heading: str
    text: str
    question: str  # of a ruling: what the rulebook leaves open
    source: str
    reason: str


class ReplayMade(Struct):
    """An uploaded replay."""

    id: str


class ReplayProgress(Struct):
    """A file that is being read: so many of its choices are played."""

    done: int
    of: int


class ReplayMark(Struct):
    """What stands out in a game: a turn that changed the outlook of a seat, or a choice that could have been better."""

    at: int  # how many choices had been made
    seat: int
    about: Literal["turned", "better"]
    weight: int  # how much the outlook changed, or what the choice cost; from lost to won it is 200
    words: Told


class ReplayAnalysis(Struct):
    """What stands out in a game, in its order."""

    marks: list[ReplayMark]


class AnalysisWaits(Struct):
    """An analysis that is still being thought about."""

    waits: bool


class ReplayInfo(Struct):
    """A game that can be looked at from its beginning."""

    id: str
    game: str
    title: str
    options: dict[str, str]
    seats: list[str]  # names; empty: nobody said it
    choices: int
    turns: list[int]  # the number of choices made when each turn began
    seat: int
    log: list[LogLine]
    result: ResultView | None


class ReplayView(Struct):
    """A moment of a replay as a seat sees it."""

    id: str
    at: int
    seat: int
    turn: int
    view: GameView


class ErrorBody(Struct):
    """Why something was refused."""

    code: str
    message: Words


class ErrorAnswer(Struct):
    """The one form of an error."""

    error: ErrorBody


class Health(Struct):
    """The process lives."""

    status: Literal["ok"]
    version: str


class Ready(Struct):
    """Database and schema are there."""

    status: Literal["ok"]
    schema: str
    tables: int
