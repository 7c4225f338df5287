"""What Rune Age says about texts while the kernel executes them: `may`, modes, triggers."""

from __future__ import annotations

from runestack.games.rune_age.rules import operations as op
from runestack.games.rune_age.rules import procedures as p
from runestack.games.rune_age.rules.costs import are_payable
from runestack.games.rune_age.rules.picking import of_kind, worth_of_all
from runestack.games.rune_age.rules.state import RuneAgeState
from runestack.kernel import operations as core
from runestack.kernel.frame import Frame
from runestack.kernel.meaning import amount_of, candidates, meant, zone_cards
from runestack.kernel.procedure import define
from runestack.kernel.program import (
    PICK_EACH,
    PICK_ONE,
    PICK_TARGET,
    PICK_TOP,
    PICK_ZONE,
    UNCHOSEN,
    Instruction,
)
from runestack.kernel.texts import TEXT_STEPS

define(p.TRIGGER, TEXT_STEPS)

DISCARD_WORTH = op.NUMBERS["DiscardWorth"]


def possible(s: RuneAgeState, f: Frame, body: Instruction) -> bool:
    """Whether an effect can be carried out completely now: what it needs is there (RA-RULING-79)."""
    if body.op == core.PAY:
        return are_payable(s, f.seat, f.card, body.costs)
    if body.op == core.DISCARD:
        return len(s.hand[f.seat]) >= amount_of(s, f, body)
    if body.op == DISCARD_WORTH:
        return worth_of_all(s, of_kind(s, f.seat, body.word)) >= body.number
    return has_cards(s, f, body)


def has_cards(s: RuneAgeState, f: Frame, body: Instruction) -> bool:
    """Whether the cards are there that an effect speaks of; `each` needs at least one (RA-RULING-79)."""
    selector = body.selector
    if selector is None:
        return True
    if selector.pick in (PICK_TARGET, PICK_ONE):
        if f.items[selector.place] == UNCHOSEN:
            return len(candidates(s, f, selector)) >= (0 if selector.up_to else selector.count)
        return True
    if selector.pick in (PICK_ZONE, PICK_TOP):
        return len(zone_cards(s, f, selector)) > 0
    if selector.pick == PICK_EACH:
        return len(meant(s, f, selector)) > 0
    return True


def can_choose_mode(s: RuneAgeState, effect: Frame, place: int, branch: int) -> bool:
    """Whether a mode can be fulfilled completely; where neither can, the player is free to choose (RA-RULING-79)."""
    return can_fulfil(s, effect, place, branch) or not can_fulfil(s, effect, place, 1 - branch)


def can_fulfil(s: RuneAgeState, effect: Frame, place: int, branch: int) -> bool:
    """Whether one of two modes can be fulfilled completely."""
    program = s.abilities[effect.text].program
    first = place + 1 if branch == 0 else program[place].jump
    return possible(s, effect, program[first])
