"""What can be read but has no meaning: a `for each` before an effect that has nothing to multiply."""

from __future__ import annotations

from collections.abc import Iterator

from . import nodes as n
from .bindings import walk

# Effects with one number (or one row of changes), which `for each` multiplies.
MULTIPLIED = (
    n.Gain,
    n.Lose,
    n.Take,
    n.Draw,
    n.Discard,
    n.DestroyTop,
    n.RemoveTop,
    n.Deal,
    n.Get,
    n.GetHealth,
    n.LoseHealth,
    n.Exhaust,
    n.Refresh,
    n.HaveStat,
    n.Multiplied,
)


def pointless_for_each(ability: n.Ability) -> Iterator[tuple[int, n.Simple | n.Static]]:
    """Every `for each` of a paragraph that multiplies nothing: which one it is, and its effect."""
    counting = n.ForEach | n.Plus | n.HaveForEach
    found = [node for node in walk(ability) if isinstance(node, counting)]
    for index, node in enumerate(found):
        counted = node.static if isinstance(node, n.HaveForEach) else node.effect
        if not isinstance(counted, MULTIPLIED):
            yield index, counted
