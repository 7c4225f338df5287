"""What the rest of a round will bring in cooperative mode, without playing it: for thoughts that end before it does.

The survivors of the stack will attack, what was not played will be stored, and spare parts will be spent.
"""

from __future__ import annotations

from typing import Final

from runestack.games.invasion.rules import constants as c
from runestack.games.invasion.rules.dice import free_dice, place_of_screw
from runestack.games.invasion.rules.seats import players_in
from runestack.games.invasion.rules.state import PHASE, InvasionState
from runestack.games.invasion.rules.storage import all_stored, may_store

MELEE: Final = 0  # places of printed values
RANGED: Final = 1
ARMOR: Final = 2
HEALTH: Final = 3


class Prospects:
    """What is expected; one object, so that it can be tuned at run time."""

    def __init__(self) -> None:
        self.help: float = 7.0  # points of damage that each player deals who is still to act
        self.stored: float = 0.6  # a resource that will find a spot
        self.part: float = 0.75  # a spare part
        self.answers: int = 20  # how far a thought plays the Main phase on: further cost twice the time, for nothing
        self.fallen: float = 25.0  # a player who will not survive, or cannot draw


PROSPECTS: Final = Prospects()


class Attack:
    """What the survivors will do to each player."""

    __slots__ = ("melee", "ranged", "rewards", "survivors")

    def __init__(self) -> None:
        self.melee: int = 0
        self.ranged: int = 0
        self.survivors: int = 0
        self.rewards: int = 0  # resources that they will store


def attack_to_come(s: InvasionState) -> Attack:
    """The stack from its top, each card with the support of those that lie below it (INV-CLEAN-2, 3)."""
    found = Attack()
    if not s.stack:
        return found
    support = [0, 0, 0, 0]
    for card in s.stack:
        values = s.faces.support[s.face[card]]
        for place in range(4):
            support[place] += values[place]
    points = help_to_come(s)
    for index in range(len(s.stack) - 1, -1, -1):
        card = s.stack[index]
        combat = s.faces.combat[s.face[card]]
        if points > 0.0:
            armor = max(0, combat[ARMOR] + support[ARMOR] - s.armor_damage[card])
            points -= max(0, combat[HEALTH] + support[HEALTH] - s.health_damage[card]) + armor
        if points <= 0.0:
            found.melee += max(0, combat[MELEE] + support[MELEE])
            found.ranged += max(0, combat[RANGED] + support[RANGED])
            found.survivors += 1
            found.rewards += len(s.faces.stores[s.face[card]])
        values = s.faces.support[s.face[card]]
        for place in range(4):
            support[place] -= values[place]
    return found


def help_to_come(s: InvasionState) -> float:
    """How much damage those will deal who are not done with the Main phase, or have not begun it."""
    phase = s.numbers[PHASE]
    if phase > c.MAIN and phase != c.INVASION_TURN:
        return 0.0
    points = 0.0
    for seat in players_in(s):
        if phase != c.MAIN or not s.done[seat]:
            points += PROSPECTS.help
    return points


def lost_health(s: InvasionState, seat: int, attack: Attack) -> int:
    """Melee takes armor first."""
    return attack.ranged + max(0, attack.melee - s.armor[seat])


def lost_armor(s: InvasionState, seat: int, attack: Attack) -> int:
    """What melee takes of it."""
    return min(s.armor[seat], attack.melee)


def to_store(s: InvasionState, seat: int) -> float:
    """What unplayed cards, the pool and unused dice will be worth in storage."""
    if s.numbers[PHASE] > c.STORING or not may_store(s, seat):
        return 0.0
    resources = 0
    for card in s.hand[seat]:
        if not s.faces.keywords[s.face[card]] & c.KEEP:
            resources += len(s.faces.cost[s.face[card]])
    for colour in range(c.COLOURS):
        resources += s.pool[seat * c.COLOURS + colour]
    for die in free_dice(s, seat):
        first = place_of_screw(die, s.die_top[die], 0)
        for place in range(first, first + c.SCREWS_OF_SIDE):
            if s.screw[place] != c.NEUTRAL:
                resources += 1
    spots = 0
    for kind in range(c.TYPES_STORED):
        spots += s.faces.spots[kind]
    return PROSPECTS.stored * max(0, min(resources, spots - all_stored(s, seat)))


def to_spend(s: InvasionState, seat: int) -> float:
    """What spare parts will be worth: tokens, and the rewards of played cards."""
    if s.numbers[PHASE] > c.SPENDING:
        return 0.0
    parts = s.spare[seat] + s.parts[seat]
    if s.numbers[PHASE] < c.SPENDING:
        for card in s.played[seat]:
            parts += s.faces.reward[s.face[card]]
    return PROSPECTS.part * parts
