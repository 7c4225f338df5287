"""Options as numbers, and questions."""

from hypothesis import given
from hypothesis import strategies as st

from runestack.kernel.decision import (
    OPERANDS,
    Question,
    option,
    option_first,
    option_kind,
    option_second,
    question_of,
)
from runestack.kernel.frame import NOTHING, UNANSWERED
from tests.kernel.looking_inside import attributes

KINDS = st.integers(min_value=0, max_value=2**20)
OPERAND = st.integers(min_value=0, max_value=OPERANDS - 1)


@given(KINDS, OPERAND, OPERAND)
def test_an_option_keeps_its_kind_and_operands(kind: int, first: int, second: int) -> None:
    code = option(kind, first, second)
    assert (option_kind(code), option_first(code), option_second(code)) == (kind, first, second)


@given(st.tuples(KINDS, OPERAND, OPERAND), st.tuples(KINDS, OPERAND, OPERAND))
def test_different_options_have_different_numbers_in_the_same_order(
    one: tuple[int, int, int], other: tuple[int, int, int]
) -> None:
    assert (option(*one) < option(*other)) == (one < other)
    assert (option(*one) == option(*other)) == (one == other)


def test_a_new_question_is_unanswered() -> None:
    assert Question(0, 1, [5], NOTHING, 0).answer == UNANSWERED


def test_a_copied_question_has_every_attribute_and_an_answer_of_its_own() -> None:
    question = Question(1, 2, [3, 4, 5], 6, 7)
    question.answer = 4
    copied = question.copy()
    assert attributes(copied) == attributes(question)
    copied.answer = 5
    assert question.answer == 4


@given(
    st.lists(st.integers(min_value=-1, max_value=2**44), min_size=5, max_size=5),
    st.lists(st.integers(min_value=0, max_value=2**44)),
)
def test_a_question_as_numbers_round_trips(values: list[int], options: list[int]) -> None:
    seat, kind, card, number, answer = values
    question = Question(seat, kind, options, card, number)
    question.answer = answer
    assert attributes(question_of(question.numbers())) == attributes(question)
