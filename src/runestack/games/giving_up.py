"""Players who have given up while the game goes on: until that counts, their decisions are taken for them."""

from __future__ import annotations

from runestack.games.base import Game
from runestack.kernel.driver import answer, open_seats, pass_over, question_for
from runestack.kernel.state import State

QUIET = 0  # the first option of a question is the one that does least


def answer_for_those_who_gave_up(game: Game, state: State) -> None:
    """Answers until somebody is asked who plays on."""
    while True:
        gone = [seat for seat in open_seats(state) if game.has_conceded(state, seat)]
        question = question_for(state, gone[0]) if gone else None
        if question is None:
            return
        manners = state.manners
        passed_over = 0 if manners is None else manners.passed_over  # by what the others did
        answer(state, question, QUIET)
        pass_over(state, passed_over)
