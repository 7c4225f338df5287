"""Discarding from hands: by choice, at random, and down to the maximum (RS-RULING-29, 134)."""

from __future__ import annotations

from typing import Final

from runestack.games.runeslingers.rules import choices as ch
from runestack.games.runeslingers.rules import constants as c
from runestack.games.runeslingers.rules import events as e
from runestack.games.runeslingers.rules import procedures as p
from runestack.games.runeslingers.rules.checking import above_hand_maximum, after_event
from runestack.games.runeslingers.rules.player_values import hand_maximum
from runestack.games.runeslingers.rules.state import EncounterState
from runestack.games.runeslingers.rules.zones import discard_from_hand
from runestack.kernel.decision import option, option_first
from runestack.kernel.driver import ask
from runestack.kernel.frame import END, NOBODY, NOTHING, Frame
from runestack.kernel.procedure import define, label
from runestack.kernel.random import below

# -- so many cards, as one event. count: the instigator; items: those chosen so far, by the player who chooses now
# from `place` on; target: who chooses after that, or NOTHING; text: how many that player discards


def push_discard(
    s: EncounterState, seats: list[int], number: int, instigator: int, card: int
) -> None:
    """Players discard cards of their own choice, the first one chooses first; all together (RS-RULING-3)."""
    able = [seat for seat in seats if number > 0 and s.hand[seat]]
    if not able:
        return
    frame = Frame(p.DISCARD, able[0], card)
    frame.number = min(number, len(s.hand[able[0]]))
    frame.count = instigator
    if len(able) > 1:
        frame.target = able[1]
        frame.text = min(number, len(s.hand[able[1]]))
    s.push(frame)


def discard_1_choose(s: EncounterState, f: Frame) -> None:
    """One card after the other; the order does not matter, so it goes from left to right."""
    hand = s.hand[f.seat]
    chosen = len(f.items) - f.place
    first = hand.index(f.items[-1]) + 1 if chosen else 0
    last = len(hand) - (f.number - chosen) + 1
    options = [option(ch.DISCARD_CARD, card, 0) for card in hand[first:last]]
    kind = ch.ASK_HAND_LIMIT if f.flag else ch.ASK_DISCARD
    ask(s, f, f.seat, kind, options, f.card, f.number - chosen)


def discard_2_chosen(s: EncounterState, f: Frame) -> None:
    """All together, once all are chosen."""
    f.items.append(option_first(f.answer))
    if len(f.items) - f.place < f.number:
        f.step = DISCARD_1_CHOOSE
        return
    if f.target != NOTHING:
        f.seat = f.target
        f.target = NOTHING
        f.number = f.text
        f.place = len(f.items)
        f.step = DISCARD_1_CHOOSE
        return
    for card in f.items:
        discard_from_hand(s, card, f.count, "RS-RULING-29" if f.flag else "RS-DESTROY-6")
    after_event(s)


define(p.DISCARD, [discard_1_choose, discard_2_chosen])
DISCARD_1_CHOOSE: Final = label(p.DISCARD, discard_1_choose)


def discard_random(s: EncounterState, seat: int, number: int, instigator: int) -> None:
    """The generator chooses, because the enemy would not see the cards (RS-RULING-134). The caller settles."""
    for _ in range(min(number, len(s.hand[seat]))):
        card = s.hand[seat][below(s.random, c.STREAM_RANDOM, len(s.hand[seat]))]
        discard_from_hand(s, card, instigator, "RS-RULING-134")


# -- the maximum hand size -----------------------------------------------------------------------


def hand_limit_1_next(s: EncounterState, f: Frame) -> None:
    """The active player first; until nobody is above the maximum."""
    seat = above_hand_maximum(s)
    if seat == NOBODY:
        f.step = END
        return
    f.step = HAND_LIMIT_1_NEXT
    too_many = len(s.hand[seat]) - hand_maximum(s, seat)
    s.emit(e.DISCARD_DOWN, seat, NOTHING, NOTHING, too_many, "RS-RULING-29")
    frame = Frame(p.DISCARD, seat, NOTHING)
    frame.number = too_many
    frame.count = NOBODY
    frame.flag = 1
    s.push(frame)


define(p.HAND_LIMIT, [hand_limit_1_next])
HAND_LIMIT_1_NEXT: Final = label(p.HAND_LIMIT, hand_limit_1_next)
