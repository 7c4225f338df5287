"""Activating effects: playing, recycling, levelling up, using abilities (P-5, P-6)."""

from __future__ import annotations

from typing import Final

from runestack.games.rone.rules import choices as ch
from runestack.games.rone.rules import constants as c
from runestack.games.rone.rules import events as e
from runestack.games.rone.rules import procedures as p
from runestack.games.rone.rules.actions import (
    activated_abilities,
    can_level_up,
    can_recycle,
    playable_slow,
)
from runestack.games.rone.rules.destruction import push_to_graveyard
from runestack.games.rone.rules.prices import (
    cost_to_level_up,
    cost_to_play,
    cost_to_recycle,
    payable,
)
from runestack.games.rone.rules.primitives import (
    become_shield,
    enter_battlefield,
    everybody,
    exhaust,
    pay_water,
    put_into_technology_deck,
    remove_from_game,
    start_listening,
    take_out,
)
from runestack.games.rone.rules.stack import (
    push_execution,
    push_open_window,
    push_window,
    put_on_stack,
    settle,
)
from runestack.games.rone.rules.state import (
    DECLINED,
    HURT,
    NEXT_STAMP,
    SEATS,
    RoneState,
    printed_reference,
)
from runestack.games.rone.rules.text import name_opponent, will_speak_of_opponent
from runestack.kernel.decision import option, option_first, option_kind, option_second
from runestack.kernel.driver import ask
from runestack.kernel.frame import END, NOTHING, Frame
from runestack.kernel.procedure import define, label
from runestack.kernel.program import Cost
from runestack.kernel.references import reference
from runestack.kernel.texts import TEXT_1_NEXT, TEXT_STEPS, prepare_text, push_choices

# -- the third step: choose, pay, place ----------------------------------------------------------
# number: the option that was chosen, at first; then its kind. card, text, printed, items: the effect in the making.
# count: bits of paid initiatives; place: the next initiative


def activate_1_begin(s: RoneState, f: Frame) -> None:
    """What is used: a card of the hand, the top of the graveyard, or an ability."""
    code = f.number
    f.number = option_kind(code)
    f.card = option_first(code)
    f.printed = reference(s, f.card)
    s.known[f.card] = everybody(s)  # the card is named (RONE-ACT-4)
    if f.number == ch.USE_ABILITY:
        found = activated_abilities(s, f.card)
        f.text = found[2 * option_second(code)]
        f.printed = printed_reference(s, f.card, found[2 * option_second(code) + 1])
    elif s.faces.type[s.face[f.card]] == c.TACTIC:
        f.text = s.faces.tactic[s.face[f.card]]


def activate_2_initiative(s: RoneState, f: Frame) -> None:
    """Any selection of the initiatives that can be paid on top; never when recycling."""
    initiatives = s.faces.initiatives[s.face[f.card]]
    if f.number in (ch.USE_ABILITY, ch.RECYCLE_CARD) or not initiatives:
        f.step = ACTIVATE_4_CHOOSE
        return
    while f.place < len(initiatives):
        costs = initiative_costs(s, f) + s.abilities[initiatives[f.place]].costs
        if payable(s, f.seat, costs, f.card, cost_to_play(s, f.seat, f.card), None):
            options = [
                option(ch.DECLINE, f.card, f.place),
                option(ch.PAY_INITIATIVE, f.card, f.place),
            ]
            ask(s, f, f.seat, ch.ASK_INITIATIVE, options, f.card, f.place)
            return
        f.place += 1
    f.step = ACTIVATE_4_CHOOSE


def initiative_costs(s: RoneState, f: Frame) -> list[Cost]:
    """The costs of the initiatives chosen so far: all of them have to be payable together."""
    costs: list[Cost] = []
    initiatives = s.faces.initiatives[s.face[f.card]]
    for place in range(len(initiatives)):
        if f.count & (1 << place):
            costs.extend(s.abilities[initiatives[place]].costs)
    return costs


def activate_3_initiative_chosen(s: RoneState, f: Frame) -> None:
    """Noted, then the next one."""
    if option_kind(f.answer) == ch.PAY_INITIATIVE:
        f.count |= 1 << f.place
    f.place += 1
    f.step = ACTIVATE_2_INITIATIVE


def activate_4_choose(s: RoneState, f: Frame) -> None:
    """Modes and targets of tactics and abilities are chosen now, public and fixed (RONE-RULING-46, 48)."""
    f.place = 0
    if f.text == NOTHING:
        return
    prepare_text(s, f)
    push_choices(s, f)


def activate_4_opponent(s: RoneState, f: Frame) -> None:
    """Who is meant by `the opponent` is named with the targets, so that reactions know (RONE-RULING-146, 154)."""
    if f.text != NOTHING and s.numbers[SEATS] > 2 and will_speak_of_opponent(s, f):
        name_opponent(s, f)


def activate_5_pay(s: RoneState, f: Frame) -> None:
    """Water, exhaustion, cards from the top of the graveyard; then what stands after Pay."""
    if f.number == ch.USE_ABILITY:
        ability = s.abilities[f.text]
        exhaust(s, f.card, ability.strain, "RONE-ABIL-1")
        if ability.costs:
            push_payment(s, f, f.text)
        return
    price = (
        cost_to_recycle(s, f.seat, f.card)
        if f.number == ch.RECYCLE_CARD
        else cost_to_play(s, f.seat, f.card)
    )
    to_stack(s, f.card)
    f.printed = reference(s, f.card)
    if f.number == ch.RECYCLE_CARD:
        for _ in range(price):
            remove_from_game(s, s.graveyard[s.side[f.seat]][-1], "RONE-RECY-2")
        return
    pay_water(s, f.seat, price, f.card, "RONE-PLAY-2")
    use_up_discount(s, f.seat, f.card)
    initiatives = s.faces.initiatives[s.face[f.card]]
    for last in (True, False):  # damage is taken last: it must leave what another part needs
        for place in range(len(initiatives) - 1, -1, -1):  # the payment pushed last is made first
            if f.count & (1 << place) and deals_damage(s, initiatives[place]) == last:
                s.emit(e.INITIATIVE_PAID, f.seat, f.card, NOTHING, place, "RONE-KEY-INITIATIVE-1")
                push_payment(s, f, initiatives[place])


def deals_damage(s: RoneState, text: int) -> bool:
    """Whether damage to the own hero is a part of what an ability costs."""
    for cost in s.abilities[text].costs:
        if cost.kind == c.PAY_DAMAGE:
            return True
    return False


def push_payment(s: RoneState, f: Frame, text: int) -> None:
    """Pays the costs printed on an ability."""
    frame = Frame(p.PAY, f.seat, f.card)
    frame.text = text
    s.push(frame)


def to_stack(s: RoneState, card: int) -> None:
    """A played card is on the stack: in no hand, deck or graveyard (RONE-RULING-63). It is public now."""
    take_out(s, card)
    s.zone[card] = c.ON_STACK
    s.known[card] = everybody(s)
    s.face_up[card] = 0
    s.numbers[NEXT_STAMP] += 1
    s.stamp[card] = s.numbers[NEXT_STAMP]


def use_up_discount(s: RoneState, seat: int, card: int) -> None:
    """`The next card costs less` is used up by the first card it fits."""
    if s.lasting:
        kind = s.faces.type[s.face[card]]
        s.lasting[:] = [
            entry
            for entry in s.lasting
            if entry.kind != c.LAST_CHEAPER or entry.seat != seat or not kind & (entry.number >> 6)
        ]


def activate_6_place(s: RoneState, f: Frame) -> None:
    """Onto the stack; then the triggers of the payment and of the playing."""
    entry = Frame(kind_on_stack(s, f), f.seat, f.card)
    entry.printed = f.printed
    entry.text = f.text
    entry.items = f.items[:]
    entry.number = f.count  # paid initiatives
    put_on_stack(s, entry)
    announce_use(s, f)
    settle(s)


def kind_on_stack(s: RoneState, f: Frame) -> int:
    """What stands on the stack."""
    if f.number == ch.USE_ABILITY:
        return p.ABILITY
    kind = s.faces.type[s.face[f.card]]
    if f.number == ch.RECYCLE_CARD:
        return p.RECYCLED_TACTIC if kind == c.TACTIC else p.RECYCLED_UNIT
    if kind == c.TACTIC:
        return p.PLAYED_TACTIC
    return p.PLAYED_TECHNOLOGY if kind == c.TECHNOLOGY else p.PLAYED_UNIT


def announce_use(s: RoneState, f: Frame) -> None:
    """Tells what was put on the stack."""
    if f.number == ch.USE_ABILITY:
        s.emit(e.USES_ABILITY, f.seat, f.card, NOTHING, f.text, "RONE-ABIL-1")
        return
    if f.number == ch.RECYCLE_CARD:
        s.emit(e.RECYCLES, f.seat, f.card, NOTHING, 0, "RONE-RECY-2")
        return
    kind = s.faces.type[s.face[f.card]]
    if kind == c.UNIT:
        s.emit(e.PLAYS_UNIT, f.seat, f.card, NOTHING, 0, "RONE-PLAY-2")
    elif kind == c.TECHNOLOGY:
        s.emit(e.PLAYS_TECHNOLOGY, f.seat, f.card, NOTHING, 0, "RONE-PLAY-2")
    else:
        s.emit(e.PLAYS_TACTIC, f.seat, f.card, NOTHING, 0, "RONE-PLAY-2")
    s.emit(e.PLAYS_CARD, f.seat, f.card, NOTHING, 0, "RONE-PLAY-2")


define(
    p.FAST_EFFECT,
    [
        activate_1_begin,
        activate_2_initiative,
        activate_3_initiative_chosen,
        activate_4_choose,
        activate_4_opponent,
        activate_5_pay,
        activate_6_place,
    ],
)
ACTIVATE_2_INITIATIVE: Final = label(p.FAST_EFFECT, activate_2_initiative)
ACTIVATE_4_CHOOSE: Final = label(p.FAST_EFFECT, activate_4_choose)


def push_activation(s: RoneState, seat: int, code: int) -> None:
    """Starts the third step for a chosen option."""
    frame = Frame(p.FAST_EFFECT, seat, NOTHING)
    frame.number = code
    s.push(frame)


# -- slow actions in six steps (P-5); number: the announcement -----------------------------------


def slow_1_announce(s: RoneState, f: Frame) -> None:
    """Only the kind of action is said. Step 2 follows: an attempt to cancel."""
    kind = option_kind(f.number)
    if kind == ch.ANNOUNCE_PLAY:
        s.emit(e.ANNOUNCES_PLAY, f.seat, NOTHING, NOTHING, 0, "RONE-ACT-2")
    elif kind == ch.ANNOUNCE_RECYCLE:
        s.emit(e.ANNOUNCES_RECYCLE, f.seat, NOTHING, NOTHING, 0, "RONE-ACT-2")
    else:
        s.emit(e.ANNOUNCES_LEVEL, f.seat, NOTHING, NOTHING, 0, "RONE-ACT-2")
    push_open_window(s, f.seat)


def slow_3_activate(s: RoneState, f: Frame) -> None:
    """What is legal now? Name the card, pay for the level, or back out (RONE-RULING-59)."""
    kind = option_kind(f.number)
    options: list[int] = []
    asked = ch.ASK_LEVEL
    if kind == ch.ANNOUNCE_PLAY:
        asked = ch.ASK_CARD
        for card in playable_slow(s, f.seat):
            options.append(option(ch.PLAY_CARD, card, 0))
    elif kind == ch.ANNOUNCE_RECYCLE:
        asked = ch.ASK_RECYCLE
        pile = s.graveyard[s.side[f.seat]]
        if pile and can_recycle(s, f.seat, pile[-1], None):
            options.append(option(ch.RECYCLE_CARD, pile[-1], 0))
    elif can_level_up(s, f.seat, None):
        options.append(option(ch.LEVEL_UP, s.hero[f.seat], 0))
    if not options:
        s.emit(e.CANCELS, f.seat, NOTHING, NOTHING, kind, "RONE-ACT-4")
        f.step = END
        return
    options.append(option(ch.DECLINE, 0, 0))
    ask(s, f, f.seat, asked, options)


def slow_4_place(s: RoneState, f: Frame) -> None:
    """Paid and put on the stack, or declined at no cost (RONE-RULING-59, 60)."""
    kind = option_kind(f.number)
    if option_kind(f.answer) == ch.DECLINE:
        s.numbers[DECLINED] |= 1 << kind
        s.emit(e.DECLINES, f.seat, NOTHING, NOTHING, kind, "RONE-ACT-5")
        f.step = END
        return
    if kind == ch.ANNOUNCE_LEVEL:
        pay_water(s, f.seat, cost_to_level_up(s, f.seat), s.hero[f.seat], "RONE-LEVEL-1")
        put_on_stack(s, Frame(p.LEVEL_UP, f.seat, s.hero[f.seat]))
        settle(s)
        return
    push_activation(s, f.seat, f.answer)


def slow_5_react(s: RoneState, f: Frame) -> None:
    """All players may react."""
    push_window(s, f.seat)


def slow_6_execute(s: RoneState, f: Frame) -> None:
    """Everything above it, then the action itself."""
    push_execution(s, 0)


define(
    p.SLOW_ACTION, [slow_1_announce, slow_3_activate, slow_4_place, slow_5_react, slow_6_execute]
)


def fast_3_activate(s: RoneState, f: Frame) -> None:
    """A fast effect of the main phase starts with the third step (RONE-FAST-4)."""
    push_activation(s, f.seat, f.number)


define(p.FAST_ACTION, [fast_3_activate, slow_5_react, slow_6_execute])


def push_action(s: RoneState, procedure: int, seat: int, code: int) -> None:
    """Starts an action of the main phase."""
    frame = Frame(procedure, seat, NOTHING)
    frame.number = code
    s.push(frame)


# -- executing what was activated ----------------------------------------------------------------


def wake_initiatives(s: RoneState, f: Frame) -> None:
    """Paid initiatives of a permanent are executed together with its Battlefield texts (RONE-RULING-79)."""
    initiatives = s.faces.initiatives[s.face[f.card]]
    for place in range(len(initiatives)):
        if f.number & (1 << place):
            trigger = Frame(p.TRIGGER, f.seat, f.card)
            trigger.text = initiatives[place]
            trigger.printed = reference(s, f.card)
            prepare_text(s, trigger)
            s.waiting.append(trigger)


def played_unit_1_enter(s: RoneState, f: Frame) -> None:
    """Face up and active."""
    enter_battlefield(s, f.card, f.seat, 0, "RONE-PLAY-5")
    wake_initiatives(s, f)
    s.emit(e.IS_PLAYED, f.seat, f.card, NOTHING, 0, "RONE-PLAY-5")


define(p.PLAYED_UNIT, [played_unit_1_enter])


def played_technology_1_enter(s: RoneState, f: Frame) -> None:
    """Face up and active; a fourth one returns to the technology deck (RONE-RULING-64)."""
    if len(s.technology[f.seat]) >= 3:
        put_into_technology_deck(s, f.card, "RONE-RULING-64")
        return
    enter_battlefield(s, f.card, f.seat, 0, "RONE-PLAY-6")
    wake_initiatives(s, f)
    s.emit(e.IS_PLAYED, f.seat, f.card, NOTHING, 0, "RONE-PLAY-6")


define(p.PLAYED_TECHNOLOGY, [played_technology_1_enter])


def recycled_unit_1_enter(s: RoneState, f: Frame) -> None:
    """Placed, then exhausted 2 times; after that Battlefield and Recycle start together (RONE-RULING-68)."""
    enter_battlefield(s, f.card, f.seat, 0, "RONE-RECY-7")
    exhaust(s, f.card, 2, "RONE-EXH-7")
    s.emit(e.RECYCLED, f.seat, f.card, NOTHING, 0, "RONE-KEY-RECYCLE-1")


define(p.RECYCLED_UNIT, [recycled_unit_1_enter])


def played_tactic_5_place(s: RoneState, f: Frame) -> None:
    """Shield, or top or bottom of the graveyard."""
    if s.zone[f.card] != c.ON_STACK:
        return
    if s.faces.flags[s.face[f.card]] & c.SHIELD:
        become_shield(s, f.card)
    else:
        push_to_graveyard(s, f.card, f.seat)


def recycled_tactic_5_recycle_text(s: RoneState, f: Frame) -> None:
    """After its ordinary text the text after Recycle (RONE-RULING-72)."""
    recycle_text = s.faces.recycle_text[s.face[f.card]]
    if recycle_text != NOTHING and f.text != recycle_text:
        f.text = recycle_text
        f.place = 0
        prepare_text(s, f)
        f.step = TEXT_1_NEXT


def recycled_tactic_6_place(s: RoneState, f: Frame) -> None:
    """Shield, or removed from the game."""
    s.emit(e.RECYCLED, f.seat, f.card, NOTHING, 0, "RONE-KEY-RECYCLE-1")
    if s.zone[f.card] != c.ON_STACK:
        return
    if s.faces.flags[s.face[f.card]] & c.SHIELD:
        become_shield(s, f.card)
    else:
        remove_from_game(s, f.card, "RONE-RECY-8")


define(p.PLAYED_TACTIC, [*TEXT_STEPS, played_tactic_5_place])
define(
    p.RECYCLED_TACTIC,
    [*TEXT_STEPS, recycled_tactic_5_recycle_text, recycled_tactic_6_place],
)


def level_up_1_swap(s: RoneState, f: Frame) -> None:
    """The hero card is exchanged for that of the next level: no arrival, the same exhaustion."""
    hero = s.hero[f.seat]
    following = s.faces.next_level[s.face[hero]]
    if following == NOTHING:
        return
    s.unlisten(hero)
    s.face[hero] = following
    s.hero_level[f.seat] += 1
    start_listening(s, hero)
    s.numbers[HURT] = 1  # a health bonus may have gone with the old card (RONE-RULING-125)
    s.emit(e.LEVELS_UP, f.seat, hero, NOTHING, s.hero_level[f.seat], "RONE-LEVEL-4")


define(p.LEVEL_UP, [level_up_1_swap])
