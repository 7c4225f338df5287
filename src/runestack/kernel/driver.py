"""The driver: runs steps until somebody is asked or the game is over."""

from __future__ import annotations

from typing import Final

from runestack.kernel.decision import ALL_SEATS, ANY_SEAT, ONE_SEAT, Question
from runestack.kernel.frame import NOTHING, UNANSWERED, Frame
from runestack.kernel.procedure import STEPS
from runestack.kernel.state import State

# No chain of forced steps in any game comes near this; one that does will never end by itself.
FORCED_STEPS: Final = 200_000


def run(s: State) -> None:
    """Carries out steps until a decision is open or the game is over."""
    frames = s.frames
    asking = s.asking
    left = FORCED_STEPS
    while frames and not asking:
        f = frames[-1]
        steps = STEPS[f.procedure]
        if f.step >= len(steps):
            frames.pop()
            continue
        step = steps[f.step]
        f.step += 1
        step(s, f)
        left -= 1
        if left == 0:
            s.endless()
            return


def ask(
    s: State,
    f: Frame,
    seat: int,
    kind: int,
    options: list[int],
    card: int = NOTHING,
    number: int = 0,
) -> None:
    """Asks one seat; the next step of the frame finds the answer in `f.answer`.

    One option is not asked, unless the match wants that kind of question to be asked anyway (`manners`).
    """
    if len(options) == 1 and not asked_anyway(s, kind):
        f.answer = options[0]
        f.answered_by = seat
        pass_over(s, 1 << seat)
        return
    if not options:
        message = f"seat {seat} was asked a question of kind {kind} without an option"
        raise RuntimeError(message)
    s.asking.append(Question(seat, kind, options, card, number))
    s.asking_mode = ONE_SEAT


def ask_several(s: State, f: Frame, mode: int, questions: list[Question]) -> None:
    """Asks several seats at once (`ANY_SEAT`: the first answer goes on; `ALL_SEATS`: all must answer).

    With `ALL_SEATS` the next step finds the answers in `f.items`, in the order of the questions.
    """
    for question in questions:
        if not question.options:
            message = f"seat {question.seat} was asked a question of kind {question.kind} without an option"
            raise RuntimeError(message)
        if mode == ALL_SEATS and answers_itself(s, question):
            question.answer = question.options[0]
            pass_over(s, 1 << question.seat)
    if mode == ANY_SEAT and len(questions) == 1 and answers_itself(s, questions[0]):
        f.answer = questions[0].options[0]
        f.answered_by = questions[0].seat
        pass_over(s, 1 << questions[0].seat)
        return
    s.asking.extend(questions)
    s.asking_mode = mode
    if mode == ALL_SEATS:
        close_if_answered(s, f)


def asked_anyway(s: State, kind: int) -> bool:
    """Whether the match wants a kind of question to be asked even with one option."""
    return s.manners is not None and kind in s.manners.asked_anyway


def answers_itself(s: State, question: Question) -> bool:
    """Whether a question leaves no choice and need not be asked."""
    return len(question.options) == 1 and not asked_anyway(s, question.kind)


def pass_over(s: State, seats: int) -> None:
    """Notes for the match that seats, as bits, were not asked because they had one option."""
    if s.manners is not None:
        s.manners.passed_over |= seats


def question_for(s: State, seat: int) -> Question | None:
    """The open question of a seat, or None."""
    for question in s.asking:
        if question.seat == seat and question.answer == UNANSWERED:
            return question
    return None


def answer(s: State, question: Question, index: int) -> None:
    """Takes an answer and runs on."""
    f = s.frames[-1]
    chosen = question.options[index]
    if s.manners is not None:
        s.manners.passed_over = 0
    if s.asking_mode == ALL_SEATS:
        question.answer = chosen
        close_if_answered(s, f)
    else:
        f.answer = chosen
        f.answered_by = question.seat
        if len(s.asking) == 1:
            s.asking.pop()
        else:
            s.asking.clear()
    run(s)


def close_if_answered(s: State, f: Frame) -> None:
    """With all answers in, the frame goes on."""
    for question in s.asking:
        if question.answer == UNANSWERED:
            return
    f.items = [question.answer for question in s.asking]
    s.asking.clear()


def awaited(s: State) -> list[Question]:
    """The open questions that the game waits for; those that can wait (`State.can_wait`) are left out."""
    return [
        question
        for question in s.asking
        if question.answer == UNANSWERED and not s.can_wait(question)
    ]


def awaited_seats(s: State) -> list[int]:
    """The seats that the game waits for."""
    return [question.seat for question in awaited(s)]


def open_seats(s: State) -> list[int]:
    """The seats that may answer now."""
    return [question.seat for question in s.asking if question.answer == UNANSWERED]
