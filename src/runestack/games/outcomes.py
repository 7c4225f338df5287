"""How a game ended, for everybody who reads it: one result with one verdict.

A game gives the end of its state (`kernel.outcome`), its kind, and a sentence for each reason. Match, terminal, text
table, view, replay and statistics read the `Result` that is made of these; each has its own words for a verdict.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, cast

from runestack.games.view_types import Kind, ResultView, Verdict
from runestack.games.wording import Pattern, in_language
from runestack.kernel.outcome import COOPERATIVE, KINDS, LOST, SOLO, TIED, WON
from runestack.kernel.state import State

# verdicts
SOMEBODY_WON: Final = "won"
ALL_TIED: Final = "tie"
SOME_TIED: Final = "some_tied"  # the others have lost
LOST_TOGETHER: Final = "lost_together"
LOST_ALONE: Final = "lost_alone"
NOBODY_WON: Final = "nobody_won"
VERDICTS = (SOMEBODY_WON, ALL_TIED, SOME_TIED, LOST_TOGETHER, LOST_ALONE, NOBODY_WON)


@dataclass(frozen=True)
class Result:
    """How a game ended."""

    kind: Kind
    scores: tuple[int, ...]  # by seat: 1 won, 0 tied, -1 lost
    ranks: tuple[int, ...]  # by seat, from 1
    points: tuple[int, ...]  # by seat; empty where the game counts nothing
    reason: str  # the game's short name of it
    rule: str
    sentence: Pattern  # the reason in English and German
    rounds: int = 0

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won: none, one, or several that won together or share the first place."""
        return seats_with(self.scores, WON)

    @property
    def losers(self) -> tuple[int, ...]:
        """The seats that lost; of a cooperative game all of them."""
        return seats_with(self.scores, LOST)

    @property
    def tied(self) -> tuple[int, ...]:
        """The seats that neither won nor lost."""
        return seats_with(self.scores, TIED)

    @property
    def verdict(self) -> Verdict:
        """What is said first about it: one of `VERDICTS`."""
        return verdict_of(self.kind, self.scores)

    @property
    def named(self) -> tuple[int, ...]:
        """The seats that a sentence for the verdict names: who won, or who tied."""
        return self.winners or self.tied

    def why(self, language: str) -> str:
        """The reason in words."""
        return in_language(self.sentence, language)

    def plain(self) -> ResultView:
        """As plain data, the form that views have."""
        return {
            "kind": self.kind,
            "verdict": self.verdict,
            "scores": list(self.scores),
            "ranks": list(self.ranks),
            "points": list(self.points),
            "winners": list(self.winners),
            "losers": list(self.losers),
            "tied": list(self.tied),
            "reason": {"en": self.sentence[0], "de": self.sentence[1]},
            "rule": self.rule,
        }


def seats_with(scores: tuple[int, ...], score: int) -> tuple[int, ...]:
    """The seats with a score."""
    return tuple(seat for seat, one in enumerate(scores) if one == score)


def verdict_of(kind: Kind, scores: tuple[int, ...]) -> Verdict:
    """A game that nobody won is a tie only for those who have not lost it."""
    if WON in scores:
        return SOMEBODY_WON
    if TIED in scores:
        return SOME_TIED if LOST in scores else ALL_TIED
    if kind == KINDS[COOPERATIVE]:
        return LOST_TOGETHER
    return LOST_ALONE if kind == KINDS[SOLO] else NOBODY_WON


def result_of(state: State, endings: Mapping[str, Pattern], rounds: int = 0) -> Result | None:
    """The result of a game; None while it goes on."""
    outcome = state.outcome
    if outcome is None:
        return None
    return Result(
        cast("Kind", KINDS[state.kind()]),
        tuple(outcome.scores),
        tuple(outcome.ranks),
        tuple(outcome.points),
        outcome.reason,
        outcome.rule,
        endings[outcome.reason],
        rounds,
    )
