"""What happened, as it is seen."""

from __future__ import annotations

from runestack.games.rone.rules import events as e
from runestack.games.rone.rules.state import RoneState
from runestack.games.scenes import (
    ATTACK,
    DAMAGE,
    DEATH,
    DRAW,
    PAY,
    PLAY,
    USE,
    Scene,
    SceneKind,
    scene_of,
)
from runestack.kernel.events import Event

SCENES: dict[int, SceneKind] = {
    e.PLAYS_UNIT: PLAY,
    e.PLAYS_TACTIC: PLAY,
    e.PLAYS_TECHNOLOGY: PLAY,
    e.USES_ABILITY: USE,
    e.RECYCLES: USE,
    e.LEVELS_UP: USE,
    e.ATTACKS: ATTACK,
    e.ATTACKS_ON: ATTACK,
    e.DAMAGED_UNIT: DAMAGE,
    e.HERO_DAMAGED: DAMAGE,
    e.DESTROYED: DEATH,
    e.DRAWS: DRAW,
    e.PAYS_WATER: PAY,
}


def event_scene(s: RoneState, event: Event) -> Scene | None:
    """The scene of an event; None: it is not worth one."""
    return scene_of(SCENES, event)
