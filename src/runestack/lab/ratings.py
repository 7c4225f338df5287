"""Ratings from the results of games between two players each: Bradley and Terry's model, on Elo's scale.

A player who is 400 points better is expected to win ten games of eleven. The fit is the one that makes the results
most likely (Hunter's MM algorithm); a tie is half a win for both. So that nobody who has won everything is infinitely
good, every two players who have met have one more tie. Intervals of 95 % come from drawing the deals anew (bootstrap):
games of one deal stay together, as they are not independent.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log10
from random import Random

SCALE = 400.0
ROUNDS = 500  # of the fit, at most
CLOSE = 1e-7
DRAWS = 200
Meeting = tuple[str, str]


@dataclass(frozen=True)
class Duel:
    """One game between two players: who, the deal, and what the first one had of it (1, 0.5 or 0)."""

    first: str
    second: str
    deal: str
    share: float


@dataclass(frozen=True)
class Rating:
    """How good a player is, with the interval."""

    player: str
    elo: float
    low: float
    high: float
    games: int
    share: float  # of all its games, a tie as half


def ratings(duels: Sequence[Duel], reference: str, base: float) -> list[Rating]:
    """All players, best first; the reference has the base."""
    players = sorted({name for one in duels for name in (one.first, one.second)})
    best = fitted(duels, players, reference, base)
    deals: dict[str, list[Duel]] = {}
    for one in duels:
        deals.setdefault(one.deal, []).append(one)
    groups = [deals[deal] for deal in sorted(deals)]
    chance = Random(1)
    drawn = [
        fitted(
            [one for group in chance.choices(groups, k=len(groups)) for one in group],
            players,
            reference,
            base,
        )
        for _ in range(DRAWS if len(groups) > 1 else 0)
    ]
    found = [rating_of(name, duels, best, drawn) for name in players]
    return sorted(found, key=lambda one: (-one.elo, one.player))


def rating_of(
    name: str, duels: Sequence[Duel], best: dict[str, float], drawn: Sequence[dict[str, float]]
) -> Rating:
    """One player; with a single deal nothing is known about the interval."""
    shares = [
        one.share if one.first == name else 1 - one.share
        for one in duels
        if name in (one.first, one.second)
    ]
    values = sorted(one[name] for one in drawn)
    low, high = (
        (values[round(0.025 * (DRAWS - 1))], values[round(0.975 * (DRAWS - 1))])
        if values
        else (-SCALE * 10, SCALE * 10)
    )
    return Rating(
        name,
        best[name],
        min(low, best[name]),
        max(high, best[name]),
        len(shares),
        sum(shares) / len(shares),
    )


def fitted(
    duels: Sequence[Duel], players: Sequence[str], reference: str, base: float
) -> dict[str, float]:
    """The most likely ratings."""
    wins, met = counted(duels)
    strength = dict.fromkeys(players, 1.0)
    for _ in range(ROUNDS):
        after = {name: improved(name, strength, wins, met) for name in players}
        middle = sum(after.values()) / len(after)
        after = {name: value / middle for name, value in after.items()}
        moved = max(abs(after[name] - strength[name]) / strength[name] for name in players)
        strength = after
        if moved < CLOSE:
            break
    fixed = strength.get(reference, 1.0)
    return {name: base + SCALE * log10(value / fixed) for name, value in strength.items()}


def counted(duels: Sequence[Duel]) -> tuple[dict[str, float], dict[Meeting, float]]:
    """Wins of each player, and games of every two, with the tie that each two have besides."""
    wins: dict[str, float] = {}
    met: dict[Meeting, float] = {}
    for one in duels:
        for own, other, share in (
            (one.first, one.second, one.share),
            (one.second, one.first, 1 - one.share),
        ):
            if (own, other) not in met:
                met[own, other] = 1.0
                wins[own] = wins.get(own, 0.0) + 0.5
            met[own, other] += 1.0
            wins[own] += share
    return wins, met


def improved(
    name: str, strength: dict[str, float], wins: dict[str, float], met: dict[Meeting, float]
) -> float:
    """One step of the MM algorithm for one player; who has not met anybody stays."""
    below = sum(
        games / (strength[name] + strength[other])
        for (own, other), games in met.items()
        if own == name
    )
    return wins[name] / below if below else strength[name]
