"""Playing a card (P-11): discounts, payment, and its effects, once or twice."""

from __future__ import annotations

from typing import Final

from runestack.games.invasion.rules import choices as ch
from runestack.games.invasion.rules import constants as c
from runestack.games.invasion.rules import events as e
from runestack.games.invasion.rules import procedures as p
from runestack.games.invasion.rules.prices import (
    discounts_of,
    is_payable,
    removable,
    symbols_of,
    use_discounts,
    with_stand_ins,
)
from runestack.games.invasion.rules.primitives import move, to_discard
from runestack.games.invasion.rules.seats import has_stopped, is_cooperative, is_in
from runestack.games.invasion.rules.state import InvasionState
from runestack.games.invasion.rules.text import push_text
from runestack.games.invasion.rules.values import note_taxes
from runestack.kernel.decision import option, option_first
from runestack.kernel.driver import ask
from runestack.kernel.frame import NOTHING, Frame
from runestack.kernel.procedure import define, label
from runestack.kernel.triggers import push_triggers

# -- paying symbols; items: counts by symbol, then what is left of the discounts; place: the last colour that paid


def push_payment(s: InvasionState, seat: int, card: int, counts: list[int], uses: bool) -> None:
    """Symbols are paid from the pool; `uses` says whether pending discounts apply."""
    frame = Frame(p.PAY, seat, card)
    frame.items = counts[:]
    if uses:
        frame.items.extend(discounts_of(s, seat, card))
    s.push(frame)


def pay_1_discount(s: InvasionState, f: Frame) -> None:
    """Each discount takes away one symbol; the player assigns it where there is a choice (INV-RULING-44)."""
    counts = f.items[:6]
    if len(f.items) == 6:
        f.step = PAY_3_WILD
        return
    rest = f.items[7:]
    options: list[int] = []
    for symbol in removable(counts, f.items[6]):
        counts[symbol] -= 1
        if is_payable(s, f.seat, counts, rest):
            options.append(option(ch.SYMBOL, symbol, 0))
        counts[symbol] += 1
    if not options:  # lost: the card has no symbol for it (INV-RULING-43)
        del f.items[6]
        f.step = PAY_1_DISCOUNT
        return
    ask(s, f, f.seat, ch.ASK_DISCOUNT, options, f.card, f.items[6])


def pay_2_discounted(s: InvasionState, f: Frame) -> None:
    """The next one."""
    f.items[option_first(f.answer)] -= 1
    del f.items[6]
    f.step = PAY_1_DISCOUNT


def pay_3_wild(s: InvasionState, f: Frame) -> None:
    """Wild symbols take any colour; they are named in the order of the colours, so that no set is seen twice."""
    f.items = with_stand_ins(s, f.seat, f.items[:6])
    if f.items[c.WILD] == 0:
        f.step = PAY_5_DO
        return
    spare = [s.pool[f.seat * c.COLOURS + colour] - f.items[colour] for colour in range(c.COLOURS)]
    options: list[int] = []
    behind = 0
    for colour in range(c.COLOURS - 1, f.place - 1, -1):
        behind += spare[colour]
        if spare[colour] > 0 and behind >= f.items[c.WILD]:
            options.insert(0, option(ch.COLOUR, colour, 0))
    ask(s, f, f.seat, ch.ASK_PAYMENT, options, f.card, f.items[c.WILD])


def pay_4_named(s: InvasionState, f: Frame) -> None:
    """The next one."""
    colour = option_first(f.answer)
    f.place = colour
    f.items[colour] += 1
    f.items[c.WILD] -= 1
    f.step = PAY_3_WILD


def pay_5_do(s: InvasionState, f: Frame) -> None:
    """All at once."""
    for colour in range(c.COLOURS):
        if f.items[colour]:
            s.pool[f.seat * c.COLOURS + colour] -= f.items[colour]
            s.emit(e.PAYS, f.seat, f.card, colour, f.items[colour], "INV-MAIN-9")


define(p.PAY, [pay_1_discount, pay_2_discounted, pay_3_wild, pay_4_named, pay_5_do])
PAY_1_DISCOUNT: Final = label(p.PAY, pay_1_discount)
PAY_3_WILD: Final = label(p.PAY, pay_3_wild)
PAY_5_DO: Final = label(p.PAY, pay_5_do)


# -- playing; flag: 1 by an effect, without payment and at once; number: how often it is executed -


def push_play(s: InvasionState, seat: int, card: int, by_effect: bool) -> None:
    """A card of the hand is played."""
    frame = Frame(p.PLAY, seat, card)
    frame.flag = 1 if by_effect else 0
    s.push(frame)


def play_1_pay(s: InvasionState, f: Frame) -> None:
    """Discounts and resources; a card played by an effect costs nothing (INV-RULING-148)."""
    if not f.flag:
        push_payment(s, f.seat, f.card, symbols_of(s, f.seat, f.card), True)


def play_2_lay(s: InvasionState, f: Frame) -> None:
    """To the end of the played zone (INV-MAIN-11); whether it is executed twice is decided now (INV-RULING-36)."""
    if not f.flag:
        use_discounts(s, f.seat, f.card)
    note_taxes(s, f.seat, f.card)
    echo = s.faces.keywords[s.face[f.card]] & c.ECHO != 0
    f.number = 2 if s.doubled[f.seat] or echo else 1
    s.doubled[f.seat] = 0
    move(s, f.card, c.IN_PLAYED, f.seat)
    s.plays[f.seat] += 1
    s.emit(e.PLAYS, f.seat, f.card, NOTHING, f.number, "INV-MAIN-11")
    push_triggers(s)


def play_3_execute(s: InvasionState, f: Frame) -> None:
    """In cooperative mode the effects are an item that may wait, unless another effect plays the card."""
    item = item_frame(f.seat, f.card, s.faces.first_used_at(s.face[f.card], c.EFFECTS), f.number)
    if f.flag:
        s.push(item)
    else:
        begin_item(s, item)


define(p.PLAY, [play_1_pay, play_2_lay, play_3_execute])


def begin_item(s: InvasionState, item: Frame) -> None:
    """In cooperative mode effects may wait until the team wants them; not those of a defeated player.

    INV-PTURN-2 and 3, INV-RULING-86 and 130.
    """
    if not is_in(s, item.seat):
        return
    if is_cooperative(s):
        s.items.append(item)
    else:
        s.push(item)


# -- an effect list, executed whole; text: which; number: how many passes are left ----------------


def item_frame(seat: int, card: int, text: int, passes: int) -> Frame:
    """What a played card, an ability or a stored pair does, ready to be executed now or later."""
    frame = Frame(p.ITEM, seat, card)
    frame.text = text
    frame.number = passes
    return frame


def item_1_execute(s: InvasionState, f: Frame) -> None:
    """Once more, with new choices (INV-RULING-36)."""
    if f.number <= 0 or f.text == NOTHING or has_stopped(s) or not is_in(s, f.seat):
        f.step = ITEM_2_DONE
        return
    f.number -= 1
    f.step = ITEM_1_EXECUTE
    push_text(s, f.seat, f.card, f.text)


def item_2_done(s: InvasionState, f: Frame) -> None:
    """A Tactic does not stay in the played zone."""
    if s.zone[f.card] == c.IN_PLAYED and s.faces.keywords[s.face[f.card]] & c.TACTIC:
        to_discard(s, f.card, "INV-TURN-11")


define(p.ITEM, [item_1_execute, item_2_done])
ITEM_1_EXECUTE: Final = label(p.ITEM, item_1_execute)
ITEM_2_DONE: Final = label(p.ITEM, item_2_done)
