"""The operations of card texts by number: those of the core language are numbered here, once for all games.

An operation has the name of the node that it comes from. A game adds names of its own (`OWN_OPERATIONS` and up) and
says in one table what each name does; `table` turns that into a list by number.
"""

from __future__ import annotations

from typing import Final, TypeVar

from runestack.kernel.frame import Frame
from runestack.kernel.program import FLOW_NAMES, Instruction
from runestack.kernel.state import State

CORE_NAMES: Final = [
    *FLOW_NAMES,
    "Gain",
    "Lose",
    "Pay",
    "Draw",
    "Discard",
    "LookTop",
    "LookTake",
    "Deal",
    "Get",
    "GainKeyword",
    "LoseKeyword",
    "Destroy",
    "ReturnToHand",
    "Put",
    "Fetch",
    "Cancel",
]
OWN_OPERATIONS: Final = 32  # a game's own operations are numbered from here

# Those that rules ask for, written out so that the compiler can fold them; a test compares them with the names.
GAIN: Final = 6
LOSE: Final = 7
PAY: Final = 8
DRAW: Final = 9
DISCARD: Final = 10
LOOK_TAKE: Final = 12
DEAL: Final = 13
DESTROY: Final = 17
RETURN_TO_HAND: Final = 18
PUT: Final = 19
FETCH: Final = 20
CANCEL: Final = 21

Resolver = TypeVar("Resolver")


def numbered(own: list[str]) -> dict[str, int]:
    """All operations of a game by name: those of the core, and its own in the order given."""
    numbers = {name: number for number, name in enumerate(CORE_NAMES)}
    for place, name in enumerate(own):
        if name in numbers:
            message = f"two operations are called {name}"
            raise ValueError(message)
        numbers[name] = OWN_OPERATIONS + place
    return numbers


def carried_out(numbers: dict[str, int], by_name: dict[str, Resolver]) -> dict[str, int]:
    """The operations that the texts of a game can use: those that steer, and those that it knows how to carry out."""
    return {
        name: number for name, number in numbers.items() if name in by_name or name in FLOW_NAMES
    }


def table(
    numbers: dict[str, int], by_name: dict[str, Resolver], otherwise: Resolver
) -> list[Resolver]:
    """What each operation does, by number.

    A name that is not an operation is an error, and so is an operation of the game's own without a resolver.
    """
    resolvers = [otherwise] * (max(numbers.values()) + 1)
    for name, resolver in by_name.items():
        if name not in numbers or name in FLOW_NAMES:
            message = f"{name} is not an operation that can be carried out"
            raise ValueError(message)
        resolvers[numbers[name]] = resolver
    for name, number in numbers.items():
        if number >= OWN_OPERATIONS and name not in by_name:
            message = f"nothing carries out {name}"
            raise ValueError(message)
    return resolvers


def cannot_be_carried_out(s: State, f: Frame, instruction: Instruction) -> bool:
    """What steers is done by the reader of texts; other operations without a resolver are never lowered to."""
    message = f"operation {instruction.op} cannot be carried out"
    raise RuntimeError(message)
