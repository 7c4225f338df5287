"""Bodies of the HTTP routes, what is asked and what is answered; docs/protocol.md tells what they mean."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from runestack.server.messages.common import Count, Name, Seating, Status, UndoPolicy, Word, Words
from runestack.server.messages.from_server import LogLine, SeatLine

DECK_LENGTH = 8_000  # characters; a deck of a hundred lines has about 2,000


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
    options: dict[Word, Annotated[str, Meta(max_length=DECK_LENGTH)]] = {}
    seats: Annotated[list[SeatWish], Meta(max_length=8)] = []
    undo: UndoPolicy = "request"
    hot_seat: bool = False
    always_ask: bool = False
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
    """A value of a setting in words."""

    value: str
    words: Words


class SettingInfo(Struct):
    """A setting of a game."""

    name: str
    label: Words
    help: Words
    values: list[ValueWords]
    default: str
    number: bool
    least: int
    free: bool
    seat: int  # whose setting it is; -1: of the whole game
    suggestions: list[ValueWords]  # for free text: decks and cards by name
    needs: dict[
        str, list[str]
    ]  # it means something only where other settings have one of these values


class AgentInfo(Struct):
    """A computer opponent."""

    name: str
    label: Words
    help: Words


class WayInfo(Struct):
    """Settings that make a game of its own, with the numbers of seats it allows."""

    options: dict[str, str]
    seats: list[int]


class PhaseInfo(Struct):
    """A phase of a turn, for stops."""

    name: str
    words: Words


class GameInfo(Struct):
    """A game, and everything that can be chosen about it."""

    name: str
    title: str
    settings: list[SettingInfo]
    ways: list[WayInfo]
    phases: list[PhaseInfo]
    agents: list[AgentInfo]
    cards: int


class CardFace(Struct):
    """A printed card."""

    id: str
    name: Words
    type: str
    kind: Words
    values: Words
    text: Words
    fields: dict[str, Any]


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
    result: dict[str, Any] | None


class ReplayView(Struct):
    """A moment of a replay as a seat sees it."""

    id: str
    at: int
    seat: int
    turn: int
    view: dict[str, Any]


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
