"""Checks of an ailment's text: its levels, and what their lines may say."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from runestack.cards.schema import Problem
from runestack.games.runeslingers.language import nodes as rs
from runestack.language import nodes as n
from runestack.language.bindings import walk
from runestack.language.nodes import Text

LINES = (rs.Level, rs.OnAil, n.Passive, n.Whenever, n.At, n.FirstTime)
# What a continuous text of an ailment cannot look at, because ailments themselves change it.
VALUES_OF_PLAYERS = (rs.ValueCount, rs.HasMore, n.HasResource)


def ailment_problems(tree: Text) -> Iterator[Problem]:
    """An ailment has `Level I:`, then `Level II:`, each with what it does below."""
    yield from level_problems(tree.abilities)
    for paragraph in tree.abilities:
        if not isinstance(paragraph, LINES):
            hint = "for example “On-ail: Lose 1 health.”"
            yield Problem("C109", "an ailment cannot have this paragraph", suggestion=hint)
        nodes = list(walk(paragraph))
        if any(isinstance(node, n.This) for node in nodes):
            message = "an ailment is no card in play, so “this card” means nothing here"
            yield Problem("C119", message)
        if isinstance(paragraph, n.Passive) and any(
            isinstance(node, VALUES_OF_PLAYERS) for node in nodes
        ):
            message = "what an ailment changes all the time cannot depend on values of players"
            yield Problem(
                "C119", message, suggestion="count the ailment: “For each Burn on you, ...”"
            )


def level_problems(paragraphs: tuple[Any, ...]) -> Iterator[Problem]:
    """The headers, and at most one `On-ail:` below each."""
    headers = [one.level for one in paragraphs if isinstance(one, rs.Level)]
    if headers not in ([1], [1, 2]) or not isinstance(paragraphs[0], rs.Level):
        message = "an ailment begins with “Level I:”, and “Level II:” may follow"
        yield Problem("C119", message)
        return
    for level in headers:
        below = lines_of(paragraphs, level)
        label = f"Level {'I' * level}"
        if not below:
            hint = "write what it does in the next line"
            yield Problem("C119", f"“{label}:” says nothing", suggestion=hint)
        if sum(isinstance(one, rs.OnAil) for one in below) > 1:
            hint = "write all of it in one line"
            yield Problem("C119", f"{label} has one “On-ail:” line", suggestion=hint)


def lines_of(paragraphs: tuple[Any, ...], level: int) -> tuple[Any, ...]:
    """The lines of an ailment below the header of a level."""
    below: list[Any] = []
    current = 0
    for paragraph in paragraphs:
        if isinstance(paragraph, rs.Level):
            current = paragraph.level
        elif current == level:
            below.append(paragraph)
    return tuple(below)
