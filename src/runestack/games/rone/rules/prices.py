"""What things cost now, and whether that can be paid (P-5, P-6)."""

from __future__ import annotations

from runestack.games.rone.rules import constants as c
from runestack.games.rone.rules import events as e
from runestack.games.rone.rules.seats import life
from runestack.games.rone.rules.state import RoneState
from runestack.kernel.checks import Why, fails, passed
from runestack.kernel.continuous import concerns, number_of
from runestack.kernel.frame import NOBODY, NOTHING
from runestack.kernel.program import PAY_DISCARD, PAY_RESOURCE, Cost
from runestack.kernel.selectors import fits

# -- prices --------------------------------------------------------------------------------------


def price_change(s: RoneState, seat: int, card: int, kind: int) -> int:
    """What continuous texts add to a price that a player pays (for a card, or NOTHING)."""
    change = 0
    for listener in s.listeners:
        if listener.kind == kind and concerns(s, listener, seat):
            selector = s.abilities[listener.text].selector
            if (
                selector is None
                or card == NOTHING
                or fits(s, selector, card, listener.card, listener.printed, NOBODY, True)
            ):
                change += number_of(s, listener)
    return change


def cost_to_play(s: RoneState, seat: int, card: int) -> int:
    """Water to play a card now, or NEVER."""
    cost = s.faces.cost[s.face[card]]
    if cost == c.NEVER:
        return c.NEVER
    if s.listening[e.ON_COST]:
        cost += price_change(s, seat, card, e.ON_COST)
    if s.lasting:
        for mark in s.lasting:
            if (
                mark.kind == c.LAST_CHEAPER
                and mark.seat == seat
                and s.faces.type[s.face[card]] & (mark.number >> 6)
            ):
                cost -= mark.number & 63
    return max(0, cost)


def cost_to_recycle(s: RoneState, seat: int, card: int) -> int:
    """Cards to remove for recycling a card now, or NEVER."""
    cost = s.faces.recycle[s.face[card]]
    if cost == c.NEVER:
        return c.NEVER
    if s.listening[e.ON_RECYCLE]:
        cost += price_change(s, seat, card, e.ON_RECYCLE)
    return max(0, cost)


def cost_to_level_up(s: RoneState, seat: int) -> int:
    """The price printed on the next level's card; NEVER at the highest level, or if it is greyed out."""
    following = s.faces.next_level[s.face[s.hero[seat]]]
    if following == NOTHING:
        return c.NEVER
    cost = s.faces.cost[following]
    if cost == c.NEVER:
        return c.NEVER
    if s.listening[e.ON_LEVEL]:
        cost += price_change(s, seat, NOTHING, e.ON_LEVEL)
    return max(0, cost)


def income(s: RoneState, seat: int, resource: int) -> int:
    """Water or card income of a player's hero."""
    face = s.face[s.hero[seat]]
    value = s.faces.water_income[face] if resource == c.WATER else s.faces.card_income[face]
    if s.listening[e.ON_INCOME]:
        for listener in s.listeners:
            if listener.kind == e.ON_INCOME and s.abilities[listener.text].words[1] == resource:
                if concerns(s, listener, seat):
                    value += number_of(s, listener)
    return max(0, value)


# -- paying --------------------------------------------------------------------------------------


def payable(
    s: RoneState, seat: int, costs: list[Cost], holder: int, water_spent: int, why: Why | None
) -> bool:
    """Whether all parts of a cost can be paid together (RONE-RULING-5). The acting card is no payment."""
    water = water_spent
    hand = 0
    deck = 0
    graveyard = 0
    units = 0
    damage = 0
    for cost in costs:
        kind = cost.kind
        if kind == PAY_RESOURCE:
            water += cost.number
        elif kind == c.PAY_RECYCLE:
            graveyard += cost.number
        elif kind == PAY_DISCARD:
            hand += cost.number
        elif kind == c.PAY_TOP:
            deck += cost.number
        elif kind == c.PAY_DAMAGE:
            damage += cost.number
        else:
            units += 1
            if len(units_to_pay(s, cost, seat, holder)) < units:
                if fails(why, "RONE-ABIL-2", "no_unit_to_pay", holder):
                    return False
    if water > s.water[seat] and fails(why, "RONE-ABIL-2", "water", holder, water, s.water[seat]):
        return False
    if graveyard:
        pile = s.graveyard[s.side[seat]]
        have = len(pile) - (1 if holder in pile else 0)  # what is played from there is no payment
        if have < graveyard and fails(why, "RONE-RULING-77", "graveyard", holder, graveyard, have):
            return False
    if hand:
        have = len(s.hand[seat]) - (1 if holder in s.hand[seat] else 0)
        if have < hand and fails(why, "RONE-ABIL-2", "hand", holder, hand, have):
            return False
    if deck and len(s.deck[s.side[seat]]) < deck:
        if fails(why, "RONE-ABIL-2", "deck", holder, deck, len(s.deck[s.side[seat]])):
            return False
    if damage:
        have = life(s, s.side[seat]) - (1 if holder in s.hand[seat] else 0)
        if have < damage + hand + deck and fails(why, "RONE-ABIL-2", "life", holder, damage, have):
            return False
    return passed(why)


def units_to_pay(s: RoneState, cost: Cost, seat: int, holder: int) -> list[int]:
    """Units that can be destroyed as a payment."""
    if cost.selector is None:
        return []
    selector = cost.selector
    return [
        card
        for card in s.units[s.side[seat]]
        if fits(s, selector, card, holder, holder, NOBODY, False) and s.doomed[card] == 0
    ]
