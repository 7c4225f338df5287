"""How much to draw, by what one more card is worth and what it brings nearer.

A card more is a better choice for the dice, and what is not played is stored. Each card is also a step towards the next
reinforcing: its price is shared by all cards that go round. The price is found by carrying out on a copy what the board
says; it may ask for more if the Garbage dump is full, so what this turn will add to the dump is thought of.
"""

from __future__ import annotations

from typing import Final

from runestack.games.invasion.rules import constants as c
from runestack.games.invasion.rules.seats import is_cooperative, opponent_of
from runestack.games.invasion.rules.state import MODE, InvasionState
from runestack.games.invasion.rules.storage import all_stored, may_store
from runestack.games.invasion.rules.text import push_board_text
from runestack.kernel.driver import answer, run
from runestack.kernel.lookahead import open_question

RESERVE: Final = 3  # cards that are left for what texts draw: without any the game is lost
LEAST_HEALTH: Final = 1  # with so little left nobody reinforces of their own will


class DrawWeights:
    """What goes into it; one object, so that it can be tuned at run time."""

    def __init__(self) -> None:
        self.choice: float = 7.0  # of a first card; of a further one its share
        self.stored: float = 0.6  # a resource that finds a spot
        self.health: float = 1.3
        self.danger: float = 14.0  # of the last points of health
        self.refreshed: float = 1.2  # a card in the Base of the opponent, who gets it back
        self.lost: float = 0.4  # of a resource that is stored when the deck is reinforced
        self.armor: float = 0.8
        self.kept: float = 0.45  # a resource in storage, which the board might take
        self.cards: float = 1.0  # played in a turn, beside one for each resource of the dice
        self.cards_stored: float = 0.25  # the same, for each resource in storage


WEIGHTS: Final = DrawWeights()


def is_worth_drawing(s: InvasionState, seat: int) -> bool:
    """Whether a player who thinks draws one more card."""
    left = len(s.discard[seat]) + len(s.garbage[seat])
    if len(s.deck[seat]) + left <= RESERVE:
        return False
    if s.deck[seat]:
        return gain(s, seat) > share_of_price(s, seat, after_price(s, seat, unplayed(s, seat)))
    now = after_price(s, seat, 0)
    if now.health[seat] <= LEAST_HEALTH:
        return False
    later = after_price(s, seat, unplayed(s, seat))
    sooner = lost_by_price(s, now, seat) - lost_by_price(s, later, seat)
    return gain(s, seat) > share_of_price(s, seat, now) + sooner


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


def share_of_price(s: InvasionState, seat: int, paid: InvasionState) -> float:
    """The share of one card in the next reinforcing, of which `paid` shows what the board asks for."""
    whole = lost_by_price(s, paid, seat) + WEIGHTS.lost * all_stored(s, seat)
    if not is_cooperative(s):
        for card in s.base[opponent_of(s, seat)]:
            if s.exhausted[card]:
                whole += WEIGHTS.refreshed
    cards = len(s.deck[seat]) + len(s.discard[seat]) + len(s.garbage[seat]) + len(s.hand[seat])
    return whole / max(1.0, float(cards))


def unplayed(s: InvasionState, seat: int) -> int:
    """How many cards of the hand will go to the Garbage dump, as far as dice and storage let one guess."""
    played = WEIGHTS.cards + resources_of_dice(s, seat)
    played += WEIGHTS.cards_stored * all_stored(s, seat)
    return max(0, round(len(s.hand[seat]) - played))


def after_price(s: InvasionState, seat: int, cards: int) -> InvasionState:
    """A copy in which a player has carried out what the board says, with some cards of the hand in the Garbage dump."""
    other = s.clone()
    assert isinstance(other, InvasionState)
    other.asking.clear()
    other.frames.clear()
    for _ in range(cards):
        other.garbage[seat].append(other.hand[seat].pop())
    push_board_text(other, seat, s.faces.before_reinforcing[s.numbers[MODE]], c.EFFECTS)
    run(other)
    while other.asking:
        question = open_question(other)
        answer(other, question, other.usual_answer(question))
    return other


def lost_by_price(s: InvasionState, paid: InvasionState, seat: int) -> float:
    """What a player has paid, in the units of the value scale."""
    w = WEIGHTS
    before, after = max(1.0, float(s.health[seat])), max(0.0, float(paid.health[seat]))
    lost = w.health * (before - after) + w.danger / (after + 1.0) - w.danger / (before + 1.0)
    lost += w.armor * (s.armor[seat] - paid.armor[seat])
    return lost + w.kept * (all_stored(s, seat) - all_stored(paid, seat))
