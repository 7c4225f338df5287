"""What is answered for a seat without asking it: windows by its mode, and what it has decided beforehand.

Only the server decides this. A browser that answered by itself would need a moment for it, and others could tell from
that moment who was asked.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, field

from runestack.games.base import NO_CARD, Game
from runestack.games.windows import FIRST, Habit
from runestack.kernel.state import State
from runestack.play.match import Match, Question
from runestack.server.entries import BY_HAND, Chose
from runestack.server.messages.common import Further, PassingMode
from runestack.server.tables.passing import PASSED_FOR, is_stopped, passed_by, window

DO_NOTHING = 0  # the first option of a window

# Why something was answered for a seat, said before what it was about.
ANSWERED_FOR = {
    "let_by": (
        "Passed for you, because you let this trigger by:",
        "Für dich gepasst, weil du diesen Auslöser durchlässt:",
    ),
    "next": (
        "Passed for you, because you passed beforehand:",
        "Für dich gepasst, weil du vorab gepasst hast:",
    ),
    "usual": (
        "Answered for you as usual:",
        "Wie immer für dich beantwortet:",
    ),
}


@dataclass
class Repeat:
    """An answer that is given again, as often as the same is asked in a row."""

    kind: int  # of the question
    option: str
    left: int


@dataclass
class Beforehand:
    """What a seat has decided beforehand."""

    answers: dict[str, str] = field(default_factory=dict)  # by habit: the id of the option
    let_by: tuple[str, ...] = ()  # ids of cards whose triggers are not reacted to
    next_window: bool = False  # the next window is passed
    repeat: Repeat | None = None
    then: tuple[Further, ...] = ()  # the rest of a gesture


def habit_of(game: Game, question: Question) -> Habit | None:
    """The habit that a question is a case of."""
    return next((habit for habit in game.habits if habit.covers(question)), None)


def automatic(
    match: Match,
    seat: int,
    mode: PassingMode,
    stops: tuple[str, ...],
    before: Beforehand,
    *,
    asked_anew: bool,
) -> Chose | None:
    """The answer that is given for a seat, or None; after an undo it is asked, except for windows of its mode."""
    if not asked_anew:
        decided = decided_beforehand(match, seat, mode, stops, before)
        if decided is not None:
            return decided
    why = passed_by(match, seat, mode, stops)
    return None if why is None else Chose(seat, DO_NOTHING, why)


def decided_beforehand(
    match: Match, seat: int, mode: PassingMode, stops: tuple[str, ...], before: Beforehand
) -> Chose | None:
    """What a seat has decided about the open question; whoever is always asked has to have said so themselves."""
    found = further(match, match.question(seat), before.then)
    if found is not None:
        return found
    if window(match, seat) is not None:
        if before.next_window:
            return Chose(seat, DO_NOTHING, "next")
        return Chose(seat, DO_NOTHING, "let_by") if lets_by(match, seat, stops, before) else None
    question = match.question(seat)
    if habit_of(match.game, question) is not None:
        index = usual_index(match.game, match.state, question, mode, before)
        return None if index is None else Chose(seat, index, "usual")
    again = before.repeat
    return None if again is None else repeated(match, question, again)


def usual_index(
    game: Game, state: State, question: Question, mode: PassingMode, before: Beforehand
) -> int | None:
    """The place of the answer that a seat always gives, if it has one."""
    habit = habit_of(game, question)
    if habit is None:
        return None
    usual = "" if mode == "ask" else habit.usual
    wanted = before.answers.get(habit.id, usual)
    return 0 if wanted == FIRST else index_of(game, state, question, wanted)


def lets_by(match: Match, seat: int, stops: tuple[str, ...], before: Beforehand) -> bool:
    """Whether the window is about a trigger that the seat lets by; a stop on the phase wins."""
    card = match.game.next_trigger(match.state)
    if card == NO_CARD or is_stopped(match, seat, stops):
        return False
    return match.game.printed(match.state, card).id in before.let_by


def repeated(match: Match, question: Question, again: Repeat) -> Chose | None:
    """The same answer once more, if the same is asked."""
    index = index_of(match.game, match.state, question, again.option)
    if index is None or question.kind != again.kind:
        return None
    is_same = match.game.repeats(match.state, question, question.options[index]) == again.left
    return Chose(question.seat, index, "again") if is_same else None


def further(match: Match, question: Question, then: Sequence[Further]) -> Chose | None:
    """The next answer of a gesture, if exactly what it was meant for is asked."""
    if not then or key_of(match.game, match.state, question) != then[0].question:
        return None
    index = index_of(match.game, match.state, question, then[0].option)
    return None if index is None else Chose(question.seat, index, "then", then[0].times)


def key_of(game: Game, state: State, question: Question) -> str:
    """What a question is called: the same for the same question with the same options."""
    ids = [game.option_id(state, code) for code in question.options]
    text = repr((question.kind, question.card, question.number, ids))
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


def index_of(game: Game, state: State, question: Question, option: str) -> int | None:
    """The place of an option by its id, if it is offered."""
    ids = (game.option_id(state, code) for code in question.options)
    return next((index for index, one in enumerate(ids) if one == option), None)


def then_after(entry: Chose, before: Beforehand) -> tuple[Further, ...]:
    """What is left of a gesture once an entry is applied; what is answered as always does not end it."""
    if entry.rule == BY_HAND:
        return entry.then
    if entry.rule == "then":
        return before.then[1:]
    return () if entry.rule in PASSED_FOR else before.then


def repeat_after(match: Match, entry: Chose, before: Beforehand) -> Repeat | None:
    """What is left to repeat once an entry is applied; where a lost card goes may be asked in between."""
    question = match.question(entry.seat)
    if habit_of(match.game, question) is not None:
        return before.repeat
    if entry.rule == "again" and before.repeat is not None:
        option, left = before.repeat.option, before.repeat.left - 1
    elif entry.times == 1 or entry.index < 0:
        return None
    else:
        option = match.game.option_id(match.state, question.options[entry.index])
        left = entry.times - 1
    return Repeat(question.kind, option, left) if left > 0 else None
