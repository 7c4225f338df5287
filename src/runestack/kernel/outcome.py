"""How a game ends: who has won, lost or tied, in which order, and why.

A score says what the end is worth to a seat, whatever the kind of game: a lost cooperative game is a loss for
everybody, not a tie.
"""

from __future__ import annotations

from typing import Final

LOST: Final = -1
TIED: Final = 0
WON: Final = 1

# kinds of games: who plays against whom
DUEL: Final = 0  # two seats, one against the other
TEAMS: Final = 1  # sides of several seats, or one seat against several
FREE_FOR_ALL: Final = 2  # three seats or more, each for itself
COOPERATIVE: Final = 3  # all seats together against the game
SOLO: Final = 4  # one seat against the game
KINDS: Final = ["duel", "teams", "free_for_all", "cooperative", "solo"]


class Outcome:
    """The end of a game, never changed once it is made."""

    __slots__ = ("points", "ranks", "reason", "rule", "scores")

    def __init__(
        self,
        scores: list[int],
        reason: str,
        rule: str,
        ranks: list[int] | None = None,
        points: list[int] | None = None,
    ) -> None:
        self.scores: list[int] = scores  # by seat: WON, TIED or LOST
        self.reason: str = reason  # a key of the game's endings, which put it into words
        self.rule: str = rule
        self.ranks: list[int] = places(scores) if ranks is None else ranks  # by seat, from 1
        self.points: list[int] = [] if points is None else points  # by seat, where a game counts
        if len(self.ranks) != len(scores) or len(self.points) not in (0, len(scores)):
            message = f"an outcome of {len(scores)} seats has {self.ranks} and {self.points}"
            raise ValueError(message)

    def seats_with(self, score: int) -> list[int]:
        """The seats that have won, tied or lost."""
        return [seat for seat in range(len(self.scores)) if self.scores[seat] == score]

    def dump(self) -> dict[str, object]:
        """As plain data."""
        return {
            "scores": self.scores[:],
            "ranks": self.ranks[:],
            "points": self.points[:],
            "reason": self.reason,
            "rule": self.rule,
        }


def places(standing: list[int]) -> list[int]:
    """Each seat's place by how well it stands, from 1; equals share a place, and the next one is left out."""
    ranks: list[int] = []
    for own in standing:
        better = 0
        for other in standing:
            if other > own:
                better += 1
        ranks.append(1 + better)
    return ranks
