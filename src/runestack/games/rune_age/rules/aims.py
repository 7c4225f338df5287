"""What the endings of a scenario make worth having."""

from __future__ import annotations

from runestack.games.rune_age.rules import scenarios as sc
from runestack.games.rune_age.rules.state import OBJECTIVE, RuneAgeState
from runestack.games.rune_age.rules.values import target_strength


class Aims:
    """What is worth having, and how much of it wins at once."""

    __slots__ = ("builds", "eliminates", "gold", "holds", "strength", "survives")

    def __init__(self) -> None:
        self.builds: bool = False
        self.holds: bool = False
        self.eliminates: bool = False
        self.survives: bool = False  # whoever outlasts the event deck wins
        self.strength: int = 0  # that one army needs to win
        self.gold: int = 0  # that one hand needs to win


def aims_of(s: RuneAgeState) -> Aims:
    """Read from how the scenario ends."""
    aims = Aims()
    for ending in s.scenario.endings:
        if ending.what == sc.MONUMENT_BUILT:
            aims.builds = True
            aims.gold = s.faces.gold_cost[s.faces.monuments[s.race[0]]]
        elif ending.what == sc.OBJECTIVE_DEFEATED:
            aims.strength = strength_needed(s)
        elif ending.what == sc.LANDMARKS_HELD:
            aims.holds = True
        elif ending.what == sc.NO_EVENT_LEFT:
            aims.survives = True
        elif ending.what in (
            sc.LAST_PLAYER,
            sc.PLAYER_ELIMINATED,
            sc.OVERLORD_ELIMINATED,
            sc.REALM_FALLEN,
        ):
            aims.eliminates = True
    return aims


def strength_needed(s: RuneAgeState) -> int:
    """Against the objective; what attrition may destroy comes on top."""
    card = s.numbers[OBJECTIVE]
    return target_strength(s, card) + 2 * s.faces.attrition[s.face[card]]
