"""Rune Age in the scenario language: cards by printed values, players, the centre, combats, facts and verbs.

from runestack.games.rune_age.scenario import city, placed, player, unit
from runestack.testing import scenario

game = scenario("rune-age", p1=player(hand=[unit("Wolf", strength=4)]), cities=[city("Fort", strength=4)])
game.p1.attacks("Fort")
game.p1.plays("Wolf")
assert game.p1.cities == ["Fort"]
"""

from __future__ import annotations

from runestack.games.rune_age.scenario.cards import (
    city,
    enemy,
    filler,
    gold,
    instant,
    landmark,
    mercenary,
    monument,
    neutral,
    objective,
    reward,
    rune,
    stronghold,
    tactic,
    unit,
)
from runestack.games.rune_age.scenario.position import Placed, Player, placed, player
from runestack.games.rune_age.scenario.staging import RuneAgeStaging
from runestack.games.staged_cards import Design

__all__ = [
    "STAGING",
    "Design",
    "Placed",
    "Player",
    "city",
    "enemy",
    "filler",
    "gold",
    "instant",
    "landmark",
    "mercenary",
    "monument",
    "neutral",
    "objective",
    "placed",
    "player",
    "reward",
    "rune",
    "stronghold",
    "tactic",
    "unit",
]

STAGING = RuneAgeStaging
