"""Texts that execute another card's effects or ability (INV-RULING-147)."""

from __future__ import annotations

from runestack.games.invasion.rules import choices as ch
from runestack.games.invasion.rules import constants as c
from runestack.games.invasion.rules import procedures as p
from runestack.games.invasion.rules.state import SEATS, InvasionState
from runestack.games.invasion.rules.text import is_copy, text_frames
from runestack.games.invasion.rules.values import kind_of
from runestack.kernel.decision import option, option_first, option_second
from runestack.kernel.driver import ask
from runestack.kernel.frame import END, NOTHING, Frame
from runestack.kernel.procedure import define
from runestack.kernel.program import Instruction


def push_copy(s: InvasionState, seat: int, card: int, text: int) -> None:
    """Executed as if printed on the executing card; it copies nothing further."""
    for frame in text_frames(s, seat, card, text)[::-1]:
        frame.flag = 1
        s.push(frame)


def resolve_copy_effects(s: InvasionState, f: Frame, instruction: Instruction) -> bool:
    """The effects of the top card of the own Discard pile."""
    if is_copy(f) or not s.discard[f.seat]:
        return False
    text = s.faces.first_used_at(s.face[s.discard[f.seat][-1]], c.EFFECTS)
    if text == NOTHING:
        return False
    push_copy(s, f.seat, f.card, text)
    return True


def copyable(s: InvasionState, f: Frame) -> list[int]:
    """Activated abilities of other technologies in any Base, as options; of equal ones the first."""
    options: list[int] = []
    texts: list[int] = []
    for seat in range(s.numbers[SEATS]):
        for card in s.base[seat]:
            if card == f.card or kind_of(s, card) != c.TECHNOLOGY:
                continue
            uses = s.faces.used_at(s.face[card], c.ACTIVATED)
            for place in range(len(uses)):
                if uses[place] not in texts and s.face[card] != s.face[f.card]:
                    texts.append(uses[place])
                    options.append(option(ch.ABILITY, card, place))
    return options


def resolve_copy_ability(s: InvasionState, f: Frame, instruction: Instruction) -> bool:
    """An activated ability of another technology."""
    if is_copy(f) or not copyable(s, f):
        return False
    s.push(Frame(p.PICK_ABILITY, f.seat, f.card))
    return True


def pick_ability_1_ask(s: InvasionState, f: Frame) -> None:
    """Which one."""
    ask(s, f, f.seat, ch.ASK_ABILITY, copyable(s, f), f.card)


def pick_ability_2_do(s: InvasionState, f: Frame) -> None:
    """Its costs do not count."""
    card = option_first(f.answer)
    text = s.faces.used_at(s.face[card], c.ACTIVATED)[option_second(f.answer)]
    f.step = END
    push_copy(s, f.seat, f.card, text)


define(p.PICK_ABILITY, [pick_ability_1_ask, pick_ability_2_do])
