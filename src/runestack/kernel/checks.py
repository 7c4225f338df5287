"""Checks that forbid and explain.

Every condition that makes an action illegal is a check with the rule's id. Options are listed with `why=None`:
the first failed check ends the matter. `explain` hands in a `Why`: then every check runs, and all failures are kept.
"""

from __future__ import annotations

from runestack.kernel.frame import NOTHING


class Failure:
    """One failed check: the rule, a key for the sentence, the culprit, what is needed and what is there."""

    __slots__ = ("card", "have", "need", "reason", "rule")

    def __init__(self, rule: str, reason: str, card: int, need: int, have: int) -> None:
        self.rule: str = rule
        self.reason: str = reason
        self.card: int = card
        self.need: int = need
        self.have: int = have

    def __repr__(self) -> str:
        return f"Failure({self.rule}, {self.reason}, card={self.card}, need={self.need}, have={self.have})"


class Why:
    """All reasons against an action."""

    __slots__ = ("failures",)

    def __init__(self) -> None:
        self.failures: list[Failure] = []


def fails(
    why: Why | None, rule: str, reason: str, card: int = NOTHING, need: int = 0, have: int = 0
) -> bool:
    """Notes a failed check; true where nobody asked why, so that the caller can stop at once."""
    if why is None:
        return True
    why.failures.append(Failure(rule, reason, card, need, have))
    return False


def passed(why: Why | None) -> bool:
    """The result of a row of checks that ran to its end."""
    return why is None or not why.failures
