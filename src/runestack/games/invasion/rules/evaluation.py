"""How good a game looks for a seat: a rule of thumb for agents that look one action ahead.

It is read at the end of a turn, in the units of the card set's value scale (1 melee damage is 1).
"""

from __future__ import annotations

from typing import Final

from runestack.games.invasion.rules import constants as c
from runestack.games.invasion.rules import scenarios as sc
from runestack.games.invasion.rules.habits import has_too_few_cards, worth_of
from runestack.games.invasion.rules.prospects import (
    PROSPECTS,
    Attack,
    attack_to_come,
    lost_armor,
    lost_health,
    to_spend,
    to_store,
)
from runestack.games.invasion.rules.seats import is_cooperative, opponent_of
from runestack.games.invasion.rules.state import (
    MARKER,
    PHASE,
    SEATS,
    TECHNOLOGY_TOKENS,
    InvasionState,
)
from runestack.games.invasion.rules.storage import all_stored, stored_of
from runestack.games.invasion.rules.training import technologies_of
from runestack.games.invasion.rules.values import training_cost


class Weights:
    """What things are worth; one object, so that they can be tuned at run time."""

    def __init__(self) -> None:
        self.health: float = 1.3
        self.danger: float = 14.0  # of the last points of health
        self.armor: float = 0.8
        self.reroll: float = 0.5
        self.token: float = 0.6
        self.stored: float = 0.45
        self.pair: float = 0.5  # two of a type
        self.hand: float = 0.25  # of what its cards are worth
        self.deck: float = 0.3  # of what a trained card is worth
        self.trained: float = 0.24  # the same, in training, for the part that is paid
        self.waiting: float = 0.04  # the same, for being in training at all
        self.technology: float = 3.0
        self.refreshed: float = 1.2
        self.screw: float = 1.6  # a coloured screw on a die
        self.screw_together: float = 2.4  # the same in a scenario, which is longer than a match
        self.crowd: float = 12.0  # so many trained cards are worth half as much each
        self.zone: float = 0.35  # a resource in a zone of the Invasion
        self.survivor: float = 0.5  # a card of the stack that will attack, beside its damage
        self.protocol: float = 2.0
        self.invader: float = 0.5  # a card of the Invasion where its deck has to be destroyed
        self.scale: float = 60.0


WEIGHTS: Final = Weights()


def evaluate(s: InvasionState, seat: int) -> float:
    """From -1 (lost) to 1 (won)."""
    if is_cooperative(s):
        attack = attack_to_come(s)
        total = 0.0
        for one in range(s.numbers[SEATS]):
            total += standing_together(s, one, attack)
        value = total / s.numbers[SEATS] - threat(s, attack)
        return bounded((value - 20.0) / WEIGHTS.scale)
    return bounded((standing(s, seat) - standing(s, opponent_of(s, seat))) / WEIGHTS.scale)


def bounded(value: float) -> float:
    """Never as good as won, nor as bad as lost."""
    if value > 0.95:
        return 0.95 + 0.04 * (1.0 - 1.0 / (value + 0.05))
    if value < -0.95:
        return -0.95 - 0.04 * (1.0 - 1.0 / (0.05 - value))
    return value


def standing(s: InvasionState, seat: int) -> float:
    """What a player has."""
    w = WEIGHTS
    value = possessions(s, seat, s.health[seat], s.armor[seat])
    for card in s.hand[seat]:
        value += w.hand * worth_of(s, card)
    return value


def standing_together(s: InvasionState, seat: int, attack: Attack) -> float:
    """The same in a team, and what the rest of the round will bring."""
    if s.out[seat]:
        return -20.0
    w = WEIGHTS
    health = s.health[seat] - lost_health(s, seat, attack)
    value = possessions(s, seat, health, s.armor[seat] - lost_armor(s, seat, attack))
    if health <= 0 or has_too_few_cards(s, seat):
        value -= PROSPECTS.fallen
    for card in s.hand[seat]:
        if s.numbers[PHASE] > c.STORING or s.faces.keywords[s.face[card]] & c.KEEP:
            value += w.hand * worth_of(s, card)
    value += w.screw_together * s.changes[seat]
    return value + to_store(s, seat) + to_spend(s, seat)


def possessions(s: InvasionState, seat: int, health: int, armor: int) -> float:
    """Health, armor, tokens, what is stored and what has grown."""
    if s.out[seat]:
        return -20.0
    w = WEIGHTS
    value = w.health * health - w.danger / (1.0 + max(0.0, float(health)))
    value += w.armor * armor + w.reroll * s.rerolls[seat] + w.token * s.technology[seat]
    value += w.stored * all_stored(s, seat)
    for kind in range(c.TYPES_STORED):
        if stored_of(s, seat, kind) > 1:
            value += w.pair
    return value + growth(s, seat)


def growth(s: InvasionState, seat: int) -> float:
    """Cards, technologies and dice."""
    w = WEIGHTS
    value = 0.0
    value += trained_cards(s, seat)
    for card in s.training[seat]:
        paid = min(1.0, s.screws[card] / max(1.0, float(training_cost(s, card))))
        value += worth_of(s, card) * (w.waiting + w.trained * paid)
    value += w.technology * len(technologies_of(s, seat))
    for card in s.base[seat]:
        if not s.exhausted[card]:
            value += w.refreshed
    screw = w.screw_together if is_cooperative(s) else w.screw
    first = seat * c.DICE_EACH * c.SCREWS_OF_DIE
    for place in range(first, first + c.DICE_EACH * c.SCREWS_OF_DIE):
        if s.screw[place] != c.NEUTRAL:
            value += screw
    return value


def trained_cards(s: InvasionState, seat: int) -> float:
    """What the trained cards are worth; the more there are, the more seldom each of them comes up."""
    w = WEIGHTS
    value = 0.0
    number = 0
    for pile in (s.deck[seat], s.discard[seat], s.garbage[seat], s.played[seat], s.hand[seat]):
        for card in pile:
            if s.faces.type[s.face[card]] == c.RECRUIT:
                value += w.deck * worth_of(s, card)
                number += 1
    return value * w.crowd / (w.crowd + number)


def threat(s: InvasionState, attack: Attack) -> float:
    """What the Invasion has."""
    w = WEIGHTS
    value = w.protocol * len(s.protocols) + 0.5 * s.numbers[TECHNOLOGY_TOKENS]
    for colour in range(c.COLOURS):
        value += w.zone * s.zone_stored[colour]
    value += w.survivor * attack.survivors + w.zone * attack.rewards
    scenario = s.scenario()
    if scenario.has_win(sc.DECK_DESTROYED) or scenario.has_win(sc.STACK_EMPTY):
        cards = len(s.invasion_deck) + len(s.invasion_discard) + len(s.invasion_garbage)
        value += w.invader * (cards + len(s.stack) + len(s.zones))
    return value - 0.5 * s.numbers[MARKER]
