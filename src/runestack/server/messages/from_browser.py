"""What a browser says over the socket of a table."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from runestack.server.messages.common import Card, Count, Further, PassingMode, Reader, Seat, Word


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
    times: Annotated[int, Meta(ge=1, le=99)] = 1  # again as often as the same is asked in a row
    then: Annotated[list[Further], Meta(max_length=12)] = []  # answers to what follows directly
    lift: bool = False  # not before everything is named that it asks for; answered by `lifted`


class Concede(FromBrowser, tag="concede"):
    """Gives up, at an own decision."""

    seat: Seat


class Undo(FromBrowser, tag="undo"):
    """Undoes the seat's last choice, its turn, or everything down to a number of choices."""

    seat: Seat
    what: Literal["choice", "turn", "to"] = "choice"
    to: Count = 0


class AnswerUndo(FromBrowser, tag="answer_undo"):
    """Allows or denies what somebody wants to undo; the player who asked withdraws the request by denying it."""

    seat: Seat
    allow: bool
    block: bool = False


class SetPassing(FromBrowser, tag="passing"):
    """How a seat passes windows, where it wants to be asked all the same, and what it answers beforehand."""

    seat: Seat
    mode: PassingMode
    stops: Annotated[list[Word], Meta(max_length=40)] = []  # `mine:main`, `theirs:end`
    answers: Annotated[dict[Word, Word], Meta(max_length=40)] = {}  # by habit: the option, or `ask`
    let_by: Annotated[
        list[Word], Meta(max_length=400)
    ] = []  # ids of cards whose triggers are let by
    next_window: bool = False  # passes the next window, whatever it is


class Why(FromBrowser, tag="why"):
    """Why can't I? About a card, or what fits some words. Private; answered by `because`."""

    seat: Seat
    card: Card | None = None
    words: Word = ""
    lifted: Annotated[list[Word], Meta(max_length=12)] = []  # the options of a gesture so far


class Hint(FromBrowser, tag="hint"):
    """What would a good player do? About the open question of a seat. Private; answered by `hint` a little later."""

    seat: Seat
    prompt: Word


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
    Hello | Choose | Concede | Undo | AnswerUndo | SetPassing | Why | Hint | Inspect | Say | Ping
)
