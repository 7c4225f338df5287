"""The registry of procedures, and the names of their steps."""

import pytest

from runestack.kernel import procedure as procedures
from runestack.kernel.frame import Frame
from runestack.kernel.procedure import declare, define, procedure
from runestack.kernel.state import State, dump_frame, load_frame


def first(s: State, f: Frame) -> None:
    """Does nothing."""


def second(s: State, f: Frame) -> None:
    """Does nothing either."""


PAIR = procedure("test.procedure.pair", [first, second])
REPEATED = procedure("test.procedure.repeated", [first, second, first, first])


def test_a_procedure_is_found_by_number_and_name() -> None:
    assert procedures.NAMES[PAIR] == "test.procedure.pair"
    assert procedures.NUMBERS["test.procedure.pair"] == PAIR
    assert procedures.STEPS[PAIR] == [first, second]


def test_a_name_is_registered_once() -> None:
    with pytest.raises(ValueError, match=r"'test\.procedure\.pair' is registered twice"):
        procedure("test.procedure.pair", [first])
    with pytest.raises(ValueError, match="registered twice"):
        declare("test.procedure.pair")


def test_a_refused_procedure_leaves_no_trace() -> None:
    before = len(procedures.NAMES)
    with pytest.raises(ValueError, match="registered twice"):
        declare("test.procedure.pair")
    assert len(procedures.NAMES) == len(procedures.STEPS) == len(procedures.STEP_NAMES) == before


def test_a_declared_procedure_gets_its_steps_once() -> None:
    number = declare("test.procedure.declared")
    assert procedures.STEP_NAMES[number] == ["end"]
    define(number, [first, second])
    assert procedures.STEPS[number] == [first, second]
    assert procedures.STEP_NAMES[number] == ["first", "second", "end"]
    with pytest.raises(ValueError, match=r"'test\.procedure\.declared' is defined twice"):
        define(number, [first])


def test_a_step_that_occurs_again_is_named_with_its_place() -> None:
    assert procedures.STEP_NAMES[REPEATED] == ["first", "second", "first 2", "first 3", "end"]


def test_step_names_of_all_procedures_are_unique_and_match_the_steps() -> None:
    for number, names in enumerate(procedures.STEP_NAMES):
        assert len(set(names)) == len(names), procedures.NAMES[number]
        assert len(names) == len(procedures.STEPS[number]) + 1
        assert names[-1] == "end"


@pytest.mark.parametrize("step", range(5))
def test_a_frame_is_dumped_by_names_and_loaded_at_the_same_step(step: int) -> None:
    frame = Frame(REPEATED, 1, 2)
    frame.step = step
    frame.items = [7]
    data = dump_frame(frame)
    assert data[:2] == ["test.procedure.repeated", procedures.STEP_NAMES[REPEATED][step]]
    loaded = load_frame(data)
    assert (loaded.procedure, loaded.step) == (REPEATED, step)
    assert loaded.registers() == frame.registers()


def test_an_unknown_procedure_or_step_is_named() -> None:
    data = dump_frame(Frame(PAIR, 0, 0))
    with pytest.raises(ValueError, match=r"no procedure is called 'test\.gone'"):
        load_frame(["test.gone", *data[1:]])
    with pytest.raises(ValueError, match=r"'test\.procedure\.pair' has no step 'third'"):
        load_frame([data[0], "third", *data[2:]])
