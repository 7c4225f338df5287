"""Whom a text of an event is about: the words before its colon."""

from __future__ import annotations

from typing import Final

from runestack.games.rune_age.rules import constants as c
from runestack.games.rune_age.rules.primitives import damage_of
from runestack.games.rune_age.rules.seats import everybody
from runestack.games.rune_age.rules.state import FIRST, OVERLORD, RuneAgeState
from runestack.games.rune_age.rules.victory import number_of
from runestack.kernel.frame import NOBODY
from runestack.kernel.program import Ability

# an ability's `word`
ANY_OF_ALL: Final = 0  # each player
ALLIES: Final = 1  # each ally
THE_OVERLORD: Final = 2
MOST_CITIES: Final = 3
MOST_LANDMARKS: Final = 4
WITH_LANDMARK: Final = 5  # each player who controls a landmark
HIGHEST_GOLD: Final = 6  # of the hands
THE_FIRST_PLAYER: Final = 7
FEWEST_CITIES: Final = 8
MOST_STRONGHOLDS: Final = 9
MOST_REWARDS: Final = 10
MOST_DAMAGE: Final = 11
FEWEST_STRONGHOLDS: Final = 12
FEWEST_LANDMARKS: Final = 13
FEWEST_REWARDS: Final = 14
LEAST_DAMAGE: Final = 15
MOST_IN_HAND: Final = 16
MOST_RUNES: Final = 17
THE_LAST_PLAYER: Final = 18  # directly before the first player
THE_NEXT_PLAYER: Final = 19  # after the first player, who resolves the event
ONE_PLAYER: Final = 20  # whom the first player chooses
RANDOM_PLAYER: Final = 21
WHO: Final = {
    "each player": ANY_OF_ALL,
    "each ally": ALLIES,
    "the Overlord": THE_OVERLORD,
    "the player with the most cities": MOST_CITIES,
    "the player with the most landmarks": MOST_LANDMARKS,
    "each player who controls a landmark": WITH_LANDMARK,
    "the player with the most gold in hand": HIGHEST_GOLD,
    "the first player": THE_FIRST_PLAYER,
    "the player with the fewest cities": FEWEST_CITIES,
    "the player with the most strongholds": MOST_STRONGHOLDS,
    "the player with the most rewards": MOST_REWARDS,
    "the player with the most damage": MOST_DAMAGE,
    "the player with the fewest strongholds": FEWEST_STRONGHOLDS,
    "the player with the fewest landmarks": FEWEST_LANDMARKS,
    "the player with the fewest rewards": FEWEST_REWARDS,
    "the player with the least damage": LEAST_DAMAGE,
    "the player with the most cards in hand": MOST_IN_HAND,
    "the player with the most dragon runes": MOST_RUNES,
    "the last player": THE_LAST_PLAYER,
    "the next player": THE_NEXT_PLAYER,
    "one player chosen by the first player": ONE_PLAYER,
    "a random player": RANDOM_PLAYER,
}

UNSETTLED: Final = (ONE_PLAYER, RANDOM_PLAYER)  # nobody is such a player before one is found

# how long an attacking Instant moves on (RA-RULING-76): an ability's `keyword`
TO_ALL: Final = 0
UNTIL_REPELLED: Final = 1
UNTIL_DAMAGE: Final = 2
UNTIL: Final = {"": TO_ALL, "repelled": UNTIL_REPELLED, "damage": UNTIL_DAMAGE}

MOST_OF: Final = {
    MOST_CITIES: c.CITY,
    MOST_LANDMARKS: c.LANDMARK,
    MOST_STRONGHOLDS: c.STRONGHOLD,
    MOST_REWARDS: c.REWARD,
    MOST_RUNES: c.RUNE,
}

FEWEST_OF: Final = {
    FEWEST_CITIES: c.CITY,
    FEWEST_LANDMARKS: c.LANDMARK,
    FEWEST_STRONGHOLDS: c.STRONGHOLD,
    FEWEST_REWARDS: c.REWARD,
}


def affected(s: RuneAgeState, ability: Ability) -> list[int]:
    """The remaining players whom a text is about, in play order; several where they are tied."""
    return among(s, ability.word)


def among(s: RuneAgeState, who: int) -> list[int]:
    """The remaining players whom a word means, in play order."""
    seats = everybody(s)
    if who == ALLIES:
        return [seat for seat in seats if seat != s.numbers[OVERLORD]]
    if who == THE_OVERLORD:
        return [seat for seat in seats if seat == s.numbers[OVERLORD]]
    if who in MOST_OF:
        return with_most(seats, [number_of(s, seat, MOST_OF[who]) for seat in seats])
    if who == MOST_DAMAGE:
        return with_most(seats, [damage_of(s, seat) for seat in seats])
    if who in FEWEST_OF:
        return with_fewest(seats, [number_of(s, seat, FEWEST_OF[who]) for seat in seats])
    if who == LEAST_DAMAGE:
        return with_fewest(seats, [damage_of(s, seat) for seat in seats])
    if who == WITH_LANDMARK:
        return [seat for seat in seats if number_of(s, seat, c.LANDMARK) > 0]
    if who == HIGHEST_GOLD:
        return with_most(seats, [gold_in_hand(s, seat) for seat in seats])
    if who == MOST_IN_HAND:
        return with_most(seats, [len(s.hand[seat]) for seat in seats])
    if who == THE_LAST_PLAYER:
        return seats[-1:]
    if who == THE_NEXT_PLAYER:
        return seats[1:2]
    if who == THE_FIRST_PLAYER:
        return [s.numbers[FIRST]] if s.numbers[FIRST] != NOBODY else []
    return seats


def with_most(seats: list[int], numbers: list[int]) -> list[int]:
    """Those with the highest number; nobody if all have none (RA-RULING-78)."""
    most = 0
    for number in numbers:
        most = max(most, number)
    return [seats[place] for place in range(len(seats)) if numbers[place] == most and most > 0]


def with_fewest(seats: list[int], numbers: list[int]) -> list[int]:
    """Those with the lowest number, which may be none at all."""
    return [seats[place] for place in range(len(seats)) if numbers[place] == min(numbers)]


def gold_in_hand(s: RuneAgeState, seat: int) -> int:
    """The sum of the values of the gold cards in a hand."""
    value = 0
    for card in s.hand[seat]:
        value += s.faces.gold[s.face[card]]
    return value


def tied(ability: Ability) -> bool:
    """Whether a text is about one player only, so that the first player decides between several."""
    who = ability.word
    return (
        who in MOST_OF
        or who in FEWEST_OF
        or who in (HIGHEST_GOLD, MOST_DAMAGE, LEAST_DAMAGE, MOST_IN_HAND, ONE_PLAYER)
    )
