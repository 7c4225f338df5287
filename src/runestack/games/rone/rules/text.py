"""Executing game text: one instruction after the other, resumable between any two (P-8)."""

from __future__ import annotations

from runestack.games.rone.rules import choices as ch
from runestack.games.rone.rules import constants as c
from runestack.games.rone.rules import events as e
from runestack.games.rone.rules import operations as op
from runestack.games.rone.rules import procedures as p
from runestack.games.rone.rules.actions import payable
from runestack.games.rone.rules.effects import carry_out, number_of
from runestack.games.rone.rules.selection import (
    NO_TARGET,
    UNCHOSEN,
    branch_can_begin,
    candidates,
    choices_of,
    players,
)
from runestack.games.rone.rules.stack import settle
from runestack.games.rone.rules.state import CARD_MASK, CAUSE_TEXT, RoneState, referred
from runestack.games.rone.rules.values import holds
from runestack.kernel.decision import option, option_first, option_kind, option_second
from runestack.kernel.driver import ask
from runestack.kernel.frame import END, NOBODY, NOTHING, Frame
from runestack.kernel.procedure import define
from runestack.kernel.program import (
    PICK_EVENT,
    PICK_ONE,
    PICK_TARGET,
    PICK_THAT,
    YOU,
    Instruction,
    Selector,
)

# A text's frame: card acts, printed is the reference of the card the words stand on, text is the ability, place
# the next instruction, target the card of the event, number its player or number (of a tactic: the bits of paid
# initiatives), items the choices.


def prepare_text(s: RoneState, f: Frame) -> None:
    """Room for the choices that the text will need."""
    f.items = [UNCHOSEN] * s.faces.abilities[f.text].registers


def text_1_next(s: RoneState, f: Frame) -> None:
    """Finds the next instruction and the choices it still needs."""
    s.cause = f.card
    s.numbers[CAUSE_TEXT] = f.text
    program = s.faces.abilities[f.text].program
    while f.place < len(program):
        instruction = program[f.place]
        kind = instruction.op
        if kind >= op.FLOW:
            choose_for(s, f, instruction.selector)
            return
        if kind == op.JUMP:
            f.place = instruction.jump
        elif kind == op.IF:
            if player_unchosen(f, instruction):
                push_condition_choice(s, f, instruction)
                return
            f.place = f.place + 1 if condition_holds(s, f, instruction) else instruction.jump
        elif kind == op.PAID:
            f.place = f.place + 1 if f.number & (1 << instruction.number) else instruction.jump
        elif kind == op.MAY:
            ask_may(s, f, program[f.place + 1])
            return
        elif f.items[instruction.place] == UNCHOSEN:
            ask_mode(s, f)
            return
        else:
            f.place = f.place + 1 if f.items[instruction.place] == 0 else instruction.jump
    f.step = 3


def choose_for(s: RoneState, f: Frame, selector: Selector | None) -> None:
    """Triggered texts choose when they are executed; cards chosen without targeting always do."""
    if (
        selector is not None
        and selector.pick in (PICK_TARGET, PICK_ONE)
        and f.items[selector.place] == UNCHOSEN
    ):
        f.step = 0
        push_choice(s, f, selector.place)
        return
    chosen = s.faces.abilities[f.text].program[f.place].chosen_player
    if chosen != NOTHING and f.items[chosen] == UNCHOSEN:
        f.step = 0
        push_choice(s, f, chosen)


def push_choice(s: RoneState, f: Frame, place: int) -> None:
    """Asks for one choice of the text, found by its register."""
    slots = s.faces.abilities[f.text].slots
    for number in range(len(slots)):
        if slots[number].place == place:
            frame = Frame(p.CHOOSE, f.seat, f.card)
            frame.flag = len(s.faces.abilities[f.text].modes)
            frame.place = number
            frame.number = number + 1
            s.push(frame)
            return


def condition_holds(s: RoneState, f: Frame, instruction: Instruction) -> bool:
    """An `if` inside a text, with `that` bound to what was chosen or to the event."""
    condition = instruction.condition
    if condition is None:
        return False
    that = NOTHING
    selector = condition.selector
    if selector is not None:
        if selector.pick == PICK_THAT:
            that = referred(s, f.items[selector.place])
        elif selector.pick == PICK_EVENT:
            that = f.target & CARD_MASK if f.target != NOTHING else NOTHING
    meant = players(s, f, condition.player, condition.place)
    return holds(
        s,
        condition,
        f.card,
        f.printed & CARD_MASK,
        that,
        False,
        meant[0] if meant else NOBODY,
        f.seat,
    )


def player_unchosen(f: Frame, instruction: Instruction) -> bool:
    """Whether an `if` asks about a player that a triggered text has still to choose."""
    condition = instruction.condition
    return (
        condition is not None
        and condition.place != NOTHING
        and f.items[condition.place] == UNCHOSEN
    )


def push_condition_choice(s: RoneState, f: Frame, instruction: Instruction) -> None:
    """Chooses the player, then comes back to the `if`."""
    if instruction.condition is not None:
        f.step = 0
        push_choice(s, f, instruction.condition.place)


def ask_may(s: RoneState, f: Frame, body: Instruction) -> None:
    """Offered only if it can be done: a declined `may` is no failure (RONE-RULING-52)."""
    options = [option(ch.NO, 0, 0)]
    if possible(s, f, body):
        options.append(option(ch.YES, 0, 0))
    ask(s, f, f.seat, ch.ASK_MAY, options, f.card, f.place)


def possible(s: RoneState, f: Frame, body: Instruction) -> bool:
    """Whether an optional effect can be carried out now: payment, target or card exist."""
    if body.op == op.PAY:
        return payable(s, f.seat, body.costs, f.card, 0, None)
    if body.selector is None and body.player == YOU and not can_give_up(s, f, body):
        return False
    return choices_of(s, f, body) != 0


def can_give_up(s: RoneState, f: Frame, body: Instruction) -> bool:
    """Whether a player has all that an optional effect takes from the player: no `if you do` without doing it."""
    number = number_of(s, f, body)
    if body.op == op.LOSE:
        return s.water[f.seat] >= number
    if body.op == op.DISCARD:
        return len(s.hand[f.seat]) >= number
    if body.op == op.DESTROY_TOP:
        return len(s.deck[s.side[f.seat]]) >= number
    if body.op == op.REMOVE_TOP:
        return len(s.graveyard[s.side[f.seat]]) >= number
    return body.op != op.LEVEL_UP or s.faces.next_level[s.face[s.hero[f.seat]]] != NOTHING


def ask_mode(s: RoneState, f: Frame) -> None:
    """One of two modes; one that lacks its target is not offered, unless both do."""
    ability = s.faces.abilities[f.text]
    options: list[int] = []
    for branch in range(2):
        if branch_can_begin(
            s, ability, f.place, branch, f.seat, f.card, f.printed & CARD_MASK, False
        ):
            options.append(option(ch.CHOOSE_MODE, f.card, branch))
    if not options:
        options.append(option(ch.CHOOSE_MODE, f.card, 0))
    ask(s, f, f.seat, ch.ASK_MODE, options, f.card, f.text)


def text_2_carry_out(s: RoneState, f: Frame) -> None:
    """Carries the instruction out; if it cannot be executed, the rest of the text is cancelled."""
    program = s.faces.abilities[f.text].program
    instruction = program[f.place]
    if instruction.op == op.MAY:
        f.place = f.place + 1 if option_kind(f.answer) == ch.YES else instruction.jump
        f.step = 0
        return
    if instruction.op == op.MODE:
        f.items[instruction.place] = option_second(f.answer)
        s.emit(e.MODE_CHOSEN, f.seat, f.card, f.text, option_second(f.answer), "RONE-RULING-48")
        f.step = 0
        return
    f.place += 1
    if not carry_out(s, f, instruction):
        f.place = len(program)
        s.emit(e.NOT_EXECUTED, f.seat, f.card, NOTHING, 0, "RONE-TEXT-2")


def text_3_settle(s: RoneState, f: Frame) -> None:
    """Dying units, then triggers; then the text goes on."""
    f.step = 0
    settle(s)


define(p.TEXT, [text_1_next, text_2_carry_out, text_3_settle])
define(p.ABILITY, [text_1_next, text_2_carry_out, text_3_settle])
define(p.TRIGGER, [text_1_next, text_2_carry_out, text_3_settle])


# -- choosing modes and targets ------------------------------------------------------------------
# The frame below is the effect. flag: next mode; place: next slot; number: behind the last slot; count: picked so far


def choose_1_mode(s: RoneState, f: Frame) -> None:
    """The modes of a used effect, before its targets."""
    effect = s.frames[-2]
    ability = s.faces.abilities[effect.text]
    while f.flag < len(ability.modes):
        chooser = ability.program[ability.modes[f.flag]]
        if is_unpaid(effect, chooser.number):
            f.flag += 1
            continue
        ask_mode_of(s, f, effect)
        return
    f.step = 2


def is_unpaid(effect: Frame, initiative: int) -> bool:
    """Whether a choice belongs to an initiative that is not paid; `count` has the bits while an effect is activated."""
    return initiative != NOTHING and effect.count & (1 << initiative) == 0


def ask_mode_of(s: RoneState, f: Frame, effect: Frame) -> None:
    """Like `ask_mode`, for an effect that is being activated."""
    ability = s.faces.abilities[effect.text]
    tactic = s.faces.type[ability.face] == c.TACTIC
    options: list[int] = []
    for branch in range(2):
        if branch_can_begin(
            s,
            ability,
            ability.modes[f.flag],
            branch,
            effect.seat,
            effect.card,
            effect.printed & CARD_MASK,
            tactic,
        ):
            options.append(option(ch.CHOOSE_MODE, effect.card, branch))
    if not options:
        options.append(option(ch.CHOOSE_MODE, effect.card, 0))
    ask(s, f, f.seat, ch.ASK_MODE, options, effect.card, effect.text)


def choose_2_mode_chosen(s: RoneState, f: Frame) -> None:
    """Noted, then the next mode."""
    effect = s.frames[-2]
    ability = s.faces.abilities[effect.text]
    instruction = ability.program[ability.modes[f.flag]]
    effect.items[instruction.place] = option_second(f.answer)
    s.emit(
        e.MODE_CHOSEN, f.seat, effect.card, effect.text, option_second(f.answer), "RONE-RULING-48"
    )
    f.flag += 1
    f.step = 0


def choose_3_target(s: RoneState, f: Frame) -> None:
    """One target at a time, in a fixed order; `done` where fewer are allowed."""
    effect = s.frames[-2]
    slots = s.faces.abilities[effect.text].slots
    while f.place < f.number:
        slot = slots[f.place]
        if slot.mode != NOTHING and effect.items[slot.mode] not in (UNCHOSEN, slot.branch):
            f.place += 1
            continue
        if is_unpaid(effect, slot.paid):
            f.place += 1
            continue
        if f.count == 0:
            for index in range(slot.count):
                effect.items[slot.place + index] = NO_TARGET
        options = slot_options(s, f, effect)
        if options:
            kind = ch.ASK_TARGET
            if slot.selector is None:
                kind = ch.ASK_PLAYER
            elif slot.selector.zone == c.ON_STACK:
                kind = ch.ASK_EFFECT
            elif slot.selector.pick == PICK_ONE:
                kind = ch.ASK_CHOICE
            ask(s, f, f.seat, kind, options, effect.card, f.count)
            return
        f.place += 1
        f.count = 0
    f.step = END


def slot_options(s: RoneState, f: Frame, effect: Frame) -> list[int]:
    """What can be chosen next for a slot; empty when it is full or nothing is left."""
    slot = s.faces.abilities[effect.text].slots[f.place]
    selector = slot.selector
    if selector is None:
        return (
            [option(ch.CHOOSE_PLAYER, seat, 0) for seat in range(len(s.hero))]
            if f.count == 0
            else []
        )
    if f.count >= slot.count:
        return []
    options = target_options(s, effect, selector)
    if f.count > 0:
        last = effect.items[slot.place + f.count - 1]
        places = [
            place for place in range(len(options)) if option_reference(s, options[place]) == last
        ]
        options = options[places[0] + 1 :]
    left = slot.count - f.count
    if not selector.up_to and left > 1 and len(options) > left:
        options = options[: len(options) - left + 1]
    if selector.up_to:
        options.append(option(ch.DONE, 0, 0))
    return options


def target_options(s: RoneState, effect: Frame, selector: Selector) -> list[int]:
    """All legal targets of an effect, as options."""
    found = candidates(s, effect, selector)
    if selector.zone == c.ON_STACK:
        return [option(ch.CHOOSE_EFFECT, s.stack[place].card, place) for place in found]
    return [option(ch.TARGET_CARD, card, 0) for card in found]


def option_reference(s: RoneState, code: int) -> int:
    """What a chosen option is remembered as: an object, or the stamp of an effect on the stack."""
    if option_kind(code) == ch.CHOOSE_EFFECT:
        return s.stack[option_second(code)].count
    if option_kind(code) == ch.CHOOSE_PLAYER:
        return option_first(code)
    card = option_first(code)
    return (s.stamp[card] << 12) | card


def choose_4_target_chosen(s: RoneState, f: Frame) -> None:
    """Noted; public and fixed."""
    effect = s.frames[-2]
    slot = s.faces.abilities[effect.text].slots[f.place]
    f.step = 2
    if option_kind(f.answer) == ch.DONE:
        f.place += 1
        f.count = 0
        return
    effect.items[slot.place + f.count] = option_reference(s, f.answer)
    if option_kind(f.answer) == ch.CHOOSE_PLAYER:
        s.emit(e.TARGETS, f.seat, effect.card, s.hero[option_first(f.answer)], 1, "RONE-RULING-46")
    else:
        s.emit(e.TARGETS, f.seat, effect.card, option_first(f.answer), 0, "RONE-RULING-46")
    f.count += 1
    if f.count >= slot.count:
        f.place += 1
        f.count = 0


define(p.CHOOSE, [choose_1_mode, choose_2_mode_chosen, choose_3_target, choose_4_target_chosen])
