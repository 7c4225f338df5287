"""Objects of the kernel, compared attribute by attribute in both builds."""

from runestack.kernel.decision import Question
from runestack.kernel.events import Lasting, Listener
from runestack.kernel.frame import Frame
from runestack.kernel.outcome import Outcome
from runestack.kernel.procedure import NAMES
from runestack.kernel.state import State


def attributes(thing: object) -> dict[str, object]:
    """Everything that an object holds, by name; compiled objects have no `__dict__`."""
    names = [name for name in dir(thing) if not name.startswith("_")]
    found = {name: getattr(thing, name) for name in names}
    return {name: value for name, value in found.items() if not callable(value)}


def plain(value: object) -> object:
    """A value as nested lists and numbers, so that copies can be compared."""
    if isinstance(value, list):
        return [plain(item) for item in value]
    if isinstance(value, Frame):
        return [NAMES[value.procedure], value.step, *value.registers()]
    if isinstance(value, State | Outcome):
        return value.dump()
    if isinstance(value, Question | Lasting | Listener):
        return value.numbers()
    return value
