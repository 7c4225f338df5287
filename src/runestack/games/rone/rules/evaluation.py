"""How good a state looks for a seat: a rule of thumb for players that look one step ahead.

A card of deck or hand is a life and counts 1; everything else is weighed against that.
"""

from __future__ import annotations

from typing import Final

from runestack.games.rone.rules import constants as c
from runestack.games.rone.rules.prices import cost_to_level_up, income
from runestack.games.rone.rules.seats import is_out, team
from runestack.games.rone.rules.state import SIDES, RoneState
from runestack.games.rone.rules.values import flags, health, melee, ranged

# Measured: each set of numbers won most games against the one before it (docs/balance.md).
HAND: Final = 0.15  # a card in hand is a life that can also be played; more than this hoards cards
WATER: Final = 0.25
INCOME: Final = 1.3
LEVEL: Final = 4.0  # of a hero, for the cards it opens and the better abilities
# for the whole price of the next level at hand; less than LEVEL, or nobody would pay
SAVED: Final = 2.0
TECHNOLOGY: Final = 0.6
ATTACK: Final = 0.8
HEALTH: Final = 0.55
UNIT: Final = 0.6
KEYWORD: Final = 0.35
TIRED: Final = 0.2  # share of a unit's value lost with each exhaustion
SCALE: Final = 12.0


def evaluate(s: RoneState, seat: int) -> float:
    """From -1 (lost) to 1 (won)."""
    if s.outcome is not None:
        return float(s.outcome.scores[seat])
    mine = 0.0
    theirs = 0.0
    for other in range(len(s.side)):
        if is_out(s, other):
            continue
        if s.side[other] == s.side[seat]:
            mine += player_value(s, other)
        else:
            theirs += player_value(s, other)
    for side in range(s.numbers[SIDES]):
        if side == s.side[seat]:
            mine += side_value(s, side)
        elif not is_out(s, side):
            theirs += side_value(s, side)
    # of two opponents each counts half, also when one is out: to get rid of one is worth something
    difference = mine - theirs / (s.numbers[SIDES] - 1)
    return 0.99 * difference / (SCALE + abs(difference))


def player_value(s: RoneState, seat: int) -> float:
    """Hand, water, technologies and the hero of one player."""
    value = (1.0 + HAND) * len(s.hand[seat]) + TECHNOLOGY * len(s.technology[seat])
    water = s.water[seat]
    value += WATER * (min(10, water))
    if s.hero[seat] >= 0:
        value += INCOME * (0.5 * income(s, seat, c.WATER) + income(s, seat, c.CARD_INCOME))
        value += LEVEL * s.faces.level[s.face[s.hero[seat]]]
        price = cost_to_level_up(s, seat)
        if price > 0:
            value += SAVED * min(price, water) / price
    return value


def side_value(s: RoneState, side: int) -> float:
    """Deck and units of one side; the last lives count more."""
    life = len(s.deck[side])
    value = float(life)
    for seat in team(s, side):
        life += len(s.hand[seat])
    if life < 6:
        value -= 0.5 * (6 - life)
    for unit in s.units[side]:
        value += unit_value(s, unit)
    return value


def unit_value(s: RoneState, unit: int) -> float:
    """Attack, health and keywords, less what exhaustion takes away."""
    left = health(s, unit)
    if left <= 0:
        return 0.0
    strength = max(0, melee(s, unit)) + max(0, ranged(s, unit))
    value = UNIT + ATTACK * strength / s.faces.speed[s.face[unit]] + HEALTH * left
    if strength == 0:
        value = 0.5 * value
    have = flags(s, unit)
    for flag in (c.DEFENDER, c.INVISIBILITY, c.DETECTION, c.FLYING, c.SHIELD):
        if have & flag:
            value += KEYWORD
    if s.faces.activated[s.face[unit]]:
        value += KEYWORD
    return value * (1.0 - TIRED * s.rotation[unit])
