"""Procedures: named rows of steps.

A step is a function of the state and its frame. It does one of these: change the state, push a frame, or ask.
The driver takes one step after the other and completes a frame whose steps are used up. A step that goes elsewhere
names where: `f.step = DRAW_4_ASK`, a `label` declared beside the steps, or `END`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from runestack.kernel.frame import Frame

# A step takes the state of its own game. The kernel does not know that class, hence Any.
Step = Callable[[Any, Frame], None]

NAMES: Final[list[str]] = []
STEPS: Final[list[list[Step]]] = []
STEP_NAMES: Final[list[list[str]]] = []
NUMBERS: Final[dict[str, int]] = {}


def procedure(name: str, steps: list[Step]) -> int:
    """Registers a procedure and returns its number."""
    if name in NUMBERS:
        message = f"procedure {name!r} is registered twice"
        raise ValueError(message)
    number = len(NAMES)
    NAMES.append(name)
    STEPS.append(steps)
    STEP_NAMES.append(step_names(steps))
    NUMBERS[name] = number
    return number


def declare(name: str) -> int:
    """Reserves a number for a procedure whose steps are registered later (procedures that call each other)."""
    return procedure(name, [])


def define(number: int, steps: list[Step]) -> None:
    """Gives a declared procedure its steps."""
    if STEPS[number]:
        message = f"procedure {NAMES[number]!r} is defined twice"
        raise ValueError(message)
    STEPS[number].extend(steps)
    STEP_NAMES[number][:] = step_names(steps)


def label(number: int, step: Step) -> int:
    """Where a step stands in a procedure: jumps to it set `f.step` to this."""
    return place_of(step, STEPS[number], f"procedure {NAMES[number]!r}")


def place_of(step: Step, steps: list[Step], where: str) -> int:
    """The only place of a step among others; a jump to a step that is missing or repeated could land anywhere."""
    places = [place for place in range(len(steps)) if steps[place] is step]
    if len(places) == 1:
        return places[0]
    found = "more than once" if places else "nowhere"
    message = f"no jump can lead to step {step.__name__!r}: it stands {found} in {where}"
    raise ValueError(message)


def step_names(steps: list[Step]) -> list[str]:
    """A name for each step; a step that occurs again gets its place behind it."""
    names: list[str] = []
    for step in steps:
        name = step.__name__
        names.append(f"{name} {len(names)}" if name in names else name)
    names.append("end")
    return names
