"""What happened, as it is seen."""

from __future__ import annotations

from runestack.games.invasion.rules import constants as c
from runestack.games.invasion.rules import events as e
from runestack.games.invasion.rules.state import InvasionState
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
    e.PLAYS: PLAY,
    e.RECRUITS: PLAY,
    e.TRAINS: PLAY,
    e.DISCOVERS: PLAY,
    e.DEPLOYS: PLAY,
    e.TRAINED: PLAY,
    e.EVENT_BEGINS: PLAY,
    e.USES_ABILITY: USE,
    e.RESEARCHES: USE,
    e.USES_PROTOCOL: USE,
    e.ATTACKS: ATTACK,
    e.ARMOR_DESTROYED: DAMAGE,
    e.DEFEATS: DEATH,
    e.DESTROYS: DEATH,
    e.DRAWS: DRAW,
    e.PAYS: PAY,
}


def event_scene(s: InvasionState, event: Event) -> Scene | None:
    """The scene of an event; None: it is not worth one."""
    if event.kind in (e.TAKES_DAMAGE, e.HITS):  # armor and health
        return Scene(DAMAGE, target=event.card, amount=event.number + event.other)
    if event.kind == e.LOSES:
        is_harm = event.other in (c.ARMOR, c.HEALTH)
        return Scene(DAMAGE, amount=event.number) if is_harm else None
    return scene_of(SCENES, event)
