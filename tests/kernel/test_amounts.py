"""Numbers that are not printed: an X that is chosen, a die that is rolled, half of something."""

import pytest

from runestack.kernel import program as pr
from runestack.kernel.choices import ASK_NUMBER, CHOOSE_NUMBER
from runestack.kernel.decision import option
from runestack.kernel.driver import answer, run
from runestack.kernel.frame import NOTHING, Frame
from runestack.kernel.meaning import amount_of, price_of
from runestack.kernel.procedure import procedure
from runestack.kernel.random import below, streams
from runestack.kernel.state import Shape, State
from runestack.kernel.texts import TEXT_STEPS, prepare_text, push_choices

SIDES, STREAM = 6, 1


def begin(s: State, f: Frame) -> None:
    """What is chosen for an effect when it is used."""
    prepare_text(s, f)
    push_choices(s, f)


def rest(s: State, f: Frame) -> None:
    """Does nothing: the test looks at the frame here."""


TEXT = procedure("test.amounts.text", TEXT_STEPS)
USE = procedure("test.amounts.use", [begin, rest])


def in_register(place: int, divisor: int = 1) -> pr.Count:
    count = pr.Count(pr.COUNT_REGISTER)
    count.place = place
    count.divisor = divisor
    return count


def game(ability: pr.Ability) -> State:
    state = State(Shape("amounts", [], [], [], [], [], 0), [ability])
    state.random = streams(7, 2)
    return state


def reading(state: State, procedure_number: int) -> Frame:
    frame = Frame(procedure_number, 0, 0)
    frame.text = 0
    prepare_text(state, frame)
    state.push(frame)
    return frame


def choosing(most: int) -> pr.Ability:
    ability = pr.Ability(0)
    ability.registers = 1
    slot = pr.Slot(None, 0, 1, NOTHING, 0, 0)
    slot.most = most
    ability.slots.append(slot)
    return ability


@pytest.mark.parametrize(("number", "each", "divisor", "amount"), [
    (0, 1, 1, 5),
    (2, 3, 1, 17),
    (0, 1, 2, 2),
    (0, -1, 2, -2),
])  # fmt: skip
def test_an_amount_is_its_number_and_what_is_measured_with_halves_rounded_down(
    number: int, each: int, divisor: int, amount: int
) -> None:
    state = game(pr.Ability(0))
    frame = Frame(TEXT, 0, 0)
    frame.items = [5]
    instruction = pr.Instruction(pr.FLOW)
    instruction.number, instruction.each = number, each
    instruction.counted = in_register(0, divisor)
    assert amount_of(state, frame, instruction) == amount


def test_a_price_is_its_number_or_what_is_measured() -> None:
    state = game(pr.Ability(0))
    frame = Frame(TEXT, 0, 0)
    frame.items = [5]
    cost = pr.Cost(pr.PAY_RESOURCE, 3, 0, None)
    assert price_of(state, frame, cost) == 3
    cost.counted = in_register(0)
    assert price_of(state, frame, cost) == 5


def test_an_x_that_was_never_chosen_is_nothing() -> None:
    frame = Frame(TEXT, 0, 0)
    frame.items = [pr.UNCHOSEN]
    cost = pr.Cost(pr.PAY_RESOURCE, 0, 0, None)
    cost.counted = in_register(0)
    assert price_of(game(pr.Ability(0)), frame, cost) == 0


def test_a_text_rolls_a_die_with_its_stream_and_keeps_the_roll() -> None:
    ability = pr.Ability(0)
    ability.registers = 2
    for place in range(2):
        roll = pr.Instruction(pr.ROLL)
        roll.number, roll.word, roll.place = SIDES, STREAM, place
        ability.program.append(roll)
    state = game(ability)
    expected = streams(7, 2)
    rolls = [1 + below(expected, STREAM, SIDES) for _ in range(2)]
    frame = reading(state, TEXT)
    run(state)
    assert frame.items == rolls
    assert state.random == expected  # the other stream is where it was


def test_x_is_chosen_from_nothing_up_to_the_most() -> None:
    state = game(choosing(3))
    frame = Frame(USE, 0, 0)
    frame.text = 0
    state.push(frame)
    run(state)
    (question,) = state.asking
    assert (question.kind, question.seat) == (ASK_NUMBER, 0)
    assert question.options == [option(CHOOSE_NUMBER, number, 0) for number in range(4)]
    answer(state, question, 2)
    assert frame.items == [2]


def test_x_of_a_payment_inside_a_text_waits_until_the_text_comes_to_it() -> None:
    ability = choosing(3)
    ability.slots[0].waits = True
    state = game(ability)
    frame = Frame(USE, 0, 0)
    frame.text = 0
    state.push(frame)
    run(state)
    assert not state.asking
    assert frame.items == [pr.UNCHOSEN]


def test_the_instruction_that_pays_x_asks_for_it_first() -> None:
    ability = choosing(2)
    ability.slots[0].waits = True
    pay = pr.Instruction(pr.FLOW)
    pay.chosen_number = 0
    ability.program.append(pay)
    state = game(ability)
    reading(state, TEXT)
    run(state)
    (question,) = state.asking
    assert question.kind == ASK_NUMBER
    assert len(question.options) == 3
