"""The table of a scenario: its players and cards by name, their facts, and how the game goes on."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from runestack.games.staging import CardRef, SeatRef, Staging
from runestack.kernel.state import State
from runestack.testing.handles import CardHandle, Seat
from runestack.testing.report import ScenarioError, report
from runestack.testing.session import Session

AUTOMATIC_ANSWERS = 2_000  # more in a row is a scenario that runs in a circle


class Table:
    """A game in a described position."""

    def __init__(
        self, staging: Staging, seats: int, standing: Mapping[str, str], *, auto_pass: bool
    ) -> None:
        self.staging = staging
        self.seats = seats
        self.standing = dict(standing)
        self.auto_pass = auto_pass
        self.session = Session(staging, seats)
        self.settle()

    @property
    def state(self) -> State:
        """The state of the game."""
        return self.session.state

    # -- players, cards, facts -------------------------------------------------------------------

    @property
    def p1(self) -> Seat:
        """The first player."""
        return Seat(self, 0)

    @property
    def p2(self) -> Seat:
        """The second player."""
        return Seat(self, 1)

    @property
    def p3(self) -> Seat:
        """The third player."""
        return Seat(self, self.seat("p3"))

    @property
    def p4(self) -> Seat:
        """The fourth player."""
        return Seat(self, self.seat("p4"))

    def __getitem__(self, name: str) -> CardHandle:
        """A card by name: `Guard`, `Guard 2`, `p2 Guard`."""
        return self.card(name)

    def card(self, name: object) -> CardHandle:
        """A card by name. Of several copies that one player owns, the first is meant."""
        return CardHandle(self, self.copies(name)[0])

    def copies(self, name: object) -> list[int]:
        """All copies of a card that one player owns."""
        found = self.staging.named(self.state, name)
        if not found:
            raise self.failure(f"there is no card called {name!r}")
        if len({self.staging.owner(self.state, card) for card in found}) > 1:
            labels = ", ".join(self.staging.label(self.state, card) for card in found)
            raise self.failure(f"{name!r} may mean: {labels}")
        return found

    def __getattr__(self, fact: str) -> Any:
        facts = self.staging.game_facts
        if fact not in facts:
            raise AttributeError(f"a game has no {fact!r}; there are: {', '.join(facts)}")
        return self.wrap(facts[fact](self.state))

    def wrap(self, value: object) -> Any:
        """A fact as the scenario shows it: cards and players by handles."""
        if isinstance(value, CardRef):
            return CardHandle(self, int(value))
        if isinstance(value, SeatRef):
            return Seat(self, int(value))
        if isinstance(value, dict):
            return {key: self.wrap(item) for key, item in value.items()}
        return [self.wrap(item) for item in value] if isinstance(value, list) else value

    def seat(self, player: Seat | str) -> int:
        """The number of a player."""
        players = [f"p{number + 1}" for number in range(self.seats)]
        if str(player) not in players:
            raise self.failure(f"there is no {player}: the players are {', '.join(players)}")
        return players.index(str(player))

    @property
    def asked(self) -> list[Seat]:
        """The players who are asked now."""
        return [Seat(self, question.seat) for question in self.session.open_questions()]

    # -- going on --------------------------------------------------------------------------------

    def settle(self) -> None:
        """Answers what answers itself: windows that are passed, and questions with a standing answer."""
        for _ in range(AUTOMATIC_ANSWERS):
            if not self.answer_one():
                return
        raise self.failure("the game runs in a circle")

    def answer_one(self) -> bool:
        """One automatic answer; False if there is none."""
        for question in self.session.open_questions():
            code = self.staging.standing_answer(self.state, question, self.standing)
            if code is None and self.auto_pass:
                code = self.staging.passing(self.state, question)
            if code is not None:
                self.session.answer(question, code)
                return True
        return False

    def make_way(self, seat: int) -> None:
        """Before a player acts who is not asked: what others are only asked so that it can be looked at is answered."""
        while self.session.question(seat) is None and not self.session.went_by_itself(seat):
            question = self.session.formality()
            if question is None:
                return
            self.session.answer(question, question.options[0])
            self.settle()

    @contextmanager
    def windows(self) -> Iterator[None]:
        """Inside, every window for reactions must be answered. On leaving, windows are passed as before."""
        before = self.auto_pass
        self.auto_pass = False
        try:
            yield
        finally:
            self.auto_pass = before
        self.settle()

    def all_pass(self) -> None:
        """Everybody passes the open window, until it closes."""
        window = self.state.frames[-1] if self.state.frames else None
        passed = 0
        while self.state.frames and self.state.frames[-1] is window:
            asked = self.session.open_questions()
            code = self.staging.passing(self.state, asked[0]) if asked else None
            if code is None:
                break
            self.session.answer(asked[0], code)
            passed += 1
        if not passed:
            raise self.failure("no window is open")
        self.settle()

    both_pass = all_pass

    def failure(self, message: str) -> ScenarioError:
        """A failure with the prompt, the options and the position."""
        return report(self.session, self.staging, message)
