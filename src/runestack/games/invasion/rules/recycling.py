"""Recycling (P-21), and looking at the top cards of a Deck."""

from __future__ import annotations

from typing import Final

from runestack.games.invasion.rules import choices as ch
from runestack.games.invasion.rules import constants as c
from runestack.games.invasion.rules import events as e
from runestack.games.invasion.rules import procedures as p
from runestack.games.invasion.rules.primitives import move
from runestack.games.invasion.rules.reinforcing import deck_of, push_look_take
from runestack.games.invasion.rules.seats import is_cooperative, players_in
from runestack.games.invasion.rules.state import SEATS, InvasionState
from runestack.games.invasion.rules.text import wake_texts
from runestack.kernel.choices import DONE
from runestack.kernel.decision import option, option_first, option_kind
from runestack.kernel.driver import ask
from runestack.kernel.frame import END, NOBODY, NOTHING, Frame
from runestack.kernel.procedure import define, label

# -- recycling; number: how many may still be taken; flag: 1 if fewer are allowed; the cards wait among those looked at


def push_recycle(s: InvasionState, seat: int, card: int, number: int, up_to: bool) -> None:
    """A player recycles cards: tops of piles, or cards of hands, onto their owners' Decks (INV-WORD-6, 7)."""
    frame = Frame(p.RECYCLE, seat, card)
    frame.number = number
    frame.flag = 1 if up_to else 0
    s.push(frame)


def sources(s: InvasionState, seat: int) -> list[int]:
    """The cards that can be recycled now; in cooperative mode of all players (INV-PTURN-4, INV-RULING-145)."""
    found: list[int] = []
    seats = players_in(s) if is_cooperative(s) else [seat]
    for owner in seats:
        if s.garbage[owner]:
            found.append(s.garbage[owner][-1])
        if s.discard[owner]:
            found.append(s.discard[owner][-1])
        found.extend(s.hand[owner])
    return found


def recycle_1_ask(s: InvasionState, f: Frame) -> None:
    """Any combination, taking only from the current top of each pile."""
    options = [option(ch.RECYCLE, card, 0) for card in sources(s, f.seat)]
    if f.number <= 0 or not options:
        f.step = RECYCLE_3_ORDER
        return
    if f.flag:
        options.append(option(DONE, 0, 0))
    ask(s, f, f.seat, ch.ASK_RECYCLE, options, f.card, f.number)


def recycle_2_take(s: InvasionState, f: Frame) -> None:
    """Taken aside until all are named."""
    f.step = RECYCLE_1_ASK
    if option_kind(f.answer) == DONE:
        f.step = RECYCLE_3_ORDER
        return
    card = option_first(f.answer)
    f.number -= 1
    move(s, card, c.LOOKED_AT, s.owner[card])
    s.emit(e.RECYCLES, f.seat, card, NOTHING, 0, "INV-WORD-6")
    wake_texts(s, card, c.RECYCLED, s.owner[card])


def recycle_3_order(s: InvasionState, f: Frame) -> None:
    """Owner by owner; which card is put on the Deck next, the last one lies on top."""
    for owner in range(s.numbers[SEATS]):
        if s.looked[owner]:
            options = [option(ch.GIVE, card, 0) for card in s.looked[owner]]
            ask(s, f, f.seat, ch.ASK_ORDER, options, f.card, len(options))
            return
    f.step = END


def recycle_4_put(s: InvasionState, f: Frame) -> None:
    """On the owner's Deck (INV-PTURN-5)."""
    card = option_first(f.answer)
    move(s, card, c.IN_DECK, s.owner[card])
    wake_texts(s, card, c.PUT_ON_DECK, s.owner[card])
    f.step = RECYCLE_3_ORDER


define(p.RECYCLE, [recycle_1_ask, recycle_2_take, recycle_3_order, recycle_4_put])
RECYCLE_1_ASK: Final = label(p.RECYCLE, recycle_1_ask)
RECYCLE_3_ORDER: Final = label(p.RECYCLE, recycle_3_order)


def invasion_recycles(s: InvasionState, number: int) -> None:
    """From its Garbage dump first, then from its Discard pile (INV-IWORD-5, INV-RULING-106)."""
    for _ in range(number):
        pile = s.invasion_garbage or s.invasion_discard
        if not pile:
            return
        card = pile[-1]
        move(s, card, c.IN_INVASION_DECK, NOBODY)
        s.emit(e.INVASION_RECYCLES, NOBODY, card, NOTHING, 0, "INV-IWORD-5")


# -- looking at the top cards; number: how many; flag: 1 if fewer will do; target: whose Deck ---


def push_look(s: InvasionState, seat: int, card: int, number: int) -> None:
    """A player looks at the top cards of a Deck, mostly the own, and puts them back in any order."""
    frame = Frame(p.LOOK, seat, card)
    frame.number = number
    frame.target = seat
    s.push(frame)


def looked_at(s: InvasionState, f: Frame) -> list[int]:
    """The cards that were taken aside."""
    return s.limbo if f.target == NOBODY else s.looked[f.target]


def look_1_take(s: InvasionState, f: Frame) -> None:
    """Taken aside one by one, reinforcing if needed (INV-RULING-53); `up to`: what the Deck has is enough."""
    number = min(f.number, len(deck_of(s, f.target))) if f.flag else f.number
    s.emit(e.LOOKS, f.seat, NOTHING, NOTHING, number, "INV-RULING-53")
    push_look_take(s, f.target, number, f.seat)


def look_2_order(s: InvasionState, f: Frame) -> None:
    """Which one is put back next; the last one lies on top."""
    options = [option(ch.GIVE, card, 0) for card in looked_at(s, f)]
    if not options:
        f.step = END
        return
    ask(s, f, f.seat, ch.ASK_ORDER, options, f.card, len(options))


def look_3_put(s: InvasionState, f: Frame) -> None:
    """Back on top."""
    zone = c.IN_INVASION_DECK if f.target == NOBODY else c.IN_DECK
    move(s, option_first(f.answer), zone, f.target)
    f.step = LOOK_2_ORDER


define(p.LOOK, [look_1_take, look_2_order, look_3_put])
LOOK_2_ORDER: Final = label(p.LOOK, look_2_order)
