"""Who comes after whom, who is still in the game, and who plays with whom."""

from __future__ import annotations

from runestack.games.rune_age.rules.scenarios import EVERYBODY_ALONE, TOGETHER
from runestack.games.rune_age.rules.state import BACKWARDS, FIRST, OVERLORD, SEATS, RuneAgeState
from runestack.kernel.outcome import COOPERATIVE, DUEL, FREE_FOR_ALL, SOLO, TEAMS


def is_in(s: RuneAgeState, seat: int) -> bool:
    """Whether a player is still in the game."""
    return s.out[seat] == 0


def in_play_order(s: RuneAgeState, first: int) -> list[int]:
    """The remaining players clockwise from a seat (which need not be in the game any more)."""
    seats = s.numbers[SEATS]
    way = seats - 1 if s.numbers[BACKWARDS] else 1
    found: list[int] = []
    seat = first
    for _ in range(seats):
        if s.out[seat] == 0:
            found.append(seat)
        seat = (seat + way) % seats
    return found


def everybody(s: RuneAgeState) -> list[int]:
    """The remaining players, the first player first."""
    return in_play_order(s, s.numbers[FIRST])


def next_seat(s: RuneAgeState, seat: int) -> int:
    """The next remaining player clockwise; the same one if nobody else is left."""
    seats = s.numbers[SEATS]
    way = seats - 1 if s.numbers[BACKWARDS] else 1
    following = (seat + way) % seats
    while s.out[following] != 0 and following != seat:
        following = (following + way) % seats
    return following


def are_allies(s: RuneAgeState, one: int, other: int) -> bool:
    """Whether two players win together."""
    if one == other:
        return True
    if s.scenario.teams == EVERYBODY_ALONE:
        return False
    if s.scenario.teams == TOGETHER:
        return True
    return one != s.numbers[OVERLORD] and other != s.numbers[OVERLORD]


def kind_of_game(seats: int, teams: int) -> int:
    """Who plays against whom, as the kernel names it."""
    if seats == 1:
        return SOLO
    if teams == TOGETHER:
        return COOPERATIVE
    if seats == 2:
        return DUEL
    return FREE_FOR_ALL if teams == EVERYBODY_ALONE else TEAMS
