"""Phases and questions by name, and which questions people are asked even with one answer."""

from __future__ import annotations

from runestack.games.invasion.rules import choices as ch
from runestack.games.invasion.rules import constants as c
from runestack.games.invasion.rules.state import PHASE, InvasionState
from runestack.games.windows import roles
from runestack.games.wording import Pattern
from runestack.kernel import choices as core

PHASES: dict[str, Pattern] = {
    "beginning": ("beginning of the turn", "Beginn des Zuges"),
    "draw": ("Draw", "Ziehen"),
    "roll": ("Roll", "Würfeln"),
    "main": ("Main phase", "Hauptphase"),
    "storing": ("Storing", "Einlagern"),
    "spare_parts": ("Spare parts", "Ersatzteile"),
    "train": ("Train cards", "Ausbilden"),
    "end": ("end of the turn", "Ende des Zuges"),
    "invasion": ("the Invasion's turn", "Zug der Invasion"),
    "cleanup": ("Cleanup", "Aufräumen"),
    "setup": ("set-up", "Spielaufbau"),
}
ROLES = roles(
    ends=("end-main",), passes=("stop", "no", "done", "go-on", "ignore", "store-rest", "give-up")
)
# The end of the Main phase is never decided for a player.
ASKED_ANYWAY = (ch.ASK_MAIN,)

# what a question is about, by a short name
QUESTIONS: dict[int, str] = {
    core.ASK_MAY: "may",
    core.ASK_MODE: "mode",
    core.ASK_TARGET: "target",
    core.ASK_CHOICE: "choice",
    core.ASK_PLAYER: "player",
    core.ASK_TRIGGER: "trigger",
    ch.ASK_LEADER: "leader",
    ch.ASK_TECHNOLOGY: "technology",
    ch.ASK_RECRUIT: "recruit",
    ch.ASK_FULL: "full",
    ch.ASK_REPLACED: "replaced",
    ch.ASK_DRAW: "draw",
    ch.ASK_MAIN: "main",
    ch.ASK_COLOUR: "colour",
    ch.ASK_DISCOUNT: "discount",
    ch.ASK_PAYMENT: "payment",
    ch.ASK_STORE: "store",
    ch.ASK_KEEP: "keep",
    ch.ASK_GARBAGE: "garbage",
    ch.ASK_SPARE: "spare",
    ch.ASK_SCREW: "screw",
    ch.ASK_STARTING: "starting",
    ch.ASK_TRAIN: "train",
    ch.ASK_DIE: "die",
    ch.ASK_SIDE: "side",
    ch.ASK_POSITION: "position",
    ch.ASK_NEW_SCREW: "new-screw",
    ch.ASK_RECYCLE: "recycle",
    ch.ASK_ORDER: "order",
    ch.ASK_DAMAGE: "damage",
    ch.ASK_POINTS: "points",
    ch.ASK_CARD: "card",
    ch.ASK_DISCARD: "discard",
    ch.ASK_STORED: "stored",
    ch.ASK_ZONE: "zone",
    ch.ASK_PROTOCOL: "protocol",
    ch.ASK_EVENT: "event",
    ch.ASK_PAIR: "pair",
    ch.ASK_ABILITY: "ability",
    ch.ASK_SCREWS_MOVED: "screws-moved",
    ch.ASK_TRY_AGAIN: "try-again",
    ch.ASK_END: "end",
    ch.ASK_AMOUNT: "amount",
}


def phase(s: InvasionState) -> str:
    """In which phase of the round the game is."""
    return c.PHASES[s.numbers[PHASE]]
