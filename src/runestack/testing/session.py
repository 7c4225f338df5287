"""A game under test: its state, everything that has happened in it, and the open questions."""

from __future__ import annotations

from runestack.games.base import Game
from runestack.games.giving_up import answer_for_those_who_gave_up
from runestack.games.wording import SPECTATOR
from runestack.kernel.decision import Question
from runestack.kernel.driver import answer, question_for, run
from runestack.kernel.events import Event, Journal
from runestack.kernel.frame import UNANSWERED
from runestack.kernel.state import State


class Session:
    """Runs a game and keeps its events and its log."""

    def __init__(self, game: Game, state: State, seats: int) -> None:
        self.game = game
        self.state = state
        self.seats = seats
        self.journal = Journal()
        self.events: list[Event] = []
        self.logs: dict[int, list[str]] = {seat: [] for seat in range(SPECTATOR, seats)}
        self.state.journal = self.journal
        run(state)
        self.note()

    def open_questions(self) -> list[Question]:
        """The questions that wait for an answer."""
        return [question for question in self.state.asking if question.answer == UNANSWERED]

    def question(self, seat: int) -> Question | None:
        """The open question of a seat."""
        return question_for(self.state, seat)

    def answer(self, question: Question, code: int) -> None:
        """Takes an answer and runs on."""
        answer(self.state, question, question.options.index(code))
        answer_for_those_who_gave_up(self.game, self.state)
        self.note()

    def concede(self, seat: int) -> None:
        """A seat gives up."""
        self.game.concede(self.state, seat)
        answer_for_those_who_gave_up(self.game, self.state)
        self.note()

    def note(self) -> None:
        """Keeps the events since the last answer, and their sentences for every reader."""
        for event in self.journal.events:
            for seat, lines in self.logs.items():
                sentence = self.game.event_sentence(self.state, event, seat, "en")
                if sentence is not None:
                    lines.append(sentence)
        self.events += self.journal.events
        self.journal.events.clear()

    def sentences(self, question: Question) -> list[tuple[int, str, str]]:
        """The options of a question: number, id and sentence."""
        game, state = self.game, self.state
        said = game.option_sentences(state, question, "en")
        names = [game.option_id(state, code) for code in question.options]
        return list(zip(question.options, names, said, strict=True))
