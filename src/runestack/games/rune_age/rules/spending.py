"""Spending gold and influence: one decision about what is bought and with what it is paid (PROC-GOLD, PROC-INFLUENCE).

Nothing changes before everything is named, so nothing can be inserted (RA-RULING-24, 25).
"""

from __future__ import annotations

from typing import Final

from runestack.games.rune_age.rules import choices as ch
from runestack.games.rune_age.rules import constants as c
from runestack.games.rune_age.rules import events as e
from runestack.games.rune_age.rules import procedures as p
from runestack.games.rune_age.rules.payment import available, push_payment
from runestack.games.rune_age.rules.primitives import exhaust, listen_to_itself, move
from runestack.games.rune_age.rules.state import RuneAgeState
from runestack.games.rune_age.rules.values import (
    LAST_PRICE,
    bought_with,
    gold_price,
    influence_price,
    kind_of,
    player_change,
)
from runestack.games.rune_age.rules.victory import check
from runestack.kernel.choices import DONE
from runestack.kernel.decision import option, option_first, option_kind
from runestack.kernel.driver import ask
from runestack.kernel.events import Lasting
from runestack.kernel.frame import END, NOBODY, NOTHING, Frame
from runestack.kernel.lasting import mark, take_ended
from runestack.kernel.procedure import define, label
from runestack.kernel.program import Instruction
from runestack.kernel.selectors import fits
from runestack.kernel.triggers import push_triggers

# -- what can be bought --------------------------------------------------------------------------


def for_sale(s: RuneAgeState, seat: int, resource: int) -> list[int]:
    """The top card of each pile that a resource buys from: own barracks, or central area (RA-GOLD-3, RA-INF-2)."""
    pile = s.barracks[seat] if resource == c.GOLD_RESOURCE else s.market
    found: list[int] = []
    faces: list[int] = []
    for card in pile:
        face = s.face[card]
        if face not in faces:
            faces.append(face)
            found.append(card)
    return found


def price_of(s: RuneAgeState, card: int, resource: int) -> int:
    """What a card costs now; NOTHING if the resource does not buy it."""
    return gold_price(s, card) if resource == c.GOLD_RESOURCE else influence_price(s, card)


def budget(s: RuneAgeState, seat: int, resource: int, gained: int) -> int:
    """How much can be spent in one action: what the cards give, what an effect gave, less what texts take."""
    return max(0, available(s, seat, resource) + gained - withheld(s, seat, resource))


def withheld(s: RuneAgeState, seat: int, resource: int) -> int:
    """How much less a spend gold action yields."""
    return -player_change(s, seat, e.ON_GOLD) if resource == c.GOLD_RESOURCE else 0


def affordable(
    s: RuneAgeState, seat: int, resource: int, gained: int, bought: list[int]
) -> list[int]:
    """What can be bought on top of what is named already."""
    most = budget(s, seat, resource, gained)
    found: list[int] = []
    for card in for_sale(s, seat, resource):
        further = next_copy(s, card, bought)
        if further != NOTHING and price_of(s, further, resource) != NOTHING:
            if least_price(s, seat, resource, [*bought, further]) <= most:
                found.append(further)
    return found


def next_copy(s: RuneAgeState, card: int, bought: list[int]) -> int:
    """The next card of a pile that is not named yet, or NOTHING."""
    pile = s.barracks[s.owner[card]] if s.zone[card] == c.IN_BARRACKS else s.market
    for other in pile:
        if s.face[other] == s.face[card] and other not in bought:
            return other
    return NOTHING


def total_price(s: RuneAgeState, cards: list[int], resource: int) -> int:
    """What several cards cost together."""
    total = 0
    for card in cards:
        total += price_of(s, card, resource)
    return total


def least_price(s: RuneAgeState, seat: int, resource: int, cards: list[int]) -> int:
    """What they would cost if every card that lowers a price were exhausted for it (RA-RULING-111 d)."""
    total = 0
    helpers = price_cards(s, seat)
    for card in cards:
        price = price_of(s, card, resource)
        for helper in helpers:
            price -= reduction(s, helper, card)
        total += max(0, price)
    return total


def price_cards(s: RuneAgeState, seat: int) -> list[int]:
    """Refreshed cards of a realm area that can be exhausted to lower a price."""
    return [
        card
        for card in s.realm[seat]
        if not s.exhausted[card] and s.faces.has_use_at(s.face[card], c.PURCHASE)
    ]


def price_instruction(s: RuneAgeState, helper: int) -> Instruction:
    """What such a card says: which cards cost how much less."""
    text = s.faces.used_at(s.face[helper], c.PURCHASE)[0]
    return s.abilities[text].program[0]


def reduction(s: RuneAgeState, helper: int, card: int) -> int:
    """By how much a card would lower the price of another one."""
    instruction = price_instruction(s, helper)
    selector = instruction.selector
    if instruction.word != bought_with(s, card):
        return 0
    if selector is None or not fits(s, selector, card, helper, helper, NOBODY, True):
        return 0
    return instruction.number


# -- seat: who spends; target: the resource; number: what an effect has given; flag: 1 if an effect opened it;
# -- card: the first card bought, or NOTHING; items: what is bought, in order


def push_spend(s: RuneAgeState, seat: int, resource: int, card: int) -> None:
    """A spend action that begins with a first card."""
    frame = Frame(p.SPEND, seat, card)
    frame.target = resource
    frame.items = [card]
    s.push(frame)


def push_gained(s: RuneAgeState, seat: int, resource: int, number: int, card: int) -> None:
    """An effect gives gold or influence: a spend is open at once, and may be declined (RA-RULING-33)."""
    frame = Frame(p.SPEND, seat, card)
    frame.target = resource
    frame.number = number
    frame.flag = 1
    s.push(frame)


def spend_1_ask(s: RuneAgeState, f: Frame) -> None:
    """What else? As long as it can be paid."""
    options = [option(ch.ENOUGH if f.items else ch.CALL_OFF, 0, 0)]
    kind = ch.BUY if f.target == c.GOLD_RESOURCE else ch.ACQUIRE
    for card in affordable(s, f.seat, f.target, f.number, f.items):
        options.append(option(kind, card, 0))
    if f.items and not f.flag:
        options.append(option(ch.CALL_OFF, 0, 0))
    left = budget(s, f.seat, f.target, f.number) - total_price(s, f.items, f.target)
    ask(s, f, f.seat, ch.ASK_MORE, options, f.card, max(0, left))


def spend_2_chosen(s: RuneAgeState, f: Frame) -> None:
    """Another card, or enough."""
    kind = option_kind(f.answer)
    if kind == ch.CALL_OFF:
        f.step = END
    elif kind != ch.ENOUGH:
        f.items.append(option_first(f.answer))
        f.step = SPEND_1_ASK


def spend_3_price(s: RuneAgeState, f: Frame) -> None:
    """Cards that lower the price may be exhausted; some of them have to be where it could not be paid otherwise."""
    options: list[int] = []
    if total_price(s, f.items, f.target) <= budget(s, f.seat, f.target, f.number):
        options.append(option(DONE, 0, 0))
    for helper in price_cards(s, f.seat):
        if lowers_any(s, helper, f.items):
            options.append(option(ch.USE, helper, 0))
    ask(s, f, f.seat, ch.ASK_PRICE, options, f.card)


def lowers_any(s: RuneAgeState, helper: int, cards: list[int]) -> bool:
    """Whether a card lowers the price of one of these."""
    for card in cards:
        if reduction(s, helper, card) > 0:
            return True
    return False


def spend_4_lowered(s: RuneAgeState, f: Frame) -> None:
    """Exhausted; it counts for this action."""
    if option_kind(f.answer) == DONE:
        return
    helper = option_first(f.answer)
    exhaust(s, helper, "RA-RULING-111")
    for card in f.items:
        number = reduction(s, helper, card)
        if number > 0:
            mark(s, Lasting(LAST_PRICE, card, s.stamp[card], -number, c.END_OF_ACTION, f.seat))
    f.step = SPEND_3_PRICE


def spend_5_pay(s: RuneAgeState, f: Frame) -> None:
    """The price, less what an effect gave."""
    price = total_price(s, f.items, f.target)
    if price > 0:  # what costs nothing is paid with nothing, however little a spend yields
        push_payment(s, f.seat, f.target, price + withheld(s, f.seat, f.target) - f.number, f.card)


def spend_6_take(s: RuneAgeState, f: Frame) -> None:
    """In the named order: strongholds and monuments to the realm area, the rest to the discard pile (RA-RULING-27)."""
    bought = e.BUYS if f.target == c.GOLD_RESOURCE else e.ACQUIRES
    rule = "RA-GOLD-4" if f.target == c.GOLD_RESOURCE else "RA-INF-3"
    for card in f.items:
        price = price_of(s, card, f.target)
        in_realm = kind_of(s, card) & (c.STRONGHOLD | c.MONUMENT) != 0
        move(s, card, c.IN_REALM if in_realm else c.IN_DISCARD, f.seat)
        if not in_realm:
            listen_to_itself(s, card, bought)
        s.emit(bought, f.seat, card, NOTHING, price, "RA-GOLD-5" if in_realm else rule)
        if not in_realm:
            s.unlisten(card)
    take_ended(s, c.END_OF_ACTION, NOBODY)
    f.step = END
    check(s)
    if s.outcome is None:
        push_triggers(s)


define(
    p.SPEND,
    [spend_1_ask, spend_2_chosen, spend_3_price, spend_4_lowered, spend_5_pay, spend_6_take],
)
SPEND_1_ASK: Final = label(p.SPEND, spend_1_ask)
SPEND_3_PRICE: Final = label(p.SPEND, spend_3_price)
