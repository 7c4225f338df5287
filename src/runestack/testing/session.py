"""A game under test: its state, everything that has happened in it, what was paid, and the open questions."""

from __future__ import annotations

from typing import NamedTuple

from runestack.games.giving_up import answer_for_those_who_gave_up
from runestack.games.staging import Staging
from runestack.games.wording import SPECTATOR, Reader
from runestack.kernel.decision import Question, option_first
from runestack.kernel.driver import answer, question_for, run
from runestack.kernel.events import Event, Journal
from runestack.kernel.frame import UNANSWERED


class Unasked(NamedTuple):
    """An answer that went by itself: whose, the option, its id and sentence."""

    seat: int
    code: int
    identity: str
    sentence: str


class Session:
    """Runs a game and keeps its events, its log and the cards given for costs.

    A payment without an alternative is asked for here (`Staging.payments`), so that it can be noted, and answered here;
    likewise the questions of `Staging.noted`.
    """

    def __init__(self, staging: Staging, seats: int) -> None:
        self.staging = staging
        self.game = staging.game
        self.state = staging.start
        self.seats = seats
        self.journal = Journal()
        self.events: list[Event] = []
        self.answered = 0  # how many events there were at the last answer
        self.paid: list[tuple[int, int]] = []  # who gave which card
        self.unasked: list[Unasked] = []  # what went by itself since the last answer
        self.logs: dict[int, list[str]] = {seat: [] for seat in range(SPECTATOR, seats)}
        self.state.journal = self.journal
        run(self.state)
        self.go_on()

    def open_questions(self) -> list[Question]:
        """The questions that wait for an answer."""
        return [question for question in self.state.asking if question.answer == UNANSWERED]

    def question(self, seat: int) -> Question | None:
        """The open question of a seat."""
        return question_for(self.state, seat)

    def answer(self, question: Question, code: int) -> None:
        """Takes an answer and runs on."""
        self.unasked.clear()
        self.answered = len(self.events)
        self.take(question, code)
        self.go_on()

    def take(self, question: Question, code: int) -> None:
        """Takes an answer, and notes the card if it is given for a cost."""
        if self.staging.is_payment(self.state, question):
            self.paid.append((question.seat, option_first(code)))
        answer(self.state, question, question.options.index(code))

    def go_on(self) -> None:
        """Whatever answers itself is answered, and what has happened is kept."""
        answer_for_those_who_gave_up(self.game, self.state)
        while (question := self.without_alternative()) is not None:
            self.unasked.append(Unasked(question.seat, *self.sentences(question)[0]))
            self.take(question, question.options[0])
            answer_for_those_who_gave_up(self.game, self.state)
        self.note()

    def without_alternative(self) -> Question | None:
        """An open question that is only asked so that its answer can be noted."""
        kinds = (*self.staging.payments, *self.staging.noted)
        asked = self.open_questions()
        return next((one for one in asked if one.kind in kinds and len(one.options) == 1), None)

    def formality(self) -> Question | None:
        """An open question that has one answer and gives way to the next player who acts (`Staging.formalities`)."""
        kinds = self.staging.formalities
        asked = self.open_questions()
        return next((one for one in asked if one.kind in kinds and len(one.options) == 1), None)

    def went_by_itself(self, seat: int) -> bool:
        """Whether an answer of a player has gone by itself that may still be named."""
        return any(one.seat == seat for one in self.unasked)

    def concede(self, seat: int) -> None:
        """A seat gives up."""
        self.game.concede(self.state, seat)
        self.go_on()

    def note(self) -> None:
        """Keeps the events since the last answer, and their sentences for every reader."""
        for event in self.journal.events:
            for seat, lines in self.logs.items():
                sentence = self.game.event_sentence(self.state, event, Reader(seat))
                if sentence is not None:
                    lines.append(sentence)
        self.events += self.journal.events
        self.journal.events.clear()

    def sentences(self, question: Question) -> list[tuple[int, str, str]]:
        """The options of a question: number, id and sentence."""
        game, state = self.game, self.state
        said = game.option_sentences(state, question, Reader(question.seat))
        names = [game.option_id(state, code) for code in question.options]
        return list(zip(question.options, names, said, strict=True))
