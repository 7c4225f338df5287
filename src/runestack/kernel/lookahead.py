"""Looking one action ahead: what each answer to a question leads to.

Every option is tried on a copy. What the seat has begun with it is carried through: the questions that belong to it
(which card, which target) are weighed in their turn, up to a bound; everybody else, and the seat itself where it is
free to act, gives the quiet answer, option 0. At the game's horizon (the end of the turn, say) the worth is read.
All options are read at the same horizon, so that doing nothing is compared fairly with doing something.
"""

from __future__ import annotations

from typing import Final

from runestack.kernel.decision import ALL_SEATS, Question
from runestack.kernel.driver import answer
from runestack.kernel.frame import UNANSWERED
from runestack.kernel.random import Dice, streams
from runestack.kernel.state import State

DEPTH: Final = 4  # how many questions of an action are weighed one inside the other
LEAVES: Final = 48  # how many ends of lines are read for one option
ANSWERS: Final = 400  # how many answers a line may take; then it is read where it stands
LONGER: Final = 1e-7  # what each further answer counts against a line: nothing is done for nothing
SAME: Final = 1e-12
# more than the longest line costs: what differs less from doing nothing does nothing
IDLE: Final = 1e-5
UNREAD: Final = -1000.0


class Line:
    """One way in which an action may go on: a state, and the answers that the seat gave on the way."""

    __slots__ = ("answers", "left", "questions", "state")

    def __init__(
        self, state: State, questions: list[Question], answers: list[int], left: int
    ) -> None:
        self.state: State = state
        self.questions: list[Question] = (
            questions  # those that were weighed, the first one included
        )
        self.answers: list[int] = answers
        self.left: int = left  # how many answers it may still take


class Plan:
    """What to answer now, and to the questions that follow from it."""

    __slots__ = ("answers", "questions", "value")

    def __init__(self, questions: list[Question], answers: list[int], value: float) -> None:
        self.questions: list[Question] = questions
        self.answers: list[int] = answers
        self.value: float = value


def forget(s: State, seat: int, dice: Dice) -> None:
    """Takes from a copy what no seat may look at: the random streams, and answers that others gave in secret.

    What is kept is treated alike, in copies: a thought may go back to it.
    """
    forget_now(s, seat, dice)
    if s.kept:
        kept: list[State] = []
        for state in s.kept:
            copy = state.clone()
            forget_now(copy, seat, dice)
            kept.append(copy)
        s.kept = kept


def forget_now(s: State, seat: int, dice: Dice) -> None:
    """The same for one state, without what it keeps."""
    s.random = streams(dice.below(2147483000), len(s.random) // 2)
    if s.asking_mode == ALL_SEATS:
        for question in s.asking:
            if question.seat != seat and len(question.options) > 1:
                question.answer = UNANSWERED


def open_question(s: State) -> Question:
    """The first question that waits for an answer."""
    for question in s.asking:
        if question.answer == UNANSWERED:
            return question
    message = "nobody is asked"
    raise RuntimeError(message)


def question_of_seat(s: State, seat: int) -> Question:
    """The open question of a seat."""
    for question in s.asking:
        if question.answer == UNANSWERED and question.seat == seat:
            return question
    message = f"seat {seat} is not asked"
    raise RuntimeError(message)


def best_plan(s: State, question: Question, dice: Dice, restless: float) -> Plan:
    """The best answer to an open question of `s`, a state that the seat may think of; ties by dice.

    `restless` counts against the quiet answer where the seat is free to act, and against lines that come to the same:
    an action that is begun and given up.
    """
    free = not s.weighs(question)
    quiet = follow(s, question, 0, UNREAD, 0.0)
    idle = quiet.value if free else UNREAD
    found: list[Plan] = []
    for index in range(len(question.options)):
        plan = follow(s, question, index, idle, restless) if index > 0 else quiet
        if free and index == 0:
            plan.value -= restless
        if not found or plan.value > found[0].value + SAME:
            found = [plan]
        elif plan.value >= found[0].value - SAME:
            found.append(plan)
    return found[dice.below(len(found))] if len(found) > 1 else found[0]


def follow(s: State, question: Question, index: int, idle: float, restless: float) -> Plan:
    """The best way in which an action may go on that begins with one answer.

    `restless` counts against ways that are worth no more and no less than `idle`.
    """
    seat = question.seat
    here = s.horizon()
    free = not s.weighs(question)
    best = Plan([question], [index], UNREAD)
    lines = [Line(s.clone(), [question], [index], ANSWERS)]
    answer(lines[0].state, question_of_seat(lines[0].state, seat), index)
    leaves = 0
    while lines:
        line = lines.pop()
        asked = carry_on(line, seat, here)
        if asked is not None and len(line.answers) < DEPTH and leaves + len(lines) < LEAVES:
            branch(line, asked, lines)
            continue
        if asked is not None:  # no room left to weigh it: the first answer, and on
            answer(line.state, asked, 0)
            lines.append(line)
            line.left -= 1
            continue
        leaves += 1
        value = read(line.state, seat) - LONGER * cost_of(line, free)
        if abs(value - idle) < IDLE:
            value -= restless
        if value > best.value:
            best = Plan(line.questions, line.answers, value)
    return best


def cost_of(line: Line, free: bool) -> int:
    """How much is done: further answers, and the first one where the seat was free to do nothing."""
    further = len(line.answers) - 1
    return further + 1 if free and line.answers[0] > 0 else further


def carry_on(line: Line, seat: int, here: int) -> Question | None:
    """Gives quiet answers up to the next question that the seat has to weigh; None at the horizon."""
    s = line.state
    while s.asking and line.left > 0 and s.horizon() == here:
        question = open_question(s)
        if question.seat == seat and s.weighs(question):
            return question
        answer(s, question, 0)
        line.left -= 1
    return None


def branch(line: Line, question: Question, lines: list[Line]) -> None:
    """A line for each option of a question; the first option comes first."""
    for index in range(len(question.options) - 1, -1, -1):
        state = line.state.clone() if index > 0 else line.state
        asked = question_of_seat(state, question.seat)
        further = Line(state, [*line.questions, asked], [*line.answers, index], line.left - 1)
        answer(state, asked, index)
        lines.append(further)


def read(s: State, seat: int) -> float:
    """How a line ends for the seat."""
    if s.scores:
        score = s.scores[seat]
        return 1.0 if score > 0 else -1.0 if score < 0 else 0.0
    return s.worth(seat)


def fits_plan(plan: Plan, place: int, question: Question) -> bool:
    """Whether a question is the one that a plan expects at a place."""
    if place >= len(plan.questions):
        return False
    expected = plan.questions[place]
    return (
        expected.seat == question.seat
        and expected.kind == question.kind
        and expected.card == question.card
        and expected.number == question.number
        and expected.options == question.options
    )
