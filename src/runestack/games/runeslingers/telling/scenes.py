"""What happened, as it is seen."""

from __future__ import annotations

from runestack.games.runeslingers.rules import events as e
from runestack.games.runeslingers.rules.state import EncounterState
from runestack.games.scenes import DAMAGE, DEATH, DRAW, PAY, PLAY, USE, Scene, SceneKind, scene_of
from runestack.kernel.events import Event

SCENES: dict[int, SceneKind] = {
    e.PLACED: PLAY,
    e.SLINGS: USE,
    e.ACTIVATES: USE,
    e.ACTIVATES_ABILITY: USE,
    e.BLOCKS: USE,
    e.IS_DESTROYED: DEATH,
    e.DRAWS: DRAW,
    e.SPENDS: PAY,
}


def event_scene(s: EncounterState, event: Event) -> Scene | None:
    """The scene of an event; None: it is not worth one."""
    if event.kind == e.DAMAGE:  # the source comes first here, and the number is packed
        return Scene(DAMAGE, event.card, event.other, e.damage_parts(event.number)[3])
    if event.kind == e.HEALTH_LOST:
        return Scene(DAMAGE, event.card, amount=event.number)
    return scene_of(SCENES, event)
