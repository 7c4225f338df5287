"""The numbers of the operations are written out for the compiler; here they are compared with the names."""

from runestack.games.rone.rules import operations as op
from runestack.games.rone.rules.effects import RESOLVERS, resolve_nothing
from runestack.kernel.program import FLOW


def test_every_number_written_out_is_that_of_its_name() -> None:
    written = {name: value for name, value in vars(op).items() if isinstance(value, int)}
    assert len(written) > 5
    for name, value in written.items():
        assert op.NAMES[value].casefold() == name.replace("_", "").casefold()


def test_every_operation_that_does_not_only_steer_has_its_own_resolver() -> None:
    assert len(RESOLVERS) == len(op.NAMES)
    steering = [number for number, resolver in enumerate(RESOLVERS) if resolver == resolve_nothing]
    assert steering == list(range(FLOW))
