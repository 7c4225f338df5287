"""Taking cards from a Deck, and reinforcing it in the middle of that (P-5, P-6)."""

from __future__ import annotations

from typing import Final

from runestack.games.invasion.rules import constants as c
from runestack.games.invasion.rules import events as e
from runestack.games.invasion.rules import procedures as p
from runestack.games.invasion.rules import scenarios as sc
from runestack.games.invasion.rules.ending import check, deck_check, lose_by_deck
from runestack.games.invasion.rules.primitives import place
from runestack.games.invasion.rules.seats import all_seats, has_stopped, is_in
from runestack.games.invasion.rules.state import MODE, NEXT_STAMP, InvasionState
from runestack.games.invasion.rules.text import push_board_text, wake_texts
from runestack.games.invasion.rules.values import forbids
from runestack.kernel.frame import END, NOBODY, NOTHING, Frame
from runestack.kernel.procedure import define, label
from runestack.kernel.random import shuffle
from runestack.kernel.triggers import push_triggers

# where the cards go that are taken
TO_HAND: Final = 0
TO_GARBAGE: Final = 1
TO_DESTROYED: Final = 2
TO_LOOKED: Final = (
    3  # taken aside; of the Invasion: into limbo, for the procedure that has asked for it
)
TO_TOP: Final = 4  # revealed, and back on top
ZONE_OF: Final = (c.IN_HAND, c.IN_GARBAGE, c.DESTROYED, c.LOOKED_AT, c.IN_DECK)


def push_take(s: InvasionState, seat: int, number: int, where: int, card: int) -> None:
    """Cards are taken from a Deck one after the other; `seat` NOBODY: the Invasion's."""
    frame = Frame(p.TAKE, seat, card)
    frame.number = number
    frame.flag = where
    s.push(frame)


def push_look_take(s: InvasionState, seat: int, number: int, viewer: int) -> None:
    """Cards are taken aside for somebody to look at: nobody else sees them."""
    push_take(s, seat, number, TO_LOOKED, NOTHING)
    s.frames[-1].target = viewer


def deck_of(s: InvasionState, seat: int) -> list[int]:
    """A player's Deck, or the Invasion's."""
    return s.invasion_deck if seat == NOBODY else s.deck[seat]


def can_reinforce(s: InvasionState, seat: int) -> bool:
    """Whether there are cards to shuffle, and nothing forbids it."""
    if seat == NOBODY:
        if s.scenario().changes_rule(sc.NO_REINFORCING):
            return False
        return len(s.invasion_discard) + len(s.invasion_garbage) > 0
    return len(s.discard[seat]) + len(s.garbage[seat]) > 0


# number: how many are left to take; count: how many were taken; flag: where they go; target: who looks at them


def take_1_need(s: InvasionState, f: Frame) -> None:
    """With an empty Deck it is reinforced first (INV-DECK-2, 3); without any card a player loses (INV-DECK-6)."""
    if f.number <= 0 or has_stopped(s) or (f.seat != NOBODY and not is_in(s, f.seat)):
        f.step = END
        return
    if f.flag == TO_HAND and f.seat != NOBODY and forbids(s, e.DRAW_CARDS, f.seat):
        f.step = END
        return
    if deck_of(s, f.seat):
        return
    if can_reinforce(s, f.seat):
        s.push(Frame(p.REINFORCE, f.seat, f.card))
        return
    f.step = END
    if f.seat == NOBODY:
        deck_check(s)  # ignored otherwise (INV-RULING-94)
    else:
        lose_by_deck(s, f.seat)


def take_2_put(s: InvasionState, f: Frame) -> None:
    """One card is put where it belongs; that ends the single-card step, and triggers follow (INV-RULING-35).

    In limbo it is not there yet: whoever has asked for it puts it there, and lets the triggers follow.
    """
    deck = deck_of(s, f.seat)
    if has_stopped(s) or not deck or (f.seat != NOBODY and not is_in(s, f.seat)):
        f.step = END
        return
    card = deck.pop()
    known = s.known[card]
    seen = s.seen[card]
    put_taken(s, f.seat, card, f.flag)
    if f.target != NOTHING:
        s.known[card] = known | 1 << f.target
        s.seen[card] = seen
    f.number -= 1
    f.count += 1
    if f.seat != NOBODY or f.flag != TO_LOOKED:
        push_triggers(s)


def put_taken(s: InvasionState, seat: int, card: int, where: int) -> None:
    """A card that was lifted from a Deck goes where an instruction says."""
    if seat == NOBODY:
        zone = c.IN_INVASION_GARBAGE if where == TO_GARBAGE else ZONE_OF[where]
        place(s, card, zone, NOBODY)
        if where == TO_GARBAGE:
            s.emit(e.MILLS, NOBODY, card, NOTHING, 0, "INV-RULING-6")
        elif where == TO_DESTROYED:
            s.emit(e.DESTROYS, NOBODY, card, NOTHING, 0, "INV-RULING-83")
        return
    place(s, card, ZONE_OF[where], NOBODY if where == TO_DESTROYED else seat)
    if where == TO_HAND:
        s.emit(e.DRAWS, seat, card, NOTHING, 1, "INV-TURN-2")
        wake_texts(s, card, c.DRAWN, seat)
    elif where == TO_GARBAGE:
        s.emit(e.MILLS, seat, card, NOTHING, 0, "INV-RULING-53")
    elif where == TO_DESTROYED:
        s.emit(e.DESTROYS, seat, card, NOTHING, 0, "INV-RULING-53")
        wake_texts(s, card, c.CARD_DESTROYED, seat)
    elif where == TO_TOP:
        s.known[card] = all_seats(s)
        s.emit(e.REVEALS, seat, card, NOTHING, 0, "INV-RULING-53")


def take_3_next(s: InvasionState, f: Frame) -> None:
    """The next card."""
    check(s)
    if not has_stopped(s):
        f.step = TAKE_1_NEED


define(p.TAKE, [take_1_need, take_2_put, take_3_next])
TAKE_1_NEED: Final = label(p.TAKE, take_1_need)


def reinforce_1_before(s: InvasionState, f: Frame) -> None:
    """What the board says comes first (INV-DECK-4, INV-ICARD-5)."""
    faces = s.faces
    of_player = faces.before_reinforcing[s.numbers[MODE]]
    face = faces.before_invasion if f.seat == NOBODY else of_player
    push_board_text(s, f.seat, face, c.EFFECTS)
    if s.listening[e.BEFORE_REINFORCING]:
        s.emit(e.BEFORE_REINFORCING, f.seat, NOTHING, NOTHING, 0, "INV-DECK-4")
        push_triggers(s)


def reinforce_2_shuffle(s: InvasionState, f: Frame) -> None:
    """Garbage dump and Discard pile become the Deck (INV-DECK-5); who has lost by the price does not shuffle."""
    check(s)
    if has_stopped(s) or (f.seat != NOBODY and not is_in(s, f.seat)):
        return
    if f.seat == NOBODY:
        into_deck(s, s.invasion_garbage, s.invasion_deck, c.IN_INVASION_DECK)
        into_deck(s, s.invasion_discard, s.invasion_deck, c.IN_INVASION_DECK)
        shuffle(s.random, c.STREAM_INVASION, s.invasion_deck)
    else:
        into_deck(s, s.garbage[f.seat], s.deck[f.seat], c.IN_DECK)
        into_deck(s, s.discard[f.seat], s.deck[f.seat], c.IN_DECK)
        shuffle(s.random, c.STREAM_DECKS, s.deck[f.seat])
    s.emit(e.REINFORCES, f.seat, NOTHING, NOTHING, len(deck_of(s, f.seat)), "INV-DECK-5")


def into_deck(s: InvasionState, pile: list[int], deck: list[int], zone: int) -> None:
    """The cards of a pile are put onto a deck that will be shuffled: nobody knows them apart any more."""
    for card in pile:
        s.zone[card] = zone
        s.known[card] = 0
        s.numbers[NEXT_STAMP] += 1
        s.stamp[card] = s.numbers[NEXT_STAMP]
        deck.append(card)
    pile.clear()


define(p.REINFORCE, [reinforce_1_before, reinforce_2_shuffle])
