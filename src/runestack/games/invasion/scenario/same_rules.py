"""Rules that say the same in other words: an explanation or an event cites one of them, a scenario may cite any.

A statement of the rules file names the rulings that complete it (`→ 42`); other pairs are listed here. What is listed
for a reason forbids exactly that; what forbids something else is not.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache

from runestack.kernel.checks import Failure
from runestack.rules import all_rules

Rules = tuple[str, ...]

COMPLETED = re.compile(r"→ ([0-9]+(?:(?:,| to) [0-9]+)*)\s*$")
RANGE = re.compile(r"([0-9]+) to ([0-9]+)")

# by the reason of a failure
ALWAYS: dict[str, Rules] = {
    "not_payable": ("INV-RULING-38",),
    "exhausted": ("INV-PERM-4", "INV-MAIN-12"),
    "die_used": ("INV-DICE-6", "INV-MAIN-2"),
    "die_set_aside": ("INV-DICE-6", "INV-MAIN-2"),
    "not_rerolled": ("INV-RULING-41",),
    "transformed": ("INV-SUM-2",),
    "pair": ("INV-BOARD-6",),
    "no_token": ("INV-RULING-42",),
    "parts": ("INV-TURN-12", "INV-SPARE-7"),
    "no_points": ("INV-RULING-95", "INV-ACT-1"),
    "other_points": ("INV-RULING-6",),
    "points": ("INV-ACT-2",),
    "not_on_top": ("INV-RULING-88",),
    "zones_not_hit": ("INV-DMG-1",),
    "stack_first": ("INV-RULING-126", "INV-DMG-1"),
    "defeated": ("INV-SC3-3",),
    "you_are_out": ("INV-SC3-3",),
    "all_done": ("INV-RULING-86",),
    "not_draw_phase": ("INV-TURN-2",),
    "not_spare_phase": ("INV-TURN-10", "INV-SUM-1"),
}
# by the reason and the rule that the explanation cites
BY_RULE: dict[tuple[str, str], Rules] = {
    ("not_main_phase", "INV-VS-7"): ("INV-TURN-5", "INV-MAIN-1"),
    ("not_main_phase", "INV-RULING-95"): ("INV-ACT-1",),
}


def same_rules(failure: Failure) -> Rules:
    """The other rules by which this failure could be cited."""
    found = (*ALWAYS.get(failure.reason, ()), *BY_RULE.get((failure.reason, failure.rule), ()))
    return (*found, *completing().get(failure.rule, ()))


def rules_that_say(rule: str) -> Rules:
    """A rule, and those that complete it or are completed by it."""
    return (rule, *completing().get(rule, ()))


@lru_cache(maxsize=1)
def completing() -> Mapping[str, Rules]:
    """By rule: the rulings that complete it; by ruling: the rules that it completes."""
    found: dict[str, list[str]] = {}
    for one in all_rules("invasion"):
        for number in numbers_of(one.text):
            ruling = f"INV-RULING-{number}"
            found.setdefault(one.id, []).append(ruling)
            found.setdefault(ruling, []).append(one.id)
    return {rule: tuple(others) for rule, others in found.items()}


def numbers_of(statement: str) -> list[int]:
    """The numbers behind the arrow at the end of a statement: `→ 122 to 124, 128`."""
    arrow = COMPLETED.search(statement)
    if arrow is None:
        return []
    said = RANGE.sub(lambda found: in_full(int(found[1]), int(found[2])), arrow[1])
    return [int(number) for number in re.findall("[0-9]+", said)]


def in_full(first: int, last: int) -> str:
    """`122 to 124`, with those between."""
    return ", ".join(map(str, range(first, last + 1)))
