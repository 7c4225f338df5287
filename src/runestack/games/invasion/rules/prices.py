"""What a card costs: symbols, discounts that take some of them away, and resources of the pool that pay the rest.

A cost is a list of counts by symbol: five colours, then wild.
"""

from __future__ import annotations

from typing import Final

from runestack.games.invasion.rules import constants as c
from runestack.games.invasion.rules import events as e
from runestack.games.invasion.rules.lasting_changes import DISCOUNT
from runestack.games.invasion.rules.state import InvasionState
from runestack.games.invasion.rules.values import (
    PAIRED,
    cheaper,
    dearer,
    most_cheaper,
    note_cheaper,
    stand_ins,
)
from runestack.kernel.events import Lasting
from runestack.kernel.frame import NOTHING

SYMBOLS: Final = 6
DISCOUNTS: Final = 7  # by type: five colours, wild, any symbol
STRICT: Final = (
    8  # beside a colour: a text that takes away only that colour, not wild as a pair does
)
BASE: Final = 16  # no cost has as many symbols of a kind


def symbols_of(s: InvasionState, seat: int, card: int) -> list[int]:
    """The printed cost and what texts add to it (INV-RULING-150)."""
    counts = [0] * SYMBOLS
    for symbol in s.faces.cost[s.face[card]]:
        counts[symbol] += 1
    counts[c.WILD] += dearer(s, seat, card)
    return counts


def discounts_of(s: InvasionState, seat: int, card: int) -> list[int]:
    """The pending discounts that hold for a card, one entry each, as their types."""
    found: list[int] = []
    for kind in range(DISCOUNTS):
        for _ in range(s.discounts[seat * DISCOUNTS + kind]):
            found.append(kind)
    for mark in s.lasting:
        if mark.kind == DISCOUNT and mark.seat == seat and holds_for(s, mark, card):
            found.append(mark.number if mark.number >= c.WILD else STRICT + mark.number)
    for symbol in cheaper(s, seat, card):
        found.append(symbol if symbol >= c.WILD else STRICT + symbol)
    return found


def holds_for(s: InvasionState, mark: Lasting, card: int) -> bool:
    """Whether a discount is for a card: for any, or for one of a colour or family."""
    return mark.stamp == NOTHING or s.faces.is_of_kind(s.face[card], mark.stamp)


def removable(counts: list[int], discount: int) -> list[int]:
    """The symbols that a discount may take away: of a colour pair that colour or wild, of a wild pair wild."""
    found: list[int] = []
    if discount >= STRICT:
        return [discount - STRICT] if counts[discount - STRICT] else found
    for symbol in range(SYMBOLS):
        if counts[symbol] and (symbol == discount or discount == c.ANY_SYMBOL or symbol == c.WILD):
            found.append(symbol)
    return found


def pool_pays(s: InvasionState, seat: int, counts: list[int]) -> bool:
    """Whether the pool can pay: each colour symbol with its colour, each wild symbol with any."""
    counts = with_stand_ins(s, seat, counts)
    left = 0
    for colour in range(c.COLOURS):
        have = s.pool[seat * c.COLOURS + colour]
        if have < counts[colour]:
            return False
        left += have - counts[colour]
    return left >= counts[c.WILD]


def with_stand_ins(s: InvasionState, seat: int, counts: list[int]) -> list[int]:
    """What is really paid where resources count as others: those that lack the colour itself."""
    if not s.lasting and not s.listening[e.ON_COLOUR]:
        return counts
    paid = counts[:]
    for code in stand_ins(s, seat):
        colour = code // PAIRED
        for symbol in range(c.COLOURS):
            if symbol != colour and code % PAIRED in (symbol, c.WILD):
                short = paid[symbol] - s.pool[seat * c.COLOURS + symbol]
                spare = s.pool[seat * c.COLOURS + colour] - paid[colour]
                moved = max(0, min(short, spare))
                paid[symbol] -= moved
                paid[colour] += moved
    return paid


def encode(counts: list[int]) -> int:
    """Counts as one number, to be kept on a list of what is still to be tried."""
    code = 0
    for symbol in range(SYMBOLS):
        code = code * BASE + counts[symbol]
    return code


def decode(code: int) -> list[int]:
    """The reverse of `encode`."""
    counts = [0] * SYMBOLS
    for symbol in range(SYMBOLS - 1, -1, -1):
        counts[symbol] = code % BASE
        code //= BASE
    return counts


def is_payable(s: InvasionState, seat: int, counts: list[int], discounts: list[int]) -> bool:
    """Whether there is a way to use the discounts so that the pool pays the rest."""
    if pool_pays(s, seat, counts):  # without discounts, and so with them too
        return True
    if not discounts:
        return False
    ways = [encode(counts)]
    for discount in discounts:
        further: list[int] = []
        for code in ways:
            left = decode(code)
            symbols = removable(left, discount)
            if not symbols:
                further.append(code)
            for symbol in symbols:
                left[symbol] -= 1
                reached = encode(left)
                if reached not in further:
                    further.append(reached)
                left[symbol] += 1
        ways = further
    for code in ways:
        if pool_pays(s, seat, decode(code)):
            return True
    return False


def most_symbols(s: InvasionState, seat: int) -> int:
    """More symbols than this nobody could pay: one for each resource of the pool and each discount.

    A quick look before `can_pay_for`; texts only make cards dearer.
    """
    most = 0
    for colour in range(c.COLOURS):
        most += s.pool[seat * c.COLOURS + colour]
    for kind in range(DISCOUNTS):
        most += s.discounts[seat * DISCOUNTS + kind]
    for mark in s.lasting:
        if mark.kind == DISCOUNT and mark.seat == seat:
            most += 1
    return most + most_cheaper(s, seat)


def can_pay_for(s: InvasionState, seat: int, card: int) -> bool:
    """Whether a hand card can be paid for now (INV-RULING-38)."""
    return is_payable(s, seat, symbols_of(s, seat, card), discounts_of(s, seat, card))


def use_discounts(s: InvasionState, seat: int, card: int) -> None:
    """A card was played: the discounts that held for it have been used, or are lost (INV-RULING-43)."""
    note_cheaper(s, seat, card)
    for kind in range(DISCOUNTS):
        s.discounts[seat * DISCOUNTS + kind] = 0
    if s.lasting:
        s.lasting[:] = [
            mark
            for mark in s.lasting
            if mark.kind != DISCOUNT or mark.seat != seat or not holds_for(s, mark, card)
        ]


def clear_discounts(s: InvasionState, seat: int) -> None:
    """They end with the Main phase."""
    for kind in range(DISCOUNTS):
        s.discounts[seat * DISCOUNTS + kind] = 0
    if s.lasting:
        s.lasting[:] = [mark for mark in s.lasting if mark.kind != DISCOUNT or mark.seat != seat]
