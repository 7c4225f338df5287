"""The driver: steps, frames, and questions to one seat, any seat, all seats."""

import pytest

from runestack.kernel.decision import ALL_SEATS, ANY_SEAT, ONE_SEAT, Question
from runestack.kernel.driver import answer, ask, ask_several, open_seats, question_for, run
from runestack.kernel.frame import END, NOBODY, NOTHING, UNANSWERED, Frame
from runestack.kernel.lookahead import forget, open_question
from runestack.kernel.manners import Manners
from runestack.kernel.outcome import Outcome
from runestack.kernel.procedure import procedure
from runestack.kernel.random import RandomStream, streams
from runestack.kernel.state import Shape, State
from tests.kernel.little_game import little_game
from tests.kernel.looking_inside import plain

LOG = 0  # the column that steps write to
SHAPE = Shape("driver", ["log"], [], [], [], [], 0)


def new_state(number: int, seat: int = 0, count: int = 0) -> State:
    """A state with one frame, run to its first question."""
    state = State(SHAPE)
    state.start(1)
    frame = Frame(number, seat, NOTHING)
    frame.count = count
    state.push(frame)
    run(state)
    return state


def log_of(state: State) -> list[int]:
    return state.columns[LOG]


# -- procedures ------------------------------------------------------------------------------------


def note_1(s: State, f: Frame) -> None:
    s.columns[LOG].append(1)


def note_2(s: State, f: Frame) -> None:
    s.columns[LOG].append(2)


def push_notes(s: State, f: Frame) -> None:
    s.push(Frame(NOTES, f.seat, NOTHING))


def stop(s: State, f: Frame) -> None:
    f.step = END


def count_down(s: State, f: Frame) -> None:
    s.columns[LOG].append(f.count)
    f.count -= 1
    if f.count > 0:
        f.step = 0


def spin(s: State, f: Frame) -> None:
    f.step = 0


def win(s: State, f: Frame) -> None:
    s.finish(Outcome([1, -1], "won", "T-1"))


def ask_options(s: State, f: Frame) -> None:
    ask(s, f, f.seat, 3, list(range(10, 10 + f.count)), 8, 9)


def note_answer(s: State, f: Frame) -> None:
    s.columns[LOG].extend([f.answer, f.answered_by])


def ask_any(s: State, f: Frame) -> None:
    ask_several(
        s, f, ANY_SEAT, [Question(seat, 1, [20 + seat, 30 + seat], NOTHING, 0) for seat in range(3)]
    )


def ask_all(s: State, f: Frame) -> None:
    """Seat 1 has one option only."""
    options = [[20, 30], [21], [22, 32]]
    ask_several(
        s, f, ALL_SEATS, [Question(seat, 1, options[seat], NOTHING, 0) for seat in range(3)]
    )


def ask_all_forced(s: State, f: Frame) -> None:
    ask_several(s, f, ALL_SEATS, [Question(seat, 1, [40 + seat], NOTHING, 0) for seat in range(2)])


def note_items(s: State, f: Frame) -> None:
    s.columns[LOG].extend(f.items)


NOTES = procedure("test.driver.notes", [note_1, note_2])
NESTED = procedure("test.driver.nested", [note_2, push_notes, note_2])
STOPPING = procedure("test.driver.stopping", [note_1, stop, note_2])
COUNTING = procedure("test.driver.counting", [count_down, note_1])
SPINNING = procedure("test.driver.spinning", [spin])
WINNING = procedure("test.driver.winning", [push_notes, win, note_2])
ASKING = procedure("test.driver.asking", [ask_options, note_answer])
ANY = procedure("test.driver.any", [ask_any, note_answer])
ALL = procedure("test.driver.all", [ask_all, note_items])
FORCED = procedure("test.driver.forced", [ask_all_forced, note_items])
ABOVE_ASKING = procedure("test.driver.above_asking", [ask_options, push_notes, note_answer])


# -- steps and frames ------------------------------------------------------------------------------


def test_steps_run_in_order_and_the_frame_is_completed() -> None:
    state = new_state(NOTES)
    assert log_of(state) == [1, 2]
    assert state.frames == []


def test_a_pushed_frame_runs_to_its_end_before_the_next_step() -> None:
    assert log_of(new_state(NESTED)) == [2, 1, 2, 2]


def test_a_procedure_is_left_by_its_last_step() -> None:
    assert log_of(new_state(STOPPING)) == [1]


def test_a_loop_sets_its_step_back() -> None:
    assert log_of(new_state(COUNTING, count=3)) == [3, 2, 1, 1]


def test_nothing_is_carried_out_after_the_end_of_the_game() -> None:
    state = new_state(WINNING)
    assert log_of(state) == [1, 2]
    assert state.outcome is not None
    assert state.outcome.scores == [1, -1]
    assert state.frames == []


def test_an_endless_loop_is_the_games_affair() -> None:
    game = little_game()
    game.asking.clear()
    game.push(Frame(SPINNING, NOBODY, NOTHING))
    run(game)
    assert game.outcome is not None
    assert game.outcome.scores == [0, 0]


# -- one seat --------------------------------------------------------------------------------------


def test_one_option_is_not_asked() -> None:
    state = new_state(ASKING, seat=1, count=1)
    assert log_of(state) == [10, 1]
    assert state.asking == []


def test_one_option_is_asked_where_the_match_wants_it() -> None:
    state = State(SHAPE)
    state.start(1)
    state.manners = Manners([3])
    frame = Frame(ASKING, 0, NOTHING)
    frame.count = 1
    state.push(frame)
    run(state)
    assert open_seats(state) == [0]
    answer(state, state.asking[0], 0)
    assert log_of(state) == [10, 0]


def test_a_question_without_an_option_is_an_error() -> None:
    with pytest.raises(
        RuntimeError, match="seat 1 was asked a question of kind 3 without an option"
    ):
        new_state(ASKING, seat=1, count=0)


def test_the_game_waits_for_an_answer() -> None:
    state = new_state(ASKING, seat=1, count=2)
    assert log_of(state) == []
    assert state.asking_mode == ONE_SEAT
    assert plain(state.asking) == [[1, 3, 8, 9, UNANSWERED, 10, 11]]
    run(state)
    assert log_of(state) == []


def test_the_next_step_finds_the_answer() -> None:
    state = new_state(ASKING, seat=1, count=3)
    answer(state, state.asking[0], 2)
    assert log_of(state) == [12, 1]
    assert state.asking == []
    assert state.frames == []


def test_the_answer_stays_while_another_procedure_runs() -> None:
    state = new_state(ABOVE_ASKING, count=2)
    answer(state, state.asking[0], 1)
    assert log_of(state) == [1, 2, 11, 0]


def test_only_the_asked_seat_has_a_question() -> None:
    state = new_state(ASKING, seat=1, count=2)
    assert open_seats(state) == [1]
    assert question_for(state, 1) is state.asking[0]
    assert question_for(state, 0) is None


# -- any seat --------------------------------------------------------------------------------------


def test_any_seat_may_answer() -> None:
    state = new_state(ANY)
    assert state.asking_mode == ANY_SEAT
    assert open_seats(state) == [0, 1, 2]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_first_answer_goes_on_and_the_other_questions_go(seat: int) -> None:
    state = new_state(ANY)
    question = question_for(state, seat)
    assert question is not None
    answer(state, question, 1)
    assert log_of(state) == [30 + seat, seat]
    assert state.asking == []


# -- all seats -------------------------------------------------------------------------------------


def test_all_seats_must_answer_and_forced_answers_are_given() -> None:
    state = new_state(ALL)
    assert state.asking_mode == ALL_SEATS
    assert open_seats(state) == [0, 2]
    assert question_for(state, 1) is None


@pytest.mark.parametrize("order", [(0, 2), (2, 0)])
def test_answers_come_in_the_order_of_the_questions(order: tuple[int, int]) -> None:
    state = new_state(ALL)
    for place, seat in enumerate(order):
        assert log_of(state) == []
        question = question_for(state, seat)
        assert question is not None
        answer(state, question, place)
    answers = {order[0]: 20 + order[0], order[1]: 30 + order[1], 1: 21}
    assert log_of(state) == [answers[seat] for seat in range(3)]
    assert state.asking == []


def test_a_seat_that_has_answered_is_asked_no_more() -> None:
    state = new_state(ALL)
    answer(state, state.asking[0], 0)
    assert open_seats(state) == [2]
    assert question_for(state, 0) is None
    assert open_question(state).seat == 2


def test_nobody_is_asked_where_all_answers_are_forced() -> None:
    state = new_state(FORCED)
    assert log_of(state) == [40, 41]
    assert state.asking == []


def test_a_thought_forgets_secret_answers_of_others_but_keeps_forced_ones() -> None:
    state = new_state(ALL)
    state.random = streams(5, 2)
    answer(state, state.asking[0], 1)
    before = state.random[:]
    forget(state, 0, RandomStream(1))
    assert [question.answer for question in state.asking] == [30, 21, UNANSWERED]
    forget(state, 2, RandomStream(1))
    assert [question.answer for question in state.asking] == [UNANSWERED, 21, UNANSWERED]
    assert len(state.random) == len(before)
    assert state.random != before


def test_nobody_asked_is_an_error_for_who_looks_for_a_question() -> None:
    with pytest.raises(RuntimeError, match="nobody is asked"):
        open_question(new_state(NOTES))


@pytest.mark.parametrize("mode", [ANY_SEAT, ALL_SEATS])
def test_several_seats_are_asked_with_one_option_where_the_match_wants_it(mode: int) -> None:
    state = State(SHAPE)
    state.start(2)
    state.manners = Manners([3])
    frame = Frame(ASKING, 0, NOTHING)
    state.push(frame)
    questions = [Question(0, 3, [10], NOTHING, 0)]
    if mode == ALL_SEATS:
        questions.append(Question(1, 4, [11], NOTHING, 0))
    ask_several(state, frame, mode, questions)
    assert open_seats(state) == [0]
    assert state.manners.passed_over == (0b10 if mode == ALL_SEATS else 0)
