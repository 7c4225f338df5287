"""Gestures: what an answer would ask next, shown before it is given; all of it is given in one go.

A card is lifted, its targets are marked, and nothing is done before it is let go over one of them. What would be
asked is worked out in a world that might be as far as the seat knows, so that nothing hidden goes into it. It is shown
only if it could be taken back freely: no lot is drawn, the seat learns no card, nobody else is asked or passed over.
"""

from __future__ import annotations

from collections.abc import Sequence

from runestack.agents.trying import Trial
from runestack.games.base import NO_CARD
from runestack.games.view_types import GameView
from runestack.play.match import Match
from runestack.server.messages.from_browser import Choose
from runestack.server.messages.from_server import Lifted, Onward
from runestack.server.tables.automatic import Beforehand, index_of, key_of, usual_index
from runestack.server.tables.live import LiveTable
from runestack.server.tables.passing import is_stopped

MOST_STEPS = 12  # answers of a gesture
# what may be different in the view once a seat has gone on to what it may do next
ONWARD = frozenset(["phase", "question"])


class Hand(Trial):
    """A seat that tries the answers of a gesture, with those that it always gives."""

    def __init__(self, live: LiveTable, seat: int) -> None:
        match, one = live.playing(), live.seats[seat]
        # its luck does not depend on how much was answered for others by rule
        super().__init__(match, seat, live.visible(seat, len(match.choices)))
        self.before: Beforehand = one.before
        self.mode = one.mode
        self.touched: set[int] = set()  # cards that the gesture is about
        begun = match.question_for(seat)
        self.begun = None if begun is None else begun.kind

    def gives(self, option: str) -> bool:
        """Gives an answer; false: it is not offered, or not certain to lead where it seems to."""
        question = self.question
        index = None if question is None else index_of(self.match, question, option)
        if question is None or index is None:
            return False
        cards = self.match.game.option_cards(self.match.state, question.options[index])
        self.touched |= {question.card, *cards}
        return self.tries(question, index) and self.goes_on()

    def goes_on(self) -> bool:
        """Gives the usual answers that the seat is not asked for."""
        while (question := self.question) is not None:
            index = usual_index(self.match, question, self.mode, self.before)
            if index is None:
                return True
            if not self.tries(question, index):
                return False
        return False

    @property
    def is_about_it(self) -> bool:
        """Whether what is asked belongs to what was begun."""
        question = self.question
        if question is None or question.kind in self.match.game.windows:
            return False
        is_named = question.card != NO_CARD and question.card in self.touched
        is_next_of_row = question.kind == self.begun and question.kind in self.match.game.rows
        return (is_named or is_next_of_row) and self.weighs(question)


def lifted(live: LiveTable, message: Choose) -> Lifted | None:
    """What a seat would be asked next, if that belongs to the gesture and can be told."""
    match, seat = live.playing(), message.seat
    steps = [message.option, *(one.option for one in message.then)]
    if not message.lift or message.times > 1 or len(steps) > MOST_STEPS:
        return None
    if match.seats_asked != (seat,) or any(one.times > 1 for one in message.then):
        return None
    hand = Hand(live, seat)
    if not (all(hand.gives(step) for step in steps) and hand.is_about_it):
        return None
    asked = hand.question
    assert asked is not None
    return Lifted(
        seat=seat,
        prompt=message.prompt,
        steps=len(steps),
        question=key_of(hand.match, asked),
        view=match.view_of(hand.match.state, seat),
        ref=message.ref,
    )


def with_lifted(live: LiveTable, seat: int, options: Sequence[str]) -> Match:
    """The game as it would be after the answers of a gesture; as it is, where that cannot be told."""
    match = live.playing()
    if not options or match.seats_asked != (seat,):
        return match
    hand = Hand(live, seat)
    if not (all(hand.gives(option) for option in options) and hand.is_about_it):
        return match
    return hand.match


def onward(live: LiveTable, seat: int, view: GameView) -> Onward | None:
    """What a seat may do once it has gone on, if it is asked whether it does and going on changes nothing else."""
    match = live.playing()
    question = match.question_for(seat)
    options = () if question is None else question.options
    ids = [match.game.option_id(match.state, code) for code in options]
    option = next((one for one in ids if one in match.game.onward), None)
    one = live.seats[seat]
    if option is None or one.mode == "ask" or is_stopped(match, seat, one.stops):
        return None
    if match.seats_asked != (seat,) or live.undone_to == len(match.choices):
        return None
    hand = Hand(live, seat)
    asked = hand.question if hand.gives(option) else None
    if asked is None or asked.kind in match.game.windows:
        return None
    there = match.view_of(hand.match.state, seat)
    found = there["question"]
    if found is None or unlike(view, there):
        return None
    return Onward(option=option, question=key_of(hand.match, asked), asked=found)


def unlike(view: GameView, there: GameView) -> bool:
    """Whether more is different than what is asked."""
    return any(view.get(name) != there.get(name) for name in {*view, *there} - ONWARD)
