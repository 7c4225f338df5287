"""How good a state looks for a seat: a rule of thumb for players that look one step ahead.

A deck is worth what an average hand of it brings: strength, gold; a realm area its influence. What of these counts how
much depends on how the scenario is won, and on how much of the game is left to use it. Where one great hand wins, it is
the best hand that a player could gather by retaining cards.
"""

from __future__ import annotations

from typing import Final

from runestack.games.rune_age.rules import constants as c
from runestack.games.rune_age.rules import scenarios as sc
from runestack.games.rune_age.rules.aims import Aims, aims_of
from runestack.games.rune_age.rules.gathering import (
    Deck,
    best_hand,
    card_quality,
    deck_of,
    is_acting,
    next_hand,
    realm_yield,
)
from runestack.games.rune_age.rules.primitives import damage_of
from runestack.games.rune_age.rules.seats import are_allies
from runestack.games.rune_age.rules.state import OVERLORD, RIVAL_DAMAGE, ROUND, RuneAgeState
from runestack.games.rune_age.rules.values import kind_of

SCALE: Final = 25.0


class Weights:
    """What counts how much, in points of strength of an average hand. An object, so that others can be tried."""

    def __init__(self) -> None:
        self.length: float = 14.0  # rounds of a usual game
        self.length_to_survive: float = 10.0  # where the last events of a deck are the worst
        self.strength: float = 1.0  # of an average hand
        self.gold: float = 0.3
        self.gold_early: float = 1.2  # on top, at the beginning
        self.gold_to_build: float = 1.6  # where a monument wins
        self.influence: float = 0.7
        self.influence_early: float = 2.2
        self.monument: float = 60.0
        self.landmark: float = 3.0  # where they win
        self.ability: float = 0.4  # of a card of the realm area
        self.harm: float = 0.8  # a point of damage
        self.harm_to_win: float = 0.9  # where the last one wins, or one elimination loses
        self.near_the_end: float = 0.04  # times the square of the damage
        self.enemy: float = 0.8  # in play, where the players are one side
        self.pressing_enemy: float = 10.0  # one that strikes in every Event phase
        self.retained: float = 0.25  # a point of strength that waits in hand for the next turn
        self.in_hand: float = 0.08  # a point that may still be used in this turn
        self.reach: float = (
            0.6  # of the best hand that could be gathered, where one great hand wins
        )
        self.gathered: float = 5.0  # the whole of a great hand, in hand
        self.strength_to_build: float = 1.0  # in place of `strength`, where gold alone wins


WEIGHTS: Final = Weights()


def evaluate(s: RuneAgeState, seat: int) -> float:
    """From -1 (lost) to 1 (won)."""
    if s.outcome is not None:
        return float(s.outcome.scores[seat])
    aims = aims_of(s)
    mine = 0.0
    theirs = 0.0
    friends = 0
    others = 0
    for other in range(len(s.out)):
        value = player_value(s, other, aims)
        if are_allies(s, seat, other):
            mine += value
            friends += 1
        else:
            theirs += value
            others += 1
    difference = mine / friends - (theirs / others if others else 0.0)
    if s.scenario.rival:
        difference += WEIGHTS.harm_to_win * s.numbers[RIVAL_DAMAGE]
    if s.scenario.teams == sc.TOGETHER or len(s.out) == 1:
        difference -= danger(s)
    return 0.99 * difference / (SCALE + abs(difference))


def danger(s: RuneAgeState) -> float:
    """What lies beside the objective and presses."""
    value = 0.0
    for card in s.front:
        if kind_of(s, card) & c.ENEMY:
            presses = s.faces.has_use_at(s.face[card], c.EVENT_PHASE)
            value += WEIGHTS.pressing_enemy if presses else WEIGHTS.enemy
    return value


def player_value(s: RuneAgeState, seat: int, aims: Aims) -> float:
    """The deck, the realm area, and the damage of one player."""
    if s.out[seat]:
        return -25.0
    length = WEIGHTS.length_to_survive if aims.survives else WEIGHTS.length
    left = max(0.0, 1.0 - s.numbers[ROUND] / length)
    gold_weight = (
        WEIGHTS.gold + WEIGHTS.gold_early * left + (WEIGHTS.gold_to_build if aims.builds else 0.0)
    )
    cards = deck_of(s, seat)
    value = deck_value(cards, gold_weight, aims) + great_hand_value(s, seat, cards, aims)
    if is_acting(s, seat):
        value += usable_value(s, seat)
    for card in s.realm[seat]:
        face = s.face[card]
        value += (WEIGHTS.influence + WEIGHTS.influence_early * left) * s.faces.influence[face]
        value += gold_weight * s.faces.gold[face]
        kind = s.faces.type[face]
        if kind & c.MONUMENT:
            value += WEIGHTS.monument
        elif kind & c.LANDMARK and aims.holds:
            value += WEIGHTS.landmark
        elif s.faces.uses[face]:
            value += WEIGHTS.ability
    return value - harm_value(s, seat, aims)


def deck_value(cards: Deck, gold_weight: float, aims: Aims) -> float:
    """What an average hand brings."""
    if cards.number == 0:
        return 0.0
    hand = c.HAND_SIZE / max(cards.number, c.HAND_SIZE)
    builds_only = aims.gold and not (aims.strength or aims.holds or aims.eliminates)
    weight = WEIGHTS.strength_to_build if builds_only else WEIGHTS.strength
    return weight * hand * cards.fighting + gold_weight * hand * cards.gold


def great_hand_value(s: RuneAgeState, seat: int, cards: Deck, aims: Aims) -> float:
    """How near one great hand is that wins: what could be gathered, and what is gathered already."""
    influence = realm_yield(s, seat, c.INFLUENCE)
    number = max(cards.number, c.HAND_SIZE)
    value = 0.0
    if aims.strength:
        reached = best_hand(cards.units, number, influence)
        gathered = next_hand(s, seat, c.UNIT, cards.strength / number)
        value += near(reached, gathered, aims.strength)
    if aims.gold:
        more = realm_yield(s, seat, c.GOLD_RESOURCE)
        reached = more + best_hand(cards.coins, number, influence)
        gathered = more + next_hand(s, seat, c.GOLD, cards.gold / number)
        value += near(reached, gathered, aims.gold)
    if not aims.strength:
        average = cards.strength / number
        value += WEIGHTS.retained * (next_hand(s, seat, c.UNIT, average) - c.HAND_SIZE * average)
    return value


def near(reached: float, gathered: float, needed: int) -> float:
    """The last points of a great hand count most; none is gathered before the cards for it are there."""
    ready = max(0.0, min(1.0, 5.0 * reached / needed - 4.0))
    progress = min(1.0, gathered / needed)
    square = progress * progress
    return WEIGHTS.reach * min(reached, needed) + WEIGHTS.gathered * ready * square * square


def usable_value(s: RuneAgeState, seat: int) -> float:
    """A little for every card in hand: whoever draws cards has more to do."""
    value = 0.0
    for card in s.hand[seat]:
        value += card_quality(s, card)
    return WEIGHTS.in_hand * value


def harm_value(s: RuneAgeState, seat: int, aims: Aims) -> float:
    """Damage, the more the nearer the end is."""
    damage = damage_of(s, seat)
    weight = WEIGHTS.harm_to_win if aims.eliminates else WEIGHTS.harm
    if s.numbers[OVERLORD] >= 0 and seat != s.numbers[OVERLORD]:
        weight *= 0.6
    return weight * damage + WEIGHTS.near_the_end * damage * damage
