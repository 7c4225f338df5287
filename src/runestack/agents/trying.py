"""Answers that a seat only tries, in a world that might be: the match itself stays as it is."""

from __future__ import annotations

from copy import copy

from runestack.agents.worlds import possible_world
from runestack.kernel.driver import answer, open_seats
from runestack.kernel.manners import Manners
from runestack.kernel.random import RandomStream
from runestack.play.match import Match, Question


class Trial:
    """A match as a seat may imagine it, and what becomes of it by the seat's answers."""

    def __init__(self, match: Match, seat: int, luck: int) -> None:
        self.seat = seat
        self.match = copy(match)
        world = possible_world(match.game, match.state, seat, RandomStream(luck))
        world.manners = Manners(match.manners.asked_anyway)
        self.match.state = world

    @property
    def question(self) -> Question | None:
        """What the seat is asked there."""
        return self.match.question_for(self.seat)

    def known(self) -> list[int]:
        """The cards that the seat knows."""
        game, world = self.match.game, self.match.state
        return [
            card for card in range(game.card_count(world)) if game.knows(world, self.seat, card)
        ]

    def tries(self, question: Question, index: int) -> bool:
        """Gives an answer; whether nobody else has a part in what it does, and nothing comes to light."""
        world = self.match.state
        lots, known = world.random[:], self.known()
        answer(world, question, index)
        if world.outcome is not None or open_seats(world) != [self.seat]:
            return False
        manners = world.manners
        others = 0 if manners is None else manners.passed_over & ~(1 << self.seat)
        return not others and lots == world.random and known == self.known()

    def weighs(self, question: Question) -> bool:
        """Whether the answer to a question matters."""
        return self.match.state.weighs(question)
