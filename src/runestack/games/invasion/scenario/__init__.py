"""Invasion in the scenario language: cards by printed values, players, the Invasion, moments, facts and verbs.

from runestack.games.invasion.scenario import card, invader, player
from runestack.testing import scenario

game = scenario(
    "invasion",
    p1=player(hand=[card("Bolt", "Deal 3 melee damage.", cost="red")], dice=["red"]),
    scenario="reinforcements",
    stack=[invader("Drone", armor=1, health=2)],
)
game.p1.uses_die(1)
game.p1.plays("Bolt")
game.p1.hits("Drone", 3)
assert game.stack == []
"""

from __future__ import annotations

from runestack.games.invasion.scenario.cards import (
    card,
    filler,
    invader,
    leader,
    protocol,
    starting,
    technology,
)
from runestack.games.invasion.scenario.position import Die, Placed, Player, die, placed, player
from runestack.games.invasion.scenario.staging import InvasionStaging
from runestack.games.staged_cards import Design

__all__ = [
    "STAGING",
    "Design",
    "Die",
    "Placed",
    "Player",
    "card",
    "die",
    "filler",
    "invader",
    "leader",
    "placed",
    "player",
    "protocol",
    "starting",
    "technology",
]

STAGING = InvasionStaging
