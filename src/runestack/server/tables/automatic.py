"""What is answered for a seat without asking it: windows by its mode, and what it has decided beforehand.

Only the server decides this. A browser that answered by itself would need a moment for it, and others could tell from
that moment who was asked.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from runestack.games.base import NO_CARD, Game
from runestack.games.windows import FIRST, Habit
from runestack.play.match import Match, Question
from runestack.server.entries import Chose
from runestack.server.messages.common import PassingMode, Rule
from runestack.server.tables.passing import is_stopped, passed_by, window

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
    if window(match, seat) is not None:
        if before.next_window:
            return Chose(seat, DO_NOTHING, "next")
        return Chose(seat, DO_NOTHING, "let_by") if lets_by(match, seat, stops, before) else None
    question = match.question(seat)
    habit = habit_of(match.game, question)
    if habit is not None:
        usual = "" if mode == "ask" else habit.usual
        return chosen(match, question, before.answers.get(habit.id, usual), "usual")
    again = before.repeat
    return None if again is None else repeated(match, question, again)


def lets_by(match: Match, seat: int, stops: tuple[str, ...], before: Beforehand) -> bool:
    """Whether the window is about a trigger that the seat lets by; a stop on the phase wins."""
    card = match.game.next_trigger(match.state)
    if card == NO_CARD or is_stopped(match, seat, stops):
        return False
    return match.game.printed(match.state, card).id in before.let_by


def repeated(match: Match, question: Question, again: Repeat) -> Chose | None:
    """The same answer once more, if the same is asked."""
    found = chosen(match, question, again.option, "again")
    if found is None or question.kind != again.kind:
        return None
    is_same = match.game.repeats(match.state, question, question.options[found.index]) == again.left
    return found if is_same else None


def chosen(match: Match, question: Question, option: str | None, rule: Rule) -> Chose | None:
    """An answer by the id of its option, if it is offered."""
    if option == FIRST:
        return Chose(question.seat, 0, rule)
    for index, code in enumerate(question.options):
        if match.game.option_id(match.state, code) == option:
            return Chose(question.seat, index, rule)
    return None


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
