"""Choices of cards that a text leaves to a player while it is carried out."""

from __future__ import annotations

from typing import Final

from runestack.games.invasion.rules import choices as ch
from runestack.games.invasion.rules import constants as c
from runestack.games.invasion.rules import counts
from runestack.games.invasion.rules import events as e
from runestack.games.invasion.rules import procedures as p
from runestack.games.invasion.rules.primitives import (
    destroy,
    exhaust,
    move,
    put_screw,
    refresh,
    to_deck,
    to_discard,
    to_hand,
)
from runestack.games.invasion.rules.seats import has_stopped, is_cooperative, opponent_of
from runestack.games.invasion.rules.stack import clear_defeated, hit
from runestack.games.invasion.rules.state import InvasionState
from runestack.games.invasion.rules.training import technologies_of, train
from runestack.games.invasion.rules.values import kind_of, open_to
from runestack.kernel.choices import DONE
from runestack.kernel.decision import option, option_first, option_kind
from runestack.kernel.driver import ask
from runestack.kernel.frame import END, NOTHING, Frame
from runestack.kernel.procedure import define, label
from runestack.kernel.random import shuffle
from runestack.kernel.triggers import push_triggers

# what a card is picked for
STARTING_CARD: Final = 0  # of the supply, onto the own Discard pile
DISCARD: Final = 1  # of the own hand
DESTROY: Final = 2  # of some own zones (`items`)
OWN_TECHNOLOGY: Final = 3  # is destroyed
ENEMY_TECHNOLOGY: Final = 4  # is exhausted
REFRESH: Final = 5  # a card of the own Base (`target`: which kind)
TRAIN: Final = 6  # of the own Training center, at once
SWAP: Final = 7  # of the own hand, with the top card of the Discard pile
FETCH: Final = 8  # one of the cards that a text speaks of (`items`), to a place (`target`)
PLAYED_TO_DECK: Final = 9  # likewise
ENEMY_PROTOCOL: Final = 10  # is destroyed
THEIR_TECHNOLOGY: Final = 11  # likewise, exhausted or not; in cooperative mode a protocol
THEIR_HAND: Final = 12  # of the opponent, is discarded
STACK_HIT: Final = 14  # a card of the stack is dealt `target` points; items: 1 if they ignore armor
STACK_DESTROYED: Final = 15  # a card of the stack
ZONE_DESTROYED: Final = 16  # a card in a zone
SCREWS: Final = 13  # a card in training gets `target` screws

DESTROYED: Final = (
    DESTROY,
    OWN_TECHNOLOGY,
    ENEMY_PROTOCOL,
    THEIR_TECHNOLOGY,
    STACK_DESTROYED,
    ZONE_DESTROYED,
)

# flag: what for; number: how many are left; count: how many were picked; place: 1 if it may be declined;
# target and items: see above


def push_pick(s: InvasionState, seat: int, card: int, what: int, number: int) -> Frame:
    """A player picks cards."""
    frame = Frame(p.PICK, seat, card)
    frame.flag = what
    frame.number = number
    s.push(frame)
    return frame


def candidates(s: InvasionState, f: Frame) -> list[int]:
    """What can be picked, in a fixed order."""
    what = f.flag
    if what == STARTING_CARD:
        return different_cards(s, s.starting_supply)
    if what in (DISCARD, SWAP):
        return s.hand[f.seat]
    if what == OWN_TECHNOLOGY:
        return open_to(s, technologies_of(s, f.seat), e.BE_DESTROYED, False)
    if what == ENEMY_TECHNOLOGY:
        return open_to(s, enemy_technologies(s, f.seat), e.BE_EXHAUSTED, True)
    if what == ENEMY_PROTOCOL:
        return open_to(s, s.protocols, e.BE_DESTROYED, True)
    if what == REFRESH:
        return exhausted_cards(s, f.seat, f.target)
    if what in (TRAIN, SCREWS):
        return s.training[f.seat]
    if what == THEIR_HAND:
        return s.hand[opponent_of(s, f.seat)]
    if what == THEIR_TECHNOLOGY:
        theirs = s.protocols if is_cooperative(s) else technologies_of(s, opponent_of(s, f.seat))
        return open_to(s, theirs, e.BE_DESTROYED, True)
    if what == STACK_HIT:
        return s.stack
    if what == STACK_DESTROYED:
        return open_to(s, s.stack, e.BE_DESTROYED, True)
    if what == ZONE_DESTROYED:
        return s.zones
    if what in (FETCH, PLAYED_TO_DECK):
        return f.items
    found: list[int] = []
    for zone in f.items:
        found.extend(own_pile(s, f.seat, zone))
    return found


def different_cards(s: InvasionState, pile: list[int]) -> list[int]:
    """One card of each face: copies are alike."""
    found: list[int] = []
    faces: list[int] = []
    for card in pile:
        if s.face[card] not in faces:
            faces.append(s.face[card])
            found.append(card)
    return found


def own_pile(s: InvasionState, seat: int, zone: int) -> list[int]:
    """A pile of a player."""
    if zone == c.IN_HAND:
        return s.hand[seat]
    if zone == c.IN_DISCARD:
        return s.discard[seat]
    if zone == c.IN_GARBAGE:
        return s.garbage[seat]
    if zone == c.IN_TRAINING:
        return s.training[seat]
    return s.played[seat] if zone == c.IN_PLAYED else s.deck[seat]


def enemy_technologies(s: InvasionState, seat: int) -> list[int]:
    """Refreshed technologies of the opponent; in cooperative mode protocols (INV-RULING-83)."""
    if is_cooperative(s):
        return [card for card in s.protocols if not s.exhausted[card]]
    other = opponent_of(s, seat)
    return [card for card in technologies_of(s, other) if not s.exhausted[card]]


def exhausted_cards(s: InvasionState, seat: int, kinds: int) -> list[int]:
    """What can be refreshed."""
    return [card for card in s.base[seat] if s.exhausted[card] and kind_of(s, card) & kinds]


def pick_1_ask(s: InvasionState, f: Frame) -> None:
    """One after the other; what is not there is skipped (INV-RULING-33)."""
    cards = candidates(s, f)
    if f.number <= 0 or not cards or has_stopped(s):
        f.step = END
        return
    options = [option(ch.GIVE, card, 0) for card in cards]
    if f.place:
        options.append(option(DONE, 0, 0))
    kind = ch.ASK_DISCARD if f.flag == DISCARD else ch.ASK_CARD
    if f.flag == STARTING_CARD:
        kind = ch.ASK_STARTING
    ask(s, f, f.seat, kind, options, f.card, f.flag)


def pick_2_do(s: InvasionState, f: Frame) -> None:
    """It happens; then the next one."""
    if option_kind(f.answer) == DONE:
        f.step = END
        return
    f.step = PICK_1_ASK
    f.number -= 1
    f.count += 1
    do_with(s, f, option_first(f.answer))
    push_triggers(s)


def do_with(s: InvasionState, f: Frame, card: int) -> None:
    """What a picked card is picked for."""
    what = f.flag
    if what == STARTING_CARD:
        move(s, card, c.IN_DISCARD, f.seat)
        s.emit(e.TAKES_STARTING, f.seat, card, NOTHING, 0, "INV-SPARE-4")
    elif what in (DISCARD, THEIR_HAND):
        to_discard(s, card, "INV-WORD-4")
    elif what == STACK_HIT:
        s.dealt[f.seat] += f.target
        hit(s, f.seat, card, f.target, f.items[0] == 1)
        clear_defeated(s, f.seat)
    elif what in DESTROYED:
        destroy(s, card, "INV-WORD-1")
    elif what == SCREWS:
        for _ in range(f.target):
            put_screw(s, f.seat, card, "INV-ICON-6")
    elif what == ENEMY_TECHNOLOGY:
        exhaust(s, card, "INV-WORD-12")
    elif what == REFRESH:
        refresh(s, card, "INV-WORD-11")
    elif what == TRAIN:
        train(s, card, "INV-WORD-10")
    elif what == SWAP:
        top = s.discard[f.seat][-1]
        to_hand(s, top, "INV-RULING-33")
        to_discard(s, card, "INV-RULING-33")
    elif what == PLAYED_TO_DECK:
        to_deck(s, card, "INV-RULING-39")
    else:
        if s.zone[card] == c.IN_DECK:
            shuffle_deck(s, f.seat)
        put_fetched(s, card, f.target)


def shuffle_deck(s: InvasionState, seat: int) -> None:
    """A Deck that was searched: nobody knows its order, nor which card lies where."""
    for card in s.deck[seat]:
        s.known[card] = 0
    shuffle(s.random, c.STREAM_DECKS, s.deck[seat])
    s.emit(e.SHUFFLES_IN, seat, NOTHING, NOTHING, len(s.deck[seat]), "INV-RULING-33")


def put_fetched(s: InvasionState, card: int, where: int) -> None:
    """A card of a pile goes where a text says."""
    if where == counts.TO_HAND:
        to_hand(s, card, "INV-RULING-33")
    elif where == counts.TO_DISCARD:
        to_discard(s, card, "INV-RULING-33")
    else:
        to_deck(s, card, "INV-RULING-33")
        if where == counts.TO_BOTTOM_OF_DECK:
            deck = s.deck[s.owner[card]]
            deck.insert(0, deck.pop())


define(p.PICK, [pick_1_ask, pick_2_do])
PICK_1_ASK: Final = label(p.PICK, pick_1_ask)
