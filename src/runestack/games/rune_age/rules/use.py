"""Using an ability: choose, pay, carry out; once for each card in a round (RA-ABIL-2, RA-RULING-59, 60)."""

from __future__ import annotations

from typing import Final

from runestack.games.rune_age.rules import constants as c
from runestack.games.rune_age.rules import events as e
from runestack.games.rune_age.rules import procedures as p
from runestack.games.rune_age.rules.costs import can_pay, push_costs
from runestack.games.rune_age.rules.state import RuneAgeState
from runestack.games.rune_age.rules.values import kind_of
from runestack.kernel.frame import NOTHING, Frame
from runestack.kernel.meaning import holds_in_text
from runestack.kernel.procedure import define
from runestack.kernel.program import IF, Ability, Instruction
from runestack.kernel.references import reference
from runestack.kernel.texts import TEXT_STEPS, prepare_text, push_choices

EVER: Final = (
    8  # bits of `used` from here on: what can be used once per game; below them once per round
)
ROUND_BITS: Final = 255
UNPAID = 1  # in `flag`: the costs have still to be paid


def can_use(s: RuneAgeState, seat: int, card: int, place: int) -> bool:
    """Whether an ability is unused, its card not exhausted, its condition true, and its cost payable."""
    ability = s.abilities[s.faces.uses[s.face[card]][place]]
    if is_used(s, card, place):
        return False
    if s.zone[card] == c.IN_REALM and s.exhausted[card]:
        return False
    return condition_holds(s, seat, card, ability) and can_pay(s, seat, card, ability)


def is_used(s: RuneAgeState, card: int, place: int) -> bool:
    """Whether an ability cannot be used again in this round, or in this game (RA-ABIL-2, RA-RULING-60)."""
    if s.used[card] & (1 << (EVER + place)):
        return True
    return is_counted(s, card) and s.used[card] & (1 << place) != 0


def forget_combat(s: RuneAgeState) -> None:
    """What is limited by combats can be used in the next one."""
    if not s.faces.counts_combats:
        return
    for card in range(len(s.used)):
        uses = s.faces.uses[s.face[card]]
        for place in range(len(uses)):
            if s.used[card] and is_of_combat(s.abilities[uses[place]]):
                s.used[card] &= ~(1 << place)


def is_of_combat(ability: Ability) -> bool:
    """Whether a text is limited by combats instead of rounds."""
    return ability.label != c.INSTEAD and ability.keyword == c.EACH_COMBAT


def is_counted(s: RuneAgeState, card: int) -> bool:
    """Units and tactics use an ability once a round; cards of a realm area are limited by exhausting (RA-RULING-60)."""
    return kind_of(s, card) & (c.UNIT | c.TACTIC) != 0


def condition_holds(s: RuneAgeState, seat: int, card: int, ability: Ability) -> bool:
    """Whether a text that is one `if` from beginning to end would do anything."""
    program = ability.program
    place = 0
    while place < len(program):
        instruction = program[place]
        condition = instruction.condition
        if instruction.op != IF or instruction.jump < len(program) or condition is None:
            return True
        frame = Frame(p.USE, seat, card)
        frame.printed = reference(s, card)
        if not holds_in_text(s, frame, condition):
            return False
        place += 1  # a second condition within the first one
    return True


# -- the text's frame; flag: UNPAID until the costs are paid; count: the gold or influence given for them --------


def push_use(s: RuneAgeState, seat: int, card: int, place: int) -> None:
    """A player uses an ability of a card."""
    text = s.faces.uses[s.face[card]][place]
    s.emit(e.USES, seat, card, NOTHING, text, "RA-ABIL-1")
    push_ability(s, seat, card, text, NOTHING)


def push_instead(s: RuneAgeState, holder: int, place: int, card: int) -> None:
    """A text replaces what would happen to another card, or to its own."""
    text = s.faces.uses[s.face[holder]][place]
    s.emit(e.REPLACED, s.owner[holder], card, holder, text, "RA-RULING-61")
    push_ability(s, s.owner[holder], holder, text, reference(s, card))


def push_text(s: RuneAgeState, seat: int, card: int, text: int) -> None:
    """A text that nobody uses: it simply happens to a player."""
    push_ability(s, seat, card, text, NOTHING)


def push_ability(s: RuneAgeState, seat: int, card: int, text: int, about: int) -> None:
    """What has to be chosen is chosen first; then the costs, then the effect."""
    frame = Frame(p.USE, seat, card)
    frame.printed = reference(s, card)
    frame.text = text
    frame.target = about
    frame.flag = UNPAID
    prepare_text(s, frame)
    mark_used(s, card, text)
    s.push(frame)
    push_choices(s, frame)


def mark_used(s: RuneAgeState, card: int, text: int) -> None:
    """Noted with the card, wherever it goes in this round."""
    uses = s.faces.uses[s.face[card]]
    meant = s.abilities[text]
    for place in range(len(uses)):
        other = s.abilities[uses[place]]
        if uses[place] == text or (other.words and other.words == meant.words):
            s.used[card] |= 1 << place
            if meant.once:
                s.used[card] |= 1 << (EVER + place)


def pays_first(s: RuneAgeState, f: Frame, instruction: Instruction) -> bool:
    """Before the first instruction: the costs. True if a frame was pushed for them."""
    if f.procedure != p.USE or f.flag != UNPAID:
        return False
    f.flag = 0
    if not s.abilities[f.text].costs:
        return False
    push_costs(s, f)
    return True


def use_4_done(s: RuneAgeState, f: Frame) -> None:
    """The ability is done."""


define(p.USE, [*TEXT_STEPS, use_4_done])
