"""Executing card texts: one instruction after the other, resumable between any two; and the choices they need.

What an instruction does, what a condition means and who can be chosen is asked of the game (`State`).
"""

from __future__ import annotations

from typing import Final

from runestack.kernel.choices import (
    ASK_CHOICE,
    ASK_EFFECT,
    ASK_MAY,
    ASK_MODE,
    ASK_NUMBER,
    ASK_PLAYER,
    ASK_TARGET,
    CHOOSE_EFFECT,
    CHOOSE_MODE,
    CHOOSE_NUMBER,
    CHOOSE_PLAYER,
    DONE,
    NO,
    TARGET_CARD,
    YES,
)
from runestack.kernel.decision import option, option_first, option_kind, option_second
from runestack.kernel.driver import ask
from runestack.kernel.frame import END, NOBODY, NOTHING, Frame
from runestack.kernel.meaning import candidates, holds_in_text, players
from runestack.kernel.procedure import Step, declare, define, label, place_of
from runestack.kernel.program import (
    FLOW,
    IF,
    JUMP,
    MAY,
    MODE,
    NO_TARGET,
    PAID,
    PICK_ONE,
    PICK_TARGET,
    ROLL,
    UNCHOSEN,
    YOU,
    Instruction,
    Selector,
    Slot,
)
from runestack.kernel.random import below
from runestack.kernel.references import reference
from runestack.kernel.state import State

CHOOSE: Final = declare("kernel.choose")

# A text's frame: card acts, printed is the reference of the card the words stand on, text is the ability, place
# the next instruction, number the bits of what was paid for on top (or what the game puts there), items the choices.


def prepare_text(s: State, f: Frame) -> None:
    """Room for the choices that the text will need."""
    f.items = [UNCHOSEN] * s.abilities[f.text].registers


def text_1_next(s: State, f: Frame) -> None:
    """Finds the next instruction and the choices it still needs."""
    if not s.goes_on(f):
        f.step = BEHIND_TEXT
        return
    s.cause = f.card
    s.cause_text = f.text
    program = s.abilities[f.text].program
    while f.place < len(program):
        instruction = program[f.place]
        kind = instruction.op
        if s.asks_first(f, instruction):
            f.step = TEXT_1_NEXT
            return
        if kind >= FLOW:
            choose_for(s, f, instruction)
            return
        if kind == JUMP:
            f.place = instruction.jump
        elif kind == IF:
            if player_unchosen(f, instruction):
                push_condition_choice(s, f, instruction)
                return
            f.place = f.place + 1 if holds(s, f, instruction) else instruction.jump
        elif kind == PAID:
            f.place = f.place + 1 if f.number & (1 << instruction.number) else instruction.jump
        elif kind == ROLL:
            roll(s, f, instruction)
        elif kind == MAY:
            seat = decider(s, f, instruction)
            if seat != NOBODY:
                ask_may(s, f, seat, program[f.place + 1])
                return
            f.place = instruction.jump
        elif f.items[instruction.place] == UNCHOSEN:
            ask_mode(s, f, f, f.place)
            return
        else:
            f.place = branch_place(program, f.place, f.items[instruction.place])
    f.step = BEHIND_TEXT


def branch_place(program: list[Instruction], place: int, branch: int) -> int:
    """Where a mode begins; `changes` says it of each but the first where there are more than two."""
    if branch == 0:
        return place + 1
    chooser = program[place]
    return chooser.changes[branch - 1] if chooser.changes else chooser.jump


def choose_for(s: State, f: Frame, instruction: Instruction) -> None:
    """What was not chosen when the effect was used is chosen when it is executed."""
    selector = instruction.selector
    if (
        selector is not None
        and selector.pick in (PICK_TARGET, PICK_ONE)
        and f.items[selector.place] == UNCHOSEN
    ):
        f.step = TEXT_1_NEXT
        push_choice(s, f, selector.place)
        return
    chosen = instruction.chosen_player
    if chosen != NOTHING and f.items[chosen] == UNCHOSEN:
        f.step = TEXT_1_NEXT
        push_choice(s, f, chosen)
        return
    number = instruction.chosen_number
    if number != NOTHING and f.items[number] == UNCHOSEN:
        f.step = TEXT_1_NEXT
        push_choice(s, f, number)


def roll(s: State, f: Frame, instruction: Instruction) -> None:
    """Rolls a die; the instruction behind it reads the register."""
    number = s.die_shows(1 + below(s.random, instruction.word, instruction.number))
    f.items[instruction.place] = number
    f.place += 1
    s.rolled(f, instruction.number, number)


def push_choice(s: State, f: Frame, place: int) -> None:
    """Asks for one choice of the text, found by its register."""
    ability = s.abilities[f.text]
    slots = ability.slots
    for number in range(len(slots)):
        if slots[number].place == place:
            frame = Frame(CHOOSE, f.seat, f.card)
            frame.flag = len(ability.modes)
            frame.place = number
            frame.number = number + 1
            s.push(frame)
            return


def holds(s: State, f: Frame, instruction: Instruction) -> bool:
    """Whether the condition of an `if` is true now."""
    condition = instruction.condition
    return condition is not None and holds_in_text(s, f, condition)


def player_unchosen(f: Frame, instruction: Instruction) -> bool:
    """Whether an `if` asks about a player that a triggered text has still to choose."""
    condition = instruction.condition
    return (
        condition is not None
        and condition.place != NOTHING
        and f.items[condition.place] == UNCHOSEN
    )


def push_condition_choice(s: State, f: Frame, instruction: Instruction) -> None:
    """Chooses the player, then comes back to the `if`."""
    if instruction.condition is not None:
        f.step = TEXT_1_NEXT
        push_choice(s, f, instruction.condition.place)


def decider(s: State, f: Frame, instruction: Instruction) -> int:
    """Who decides whether something is done: the player of the text, or another one; NOBODY if there is none."""
    if instruction.player == YOU:
        return f.seat
    seats = players(s, f, instruction.player, NOTHING)
    return seats[0] if seats else NOBODY


def ask_may(s: State, f: Frame, seat: int, body: Instruction) -> None:
    """Offered only if it can be done: a declined `may` is no failure."""
    options = [option(NO, 0, 0)]
    if s.can_do(f, body):
        options.append(option(YES, 0, 0))
    ask(s, f, seat, ASK_MAY, options, f.card, f.place)


def ask_mode(s: State, f: Frame, effect: Frame, place: int) -> None:
    """One of two or more modes; one that lacks what it needs is not offered, unless all do."""
    options: list[int] = []
    left = open_branches(s, effect, place)
    for branch in left:
        if s.can_choose_mode(effect, place, branch):
            options.append(option(CHOOSE_MODE, effect.card, branch))
    if not options:
        options.append(option(CHOOSE_MODE, effect.card, left[0]))
    ask(s, f, f.seat, ASK_MODE, options, effect.card, effect.text)


def open_branches(s: State, effect: Frame, place: int) -> list[int]:
    """The modes that can still be chosen: none that was chosen before, by `second` choices in a row."""
    chooser = s.abilities[effect.text].program[place]
    if not chooser.changes:
        return [0, 1]
    before = effect.items[chooser.place - chooser.second : chooser.place]
    return [branch for branch in range(len(chooser.changes) + 1) if branch not in before]


def text_2_carry_out(s: State, f: Frame) -> None:
    """Carries the instruction out; what follows where it cannot be executed is the game's rule."""
    instruction = s.abilities[f.text].program[f.place]
    if instruction.op == MAY:
        f.place = f.place + 1 if option_kind(f.answer) == YES else instruction.jump
        f.step = TEXT_1_NEXT
        return
    if instruction.op == MODE:
        f.items[instruction.place] = option_second(f.answer)
        s.mode_chosen(f, f.seat, option_second(f.answer))
        f.step = TEXT_1_NEXT
        return
    f.place += 1
    if not s.carry_out(f, instruction):
        s.not_carried_out(f, instruction)


def text_3_settle(s: State, f: Frame) -> None:
    """The consequences; then the text goes on."""
    f.step = TEXT_1_NEXT
    s.settle()


# The first steps of every procedure that executes a text; steps behind them come when the text is done.
TEXT_STEPS: Final[list[Step]] = [text_1_next, text_2_carry_out, text_3_settle]
TEXT_1_NEXT: Final = place_of(text_1_next, TEXT_STEPS, "the steps of a text")
BEHIND_TEXT: Final = len(TEXT_STEPS)


# -- choosing modes and targets ------------------------------------------------------------------
# The frame below is the effect. flag: next mode; place: next slot; number: behind the last slot; count: picked so far;
# target: ONLY_TARGETS while the effect is used: what is chosen without targeting waits for the execution

ONLY_TARGETS: Final = 1


def push_choices(s: State, f: Frame) -> None:
    """Asks for everything that an effect needs to be used; its frame is the top one, and its text is prepared."""
    ability = s.abilities[f.text]
    if not ability.slots and not ability.modes:
        return
    frame = Frame(CHOOSE, f.seat, f.card)
    frame.number = len(ability.slots)
    frame.target = ONLY_TARGETS
    s.push(frame)


def choose_1_mode(s: State, f: Frame) -> None:
    """The modes of a used effect, before its targets."""
    effect = s.frames[-2]
    ability = s.abilities[effect.text]
    while f.flag < len(ability.modes):
        place = ability.modes[f.flag]
        if is_unpaid(effect, ability.program[place].number):
            f.flag += 1
            continue
        ask_mode(s, f, effect, place)
        return
    f.step = CHOOSE_3_TARGET


def is_unpaid(effect: Frame, paid: int) -> bool:
    """Whether a choice belongs to something on top that is not paid; `count` has the bits while an effect is used."""
    return paid != NOTHING and effect.count & (1 << paid) == 0


def choose_2_mode_chosen(s: State, f: Frame) -> None:
    """Noted, then the next mode."""
    effect = s.frames[-2]
    ability = s.abilities[effect.text]
    instruction = ability.program[ability.modes[f.flag]]
    effect.items[instruction.place] = option_second(f.answer)
    s.mode_chosen(effect, f.seat, option_second(f.answer))
    f.flag += 1
    f.step = CHOOSE_1_MODE


def choose_3_target(s: State, f: Frame) -> None:
    """One target at a time, in a fixed order; `done` where fewer are allowed."""
    effect = s.frames[-2]
    slots = s.abilities[effect.text].slots
    while f.place < f.number:
        slot = slots[f.place]
        if is_needed(f, effect, slot):
            if f.count == 0:
                for index in range(slot.count):
                    effect.items[slot.place + index] = NO_TARGET
            options = slot_options(s, f, effect)
            if options:
                ask(s, f, f.seat, question_about(s, slot), options, effect.card, f.count)
                return
            f.count = 0
        f.place += 1
    f.step = END


def is_needed(f: Frame, effect: Frame, slot: Slot) -> bool:
    """Whether a choice has to be made: not if it belongs to another mode, or to something that is not paid."""
    picks_one = slot.selector is not None and slot.selector.pick == PICK_ONE
    if f.target == ONLY_TARGETS and (slot.waits or picks_one):
        return False
    if slot.mode != NOTHING and effect.items[slot.mode] not in (UNCHOSEN, slot.branch):
        return False
    return not is_unpaid(effect, slot.paid)


def question_about(s: State, slot: Slot) -> int:
    """What a seat is asked about that makes a choice."""
    if slot.selector is None:
        return ASK_PLAYER if slot.most == NOTHING else ASK_NUMBER
    if s.is_about_effects(slot.selector):
        return ASK_EFFECT
    return ASK_CHOICE if slot.selector.pick == PICK_ONE else ASK_TARGET


def slot_options(s: State, f: Frame, effect: Frame) -> list[int]:
    """What can be chosen next for a slot; empty when it is full or nothing is left."""
    slot = s.abilities[effect.text].slots[f.place]
    selector = slot.selector
    if f.count >= slot.count:
        return []
    if selector is None:
        if slot.most != NOTHING:
            return number_options(s, effect, slot)
        return [option(CHOOSE_PLAYER, seat, 0) for seat in s.choosable(effect, slot)]
    options = target_options(s, effect, selector)
    if f.count > 0:
        last = effect.items[slot.place + f.count - 1]
        places = [
            place for place in range(len(options)) if option_reference(s, options[place]) == last
        ]
        options = options[places[0] + 1 :]
    left = slot.count - f.count
    if not selector.up_to and left > 1:  # the ones behind must be left for the further choices
        options = options[: max(1, len(options) - left + 1)]
    if selector.up_to:
        options.append(option(DONE, 0, 0))
    return options


def number_options(s: State, effect: Frame, slot: Slot) -> list[int]:
    """Every number that an X can be: from 0 on, as nothing that is paid is less."""
    most = min(slot.most, max(0, s.most_chosen(effect, slot)))
    return [option(CHOOSE_NUMBER, number, 0) for number in range(most + 1)]


def target_options(s: State, effect: Frame, selector: Selector) -> list[int]:
    """All that an effect can choose, as options."""
    found = candidates(s, effect, selector)
    if s.is_about_effects(selector):
        effects = s.effects()
        return [option(CHOOSE_EFFECT, effects[place].card, place) for place in found]
    return [option(TARGET_CARD, card, 0) for card in found]


def option_reference(s: State, code: int) -> int:
    """What a chosen option is remembered as: an object, a seat, or the stamp of an effect (its `count`)."""
    if option_kind(code) == CHOOSE_EFFECT:
        return s.effects()[option_second(code)].count
    if option_kind(code) == CHOOSE_PLAYER or option_kind(code) == CHOOSE_NUMBER:
        return option_first(code)
    return reference(s, option_first(code))


def choose_4_target_chosen(s: State, f: Frame) -> None:
    """Noted; public and fixed."""
    effect = s.frames[-2]
    slot = s.abilities[effect.text].slots[f.place]
    f.step = CHOOSE_3_TARGET
    if option_kind(f.answer) == DONE:
        f.place += 1
        f.count = 0
        return
    effect.items[slot.place + f.count] = option_reference(s, f.answer)
    if option_kind(f.answer) == CHOOSE_NUMBER:
        s.number_chosen(effect, f.seat, option_first(f.answer))
    else:
        s.target_chosen(effect, f.seat, f.answer)
    f.count += 1
    if f.count >= slot.count:
        f.place += 1
        f.count = 0


define(CHOOSE, [choose_1_mode, choose_2_mode_chosen, choose_3_target, choose_4_target_chosen])
CHOOSE_1_MODE: Final = label(CHOOSE, choose_1_mode)
CHOOSE_3_TARGET: Final = label(CHOOSE, choose_3_target)
