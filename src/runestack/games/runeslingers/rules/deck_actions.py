"""Drawing, searing and voiding, one card at a time (P-DECK), and looking at cards of a deck or hand."""

from __future__ import annotations

from typing import Final

from runestack.games.runeslingers.rules import choices as ch
from runestack.games.runeslingers.rules import constants as c
from runestack.games.runeslingers.rules import events as e
from runestack.games.runeslingers.rules import procedures as p
from runestack.games.runeslingers.rules.checking import after_event
from runestack.games.runeslingers.rules.life import lose_power
from runestack.games.runeslingers.rules.state import DIRTY, NEXT_STAMP, EncounterState, did
from runestack.games.runeslingers.rules.undoing import undo
from runestack.games.runeslingers.rules.values import EVERYBODY
from runestack.games.runeslingers.rules.zones import arrive, move_from_pile, shuffle_discard_in
from runestack.kernel.decision import option, option_first
from runestack.kernel.driver import ask
from runestack.kernel.frame import END, NOTHING, Frame
from runestack.kernel.procedure import define, label

DRAW_CARDS: Final = 0
SEAR_CARDS: Final = 1
VOID_CARDS: Final = 2


def push_deck(s: EncounterState, seat: int, what: int, number: int, kept: int = NOTHING) -> None:
    """A player draws, sears or voids cards of the own deck; `kept`: as a cost, with the state before it."""
    if number > 0:
        frame = Frame(p.DECK, seat, NOTHING)
        frame.flag = what
        frame.number = number
        frame.target = kept
        s.push(frame)


def deck_1_card(s: EncounterState, f: Frame) -> None:
    """The next card; an empty deck costs a power first, and the discard pile becomes the deck (RS-RULING-8).

    A cost is never paid that way: it has become impossible (RS-RULING-43, 63).
    """
    if f.number == 0:
        f.step = END
        return
    f.step = DECK_1_CARD
    if not s.deck[f.seat]:
        if f.target != NOTHING:
            undo(s, f.target)
            return
        run_out(s, f.seat)
    else:
        f.number -= 1
        move_top(s, f.seat, f.flag)
    after_event(s)


define(p.DECK, [deck_1_card])
DECK_1_CARD: Final = label(p.DECK, deck_1_card)


def run_out(s: EncounterState, seat: int) -> None:
    """A card is needed and there is none (RS-OBJ-6, RS-OBJ-7); without a discard pile the encounter is lost."""
    if not s.discard[seat]:
        s.numbers[DIRTY] = 1
        return
    s.emit(e.DECK_RUNS_OUT, seat, NOTHING, NOTHING, 0, "RS-OBJ-6")
    lose_power(s, seat, False, "RS-OBJ-6")
    if s.power[seat] > 0:
        shuffle_discard_in(s, seat, True, "RS-OBJ-7")


def move_top(s: EncounterState, seat: int, what: int) -> None:
    """The top card goes to the hand, the discard pile or the void pile."""
    if what == DRAW_CARDS:
        draw_silently(s, seat)
        s.emit(e.DRAWS, seat, s.hand[seat][-1], NOTHING, 1, "RS-GLOSS-1")
        return
    card = s.deck[seat].pop()
    if what == SEAR_CARDS:
        arrive(s, card, c.TO_DISCARD, "RS-FIELD-9")
        did(s, seat, c.DID_SEAR)
        s.emit(e.SEARS, seat, card, NOTHING, 1, "RS-FIELD-9")
    else:
        arrive(s, card, c.TO_VOID, "RS-RULING-142")
        s.emit(e.VOIDS, seat, card, NOTHING, 1, "RS-RULING-142")


def draw_silently(s: EncounterState, seat: int) -> None:
    """The top card goes to the hand, unseen by the enemy."""
    card = s.deck[seat].pop()
    s.hand[seat].append(card)
    s.zone[card] = c.IN_HAND
    s.known[card] |= 1 << seat
    s.numbers[NEXT_STAMP] += 1
    s.stamp[card] = s.numbers[NEXT_STAMP]
    if not s.deck[seat]:
        s.numbers[DIRTY] = 1


# -- looking at the top of a deck ----------------------------------------------------------------
# target: whose deck; number: how many cards; count: how many are taken; flag: what is done with those.
# items: the cards that are looked at, then those that go back, the lowest first; place: how many are still left

LOOK_ONLY: Final = 0  # and put them back in any order
LOOK_TAKE: Final = 1  # some to the hand, the rest on the bottom
LOOK_SEAR: Final = 2  # some are seared, the rest goes back in any order


def push_look(
    s: EncounterState, seat: int, card: int, whose: int, number: int, flag: int, take: int
) -> None:
    """A player looks at the top cards of a deck."""
    frame = Frame(p.LOOK, seat, card)
    frame.target = whose
    frame.number = number
    frame.flag = flag
    frame.count = take
    s.push(frame)


def look_1_empty(s: EncounterState, f: Frame) -> None:
    """Only a deck without any card costs a power (RS-RULING-9)."""
    if not s.deck[f.target]:
        run_out(s, f.target)
        after_event(s)


def look_2_see(s: EncounterState, f: Frame) -> None:
    """As many cards as there are; only the looking player knows them.

    Of several cards nobody else can tell any more which is where: they may be taken or come back in another order.
    """
    deck = s.deck[f.target]
    f.number = min(f.number, len(deck))
    f.items = deck[len(deck) - f.number :]
    f.items.reverse()
    for card in f.items:
        if f.number > 1:
            s.known[card] = 0
        s.known[card] |= 1 << f.seat
    f.count = min(f.count, f.number)
    s.emit(e.LOOKS, f.seat, NOTHING, f.target, f.number, "RS-RULING-9")


def look_3_take(s: EncounterState, f: Frame) -> None:
    """Which cards are taken, one after the other."""
    if f.count == 0:
        f.step = LOOK_5_ORDER
        return
    options = [option(ch.PICK_CARD, card, 0) for card in f.items]
    ask(s, f, f.seat, ch.ASK_TAKE, options, f.card, f.count)


def look_4_taken(s: EncounterState, f: Frame) -> None:
    """To the hand, or to the discard pile."""
    card = option_first(f.answer)
    f.items.remove(card)
    f.count -= 1
    f.step = LOOK_3_TAKE
    if f.flag == LOOK_TAKE:
        move_from_pile(s, card, c.TO_HAND, "RS-GLOSS-1")
    else:
        move_from_pile(s, card, c.TO_DISCARD, "RS-FIELD-9")
        did(s, f.target, c.DID_SEAR)
        s.emit(e.SEARS, f.target, card, NOTHING, 1, "RS-FIELD-9")
    after_event(s)


def look_5_order(s: EncounterState, f: Frame) -> None:
    """In which order the rest goes back; the card named first lies lowest. What has gone meanwhile is left out."""
    f.items = [card for card in f.items if s.zone[card] == c.IN_DECK and s.owner[card] == f.target]
    if not f.items:
        f.step = END
        return
    options = [option(ch.PICK_CARD, card, 0) for card in f.items]
    ask(s, f, f.seat, ch.ASK_PUT_BACK, options, f.card, len(f.items))


def look_6_ordered(s: EncounterState, f: Frame) -> None:
    """One card goes back: under the deck, or on top of it."""
    card = option_first(f.answer)
    f.items.remove(card)
    f.step = LOOK_5_ORDER
    deck = s.deck[f.target]
    deck.remove(card)
    if f.flag == LOOK_TAKE:
        deck.insert(0, card)
    else:
        deck.append(card)
    s.known[card] |= 1 << f.seat
    if not f.items:
        s.emit(e.PUTS_BACK, f.seat, NOTHING, f.target, f.number, "RS-RULING-9")


define(
    p.LOOK,
    [
        look_1_empty,
        look_2_see,
        look_3_take,
        look_4_taken,
        look_5_order,
        look_6_ordered,
    ],
)
LOOK_3_TAKE: Final = label(p.LOOK, look_3_take)
LOOK_5_ORDER: Final = label(p.LOOK, look_5_order)


def look_at_hand(s: EncounterState, seat: int, whose: int, card: int) -> None:
    """A player sees the hand of another."""
    for one in s.hand[whose]:
        s.known[one] |= 1 << seat
    s.emit(e.LOOKS, seat, card, whose, len(s.hand[whose]), "RS-RULING-133")


def reveal(s: EncounterState, card: int) -> None:
    """Both players see the card."""
    s.known[card] = EVERYBODY
    s.emit(e.REVEALS, s.owner[card], card, NOTHING, 0, "RS-GLOSS-5")
