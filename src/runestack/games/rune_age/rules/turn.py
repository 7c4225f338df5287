"""Rounds and turns (PROC-ROUND, PROC-TURN)."""

from __future__ import annotations

from typing import Final

from runestack.games.rune_age.rules import choices as ch
from runestack.games.rune_age.rules import constants as c
from runestack.games.rune_age.rules import events as e
from runestack.games.rune_age.rules import procedures as p
from runestack.games.rune_age.rules import scenarios as sc
from runestack.games.rune_age.rules.actions import action_options, controller_or_nobody
from runestack.games.rune_age.rules.harm import discard_all
from runestack.games.rune_age.rules.payment import available, push_payment
from runestack.games.rune_age.rules.primitives import draw, move, refresh
from runestack.games.rune_age.rules.seats import in_play_order, is_in
from runestack.games.rune_age.rules.spending import push_spend
from runestack.games.rune_age.rules.state import (
    ACTIVE,
    FIRST,
    NEXT_STAMP,
    REFILL_STAMP,
    ROUND,
    ROUND_LIMIT,
    STEP,
    RuneAgeState,
)
from runestack.games.rune_age.rules.use import ROUND_BITS
from runestack.games.rune_age.rules.values import hand_size, retain_price
from runestack.games.rune_age.rules.victory import check, finish, look
from runestack.kernel.choices import DONE
from runestack.kernel.decision import option, option_first, option_kind, option_second
from runestack.kernel.driver import ask
from runestack.kernel.frame import NOBODY, NOTHING, Frame
from runestack.kernel.lasting import take_ended
from runestack.kernel.procedure import define, label
from runestack.kernel.triggers import push_triggers

# -- a round; items: the players who have had their turn -----------------------------------------


def round_1_begin(s: RuneAgeState, f: Frame) -> None:
    """A new round."""
    f.items = []
    s.emit(e.ROUND_BEGINS, s.numbers[FIRST], NOTHING, NOTHING, s.numbers[ROUND], "RA-TURN-1")
    push_triggers(s)


def round_2_turn(s: RuneAgeState, f: Frame) -> None:
    """A turn for each remaining player, clockwise from the first player (RA-TURN-1)."""
    for seat in in_play_order(s, s.numbers[FIRST]):
        if seat not in f.items:
            f.items.append(seat)
            f.step = ROUND_2_TURN
            s.push(Frame(p.TURN, seat, NOTHING))
            return


def round_3_event(s: RuneAgeState, f: Frame) -> None:
    """Nobody is active in the Event phase."""
    s.numbers[ACTIVE] = NOBODY
    s.push(Frame(p.EVENT_PHASE, s.numbers[FIRST], NOTHING))


def round_4_end(s: RuneAgeState, f: Frame) -> None:
    """What the objective says of the end of a round; texts of this round end."""
    s.emit(e.ROUND_ENDS, s.numbers[FIRST], NOTHING, NOTHING, s.numbers[ROUND], "RA-TURN-1")
    push_triggers(s)


def round_5_clear(s: RuneAgeState, f: Frame) -> None:
    """Old ongoing Instants go; attacks and used abilities are forgotten (RA-RULING-34, 60, 69)."""
    look(s, sc.END_OF_ROUND)
    if s.outcome is not None:
        return
    for card in s.front[:]:
        if s.faces.flags[s.face[card]] & c.ONGOING:
            end_ongoing(s, card)
    take_ended(s, c.END_OF_ROUND, NOBODY)
    for card in range(len(s.used)):
        s.used[card] &= ~ROUND_BITS
        s.attacked[card] = 0
    if s.numbers[ROUND] >= s.numbers[ROUND_LIMIT]:
        finish(s, [], "round_limit", "RA-RULING-88")
        return
    s.numbers[ROUND] += 1
    f.step = ROUND_1_BEGIN


def end_ongoing(s: RuneAgeState, card: int) -> None:
    """Drawn in this round it stays for the next one; drawn in the last round it goes now (RA-RULING-69)."""
    if s.held[card]:
        s.held[card] = 0
        return
    from_front(s, card)


def from_front(s: RuneAgeState, card: int) -> None:
    """An event that is over lies on the event discard pile."""
    s.emit(e.EVENT_ENDS, NOBODY, card, NOTHING, 0, "RA-EVENT-5")
    move(s, card, c.IN_EVENT_DISCARD, NOBODY)


define(p.ROUND, [round_1_begin, round_2_turn, round_3_event, round_4_end, round_5_clear])
ROUND_1_BEGIN: Final = label(p.ROUND, round_1_begin)
ROUND_2_TURN: Final = label(p.ROUND, round_2_turn)


# -- a turn --------------------------------------------------------------------------------------


def begin_step(s: RuneAgeState, seat: int, step: int) -> None:
    """A step of the turn begins."""
    s.numbers[STEP] = step
    s.chain = 0
    s.emit(e.STEP_BEGINS, seat, NOTHING, NOTHING, step, "RA-TURN-2")


def turn_1_begin(s: RuneAgeState, f: Frame) -> None:
    """The player is active."""
    s.numbers[ACTIVE] = f.seat
    s.combats[f.seat] = 0
    s.emit(e.TURN_BEGINS, f.seat, NOTHING, NOTHING, s.numbers[ROUND], "RA-TURN-1")
    check(s)  # who has given up is eliminated in the own turn (RA-RULING-88)
    if s.outcome is None:
        push_triggers(s)


def turn_2_refresh(s: RuneAgeState, f: Frame) -> None:
    """All cards of the own realm area; those that an event holds lose only that mark (RA-TURN-3, 4)."""
    begin_step(s, f.seat, c.STEP_REFRESH)
    for card in s.realm[f.seat]:
        if s.held[card]:
            s.held[card] = 0
        else:
            refresh(s, card, "RA-TURN-3")


def turn_3_begin(s: RuneAgeState, f: Frame) -> None:
    """Perform Actions."""
    begin_step(s, f.seat, c.STEP_ACTIONS)


def turn_3_ask(s: RuneAgeState, f: Frame) -> None:
    """As many actions as the player wants, in any order (RA-TURN-6); none for one who is out (RA-RULING-84)."""
    if not is_in(s, f.seat):
        f.step = TURN_5_DRAW
        return
    s.chain = 0
    ask(s, f, f.seat, ch.ASK_ACTION, action_options(s, f.seat))


def turn_3_act(s: RuneAgeState, f: Frame) -> None:
    """One action, completed before the next one (RA-TURN-8)."""
    kind = option_kind(f.answer)
    card = option_first(f.answer)
    if kind == ch.END_ACTIONS:
        return
    f.step = TURN_3_ASK
    if kind == ch.ATTACK:
        push_combat(s, f.seat, card)
    elif kind == ch.USE_ACTION:
        frame = Frame(p.CARD_ACTION, f.seat, card)
        frame.place = option_second(f.answer)
        s.push(frame)
    else:
        resource = c.GOLD_RESOURCE if kind == ch.BUY else c.INFLUENCE
        push_spend(s, f.seat, resource, card)


def push_combat(s: RuneAgeState, seat: int, card: int) -> None:
    """A battle, or a siege if another player controls the target (RA-COMBAT-2)."""
    defender = controller_or_nobody(s, card)
    frame = Frame(p.BATTLE if defender == NOBODY else p.SIEGE, seat, card)
    frame.target = defender
    s.push(frame)


def turn_4_discard(s: RuneAgeState, f: Frame) -> None:
    """Discard Hand, but for what is retained; one who has left the game skips it (RA-RULING-84)."""
    check(s)
    if s.outcome is not None or not is_in(s, f.seat):
        return
    begin_step(s, f.seat, c.STEP_DISCARD)
    s.push(Frame(p.RETAIN, f.seat, NOTHING))


def turn_5_draw(s: RuneAgeState, f: Frame) -> None:
    """All players draw, the active one first (RA-TURN-12, RA-RULING-22)."""
    take_ended(s, c.END_OF_TURN, NOBODY)
    begin_step(s, f.seat, c.STEP_DRAW)
    push_refill(s, f.seat)


define(
    p.TURN,
    [
        turn_1_begin,
        turn_2_refresh,
        turn_3_begin,
        turn_3_ask,
        turn_3_act,
        turn_4_discard,
        turn_5_draw,
    ],
)
TURN_3_ASK: Final = label(p.TURN, turn_3_ask)
TURN_5_DRAW: Final = label(p.TURN, turn_5_draw)


def push_refill(s: RuneAgeState, first: int) -> None:
    """Hands are filled, beginning with a seat."""
    s.push(Frame(p.REFILL, first, NOTHING))


def refill_1_draw(s: RuneAgeState, f: Frame) -> None:
    """Up to five cards each; whoever has more keeps them (RA-TURN-13)."""
    s.numbers[REFILL_STAMP] = s.numbers[NEXT_STAMP]
    for seat in in_play_order(s, f.seat):
        while len(s.hand[seat]) < hand_size(s, seat):
            if not draw(s, seat):
                break


define(p.REFILL, [refill_1_draw])


# -- retaining; items: the cards to retain, in the order in hand ----------------------------------


def retain_1_ask(s: RuneAgeState, f: Frame) -> None:
    """One card after the other, in a fixed order; each costs influence (RA-TURN-10, RA-RULING-20)."""
    price = retain_price(s, f.seat)
    options = [option(DONE, 0, 0)]
    if price * (len(f.items) + 1) <= available(s, f.seat, c.INFLUENCE):
        hand = s.hand[f.seat]
        begin = hand.index(f.items[-1]) + 1 if f.items else 0
        for place in range(begin, len(hand)):
            options.append(option(ch.RETAIN, hand[place], 0))
    ask(s, f, f.seat, ch.ASK_RETAIN, options, NOTHING, price)


def retain_2_chosen(s: RuneAgeState, f: Frame) -> None:
    """Another one, or that is all."""
    if option_kind(f.answer) == ch.RETAIN:
        f.items.append(option_first(f.answer))
        f.step = RETAIN_1_ASK


def retain_3_pay(s: RuneAgeState, f: Frame) -> None:
    """In one payment."""
    price = retain_price(s, f.seat) * len(f.items)
    push_payment(s, f.seat, c.INFLUENCE, price, NOTHING)


def retain_4_discard(s: RuneAgeState, f: Frame) -> None:
    """The rest in the order in hand (RA-RULING-27); which ones are retained nobody sees."""
    if f.items:
        s.emit(e.RETAINS, f.seat, NOTHING, NOTHING, len(f.items), "RA-TURN-10")
    discard_all(s, [card for card in s.hand[f.seat] if card not in f.items], "RA-TURN-9")


define(p.RETAIN, [retain_1_ask, retain_2_chosen, retain_3_pay, retain_4_discard])
RETAIN_1_ASK: Final = label(p.RETAIN, retain_1_ask)
