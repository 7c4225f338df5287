"""What a reaction window is about, as seen by the player who is asked: for who has decided to pass."""

from __future__ import annotations

from itertools import takewhile

from runestack.games.rone.rules import choices as ch
from runestack.games.rone.rules import constants as c
from runestack.games.rone.rules import procedures as p
from runestack.games.rone.rules import state as st
from runestack.games.rone.rules.attack import side_under_attack
from runestack.games.rone.rules.state import RoneState
from runestack.games.rone.telling.stack import KINDS, targets_of, window_cause
from runestack.games.windows import AIMED_AT, FIRST, OTHERS_ACT, QUIET, Habit, roles
from runestack.kernel.decision import Question, option_kind
from runestack.kernel.frame import NOTHING

WINDOWS = (ch.ASK_WINDOW,)
ASKED_ANYWAY = (ch.ASK_MAIN,)  # the end of the turn
ROWS = frozenset([ch.ASK_BOTTOM, ch.ASK_DISCARD])
PHASES = {
    "refresh": ("refresh phase", "Auffrischungsphase"),
    "beginning": ("beginning of turn", "Spielzuganfangsphase"),
    "income": ("income phase", "Einkommensphase"),
    "main": ("main phase", "Hauptphase"),
    "end": ("end of turn", "Spielzugendphase"),
}
ROLES = roles(ends=("end-turn",), passes=("pass", "decline", "done", "keep", "no"))

HABITS = (
    Habit(
        "graveyard",
        ch.ASK_GRAVEYARD,
        ("Cards that go to your graveyard", "Karten, die auf deinen Friedhof kommen"),
        {"top": ("on top", "obenauf"), "bottom": ("to the bottom", "ganz nach unten")},
        usual="top",
    ),
    Habit(
        "income",
        ch.ASK_INCOME,
        ("Cards of your income", "Karten deines Einkommens"),
        {"draw": ("draw them", "ziehen"), "stop": ("draw none", "keine ziehen")},
        usual="draw",
    ),
    Habit(
        "level",
        ch.ASK_LEVEL,
        ("The level that you have announced", "Der Aufstieg, den du angekündigt hast"),
        {FIRST: ("pay for it", "bezahlen")},
        usual=FIRST,
    ),
)

# what a player who has decided to pass need not see before it happens
QUIET_KINDS = ("level-up", "end-of-turn")


def phase(s: RoneState) -> str:
    """In which phase the turn is."""
    return c.PHASES[s.numbers[st.PHASE]]


def is_quiet(s: RoneState, question: Question) -> bool:
    """Whether a window is about nothing that others do to the seat: no play, ability, trigger or attack of theirs."""
    return question.kind == ch.ASK_WINDOW and concerns(s, question) == QUIET


def concerns(s: RoneState, question: Question) -> int:
    """Whether others act in a window, and whether they aim at the player's side."""
    side = s.side[question.seat]
    others = [entry for entry in s.stack if s.side[entry.seat] != side]
    loud = [entry for entry in others if KINDS[entry.procedure] not in QUIET_KINDS]
    cause = window_cause(s)
    announced = not s.stack and cause.procedure == p.ATTACK and s.side[cause.seat] != side
    if not loud and not announced:
        return QUIET
    aimed = [card for entry in loud for card in targets_of(s, entry)]
    if announced and side_under_attack(s, cause) == side:
        return AIMED_AT
    if any(s.side[s.controller[card]] == side for card in aimed):
        return AIMED_AT
    return OTHERS_ACT


def next_trigger(s: RoneState) -> int:
    """The card of the triggered text on top of the stack, or NOTHING."""
    return s.stack[-1].card if s.stack and s.stack[-1].procedure == p.TRIGGER else NOTHING


def repeats(s: RoneState, question: Question, code: int) -> int:
    """How many points of damage the deck could take one after the other, until a shield lies on top."""
    if option_kind(code) != ch.DAMAGE_DECK:
        return 1
    deck = s.deck[s.side[question.seat]]
    hidden_cards = takewhile(lambda card: not s.face_up[card], reversed(deck))
    return min(question.number, len(list(hidden_cards)))
