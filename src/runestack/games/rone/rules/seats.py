"""Who sits where: sides and teams, who is still in the game, the order of turns, and who speaks for a team.

Seats are numbered in turn order. With two or three players everybody is a side; with four the seats 0 and 2 are one
side, 1 and 3 the other. What a team shares (units, deck, graveyard, technology deck, removed cards) is found by side,
everything else by seat (RONE-RULING-136). A card of a team has one of its seats as owner and controller; only their
side counts, except for heroes and technologies in play.
"""

from __future__ import annotations

from runestack.games.rone.rules import constants as c
from runestack.games.rone.rules.state import (
    ACTIVE_PLAYER,
    BOUNTY,
    BOUNTY_DECK,
    ELIMINATED,
    OPEN_HANDS,
    SEATS,
    SIDES,
    RoneState,
)
from runestack.kernel.frame import NOTHING


def in_teams(s: RoneState) -> bool:
    """Whether several players form a side."""
    return s.numbers[SIDES] < s.numbers[SEATS]


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


def bounty_deck(s: RoneState) -> list[int]:
    """The cards of the bounty deck; only three players have one."""
    return s.box[BOUNTY_DECK] if s.numbers[BOUNTY] != NOTHING else []


def speaker(s: RoneState, side: int) -> int:
    """Who answers for a side: the active player, or who of it has the next turn (RONE-RULING-144)."""
    for seat in in_turn_order(s, s.numbers[ACTIVE_PLAYER]):
        if s.side[seat] == side:
            return seat
    message = f"nobody of side {side} is in the game"
    raise RuntimeError(message)


def is_shared(s: RoneState, card: int) -> bool:
    """Whether a permanent belongs to a team rather than to one player: its units do (RONE-2V2-2)."""
    if s.numbers[SEATS] == 2:
        return False
    return in_teams(s) and s.faces.type[s.face[card]] == c.UNIT


def called_you(s: RoneState, card: int) -> list[int]:
    """Whom `you` in the text of a permanent may mean: its controller; of a shared unit both team mates."""
    seat = s.controller[card]
    if s.numbers[SEATS] == 2 or not is_shared(s, card):
        return [seat]
    return team(s, s.side[seat])
