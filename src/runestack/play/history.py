"""The choices of a match, in their order, and every state that they have led to.

A game is its setup, its seed and its choices: a state of the past is found by playing the choices again, from a copy
that was kept not long before.
"""

from __future__ import annotations

from array import array
from functools import lru_cache

from runestack.games.base import Game
from runestack.games.giving_up import answer_for_those_who_gave_up
from runestack.kernel.decision import Question
from runestack.kernel.driver import answer, question_for
from runestack.kernel.manners import Manners
from runestack.kernel.state import State
from runestack.play.packing import packed, unpacked

CONCEDED = -1  # as a stored choice
STRIDE = 32  # choices between two kept states: copying costs little then, and playing again no more than a moment
RECENT = 1  # kept states of the last choices, where somebody may go back
SELDOM = 8  # of the others so many become one: hardly anybody goes back there


@lru_cache(4096)
def choice_of(seat: int, index: int) -> tuple[int, int]:
    """A choice: one object for all that are the same, of which a server would hold a million."""
    return seat, index


class History:
    """What was chosen, with the turns it belongs to. Its past is never changed: taking back makes another history."""

    def __init__(
        self, game: Game, state: State, seats: int, stride: int, asked_anyway: list[int]
    ) -> None:
        self.game = game
        self.stride = stride
        self.asked_anyway = asked_anyway  # kinds of questions that are asked even with one option
        self.choices: list[tuple[int, int]] = []  # seat and index of the option, or CONCEDED
        # by how many choices had been made; all but the last one are packed
        self.kept: dict[int, State | bytes] = {0: state.clone()}
        self.turns = array("i", [0])  # the number of the turn, by how many choices had been made
        self.active = array("b", [game.active_seat(state)])  # whose turn it was then, or -1
        self.round: int = game.round(state)  # of the last of these states
        self.given_up = False  # whether anybody has
        # by seat: how many choices had been made when its open question was put; others may have acted since
        self.asked_since = [0] * seats
        self.asked_besides: list[Question] = []  # the other questions of the last decision

    def add(self, state: State, seat: int, index: int) -> None:
        """A choice that is about to be made in a state."""
        count = len(self.choices)
        if count % self.stride == 0 and count:
            self.keep(count, state)
        self.choices.append(choice_of(seat, index))
        asking = state.asking
        self.asked_besides = [one for one in asking if one.seat != seat] if len(asking) > 1 else []
        if index == CONCEDED:
            self.given_up = True

    def keep(self, count: int, state: State) -> None:
        """Keeps a copy of a state, and of the old ones fewer."""
        seldom, recent = SELDOM * self.stride, count - RECENT * self.stride
        self.kept = {
            place: one if isinstance(one, bytes) else packed(one.dump())
            for place, one in self.kept.items()
            if place % seldom == 0 or place > recent
        }
        self.kept[count] = state.clone()

    def note(self, state: State) -> None:
        """The state that the last choice has led to."""
        game, turn = self.game, self.turns[-1]
        now, seat = game.round(state), game.active_seat(state)
        self.turns.append(turn if (now, seat) == (self.round, self.active[-1]) else turn + 1)
        self.active.append(seat)
        self.round = now
        self.note_questions(state.asking)

    def note_questions(self, asking: list[Question]) -> None:
        """A question is put anew, unless its seat was asked the same already while somebody else acted."""
        count, before = len(self.choices), self.asked_besides
        for question in asking:
            if not (before and any(one.same_as(question) for one in before)):
                self.asked_since[question.seat] = count

    def at(self, count: int) -> State:
        """The state after so many choices: a copy, in which nothing is recorded."""
        nearest = max(place for place in self.kept if place <= count)
        found = self.kept[nearest]
        state = self.copy_of(self.game.load(unpacked(found)) if isinstance(found, bytes) else found)
        self.play_on(state, nearest, count)
        return state

    def copy_of(self, state: State) -> State:
        """A copy in which is asked what the match asks."""
        copy: State = state.clone()
        copy.manners = Manners(self.asked_anyway)
        return copy

    def play_on(self, state: State, first: int, count: int) -> None:
        """Takes a state from so many choices to so many."""
        for seat, index in self.choices[first:count]:
            carry_out(self.game, state, seat, index, given_up=self.given_up)

    def until(self, count: int, state: State) -> History:
        """The history of the first so many choices, which have led to this state."""
        other = History.__new__(History)
        other.game = self.game
        other.stride = self.stride
        other.asked_anyway = self.asked_anyway
        other.choices = self.choices[:count]
        # what was kept is never changed; that of the next choice will be kept when it is made
        other.kept = {place: one for place, one in self.kept.items() if place < max(count, 1)}
        other.turns = self.turns[: count + 1]
        other.active = self.active[: count + 1]
        other.round = self.game.round(state)
        other.given_up = any(index == CONCEDED for _, index in other.choices)
        is_now = count == len(self.choices)
        other.asked_since = self.asked_since[:] if is_now else [count] * len(self.asked_since)
        other.asked_besides = []
        return other


def carry_out(game: Game, state: State, seat: int, index: int, *, given_up: bool) -> None:
    """A choice; who has given up is answered for until that counts."""
    if index == CONCEDED:
        game.concede(state, seat)
    else:
        question = question_for(state, seat)
        assert question is not None
        answer(state, question, index)
    if given_up:
        answer_for_those_who_gave_up(game, state)
