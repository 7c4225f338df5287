"""RONE in the scenario language: cards by printed values, players, positions, moments, facts and verbs.

from runestack.games.rone.scenario import placed, player, tactic, unit
from runestack.testing import scenario

game = scenario("rone", p1=player(units=[unit("Wolf", melee=2)]), p2=player(units=[unit("Guard", health=3)]))
game.p1.attacks("Wolf", "Guard")
assert game["Guard"].health == 1
"""

from __future__ import annotations

from runestack.games.rone.scenario.cards import filler, hero, tactic, technology, unit
from runestack.games.rone.scenario.moments import Waiting, waiting
from runestack.games.rone.scenario.position import Placed, Player, placed, player, shield
from runestack.games.rone.scenario.staging import RoneStaging
from runestack.games.staged_cards import Design

__all__ = [
    "STAGING",
    "Design",
    "Placed",
    "Player",
    "Waiting",
    "filler",
    "hero",
    "placed",
    "player",
    "shield",
    "tactic",
    "technology",
    "unit",
    "waiting",
]

STAGING = RoneStaging
