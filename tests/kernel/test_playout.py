"""Random play: whose question is answered next."""

from collections import Counter

from runestack.kernel.decision import ALL_SEATS, ANY_SEAT, ONE_SEAT, Question
from runestack.kernel.frame import NOTHING, UNANSWERED
from runestack.kernel.playout import next_question
from runestack.kernel.random import RandomStream
from runestack.kernel.state import Shape, State


def asked(mode: int, seats: int) -> State:
    state = State(Shape("plain", [], [], [], [], [], 0))
    state.asking = [Question(seat, 0, [1, 2], NOTHING, 0) for seat in range(seats)]
    state.asking_mode = mode
    return state


def test_where_any_seat_may_act_all_come_to_act_alike() -> None:
    state, chance = asked(ANY_SEAT, 3), RandomStream(4)
    found = Counter(next_question(state, chance).seat for _ in range(3000))
    assert sorted(found) == [0, 1, 2]
    assert all(900 < number < 1100 for number in found.values())


def test_nothing_is_drawn_where_there_is_nothing_to_choose_from() -> None:
    for mode, seats in ((ONE_SEAT, 1), (ANY_SEAT, 1), (ALL_SEATS, 3)):
        chance, untouched = RandomStream(5), RandomStream(5)
        assert next_question(asked(mode, seats), chance).seat == 0
        assert chance.below(1000) == untouched.below(1000)


def test_of_secret_answers_the_first_that_is_missing_comes_next() -> None:
    state = asked(ALL_SEATS, 3)
    state.asking[0].answer = 1
    assert state.asking[1].answer == UNANSWERED
    assert next_question(state, RandomStream(1)).seat == 1
