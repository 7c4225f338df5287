"""What a match waits for. Its words are made when somebody reads them, and tell of the moment when it was asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from runestack.games.base import Game
from runestack.games.sentences import Sentence
from runestack.games.wording import Reader
from runestack.kernel.decision import Question
from runestack.kernel.driver import question_for
from runestack.kernel.state import State
from runestack.play.history import History


class Asking(Protocol):
    """A match, as a decision knows it."""

    game: Game
    state: State
    history: History
    language: str

    @property
    def names(self) -> Sequence[str]:
        """What the players are called."""


class Option:
    """One answer to a decision."""

    __slots__ = ("code", "decision", "index")

    def __init__(self, decision: Decision, index: int, code: int) -> None:
        self.decision = decision
        self.index = index
        self.code = code

    @property
    def id(self) -> str:
        """A short stable name, unique within its decision."""
        return self.decision.game.option_id(self.decision.state, self.code)

    @property
    def seat(self) -> int:
        """To whom it is offered."""
        return self.decision.seat

    @property
    def choice(self) -> int:
        """How many choices had been made when it was read."""
        return self.decision.count

    @property
    def sentence(self) -> Sentence:
        """What it does."""
        return self.decision.sentences[self.index]

    @property
    def cards(self) -> tuple[int, ...]:
        """The cards it touches."""
        return self.decision.game.option_cards(self.decision.state, self.code)

    def values(self) -> tuple[object, ...]:
        """Everything it tells."""
        return (
            self.id,
            self.index,
            self.seat,
            self.sentence,
            self.cards,
            self.code,
            self.choice,
        )

    def __eq__(self, other: object) -> bool:
        return self.values() == other.values() if isinstance(other, Option) else NotImplemented

    def __hash__(self) -> int:
        return hash(self.values())

    def __repr__(self) -> str:
        return f"<Option {self.index}: {self.id}, {str(self.sentence)!r}>"


class Decision:
    """What the game waits for: who may answer, what about, and the options."""

    __slots__ = (
        "count",
        "found_state",
        "game",
        "history",
        "language",
        "made_options",
        "match",
        "names",
        "seat",
        "seats",
        "told_sentences",
    )

    def __init__(self, match: Asking, seat: int, seats: tuple[int, ...]) -> None:
        self.match = match
        self.game = match.game
        self.history = match.history
        self.count = len(match.history.choices)
        self.seat = seat
        self.seats = seats
        self.language = match.language
        self.names = match.names
        self.found_state: State | None = None
        self.made_options: tuple[Option, ...] | None = None
        self.told_sentences: list[Sentence] | None = None

    @property
    def state(self) -> State:
        """The state in which it is asked: that of the match, or once the match has gone on, found again."""
        match, history = self.match, self.history
        if match.history is history and len(history.choices) == self.count:
            return match.state
        if self.found_state is None:
            self.found_state = history.at(self.count)
        return self.found_state

    @property
    def question(self) -> Question:
        """What is asked, as the engine knows it."""
        question = question_for(self.state, self.seat)
        assert question is not None
        return question

    @property
    def reader(self) -> Reader:
        """Who is asked."""
        return Reader(self.seat, self.language, self.names)

    @property
    def prompt(self) -> Sentence:
        """What is asked, in one sentence."""
        return self.game.prompt(self.state, self.question, self.reader)

    @property
    def options(self) -> tuple[Option, ...]:
        """The answers."""
        if self.made_options is None:
            codes = self.question.options
            self.made_options = tuple(
                [Option(self, index, code) for index, code in enumerate(codes)]
            )
        return self.made_options

    @property
    def sentences(self) -> list[Sentence]:
        """What the options do: they are told together, because none may read like another."""
        if self.told_sentences is None:
            self.told_sentences = self.game.option_sentences(self.state, self.question, self.reader)
        return self.told_sentences

    def values(self) -> tuple[object, ...]:
        """Everything it tells."""
        return (self.seats, self.seat, self.prompt, self.options)

    def __eq__(self, other: object) -> bool:
        return self.values() == other.values() if isinstance(other, Decision) else NotImplemented

    def __hash__(self) -> int:
        return hash(self.values())

    def __repr__(self) -> str:
        return f"<Decision of seat {self.seat}: {str(self.prompt)!r}, {len(self.options)} options>"
