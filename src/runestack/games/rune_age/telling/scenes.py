"""What happened, as it is seen."""

from __future__ import annotations

from runestack.games.rune_age.rules import constants as c
from runestack.games.rune_age.rules import events as e
from runestack.games.rune_age.rules.state import RuneAgeState
from runestack.games.rune_age.telling.events import is_source
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
    e.BUYS: PLAY,
    e.ACQUIRES: PLAY,
    e.CLAIMS: PLAY,
    e.EVENT_DRAWN: PLAY,
    e.USES: USE,
    e.SECURED: USE,
    e.RIVAL_DAMAGED: DAMAGE,
    e.SHARED_DAMAGED: DAMAGE,
    e.DESTROYED: DEATH,
    e.DEFEATS: DEATH,
    e.DRAWS: DRAW,
    e.PAYS: PAY,
}


def event_scene(s: RuneAgeState, event: Event) -> Scene | None:
    """The scene of an event; None: it is not worth one."""
    if event.kind == e.DECLARES:
        attacks_itself = s.faces.type[s.face[event.card]] & c.INSTANT
        return Scene(ATTACK, event.card) if attacks_itself else Scene(ATTACK, target=event.card)
    if event.kind == e.TAKES_DAMAGE and is_source(s, event):
        return Scene(DAMAGE, event.card, amount=event.number)
    if event.kind == e.TAKES_DAMAGE:
        return Scene(DAMAGE, target=event.card, amount=event.number)
    return scene_of(SCENES, event)
