"""Frames: registers, and copies that share nothing."""

from hypothesis import given
from hypothesis import strategies as st

from runestack.kernel.frame import NOBODY, NOTHING, REGISTERS, UNANSWERED, Frame
from tests.kernel.looking_inside import attributes

NUMBERS = st.integers(min_value=-(2**40), max_value=2**40)


def full_frame() -> Frame:
    """A frame in which no two attributes are alike."""
    frame = Frame(1, 2, 3)
    for number, name in enumerate(sorted(attributes(frame)), start=10):
        if name != "items":
            setattr(frame, name, number)
    frame.items = [100, 101]
    return frame


def test_a_new_frame_is_at_its_first_step_and_has_no_answer() -> None:
    frame = Frame(4, 1, 7)
    assert (frame.procedure, frame.step, frame.seat, frame.card) == (4, 0, 1, 7)
    assert (frame.answer, frame.answered_by, frame.text) == (UNANSWERED, NOBODY, NOTHING)
    assert frame.items == []


def test_the_words_are_printed_on_the_acting_card_unless_told() -> None:
    assert Frame(0, 0, 5).printed == 5


def test_a_copy_has_every_attribute() -> None:
    frame = full_frame()
    assert attributes(frame.copy()) == attributes(frame)


def test_a_copy_shares_nothing() -> None:
    frame = full_frame()
    copied = frame.copy()
    copied.items.append(1)
    copied.step += 1
    assert frame.items == [100, 101]
    assert frame.step != copied.step


def test_copies_of_a_frame_without_items_share_nothing() -> None:
    frame = Frame(0, 0, 0)
    frame.copy().items.append(1)
    assert frame.items == []


def test_registers_are_every_attribute_but_procedure_and_step() -> None:
    frame = full_frame()
    kept = {
        name: value
        for name, value in attributes(frame).items()
        if name not in {"procedure", "step", "items"}
    }
    assert len(kept) == REGISTERS
    assert sorted(frame.registers()[:REGISTERS]) == sorted(kept.values())  # type: ignore[type-var]
    assert frame.registers()[REGISTERS:] == frame.items


@given(st.lists(NUMBERS, min_size=REGISTERS, max_size=REGISTERS + 6))
def test_registers_round_trip(values: list[int]) -> None:
    frame = Frame(0, NOBODY, NOTHING)
    frame.set_registers(values)
    assert frame.registers() == values
    assert frame.copy().registers() == values
