"""What RONE says about texts while the kernel executes them (P-8): conditions, `may`, modes, failures."""

from __future__ import annotations

from runestack.games.rone.rules import choices as ch
from runestack.games.rone.rules import events as e
from runestack.games.rone.rules import operations as op
from runestack.games.rone.rules import procedures as p
from runestack.games.rone.rules.prices import payable
from runestack.games.rone.rules.seats import opponents
from runestack.games.rone.rules.selection import branch_can_begin, choices_of, opponent_chosen
from runestack.games.rone.rules.state import SEATS, RoneState
from runestack.kernel import operations as core
from runestack.kernel.choices import CHOOSE_PLAYER
from runestack.kernel.decision import option, option_first, option_kind
from runestack.kernel.driver import ask
from runestack.kernel.frame import NOBODY, NOTHING, Frame
from runestack.kernel.meaning import amount_of
from runestack.kernel.procedure import define
from runestack.kernel.program import (
    JUMP,
    MODE,
    OPPONENT,
    PAID,
    YOU,
    Instruction,
)
from runestack.kernel.references import CARD_MASK
from runestack.kernel.texts import TEXT_STEPS

# A text's frame: target is the card of the event, number its player or number (of a tactic: the bits of paid
# initiatives); the rest as in `kernel.texts`.

define(p.TEXT, TEXT_STEPS)
define(p.ABILITY, TEXT_STEPS)
define(p.TRIGGER, TEXT_STEPS)


def cancel_rest(s: RoneState, f: Frame) -> None:
    """An instruction that cannot be executed cancels the rest of its text."""
    f.place = len(s.abilities[f.text].program)
    s.emit(e.NOT_EXECUTED, f.seat, f.card, NOTHING, 0, "RONE-TEXT-2")


# -- the opponent --------------------------------------------------------------------------------


def asks_first(s: RoneState, f: Frame, instruction: Instruction) -> bool:
    """Of several opponents the controller chooses one when a triggered text first speaks of `the opponent`.

    It stays the same one throughout the text; for what is used it was named then (RONE-RULING-146, 154).
    """
    if s.numbers[SEATS] == 2 or not speaks_of_opponent(instruction):
        return False
    return opponent_chosen(s, f) == NOBODY and name_opponent(s, f)


def name_opponent(s: RoneState, f: Frame) -> bool:
    """Asks the player of a text, whose frame is the top one, which of several opponents is meant."""
    if len(opponents(s, f.seat)) < 2:
        return False
    s.push(Frame(p.WHICH_OPPONENT, f.seat, f.card))
    return True


def will_speak_of_opponent(s: RoneState, f: Frame) -> bool:
    """Whether a used text may say `the opponent` with the modes that were chosen and the initiatives that were paid."""
    program = s.abilities[f.text].program
    place = 0
    while place < len(program):
        instruction = program[place]
        if speaks_of_opponent(instruction):
            return True
        kind = instruction.op
        if (
            kind == JUMP
            or (kind == MODE and f.items[instruction.place] == 1)
            or (kind == PAID and f.count & (1 << instruction.number) == 0)
        ):
            place = instruction.jump
        else:
            place += 1
    return False


def speaks_of_opponent(instruction: Instruction) -> bool:
    """Whether an instruction says `the opponent`."""
    if instruction.player == OPPONENT:
        return True
    selector = instruction.selector
    if selector is not None and selector.player == OPPONENT:
        return True
    counted = instruction.counted
    if counted is not None and counted.player == OPPONENT:
        return True
    condition = instruction.condition
    return condition is not None and condition.player == OPPONENT


def which_opponent_1_ask(s: RoneState, f: Frame) -> None:
    """One enemy player."""
    options = [option(CHOOSE_PLAYER, seat, 0) for seat in opponents(s, f.seat)]
    ask(s, f, f.seat, ch.ASK_OPPONENT, options, f.card)


def which_opponent_2_note(s: RoneState, f: Frame) -> None:
    """Noted behind the other choices of the text below."""
    s.frames[-2].items.append(option_first(f.answer))
    tell_target(s, s.frames[-2], f.seat, f.answer)


define(p.WHICH_OPPONENT, [which_opponent_1_ask, which_opponent_2_note])


# -- optional effects ----------------------------------------------------------------------------


def possible(s: RoneState, f: Frame, body: Instruction) -> bool:
    """Whether an optional effect can be carried out now: payment, target or card exist (RONE-RULING-52)."""
    if body.op == core.PAY:
        return payable(s, f.seat, body.costs, f.card, 0, None)
    if body.selector is None and body.player == YOU and not can_give_up(s, f, body):
        return False
    return choices_of(s, f, body) != 0


def can_give_up(s: RoneState, f: Frame, body: Instruction) -> bool:
    """Whether a player has all that an optional effect takes from the player: no `if you do` without doing it."""
    number = amount_of(s, f, body)
    if body.op == core.LOSE:
        return s.water[f.seat] >= number
    if body.op == core.DISCARD:
        return len(s.hand[f.seat]) >= number
    if body.op == op.DESTROY_TOP:
        return len(s.deck[s.side[f.seat]]) >= number
    if body.op == op.REMOVE_TOP:
        return len(s.graveyard[s.side[f.seat]]) >= number
    return body.op != op.LEVEL_UP or s.faces.next_level[s.face[s.hero[f.seat]]] != NOTHING


# -- modes and targets ---------------------------------------------------------------------------


def can_choose_mode(s: RoneState, effect: Frame, place: int, branch: int) -> bool:
    """Whether a mode has its target; protection from tactics counts for the text that a tactic was played for."""
    ability = s.abilities[effect.text]
    tactic = s.faces.tactic[ability.face] == effect.text  # not the text after Recycle
    return branch_can_begin(
        s,
        ability,
        place,
        branch,
        effect.seat,
        effect.card,
        effect.printed & CARD_MASK,
        tactic,
    )


def tell_target(s: RoneState, effect: Frame, seat: int, code: int) -> None:
    """Public and fixed; a chosen player is told by the hero."""
    chosen = option_first(code)
    if option_kind(code) == CHOOSE_PLAYER:
        s.emit(e.TARGETS, seat, effect.card, s.hero[chosen], 1, "RONE-RULING-46")
    else:
        s.emit(e.TARGETS, seat, effect.card, chosen, 0, "RONE-RULING-46")
