"""What a series of games shows: shares with their intervals, and how long games are.

Games of one deal (a group) are not independent: in a paired series the same deal is played from every seat, and in one
game two players may hold the same card, so that one win brings one loss. A `Count` therefore keeps the groups apart,
and its interval is Wilson's with the number of independent trials that the spread between the groups speaks for.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import sqrt
from statistics import quantiles

from runestack.kernel.outcome import WON
from runestack.lab.games import GameResult

NORMAL_95 = 1.959963984540054


def wilson(successes: float, trials: float) -> tuple[float, float]:
    """The Wilson interval of 95 % for a share."""
    if trials == 0:
        return 0.0, 1.0
    z2 = NORMAL_95 * NORMAL_95
    share = successes / trials
    middle = share + z2 / (2 * trials)
    spread = NORMAL_95 * sqrt(share * (1 - share) / trials + z2 / (4 * trials * trials))
    below = 1 + z2 / trials
    return max(0.0, (middle - spread) / below), min(1.0, (middle + spread) / below)


class Count:
    """Wins and trials, group by group."""

    def __init__(self) -> None:
        self.groups: dict[int, list[int]] = {}  # wins and trials

    def add(self, group: int, *, won: bool) -> None:
        """One more trial."""
        found = self.groups.setdefault(group, [0, 0])
        found[0] += won
        found[1] += 1

    @property
    def wins(self) -> int:
        """All successes."""
        return sum(wins for wins, _ in self.groups.values())

    @property
    def trials(self) -> int:
        """All trials."""
        return sum(trials for _, trials in self.groups.values())

    def independent_trials(self) -> float:
        """How many independent trials would tell as much: all of them, if each group has one.

        Else the trials by the design effect, the spread between the groups as a multiple of what independent trials
        would have. One group that won everything and one that lost everything are added, so that few groups that
        happen to agree do not pass for certainty (Bonett and Price do the same for the difference of two pairs).
        """
        biggest = max((trials for _, trials in self.groups.values()), default=1)
        if biggest == 1:
            return self.trials
        groups = [*self.groups.values(), [biggest, biggest], [0, biggest]]
        trials = sum(one for _, one in groups)
        share = sum(wins for wins, _ in groups) / trials
        spread = sum((wins - share * one) ** 2 for wins, one in groups)
        return self.trials * trials * share * (1 - share) / spread

    def share(self) -> dict[str, object]:
        """The share with its interval; null where there was nothing to count."""
        wins, trials = self.wins, self.trials
        enough = self.independent_trials()
        low, high = wilson(wins / trials * enough, enough) if trials else (0.0, 1.0)
        return {
            "wins": wins,
            "games": trials,
            "share": round(wins / trials, 6) if trials else None,
            "low": round(low, 6),
            "high": round(high, 6),
        }


def spread_of(numbers: Sequence[int]) -> dict[str, float | None]:
    """Smallest, quartiles and largest."""
    if not numbers:
        return dict.fromkeys(("min", "lower_quartile", "median", "upper_quartile", "max"))
    quarters = quantiles(numbers, n=4, method="inclusive") if len(numbers) > 1 else [numbers[0]] * 3
    return {
        "min": min(numbers),
        "lower_quartile": quarters[0],
        "median": quarters[1],
        "upper_quartile": quarters[2],
        "max": max(numbers),
    }


def summary(
    results: Sequence[GameResult], seats: Sequence[str], *, by_player: bool = False
) -> dict[str, object]:
    """Wins by seat and perhaps by player, the share of the player who begins (ties left out), and lengths.

    A player is a place in the row of `seats`: where the seats are swapped between games, players move on.
    """
    decided = [one for one in results if one.is_decided]
    by_seat = [Count() for _ in seats]
    of_players = [Count() for _ in seats] if by_player else []
    first = Count()
    names: list[dict[str, None]] = [{} for _ in seats]
    for one in results:
        for seat, score in enumerate(one.scores):
            player = one.players[seat]
            names[seat][seats[player]] = None
            by_seat[seat].add(one.group, won=score == WON)
            if by_player:
                of_players[player].add(one.group, won=score == WON)
    for one in decided:
        if one.first >= 0:
            first.add(one.group, won=one.scores[one.first] == WON)
    return {
        "games": len(results),
        "ties": len(results) - len(decided),
        "nobody_won": sum(WON not in one.scores for one in decided),
        "reasons": dict(Counter(one.reason for one in results).most_common()),
        "seats": [
            {"seat": seat, "agent": ", ".join(names[seat]) or seats[seat], **count.share()}
            for seat, count in enumerate(by_seat)
        ],
        "players": [
            {"player": player, "agent": seats[player], **count.share()}
            for player, count in enumerate(of_players)
        ],
        "first_player": first.share(),
        "rounds": spread_of([one.rounds for one in results]),
        "decisions": spread_of([one.decisions for one in results]),
    }
