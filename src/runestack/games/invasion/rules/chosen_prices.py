"""Prices of which one thing is chosen: a die, a hand card, a card in training, a card that is destroyed."""

from __future__ import annotations

from typing import Final

from runestack.games.invasion.rules import choices as ch
from runestack.games.invasion.rules import constants as c
from runestack.games.invasion.rules import counts
from runestack.games.invasion.rules import events as e
from runestack.games.invasion.rules.dice import free_dice, set_aside, use_die
from runestack.games.invasion.rules.primitives import destroy, to_deck
from runestack.games.invasion.rules.state import InvasionState
from runestack.kernel.decision import option
from runestack.kernel.frame import NOTHING
from runestack.kernel.program import Cost

CHOSEN_PRICES: Final = (counts.PAY_DIE, counts.PAY_TO_DECK, counts.PAY_SCREWS, counts.PAY_FROM)


def prices_to_choose(s: InvasionState, seat: int, cost: Cost) -> list[int]:
    """What can be given; of dice only usable ones that are unused."""
    if cost.kind == counts.PAY_DIE:
        return [option(ch.DIE, die, 0) for die in free_dice(s, seat)]
    cards = s.hand[seat]
    if cost.kind == counts.PAY_SCREWS:
        cards = [card for card in s.training[seat] if s.screws[card] >= cost.number]
    elif cost.kind == counts.PAY_FROM:
        cards = paid_pile(s, seat, cost.word)
    return [option(ch.GIVE, card, 0) for card in cards]


def paid_pile(s: InvasionState, seat: int, zone: int) -> list[int]:
    """The cards of an own zone."""
    if zone == c.IN_HAND:
        return s.hand[seat]
    if zone == c.IN_DISCARD:
        return s.discard[seat]
    return s.garbage[seat] if zone == c.IN_GARBAGE else s.training[seat]


def pay_chosen(s: InvasionState, cost: Cost, chosen: int) -> None:
    """It is given."""
    if cost.kind == counts.PAY_DIE:
        if cost.word == c.USED:
            use_die(s, chosen, "INV-RULING-40")
        else:
            set_aside(s, chosen, c.THIS_TURN, "INV-RULING-105")
    elif cost.kind == counts.PAY_TO_DECK:
        to_deck(s, chosen, "INV-RULING-40")
    elif cost.kind == counts.PAY_SCREWS:
        s.screws[chosen] -= cost.number
        s.emit(e.REMOVES_SCREWS, s.owner[chosen], chosen, NOTHING, cost.number, "INV-RULING-70")
    else:
        destroy(s, chosen, "INV-RULING-40")
