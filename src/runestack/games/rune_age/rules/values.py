"""Current values: strengths, prices, what a card yields. Cheap when no text changes them."""

from __future__ import annotations

from typing import Final

from runestack.games.rune_age.rules import constants as c
from runestack.games.rune_age.rules import events as e
from runestack.games.rune_age.rules import procedures as p
from runestack.games.rune_age.rules.state import (
    ACTIVE,
    COMBAT,
    EVENTS_DRAWN,
    NO_AUTO_DEFENSE,
    OBJECTIVE,
    OVERLORD,
    TARGET,
    TARGET_STRENGTH,
    RuneAgeState,
)
from runestack.kernel.continuous import bonus, concerns, covers, means_player, number_of
from runestack.kernel.frame import NOBODY, NOTHING
from runestack.kernel.lasting import marked
from runestack.kernel.program import EACH_PLAYER, NO_VALUE

LAST_STRENGTH: Final = 0  # kinds of lasting changes
LAST_PRICE: Final = 1
LAST_UNDESTROYABLE: Final = 2
LAST_MUST_PASS: Final = 3  # on a home realm: how many cards a player can still play in this combat
LAST_TARGET: Final = 4  # the strength of what can be fought, for a turn
LAST_UNWOUNDABLE: Final = 5
LAST_AUTO_DEFENSE: Final = 6
LAST_REROLL: Final = 7  # on a home realm: how often a player may roll again in this combat

# the garrison of a rival realm (RA-RULING-95)
GARRISON: Final = 3
MOST_GARRISON: Final = 10


# whom a continuous text of an event is about: an ability's `word`
OF_OVERLORD: Final = 1
OF_ALLIES: Final = 2
SIDES: Final = {"the Overlord": OF_OVERLORD, "each ally": OF_ALLIES}


def is_of_side(s: RuneAgeState, seat: int, side: int) -> bool:
    """Whether a player is the Overlord, or an ally; without a side everybody is meant."""
    if side == NOTHING:
        return True
    return (seat == s.numbers[OVERLORD]) == (side == OF_OVERLORD)


def player_change(s: RuneAgeState, seat: int, kind: int) -> int:
    """What continuous texts of a kind add for a player."""
    if not s.listening[kind]:
        return 0
    value = 0
    for listener in s.listeners:
        if (
            listener.kind == kind
            and is_of_side(s, seat, s.abilities[listener.text].word)
            and concerns(s, listener, seat)
        ):
            value += number_of(s, listener)
    return value


def kind_of(s: RuneAgeState, card: int) -> int:
    """What a card is, as bits."""
    return s.faces.type[s.face[card]]


# -- strength ------------------------------------------------------------------------------------


def strength(s: RuneAgeState, card: int) -> int:
    """A unit's strength: printed, and what texts add; at least 0 (RA-RULING-42)."""
    value = s.faces.strength[s.face[card]]
    if s.marks[card]:
        value += marked(s, card, LAST_STRENGTH)
    if s.listening[e.ON_STRENGTH]:
        value += bonus(s, card, e.ON_STRENGTH)
    return max(0, value)


def army_strength(s: RuneAgeState, seat: int) -> int:
    """The units that still participate, tactics with a value, and what the side has as a whole; at least 0."""
    value = s.side_strength[seat]
    for card in s.army[seat]:
        value += strength(s, card)
    return max(0, value + player_change(s, seat, e.ON_SIDE))


def target_strength(s: RuneAgeState, card: int) -> int:
    """What an army must bring against a card: printed, and what texts add; at least 0."""
    if is_rival(s, card):
        value = min(MOST_GARRISON, GARRISON + s.numbers[EVENTS_DRAWN])
    else:
        value = s.faces.strength[s.face[card]]
    if s.marks[card]:
        value += marked(s, card, LAST_TARGET)
    if s.listening[e.ON_TARGET]:
        value += bonus(s, card, e.ON_TARGET)
    if s.numbers[COMBAT] and s.numbers[TARGET] == card:
        value += s.numbers[TARGET_STRENGTH]
    return max(0, value)


def is_rival(s: RuneAgeState, card: int) -> bool:
    """Whether a card is the rival realm of a game alone."""
    return s.scenario.rival and card == s.numbers[OBJECTIVE]


def auto_defense(s: RuneAgeState, card: int) -> int:
    """The bonus of a besieged city; texts may change it or let it count 0 (RA-RULING-49)."""
    if s.numbers[NO_AUTO_DEFENSE] and s.numbers[TARGET] == card:
        return 0
    value = s.faces.auto_defense[s.face[card]]
    if s.marks[card]:
        value += marked(s, card, LAST_AUTO_DEFENSE)
    if s.listening[e.ON_AUTO_DEFENSE]:
        value += bonus(s, card, e.ON_AUTO_DEFENSE)
    return max(0, value)


# -- prices and yields ---------------------------------------------------------------------------


def gold_price(s: RuneAgeState, card: int) -> int:
    """What a card of a barracks costs; at least 0."""
    return price(s, card, s.faces.gold_cost[s.face[card]], e.ON_COST)


def influence_price(s: RuneAgeState, card: int) -> int:
    """What a card of the central area costs; at least 0."""
    return price(s, card, s.faces.influence_cost[s.face[card]], e.ON_INFLUENCE_COST)


def price(s: RuneAgeState, card: int, printed: int, kind: int) -> int:
    """A printed price, and what texts of a kind add."""
    if printed == NOTHING:
        return NOTHING
    value = printed
    if s.marks[card]:
        value += marked(s, card, LAST_PRICE)
    if s.listening[kind]:
        value += price_change(s, card, kind)
    return max(0, value)


def price_change(s: RuneAgeState, card: int, kind: int) -> int:
    """What texts of a kind add to the price of a card, for everybody or for whoever would buy it."""
    value = 0
    for listener in s.listeners:
        if listener.kind != kind or not covers(s, listener, card):
            continue
        if s.abilities[listener.text].player == EACH_PLAYER or means_player(
            s, listener, buyer_of(s, card)
        ):
            value += number_of(s, listener)
    return value


def buyer_of(s: RuneAgeState, card: int) -> int:
    """Who would buy a card: whose barracks it lies in; of the centre whoever spends, or whose turn it is."""
    if s.owner[card] != NOBODY:
        return s.owner[card]
    for frame in s.frames:
        if frame.procedure == p.SPEND:
            return frame.seat
    return s.numbers[ACTIVE]


def bought_with(s: RuneAgeState, card: int) -> int:
    """Gold buys cards of a barracks, influence those of the centre."""
    return c.GOLD_RESOURCE if s.faces.gold_cost[s.face[card]] != NOTHING else c.INFLUENCE


def yields(s: RuneAgeState, card: int, resource: int) -> int:
    """What a card gives: a gold card out of the hand, or a card of a realm area that is exhausted."""
    if resource == c.GOLD_RESOURCE:
        return s.faces.gold[s.face[card]]
    value = s.faces.influence[s.face[card]]
    if value and s.listening[e.ON_INFLUENCE]:
        value = max(0, value + bonus(s, card, e.ON_INFLUENCE))
    return value


def hand_size(s: RuneAgeState, seat: int) -> int:
    """To how many cards a player draws (RA-RULING-109)."""
    return max(0, c.HAND_SIZE + player_change(s, seat, e.ON_HAND_SIZE))


def retain_price(s: RuneAgeState, seat: int) -> int:
    """Influence for each retained card."""
    return max(0, c.RETAIN_COST + player_change(s, seat, e.ON_RETAIN))


def cost_of(s: RuneAgeState, card: int) -> int:
    """The printed cost of a card, in whatever is printed; NO_VALUE if it has none."""
    face = s.face[card]
    if s.faces.gold_cost[face] != NOTHING:
        return s.faces.gold_cost[face]
    if s.faces.influence_cost[face] != NOTHING:
        return s.faces.influence_cost[face]
    return NO_VALUE


def stat(s: RuneAgeState, card: int, which: int, base: bool) -> int:
    """A value of a card; with `base` as it is without continuous texts."""
    face = s.face[card]
    if which == c.STAT_STRENGTH:
        return s.faces.strength[face] if base else strength(s, card)
    if which == c.STAT_PRINTED:
        return s.faces.strength[face]
    if which == c.STAT_COST:
        return cost_of(s, card)
    if which == c.STAT_VALUE:
        return s.faces.gold[face]
    if which == c.STAT_AUTO_DEFENSE:
        return s.faces.auto_defense[face]
    return s.faces.influence[face]


# adjectives
WOUNDED: Final = 0
UNWOUNDED: Final = 1
EXHAUSTED: Final = 2
REFRESHED: Final = 3
NEUTRAL: Final = 4  # a city that nobody controls; a unit or tactic of no race
ATTACKED: Final = 5  # this round, by anybody
OVERLORDS: Final = 6  # the Overlord's, also the rival realm
AN_ALLYS: Final = 7
NO_OBJECTIVE: Final = 8  # an Enemy that texts can discard, move or remove
HIGHEST: Final = (
    9  # of its kind in the same place; behind it the other three values, then the lowest ones
)
LOWEST: Final = 13
EXTREME_STATS: Final = [c.STAT_STRENGTH, c.STAT_PRINTED, c.STAT_COST, c.STAT_VALUE]
ADJECTIVES: Final = {
    "wounded": WOUNDED,
    "unwounded": UNWOUNDED,
    "exhausted": EXHAUSTED,
    "refreshed": REFRESHED,
    "neutral": NEUTRAL,
    "attacked": ATTACKED,
    "highest_strength": HIGHEST,
    "highest_printed": HIGHEST + 1,
    "highest_cost": HIGHEST + 2,
    "highest_value": HIGHEST + 3,
    "lowest_strength": LOWEST,
    "lowest_printed": LOWEST + 1,
    "lowest_cost": LOWEST + 2,
    "lowest_value": LOWEST + 3,
}


def is_neutral(s: RuneAgeState, card: int) -> bool:
    """A city that nobody controls; a unit or tactic that no race has, whoever holds it: mercenaries too (RA-MERC-1)."""
    face = s.face[card]
    if s.faces.type[face] & (c.UNIT | c.TACTIC):
        return s.faces.race[face] == c.NO_RACE
    return s.zone[card] == c.IN_CITY_ROW


def is_extreme(s: RuneAgeState, card: int, word: int) -> bool:
    """Whether no card of its kind in the same place, of the same player, has more; or less."""
    lowest = word >= LOWEST
    which = EXTREME_STATS[word - (LOWEST if lowest else HIGHEST)]
    own = stat(s, card, which, False)
    if own == NO_VALUE:
        return False
    for other in range(len(s.zone)):
        if s.zone[other] != s.zone[card] or s.controller[other] != s.controller[card]:
            continue
        if not kind_of(s, other) & kind_of(s, card):
            continue
        value = stat(s, other, which, False)
        if value != NO_VALUE and (value < own if lowest else value > own):
            return False
    return True


def is_in_state(s: RuneAgeState, card: int, word: int) -> bool:
    """Whether an adjective fits a card."""
    if word >= HIGHEST:
        return is_extreme(s, card, word)
    if word == WOUNDED:
        return s.wounded[card] != 0
    if word == UNWOUNDED:
        return s.wounded[card] == 0
    if word == EXHAUSTED:
        return s.exhausted[card] != 0
    if word == REFRESHED:
        return s.exhausted[card] == 0
    if word == NEUTRAL:
        return is_neutral(s, card)
    if word == ATTACKED:
        return s.attacked[card] != 0
    if word == NO_OBJECTIVE:
        return card != s.numbers[OBJECTIVE]
    if is_rival(s, card):
        return word == OVERLORDS
    return s.controller[card] != NOBODY and is_of_side(
        s, s.controller[card], OF_OVERLORD if word == OVERLORDS else OF_ALLIES
    )
