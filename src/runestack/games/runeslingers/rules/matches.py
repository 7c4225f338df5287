"""From one encounter to the next (P-MATCH, RS-RULING-137).

Imports no other chapter, because the end of an encounter calls it from below all of them.
"""

from __future__ import annotations

from typing import Final

from runestack.games.runeslingers.rules import constants as c
from runestack.games.runeslingers.rules import events as e
from runestack.games.runeslingers.rules import procedures as p
from runestack.games.runeslingers.rules.state import (
    CHOOSER,
    FIRST,
    WINS_NEEDED,
    EncounterState,
    enemy,
)
from runestack.kernel.frame import NOBODY, NOTHING, Frame
from runestack.kernel.outcome import WON, Outcome

MATCH_GOES_ON: Final = 1  # flag of a frame of MATCH: not the first encounter


def match_goes_on(s: EncounterState, scores: list[int], reason: str, rule: str) -> None:
    """After an encounter: counts the win, and starts the next encounter or ends the match.

    The match also ends where somebody gives up before the decks are there: no encounter could follow.
    """
    winner = winner_of(scores)
    if winner != NOBODY:
        s.wins[winner] += 1
    if is_decided(s, winner) or not s.face:
        if winner != NOBODY and s.numbers[WINS_NEEDED] > 1:
            s.emit(e.WINS_MATCH, winner, NOTHING, NOTHING, s.wins[winner], "RS-RULING-137")
        s.finish(Outcome(scores, reason, rule, None, s.wins[:]))
        return
    s.numbers[CHOOSER] = NOBODY  # after a draw the same player starts: FIRST stays as it is
    if winner != NOBODY:
        s.numbers[CHOOSER] = enemy(winner)
        s.numbers[FIRST] = NOBODY
    following = Frame(p.MATCH, NOBODY, NOTHING)
    following.flag = MATCH_GOES_ON
    s.push(following)


def winner_of(scores: list[int]) -> int:
    """The seat that has won, or NOBODY."""
    for seat in range(c.SEATS):
        if scores[seat] == WON:
            return seat
    return NOBODY


def is_decided(s: EncounterState, winner: int) -> bool:
    """A single encounter decides, a draw too; in a best of three a draw is played again."""
    if winner == NOBODY:
        return s.numbers[WINS_NEEDED] == 1
    return s.wins[winner] >= s.numbers[WINS_NEEDED]
