"""Who plays with whom, who is still in the game, and who answers for the team."""

from __future__ import annotations

from runestack.games.invasion.rules import constants as c
from runestack.games.invasion.rules.state import CAPTAIN, MODE, PHASE, SEATS, STOPPED, InvasionState
from runestack.kernel.frame import NOBODY
from runestack.kernel.outcome import COOPERATIVE, DUEL, SOLO


def is_cooperative(s: InvasionState) -> bool:
    """Whether all play together against the Invasion."""
    return s.numbers[MODE] == c.COOPERATIVE


def is_in(s: InvasionState, seat: int) -> bool:
    """Whether a player is still in the game."""
    return s.out[seat] == 0


def players_in(s: InvasionState) -> list[int]:
    """The remaining players, in seat order."""
    return [seat for seat in range(s.numbers[SEATS]) if s.out[seat] == 0]


def all_done(s: InvasionState) -> bool:
    """Whether all remaining players of a team are done with the Main phase (INV-RULING-85)."""
    for seat in players_in(s):
        if not s.done[seat]:
            return False
    return True


def opponent_of(s: InvasionState, seat: int) -> int:
    """The other player in competitive mode; otherwise NOBODY: the Invasion is no player."""
    if s.numbers[MODE] == c.COOPERATIVE or seat == NOBODY:
        return NOBODY
    return 1 - seat


def captain(s: InvasionState) -> int:
    """Who answers for the team: the one it has named, or the remaining player with the lowest seat (INV-RULING-79)."""
    named = s.numbers[CAPTAIN]
    if named != NOBODY and is_in(s, named):
        return named
    for seat in range(s.numbers[SEATS]):
        if s.out[seat] == 0:
            return seat
    return 0


def all_seats(s: InvasionState) -> int:
    """The bits of all seats."""
    return (1 << s.numbers[SEATS]) - 1


def hand_readers(s: InvasionState, seat: int) -> int:
    """The bits of those who see a hand: its holder, and team-mates (INV-RULING-78, 80)."""
    return all_seats(s) if is_cooperative(s) else 1 << seat


def is_main_phase(s: InvasionState) -> bool:
    """Whether points may pay for additional player actions (INV-RULING-95)."""
    return s.numbers[PHASE] == c.MAIN


def has_stopped(s: InvasionState) -> bool:
    """Whether the match or the scenario is over, so that nothing further is carried out."""
    return s.outcome is not None or s.numbers[STOPPED] != 0


def kind_of_game(seats: int, mode: int) -> int:
    """Who plays against whom, as the kernel names it."""
    if mode == c.COMPETITIVE:
        return DUEL
    return SOLO if seats == 1 else COOPERATIVE
