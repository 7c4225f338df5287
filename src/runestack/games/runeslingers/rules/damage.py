"""Damage, calculated again when it is dealt, with blocks, Pierce and overflow (P-DAMAGE)."""

from __future__ import annotations

from typing import Final

from runestack.games.runeslingers.rules import choices as ch
from runestack.games.runeslingers.rules import constants as c
from runestack.games.runeslingers.rules import events as e
from runestack.games.runeslingers.rules import operations as op
from runestack.games.runeslingers.rules import procedures as p
from runestack.games.runeslingers.rules.checking import after_event
from runestack.games.runeslingers.rules.life import take_health
from runestack.games.runeslingers.rules.player_values import (
    block_limit,
    block_value,
    player_forbidding,
)
from runestack.games.runeslingers.rules.selection import DAMAGE_REGISTERS, goes_on
from runestack.games.runeslingers.rules.state import (
    ACTIVE,
    DIRTY,
    EncounterState,
    deeds_of,
    did,
    enemy,
    whose_effect,
)
from runestack.games.runeslingers.rules.values import (
    defense_of,
    flags,
    forbidding,
    kind_of,
)
from runestack.games.runeslingers.rules.zones import discard_from_hand
from runestack.kernel import operations as core
from runestack.kernel.checks import Why, fails
from runestack.kernel.continuous import bonus, player_bonus
from runestack.kernel.decision import option, option_first, option_kind
from runestack.kernel.driver import ask
from runestack.kernel.events import Lasting
from runestack.kernel.frame import END, NOTHING, Frame
from runestack.kernel.lasting import marked
from runestack.kernel.meaning import amount_of, meant
from runestack.kernel.procedure import define, label
from runestack.kernel.program import Instruction
from runestack.kernel.references import reference

# The frame of damage lies on that of the text. text, place: the instruction; flag: bits below; number: the base, once
# it is fixed (an overflow); count: who is asked to block; target: what is blocked for.
# items: for each event four numbers: the card that is hit, what is blocked, the effective damage, the stamp of the
# card; then, behind a row of events, the overflows that wait: the card, its controller, the amount, nothing.

DIRECT: Final = 1
PIERCE: Final = 2
OVERFLOWING: Final = 4  # the rest of piercing damage: no bonus is added again
WIDTH: Final = 4
SEPARATOR: Final = -9


def push_damage(s: EncounterState, f: Frame, instruction: Instruction, victims: list[int]) -> None:
    """The damage of one sentence: all its events together."""
    frame = Frame(p.DAMAGE, f.seat, f.card)
    frame.text = f.text
    frame.place = f.place - 1
    if instruction.op == op.DEAL_DIRECT:
        frame.flag |= DIRECT
    if flags(s, f.card) & c.PIERCE:
        frame.flag |= PIERCE
    effective = f.items[instruction.place]
    for card in victims:
        frame.items.extend([card, 0, max(0, effective), s.stamp[card]])
    s.push(frame)


# -- how much ------------------------------------------------------------------------------------


def base_amount(s: EncounterState, text: Frame, instruction: Instruction) -> int:
    """The amount that the text gives, with tokens and whatever else it counts now."""
    return max(0, amount_of(s, text, instruction))


def modified(
    s: EncounterState, seat: int, source: int, victim: int, base: int, is_first: bool
) -> int:
    """Base, plus increases, minus decreases, not below 0 (RS-RULING-108); without prevention and block."""
    amount = base
    if s.listening[e.ON_DAMAGE] and s.zone[source] == c.IN_PLAY:
        amount += bonus(s, source, e.ON_DAMAGE)
    if s.marks[source]:
        amount += marked(s, source, c.LAST_DAMAGE)
    if s.listening[e.ON_DAMAGE_GIVEN]:
        amount += player_bonus(s, seat, e.ON_DAMAGE_GIVEN)
    if is_first and s.listening[e.ON_FIRST_DAMAGE] and is_first_damage(s, seat):
        amount += player_bonus(s, seat, e.ON_FIRST_DAMAGE)
    if s.listening[e.ON_DAMAGE_TAKEN] and victim != NOTHING and kind_of(s, victim) & c.RUNESLINGER:
        amount += player_bonus(s, s.controller[victim], e.ON_DAMAGE_TAKEN)
    return max(0, amount)


def is_first_damage(s: EncounterState, seat: int) -> bool:
    """Whether a player has dealt no damage in this turn of the own."""
    return s.numbers[ACTIVE] == seat and deeds_of(s, seat, c.DID_DEAL_DAMAGE) == 0


def prevented(s: EncounterState, victim: int, amount: int) -> int:
    """How much of an amount `prevent the next damage` takes."""
    if not s.lasting or kind_of(s, victim) & c.RUNESLINGER == 0:
        return 0
    left = amount
    for entry in s.lasting:
        if entry.kind == c.LAST_PREVENT and entry.seat == s.controller[victim]:
            left -= min(left, entry.number)
    return amount - left


def use_prevention(s: EncounterState, victim: int, amount: int) -> None:
    """The prevention that was used is gone."""
    seat = s.controller[victim]
    left = amount
    kept: list[Lasting] = []
    for entry in s.lasting:
        if entry.kind == c.LAST_PREVENT and entry.seat == seat and left > 0:
            used = min(left, entry.number)
            left -= used
            if entry.number > used:
                rest = entry.number - used
                kept.append(
                    Lasting(
                        entry.kind, entry.card, entry.stamp, rest, entry.until, seat, entry.source
                    )
                )
        else:
            kept.append(entry)
    s.lasting = kept
    s.emit(e.SHIELDED, seat, NOTHING, NOTHING, amount, "RS-RULING-142")


def event_amount(s: EncounterState, f: Frame, place: int) -> int:
    """What an event of the frame deals now, before prevention and block."""
    if f.flag & OVERFLOWING:
        return f.number
    instruction = s.abilities[f.text].program[f.place]
    base = base_amount(s, s.frames[-2], instruction)
    return modified(s, f.seat, f.card, f.items[place], base, place == 0)


def effective_damage(s: EncounterState, f: Frame) -> int:
    """Calculates the effective damage of an effect when it is created, into its registers (RS-DMG-8).

    Returns that of the first damage sentence, or -1 if it deals none.
    """
    first = -1
    program = s.abilities[f.text].program
    for instruction in program:
        if instruction.op in (core.DEAL, op.DEAL_DIRECT):
            victims = [] if instruction.selector is None else meant(s, f, instruction.selector)
            victim = victims[0] if victims else NOTHING
            base = base_amount(s, f, instruction)
            amount = modified(s, f.seat, f.card, victim, base, first < 0)
            f.items[instruction.place] = amount
            if first < 0:
                first = amount
    return first


# -- blocking ------------------------------------------------------------------------------------


def damage_1_list(s: EncounterState, f: Frame) -> None:
    """Events of 0 are dropped: no block, no inflict, no trigger (RS-RULING-109)."""
    kept: list[int] = []
    place = 0
    first = 0
    while place < len(f.items) and f.items[place] != SEPARATOR:
        amount = event_amount(s, f, place)
        if place == 0:
            first = amount
        elif f.items[2]:  # recorded for the first one; what only that one gets is no change
            f.items[place + 2] = max(0, f.items[2] + amount - first)
        shield = prevented(s, f.items[place], amount)
        f.items[place + 1] = rest_of_block(s, f, f.items[place])
        if amount - shield > 0 or shield > 0:
            kept.extend(f.items[place : place + WIDTH])
        else:
            packed = e.pack_damage(f.items[place + 2], 0, 0, 0)
            s.emit(e.NO_DAMAGE, f.seat, f.card, f.items[place], packed, "RS-RULING-109")
        place += WIDTH
    f.items = kept + f.items[place:]
    f.count = 0


def events_of(f: Frame) -> int:
    """How many numbers of `items` belong to the events."""
    return f.items.index(SEPARATOR) if SEPARATOR in f.items else len(f.items)


def can_block(s: EncounterState, f: Frame, seat: int, why: Why | None) -> bool:
    """Whether a player may block damage of this source now (RS-RULING-103)."""
    if seat == f.seat and fails(why, "RS-RULING-100", "own_source", f.card):
        return False
    if f.flag & DIRECT and fails(why, "RS-BLOCK-4", "direct_damage"):
        return False
    culprit = forbidding(s, f.card, c.NOT_BLOCKED)
    if culprit != NOTHING and fails(why, "RS-PLAYPH-9", "cannot_be_blocked", culprit):
        return False
    return has_block(s, seat, why)


def has_block(s: EncounterState, seat: int, why: Why | None) -> bool:
    """Whether a player has a block left, whatever the damage is."""
    if not s.hand[seat] and fails(why, "RS-BLOCK-10", "nothing_to_block_with"):
        return False
    limit = block_limit(s, seat)
    if s.blocks[seat] >= limit and fails(
        why, "RS-BLOCK-3", "blocked_already", NOTHING, limit, s.blocks[seat]
    ):
        return False
    if block_value(s, seat) == 0 and fails(why, "RS-BLOCK-6", "no_block_value"):
        return False
    culprit = player_forbidding(s, seat, c.NO_BLOCK)
    return culprit == NOTHING or not fails(why, "RS-PLAYPH-9", "cannot_block", culprit)


def can_block_for(s: EncounterState, f: Frame, seat: int, card: int, why: Why | None) -> bool:
    """Whether an own object is about to be damaged and not blocked for yet (RS-BLOCK-1, RS-RULING-102)."""
    if s.controller[card] != seat and fails(why, "RS-BLOCK-1", "not_yours", card):
        return False
    for place in range(0, events_of(f), WIDTH):
        if f.items[place] == card:
            if f.items[place + 1] and fails(why, "RS-RULING-102", "blocked_for", card):
                return False
            amount = event_amount(s, f, place)
            if amount - prevented(s, card, amount) > 0:
                return True
    return not fails(why, "RS-RULING-103", "not_damaged", card)


def rest_of_block(s: EncounterState, f: Frame, card: int) -> int:
    """What is left of a block for an object that earlier damage of the effect has hit (RS-RULING-102)."""
    text = s.frames[-2]
    first = s.abilities[text.text].registers + DAMAGE_REGISTERS
    if len(text.items) == first or f.flag & DIRECT:
        return 0
    for place in range(first, len(text.items), 2):
        if text.items[place] == reference(s, card):
            return 0 if forbidding(s, f.card, c.NOT_BLOCKED) != NOTHING else text.items[place + 1]
    return 0


def keep_block(s: EncounterState, card: int, left: int) -> None:
    """The text remembers what is left of a block for an object."""
    text = s.frames[-2]
    for place in range(s.abilities[text.text].registers + DAMAGE_REGISTERS, len(text.items), 2):
        if text.items[place] == reference(s, card):
            text.items[place + 1] = left
            return
    text.items.extend([reference(s, card), left])


def damage_2_block(s: EncounterState, f: Frame) -> None:
    """First the active player, then the other, for one of the own objects that are hit (RS-RULING-113)."""
    while f.count < c.SEATS and not s.nobody_reacts:
        seat = s.numbers[ACTIVE] if f.count == 0 else enemy(s.numbers[ACTIVE])
        if can_block(s, f, seat, None):
            options = [option(ch.NO_BLOCK, 0, 0)]
            for place in range(0, events_of(f), WIDTH):
                if can_block_for(s, f, seat, f.items[place], None):
                    options.append(option(ch.BLOCK_FOR, f.items[place], 0))
            if len(options) > 1:
                ask(s, f, seat, ch.ASK_BLOCK, options, f.card, block_value(s, seat))
                return
        f.count += 1
    f.step = DAMAGE_5_DEAL


def damage_3_block_with(s: EncounterState, f: Frame) -> None:
    """A block is paid with a card of the hand."""
    if option_kind(f.answer) == ch.NO_BLOCK:
        f.count += 1
        f.step = DAMAGE_2_BLOCK
        return
    f.target = option_first(f.answer)
    seat = s.controller[f.target]
    options = [option(ch.DISCARD_FOR_BLOCK, card, 0) for card in s.hand[seat]]
    ask(s, f, seat, ch.ASK_BLOCK_CARD, options, f.card, block_value(s, seat))


def damage_4_blocked(s: EncounterState, f: Frame) -> None:
    """The value is fixed before the card is discarded; triggers on that come first (RS-RULING-101, 104)."""
    seat = s.controller[f.target]
    value = block_value(s, seat)
    card = option_first(f.answer)
    for place in range(0, events_of(f), WIDTH):
        if f.items[place] == f.target:
            f.items[place + 1] = value
    s.blocks[seat] += 1
    did(s, seat, c.DID_BLOCK)
    discard_from_hand(s, card, seat, "RS-BLOCK-2")
    s.emit(e.BLOCKS, seat, card, f.target, value, "RS-BLOCK-2")
    s.emit(e.IS_BLOCKED, f.seat, f.card, f.target, value, "RS-BLOCK-7")
    f.step = DAMAGE_2_BLOCK
    after_event(s)


# -- dealing -------------------------------------------------------------------------------------


def damage_5_deal(s: EncounterState, f: Frame) -> None:
    """All damage of the sentence is one event; what pierces a defense card waits (RS-RULING-113)."""
    if not goes_on(s, s.frames[-2]):
        f.step = END  # a card that has left deals nothing (RS-RULING-114)
        return
    end = events_of(f)
    amounts = [event_amount(s, f, place) for place in range(0, end, WIDTH)]
    overflow = f.items[end:]
    if not overflow:
        overflow = [SEPARATOR]
    for number in range(len(amounts)):
        place = number * WIDTH
        if is_same(s, f.items[place], f.items[place + 3]):
            rest = deal(s, f, place, amounts[number])
            if rest > 0:
                overflow.extend([f.items[place], s.controller[f.items[place]], rest, 0])
    f.items = overflow
    s.numbers[DIRTY] = 1
    after_event(s)


def is_same(s: EncounterState, card: int, stamp: int) -> bool:
    """Whether what was about to be hit is still there: a block may have set off something that took it away."""
    return s.zone[card] == c.IN_PLAY and s.stamp[card] == stamp


def deal(s: EncounterState, f: Frame, place: int, amount: int) -> int:
    """One event; returns what pierces a defense card."""
    card = f.items[place]
    shield = prevented(s, card, amount)
    if shield:
        use_prevention(s, card, shield)
    used = min(amount - shield, f.items[place + 1])
    after_block = amount - shield - used
    if f.items[place + 1]:
        keep_block(s, card, f.items[place + 1] - used)
    pierces = f.flag & PIERCE != 0
    rest = 0
    if kind_of(s, card) & c.RUNESLINGER:
        taken = after_block
        if after_block and not pierces:
            taken = min(after_block, s.health[s.controller[card]])
    else:
        taken = min(after_block, max(0, defense_of(s, card)))
        if pierces:
            rest = after_block - taken
            if rest:
                s.emit(e.OVERFLOW, f.seat, f.card, card, rest, "RS-KEY-PIERCE-2")
    packed = e.pack_damage(f.items[place + 2], amount - shield, used, taken)
    if taken == 0:
        s.emit(e.NO_DAMAGE, f.seat, f.card, card, packed, "RS-RULING-109")
        return rest
    s.emit(e.DAMAGE, f.seat, f.card, card, packed, "RS-DMG-8")
    hurt(s, f, card, taken)
    return rest


def hurt(s: EncounterState, f: Frame, card: int, taken: int) -> None:
    """The damage is done, recorded for the text, and told."""
    victim = s.controller[card]
    if kind_of(s, card) & c.RUNESLINGER:
        taken = take_health(s, victim, taken, f.flag & PIERCE != 0, "RS-OBJ-4")
        record(s, victim, taken)
        did(s, victim, c.WAS_DAMAGED)
        instigator = whose_effect(s, f.seat, f.card)
        s.emit(e.PLAYER_DAMAGED, victim, f.card, instigator, taken, "RS-DMG-1")
        s.emit(e.DAMAGES_PLAYER, f.seat, f.card, card, taken, "RS-DMG-1")
    else:
        s.damage[card] += taken
        record(s, NOTHING, taken)
        s.emit(e.CARD_DAMAGED, victim, card, f.card, taken, "RS-DMG-2")
    did(s, f.seat, c.DID_DEAL_DAMAGE)
    s.emit(e.DEALS_DAMAGE, f.seat, f.card, card, taken, "RS-DMG-1")
    s.emit(e.PLAYER_DEALS_DAMAGE, f.seat, f.card, card, taken, "RS-DMG-1")


def record(s: EncounterState, victim: int, taken: int) -> None:
    """The text remembers what it has dealt, to whom (for inflict, and for texts that ask)."""
    text = s.frames[-2]
    registers = s.abilities[text.text].registers
    if victim != NOTHING:
        text.items[registers + victim] += taken
    text.items[registers + 2] += taken


# -- overflow ------------------------------------------------------------------------------------


def damage_6_overflow(s: EncounterState, f: Frame) -> None:
    """What pierced a defense card hits the Runeslinger of its controller; the source's player chooses the order."""
    waiting = f.items[1:]
    if not waiting:
        f.step = END
        return
    options = [option(ch.PICK_CARD, waiting[place], 0) for place in range(0, len(waiting), WIDTH)]
    ask(s, f, f.seat, ch.ASK_OVERFLOW, options, f.card)


def damage_7_overflow_chosen(s: EncounterState, f: Frame) -> None:
    """A new event, which may be blocked; no bonus is added again (RS-RULING-74)."""
    card = option_first(f.answer)
    waiting = f.items[1:]
    others: list[int] = [SEPARATOR]
    for place in range(0, len(waiting), WIDTH):
        if waiting[place] == card:
            f.number = waiting[place + 2]
            seat = waiting[place + 1]
            f.items = [s.slinger[seat], 0, 0, s.stamp[s.slinger[seat]]]
        else:
            others.extend(waiting[place : place + WIDTH])
    f.items.extend(others)
    f.flag |= OVERFLOWING
    f.step = DAMAGE_1_LIST


define(
    p.DAMAGE,
    [
        damage_1_list,
        damage_2_block,
        damage_3_block_with,
        damage_4_blocked,
        damage_5_deal,
        damage_6_overflow,
        damage_7_overflow_chosen,
    ],
)
DAMAGE_1_LIST: Final = label(p.DAMAGE, damage_1_list)
DAMAGE_2_BLOCK: Final = label(p.DAMAGE, damage_2_block)
DAMAGE_5_DEAL: Final = label(p.DAMAGE, damage_5_deal)
