"""Runeslingers in the scenario language: cards by printed values, players, positions, moments, facts and verbs.

from runestack.games.runeslingers.scenario import player, spirit
from runestack.testing import scenario

game = scenario("runeslingers", p1=player(hand=[spirit("Ember", "Deal 3 damage to a target.")]))
game.p1.plays("Ember", target="p2")
assert game.p2.health == 15
"""

from __future__ import annotations

from runestack.games.runeslingers.scenario.cards import (
    activate,
    ailment,
    attack,
    boon,
    filler,
    passive,
    runeslinger,
    runespell,
    spirit,
    trinket,
    utility,
)
from runestack.games.runeslingers.scenario.position import (
    Concealing,
    Placed,
    Player,
    concealing,
    placed,
    player,
)
from runestack.games.runeslingers.scenario.staging import RuneslingersStaging
from runestack.games.staged_cards import Design

__all__ = [
    "STAGING",
    "Concealing",
    "Design",
    "Placed",
    "Player",
    "activate",
    "ailment",
    "attack",
    "boon",
    "concealing",
    "filler",
    "passive",
    "placed",
    "player",
    "runeslinger",
    "runespell",
    "spirit",
    "trinket",
    "utility",
]

STAGING = RuneslingersStaging
