"""What browser and server say to each other, declared once; docs/protocol.md tells what it means.

The TypeScript types in `web/src/protocol.ts` are written by hand and held to the JSON schema of these classes
(`python -m runestack.server.schema`), which lies in `web/schema.json`. Whatever a player reads is sent in both
languages.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

Seat = Annotated[int, Meta(ge=0, le=7)]
Reader = Annotated[int, Meta(ge=-1, le=7)]  # a seat, or -1: a watcher
Card = Annotated[int, Meta(ge=0, le=4095)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
Name = Annotated[str, Meta(max_length=40)]
Word = Annotated[str, Meta(max_length=80)]
Text = Annotated[str, Meta(max_length=500)]

Seating = Literal["open", "person", "computer"]
UndoPolicy = Literal["free", "request", "off"]
PassingMode = Literal["ask", "smart", "until_me", "until_turn"]
Status = Literal["waiting", "running", "over"]


class Words(Struct, frozen=True):
    """Words in both languages."""

    en: str
    de: str


# -- from the browser, over the socket -----------------------------------------------------------


class FromBrowser(Struct, tag_field="kind", forbid_unknown_fields=True, kw_only=True):
    """A message of a browser; `ref` comes back in the answer."""

    ref: Annotated[int, Meta(ge=0, le=2**53)] | None = None


class Hello(FromBrowser, tag="hello"):
    """The first message: what the browser already has. Answered by `table` and `state`."""

    last_seq: Count = 0
    log: dict[str, Count] = field(
        default_factory=dict
    )  # by seat ("-1": watcher): how many log lines it has


class Choose(FromBrowser, tag="choose"):
    """An answer to a prompt."""

    seat: Seat
    prompt: Word
    option: Word


class Concede(FromBrowser, tag="concede"):
    """Gives up, at an own decision."""

    seat: Seat


class Undo(FromBrowser, tag="undo"):
    """Takes back: the seat's last choice, its turn, or down to a number of choices."""

    seat: Seat
    what: Literal["choice", "turn", "to"] = "choice"
    to: Count = 0


class AnswerUndo(FromBrowser, tag="answer_undo"):
    """Allows or denies what somebody wants to take back; who asked can withdraw it by denying."""

    seat: Seat
    allow: bool
    block: bool = False


class SetPassing(FromBrowser, tag="passing"):
    """How a seat passes windows, and where it wants to be asked all the same (`mine:main`, `theirs:end`)."""

    seat: Seat
    mode: PassingMode
    stops: Annotated[list[Word], Meta(max_length=40)] = []


class Why(FromBrowser, tag="why"):
    """Why can't I? About a card, or what fits some words. Private; answered by `because`."""

    seat: Seat
    card: Card | None = None
    words: Word = ""


class Inspect(FromBrowser, tag="inspect"):
    """Everything a seat may know about a card. Answered by `inspected`."""

    seat: Reader
    card: Card


class Say(FromBrowser, tag="say"):
    """Chat."""

    seat: Reader
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Ping(FromBrowser, tag="ping"):
    """Answered by `pong`."""


BrowserMessage = (
    Hello | Choose | Concede | Undo | AnswerUndo | SetPassing | Why | Inspect | Say | Ping
)


# -- from the server, over the socket ------------------------------------------------------------


class SeatLine(Struct):
    """Who sits on a seat."""

    seat: int
    seating: Seating
    name: str
    agent: str
    present: bool


class UndoLine(Struct):
    """What somebody wants to take back, and who still has to say something."""

    seat: int
    to: int
    choices: int  # how many choices would be taken back
    seen: int  # how many hidden cards the asker has seen since
    random: bool  # whether lots were drawn since
    waits_for: list[int]
    may_block: list[int]  # seats that have denied often enough to refuse all that follows


class ChatLine(Struct):
    """Something that was said; with a note, something that the table tells."""

    seat: int
    name: str
    text: str
    note: Words | None
    number: int


class FromServer(Struct, tag_field="kind", kw_only=True):
    """A message of the server; `ref` is that of the message it answers."""

    ref: int | None = None


class TableMessage(FromServer, tag="table"):
    """The table itself: who sits there, and what is agreed."""

    id: str
    seq: int
    game: str
    title: str
    options: dict[str, str]
    seats: list[SeatLine]
    yours: list[int]
    host: bool
    undo: UndoPolicy
    hot_seat: bool
    always_ask: bool
    status: Status
    request: UndoLine | None
    chat: list[ChatLine]
    watchers: int


class LogCard(Struct):
    """A card that a sentence names: its number in the game where it can be inspected, and its printed id."""

    n: int
    id: str
    name: Words


class LogLine(Struct):
    """A sentence of the log, as its reader may know it."""

    number: int
    choice: int
    turn: int
    seat: int  # whose act it was, or to whom it happened; -1: nobody's
    sentence: Words
    rule: str
    cards: list[LogCard]


class Passed(Struct):
    """A window that was passed by rule: what was asked, and by which mode."""

    prompt: Words
    mode: PassingMode


class PassingLine(Struct):
    """How a seat passes, and what was passed for it since it was last asked."""

    mode: PassingMode
    stops: list[str]
    passed: list[Passed]


class UndoOffer(Struct):
    """What can be taken back: freely, by asking, or not at all (null)."""

    choice: Literal["free", "ask"] | None
    turn: Literal["free", "ask"] | None


class StateMessage(FromServer, tag="state"):
    """The game as one reader may know it."""

    seq: int
    seat: int
    view: dict[str, Any]
    prompt: str | None
    passing: PassingLine | None
    choices: int
    turn: int
    log: list[LogLine]
    log_from: int
    since: int  # the number of the first line of the log after the reader's last turn
    undo: UndoOffer


class Reason(Struct):
    """A failed check."""

    sentence: Words
    rule: str
    culprits: list[LogCard]


class IntentLine(Struct):
    """Something a seat might want to do; without reasons it can be done now."""

    action: Words
    ok: bool
    reasons: list[Reason]


class Because(FromServer, tag="because"):
    """The answer to `why`."""

    seat: int
    card: int | None
    intents: list[IntentLine]


class Inspected(FromServer, tag="inspected"):
    """The answer to `inspect`."""

    seat: int
    card: int
    lines: dict[str, list[str]]  # by language


class SaidMessage(FromServer, tag="said"):
    """Chat."""

    seq: int
    line: ChatLine


class UndoRequested(FromServer, tag="undo_request"):
    """Somebody wants to take something back; None: nothing is asked any more."""

    seq: int
    request: UndoLine | None
    allowed: bool | None = None  # how the last request ended


class Accepted(FromServer, tag="accepted"):
    """What was asked for is stored for good."""

    seq: int


class Refused(FromServer, tag="refused"):
    """Nothing has changed; the reason."""

    code: str
    message: Words


class Gone(FromServer, tag="gone"):
    """The table was taken down."""


class Pong(FromServer, tag="pong"):
    """The answer to `ping`."""


ServerMessage = (
    TableMessage
    | StateMessage
    | Because
    | Inspected
    | SaidMessage
    | UndoRequested
    | Accepted
    | Refused
    | Gone
    | Pong
)
