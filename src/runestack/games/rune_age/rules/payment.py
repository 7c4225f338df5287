"""Paying gold or influence: which cards can, and with which of them (RA-RULING-19, 24, 25, 32)."""

from __future__ import annotations

from typing import Final

from runestack.games.rune_age.rules import choices as ch
from runestack.games.rune_age.rules import constants as c
from runestack.games.rune_age.rules import events as e
from runestack.games.rune_age.rules import procedures as p
from runestack.games.rune_age.rules.primitives import exhaust, to_discard
from runestack.games.rune_age.rules.state import RuneAgeState
from runestack.games.rune_age.rules.values import kind_of, yields
from runestack.kernel.choices import DONE
from runestack.kernel.decision import option, option_first, option_kind
from runestack.kernel.driver import ask
from runestack.kernel.frame import END, Frame
from runestack.kernel.procedure import define, label

MOST_SETS: Final = 12  # how many ways to pay are put up for choice; any other is paid card by card


def payers(s: RuneAgeState, seat: int, resource: int) -> list[int]:
    """The cards that give a resource: gold cards in hand, refreshed cards in the realm area."""
    found: list[int] = []
    if resource == c.GOLD_RESOURCE:
        for card in s.hand[seat]:
            if kind_of(s, card) & c.GOLD:
                found.append(card)
    for card in s.realm[seat]:
        if not s.exhausted[card] and yields(s, card, resource) > 0:
            found.append(card)
    return found


def available(s: RuneAgeState, seat: int, resource: int) -> int:
    """How much a player could pay in all."""
    return worth_of(s, payers(s, seat, resource), resource)


def worth_of(s: RuneAgeState, cards: list[int], resource: int) -> int:
    """What cards give together."""
    value = 0
    for card in cards:
        value += yields(s, card, resource)
    return value


def ways_to_pay(s: RuneAgeState, seat: int, resource: int, need: int) -> list[list[int]]:
    """Sets of cards of which none could be left out, those that lose least first; copies count as the same."""
    groups = alike(s, payers(s, seat, resource))
    found: list[list[int]] = []
    taken = [0] * len(groups)
    while True:
        cards: list[int] = []
        for place in range(len(groups)):
            cards.extend(groups[place][: taken[place]])
        if is_just_enough(s, cards, resource, need):
            found.append(cards)
        place = 0
        while place < len(groups) and taken[place] == len(groups[place]):
            taken[place] = 0
            place += 1
        if place == len(groups):
            break
        taken[place] += 1
    keyed = [
        (worth_of(s, found[place], resource), len(found[place]), place)
        for place in range(len(found))
    ]
    keyed.sort()
    return [found[key[2]] for key in keyed[:MOST_SETS]]


def alike(s: RuneAgeState, cards: list[int]) -> list[list[int]]:
    """Cards in groups of copies that lie in the same zone, in the order in which they lie."""
    groups: list[list[int]] = []
    for card in cards:
        for group in groups:
            if s.face[group[0]] == s.face[card] and s.zone[group[0]] == s.zone[card]:
                group.append(card)
                break
        else:
            groups.append([card])
    return groups


def is_just_enough(s: RuneAgeState, cards: list[int], resource: int, need: int) -> bool:
    """Whether cards pay a price, and none of them could be left out."""
    total = worth_of(s, cards, resource)
    if total < need:
        return False
    for card in cards:
        if total - yields(s, card, resource) >= need:
            return False
    return True


# -- number: what has to be paid; target: the resource; card: what for; items: the cards named one by one --------


def push_payment(s: RuneAgeState, seat: int, resource: int, need: int, card: int) -> None:
    """Asks a player to pay, unless there is nothing to pay."""
    if need <= 0:
        return
    frame = Frame(p.PAY, seat, card)
    frame.target = resource
    frame.number = need
    s.push(frame)


def pay_1_ask(s: RuneAgeState, f: Frame) -> None:
    """The ways that lose least; any other is named card by card."""
    ways = ways_to_pay(s, f.seat, f.target, f.number)
    options: list[int] = []
    for place in range(len(ways)):
        lost = worth_of(s, ways[place], f.target) - f.number
        options.append(option(ch.PAY_WITH, place, lost))
    groups = alike(s, payers(s, f.seat, f.target))
    if len(groups) > 1 and len(ways[0]) < len(payers(s, f.seat, f.target)):
        options.append(option(ch.PAY_ONE_BY_ONE, 0, 0))
    ask(s, f, f.seat, ch.ASK_PAYMENT, options, f.card, f.number)


def pay_2_chosen(s: RuneAgeState, f: Frame) -> None:
    """One of these ways, or card by card."""
    if option_kind(f.answer) == ch.PAY_WITH:
        f.items = ways_to_pay(s, f.seat, f.target, f.number)[option_first(f.answer)]
        f.step = PAY_5_PAY


def pay_3_card(s: RuneAgeState, f: Frame) -> None:
    """The next card; more than is needed may be given (RA-RULING-24)."""
    options: list[int] = []
    if worth_of(s, f.items, f.target) >= f.number:
        options.append(option(DONE, 0, 0))
    for card in payers(s, f.seat, f.target):
        if card not in f.items:
            options.append(option(ch.PAY_CARD, card, 0))
    left = max(0, f.number - worth_of(s, f.items, f.target))
    ask(s, f, f.seat, ch.ASK_PAYMENT_CARD, options, f.card, left)


def pay_4_card_chosen(s: RuneAgeState, f: Frame) -> None:
    """Noted; nothing is paid before all are named."""
    if option_kind(f.answer) == ch.PAY_CARD:
        f.items.append(option_first(f.answer))
        f.step = PAY_3_CARD


def pay_5_pay(s: RuneAgeState, f: Frame) -> None:
    """Gold cards go to the discard pile, the others are exhausted; what is left over is lost (RA-RES-7)."""
    s.emit(e.PAYS, f.seat, f.card, f.target, worth_of(s, f.items, f.target), "RA-RES-7")
    for card in f.items:
        if s.zone[card] == c.IN_HAND:
            to_discard(s, card, f.seat, "RA-GOLD-1")
        else:
            exhaust(s, card, "RA-INF-1")
    f.step = END


define(p.PAY, [pay_1_ask, pay_2_chosen, pay_3_card, pay_4_card_chosen, pay_5_pay])
PAY_3_CARD: Final = label(p.PAY, pay_3_card)
PAY_5_PAY: Final = label(p.PAY, pay_5_pay)
