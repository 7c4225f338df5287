"""What a new turn and a new round forget."""

from __future__ import annotations

from runestack.games.invasion.rules.lasting_changes import end_with_round
from runestack.games.invasion.rules.state import (
    ACTIVE,
    CAPTAIN,
    NEXT_CAPTAIN,
    ROUND,
    SEATS,
    TEMPO_USED,
    TURN,
    InvasionState,
)
from runestack.kernel.frame import NOBODY


def new_turn(s: InvasionState, active: int) -> None:
    """Texts that work once in a turn work again; NOBODY: the Invasion's turn, or the players' together."""
    s.numbers[ACTIVE] = active
    s.numbers[TURN] += 1
    s.chain = 0
    for card in range(len(s.used_turn)):
        s.used_turn[card] = 0
        s.fired[card] = 0
    for seat in range(s.numbers[SEATS]):
        s.plays[seat] = 0
        s.dealt[seat] = 0
        s.drawn[seat] = 0


def new_round(s: InvasionState) -> None:
    """Texts that work once in a round work again; a captain that was named takes over."""
    s.numbers[ROUND] += 1
    s.numbers[TEMPO_USED] = 0
    if s.numbers[NEXT_CAPTAIN] != NOBODY:
        s.numbers[CAPTAIN] = s.numbers[NEXT_CAPTAIN]
        s.numbers[NEXT_CAPTAIN] = NOBODY
    end_with_round(s)
    for card in range(len(s.used_round)):
        s.used_round[card] = 0
