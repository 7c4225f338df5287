"""Triggered texts of units and tactics: their owner may use them, once a round (RA-ABIL-1, 2, PROC-DESTROY 5)."""

from __future__ import annotations

from runestack.games.rune_age.rules import choices as ch
from runestack.games.rune_age.rules import events as e
from runestack.games.rune_age.rules import procedures as p
from runestack.games.rune_age.rules.state import RuneAgeState
from runestack.games.rune_age.rules.text import possible
from runestack.games.rune_age.rules.use import is_counted
from runestack.kernel.decision import option, option_kind
from runestack.kernel.driver import ask
from runestack.kernel.frame import NOTHING, Frame
from runestack.kernel.procedure import define
from runestack.kernel.program import MAY


def push_trigger(s: RuneAgeState, trigger: Frame) -> None:
    """A triggered text is carried out; that of a unit or tactic only if its owner wants it."""
    s.push(trigger)
    if is_counted(s, trigger.card):
        s.push(Frame(p.OFFER, trigger.seat, trigger.card))


def place_of_trigger(s: RuneAgeState, card: int, text: int) -> int:
    """The place of a triggered text among the abilities of a card: behind those that are used at a moment."""
    face = s.face[card]
    return len(s.faces.uses[face]) + s.faces.triggered[face].index(text)


# -- the frame below is the triggered text; card: its card ----------------------------------------------


def offer_1_ask(s: RuneAgeState, f: Frame) -> None:
    """Use it or not; one that was used this round is not offered again (RA-RULING-60)."""
    trigger = s.frames[-2]
    place = place_of_trigger(s, f.card, trigger.text)
    options = [option(ch.DECLINE, 0, 0)]
    if not s.used[f.card] & (1 << place) and can_be_done(s, trigger):
        options.append(option(ch.USE, f.card, place))
    ask(s, f, f.seat, ch.ASK_TRIGGERED, options, f.card)


def can_be_done(s: RuneAgeState, trigger: Frame) -> bool:
    """Whether what a text offers by `you may` can be done."""
    program = s.abilities[trigger.text].program
    return program[0].op != MAY or possible(s, trigger, program[1])


def offer_2_answered(s: RuneAgeState, f: Frame) -> None:
    """Used: noted with the card. Declined: nothing happens, and that does not count."""
    trigger = s.frames[-2]
    program = s.abilities[trigger.text].program
    if option_kind(f.answer) == ch.DECLINE:
        trigger.place = len(program)
        return
    s.used[f.card] |= 1 << place_of_trigger(s, f.card, trigger.text)
    s.emit(e.USES, f.seat, f.card, NOTHING, trigger.text, "RA-ABIL-1")
    if program[0].op == MAY:  # that is what was asked
        trigger.place = 1


define(p.OFFER, [offer_1_ask, offer_2_answered])
