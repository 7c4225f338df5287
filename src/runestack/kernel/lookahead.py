"""Looking one action ahead: what each answer to a question leads to.

Every option is tried on a copy. What the seat has begun with it is carried through: the questions that belong to it
(which card, which target) are weighed in their turn, up to a bound; everybody else, and the seat itself where it is
free to act, gives its usual answer (`State.usual_answer`), mostly the quiet one, option 0. At the game's horizon (the
end of the turn, say) the worth is read. All options are read at the same horizon, so that doing nothing is compared
fairly with doing something. A game may have the worth read earlier, where the seat is free again
(`State.reads_when_free`); then doing nothing is worth what is now. It may end thoughts before the horizon
(`State.stretch`), and leave out of them what others do who act at the same time (`State.thinks_alone`).
"""

from __future__ import annotations

from typing import Final

from runestack.kernel.decision import ALL_SEATS, Question
from runestack.kernel.driver import answer
from runestack.kernel.frame import NOBODY, UNANSWERED
from runestack.kernel.random import RandomStream, streams
from runestack.kernel.state import State

LEAVES: Final = 48  # how many ends of lines are read for one option
LONGER: Final = 1e-7  # what each further answer counts against a line: nothing is done for nothing
SAME: Final = 1e-12
# more than the longest line costs: what differs less from doing nothing does nothing
IDLE: Final = 1e-5
UNREAD: Final = -1000.0
NOTHING_LEFT_OUT: Final[list[int]] = []


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


def forget(s: State, seat: int, chance: RandomStream) -> None:
    """Takes from a copy what no seat may look at: the random streams, and answers that others gave in secret.

    What is kept is treated alike, in copies: a thought may go back to it.
    """
    forget_now(s, seat, chance)
    if s.kept:
        kept: list[State] = []
        for state in s.kept:
            copy = state.clone()
            forget_now(copy, seat, chance)
            kept.append(copy)
        s.kept = kept


def forget_now(s: State, seat: int, chance: RandomStream) -> None:
    """The same for one state, without what it keeps."""
    s.random = streams(chance.below(2147483000), len(s.random) // 2)
    if s.asking_mode == ALL_SEATS:
        for question in s.asking:
            if question.seat != seat and len(question.options) > 1:
                question.answer = UNANSWERED


def open_question(s: State) -> Question:
    """The first question that waits for an answer."""
    for question in s.asking:
        if question.answer == UNANSWERED and not s.can_wait(question):
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


def best_plan(
    s: State,
    question: Question,
    chance: RandomStream,
    restless: float,
) -> Plan:
    """The best answer to an open question of `s`, a state that the seat may think of; ties by chance.

    `restless` counts against the quiet answer where the seat is free to act, and against lines that come to the same:
    an action that is begun and given up.
    """
    return best_of(every_plan(s, question, chance, restless), chance)


def best_of(plans: list[Plan], chance: RandomStream) -> Plan:
    """The plan that is worth most; ties by chance."""
    found: list[Plan] = []
    for plan in plans:
        if not found or plan.value > found[0].value + SAME:
            found = [plan]
        elif plan.value >= found[0].value - SAME:
            found.append(plan)
    return found[chance.below(len(found))] if len(found) > 1 else found[0]


def every_plan(
    s: State,
    question: Question,
    chance: RandomStream,
    restless: float,
    without: list[int] = NOTHING_LEFT_OUT,
    *,
    quietly: bool = False,
) -> list[Plan]:
    """What each option of an open question leads to, in their order; the usual answer alone where habit answers.

    The options in `without` are not looked at, except for the first one. `quietly`, windows to react in pass unasked on
    the way: that is cheaper, and everybody would pass there anyway.
    """
    if s.answers_by_habit(question):
        return [Plan([question], [s.usual_answer(question)], UNREAD)]
    free = not s.weighs(question)
    quiet = first_option(s, question, quietly=quietly)
    idle = quiet.value if free else UNREAD
    if free:
        quiet.value -= restless
    found = [quiet]
    for index in range(1, len(question.options)):
        if question.options[index] not in without and not s.takes_back(question, index):
            found.append(tried(s, question, index, idle, restless, chance, quietly=quietly))
    return found


def first_option(s: State, question: Question, *, quietly: bool = False) -> Plan:
    """What comes of the first option: the quiet one, where the seat is free to act."""
    if s.reads_when_free() and not s.weighs(question):
        return Plan([question], [0], read(s, question.seat))
    return follow(s, question, 0, UNREAD, 0.0, quietly=quietly)


def tried(
    s: State,
    question: Question,
    index: int,
    idle: float,
    restless: float,
    chance: RandomStream,
    *,
    quietly: bool,
) -> Plan:
    """The best way to go on with one answer; where much depends on luck, with the average worth of several tries."""
    plan = follow(s, question, index, idle, restless, quietly=quietly)
    number = s.tries(question, index)
    total = plan.value
    for _ in range(number - 1):
        other = s.clone()
        other.random = streams(chance.below(2147483000), len(s.random) // 2)
        asked = question_of_seat(other, question.seat)
        total += follow(other, asked, index, idle, restless, quietly=quietly).value
    plan.value = total / number
    return plan


def follow(
    s: State,
    question: Question,
    index: int,
    idle: float,
    restless: float,
    *,
    quietly: bool = False,
) -> Plan:
    """The best way in which an action may go on that begins with one answer.

    `restless` counts against ways that are worth no more and no less than `idle`.
    """
    seat = question.seat
    here = s.stretch()
    free = not s.weighs(question)
    depth = s.depth_of_thought()
    best = Plan([question], [index], UNREAD)
    lines = [Line(s.clone(), [question], [index], s.length_of_thought())]
    lines[0].state.nobody_reacts = quietly
    lines[0].state.one_by_one = True  # `carry_on` never looks at the others
    lines[0].state.thinker = seat if s.thinks_alone(seat) else NOBODY
    answer(lines[0].state, question_of_seat(lines[0].state, seat), index)
    leaves = 0
    while lines:
        line = lines.pop()
        asked = carry_on(line, seat, here)
        if asked is not None and len(line.answers) < depth and leaves + len(lines) < LEAVES:
            branch(line, asked, lines)
            continue
        if asked is not None:  # no room left to weigh it: the usual answer, and on
            answer(line.state, asked, line.state.usual_answer(asked))
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
    """Gives usual answers up to the next question that the seat has to weigh; None where the worth is read."""
    s = line.state
    while s.asking and line.left > 0 and s.stretch() == here:
        question = open_question(s)
        if question.seat == seat:
            if s.weighs(question):
                return question
            if s.reads_when_free():
                return None
        answer(s, question, s.usual_answer(question))
        line.left -= 1
    return None


def branch(line: Line, question: Question, lines: list[Line]) -> None:
    """A line for each option of a question; the first option comes first."""
    for index in range(len(question.options) - 1, -1, -1):
        if index > 0 and line.state.takes_back(question, index):
            continue
        state = line.state.clone() if index > 0 else line.state
        state.nobody_reacts = line.state.nobody_reacts
        state.one_by_one = True
        state.thinker = line.state.thinker
        asked = question_of_seat(state, question.seat)
        further = Line(state, [*line.questions, asked], [*line.answers, index], line.left - 1)
        answer(state, asked, index)
        lines.append(further)


def read(s: State, seat: int) -> float:
    """How a line ends for the seat."""
    if s.outcome is not None:
        return float(s.outcome.scores[seat])
    return s.worth(seat)


def fits_plan(plan: Plan, place: int, question: Question) -> bool:
    """Whether a question is the one that a plan expects at a place."""
    if place >= len(plan.questions):
        return False
    return plan.questions[place].same_as(question)
