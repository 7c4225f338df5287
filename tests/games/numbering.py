"""Whether the numbers of cards tell something about their faces. Decks are faces in the order of their numbers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from statistics import mean


def share_rising(decks: Iterable[Sequence[int]]) -> float:
    """The share of pairs of different faces in which the second one is higher: half, if numbers tell nothing."""
    pairs = [
        first < second
        for faces in decks
        for first, second in combinations(faces, 2)
        if first != second
    ]
    assert len(pairs) > 10_000
    return mean(pairs)


def furthest_from_the_middle(decks: Iterable[Sequence[int]]) -> float:
    """Of one deck that is played often: how far from 0.5 a face lies on average, of a place between 0 and 1.

    Not far, if any card can get any number; 0.5 for the first and the last face of a list, if they get theirs by its order.
    """
    places: dict[int, list[float]] = {}
    for faces in decks:
        for place, face in enumerate(faces):
            places.setdefault(face, []).append(place / (len(faces) - 1))
    assert min(len(found) for found in places.values()) >= 40
    return max(abs(mean(found) - 0.5) for found in places.values())
