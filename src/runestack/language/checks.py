"""What can be read but has no meaning, or has a better wording: `for each` and amounts that are not printed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from . import nodes as n
from .bindings import walk


def pointless_for_each(ability: n.Ability) -> Iterator[tuple[int, n.Effect | n.Static]]:
    """Every `for each` of a paragraph that multiplies nothing: which one it is, and its effect."""
    counting = n.ForEach | n.Plus | n.HaveForEach
    found = [node for node in walk(ability) if isinstance(node, counting)]
    for index, node in enumerate(found):
        counted = node.static if isinstance(node, n.HaveForEach) else node.effect
        if not is_multiplied(counted):
            yield index, counted


def is_multiplied(node: n.Node) -> bool:
    """Whether an effect or a continuous text has printed numbers that a count multiplies."""
    if not isinstance(node, n.Multiplied):
        return False
    names: tuple[str, ...] = node.__slots__
    own = [getattr(node, name) for name in names]
    return not any(isinstance(one, n.Value) for one in own + row_of_numbers(own))


def row_of_numbers(fields: list[Any]) -> list[Any]:
    """The numbers of a row of changes."""
    rows = (one for one in fields if isinstance(one, tuple))
    return [one.number for row in rows for one in row if isinstance(one, n.Change)]


def is_x_unpaid(ability: n.Ability) -> bool:
    """Whether a paragraph speaks of X without a cost that says how large X is."""
    nodes = list(walk(ability))
    paid = [one for cost in nodes if isinstance(cost, n.Cost) for one in walk(cost)]
    return has_x(nodes) and not has_x(paid)


def has_x(nodes: list[Any]) -> bool:
    """Whether X is among them."""
    return any(isinstance(node, n.X) for node in nodes)


def plain_counts(ability: n.Ability) -> Iterator[n.Effect]:
    """Effects that are equal to a bare count. `for each` says the same, and one meaning has one wording."""
    for node in walk(ability):
        if isinstance(node, n.Effect) and isinstance(node, n.Multiplied):
            names: tuple[str, ...] = node.__slots__
            if any(isinstance(getattr(node, name), n.HowMany) for name in names):
                yield node
