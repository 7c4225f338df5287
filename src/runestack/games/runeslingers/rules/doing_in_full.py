"""Whether an instruction can be done in full: an optional one is offered only then, and `if you do` asks for it."""

from __future__ import annotations

from runestack.games.runeslingers.rules import constants as c
from runestack.games.runeslingers.rules import operations as op
from runestack.games.runeslingers.rules.ailments import area_for, possible_types
from runestack.games.runeslingers.rules.player_values import instances
from runestack.games.runeslingers.rules.state import EncounterState
from runestack.kernel import operations as core
from runestack.kernel.frame import NOTHING, Frame
from runestack.kernel.meaning import amount_of, meant
from runestack.kernel.program import PICK_EACH, PICK_ONE, PICK_TARGET, YOU, Instruction, Selector


def can_give_up(s: EncounterState, f: Frame, instruction: Instruction) -> bool:
    """Whether a player has all that an optional effect takes; nobody offers more cards than the deck has."""
    if instruction.player == YOU and instruction.op in (op.SEAR, op.VOID):
        return len(s.deck[f.seat]) >= amount_of(s, f, instruction)
    return has_enough(s, f, instruction)


def is_in_full(s: EncounterState, f: Frame, instruction: Instruction) -> bool:
    """Whether an instruction that is about to be carried out does all it says, so that `you do` it."""
    selector = instruction.selector
    if selector is not None and may_find_none(selector) and not meant(s, f, selector):
        return False
    return has_enough(s, f, instruction)


def may_find_none(selector: Selector) -> bool:
    """Whether an instruction is carried out without a card too: `each`, `up to`."""
    if selector.pick == PICK_EACH:
        return True
    return selector.up_to and selector.pick in (PICK_TARGET, PICK_ONE)


def has_enough(s: EncounterState, f: Frame, instruction: Instruction) -> bool:
    """Whether the hand, the ailments or the tokens suffice. A deck always does: an empty one is shuffled (RS-OBJ-7)."""
    if instruction.player != YOU:
        return True
    number = amount_of(s, f, instruction)
    what = instruction.op
    if what in (core.DISCARD, op.DISCARD_RANDOM):
        return len(s.hand[f.seat]) >= number
    if what in (op.CLEANSE, op.CONVERT, op.MOVE_AILMENTS) and not instruction.up_to:
        return instances(s, f.seat, instruction.word) >= number
    if what == op.APPLY:
        return can_be_ailed(s, f.seat, instruction.word)
    if what == op.REMOVE_TOKENS:
        return have_tokens(s, f, instruction, number)
    return True


def can_be_ailed(s: EncounterState, seat: int, ailment: int) -> bool:
    """Whether an instance can be applied to a player."""
    if ailment == c.CHOSEN_AILMENT:
        return bool(possible_types(s, seat))
    return area_for(s, seat, ailment) != NOTHING


def have_tokens(s: EncounterState, f: Frame, instruction: Instruction, number: int) -> bool:
    """Whether each card meant has that many tokens."""
    if instruction.selector is not None:
        for card in meant(s, f, instruction.selector):
            if s.tokens[card] < number:
                return False
    return True
