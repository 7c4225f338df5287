"""How a match wants its players to be asked. Like the journal it belongs to the match: no copy, dump or digest has it.

A question with one option answers itself. If that would act for a player (the turn ends because nothing else can be
done) or tell what is hidden (a hand without anything to answer with), a match that people play asks all the same.
States without manners, as search and simulation use them, ask only if there is a choice.
"""

from __future__ import annotations


class Manners:
    """Which kinds of questions are asked even with one option, and who was not asked since the last answer."""

    __slots__ = ("asked_anyway", "passed_over")

    def __init__(self, asked_anyway: list[int]) -> None:
        self.asked_anyway: list[int] = asked_anyway
        self.passed_over: int = 0  # seats, as bits, that had one option and were not asked
