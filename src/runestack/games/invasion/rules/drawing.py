"""How much to draw, by what one more card is worth and what it brings nearer.

A card more is a better choice for the dice, and what is not played is stored. Each card is also a step towards the next
reinforcing: its price is shared by all cards that go round.
"""

from __future__ import annotations

from typing import Final

from runestack.games.invasion.rules import constants as c
from runestack.games.invasion.rules.seats import is_cooperative, opponent_of
from runestack.games.invasion.rules.state import InvasionState
from runestack.games.invasion.rules.storage import all_stored, may_store

RESERVE: Final = 3  # cards that are left for what texts draw: without any the game is lost
LEAST_HEALTH: Final = 2  # with so little nobody reinforces of their own will


class DrawWeights:
    """What goes into it; one object, so that it can be tuned at run time."""

    def __init__(self) -> None:
        self.choice: float = 7.0  # of a first card; of a further one its share
        self.stored: float = 0.6  # a resource that finds a spot
        self.health: float = 1.3
        self.danger: float = 14.0  # of the last points of health
        self.refreshed: float = 1.2  # a card in the Base of the opponent, who gets it back
        self.lost: float = 0.4  # of a resource that is stored when the deck is reinforced


WEIGHTS: Final = DrawWeights()


def is_worth_drawing(s: InvasionState, seat: int) -> bool:
    """Whether a player who thinks draws one more card."""
    left = len(s.discard[seat]) + len(s.garbage[seat])
    if len(s.deck[seat]) + left <= RESERVE:
        return False
    if not s.deck[seat] and s.health[seat] <= LEAST_HEALTH:
        return False
    return gain(s, seat) > price(s, seat)


def gain(s: InvasionState, seat: int) -> float:
    """What one more card is worth now."""
    cards = len(s.hand[seat])
    return WEIGHTS.choice / (cards + 1) + WEIGHTS.stored * stored_by_card(s, seat)


def stored_by_card(s: InvasionState, seat: int) -> float:
    """How many of its symbols find a spot, if it is not played; what is in hand already comes first."""
    if not may_store(s, seat):
        return 0.0
    spots = 0
    for kind in range(c.TYPES_STORED):
        spots += s.faces.spots[kind]
    symbols = 0
    for card in s.hand[seat]:
        symbols += len(s.faces.cost[s.face[card]])
    unpaid = max(0.0, symbols - resources_of_dice(s, seat))
    room = spots - all_stored(s, seat) - unpaid
    return max(0.0, min(room, 2.0))


def resources_of_dice(s: InvasionState, seat: int) -> float:
    """How many resources the dice of a player show on average."""
    coloured = 0
    first = seat * c.DICE_EACH * c.SCREWS_OF_DIE
    for place in range(first, first + c.DICE_EACH * c.SCREWS_OF_DIE):
        if s.screw[place] != c.NEUTRAL:
            coloured += 1
    return coloured / float(c.SIDES)


def price(s: InvasionState, seat: int) -> float:
    """The share of one card in the next reinforcing."""
    w = WEIGHTS
    health = max(1.0, float(s.health[seat]))
    whole = w.health + w.danger / health - w.danger / (health + 1.0) + w.lost * all_stored(s, seat)
    if not is_cooperative(s):
        for card in s.base[opponent_of(s, seat)]:
            if s.exhausted[card]:
                whole += w.refreshed
    cards = len(s.deck[seat]) + len(s.discard[seat]) + len(s.garbage[seat]) + len(s.hand[seat])
    return whole / max(1.0, float(cards))
