"""Phases and questions by name, and which questions people are asked even with one answer."""

from __future__ import annotations

from runestack.games.rune_age.rules import choices as ch
from runestack.games.rune_age.rules import constants as c
from runestack.games.rune_age.rules.state import ROUND, STEP, RuneAgeState
from runestack.games.windows import roles
from runestack.games.wording import Pattern
from runestack.kernel import choices as core

PHASES: dict[str, Pattern] = {
    "setup": ("set-up", "Spielaufbau"),
    "refresh": ("Refresh", "Auffrischen"),
    "actions": ("Perform Actions", "Aktionen"),
    "discard": ("Discard Hand", "Hand abwerfen"),
    "draw": ("Draw", "Ziehen"),
    "event": ("Event phase", "Ereignisphase"),
}
ROLES = roles(ends=("end-actions",), passes=("pass", "stop", "decline", "done", "no", "enough"))
BY_STEP = {
    c.STEP_REFRESH: "refresh",
    c.STEP_ACTIONS: "actions",
    c.STEP_DISCARD: "discard",
    c.STEP_DRAW: "draw",
    c.EVENT_STEP: "event",
}
# The end of the actions is never decided for a player; and who can only pass in a siege is asked all the same, so that
# nobody learns what is in the hand (RA-RULING-50).
ASKED_ANYWAY = (ch.ASK_ACTION, ch.ASK_SIEGE)
ROWS = frozenset([ch.ASK_RETAIN, ch.ASK_DISCARD])

# what a question is about, by a short name
QUESTIONS: dict[int, str] = {
    core.ASK_MAY: "may",
    core.ASK_MODE: "mode",
    core.ASK_TARGET: "target",
    core.ASK_CHOICE: "choice",
    core.ASK_PLAYER: "player",
    core.ASK_TRIGGER: "trigger",
    core.ASK_NUMBER: "number",
    ch.ASK_RACE: "faction",
    ch.ASK_ACTION: "action",
    ch.ASK_MORE: "more",
    ch.ASK_PRICE: "price",
    ch.ASK_PAYMENT: "payment",
    ch.ASK_PAYMENT_CARD: "payment-card",
    ch.ASK_RETAIN: "retain",
    ch.ASK_ASSAULT: "assault",
    ch.ASK_SIEGE: "siege",
    ch.ASK_WHEN_PLAYED: "when-played",
    ch.ASK_BEFORE_ATTRITION: "before-attrition",
    ch.ASK_ATTRITION: "attrition",
    ch.ASK_RESOLUTION: "resolution",
    ch.ASK_END_OF_COMBAT: "end-of-combat",
    ch.ASK_INSTEAD: "instead",
    ch.ASK_COST: "cost",
    ch.ASK_DISCARD: "discard",
    ch.ASK_CARD: "card",
    ch.ASK_EVENT_ORDER: "event-order",
    ch.ASK_WHO: "who",
    ch.ASK_LAY_DOWN: "lay-down",
    ch.ASK_TRIGGERED: "triggered",
}


def phase(s: RuneAgeState) -> str:
    """In which phase the round is."""
    return BY_STEP[s.numbers[STEP]] if s.numbers[ROUND] else "setup"
