"""Answers, and the ladder resolved from the newest rung to the oldest (P-LADDER, P-RESOLVE)."""

from __future__ import annotations

from typing import Final

from runestack.games.runeslingers.rules import choices as ch
from runestack.games.runeslingers.rules import events as e
from runestack.games.runeslingers.rules import procedures as p
from runestack.games.runeslingers.rules.checking import after_instruction
from runestack.games.runeslingers.rules.offers import answer_options
from runestack.games.runeslingers.rules.playing import push_action
from runestack.games.runeslingers.rules.selection import NEGATED, RUNNING
from runestack.games.runeslingers.rules.state import EncounterState, enemy
from runestack.games.runeslingers.rules.undoing import forget_refusals
from runestack.kernel.decision import option, option_kind
from runestack.kernel.driver import ask
from runestack.kernel.frame import NOTHING, Frame
from runestack.kernel.procedure import define, label
from runestack.kernel.references import referred
from runestack.kernel.texts import TEXT_STEPS

# seat: who has the chance to answer; number: declines in a row; count: the height of the ladder when asked


def ladder_1_ask(s: EncounterState, f: Frame) -> None:
    """Decline, or add one answer; who cannot add anything declines without being asked (RS-RULING-116)."""
    f.count = len(s.ladder)
    options = [option(ch.DECLINE, 0, 0)] if s.nobody_reacts else answer_options(s, f.seat)
    ask(s, f, f.seat, ch.ASK_ANSWER, options, s.ladder[-1].card, f.count)


def ladder_2_answered(s: EncounterState, f: Frame) -> None:
    """Complete when both have declined one after the other, or the enemy of a single action has."""
    if option_kind(f.answer) != ch.DECLINE:
        push_action(s, f.seat, f.answer)
        return
    f.number += 1
    if f.number >= 2 or len(s.ladder) == 1:
        f.step = LADDER_4_RESOLVE
    else:
        f.seat = enemy(f.seat)
        f.step = LADDER_1_ASK


def ladder_3_added(s: EncounterState, f: Frame) -> None:
    """A new rung lies on top: the chance goes to the enemy of who added it. Nothing was added: asked again."""
    if len(s.ladder) > f.count:
        f.number = 0
        f.seat = enemy(s.ladder[-1].seat)
    f.step = LADDER_1_ASK


def ladder_4_resolve(s: EncounterState, f: Frame) -> None:
    """The newest rung; nobody can add anything now (RS-RULING-117)."""
    rung = s.ladder[-1]
    if rung.flag == NEGATED or referred(s, rung.printed) == NOTHING:
        rule = "RS-RULING-142" if rung.flag == NEGATED else "RS-LADDER-9"
        s.emit(e.FIZZLES, rung.seat, rung.card, NOTHING, 1 if rung.flag == NEGATED else 0, rule)
        return
    rung.flag = RUNNING
    s.emit(e.RESOLVES, rung.seat, rung.card, NOTHING, rung.number, "RS-LADDER-8")
    s.push(rung.copy())


def ladder_5_resolved(s: EncounterState, f: Frame) -> None:
    """The rung is gone; then the next one."""
    s.ladder.pop()
    forget_refusals(s)
    s.cause = NOTHING
    s.cause_text = NOTHING
    if s.ladder:
        f.step = LADDER_4_RESOLVE
    after_instruction(s)


define(
    p.LADDER,
    [
        ladder_1_ask,
        ladder_2_answered,
        ladder_3_added,
        ladder_4_resolve,
        ladder_5_resolved,
    ],
)
LADDER_1_ASK: Final = label(p.LADDER, ladder_1_ask)
LADDER_4_RESOLVE: Final = label(p.LADDER, ladder_4_resolve)
define(p.RUNG, TEXT_STEPS)
define(p.TRIGGER, TEXT_STEPS)
