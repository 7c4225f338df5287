"""The scenario language: any position of any game, acts that read like play, any fact asserted.

Tests, lessons and the workshop use it; `docs/testing.md` describes it.
"""

from __future__ import annotations

from runestack.testing.handles import CardHandle, Seat
from runestack.testing.report import ScenarioError
from runestack.testing.scenario import Scenario, scenario

__all__ = ["CardHandle", "Scenario", "ScenarioError", "Seat", "scenario"]
