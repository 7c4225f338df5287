"""The shapes of views that all games share.

A view is plain data: these types cost nothing when a game runs. mypy holds the functions that make views to them, tests
hold real views to their schema, and the page's TypeScript is made of that schema (`tools/page_types.py`).

`CardView`, `SeatView`, `OptionView`, `QuestionView` and `GameView` say what every game's have; a game's own types say
the rest.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

Kind = Literal["duel", "teams", "free_for_all", "cooperative", "solo"]
Verdict = Literal["won", "tie", "some_tied", "lost_together", "lost_alone", "nobody_won"]
Place = dict[str, int]  # `{"seat": 1, "spot": 2}`: what an option points at if there is no card


class Words(TypedDict):
    """What is said, in both languages."""

    en: str
    de: str


class PieceView(TypedDict):
    """A part of a sentence: words, or what a card is called, with its number."""

    text: str
    card: NotRequired[int]


class Told(TypedDict):
    """A sentence in pieces, in both languages."""

    en: list[PieceView]
    de: list[PieceView]


class HiddenCard(TypedDict):
    """A card whose face the reader does not know; its number would tell where it went."""

    hidden: Literal[True]


class CardView(TypedDict):
    """A card as the reader knows it. A hidden one has no number, nor has a printed one that lies in no zone."""

    n: NotRequired[int]
    id: NotRequired[str]
    name: NotRequired[Words]
    hidden: NotRequired[bool]


class OptionView(TypedDict):
    """An answer that can be given.

    `leads`: the cards that could be named after this announcement. `repeat`: how often it could be given in a row.
    `harms`: it turns something on the own side that nobody wants for it, such as damage.
    """

    index: int
    id: str
    sentence: Told
    cards: list[int]
    places: NotRequired[list[Place]]
    leads: NotRequired[list[int]]
    repeat: NotRequired[int]
    harms: NotRequired[bool]


class Asked(TypedDict):
    """What a seat is asked, without its options. `chosen`: the cards that it chose for the same purpose before.

    A quiet question is about nothing that others do to the seat; automatic passing need not show it.
    """

    prompt: Told
    card: int | None
    chosen: list[int]
    quiet: bool


class QuestionView(Asked):
    """What a seat is asked."""

    options: list[OptionView]


class SeatView(TypedDict):
    """A player's side of the table."""

    seat: int


class ResultView(TypedDict):
    """How the game ended.

    By seat: scores (1 won, 0 tied, -1 lost), ranks (from 1; shared places are equal) and points (empty if nothing is
    counted). `winners`, `losers` and `tied` are seats.
    """

    kind: Kind
    verdict: Verdict
    scores: list[int]
    ranks: list[int]
    points: list[int]
    winners: list[int]
    losers: list[int]
    tied: list[int]
    reason: Words
    rule: str


class TableView(TypedDict):
    """What every game's view has besides its seats and its question; `seat` -1: a spectator's."""

    game: str
    seat: int
    phase: str
    active: int
    first: int
    waiting_for: list[int]
    result: ResultView | None


class GameView(TableView):
    """What the shell of the page knows of a view; the rest is the game's own."""

    seats: list[SeatView]
    question: QuestionView | None


# a game's own have more
OPEN: tuple[type, ...] = (CardView, OptionView, QuestionView, SeatView, GameView)
