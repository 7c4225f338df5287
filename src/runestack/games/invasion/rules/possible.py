"""Whether what a text offers (`may`) can be done now."""

from __future__ import annotations

from typing import Final

from runestack.games.invasion.rules import constants as c
from runestack.games.invasion.rules import operations as op
from runestack.games.invasion.rules.dice import free_dice, stoppable
from runestack.games.invasion.rules.moving import playable_free
from runestack.games.invasion.rules.picking import own_pile
from runestack.games.invasion.rules.picking_dice import movable
from runestack.games.invasion.rules.prices import pool_pays
from runestack.games.invasion.rules.recycling import sources
from runestack.games.invasion.rules.reinforcing import can_reinforce
from runestack.games.invasion.rules.seats import opponent_of
from runestack.games.invasion.rules.state import InvasionState
from runestack.games.invasion.rules.storage import all_stored
from runestack.games.invasion.rules.training import technologies_of
from runestack.games.invasion.rules.use import is_payable, resource, symbols_of
from runestack.kernel import operations as core
from runestack.kernel.frame import NOBODY, Frame
from runestack.kernel.meaning import zone_cards
from runestack.kernel.program import OPPONENT, Instruction

RECYCLE: Final = op.NUMBERS["Recycle"]
DESTROY_FROM: Final = op.NUMBERS["DestroyFrom"]
SWAP: Final = op.NUMBERS["SwapWithDiscard"]
PLAY_FREE: Final = op.NUMBERS["PlayFree"]
MOVE_SCREWS: Final = op.NUMBERS["MoveScrews"]
MOVE_STORED: Final = op.NUMBERS["MoveStored"]
REROLL: Final = op.NUMBERS["RerollDice"]
CHANGE: Final = op.NUMBERS["ChangeResource"]
REVEAL: Final = op.NUMBERS["RevealTop"]
PAY_NOW: Final = op.NUMBERS["PayNow"]
SPEND_TOKENS: Final = op.NUMBERS["SpendTokens"]
UNDER: Final = op.NUMBERS["PutTopUnder"]
USE_DIE: Final = op.NUMBERS["UseDie"]
REMOVE_SCREWS: Final = op.NUMBERS["RemoveScrews"]
DESTROY_STORED: Final = op.NUMBERS["DestroyStored"]
DESTROY_TECHNOLOGY: Final = op.NUMBERS["DestroyTechnology"]
STOP_DIE: Final = op.NUMBERS["StopDie"]
DEEDS: Final = (core.DISCARD, core.LOSE, DESTROY_STORED, DESTROY_TECHNOLOGY, STOP_DIE)


def possible(s: InvasionState, f: Frame, body: Instruction) -> bool:
    """What it needs is there; what costs nothing and needs nothing can always be done."""
    what = body.op
    seat = f.seat
    if body.player == OPPONENT and what in DEEDS:
        seat = opponent_of(s, f.seat)
        return seat != NOBODY and can_avoid(s, seat, body)
    if what == core.PAY:
        for cost in body.costs:
            if not is_payable(s, seat, f.card, cost):
                return False
        return True
    if what == PAY_NOW:
        return pool_pays(s, seat, symbols_of(body.word, body.number))
    if what == USE_DIE:
        return len(free_dice(s, seat)) > 0
    if what == REMOVE_SCREWS:
        return max([0, *[s.screws[card] for card in s.training[seat]]]) >= body.number
    if what == SPEND_TOKENS:
        return resource(s, seat, body.word) >= body.number
    if what == core.DISCARD:
        return len(s.hand[seat]) >= body.number
    if what == RECYCLE:
        return len(sources(s, seat)) > 0
    if what == SWAP:
        return len(s.hand[seat]) > 0 and len(s.discard[seat]) > 0
    if what == PLAY_FREE:
        return len(playable_free(s, seat, body.number, body.up_to)) > 0
    if what == REROLL:
        return len(free_dice(s, seat)) > 0
    if what == REVEAL:
        return len(s.deck[seat]) > 0 or can_reinforce(s, seat)
    if what == UNDER:
        return len(s.deck[seat]) > 0
    if what == core.FETCH:
        return body.selector is None or len(zone_cards(s, f, body.selector)) > 0
    return has_things(s, seat, body)


def can_avoid(s: InvasionState, seat: int, deed: Instruction) -> bool:
    """Whether the opponent can do what an effect is avoided by: all of it."""
    what = deed.op
    if what == core.DISCARD:
        return len(s.hand[seat]) >= deed.number
    if what == core.LOSE:
        return deed.word == c.HEALTH or resource(s, seat, deed.word) >= deed.number
    if what == DESTROY_STORED:
        return all_stored(s, seat) >= deed.number
    if what == DESTROY_TECHNOLOGY:
        return len(technologies_of(s, seat)) > 0
    return len(stoppable(s, seat)) > 0


def has_things(s: InvasionState, seat: int, body: Instruction) -> bool:
    """Cards, screws or resources that a text speaks of."""
    what = body.op
    if what == DESTROY_FROM:
        for zone in body.changes:
            if own_pile(s, seat, zone):
                return True
        return False
    if what == MOVE_SCREWS:
        return len(s.training[seat]) > 1 and max([s.screws[card] for card in s.training[seat]]) > 0
    if what == MOVE_STORED:
        return len(movable(s, seat)) > 0
    if what == CHANGE:
        for colour in range(c.COLOURS):
            if s.pool[seat * c.COLOURS + colour]:
                return True
        return False
    return True
