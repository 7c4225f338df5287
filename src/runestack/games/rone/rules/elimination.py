"""A player is eliminated while two others play on (P-17)."""

from __future__ import annotations

from runestack.games.rone.rules import constants as c
from runestack.games.rone.rules import events as e
from runestack.games.rone.rules import procedures as p
from runestack.games.rone.rules.lasting_changes import end_lasting, has_room_for, take_control
from runestack.games.rone.rules.primitives import put_into_technology_deck, remove_for_good
from runestack.games.rone.rules.seats import in_turn_order, next_player
from runestack.games.rone.rules.state import (
    ACTIVE_PLAYER,
    ELIMINATED,
    HURT,
    NEXT_STAMP,
    RoneState,
)
from runestack.kernel.events import Lasting
from runestack.kernel.frame import NOTHING
from runestack.kernel.procedure import STEP_NAMES


def eliminate(s: RoneState, seat: int) -> None:
    """The player leaves with everything; who had them as primary target gets the bounty deck.

    It is no effect: what leaves with the player triggers nothing.
    """
    hunter = in_turn_order(s, seat)[-1]
    s.emit(e.ELIMINATED, seat, s.hero[seat], NOTHING, 0, "RONE-RULING-155")
    s.numbers[ELIMINATED] |= 1 << seat
    give_back(s, seat)
    for card in range(len(s.owner)):
        if s.owner[card] == seat and s.zone[card] != c.REMOVED:
            remove_for_good(s, card, "RONE-RULING-155")
    s.water[seat] = 0
    s.waiting.clear()
    s.numbers[HURT] = 1  # a health bonus may have gone (RONE-RULING-125)
    take_bounty(s, hunter)
    if s.numbers[ACTIVE_PLAYER] == seat:
        end_turn_at_once(s, seat)


def give_back(s: RoneState, seat: int) -> None:
    """Cards of others go back to their owners as they are; what was to last for the player ends."""
    for card in range(len(s.owner)):
        owner = s.owner[card]
        if s.zone[card] == c.ON_BATTLEFIELD and s.controller[card] == seat and owner != seat:
            if has_room_for(s, owner, card):
                take_control(s, card, owner, c.FOREVER)
            else:
                put_into_technology_deck(s, card, "RONE-RULING-64")  # a fourth one
    end_lasting(s, c.YOUR_NEXT_TURN, seat)
    kept: list[Lasting] = []
    for mark in s.lasting:
        if mark.kind == c.LAST_CONTROL and mark.seat == seat:
            s.marks[mark.card] -= 1
        elif mark.kind == c.LAST_CONTROL and mark.number == seat:
            kept.append(owned_in_the_end(s, mark))
        else:
            kept.append(mark)
    s.lasting = kept


def owned_in_the_end(s: RoneState, mark: Lasting) -> Lasting:
    """A card that was lent by the player goes back to its owner instead."""
    owner = s.owner[mark.card]
    return Lasting(mark.kind, mark.card, mark.stamp, owner, mark.until, mark.seat, mark.source)


def take_bounty(s: RoneState, seat: int) -> None:
    """The bounty deck goes under the own deck, face down, unseen, in its order (RONE-RULING-157)."""
    bounty = s.bounty_deck
    for card in bounty:
        s.owner[card] = seat
        s.controller[card] = seat
        s.zone[card] = c.IN_DECK
        s.numbers[NEXT_STAMP] += 1
        s.stamp[card] = s.numbers[NEXT_STAMP]
    s.deck[s.side[seat]][:0] = bounty
    s.emit(e.TAKES_BOUNTY, seat, NOTHING, NOTHING, len(bounty), "RONE-3P-9")
    bounty.clear()


def end_turn_at_once(s: RoneState, seat: int) -> None:
    """The active player is out: whatever is under way in the turn is dropped (RONE-RULING-156)."""
    for place in range(len(s.frames)):
        if s.frames[place].procedure == p.TURN:
            s.frames[place].step = STEP_NAMES[p.TURN].index("turn_5_until_end")
            del s.frames[place + 1 :]
            break
    s.floor = 0
    s.cause = NOTHING
    s.cause_text = NOTHING
    s.numbers[ACTIVE_PLAYER] = next_player(s, seat)
