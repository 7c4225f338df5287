"""Whom a text of an event is about: the words before its colon."""

from __future__ import annotations

from typing import Final

from runestack.games.rune_age.rules import constants as c
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
WHO: Final = {
    "each player": ANY_OF_ALL,
    "each ally": ALLIES,
    "the Overlord": THE_OVERLORD,
    "the player with the most cities": MOST_CITIES,
    "the player with the most landmarks": MOST_LANDMARKS,
    "each player who controls a landmark": WITH_LANDMARK,
    "the player with the most gold in hand": HIGHEST_GOLD,
    "the first player": THE_FIRST_PLAYER,
}


def affected(s: RuneAgeState, ability: Ability) -> list[int]:
    """The remaining players whom a text is about, in play order; several where they are tied."""
    who = ability.word
    seats = everybody(s)
    if who == ALLIES:
        return [seat for seat in seats if seat != s.numbers[OVERLORD]]
    if who == THE_OVERLORD:
        return [seat for seat in seats if seat == s.numbers[OVERLORD]]
    if who == MOST_CITIES:
        return with_most(seats, [number_of(s, seat, c.CITY) for seat in seats])
    if who == MOST_LANDMARKS:
        return with_most(seats, [number_of(s, seat, c.LANDMARK) for seat in seats])
    if who == WITH_LANDMARK:
        return [seat for seat in seats if number_of(s, seat, c.LANDMARK) > 0]
    if who == HIGHEST_GOLD:
        return with_most(seats, [gold_in_hand(s, seat) for seat in seats])
    if who == THE_FIRST_PLAYER:
        return [s.numbers[FIRST]] if s.numbers[FIRST] != NOBODY else []
    return seats


def with_most(seats: list[int], numbers: list[int]) -> list[int]:
    """Those with the highest number; nobody if all have none (RA-RULING-78)."""
    most = 0
    for number in numbers:
        most = max(most, number)
    return [seats[place] for place in range(len(seats)) if numbers[place] == most and most > 0]


def gold_in_hand(s: RuneAgeState, seat: int) -> int:
    """The sum of the values of the gold cards in a hand."""
    value = 0
    for card in s.hand[seat]:
        value += s.faces.gold[s.face[card]]
    return value


def tied(ability: Ability) -> bool:
    """Whether a text is about one player only, so that the first player decides between several."""
    return ability.word in (MOST_CITIES, MOST_LANDMARKS, HIGHEST_GOLD)
