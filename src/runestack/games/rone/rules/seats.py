"""Who sits where: sides and teams, who is still in the game, the order of turns, and who speaks for a team.

Seats are numbered in turn order. With two or three players everybody is a side; with four the seats 0 and 2 are one
side, 1 and 3 the other. Units, deck, graveyard, technology deck and removed cards are found by side; hand, water, hero
and the technologies that were played by seat. Both team mates own and control all cards of the team (RONE-RULING-136):
a card has one of its seats as owner and controller, and only their side counts, except for whom damage to a hero hits,
what a refresh phase refreshes, and how many technologies a player has.
"""

from __future__ import annotations

from runestack.games.rone.rules.state import (
    ACTIVE_PLAYER,
    ELIMINATED,
    OPEN_HANDS,
    SEATS,
    SIDES,
    RoneState,
)
from runestack.kernel.outcome import DUEL, FREE_FOR_ALL, TEAMS


def in_teams(s: RoneState) -> bool:
    """Whether several players form a side."""
    return s.numbers[SIDES] < s.numbers[SEATS]


def kind_of_game(seats: int, sides: int) -> int:
    """A duel, two teams, or three players each for themselves."""
    if sides < seats:
        return TEAMS
    return DUEL if seats == 2 else FREE_FOR_ALL


def is_out(s: RoneState, seat: int) -> bool:
    """Whether a player has been eliminated; only of three players one can be, and the others play on."""
    return s.numbers[ELIMINATED] >> seat & 1 != 0


def in_turn_order(s: RoneState, first: int) -> list[int]:
    """All players who are still in the game, as their turns come, from a seat on."""
    seats = s.numbers[SEATS]
    found: list[int] = []
    for step in range(seats):
        seat = (first + step) % seats
        if not is_out(s, seat):
            found.append(seat)
    return found


def next_player(s: RoneState, seat: int) -> int:
    """The next one to the left: whose turn follows, and of three players the primary target (RONE-RULING-147)."""
    return in_turn_order(s, seat + 1)[0]


def opponents(s: RoneState, seat: int) -> list[int]:
    """All players of other sides, in turn order from the next one."""
    if s.numbers[SEATS] == 2:
        return [1 - seat]
    return [other for other in in_turn_order(s, seat + 1) if s.side[other] != s.side[seat]]


def team(s: RoneState, side: int) -> list[int]:
    """The players of a side."""
    return [seat for seat in range(s.numbers[SEATS]) if s.side[seat] == side]


def team_bits(s: RoneState, side: int) -> int:
    """The same as bits."""
    bits = 0
    for seat in team(s, side):
        bits |= 1 << seat
    return bits


def hand_readers(s: RoneState, seat: int) -> int:
    """Who sees a player's hand, as bits: its player, and the team mate if hands are shown (RONE-RULING-137)."""
    return team_bits(s, s.side[seat]) if s.numbers[OPEN_HANDS] else 1 << seat


def life(s: RoneState, side: int) -> int:
    """Cards in the deck and in the hands of a side."""
    number = len(s.deck[side])
    for seat in team(s, side):
        number += len(s.hand[seat])
    return number


def speaker(s: RoneState, side: int) -> int:
    """Who answers for a side: the active player, or who of it has the next turn (RONE-RULING-144)."""
    for seat in in_turn_order(s, s.numbers[ACTIVE_PLAYER]):
        if s.side[seat] == side:
            return seat
    message = f"nobody of side {side} is in the game"
    raise RuntimeError(message)


def called_you(s: RoneState, card: int) -> list[int]:
    """Whom `you` in the text of a permanent may mean: its controller, or both team mates (RONE-2V2-10)."""
    seat = s.controller[card]
    if s.numbers[SEATS] == 2 or not in_teams(s):
        return [seat]
    return team(s, s.side[seat])
