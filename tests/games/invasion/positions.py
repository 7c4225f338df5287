"""Positions of Invasion in the words of its scenarios, for tests."""

from __future__ import annotations

from typing import Any

from runestack.games.invasion.scenario import card
from runestack.games.staged_cards import Design
from runestack.testing import Scenario, scenario


def play(**words: Any) -> Scenario:
    """A position that is played on."""
    return scenario("invasion", **words)


def free(name: str, text: str, **values: Any) -> Design:
    """A card that costs nothing."""
    return card(name, text, cost="", **values)
