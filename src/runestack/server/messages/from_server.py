"""What the server says over the socket of a table."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from runestack.games.scenes import SceneKind
from runestack.games.view_types import GameView, QuestionView, Told
from runestack.server.messages.common import PassingMode, Rule, Seating, Status, UndoPolicy, Words


class SeatLine(Struct):
    """Who sits on a seat."""

    seat: int
    seating: Seating
    name: str
    agent: str
    present: bool
    taken: bool  # whether somebody sits there: a link of the host's no longer leads to it


class UndoLine(Struct):
    """What somebody wants to undo, and who still has to answer."""

    seat: int
    to: int
    choices: int  # how many choices would be undone
    seen: int  # how many hidden cards the asker has seen since
    random: bool  # whether lots were drawn since
    waits_for: list[int]
    may_block: list[int]  # seats that have denied often enough to refuse all that follows


class ChatLine(Struct):
    """Something that was said; with a note, something that the table tells. `choice`: how many were made before it."""

    seat: int
    name: str
    text: str
    note: Words | None
    number: int
    choice: int


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
    hints: bool  # whether everybody who sits here may ask for hints
    alone: bool  # whether one person plays, who may ask for hints anyway
    status: Status
    request: UndoLine | None
    watchers: int


class LogCard(Struct):
    """A card that a sentence names: its number in the game where it can be inspected, and its printed id."""

    n: int
    id: str
    name: Words


class SceneLine(Struct):
    """How something looks that a line of the log tells."""

    kind: SceneKind
    card: int | None  # who acts: is played or drawn, attacks, deals the damage, is paid for
    target: int | None  # the card to which it happens; null: to the seat of the line
    amount: int


class LogLine(Struct):
    """A sentence of the log, as its reader may know it."""

    number: int
    choice: int
    turn: int
    seat: int  # whose act it was, or to whom it happened; -1: nobody's
    sentence: Told
    rule: str
    cards: list[LogCard]
    aside: bool  # no event of the game: why something was passed for its reader
    scene: SceneLine | None


class Passed(Struct):
    """A window that was passed by rule: what was asked, and why."""

    prompt: Told
    mode: PassingMode | Rule


class PassingLine(Struct):
    """How a seat passes, and what was passed for it since it was last asked."""

    mode: PassingMode
    stops: list[str]
    passed: list[Passed]
    answers: dict[str, str]
    let_by: list[str]
    next_window: bool


class UndoOffer(Struct):
    """What can be undone: freely, by asking, or not at all (null)."""

    choice: Literal["free", "ask"] | None
    turn: Literal["free", "ask"] | None


class Onward(Struct):
    """What may be done once a seat has gone on: it can be answered at once, together with going on."""

    option: str  # that goes on
    question: str  # what the server calls what is asked then
    asked: QuestionView


class StateMessage(FromServer, tag="state"):
    """The game as one reader may know it."""

    seq: int
    seat: int
    view: GameView
    prompt: str | None
    window: bool  # whether what is asked is a window: its first option does nothing
    passing: PassingLine | None
    choices: int
    turn: int
    log: list[LogLine]
    log_from: int
    since: int  # the number of the first line of the log after the reader's last turn
    undo: UndoOffer
    onward: Onward | None = None


class Reason(Struct):
    """A failed check."""

    sentence: Told
    rule: str
    culprits: list[LogCard]


class IntentLine(Struct):
    """Something a seat might want to do; without reasons it can be done now."""

    action: Told
    ok: bool
    reasons: list[Reason]


class Lifted(FromServer, tag="lifted"):
    """Nothing was done yet: what a choice asks next, and the table as it would be by then. Only to who has chosen."""

    seat: int
    prompt: str
    steps: int  # how many answers the choice has so far
    question: str  # what the server calls what is asked then
    view: GameView


class Because(FromServer, tag="because"):
    """The answer to `why`."""

    seat: int
    card: int | None
    intents: list[IntentLine]


class HintMessage(FromServer, tag="hint"):
    """The answer to `hint`: the option that is thought best, and why; first what to do, then the figures."""

    seat: int
    prompt: str
    option: str
    lines: list[Told]


class Lines(Struct):
    """Lines of text in both languages."""

    en: list[str]
    de: list[str]


class Inspected(FromServer, tag="inspected"):
    """The answer to `inspect`."""

    seat: int
    card: int
    lines: Lines


class ChatMessage(FromServer, tag="chat"):
    """What was said so far, for who has just come."""

    lines: list[ChatLine]


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
    | Lifted
    | Because
    | HintMessage
    | Inspected
    | ChatMessage
    | SaidMessage
    | UndoRequested
    | Accepted
    | Refused
    | Gone
    | Pong
)
