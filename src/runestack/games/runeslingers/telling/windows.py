"""What a chance to answer or to block is about, as seen by the player who has it: for who has decided to pass."""

from __future__ import annotations

from runestack.games.aiming import cards_chosen
from runestack.games.runeslingers.rules import choices as ch
from runestack.games.runeslingers.rules.state import EncounterState
from runestack.games.windows import AIMED_AT, FIRST, OTHERS_ACT, QUIET, Habit, roles
from runestack.kernel.decision import Question

WINDOWS = (ch.ASK_ANSWER, ch.ASK_BLOCK)
ASKED_ANYWAY = (ch.ASK_MAIN,)  # the end of the Play Phase
ROWS = frozenset([ch.ASK_HAND_LIMIT, ch.ASK_DISCARD, ch.ASK_LEAVE_OUT])
PHASES = {
    "beginning": ("beginning of the turn", "Beginn des Spielzuges"),
    "cleanse": ("cleanse phase", "Reinigungsphase"),
    "draw": ("draw phase", "Ziehphase"),
    "play": ("play phase", "Spielphase"),
    "cleanup": ("cleanup phase", "Aufräumphase"),
}
ROLES = roles(
    ends=("end-phase", "pass"), passes=("decline", "go-on", "no-block", "done", "no", "nothing")
)

ONWARD = frozenset(
    ["go-on"]
)  # to the Play Phase, in which everything can be done that is not passing

HABITS = (
    Habit(
        "place",
        ch.ASK_PLACE,
        ("Where a card that you play goes", "Wohin eine Karte kommt, die du spielst"),
        {FIRST: ("onto your first free concentration", "auf deine erste freie Konzentration")},
        usual=FIRST,
        option=ch.ON_CONCENTRATION,
    ),
)


def is_quiet(s: EncounterState, question: Question) -> bool:
    """Whether only the player's own rungs lie on the ladder."""
    return question.kind in WINDOWS and concerns(s, question) == QUIET


def concerns(s: EncounterState, question: Question) -> int:
    """Damage that can be blocked hits the player; a rung may be aimed at the player's cards."""
    if question.kind == ch.ASK_BLOCK:
        return AIMED_AT
    others = [rung for rung in s.ladder if rung.seat != question.seat]
    aimed = [card for rung in others for card in cards_chosen(s, rung, s.slinger.__getitem__)]
    if any(s.controller[card] == question.seat for card in aimed):
        return AIMED_AT
    return OTHERS_ACT if others else QUIET
