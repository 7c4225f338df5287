"""Lasting changes: counted with their card, and taken away in order."""

from runestack.kernel.events import Lasting
from runestack.kernel.frame import NOBODY, NOTHING
from runestack.kernel.lasting import mark, take_ended
from runestack.kernel.references import CARD_MASK, reference, referred
from runestack.kernel.state import Shape, State

TONIGHT, TOMORROW = range(2)


def with_marks() -> State:
    """Numbers 0 to 4: on card 1 and for a player, until tonight or tomorrow, by two seats."""
    state = State(Shape("plain", ["stamp", "marks"], [], [], [], [], 0))
    state.stamp = [5, 6, 7]
    state.marks = [0, 0, 0]
    for number, (card, until, seat) in enumerate(
        [(1, TONIGHT, 0), (1, TOMORROW, 0), (NOTHING, TONIGHT, 0), (2, TONIGHT, 1), (1, TONIGHT, 1)]
    ):
        mark(state, Lasting(0, card, 6, number, until, seat))
    return state


def numbers(changes: list[Lasting]) -> list[int]:
    return [change.number for change in changes]


def test_the_changes_on_a_card_are_counted() -> None:
    state = with_marks()
    assert state.marks == [0, 3, 1]
    assert numbers(state.lasting) == [0, 1, 2, 3, 4]


def test_changes_end_whoever_made_them() -> None:
    state = with_marks()
    assert numbers(take_ended(state, TONIGHT, NOBODY)) == [0, 2, 3, 4]
    assert numbers(state.lasting) == [1]
    assert state.marks == [0, 1, 0]


def test_changes_of_one_seat_end() -> None:
    state = with_marks()
    assert numbers(take_ended(state, TONIGHT, 1)) == [3, 4]
    assert numbers(state.lasting) == [0, 1, 2]
    assert state.marks == [0, 2, 0]
    assert take_ended(state, TOMORROW, 1) == []


def test_a_reference_means_one_object_of_a_card() -> None:
    state = with_marks()
    object_now = reference(state, 2)
    assert object_now & CARD_MASK == 2
    assert referred(state, object_now) == 2
    state.stamp[2] += 1
    assert referred(state, object_now) == NOTHING
    assert referred(state, NOTHING) == NOTHING
