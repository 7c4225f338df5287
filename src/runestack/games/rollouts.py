"""How a game wants to be played on where nobody looks closely: the policy of rollouts (`kernel.rollouts`).

Every part of it trades truth for speed. What a game can do without is measured (docs/opponents.md).
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Rollouts:
    """The usual policy looks one action ahead, less thoroughly than a player does."""

    leaves: int = 4  # ends of lines that are read for one option
    depth: int = 2  # questions of an action that are weighed one inside the other
    by_habit: bool = False  # the usual answers throughout: they play a whole game sensibly
