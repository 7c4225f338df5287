"""Current values of players: base values, plus continuous texts, those of ailments among them.

One function for each value, cheap where nothing modifies it.
"""

from __future__ import annotations

from runestack.games.runeslingers.rules import constants as c
from runestack.games.runeslingers.rules import events as e
from runestack.games.runeslingers.rules.state import (
    SPOTS,
    STARTING_HEALTH,
    STARTING_POWER,
    TURN,
    EncounterState,
    first_area,
    first_spot,
)
from runestack.kernel.continuous import concerns, number_of, player_bonus, text_about_player
from runestack.kernel.frame import NOTHING


def value_bonus(s: EncounterState, seat: int, resource: int) -> int:
    """What continuous texts add to a value of a player."""
    value = 0
    if s.listening[e.ON_VALUE]:
        for listener in s.listeners:
            if listener.kind == e.ON_VALUE and s.abilities[listener.text].words[1] == resource:
                if concerns(s, listener, seat):
                    value += number_of(s, listener)
    return value


def player_forbidding(s: EncounterState, seat: int, what: int) -> int:
    """The card whose text forbids something to a player, or NOTHING."""
    if s.listening[e.ON_PLAYER_CANNOT]:
        return text_about_player(s, seat, e.ON_PLAYER_CANNOT, what)
    return NOTHING


def maximum_health(s: EncounterState, seat: int) -> int:
    """18, with all changes; not below 0."""
    value = s.numbers[STARTING_HEALTH] + s.maximum_change[seat]
    return max(0, value + value_bonus(s, seat, c.MAXIMUM_HEALTH))


def block_value(s: EncounterState, seat: int) -> int:
    """4, with all changes; not below 0."""
    return max(0, c.BASE_BLOCK + value_bonus(s, seat, c.BLOCK))


def base_block(s: EncounterState, seat: int) -> int:
    """The block for continuous texts that count it: without those of cards, but with those of ailments."""
    value = c.BASE_BLOCK
    if s.listening[e.ON_VALUE]:
        for listener in s.listeners:
            if (
                listener.kind == e.ON_VALUE
                and s.zone[listener.card] == c.AS_AILMENT
                and s.abilities[listener.text].words[1] == c.BLOCK
                and concerns(s, listener, seat)
            ):
                value += number_of(s, listener)
    return max(0, value)


def hand_maximum(s: EncounterState, seat: int) -> int:
    """8, with all changes."""
    return max(0, c.HAND_MAXIMUM + value_bonus(s, seat, c.MAXIMUM_HAND_SIZE))


def block_limit(s: EncounterState, seat: int) -> int:
    """How often a player may block in a turn."""
    return max(0, c.BLOCKS_PER_TURN + value_bonus(s, seat, c.BLOCK_LIMIT))


def set_limit(s: EncounterState, seat: int) -> int:
    """How many concentrations a player may set in a turn."""
    return max(0, c.SETS_PER_TURN + value_bonus(s, seat, c.CONCENTRATION_LIMIT))


def draw_number(s: EncounterState, seat: int) -> int:
    """Cards of the Draw Phase: 2, in the very first turn 1, with all changes."""
    value = c.FIRST_DRAW if s.numbers[TURN] == 1 else c.CARDS_PER_DRAW
    if s.listening[e.ON_DRAW]:
        value += player_bonus(s, seat, e.ON_DRAW)
    return max(0, value)


def ability_cost(s: EncounterState, seat: int) -> int:
    """Determinations for the activate ability."""
    value = s.faces.cost[s.face[s.activate[seat]]]
    if s.listening[e.ON_ABILITY_COST]:
        value += player_bonus(s, seat, e.ON_ABILITY_COST)
    return max(0, value)


def keyword_number(s: EncounterState, seat: int, keyword: int, printed: int) -> int:
    """The number of Pain, Ail or Sear for a player who plays a card with it; not below 0."""
    value = printed
    if s.listening[e.ON_KEYWORD_NUMBER]:
        for listener in s.listeners:
            if (
                listener.kind == e.ON_KEYWORD_NUMBER
                and s.abilities[listener.text].keyword == keyword
            ):
                if concerns(s, listener, seat):
                    value += number_of(s, listener)
    return max(0, value)


def resource_of(s: EncounterState, seat: int, resource: int, base: bool) -> int:
    """How much of something a player has."""
    if resource == c.HEALTH:
        return s.health[seat]
    if resource == c.MAXIMUM_HEALTH:
        return maximum_health(s, seat)
    if resource == c.POWER:
        return s.power[seat]
    if resource == c.DETERMINATION:
        return s.determinations[seat]
    if resource == c.BLOCK:
        return base_block(s, seat) if base else block_value(s, seat)
    if resource == c.MISSING_HEALTH:
        return maximum_health(s, seat) - s.health[seat]
    if resource == c.LOST_POWER:
        return s.numbers[STARTING_POWER] - s.power[seat]
    if resource == c.AILMENTS_ON:
        return instances(s, seat, c.ANY_AILMENT)
    if resource == c.CARDS_IN_HAND:
        return len(s.hand[seat])
    if resource == c.CARDS_IN_DECK:
        return len(s.deck[seat])
    if resource == c.CONCENTRATIONS:
        return concentrations_of(s, seat)
    message = f"no value of a player has the number {resource}"
    raise RuntimeError(message)


def concentrations_of(s: EncounterState, seat: int) -> int:
    """How many concentrations a player has."""
    found = 0
    first = first_spot(s, seat)
    for spot in range(first, first + s.numbers[SPOTS]):
        if s.spot_card[spot] != NOTHING:
            found += 1
    return found


# -- ailments ------------------------------------------------------------------------------------


def instances(s: EncounterState, seat: int, ailment: int) -> int:
    """Unconcealed instances of a type (or, with ANY_AILMENT, of all; UNIQUE_AILMENT: how many types)."""
    found = 0
    first = first_area(seat)
    for area in range(first, first + c.AILMENT_AREAS):
        kind = s.area_type[area]
        if kind == c.NO_AILMENT or s.area_boon[area] != NOTHING:
            continue
        if kind == ailment:
            return s.area_count[area]
        if ailment == c.ANY_AILMENT:
            found += s.area_count[area]
        elif ailment == c.UNIQUE_AILMENT:
            found += 1
    return found


def level(s: EncounterState, seat: int, ailment: int) -> int:
    """0, 1 or 2: which level of an ailment is in force on a player."""
    found = instances(s, seat, ailment)
    if found == 0:
        return 0
    if s.listening[e.ON_IGNORE] and ignores(s, seat, ailment):
        return 0
    return 2 if found >= c.LEVEL_TWO else 1


def ignores(s: EncounterState, seat: int, ailment: int) -> bool:
    """Whether a text lets a player ignore a type."""
    return text_about_player(s, seat, e.ON_IGNORE, ailment) != NOTHING


def free_area(s: EncounterState, seat: int) -> int:
    """The lowest ailment area without ailment card and boon, or NOTHING (RS-RULING-92)."""
    first = first_area(seat)
    for area in range(first, first + c.AILMENT_AREAS):
        if s.area_type[area] == c.NO_AILMENT and s.area_boon[area] == NOTHING:
            return area
    return NOTHING
